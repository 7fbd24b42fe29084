//! The language the program speaks: that of `--language`, or of the user's settings.

use clap::{Arg, ArgMatches};
use quadrille_core::Locale;
use std::env;

/// `--language CODE`, which every verb takes.
pub fn argument() -> Arg {
    Arg::new("language")
        .long("language")
        .value_name("CODE")
        .global(true)
        .value_parser(Locale::all().map(Locale::code).collect::<Vec<_>>())
        .help("The language of the sentences [default: that of LC_ALL, LC_MESSAGES or LANG]")
}

/// The language somebody asked for by name.
pub fn named(arguments: &ArgMatches) -> Option<Locale> {
    let code = arguments.try_get_one::<String>("language").ok().flatten()?;
    Locale::of_code(code)
}

/// The language to speak to people.
pub fn of(arguments: &ArgMatches) -> Locale {
    named(arguments).unwrap_or_else(|| of_settings(|name| env::var(name).ok()))
}

/// The first of the variables that is set decides, as POSIX has it: `fr_FR.UTF-8` is French.
fn of_settings(variable: impl Fn(&str) -> Option<String>) -> Locale {
    let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let wanted = set.find(|text| !text.is_empty()).unwrap_or_default();
    let tag = wanted.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    let language = tag.split('-').next().unwrap_or_default();
    Locale::of_code(&tag).or_else(|| Locale::of_code(language)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_setting_that_is_set_decides() {
        let code = |set: &[(&str, &str)]| {
            let value =
                |name: &str| set.iter().find(|(n, _)| *n == name).map(|(_, v)| v.to_string());
            of_settings(value).code()
        };
        assert_eq!(code(&[]), "en");
        assert_eq!(code(&[("LANG", "fr_FR.UTF-8")]), "fr");
        assert_eq!(code(&[("LANG", "fr_CA"), ("LC_ALL", "C.UTF-8")]), "en");
        assert_eq!(code(&[("LANG", "en_GB"), ("LC_MESSAGES", "fr@euro"), ("LC_ALL", "")]), "fr");
        assert_eq!(code(&[("LANG", "tlh")]), "en");
    }
}
