//! Files written whole or not at all.

use crate::Failure;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Writes a file beside its place and renames it, so that nobody ever sees half of it.
pub fn write(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let place = || -> io::Result<()> {
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let mut part = tempfile::Builder::new().prefix(".quadrille-").tempfile_in(folder)?;
        {
            let mut buffer = BufWriter::new(part.as_file_mut());
            fill(&mut buffer)?;
            buffer.flush()?;
        }
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            part.as_file().set_permissions(fs::Permissions::from_mode(0o644))?;
        }
        part.persist(path).map_err(|error| error.error)?;
        Ok(())
    };
    place().map_err(|error| Failure::at(path, error))
}

/// Writes a text whole or not at all.
pub fn write_text(path: &Path, text: &str) -> Result<(), Failure> {
    write(path, |out| out.write_all(text.as_bytes()))
}

/// Makes a folder and those above it.
pub fn make_folder(path: &Path) -> Result<(), Failure> {
    fs::create_dir_all(path).map_err(|error| Failure::at(path, error))
}
