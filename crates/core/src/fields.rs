//! Comma-separated files as the course reports write them, with the place of every field.

use crate::InputError;

/// One field: its text without surrounding spaces, and where it starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field<'a> {
    /// The text, trimmed.
    pub text: &'a str,
    /// Line from 1.
    pub line: usize,
    /// Column of the first character from 1.
    pub column: usize,
}

impl Field<'_> {
    /// An error at this field.
    pub fn error(&self, what: impl Into<crate::Message>) -> InputError {
        InputError::at(self.line, self.column, what)
    }
}

/// A text as it may stand in an error message: short, printable, in quotes.
pub fn quoted(text: &str) -> String {
    if text.is_empty() {
        return "nothing".to_string();
    }
    let shown: String = text.chars().take(20).flat_map(char::escape_debug).collect();
    let dots = if text.chars().nth(20).is_some() { "..." } else { "" };
    format!("`{shown}{dots}`")
}

/// The text without a byte-order mark.
pub fn without_bom(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Lines with their number from 1; accepts CRLF, drops blank lines at the end.
pub fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    without_bom(text).trim_end().lines().enumerate().map(|(i, line)| (i + 1, line))
}

/// The fields of one line, separated by commas.
pub fn split(line: usize, text: &str) -> impl Iterator<Item = Field<'_>> {
    let mut column = 1;
    text.split(',').map(move |raw| {
        let lead = raw.chars().take_while(|c| c.is_whitespace()).count();
        let blank = lead == raw.chars().count();
        let field =
            Field { text: raw.trim(), line, column: if blank { column } else { column + lead } };
        column += raw.chars().count() + 1;
        field
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_know_where_they_stand() {
        let fields: Vec<_> = split(3, " 12,, x ,").collect();
        let places: Vec<_> = fields.iter().map(|f| (f.text, f.column)).collect();
        assert_eq!(places, [("12", 2), ("", 5), ("x", 7), ("", 10)]);
        assert_eq!(
            fields[2].error(crate::Message::verbatim("found x")).to_string(),
            "line 3, column 7: found x"
        );
    }

    #[test]
    fn mark_and_line_ends_are_forgiven() {
        let got: Vec<_> = lines("\u{feff}a\r\nb\r\n\r\n").collect();
        assert_eq!(got, [(1, "a"), (2, "b")]);
    }

    #[test]
    fn quotes_are_short_and_printable() {
        assert_eq!(quoted("\u{7}"), "`\\u{7}`");
        assert_eq!(quoted(&"a".repeat(30)), format!("`{}...`", "a".repeat(20)));
    }
}
