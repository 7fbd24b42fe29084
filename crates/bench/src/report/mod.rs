//! The report of a campaign: one page, its pictures, and the results array in every notation.

mod history;
mod html;
mod interactive;
mod pdf;
mod table;

pub use history::write as write_history;
pub(crate) use table::field as csv_field;

use crate::chart::{self, Chart};
use crate::stats::{Results, summaries};
use crate::{Failure, files};
use std::path::{Path, PathBuf};

/// What to report.
pub struct Wanted {
    /// What the horizontal axis of trends means.
    pub axis: String,
    /// One line about the data set.
    pub about: String,
    /// The two methods of the scatter diagram; the first two that solve most otherwise.
    pub scatter: Option<(String, String)>,
}

/// Pixels a unit in the PNG files: sharp on paper.
const PNG_SCALE: f32 = 2.0;

/// Writes the whole report into a folder and says where its page is.
pub fn write(results: &Results, wanted: &Wanted, folder: &Path) -> Result<PathBuf, Failure> {
    files::make_folder(folder)?;
    let summary = summaries(results);
    let (mut charts, trends) = charts(results, wanted, &summary)?;
    sweep(folder, &charts)?;
    // Pictures and the long table take about as long as each other, and need nothing of each other.
    std::thread::scope(|scope| {
        let table = scope
            .spawn(|| files::write(&folder.join("results.csv"), |out| table::csv(results, out)));
        charts.iter().try_for_each(|chart| draw(chart, folder))?;
        table.join().unwrap_or_else(|_| Err(Failure::new("the table of results was not written")))
    })?;
    // Small ones first would hide the two diagrams everybody asks for.
    charts.sort_by_key(|c| match c.name.as_str() {
        "performance" => 0,
        "profile" => 1,
        _ => 2,
    });
    let array = table::array(results);
    let overview = table::overview(results, &summary);
    let fits = table::fits(&trends);
    let note = |shown: usize| {
        let all = results.runs.len();
        (shown < all).then(|| format!("the first {shown} of {all} runs; results.csv has all"))
    };
    let note = note(array.rows.len());
    let title = format!("Results: {}", results.campaign);
    let text = |table: &table::Table| table.markdown();
    files::write_text(
        &folder.join("results.md"),
        &format!(
            "# {title}\n\n{}\n{}\n{}",
            text(&overview),
            note.as_ref().map(|n| format!("({n})\n")).unwrap_or_default(),
            text(&array)
        ),
    )?;
    files::write_text(&folder.join("results.tex"), &array.latex(&title, note.as_deref()))?;
    files::write_text(&folder.join("summary.tex"), &overview.latex("Summary", None))?;
    let pages = pdf::document(&title, &[(&overview, None), (&array, note.as_deref())]);
    files::write(&folder.join("results.pdf"), |out| out.write_all(&pages))?;
    let array_page = html::array_page(&title, &array, note.as_deref());
    files::write_text(&folder.join("results.html"), &array_page)?;
    let page = html::page(results, wanted, &html::Parts { overview, array, fits, note, charts });
    let path = folder.join("index.html");
    files::write_text(&path, &page)?;
    Ok(path)
}

fn charts(
    results: &Results,
    wanted: &Wanted,
    summary: &[crate::stats::Summary],
) -> Result<(Vec<Chart>, Vec<chart::Trend>), Failure> {
    let mut charts = vec![chart::performance(results)];
    charts.extend(chart::profile(results));
    let (drawn, trends) = chart::trends(results, &wanted.axis);
    charts.extend(drawn);
    if let Some((one, other)) = scattered(results, wanted, summary)? {
        charts.push(chart::scatter(results, one, other));
    }
    charts.extend(chart::boxes(results));
    charts.extend(chart::success(results, &wanted.axis));
    charts.extend(chart::solvable(results, &wanted.axis));
    charts.extend(chart::objective(results));
    Ok((charts, trends))
}

/// The columns of the scatter diagram.
fn scattered(
    results: &Results,
    wanted: &Wanted,
    summary: &[crate::stats::Summary],
) -> Result<Option<(usize, usize)>, Failure> {
    let place = |name: &String| {
        results.columns.iter().position(|c| c == name).ok_or_else(|| {
            let all = results.columns.join(", ");
            Failure::new(format!("no results of `{name}` to draw; there are {all}"))
        })
    };
    if let Some((one, other)) = &wanted.scatter {
        return Ok(Some((place(one)?, place(other)?)));
    }
    let mut order: Vec<usize> = (0..summary.len()).filter(|c| summary[*c].solved > 0).collect();
    order.sort_by_key(|c| std::cmp::Reverse(summary[*c].solved));
    order.truncate(2);
    order.sort_unstable();
    Ok(match order.as_slice() {
        [one, other] => Some((*one, *other)),
        _ => None,
    })
}

/// The notations a diagram is written in.
const ENDINGS: [&str; 3] = ["svg", "png", "pdf"];

/// Takes away the pictures of an earlier report that this one does not draw: only files that are named as diagrams are,
/// and are there in all three notations.
fn sweep(folder: &Path, charts: &[Chart]) -> Result<(), Failure> {
    for name in files::names(folder)? {
        let Some(name) = name.strip_suffix(".svg") else { continue };
        let ours = chart::KINDS.iter().any(|kind| {
            name.strip_prefix(kind).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        });
        let paths = ENDINGS.map(|ending| folder.join(format!("{name}.{ending}")));
        let drawn = charts.iter().any(|chart| chart.name == name);
        if ours && !drawn && paths.iter().all(|path| path.is_file()) {
            paths.iter().try_for_each(|path| files::remove(path))?;
        }
    }
    Ok(())
}

fn draw(chart: &Chart, folder: &Path) -> Result<(), Failure> {
    let path = |ending: &str| folder.join(format!("{}.{ending}", chart.name));
    let trouble = |what: String| Failure::new(format!("{}: {what}", chart.name));
    files::write_text(&path("svg"), &chart.svg)?;
    let png = quadrille_draw::png(&chart.svg, PNG_SCALE).map_err(trouble)?;
    files::write(&path("png"), |out| out.write_all(&png))?;
    let pdf = quadrille_draw::pdf(&chart.svg).map_err(trouble)?;
    files::write(&path("pdf"), |out| out.write_all(&pdf))
}
