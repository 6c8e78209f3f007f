//! The key pair by which push services know this server.
//!
//! Every browser that a person allows notices in is bound to the public key. If the private one is
//! lost, all of them have to be asked again: so it is kept in a file, and the file is never replaced.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::SecretKey;
use p256::ecdsa::SigningKey;

use crate::encryption::point;
use crate::random;

/// The key pair by which push services know this server.
#[derive(Clone, Debug)]
pub struct Keys {
    // Its `Debug` keeps the number to itself.
    secret: SecretKey,
}

/// Why there are no keys.
#[derive(Debug, thiserror::Error)]
pub enum KeysError {
    /// The file is there, and cannot be read.
    #[error(
        "the key for notices in {} cannot be read: {source}; give the server permission to read this file, or move it away to start with a new key, after which everybody has to allow notices again",
        file.display()
    )]
    Unreadable {
        /// Where the key is.
        file: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The file is there, and holds something else.
    #[error(
        "{} does not hold a key for notices; restore it from a backup, or move it away to start with a new key, after which everybody has to allow notices again",
        file.display()
    )]
    Damaged {
        /// Where the key should be.
        file: PathBuf,
    },
    /// There is no file yet, and it could not be made.
    #[error(
        "the new key for notices cannot be written to {}: {source}; make sure that the folder exists and that the server may write to it",
        file.display()
    )]
    Unwritable {
        /// Where the key should go.
        file: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

impl Keys {
    /// Reads the key from its file, or makes one and the file on the first start.
    ///
    /// The file holds the private key, 32 bytes in base64url, as other programs for Web Push write it.
    /// Only its owner may read it. A file that is there is never changed.
    pub fn open(file: &Path) -> Result<Keys, KeysError> {
        let file_path = || file.to_owned();
        match fs::read(file) {
            Ok(text) => Keys::read(&text).ok_or_else(|| KeysError::Damaged { file: file_path() }),
            Err(source) if source.kind() == ErrorKind::NotFound => {
                let keys = Keys {
                    secret: random::key(),
                };
                match keys.write(file) {
                    Ok(()) => Ok(keys),
                    // Another server was faster: its key is everybody's.
                    Err(source) if source.kind() == ErrorKind::AlreadyExists => Keys::open(file),
                    Err(source) => Err(KeysError::Unwritable {
                        file: file_path(),
                        source,
                    }),
                }
            }
            Err(source) => Err(KeysError::Unreadable {
                file: file_path(),
                source,
            }),
        }
    }

    /// The public key for browsers: `applicationServerKey`, 65 bytes in base64url without padding.
    pub fn public(&self) -> String {
        BASE64.encode(point(&self.secret.public_key()))
    }

    pub(crate) fn signer(&self) -> SigningKey {
        SigningKey::from(&self.secret)
    }

    fn read(text: &[u8]) -> Option<Keys> {
        let bytes = BASE64.decode(text.trim_ascii()).ok()?;
        let secret = SecretKey::from_slice(&bytes)
            .ok()
            .filter(|_| bytes.len() == 32)?;
        Some(Keys { secret })
    }

    /// Writes beside the file and then gives it its name, so that a crash on the way leaves no half a
    /// key, and of two servers that start at once only one makes it.
    fn write(&self, file: &Path) -> io::Result<()> {
        let mut beside = file.as_os_str().to_owned();
        // By chance, because a crash may have left an earlier one behind.
        beside.push(format!(".{:016x}.new", u64::from_be_bytes(random::bytes())));
        let beside = PathBuf::from(beside);
        let written = self
            .write_new(&beside)
            .and_then(|()| fs::hard_link(&beside, file));
        // There may be nothing to remove; the first error is the one to tell.
        let _ = fs::remove_file(&beside);
        written
    }

    fn write_new(&self, file: &Path) -> io::Result<()> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut opened = options.open(file)?;
        writeln!(opened, "{}", BASE64.encode(self.secret.to_bytes()))?;
        opened.sync_all()
    }
}
