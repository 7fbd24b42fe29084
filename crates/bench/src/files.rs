//! Files written whole or not at all.

use crate::Failure;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Writes a file beside its place and renames it, so that nobody ever sees half of it: not after a
/// full disk, and not after a power cut either.
pub fn write_whole(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut part = tempfile::Builder::new().prefix(".quadrille-").tempfile_in(folder)?;
    {
        let mut buffer = BufWriter::new(part.as_file_mut());
        fill(&mut buffer)?;
        buffer.flush()?;
    }
    readable_by_others(part.as_file())?;
    part.as_file().sync_all()?;
    part.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// Temporary files are private; what the user asked for is an ordinary file.
fn readable_by_others(file: &fs::File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        file.set_permissions(fs::Permissions::from_mode(0o644))?;
    }
    Ok(())
}

/// Writes a file of a campaign.
pub fn write(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    write_whole(path, fill).map_err(|error| Failure::at(path, error))
}

/// Writes a text whole or not at all.
pub fn write_text(path: &Path, text: &str) -> Result<(), Failure> {
    write(path, |out| out.write_all(text.as_bytes()))
}

/// Makes a folder and those above it.
pub fn make_folder(path: &Path) -> Result<(), Failure> {
    fs::create_dir_all(path).map_err(|error| Failure::at(path, error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_appears_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let count = || fs::read_dir(folder.path()).unwrap().count();
        let trouble = write_whole(&path, |out| {
            out.write_all(b"half of it")?;
            Err(io::Error::other("the disk is full"))
        });
        assert!(trouble.is_err());
        assert_eq!(count(), 0, "nothing is left of it");
        write_whole(&path, |out| out.write_all(b"old")).unwrap();
        assert!(write_whole(&path, |_| Err(io::Error::other("later"))).is_err());
        assert_eq!(fs::read(&path).unwrap(), b"old", "a failure leaves what was there");
        write_whole(&path, |out| out.write_all(b"new")).unwrap();
        assert_eq!((fs::read(&path).unwrap().as_slice(), count()), (&b"new"[..], 1));
    }
}
