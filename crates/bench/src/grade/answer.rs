//! What a student's result file says: a solution in one of the forms people write, and claims.
//!
//! Julia's `include` reads the reports' files, so they hold assignments; nothing is run here, the
//! lines are only looked at.

/// A result file, read.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Answer {
    /// Texts that may be the solution, the likeliest first.
    pub solutions: Vec<String>,
    /// `isOptimal`, or a verdict that says as much.
    pub optimal: Option<bool>,
    /// Whether it says that there is no solution.
    pub infeasible: bool,
    /// `solveTime`.
    pub seconds: Option<f64>,
    /// The objective it names.
    pub objective: Option<i64>,
}

impl Answer {
    /// Reads a file's text.
    pub fn of(text: &str) -> Self {
        let mut answer = Answer::default();
        let mut body = Vec::new();
        let text = text.trim_start_matches('\u{feff}');
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            let Some((name, value)) = assignment(line) else {
                body.push(line.trim_start_matches('#').trim_end());
                continue;
            };
            // A matrix may go on over several lines.
            let mut value = value.to_string();
            while value.starts_with('[') && !value.contains(']') {
                match lines.next() {
                    Some(more) => value = format!("{value};{}", more.trim()),
                    None => break,
                }
            }
            answer.take(name, value.trim_end_matches(';').trim());
        }
        answer.body(&body);
        answer
    }

    fn take(&mut self, name: &str, value: &str) {
        let plain = value.trim_matches('"');
        let word = plain.to_ascii_lowercase();
        match name.to_ascii_lowercase().as_str() {
            "solvetime" | "time" | "resolutiontime" => self.seconds = plain.parse().ok(),
            "isoptimal" | "optimal" => self.optimal = word.parse().ok(),
            "objective" | "score" | "pegs" => self.objective = plain.parse().ok(),
            "verdict" | "status" => match word.as_str() {
                "impossible" | "infeasible" => self.infeasible = true,
                "solved" | "optimal" => self.optimal = Some(true),
                _ => {}
            },
            "infeasible" | "isinfeasible" => self.infeasible = word == "true",
            _ if value.starts_with('[') => self.solutions.extend(matrix(value)),
            "solution" => self.solutions.insert(0, plain.to_string()),
            _ => {}
        }
    }

    /// What is no assignment: a grid, framed or not, or the word that there is none.
    fn body(&mut self, lines: &[&str]) {
        let framed: Vec<String> = lines.iter().filter_map(|line| inside(line)).collect();
        if !framed.is_empty() {
            self.solutions.push(framed.join("\n"));
            self.solutions.push(framed.concat().replace(char::is_whitespace, ""));
        }
        let text = lines.join("\n");
        let word = text.trim().to_ascii_lowercase();
        if word == "infeasible" || word == "impossible" || word == "no solution" {
            self.infeasible = true;
        } else if !word.is_empty() {
            self.solutions.push(text.trim_matches('\n').to_string());
        }
    }
}

/// `name = value`, a name being what a programmer would call a variable.
fn assignment(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once('=')?;
    let name = name.trim();
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    // `r1c1=3` is a tower, not a variable.
    let cell =
        name.starts_with('r') && name.contains('c') && name.ends_with(|c: char| c.is_ascii_digit());
    (!name.is_empty() && name.chars().all(plain) && !cell).then(|| (name, value.trim()))
}

/// `2 | 5 6 4 | 3` has `5 6 4` inside.
fn inside(line: &str) -> Option<String> {
    let (_, rest) = line.split_once('|')?;
    let (cells, _) = rest.split_once('|')?;
    Some(cells.trim().to_string()).filter(|cells| !cells.is_empty())
}

/// `[1 2; 3 4]` or `[[1, 2], [3, 4]]`: the rows as a comma-separated file, and all cells as one word.
fn matrix(text: &str) -> Vec<String> {
    let rows: Vec<Vec<&str>> = text
        .split([';', ']'])
        .map(|row| row.split([',', ' ', '\t', '[']).filter(|cell| !cell.is_empty()).collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    let table: Vec<String> = rows.iter().map(|row| row.join(",")).collect();
    let word: String = rows.iter().flatten().map(|cell| letter(cell)).collect();
    vec![word, table.join("\n")]
}

/// Heights above nine are letters in the contract's notation.
fn letter(cell: &str) -> String {
    match cell.parse::<u32>() {
        Ok(n @ 10..=35) => char::from_digit(n, 36).map(String::from).unwrap_or_default(),
        Ok(n) => n.to_string(),
        Err(_) => match cell {
            "true" => "1".to_string(),
            "false" => "0".to_string(),
            _ => cell.to_string(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_people_write_are_read() {
        let ours = Answer::of("# 1 | 2\nsolution = \"1221\"\nsolveTime = 0.5\nisOptimal = true\n");
        assert_eq!(ours.solutions[0], "1221");
        assert_eq!((ours.optimal, ours.seconds), (Some(true), Some(0.5)));
        let julia = Answer::of("x = [1 2;\n 2 1]\nsolveTime = 1\nisOptimal = false");
        assert_eq!(julia.solutions[0], "1221");
        assert_eq!(julia.optimal, Some(false));
        let framed = Answer::of("    2 1\n   -----\n 2 | 1 2 | 1\n 1 | 2 1 | 2\n   -----\n");
        assert_eq!(framed.solutions[1], "1221");
        let moves = Answer::of("r1c1-r1c3;r1c4-r1c2\n");
        assert_eq!(moves.solutions, ["r1c1-r1c3;r1c4-r1c2"]);
        assert!(Answer::of("infeasible\n").infeasible);
        assert!(Answer::of("verdict = \"impossible\"").infeasible);
        assert_eq!(Answer::of(""), Answer::default());
        assert_eq!(matrix("[[10, 2], [true, x]]")[0], "a21x");
    }
}
