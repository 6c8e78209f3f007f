//! Why something was refused, on its way to the one who asked.
//!
//! Code that finds something wrong with a request returns [`Refused`] with a code that says whose
//! fault it is. What is the server's own fault becomes [`Code::Internal`]: the reason goes to the log,
//! never to the client.

use axum::Json;
use axum::extract::Request;
use axum::http::header::{CONTENT_LENGTH, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Language, Problem};
use table::Phrase;

use crate::person::language;
use crate::requests::RequestName;
use crate::store::StoreError;
use crate::words;

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// For programs.
    pub code: Code,
    /// What there is to say beyond the code.
    pub details: Vec<Phrase>,
    /// The number of the rule of the game that it rests on, if it does on one.
    pub rule: Option<&'static str>,
}

impl Refused {
    /// A refusal that says all by its code.
    pub fn new(code: Code) -> Refused {
        Refused {
            code,
            details: Vec::new(),
            rule: None,
        }
    }

    /// A refusal with something to add that only programs and their makers read: it is said as it is.
    pub fn with(code: Code, detail: impl Into<String>) -> Refused {
        Refused::saying(code, plain(detail))
    }

    /// A refusal with something to add for people.
    pub fn saying(code: Code, detail: Phrase) -> Refused {
        Refused {
            code,
            details: vec![detail],
            rule: None,
        }
    }

    /// The same in somebody's language.
    pub fn problem(&self, language: Language) -> Problem {
        let details = self.details.iter();
        let details = details.map(|detail| ::words::say(language, detail));
        Problem {
            code: self.code,
            message: words::say(language, &self.code.word(), &[]),
            details: details.collect(),
            rule: self.rule.map(str::to_owned),
            request: None,
        }
    }

    /// The same, with the name of the request if it is the server's own fault: the log says more about it.
    pub fn problem_of(&self, language: Language, request: &RequestName) -> Problem {
        let ours = self.code == Code::Internal;
        Problem {
            request: ours.then(|| request.0.clone()),
            ..self.problem(language)
        }
    }
}

/// A text that has no translation.
pub fn plain(text: impl Into<String>) -> Phrase {
    Phrase::new("plain").text("text", text)
}

/// A refusal over HTTP. Its text is filled in by [`speak`], which knows the language.
impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let mut answer = status(self.code).into_response();
        answer.extensions_mut().insert(self);
        answer
    }
}

/// Gives every refusal its text, in the language of the person who asks or of their browser.
pub async fn speak(request: Request, next: Next) -> Response {
    let browser = language(request.headers());
    let name = request.extensions().get::<RequestName>().cloned();
    let answer = next.run(request).await;
    let Some(refused) = answer.extensions().get::<Refused>() else {
        return answer;
    };
    let language = answer.extensions().get().copied().unwrap_or(browser);
    let problem = match &name {
        Some(name) => refused.problem_of(language, name),
        None => refused.problem(language),
    };
    let body = Json(problem).into_response();
    let (mut parts, _) = answer.into_parts();
    parts.headers.extend(body.headers().clone());
    parts.headers.remove(CONTENT_LENGTH);
    if refused_for_now(parts.status) {
        parts
            .headers
            .insert(RETRY_AFTER, HeaderValue::from_static("1"));
    }
    Response::from_parts(parts, body.into_body())
}

fn refused_for_now(status: StatusCode) -> bool {
    matches!(
        status,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE
    )
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        match error {
            StoreError::Closed => return Refused::new(Code::Stopping),
            StoreError::Shut(why) => return why.refused(),
            _ => {}
        }
        tracing::error!(%error, "the store failed");
        Refused::new(Code::Internal)
    }
}

/// The status that a code has over HTTP.
fn status(code: Code) -> StatusCode {
    match code {
        Code::BadRequest
        | Code::BadMessage
        | Code::WrongProtocol
        | Code::HelloFirst
        | Code::BadSetup
        | Code::BadName
        | Code::BadAddress
        | Code::BadChat
        | Code::IllegalMove => StatusCode::BAD_REQUEST,
        Code::UnknownPerson | Code::BadRecovery => StatusCode::UNAUTHORIZED,
        Code::WrongOrigin | Code::NotSeated | Code::NotHost | Code::NotYourTurn => {
            StatusCode::FORBIDDEN
        }
        Code::NoSuchPage
        | Code::NoSuchTable
        | Code::NoSuchSeat
        | Code::NoSuchDay
        | Code::NoSuchPuzzle => StatusCode::NOT_FOUND,
        Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooMany
        | Code::TooManyGuests
        | Code::TooManyOpened
        | Code::TooManyBotTables
        | Code::TooManyHints
        | Code::TooManyRecords => StatusCode::TOO_MANY_REQUESTS,
        Code::SeatTaken
        | Code::SeatedAlready
        | Code::Begun
        | Code::NotBegun
        | Code::SeatsOpen
        | Code::Over
        | Code::NotOver
        | Code::DayRuns
        | Code::TooFarBack
        | Code::NoUndo
        | Code::TooManyTables
        | Code::TableFull
        | Code::StillThere
        | Code::TooSoon
        | Code::Paused
        | Code::NotPaused
        | Code::NoOffer
        | Code::NoHints
        | Code::Resigned
        | Code::BotPlays
        | Code::OtherRules
        | Code::CantOpen => StatusCode::CONFLICT,
        Code::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
