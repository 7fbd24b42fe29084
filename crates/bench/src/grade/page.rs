//! The table of marks as a page: how each method did, then every file.

use super::{Graded, Mark};
use quadrille_core::{Locale, Message, message};
use quadrille_draw::escaped;
use std::collections::BTreeMap;
use std::fmt::Write;

const STYLE: &str = "
body { font: 15px/1.5 Inter, system-ui, Helvetica, Arial, sans-serif; color: #222;
  background: #fff; max-width: 1100px; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2rem }
table { border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .6rem; border-bottom: 1px solid #e3e3e3; text-align: left; vertical-align: top }
thead th { background: #f5f5f5; position: sticky; top: 0 } tbody th { font-weight: inherit }
.number { text-align: right } .why { overflow-wrap: anywhere }
.mark { white-space: nowrap; border-left: 4px solid #999 }
.good { border-left-color: #009E73 } .fair { border-left-color: #E69F00 } .bad { border-left-color: #D55E00 }
@media print { thead th { position: static } }
";

/// The page, in a language.
pub(super) fn page(graded: &[Graded], locale: Locale) -> String {
    let say = |message: Message| escaped(&locale.say(&message));
    let title = say(message!("grade-title"));
    let mut body = format!("<h1>{title}</h1>\n");
    body.push_str(&overview(graded, &say));
    let heads = [
        message!("grade-instance"),
        message!("grade-method"),
        message!("grade-mark"),
        message!("grade-why"),
    ];
    body.push_str(&format!("<h2>{}</h2>\n<table><thead><tr>", say(message!("grade-files"))));
    for head in heads {
        let _ = write!(body, "<th scope=\"col\">{}</th>", say(head));
    }
    let _ = writeln!(
        body,
        "<th scope=\"col\" class=\"number\">{}</th></tr></thead><tbody>",
        say(message!("grade-seconds"))
    );
    for line in graded {
        let why = line.why.clone().map(&say).unwrap_or_default();
        let seconds = line.seconds.map(|s| s.to_string()).unwrap_or_default();
        let _ = writeln!(
            body,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td class=\"mark {}\">{}</td><td class=\"why\">{why}</td>\
             <td class=\"number\">{seconds}</td></tr>",
            escaped(&line.instance),
            escaped(&line.method),
            tone(line.mark),
            say(line.mark.name()),
        );
    }
    body.push_str("</tbody></table>\n");
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style></head>\n<body>\n{body}</body></html>\n",
        locale.code()
    )
}

/// A line a method, a column a mark that somebody got.
fn overview(graded: &[Graded], say: &dyn Fn(Message) -> String) -> String {
    let marks = Mark::ALL.into_iter().filter(|mark| graded.iter().any(|line| line.mark == *mark));
    let marks: Vec<Mark> = marks.collect();
    let mut methods: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for line in graded {
        let counts = methods.entry(&line.method).or_insert_with(|| vec![0; marks.len()]);
        for (count, mark) in counts.iter_mut().zip(&marks) {
            *count += usize::from(line.mark == *mark);
        }
    }
    let mut out =
        format!("<table><thead><tr><th scope=\"col\">{}</th>", say(message!("grade-method")));
    for mark in &marks {
        let _ = write!(
            out,
            "<th scope=\"col\" class=\"mark {}\">{}</th>",
            tone(*mark),
            say(mark.name())
        );
    }
    out.push_str("</tr></thead><tbody>\n");
    for (method, counts) in methods {
        let _ = write!(
            out,
            "<tr><th scope=\"row\">{}</th>",
            escaped(if method.is_empty() { "." } else { method })
        );
        for count in counts {
            let _ = write!(out, "<td class=\"number\">{count}</td>");
        }
        out.push_str("</tr>\n");
    }
    out + "</tbody></table>\n"
}

/// How a mark looks.
fn tone(mark: Mark) -> &'static str {
    match mark {
        Mark::Right | Mark::RightlyImpossible => "good",
        Mark::NotBest | Mark::Undecided | Mark::NoAnswer | Mark::Missing => "fair",
        Mark::Wrong | Mark::FalseClaim | Mark::Unreadable => "bad",
    }
}
