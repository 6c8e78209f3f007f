//! Documents that a game has written down already.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// A JSON document as text. It goes into a message as it is: making a tree of it first would cost the
/// server more than anything else that a move needs.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Written(Box<RawValue>);

impl Written {
    /// Writes something down; nothing that a game shows can fail to be written.
    pub fn new(document: &impl Serialize) -> Written {
        Written(serde_json::value::to_raw_value(document).unwrap_or_default())
    }

    /// The document as a tree.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).unwrap_or_default()
    }
}

impl From<Box<RawValue>> for Written {
    fn from(text: Box<RawValue>) -> Written {
        Written(text)
    }
}

/// Equal documents, however they are written.
impl PartialEq for Written {
    fn eq(&self, other: &Written) -> bool {
        self.0.get() == other.0.get() || self.value() == other.value()
    }
}

/// Read over a tree: a raw text can't be read from within a tagged message.
impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Written, D::Error> {
        Ok(Written::new(&Value::deserialize(reader)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_is_the_same_after_a_journey() {
        let written = Written::new(&serde_json::json!({ "b": [1, null], "a": "ü" }));
        let text = serde_json::to_string(&written).expect("it is JSON already");
        assert_eq!(text, r#"{"b":[1,null],"a":"ü"}"#);
        let again: Written = serde_json::from_str(&text).expect("just written");
        assert_eq!(again, written);
        assert_ne!(again, Written::new(&1));
    }
}
