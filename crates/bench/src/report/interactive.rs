//! The part of the page that answers: an overview that follows the choice of methods, tags and sizes.
//!
//! The runs stand in the page as data, and a script of ours, without network or library, counts and draws them. A page
//! without scripts shows everything.

use crate::stats::Results;
use serde_json::json;

/// The page of more runs would take too long to open; its tables and diagrams are all there.
const MOST: usize = 20_000;

/// The script.
const SCRIPT: &str = include_str!("interactive.js");

/// The controls and the overview they lead to, hidden until the script shows them.
pub const CONTROLS: &str = "<section id=\"chosen\" hidden>\n<h2>Overview</h2>\n\
    <div class=\"filter\"><fieldset><legend>Methods</legend><span id=\"methods\"></span></fieldset> \
    <label>Tag <select id=\"tag\"></select></label> <label>Size <select id=\"least\"></select></label> \
    <label>to <select id=\"most\"></select></label> <label>Name <input id=\"words\" size=\"16\"></label> \
    <span id=\"shown\"></span></div>\n\
    <div class=\"wide\"><table id=\"counts\"></table></div>\n<figure id=\"curves\"></figure>\n</section>\n";

/// The data and the script, for the end of the page; nothing for very long campaigns.
pub fn script(results: &Results) -> String {
    if results.runs.len() > MOST {
        return String::new();
    }
    let known = results.best_known();
    let run = |run: &crate::stats::Run| {
        let instance = &results.instances[run.instance];
        let sample = |sample: &Option<crate::stats::Sample>| match sample {
            Some(s) => {
                let counts = u8::from(results.counts(run, s, &known));
                // A heuristic that ended has a time of its own, whatever its answer is worth.
                let ended = u8::from(results.standing(run, s, &known).has_time());
                json!([s.time, counts, s.verdict.word(), s.objective, ended])
            }
            None => serde_json::Value::Null,
        };
        let samples: Vec<_> = run.samples.iter().map(sample).collect();
        json!({
            "name": instance.name, "tag": tag(instance), "size": instance.cells, "x": results.x(run.instance),
            "seed": run.seed, "samples": samples,
        })
    };
    let data = json!({
        "columns": results.columns,
        "limit": results.settings.time_limit,
        "runs": results.runs.iter().map(run).collect::<Vec<_>>(),
    });
    // Inside a script element nothing may look like its end.
    let data = data.to_string().replace('<', "\\u003c");
    format!(
        "<script type=\"application/json\" id=\"data\">{data}</script>\n<script>\n{SCRIPT}</script>\n"
    )
}

/// What an instance is tagged with: its series, or the batch that its name begins with.
fn tag(instance: &crate::store::InstanceInfo) -> String {
    if !instance.series.is_empty() {
        return instance.series.clone();
    }
    let stem = instance.name.rsplit('/').next().unwrap_or_default();
    stem.rsplit_once('-').map_or("", |(batch, _)| batch).to_string()
}
