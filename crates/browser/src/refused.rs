//! What is thrown when something can't be done: `Problem` of the protocol, with phrases in the place of its texts.

use protocol::Code;
use serde::Serialize;
use shelf::{Refusal, StudyError};
use table::Phrase;

/// A document, or a refusal as one.
pub type Told = Result<String, String>;

/// Why something is not done.
#[derive(Serialize)]
pub struct Refused {
    code: Code,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    details: Vec<Phrase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl Refused {
    pub fn new(code: Code) -> Refused {
        Refused {
            code,
            details: Vec::new(),
            rule: None,
        }
    }

    /// With something to add that only programs and their makers read.
    pub fn with(code: Code, detail: &impl ToString) -> Refused {
        let detail = Phrase::new("plain").text("text", detail.to_string());
        Refused {
            details: vec![detail],
            ..Refused::new(code)
        }
    }

    pub fn of_move(refusal: &Refusal) -> Refused {
        Refused {
            code: refusal.code(),
            details: vec![refusal.reason()],
            rule: refusal.rule(),
        }
    }

    pub fn of_study(error: &StudyError) -> Refused {
        Refused {
            code: error.code(),
            details: error.detail().into_iter().collect(),
            rule: error.rule(),
        }
    }
}

impl From<Refused> for String {
    fn from(refused: Refused) -> String {
        written(&refused)
    }
}

/// A document as text.
pub fn written(document: &impl Serialize) -> String {
    // Everything here is made of numbers, texts, lists and objects: there is nothing that can't be written.
    serde_json::to_string(document).unwrap_or_default()
}

/// Reads what was asked.
pub fn read<'a, T: serde::Deserialize<'a>>(asked: &'a str) -> Result<T, String> {
    serde_json::from_str(asked).map_err(|error| Refused::with(Code::BadRequest, &error).into())
}
