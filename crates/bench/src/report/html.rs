//! The page: self-contained, pictures inside.

use super::table::Table;
use super::{Wanted, interactive};
use crate::chart::{Chart, seconds};
use crate::stats::Results;
use quadrille_draw::escaped;
use std::fmt::Write;

/// What the page is made of.
pub struct Parts {
    pub overview: Table,
    pub array: Table,
    pub fits: Table,
    pub note: Option<String>,
    pub charts: Vec<Chart>,
}

const STYLE: &str = "
body { font: 15px/1.5 Inter, system-ui, Helvetica, Arial, sans-serif; color: #222;
  background: #fff; max-width: 1100px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: .2rem } h2 { font-size: 1.2rem; margin-top: 2.2rem }
.about { color: #555 }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .6rem; border-bottom: 1px solid #e3e3e3; text-align: right;
  white-space: nowrap }
th { position: sticky; top: 0; background: #f5f5f5; text-align: right; white-space: normal;
  vertical-align: bottom }
th:first-child, td:first-child { text-align: left }
.warning { border-left: 4px solid #D55E00; background: #fff3ea; padding: .6rem 1rem }
.filter { margin: .6rem 0 } .filter input, .filter select { font: inherit; padding: .2rem .4rem }
.filter fieldset { border: 1px solid #e3e3e3; margin: 0 0 .4rem; padding: .2rem .6rem } .filter label { margin-right: .6rem }
[hidden] { display: none !important }
figure { margin: 1.5rem 0 } figure svg { max-width: 100%; height: auto }
figcaption { color: #555; font-size: 13px }
@media print { th { position: static } figure { break-inside: avoid } }
";

pub fn table(table: &Table) -> String {
    let mut out = String::from("<div class=\"wide\"><table><thead><tr>");
    for head in &table.head {
        let _ = write!(out, "<th scope=\"col\">{}</th>", escaped(head));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in &table.rows {
        out.push_str("<tr>");
        for cell in row {
            let _ = write!(out, "<td>{}</td>", escaped(cell));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody></table></div>\n");
    out
}

pub fn document(title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>{}</title><style>{STYLE}</style></head>\n<body>\n{body}</body></html>\n",
        escaped(title)
    )
}

/// The results array alone.
pub fn array_page(title: &str, array: &Table, note: Option<&str>) -> String {
    let note = note.map(|n| format!("<p>({})</p>", escaped(n))).unwrap_or_default();
    document(title, &format!("<h1>{}</h1>\n{note}{}", escaped(title), table(array)))
}

/// The whole report.
pub fn page(results: &Results, wanted: &Wanted, parts: &Parts) -> String {
    let mut body = String::new();
    let _ = writeln!(body, "<h1>{}</h1>", escaped(&results.campaign));
    if !wanted.about.is_empty() {
        let _ = writeln!(body, "<p class=\"about\">{}</p>", escaped(&wanted.about));
    }
    let _ = writeln!(body, "<p>{}</p>", escaped(&circumstances(results)));
    let quarrels = results.disagreements();
    if !quarrels.is_empty() {
        body.push_str("<div class=\"warning\"><strong>Methods contradict each other:</strong><ul>");
        for quarrel in quarrels.iter().take(50) {
            let _ = write!(body, "<li>{}</li>", escaped(quarrel));
        }
        body.push_str("</ul></div>\n");
    }
    body.push_str(interactive::CONTROLS);
    body.push_str("<h2>Summary</h2>\n");
    body.push_str(&table(&parts.overview));
    let _ = writeln!(
        body,
        "<p class=\"about\">Solved: a definite answer (solved or proved impossible), or an \
         objective that some method proved optimal; of the runs that the method did not refuse. \
         Times are those of runs that ended by themselves, a heuristic's answer included. PAR-2: mean \
         time, any other run counting twice the limit. Geometric mean: shifted, any other run counting \
         the limit. Wins: runs solved in the least time, within 1 %. Objectives are averaged over the runs \
         where every method has one; above best known: by how much, on average over all of a method's \
         runs.</p>"
    );
    body.push_str("<h2>Diagrams</h2>\n");
    for chart in &parts.charts {
        let n = &chart.name;
        let _ = writeln!(
            body,
            "<figure>{}<figcaption>{} <a href=\"{n}.svg\">SVG</a> <a href=\"{n}.png\">PNG</a> \
             <a href=\"{n}.pdf\">PDF</a></figcaption></figure>",
            chart.svg.trim(),
            escaped(&chart.caption)
        );
    }
    if !parts.fits.rows.is_empty() {
        body.push_str("<h2>Fitted trends</h2>\n");
        body.push_str(&table(&parts.fits));
        body.push_str(
            "<p class=\"about\">Least squares on log(time) of the runs that ended with a solution, \
             puzzles proved impossible apart; R² is the share of the variance of log(time) that a fit \
             explains. Two lines that meet, and one line, are fitted to the median time of each place.</p>\n",
        );
    }
    body.push_str("<h2>Results array</h2>\n<p>");
    for ending in ["pdf", "html", "csv", "md", "tex"] {
        let _ = write!(body, "<a href=\"results.{ending}\">{}</a> ", ending.to_uppercase());
    }
    body.push_str("</p>\n");
    if let Some(note) = &parts.note {
        let _ = writeln!(body, "<p>({})</p>", escaped(note));
    }
    body.push_str(&format!("<div id=\"array\">{}</div>\n", table(&parts.array)));
    body.push_str(&interactive::script(results));
    document(&format!("{}: campaign report", results.campaign), &body)
}

fn circumstances(results: &Results) -> String {
    let s = &results.settings;
    let memory = match s.memory_limit {
        0 => String::new(),
        bytes => format!(" and {:.0} MiB", bytes as f64 / f64::from(1 << 20)),
    };
    format!(
        "{} instances, {} runs; limits {}{memory} a solve; {} shown; version {}; on {}.",
        results.instances.len(),
        results.runs.len(),
        seconds(s.time_limit),
        results.clock.label(),
        results.versions.join(", "),
        results.machines.join("; ")
    )
}
