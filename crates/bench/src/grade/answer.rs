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
            let mut open = brackets(&value);
            while open > 0
                && let Some(more) = lines.next()
            {
                value.push(';');
                value.push_str(more.trim());
                open += brackets(more);
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
            "solvetime" | "time" | "resolutiontime" => self.seconds = seconds(plain),
            "isoptimal" | "optimal" => self.optimal = truth(&word),
            "objective" | "score" | "pegs" => self.objective = plain.parse().ok(),
            "verdict" | "status" => match word.as_str() {
                "impossible" | "infeasible" => self.infeasible = true,
                "solved" | "optimal" => self.optimal = Some(true),
                _ => {}
            },
            "infeasible" | "isinfeasible" => self.infeasible = truth(&word) == Some(true),
            // Julia writes the type before an array: `Any[Any[1, 2], ...]`.
            _ if value.contains('[') => self.solutions.extend(matrix(value)),
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
        // Rows of numbers, with or without brackets around them.
        let numbers = |line: &&&str| {
            let mut cells = cells(line).peekable();
            cells.peek().is_some() && cells.all(|cell| cell.parse::<f64>().is_ok())
        };
        let table: Vec<&str> = lines.iter().filter(numbers).copied().collect();
        if !table.is_empty() {
            self.solutions.extend(matrix(&table.join(";")));
        }
        let text = lines.join("\n");
        if table.is_empty() && text.contains('[') {
            self.solutions.extend(matrix(&text));
        }
        let word = text.trim().to_ascii_lowercase();
        if word == "infeasible" || word == "impossible" || word == "no solution" {
            self.infeasible = true;
        } else if !word.is_empty() {
            self.solutions.push(text.trim_matches('\n').to_string());
        }
    }
}

/// Yes or no, as programs write it.
fn truth(word: &str) -> Option<bool> {
    match word {
        "true" | "1" | "yes" => Some(true),
        "false" | "0" | "no" => Some(false),
        _ => None,
    }
}

/// `0.5`, `0,5` or `0.5 s`; no time is less than nothing.
fn seconds(text: &str) -> Option<f64> {
    let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == ' ');
    let seconds: f64 = number.replace(',', ".").parse().ok()?;
    (seconds.is_finite() && seconds >= 0.0).then_some(seconds)
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

/// How many more brackets a text opens than it closes.
fn brackets(text: &str) -> i64 {
    let count = |sign: char| text.matches(sign).count() as i64;
    count('[') - count(']')
}

/// The cells of a row, without what stands around them.
fn cells(row: &str) -> impl Iterator<Item = &str> {
    row.split([',', ' ', '\t', '[', ']', ';']).filter(|cell| !cell.is_empty())
}

/// `[1 2; 3 4]`, `[[1, 2], [3, 4]]` or `Any[Any[1, 2], Any[3, 4]]`: all cells as one word, and the rows as a
/// comma-separated file.
fn matrix(text: &str) -> Vec<String> {
    let is_type = |cell: &&str| {
        let types = ["Any", "Int", "Bool", "Float", "Array", "Matrix", "Vector"];
        types.iter().any(|name| cell.starts_with(name))
    };
    let rows: Vec<Vec<String>> = text
        .split([';', ']'])
        .map(|row| cells(row).filter(|cell| !is_type(cell)).map(whole).collect())
        .filter(|row: &Vec<String>| !row.is_empty())
        .collect();
    let table: Vec<String> = rows.iter().map(|row| row.join(",")).collect();
    let word: String = rows.iter().flatten().map(|cell| letter(cell)).collect();
    vec![word, table.join("\n")]
}

/// A solver's `1.0` or `0.9999999` is 1, and so is `true`.
fn whole(cell: &str) -> String {
    match cell.parse::<f64>() {
        Ok(value) if (value - value.round()).abs() < 1e-4 && value.abs() < 1e9 => {
            (value.round() as i64).to_string()
        }
        _ => match cell {
            "true" => "1".to_string(),
            "false" => "0".to_string(),
            _ => cell.to_string(),
        },
    }
}

/// Heights above nine are letters in the contract's notation.
fn letter(cell: &str) -> String {
    match cell.parse::<u32>() {
        Ok(n @ 10..=35) => char::from_digit(n, 36).map(String::from).unwrap_or_default(),
        _ => cell.to_string(),
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

    #[test]
    fn what_programs_make_of_a_matrix_is_read() {
        for text in [
            "x = [[1, 2],\n     [2, 1]]\nsolveTime = 0,5",
            "x = Any[Any[1, 2], Any[2, 1]]\nsolveTime = 0.5 s",
            "x = Int64[1 2; 2 1]\nsolveTime = 0.5",
            "Any[Any[1, 2], Any[2, 1]]\nsolveTime = 0.5",
            "1 2\n2 1\nsolveTime = 0.5",
            "2×2 Matrix{Int64}:\n 1  2\n 2  1\nsolveTime = 0.5",
            "[1.0 2.0;\n 1.9999999 1.0]\nsolveTime = 0.5",
        ] {
            let answer = Answer::of(text);
            assert_eq!(answer.solutions[0], "1221", "{text}");
            assert_eq!(answer.seconds, Some(0.5), "{text}");
        }
        assert_eq!(Answer::of("isOptimal = 1").optimal, Some(true));
        assert_eq!(Answer::of("solveTime = -1\nisOptimal = maybe"), Answer::default());
    }

    #[test]
    fn a_bracket_that_is_never_closed_takes_no_longer_than_the_file() {
        let long = format!("x = [{}", "1\n".repeat(500_000));
        assert_eq!(Answer::of(&long).solutions[0].len(), 500_000);
    }
}
