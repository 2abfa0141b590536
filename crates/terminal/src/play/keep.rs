//! The journal of a game being played: locked against a second player, and never written to if it changed.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use super::options::PlayError;

/// The last game played without a journal of its own, in its folder.
pub const LAST: &str = "last.game";

/// The game before it.
const BEFORE_LAST: &str = "last-1.game";

/// More games at once than anybody plays.
const AT_ONCE: u32 = 1000;

/// A journal open for writing, and locked as long as it is.
pub(super) struct Kept {
    pub path: PathBuf,
    file: File,
    /// The length the file should have: what was read and written here.
    length: u64,
    /// `--resume` without a name finds it.
    pub is_last: bool,
}

fn at(path: &Path) -> impl Fn(std::io::Error) -> PlayError + '_ {
    |error| PlayError::File(path.to_path_buf(), error)
}

/// Locks a file; where the file system has no locks, the check of its length has to do.
fn lock(file: &File, path: &Path) -> Result<(), PlayError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(PlayError::OpenElsewhere(path.to_path_buf())),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

impl Kept {
    /// A new file; one that is there is left alone.
    pub fn create(path: &Path) -> Result<Kept, PlayError> {
        let opened = OpenOptions::new().append(true).create_new(true).open(path);
        let file = opened.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => PlayError::JournalExists(path.to_path_buf()),
            _ => PlayError::Unwritable(path.to_path_buf(), error),
        })?;
        lock(&file, path)?;
        Ok(Kept { path: path.to_path_buf(), file, length: 0, is_last: false })
    }

    /// The usual journal in the folder for them; the last game becomes the one before it, unless it is being played.
    pub fn create_last(folder: &Path) -> Result<Kept, PlayError> {
        fs::create_dir_all(folder).map_err(at(folder))?;
        let last = folder.join(LAST);
        let is_free = match File::open(&last) {
            // The lock is given back at once: only somebody who holds it matters.
            Ok(file) => lock(&file, &last).is_ok(),
            Err(_) => false,
        };
        if is_free {
            fs::rename(&last, folder.join(BEFORE_LAST)).map_err(at(&last))?;
        }
        match Kept::create(&last) {
            Err(PlayError::JournalExists(_)) => {}
            Ok(kept) => return Ok(Kept { is_last: true, ..kept }),
            Err(error) => return Err(error),
        }
        for n in 1..AT_ONCE {
            match Kept::create(&folder.join(format!("other-{n}.game"))) {
                Err(PlayError::JournalExists(_)) => {}
                result => return result,
            }
        }
        Err(PlayError::JournalExists(last))
    }

    /// A journal to go on with, and what is in it. It is locked before it is read.
    pub fn open(path: &Path) -> Result<(Kept, Vec<u8>), PlayError> {
        let mut file = OpenOptions::new().read(true).append(true).open(path).map_err(at(path))?;
        lock(&file, path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(at(path))?;
        let length = bytes.len() as u64;
        Ok((Kept { path: path.to_path_buf(), file, length, is_last: false }, bytes))
    }

    /// Cuts everything after so many bytes away.
    pub fn cut(&mut self, length: u64) -> Result<(), PlayError> {
        self.file.set_len(length).map_err(at(&self.path))?;
        self.length = length;
        Ok(())
    }

    /// Writes at the end, which must be where it was left.
    pub fn write(&mut self, text: &str) -> Result<(), PlayError> {
        let length = self.file.metadata().map_err(at(&self.path))?.len();
        if length != self.length {
            return Err(PlayError::Changed(self.path.clone()));
        }
        self.file.write_all(text.as_bytes()).map_err(at(&self.path))?;
        self.length += text.len() as u64;
        Ok(())
    }

    /// A journal without a game in it is no journal.
    pub fn forget(self) {
        // If it cannot be removed, an empty file stays behind: no harm.
        let _ = fs::remove_file(&self.path);
    }

    /// The path as it can be typed in a shell.
    pub fn typed(&self) -> String {
        let path = self.path.display().to_string();
        let plain = |c: char| c.is_alphanumeric() || "/._-+~:\\".contains(c);
        if path.chars().all(plain) { path } else { format!("'{}'", path.replace('\'', "'\\''")) }
    }
}
