//! People: guests with a name and a language.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use words::Language;

/// What the server knows of the person who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// A name for programs that others may see.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// The language that texts come in.
    #[ts(type = "Language")]
    #[schema(value_type = String)]
    pub language: Language,
    /// An address that is called when it is the person's turn.
    pub webhook: Option<String>,
    /// What the calls of that address are signed with; nobody else gets to know it.
    pub webhook_secret: Option<String>,
    /// How many browsers receive push notices.
    pub browsers: u32,
}

/// What a browser says first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// 32 random bytes in base64url that the browser has chosen: its cookie, if it has none yet. All its pages
    /// say the same, so that they are one person whoever comes first.
    pub key: String,
}

/// What a person changes about themselves; what is left out stays.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    /// The name that others see.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The language that texts come in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Language", optional)]
    #[schema(value_type = Option<String>)]
    pub language: Option<Language>,
    /// An address that is called when it is the person's turn; empty for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub webhook: Option<String>,
}

/// A way to be the same person on another device. It works once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Recovery {
    /// The path of the page to open there.
    pub path: String,
    /// The code alone.
    pub code: String,
}

/// Makes this device the one of another person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// What a recovery said.
    pub code: String,
}

/// The key that browsers need to receive push notices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PushKey {
    /// The public VAPID key, in base64url.
    pub key: String,
}

/// A browser that wants push notices, as the browser describes itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PushSubscription {
    /// Where notices are sent.
    pub endpoint: String,
    /// What they are encrypted with.
    pub keys: PushKeys,
}

/// The keys of a browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PushKeys {
    /// Its public key, in base64url.
    pub p256dh: String,
    /// A secret shared with it, in base64url.
    pub auth: String,
}
