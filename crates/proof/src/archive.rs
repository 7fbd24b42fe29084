//! A bundle as one file, for whoever is handed it over a wire.

use crate::{Failure, files};
use quadrille_core::{DynPuzzle, Locale, Proved};
use std::collections::BTreeMap;
use std::io::{Cursor, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// The bundle as a zip file, its files in a folder of this name. The same bundle gives the same bytes.
pub fn zipped(
    folder: &str,
    puzzle: &dyn DynPuzzle,
    options: BTreeMap<String, String>,
    proved: &Proved,
    locale: Locale,
) -> Result<Vec<u8>, Failure> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let form = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, bytes) in files(puzzle, options, proved, locale)? {
        archive.start_file(format!("{folder}/{name}"), form).map_err(Failure::foreign)?;
        archive.write_all(&bytes)?;
    }
    Ok(archive.finish().map_err(Failure::foreign)?.into_inner())
}
