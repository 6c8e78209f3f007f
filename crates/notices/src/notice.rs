//! What a person is told.

use serde::Serialize;

/// What a person is told, by whatever way. As JSON it is what the browser decrypts and a webhook receives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Notice {
    /// The headline, such as "Your turn".
    pub title: String,
    /// A sentence more, such as who just moved.
    pub body: String,
    /// Where to go when it is clicked.
    pub url: String,
    /// What it is about. A newer notice with the same tag takes the place of an older one: in the
    /// browser, and already at the push service if the tag fits there, which is up to 32 letters,
    /// digits, `-` and `_`.
    pub tag: String,
    /// The name of this very notice. Whoever gets it a second time knows it by that.
    pub id: String,
}

impl Notice {
    pub(crate) fn json(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("five texts are JSON")
    }

    /// The tag in the form in which push services replace a waiting message by a newer one.
    pub(crate) fn topic(&self) -> Option<&str> {
        let fits = (1..=32).contains(&self.tag.len());
        let plain = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
        (fits && self.tag.bytes().all(plain)).then_some(self.tag.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tagged(tag: &str) -> Notice {
        Notice {
            title: String::new(),
            body: String::new(),
            url: String::new(),
            tag: tag.to_owned(),
            id: "7".to_owned(),
        }
    }

    #[test]
    fn a_tag_is_a_topic_only_in_the_standard_form() {
        assert_eq!(tagged("table-7_turn").topic(), Some("table-7_turn"));
        let longest = "a".repeat(32);
        assert_eq!(tagged(&longest).topic(), Some(longest.as_str()));
        assert_eq!(tagged(&"a".repeat(33)).topic(), None);
        assert_eq!(tagged("").topic(), None);
        assert_eq!(tagged("table 7").topic(), None);
        assert_eq!(tagged("a\r\nEvil: yes").topic(), None);
    }

    #[test]
    fn the_json_is_five_texts() {
        assert_eq!(
            tagged("t").json(),
            br#"{"title":"","body":"","url":"","tag":"t","id":"7"}"#
        );
    }
}
