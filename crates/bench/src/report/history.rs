//! The page of a history: the diagram and the table, one file, and both as files of their own.

use super::html::{document, table};
use super::table::{Table, field};
use super::{Chart, draw};
use crate::chart::seconds;
use crate::history::Story;
use crate::stats::LEVEL;
use crate::{Failure, files};
use quadrille_draw::escaped;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Writes the page into a folder and says where it is.
pub fn write(
    versions: &[String],
    stories: &[Story],
    chart: Option<Chart>,
    folder: &Path,
) -> Result<PathBuf, Failure> {
    files::make_folder(folder)?;
    let told = told(versions, stories);
    let mut body = String::from("<h1>From version to version</h1>\n");
    let _ = writeln!(body, "<p>Versions: {}.</p>", escaped(&versions.join(", ")));
    if let Some(chart) = &chart {
        draw(chart, folder)?;
        let _ = writeln!(
            body,
            "<figure>{}<figcaption>{} <a href=\"history.svg\">SVG</a> <a href=\"history.png\">PNG</a> \
             <a href=\"history.pdf\">PDF</a></figcaption></figure>",
            chart.svg.trim(),
            escaped(&chart.caption)
        );
    }
    body.push_str(&table(&told));
    body.push_str(
        "<p class=\"about\">Solved: of the jobs that every version has a result for. Medians and ratios: over the \
         jobs that every version solved. Of the first: the geometric mean of times over those of the first version, with \
         its 95 % interval. Differs: from the version before, by Wilcoxon's signed-rank test.</p>\n",
    );
    let mut csv = String::new();
    for row in std::iter::once(&told.head).chain(&told.rows) {
        let fields: Vec<String> = row.iter().map(|text| field(text)).collect();
        let _ = writeln!(csv, "{}", fields.join(","));
    }
    files::write_text(&folder.join("history.csv"), &csv)?;
    let path = folder.join("index.html");
    files::write_text(&path, &document("From version to version", &body))?;
    Ok(path)
}

fn told(versions: &[String], stories: &[Story]) -> Table {
    let head =
        ["method", "version", "solved", "of", "median", "of the first", "95 % interval", "differs"];
    let mut rows = Vec::new();
    for story in stories {
        for (version, moment) in versions.iter().zip(&story.moments) {
            let ratio = moment.since_first.as_ref();
            rows.push(vec![
                story.method.clone(),
                version.clone(),
                moment.solved.to_string(),
                story.common.to_string(),
                moment.median.map(seconds).unwrap_or_default(),
                ratio.map(|r| format!("{:.3}", r.mean)).unwrap_or_default(),
                ratio.map(|r| format!("{:.3} to {:.3}", r.low, r.high)).unwrap_or_default(),
                match &moment.since_last {
                    Some(sure) if sure.p < LEVEL => format!("yes (p {:.3})", sure.p),
                    Some(sure) => format!("no (p {:.3})", sure.p),
                    None => String::new(),
                },
            ]);
        }
    }
    Table { head: head.map(String::from).into(), rows }
}
