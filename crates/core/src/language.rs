//! The languages a person may read sentences in.
//!
//! Names of techniques, methods, options and cells are notation: they are the same in every language.

use std::fmt::Display;

/// A language of sentences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Deserialize)]
pub enum Language {
    /// What is written when nobody asks for another.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Cells are feminine in it, because they are `cases`.
    #[serde(rename = "fr")]
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The code front ends take: `en`, `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// The language of a code.
    pub fn of_code(code: &str) -> Option<Language> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// `a, b and c`: names as a person lists them.
    pub fn and<T: Display>(self, names: &[T]) -> String {
        match self {
            Language::English => listed(names, "and"),
            Language::French => listed(names, "et"),
        }
    }

    /// `a, b or c`.
    pub fn or<T: Display>(self, names: &[T]) -> String {
        match self {
            Language::English => listed(names, "or"),
            Language::French => listed(names, "ou"),
        }
    }
}

fn listed<T: Display>(names: &[T], word: &str) -> String {
    let names: Vec<String> = names.iter().map(T::to_string).collect();
    match names.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_spoken_in_the_language() {
        assert_eq!(Language::English.and(&[1, 2, 3]), "1, 2 and 3");
        assert_eq!(Language::French.and(&["r1c1", "r1c2"]), "r1c1 et r1c2");
        assert_eq!(Language::French.or(&[1, 2, 3]), "1, 2 ou 3");
        assert_eq!(Language::French.or(&[1]), "1");
    }

    #[test]
    fn codes_lead_back() {
        for language in Language::ALL {
            assert_eq!(Language::of_code(language.code()), Some(language));
        }
        assert_eq!(Language::of_code("de"), None);
    }
}
