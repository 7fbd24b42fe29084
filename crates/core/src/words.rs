//! The catalogues: `locales/LANGUAGE/*.ftl`, in the notation of Project Fluent.
//!
//! Fluent was chosen because one file serves Rust and the page alike, and because its sentences choose
//! their own form by number and gender, which the code that speaks need not know.

use crate::message::{Arg, Message};
use crate::order::Order as _;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::OnceLock;

/// A language and its catalogue.
struct Catalogue {
    code: &'static str,
    files: &'static [File],
    /// Its keys in the order of their hashes, each with the file it is in: found when something is first said, because a
    /// list of them would be a tenth of what a page loads.
    keys: OnceLock<Vec<Entry>>,
}

/// A key with its hash, and the file it is in. Inside a page comparing hashes is much quicker than comparing names.
type Entry = (u32, &'static str, &'static File);

/// FNV-1a.
fn hash(key: &str) -> u32 {
    key.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

impl Catalogue {
    const fn new(code: &'static str, files: &'static [File]) -> Self {
        Catalogue { code, files, keys: OnceLock::new() }
    }

    fn keys(&self) -> &[Entry] {
        self.keys.get_or_init(|| {
            let of = |file: &'static File| file.keys().map(move |key| (hash(key), key, file));
            let mut keys: Vec<Entry> = self.files.iter().flat_map(of).collect();
            keys.order_by_key(|&(hash, key, _)| (hash, key));
            keys
        })
    }

    /// The file that has a key.
    fn file(&self, key: &str) -> Option<&'static File> {
        let (keys, hash) = (self.keys(), hash(key));
        let same = &keys[keys.partition_point(|entry| entry.0 < hash)..];
        same.iter().take_while(|entry| entry.0 == hash).find(|entry| entry.1 == key).map(|e| e.2)
    }
}

/// A file of a catalogue, understood when something in it is first said: most programs say little.
struct File {
    name: &'static str,
    text: &'static str,
    bundle: OnceLock<FluentBundle<FluentResource>>,
}

impl File {
    const fn new(name: &'static str, text: &'static str) -> Self {
        File { name, text, bundle: OnceLock::new() }
    }

    /// What its lines begin to explain.
    fn keys(&self) -> impl Iterator<Item = &'static str> {
        let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic());
        self.text.lines().filter(begins).filter_map(|line| line.split([' ', '=']).next())
    }
}

// The folders under `locales/`, found by the build script: a language is a folder, no code.
include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// A language of sentences, by its catalogue. Names of techniques, methods, options and cells are notation: they are the
/// same in every language.
#[derive(Clone, Copy)]
pub struct Locale {
    catalogue: &'static Catalogue,
    /// Whether options are spelled as on the command line.
    dashes: bool,
}

impl Locale {
    /// All of them; the first is what is spoken when nobody asks for another.
    pub fn all() -> impl Iterator<Item = Locale> {
        CATALOGUES.iter().map(|catalogue| Locale { catalogue, dashes: true })
    }

    /// The code front ends take: `en`, `fr`.
    pub fn code(self) -> &'static str {
        self.catalogue.code
    }

    /// The same for people who fill in forms: options go by the labels of their fields, not as `--name`.
    #[must_use]
    pub fn in_forms(self) -> Self {
        Locale { dashes: false, ..self }
    }

    /// The language of a code.
    pub fn of_code(code: &str) -> Option<Locale> {
        Self::all().find(|language| language.code() == code)
    }

    /// A message in this language, or in English where its catalogue lacks it.
    pub fn say(self, message: &Message) -> String {
        let own = format(self, message);
        own.or_else(|| format(self.or_english(), message))
            // A test lists keys that no catalogue has; should one slip through, facts are better than
            // silence.
            .unwrap_or_else(|| format!("{} {:?}", message.key, message.args))
    }

    /// Whether this language's own catalogue has a key, which may be `key.attribute`.
    pub fn has(self, key: &str) -> bool {
        let message = |key| self.bundle(key)?.get_message(key);
        match key.split_once('.') {
            Some((key, name)) => message(key).is_some_and(|m| m.get_attribute(name).is_some()),
            None => message(key).is_some_and(|m| m.value().is_some()),
        }
    }

    /// The keys of this language's catalogue, attributes as `key.attribute`, with the name of the file
    /// each is in.
    pub fn keys(self) -> Vec<(&'static str, String)> {
        let mut keys = Vec::new();
        for File { name: file, text, .. } in self.catalogue.files {
            let mut key = "";
            for line in text.lines() {
                let name = |text: &'static str| text.split([' ', '=']).next().unwrap_or("");
                if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
                    key = name(line);
                    keys.push((*file, key.to_string()));
                } else if let Some(attribute) = line.trim_start().strip_prefix('.') {
                    keys.push((*file, format!("{key}.{}", name(attribute))));
                }
            }
        }
        keys
    }

    fn or_english(self) -> Self {
        Locale { dashes: self.dashes, ..Locale::default() }
    }

    /// The file that has a key, ready to speak.
    fn bundle(self, key: &str) -> Option<&'static FluentBundle<FluentResource>> {
        let file = self.catalogue.file(key)?;
        Some(file.bundle.get_or_init(|| bundle(self.catalogue.code, file)))
    }
}

impl Default for Locale {
    fn default() -> Self {
        Locale { catalogue: &CATALOGUES[0], dashes: true }
    }
}

impl PartialEq for Locale {
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Locale {}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

impl<'de> serde::Deserialize<'de> for Locale {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let code = String::deserialize(from)?;
        let known = || Locale::all().map(Locale::code).collect::<Vec<_>>().join(", ");
        Locale::of_code(&code).ok_or_else(|| {
            serde::de::Error::custom(format!("no language {code:?}; expected one of {}", known()))
        })
    }
}

fn bundle(code: &str, file: &File) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![code.parse().unwrap_or_default()]);
    // Marks around arguments help where writing runs from right to left; no catalogue does.
    bundle.set_use_isolating(false);
    // A test reads every file; what cannot be read is left out here.
    let resource = FluentResource::try_new(file.text.to_string());
    let added = bundle.add_resource(resource.unwrap_or_else(|(part, _)| part));
    debug_assert!(added.is_ok(), "locales/{code}/{}: a key stands twice", file.name);
    bundle
}

fn format(language: Locale, message: &Message) -> Option<String> {
    let (key, attribute) = match message.key.split_once('.') {
        Some((key, name)) => (key, Some(name)),
        None => (&*message.key, None),
    };
    let bundle = language.bundle(key)?;
    let said = bundle.get_message(key)?;
    let pattern = match attribute {
        Some(name) => said.get_attribute(name)?.value(),
        None => said.value()?,
    };
    let mut args = FluentArgs::new();
    for (name, arg) in &message.args {
        if let Arg::All(parts) | Arg::Any(parts) | Arg::Neither(parts) = arg {
            args.set(format!("{name}_count"), parts.len() as i64);
        }
        args.set(*name, value(language, titled(language, name, arg).as_ref().unwrap_or(arg)));
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    debug_assert!(errors.is_empty(), "{}: {key}: {errors:?} in {message:?}", language.code());
    Some(text.into_owned())
}

/// Games by the names that forms show. Whoever types gets what is typed.
fn titled(language: Locale, name: &str, arg: &Arg) -> Option<Arg> {
    let title = |arg: &Arg| match arg {
        Arg::Text(game) if language.has(game) => Message::new(game.clone()).into(),
        other => other.clone(),
    };
    match arg {
        _ if language.dashes => None,
        Arg::Text(_) if matches!(name, "game" | "other_game") => Some(title(arg)),
        Arg::All(parts) if name == "games" => Some(Arg::All(parts.iter().map(title).collect())),
        Arg::Any(parts) if name == "games" => Some(Arg::Any(parts.iter().map(title).collect())),
        _ => None,
    }
}

/// What joins the parts of a list: the last two, and those before.
const AND: [&str; 2] = ["list-and", "list-and.comma"];
const OR: [&str; 2] = ["list-or", "list-or.comma"];
const NOR: [&str; 2] = ["list-nor", "list-nor.comma"];

fn value(language: Locale, arg: &Arg) -> FluentValue<'static> {
    match arg {
        // Fluent counts in floating point, which has no room for all of these; no sentence has a form for one of them.
        Arg::Number(number) if number.unsigned_abs() > 1 << 53 => {
            FluentValue::String(number.to_string().into())
        }
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::String(text.clone()),
        Arg::Option(name) if language.dashes => FluentValue::String(format!("--{name}").into()),
        Arg::Option(name) => FluentValue::String(label(language, name).into()),
        Arg::Message(message) => FluentValue::String(language.say(message).into()),
        Arg::All(parts) => FluentValue::String(listed(language, parts, AND).into()),
        Arg::Any(parts) => FluentValue::String(listed(language, parts, OR).into()),
        Arg::Neither(parts) => FluentValue::String(listed(language, parts, NOR).into()),
    }
}

/// What the field of an option is called, in the quotation marks of the language.
fn label(locale: Locale, name: &str) -> String {
    let key = format!("label-{name}");
    let label = format(locale, &Message::new(key));
    locale.say(&Message::new("quoted").with("text", label.unwrap_or_else(|| name.to_string())))
}

/// `a, b and c`, as the language says it.
fn listed(language: Locale, parts: &[Arg], [last_two, comma]: [&'static str; 2]) -> String {
    let said: Vec<String> = parts
        .iter()
        .map(|part| match part {
            // No sentence chooses its form by a number in a list.
            Arg::Number(number) => number.to_string(),
            part => match value(language, part) {
                FluentValue::String(text) => text.into_owned(),
                _ => String::new(),
            },
        })
        .collect();
    match said.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let first = match first {
                [one] => one.clone(),
                _ => first.join(&language.say(&Message::new(comma))),
            };
            language.say(&Message::new(last_two).with("first", first).with("last", last.clone()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message;

    fn french() -> Locale {
        Locale::of_code("fr").unwrap()
    }

    #[test]
    fn lists_are_spoken_in_the_language() {
        let said = |language: Locale, arg: Arg| language.say(&message!("verbatim", text = arg));
        assert_eq!(said(Locale::default(), Arg::all([1, 2, 3])), "1, 2 and 3");
        assert_eq!(said(french(), Arg::all(["r1c1", "r1c2"])), "r1c1 et r1c2");
        assert_eq!(said(french(), Arg::any([1, 2, 3])), "1, 2 ou 3");
        assert_eq!(said(french(), Arg::any([1])), "1");
        assert_eq!(said(french(), Arg::neither([1, 2, 3])), "1, ni 2 ni 3");
        assert_eq!(said(Locale::default(), Arg::neither([1, 2, 3])), "1, 2 or 3");
    }

    #[test]
    fn games_and_levels_are_words_of_the_language() {
        let unread = message!("text-empty", game = "towers");
        assert!(french().say(&unread).contains("de towers"), "as it is typed");
        assert!(french().in_forms().say(&unread).contains("de Towers (gratte-ciel)"));
        let games = message!("read-ambiguous", games = Arg::any(["pegs", "singles"]));
        assert!(french().in_forms().say(&games).contains("Pegs (solitaire) ou Singles (hitori)"));
        let easy = crate::Level { rank: 0, name: "easy" };
        let end = message!("from-end", level = easy);
        assert!(french().say(&end).contains("facile"));
        assert!(Locale::default().say(&end).contains("easy"));
    }

    #[test]
    fn large_numbers_keep_their_last_digits() {
        let said = |number: u64| Locale::default().say(&message!("verbatim", text = number));
        assert_eq!(said(i64::MAX as u64), "9223372036854775807");
        assert_eq!((said(1 << 53), said(12)), ("9007199254740992".to_string(), "12".to_string()));
    }

    #[test]
    fn codes_lead_back() {
        for language in Locale::all() {
            assert_eq!(Locale::of_code(language.code()), Some(language));
        }
        assert_eq!(Locale::of_code("xx"), None);
    }

    #[test]
    fn every_catalogue_can_be_read_and_says_the_same_things() {
        let keys = |language: Locale| {
            let mut keys: Vec<String> = language.keys().into_iter().map(|(_, key)| key).collect();
            keys.sort();
            keys
        };
        for language in Locale::all() {
            for File { name: file, text, .. } in language.catalogue.files {
                let read = FluentResource::try_new((*text).to_string());
                let wrong = read.err().map(|(_, errors)| format!("{errors:?}"));
                assert_eq!(wrong, None, "locales/{}/{file}", language.code());
            }
            let twice = language
                .catalogue
                .keys()
                .windows(2)
                .find(|two| two[0].1 == two[1].1)
                .map(|two| two[0].1);
            assert_eq!(twice, None, "{}: a key stands twice", language.code());
            assert_eq!(keys(language), keys(Locale::default()), "{}", language.code());
        }
    }
}
