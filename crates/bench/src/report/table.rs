//! Tables as data, and as CSV, Markdown and LaTeX.

use crate::chart::{Trend, seconds};
use crate::stats::{Results, SHIFT, Sample, Summary};
use quadrille_core::Ruling;
use std::io::{self, Write};

/// Tables for people end here; the CSV file holds everything.
const MAX_ROWS: usize = 2000;

/// A table: the first column is text, the others are aligned to the right.
pub struct Table {
    /// The heads of the columns.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

/// The results array: instance by method, with time, verdict and objective.
pub fn array(results: &Results) -> Table {
    let objective = has_objective(results);
    let seeds = has_seeds(results);
    let mut head = vec!["instance".to_string()];
    if seeds {
        head.push("seed".to_string());
    }
    for column in &results.columns {
        head.push(format!("{column}: time"));
        head.push("solved".to_string());
        if objective {
            head.push("objective".to_string());
        }
    }
    let mut rows = Vec::new();
    for run in results.runs.iter().take(MAX_ROWS) {
        let mut row = vec![results.instances[run.instance].name.clone()];
        if seeds {
            row.push(run.seed.to_string());
        }
        for sample in &run.samples {
            // A puzzle that was refused took no time worth a number.
            let timed = sample.as_ref().filter(|s| s.verdict != Ruling::Invalid);
            row.push(timed.map(|s| seconds(s.time)).unwrap_or_default());
            row.push(sample.as_ref().map(|s| solved(s)).unwrap_or_default().to_string());
            if objective {
                let value = sample.as_ref().and_then(|s| s.objective);
                row.push(value.map(|v| v.to_string()).unwrap_or_default());
            }
        }
        rows.push(row);
    }
    Table { head, rows }
}

fn has_objective(results: &Results) -> bool {
    results.runs.iter().any(|r| r.samples.iter().flatten().any(|s| s.objective.is_some()))
}

fn has_seeds(results: &Results) -> bool {
    results.runs.windows(2).any(|pair| pair[0].seed != pair[1].seed)
}

fn solved(sample: &Sample) -> &'static str {
    match sample.verdict {
        Ruling::Solved => "yes",
        other => other.word(),
    }
}

/// The summary: one row a column.
pub fn overview(results: &Results, summary: &[Summary]) -> Table {
    let objective = has_objective(results);
    let shown: Vec<usize> = (0..7).filter(|v| summary.iter().any(|s| s.verdicts[*v] > 0)).collect();
    let mut head = vec!["method".to_string(), "solved".to_string()];
    // "solved" is there already, with the number of runs.
    head.extend(shown.iter().filter(|v| **v > 0).map(|v| Ruling::ALL[*v].word().to_string()));
    head.extend(["median", "PAR-2"].map(String::from));
    head.push(format!("geometric mean (shift {SHIFT} s)"));
    head.push("wins".to_string());
    if objective {
        let common = summary.iter().map(|s| s.common).max().unwrap_or(0);
        head.push(format!("mean objective ({common} runs in common)"));
        head.extend(["above best known", "best known reached"].map(String::from));
    }
    head.push("peak memory".to_string());
    let row = |s: &Summary| {
        let mut row = vec![s.column.clone(), format!("{} of {}", s.solved, s.runs - s.refused)];
        row.extend(shown.iter().filter(|v| **v > 0).map(|v| s.verdicts[*v].to_string()));
        row.push(s.median.map(seconds).unwrap_or_default());
        row.push(seconds(s.par2));
        row.push(seconds(s.geometric));
        row.push(s.wins.to_string());
        if objective {
            row.push(s.objective.map(|o| format!("{o:.2}")).unwrap_or_default());
            row.push(s.gap.map(|g| format!("{:.1} %", 100.0 * g)).unwrap_or_default());
            row.push(s.best.to_string());
        }
        row.push(format!("{:.1} MiB", s.peak as f64 / f64::from(1 << 20)));
        row
    };
    Table { head, rows: summary.iter().map(row).collect() }
}

/// The fitted trends.
pub fn fits(trends: &[Trend]) -> Table {
    let head = [
        "series",
        "method",
        "points",
        "polynomial",
        "R²",
        "exponential",
        "R²",
        "power law",
        "R²",
        "two lines meet at",
        "R²",
        "one line R²",
    ];
    let quality = |q: f64| format!("{q:.3}");
    let row = |t: &Trend| {
        let mut row = vec![t.series.clone(), t.column.clone(), t.solved.to_string()];
        for fit in [&t.fits.polynomial, &t.fits.exponential] {
            row.push(fit.as_ref().map(|f| f.formula()).unwrap_or_default());
            row.push(fit.as_ref().map(|f| quality(f.quality)).unwrap_or_default());
        }
        row.push(t.fits.power.map(|(e, _)| format!("x^{e:.2}")).unwrap_or_default());
        row.push(t.fits.power.map(|(_, q)| quality(q)).unwrap_or_default());
        let pieces = t.pieces.as_ref();
        row.push(pieces.map(|p| format!("{:.1}", p.at)).unwrap_or_default());
        row.push(pieces.map(|p| quality(p.quality)).unwrap_or_default());
        row.push(pieces.map(|p| quality(p.straight)).unwrap_or_default());
        row
    };
    Table { head: head.map(String::from).to_vec(), rows: trends.iter().map(row).collect() }
}

/// Every result, one line each, in plain numbers.
pub fn csv(results: &Results, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "instance,series,x,cells,seed,method,verdict,seconds,objective,bound,peak_bytes"
    )?;
    let columns: Vec<String> = results.columns.iter().map(|column| field(column)).collect();
    let number = |n: Option<i64>| n.map(|n| n.to_string()).unwrap_or_default();
    // There may be millions of lines, and those of a run begin alike.
    for run in &results.runs {
        let info = &results.instances[run.instance];
        let (name, series) = (field(&info.name), field(&info.series));
        let x = info.x.map(|x| x.to_string()).unwrap_or_default();
        let run_is = format!("{name},{series},{x},{},{}", info.cells, run.seed);
        for (column, sample) in columns.iter().zip(&run.samples) {
            let Some(s) = sample else { continue };
            write!(out, "{run_is},{column},{},{},", s.verdict.word(), s.time)?;
            match (s.objective, s.bound) {
                (None, None) => writeln!(out, ",,{}", s.peak)?,
                (best, bound) => writeln!(out, "{},{},{}", number(best), number(bound), s.peak)?,
            }
        }
    }
    Ok(())
}

/// A field of a CSV file. A leading sign that a spreadsheet would run as a formula is defused.
pub fn field(text: &str) -> String {
    let guarded = match text.chars().next() {
        Some('=' | '+' | '-' | '@') => format!("'{text}"),
        _ => text.to_string(),
    };
    if guarded.contains(['"', ',', '\n', '\r']) {
        return format!("\"{}\"", guarded.replace('"', "\"\""));
    }
    guarded
}

impl Table {
    /// As Markdown.
    pub fn markdown(&self) -> String {
        let line = |cells: &[String]| {
            let cells: Vec<_> = cells.iter().map(|c| c.replace('|', "\\|")).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let mut text = line(&self.head);
        text.push_str("|---");
        text.push_str(&"|---:".repeat(self.head.len().saturating_sub(1)));
        text.push_str("|\n");
        for row in &self.rows {
            text.push_str(&line(row));
        }
        text
    }

    /// As a LaTeX `longtable`, a whole document that compiles by itself.
    pub fn latex(&self, title: &str, note: Option<&str>) -> String {
        let line = |cells: &[String]| {
            let cells: Vec<_> = cells.iter().map(|c| tex(c)).collect();
            format!("{} \\\\\n", cells.join(" & "))
        };
        let mut text = format!(
            "\\documentclass[a4paper,landscape]{{article}}\n\\usepackage[utf8]{{inputenc}}\n\
             \\usepackage[margin=15mm]{{geometry}}\n\\usepackage{{longtable,booktabs,textcomp}}\n\
             \\begin{{document}}\n\\section*{{{}}}\n",
            tex(title)
        );
        if let Some(note) = note {
            text.push_str(&format!("{}\n\n", tex(note)));
        }
        let right = "r".repeat(self.head.len().saturating_sub(1));
        text.push_str(&format!("{{\\scriptsize\\begin{{longtable}}{{l{right}}}\n\\toprule\n"));
        text.push_str(&line(&self.head));
        text.push_str("\\midrule\\endhead\n");
        for row in &self.rows {
            text.push_str(&line(row));
        }
        text.push_str("\\bottomrule\n\\end{longtable}}\n\\end{document}\n");
        text
    }
}

fn tex(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => {
                out.push('\\');
                out.push(c);
            }
            '\\' => out.push_str("\\textbackslash{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            'µ' => out.push_str("\\textmu{}"),
            '²' => out.push_str("\\texttwosuperior{}"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_characters_do_no_harm() {
        assert_eq!(field("a,\"b\""), "\"a,\"\"b\"\"\"");
        assert_eq!(field("=1+1"), "'=1+1");
        assert_eq!(tex("a_b 5 %"), "a\\_b 5 \\%");
        let table = Table { head: vec!["a".into()], rows: vec![vec!["x|y".into()]] };
        assert_eq!(table.markdown(), "| a |\n|---|\n| x\\|y |\n");
    }
}
