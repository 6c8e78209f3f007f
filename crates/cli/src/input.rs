//! Reading what people hand in: files, or `-` for standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use shelf::{AnyGame, AnyMatch, Shelf};
use table::Record;

use crate::failure::Failure;

/// No position, record or component file is nearly as long; a device file may be endless.
const LONGEST: u64 = 32 * 1024 * 1024;

/// How a file is called in messages.
pub fn name(path: &Path) -> String {
    if is_stdin(path) {
        "standard input".to_owned()
    } else {
        path.display().to_string()
    }
}

fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// The text of a file.
pub fn text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(bytes(path)?)
        .map_err(|_| Failure::Refused(format!("{} is not a text file in UTF-8", name(path))))
}

/// The bytes of a file.
pub fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let bytes = read(path).map_err(|error| Failure::read(path, error))?;
    if bytes.len() as u64 > LONGEST {
        let what = format!("{} is too long for a file of this program", name(path));
        return Err(Failure::Refused(what));
    }
    Ok(bytes)
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if is_stdin(path) {
        io::stdin().take(LONGEST + 1).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?
            .take(LONGEST + 1)
            .read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// The same game with the component data of a file, if one is named.
pub fn with_components(
    game: Arc<dyn AnyGame>,
    file: Option<&Path>,
) -> Result<Arc<dyn AnyGame>, Failure> {
    let Some(path) = file else { return Ok(game) };
    let what = format!("{} is not a component file that can be used", name(path));
    game.with_components(&text(path)?)
        .map_err(|problems| Failure::refused(&what, &problems))
}

/// The game that goes on from the position in a file.
pub fn position(
    shelf: &Shelf,
    path: &Path,
    components: Option<&Path>,
    seed: Option<u64>,
) -> Result<Box<dyn AnyMatch>, Failure> {
    position_from(shelf, &text(path)?, path, components, seed)
}

/// The game that goes on from a position, given the text of its file.
pub fn position_from(
    shelf: &Shelf,
    text: &str,
    path: &Path,
    components: Option<&Path>,
    seed: Option<u64>,
) -> Result<Box<dyn AnyMatch>, Failure> {
    let refuse = |problems| {
        let what = format!("{} is not a position that can be played", name(path));
        Failure::refused(&what, &problems)
    };
    let (document, game) = shelf.parse_document(text).map_err(refuse)?;
    let game = with_components(game, components)?;
    game.open_position(&document, seed).map_err(refuse)
}

/// The game in a record, played again and checked.
pub fn record(
    shelf: &Shelf,
    path: &Path,
    components: Option<&Path>,
) -> Result<(Record, Box<dyn AnyMatch>), Failure> {
    record_from(shelf, &text(path)?, path, components)
}

/// The game in a record, given the text of its file.
pub fn record_from(
    shelf: &Shelf,
    text: &str,
    path: &Path,
    components: Option<&Path>,
) -> Result<(Record, Box<dyn AnyMatch>), Failure> {
    let refuse = |error| Failure::Refused(format!("{}: {error}", name(path)));
    let (record, game) = shelf.parse_record(text).map_err(refuse)?;
    let game = with_components(game, components)?;
    let played = game.replay(&record).map_err(refuse)?;
    Ok((record, played))
}
