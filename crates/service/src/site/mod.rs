//! The page as files for any web host: no service beside it, and after the first visit no network either.

use crate::assets::Dist;
use std::fmt::Write;

/// Keeps every file of the page where the browser finds it without a network.
const OFFLINE: &str = include_str!("offline.js");
const INDEX: &str = "index.html";
/// How the names of files begin that a visitor may never need, and that weigh more than all the others: they are kept once they were used.
const LATER: &str = "assets/highs-";

/// A file of the page: its path with `/`, and its content.
pub type File = (String, Vec<u8>);

/// All of them. `base` is the path the page is put at on its host, such as `/games/`; without it the page works wherever its address ends with
/// a slash or names a file.
pub fn site(base: Option<&str>) -> Vec<File> {
    let mut version = String::new();
    let (mut names, mut later) = (vec!["./".to_string()], Vec::new());
    let mut files: Vec<File> = Vec::new();
    for path in Dist::iter() {
        let Some(file) = Dist::get(&path) else { continue };
        for byte in &file.metadata.sha256_hash()[..4] {
            let _ = write!(version, "{byte:02x}");
        }
        let content = match base {
            Some(base) if path == INDEX => based(&file.data, base),
            _ => file.data.into_owned(),
        };
        if path.starts_with(LATER) { &mut later } else { &mut names }.push(path.to_string());
        files.push((path.into_owned(), content));
    }
    let list = |names: Vec<String>| serde_json::json!(names).to_string();
    let worker = OFFLINE.replace("VERSION", &version);
    let worker = worker.replace("['FILES']", &list(names)).replace("['LATER']", &list(later));
    files.push(("offline.js".to_string(), worker.into_bytes()));
    files
}

/// The page told where it stands.
fn based(page: &[u8], base: &str) -> Vec<u8> {
    let page = String::from_utf8_lossy(page);
    page.replacen("<head>", &format!("<head>\n    <base href=\"{base}\" />"), 1).into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(files: &[File], name: &str) -> String {
        let (_, content) = files.iter().find(|(path, _)| path == name).expect(name);
        String::from_utf8_lossy(content).into_owned()
    }

    #[test]
    fn everything_is_kept_and_a_base_is_named_once() {
        let files = site(None);
        let worker = text(&files, "offline.js");
        for name in [INDEX, "quadrille.wasm", "manifest.webmanifest"] {
            assert!(worker.contains(&format!("{name:?}")), "{name}");
        }
        let (first, later) = worker.split_once("const LATER").expect("two lists");
        assert!(!first.contains(LATER) && later.contains(LATER), "{worker}");
        for left in ["VERSION", "FILES'", "LATER'"] {
            assert!(!worker.contains(left), "{worker}");
        }
        assert!(!text(&files, INDEX).contains("<base"));
        let based = text(&site(Some("/games/")), INDEX);
        assert_eq!(based.matches("<base href=\"/games/\" />").count(), 1);
    }
}
