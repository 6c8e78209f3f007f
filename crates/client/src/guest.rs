//! A person at a server, over HTTP.

use std::time::Duration;

use protocol::Problem;
use protocol::people::Me;
use protocol::tables::{NewTable, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::Agent;
use ureq::http::Response;

use crate::connection::{Connection, Lost};

/// Why a request did not get what it asked for.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The server refused.
    #[error("the server refused ({0}): {1:?}")]
    Refused(u16, Problem),
    /// The server can't be reached, or answers something else than it should.
    #[error("the server can't be understood: {0}")]
    Broken(String),
}

impl Trouble {
    /// What the server said, if it refused.
    pub fn problem(&self) -> Option<&Problem> {
        match self {
            Trouble::Refused(_, problem) => Some(problem),
            Trouble::Broken(_) => None,
        }
    }
}

/// An answer as it came.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// Every header, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The first header with this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// A person.
#[derive(Clone, Debug)]
pub struct Guest {
    agent: Agent,
    /// Where the server is, such as `127.0.0.1:7777`.
    pub host: String,
    /// The cookie that says who this is.
    pub cookie: String,
    /// Who the server says this is.
    pub me: Me,
}

impl Guest {
    /// A new guest.
    pub async fn new(host: &str) -> Result<Guest, Trouble> {
        Guest::speaking(host, "en").await
    }

    /// A new guest whose browser prefers this language.
    pub async fn speaking(host: &str, language: &str) -> Result<Guest, Trouble> {
        let agent = agent();
        let headers = vec![("accept-language", language.to_owned())];
        let answer = send(&agent, host, "GET", "/api/me", &headers, None).await?;
        let cookie = answer.header("set-cookie").unwrap_or_default();
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let me = read(&answer)?;
        Ok(Guest {
            agent,
            host: host.to_owned(),
            cookie,
            me,
        })
    }

    /// The same person at another address of the server.
    #[must_use]
    pub fn at(mut self, host: &str) -> Guest {
        host.clone_into(&mut self.host);
        self
    }

    /// The same browser with another cookie.
    #[must_use]
    pub fn with_cookie(mut self, cookie: &str) -> Guest {
        cookie.clone_into(&mut self.cookie);
        self
    }

    /// Asks for something.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        read(&self.ask("GET", path, None).await?)
    }

    /// Asks for something to be done.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Trouble> {
        let body = serde_json::to_string(body).unwrap_or_default();
        read(&self.ask("POST", path, Some(body)).await?)
    }

    /// Asks anything, and takes the answer as it comes.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Result<Answer, Trouble> {
        let headers = vec![("cookie", self.cookie.clone())];
        self.ask_with(method, path, headers, body).await
    }

    /// The same with these headers and no others.
    pub async fn ask_with(
        &self,
        method: &str,
        path: &str,
        headers: Vec<(&'static str, String)>,
        body: Option<String>,
    ) -> Result<Answer, Trouble> {
        send(&self.agent, &self.host, method, path, &headers, body).await
    }

    /// Opens a table.
    pub async fn open(&self, table: &NewTable) -> Result<Table, Trouble> {
        self.post("/api/tables", table).await
    }

    /// Goes to a table.
    pub async fn connect(&self, table: &str) -> Result<Connection, Lost> {
        Connection::open(&self.host, table, &self.cookie).await
    }
}

fn agent() -> Agent {
    let config = Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(30)))
        .build();
    config.new_agent()
}

fn read<T: DeserializeOwned>(answer: &Answer) -> Result<T, Trouble> {
    let broken = |error: serde_json::Error| Trouble::Broken(format!("{error} in {}", answer.body));
    if answer.status >= 400 {
        let problem = serde_json::from_str(&answer.body).map_err(broken)?;
        return Err(Trouble::Refused(answer.status, problem));
    }
    let body = match answer.body.as_str() {
        "" => "null",
        body => body,
    };
    serde_json::from_str(body).map_err(broken)
}

async fn send(
    agent: &Agent,
    host: &str,
    method: &str,
    path: &str,
    headers: &[(&'static str, String)],
    body: Option<String>,
) -> Result<Answer, Trouble> {
    let mut request = ureq::http::Request::builder()
        .method(method)
        .uri(format!("http://{host}{path}"));
    if body.is_some() {
        request = request.header("content-type", "application/json");
    }
    for (name, value) in headers {
        request = request.header(*name, value);
    }
    let broken = |error: String| Trouble::Broken(error);
    let request = request
        .body(body.unwrap_or_default())
        .map_err(|error| broken(error.to_string()))?;
    let agent = agent.clone();
    let answered = tokio::task::spawn_blocking(move || {
        let mut response = agent.run(request)?;
        let body = response.body_mut().read_to_string()?;
        Ok::<_, ureq::Error>(answer(&response, body))
    });
    let answered = answered.await.map_err(|error| broken(error.to_string()))?;
    answered.map_err(|error| broken(error.to_string()))
}

fn answer<T>(response: &Response<T>, body: String) -> Answer {
    let headers = response.headers().iter().map(|(name, value)| {
        let value = value.to_str().unwrap_or_default();
        (name.as_str().to_owned(), value.to_owned())
    });
    Answer {
        status: response.status().as_u16(),
        headers: headers.collect(),
        body,
    }
}
