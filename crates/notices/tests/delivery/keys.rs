//! The file with the server's keys.

use std::fs;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use notices::{Keys, KeysError};

use crate::Folder;

#[test]
fn the_first_start_makes_keys_that_stay() {
    let folder = Folder::new("stay");
    let file = folder.0.join("key");
    let public = Keys::open(&file).expect("new keys").public();
    assert_eq!(Keys::open(&file).expect("the same keys").public(), public);
    let point = BASE64.decode(&public).expect("base64url");
    assert_eq!((point.len(), point[0]), (65, 4));
    let files = fs::read_dir(&folder.0).expect("a folder").count();
    assert_eq!(files, 1, "nothing is left beside the file");
    let other = Keys::open(&folder.0.join("other")).expect("other keys");
    assert_ne!(other.public(), public);
}

#[cfg(unix)]
#[test]
fn only_the_owner_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new("mode");
    let file = folder.0.join("key");
    Keys::open(&file).expect("new keys");
    let mode = fs::metadata(&file).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn a_file_that_is_no_key_is_reported_and_left_alone() {
    let folder = Folder::new("damaged");
    let file = folder.0.join("key");
    let zeros = BASE64.encode([0; 32]);
    let short = BASE64.encode([7; 31]);
    for text in ["", "what a nice day", zeros.as_str(), short.as_str()] {
        fs::write(&file, text).expect("written");
        let error = Keys::open(&file).expect_err("no key");
        assert!(matches!(error, KeysError::Damaged { .. }), "{error:?}");
        assert!(
            error.to_string().contains("restore it from a backup"),
            "{error}"
        );
        assert_eq!(fs::read_to_string(&file).expect("still there"), text);
    }
}

#[test]
fn a_file_that_cannot_be_read_is_reported_and_left_alone() {
    let folder = Folder::new("unreadable");
    // A folder in its place cannot be read even by root, whom permissions do not stop.
    let file = folder.0.join("key");
    fs::create_dir(&file).expect("a folder");
    let error = Keys::open(&file).expect_err("unreadable");
    assert!(matches!(error, KeysError::Unreadable { .. }), "{error:?}");
    assert!(error.to_string().contains("permission"), "{error}");
    assert!(file.is_dir());
}

#[test]
fn a_folder_that_is_missing_is_reported() {
    let folder = Folder::new("missing");
    let error = Keys::open(&folder.0.join("nowhere/key")).expect_err("no folder");
    assert!(matches!(error, KeysError::Unwritable { .. }), "{error:?}");
    assert!(error.to_string().contains("nowhere"), "{error}");
}

#[test]
fn the_private_key_is_not_printed() {
    let folder = Folder::new("printed");
    let keys = Keys::open(&folder.0.join("key")).expect("new keys");
    let printed = format!("{keys:?}");
    assert!(
        printed.ends_with("SecretKey<p256::NistP256> { .. } }"),
        "{printed}"
    );
}
