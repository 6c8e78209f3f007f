//! What browsers are told about the types of the games.

/// For each game of this house: its id, which is its folder in the browser app too, and the TypeScript of its views and
/// events. `web/src/games/<id>/wire.ts` has to be equal to it.
pub fn typescript() -> [(&'static str, String); 3] {
    [
        ("momiji", momiji::typescript()),
        ("vivid-memories", vivid_memories::typescript()),
        ("deja-vu", deja_vu::typescript()),
    ]
}
