//! The committed module of the page was built from the sources beside it.

use super::sources::root;
use std::process::Command;

#[test]
fn the_pages_module_is_built_from_these_sources() {
    let told =
        Command::new("tools/wasm").arg("check").current_dir(root()).output().expect("a shell");
    let text = String::from_utf8_lossy(&told.stdout).into_owned();
    assert!(told.status.success(), "{text}{}", String::from_utf8_lossy(&told.stderr));
}
