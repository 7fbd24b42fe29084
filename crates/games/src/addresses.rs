//! Addresses as people paste them, laid out as the notations read them: with a scheme before the page, without what only the
//! page wants to know, and with a file that travels as an address made a file again.

use quadrille_exchange::penpa;
use std::borrow::Cow;

/// Pages that are often named without `https://`.
const PAGES: [&str; 6] = [
    "puzz.link/",
    "pzv.jp/",
    "pzprxs.vercel.app/",
    "f-puzzles.com/",
    "sudokupad.app/",
    "swaroopg92.github.io/",
];

/// Whether a text is an address. Penpa+ gives its own with or without the page before them.
pub fn is_address(text: &str) -> bool {
    let text = text.trim_start();
    let scheme = text.starts_with("http://") || text.starts_with("https://");
    scheme || penpa::recognises(text) || is_bare(text)
}

/// Whether it names a page that is known, and no scheme.
fn is_bare(text: &str) -> bool {
    let text = text.trim_start();
    let page = text.strip_prefix("www.").unwrap_or(text);
    PAGES.iter().any(|known| page.starts_with(known))
}

/// The text to be read: what is no address stays as it is.
///
/// puzz.link writes `p?type=player&pzprv3/...` for a copy of a board with its answers: the lines of a file with `/` between
/// them, percent signs before what an address cannot have (`URL_PZPRFILE` of pzpr's `parser.js`).
pub fn laid_out(text: &str) -> Cow<'_, str> {
    if !is_address(text) || text.trim().contains('\n') {
        return Cow::Borrowed(text);
    }
    let scheme = if is_bare(text) { "https://" } else { "" };
    let text = text.trim();
    let Some((page, whole)) = text.split_once('?') else {
        return Cow::Owned(format!("{scheme}{text}"));
    };
    let query = without_settings(whole);
    if query.starts_with("pzprv3") {
        return Cow::Owned(decoded(query));
    }
    Cow::Owned(format!("{scheme}{page}?{query}"))
}

/// A query without the `name=word&` that tell pzpr's page how to open.
fn without_settings(query: &str) -> &str {
    let word = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric());
    let mut rest = query;
    while let Some((setting, after)) = rest.split_once('&')
        && let Some((name, value)) = setting.split_once('=')
        && name == "type"
        && word(value)
    {
        rest = after;
    }
    rest
}

/// The text without its percent signs.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let pair = tail.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        let byte = pair.filter(|two| *first == b'%' && !two.starts_with('+'));
        match byte.and_then(|two| u8::from_str_radix(two, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            None => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_address_stays() {
        for text in ["towers:4:x", "1 2\n2 1\n", "puzz.link", "", "https://puzz.link/a\nb", "?"] {
            assert_eq!(laid_out(text), text);
        }
    }

    #[test]
    fn pages_are_known_without_their_scheme() {
        for text in ["puzz.link/p?hitori/2/1/12", " www.puzz.link/p?type=editor&hitori/2/1/12\n"] {
            assert!(is_address(text), "{text}");
            assert!(laid_out(text).ends_with("puzz.link/p?hitori/2/1/12"), "{text}");
            assert!(laid_out(text).starts_with("https://"), "{text}");
        }
        assert!(!is_address("puzz.link") && !is_address("folder/p?x"));
        let load = "https://www.f-puzzles.com/?load=N4Ig&x=1";
        assert_eq!(laid_out(load), load);
    }

    #[test]
    fn files_in_addresses_are_files() {
        let address = "https://puzz.link/p?type=player&pzprv3/hitori/1/2/1%201%20/%23%20+%20/";
        assert_eq!(laid_out(address), "pzprv3/hitori/1/2/1 1 /# + /");
        assert_eq!(decoded("%zz%2"), "%zz%2");
        assert_eq!(decoded("%+1"), "%+1");
    }
}
