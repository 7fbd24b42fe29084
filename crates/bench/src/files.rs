//! Files written whole or not at all.

use crate::Failure;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes a file beside its place and renames it, so that nobody ever sees half of it: not after a
/// full disk, and not after a power cut either. A device or a pipe is written into, not replaced.
pub fn write_whole(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    if is_stream(path) {
        let mut buffer = BufWriter::new(stream(path)?);
        fill(&mut buffer)?;
        return buffer.flush();
    }
    let path = &behind_links(path);
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    // Made by hand: what `tempfile_in` says of trouble names its own file, which nobody asked for.
    let mut part = tempfile::Builder::new().prefix(".quadrille-").make_in(folder, new_private)?;
    {
        let mut buffer = BufWriter::new(part.as_file_mut());
        fill(&mut buffer)?;
        buffer.flush()?;
    }
    set_readers(part.as_file(), path)?;
    part.as_file().sync_all()?;
    part.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// Whether a path leads to what takes bytes and keeps no file: a device such as `/dev/null`, a pipe, a terminal. Renaming a
/// file to such a name would take it away from everybody else.
pub fn is_stream(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir())
}

/// What takes bytes, to be written into.
pub fn stream(path: &Path) -> io::Result<fs::File> {
    fs::OpenOptions::new().write(true).open(path)
}

/// Where a file is in the end: who gives the name of a link wants the file changed, not the link.
pub fn behind_links(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf())
}

/// A new file that nobody else may read yet.
fn new_private(path: &Path) -> io::Result<fs::File> {
    let mut options = fs::OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Who may read the new file: those who might read the old one. Temporary files are private, but what the user asked for is
/// an ordinary file.
fn set_readers(part: &fs::File, path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let old = fs::metadata(path).map(|old| old.permissions());
        part.set_permissions(old.unwrap_or(fs::Permissions::from_mode(0o644)))?;
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

/// The names of what is in a folder, as far as they are text.
pub fn names(folder: &Path) -> Result<Vec<String>, Failure> {
    let trouble = |error| Failure::at(folder, error);
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(trouble)? {
        names.extend(entry.map_err(trouble)?.file_name().into_string());
    }
    names.sort();
    Ok(names)
}

/// Takes a file away.
pub fn remove(path: &Path) -> Result<(), Failure> {
    fs::remove_file(path).map_err(|error| Failure::at(path, error))
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

    #[test]
    fn trouble_does_not_name_a_file_nobody_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        let trouble = write_text(&folder.path().join("nowhere/file"), "text").unwrap_err();
        let told = trouble.to_string();
        assert!(told.contains("nowhere/file") && !told.contains(".quadrille-"), "{told}");
    }

    #[cfg(unix)]
    #[test]
    fn links_rights_and_devices_stay_what_they_are() {
        use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        symlink(&file, &link).unwrap();
        write_whole(&link, |out| out.write_all(b"new")).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&file).unwrap(), b"new");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        // A link, so that a fault here takes the link away and not the device.
        let nothing = folder.path().join("nothing");
        symlink("/dev/null", &nothing).unwrap();
        write_whole(&nothing, |out| out.write_all(b"gone")).unwrap();
        assert!(fs::metadata(&nothing).unwrap().file_type().is_char_device());
        assert!(fs::symlink_metadata(&nothing).unwrap().is_symlink());
    }
}
