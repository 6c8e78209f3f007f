//! Telling a person who is not looking that it is their turn.
//!
//! Two ways lead to them: a push message to a browser they allowed it in, which arrives even while the
//! page is closed, and a webhook, a signed HTTP call to an address they gave. A [`Sender`] does both.
//!
//! A push message follows the open standard and needs no account anywhere: the browser's maker runs a
//! push service that delivers it (RFC 8030), its text is encrypted so that only the browser reads it
//! (RFC 8291), and a signature says which server sends it (RFC 8292).
//!
//! Both addresses come from strangers, so by default nothing here connects to the server's own machine
//! or network. All calls block, up to the time in [`Options`]: an async server runs them in
//! `spawn_blocking`.

mod address;
mod browser;
mod client;
mod contact;
mod encryption;
mod keys;
mod notice;
mod public_only;
mod random;
mod sender;
mod signature;
mod vapid;

pub use address::{BadAddress, check_address};
pub use browser::{BadBrowser, Browser};
pub use client::Unreached;
pub use contact::{BadContact, Contact};
pub use keys::{Keys, KeysError};
pub use notice::Notice;
pub use sender::{CallError, Options, PushError, Sender};
