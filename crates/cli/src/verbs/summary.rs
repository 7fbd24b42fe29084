//! What a solve came to, in one line and its notes.

use quadrille_core::{Locale, Message, SolveReport, message};

/// `solved by search in 0.21 ms, 3 nodes; the only solution`.
fn summary(report: &SolveReport) -> Vec<Message> {
    let time = match report.seconds {
        s if s < 1.0 => format!("{:.2} ms", s * 1e3),
        s => format!("{s:.2} s"),
    };
    let mut parts = vec![message!(
        "solve-summary",
        verdict = report.verdict.word(),
        method = report.method.clone().unwrap_or_default(),
        time = time,
        nodes = report.nodes
    )];
    match (report.solutions, report.exhausted) {
        (1, true) => parts.push(message!("solve-only")),
        (n, true) if n > 1 => parts.push(message!("solve-in-all", solutions = report.counted())),
        (n, false) if n > 1 => parts.push(message!("solve-at-least", solutions = n)),
        _ => {}
    }
    let bound = report.bound.filter(|bound| Some(*bound) != report.objective);
    parts.extend(report.objective.map(|n| message!("solve-objective", objective = n)));
    if let (Some(bound), Some(last)) = (bound, parts.pop_if(|_| bound.is_some())) {
        parts.push(message!("solve-with-bound", what = last, bound = bound));
    }
    for (name, value) in &report.measures {
        parts.push(message!("solve-measure", name = name.clone(), value = *value));
    }
    // The reason of a limit goes by its code; any other is said as it came.
    let reason = report.code.clone().map(Message::new);
    parts.extend(reason.or(report.error.clone().map(Message::verbatim)));
    parts
}

/// The summary and the notes in a language.
pub fn told(report: &SolveReport, locale: Locale) -> String {
    let parts: Vec<String> = summary(report).iter().map(|part| locale.say(part)).collect();
    let notes = report.notes.iter().map(|note| format!("\n  {}", locale.say(note)));
    parts.join(&locale.say(&message!("solve-and"))) + &notes.collect::<String>()
}
