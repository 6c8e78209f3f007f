//! What a host can set. Nothing has to be set.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::networks::Networks;

/// Everything that can be set. Read from a file, then from the environment, then from the command
/// line; each overrules the one before.
#[expect(
    clippy::struct_excessive_bools,
    reason = "a setting that is on or off is written as true or false in the file"
)]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the database and the secrets.
    pub data: PathBuf,
    /// The address that people use, such as `https://games.example.org`; needed only where it is
    /// not the one that browsers send, and for cookies that are sent over https only.
    pub public_url: Option<String>,
    /// The proxies that are believed when they say for whom they ask (`X-Forwarded-For`, `Forwarded`): addresses
    /// and networks. Those on this machine, if nothing else is said.
    pub trusted_proxies: Networks,
    /// Whether anybody who connects is such a proxy, because nobody else can. Older than `trusted_proxies`,
    /// which is the safer way to say it.
    pub behind_proxy: bool,
    /// How many connections there may be, the silent ones included; 0 for as many as the system gives.
    pub connections: u32,
    /// How many of them one address may have, unless it is a trusted proxy; 0 for any number.
    pub connections_per_address: u32,
    /// How long a new connection may take for its first request, and a new socket for its hello, in seconds.
    pub header_seconds: u32,
    /// How long a connection may stay open for the next request, in seconds.
    pub idle_seconds: u32,
    /// How long one request may take altogether, in seconds.
    pub request_seconds: u32,
    /// How long an expert may think in a turn while nobody else thinks, in milliseconds.
    pub bot_budget_ms: u64,
    /// How many bots think at once; 0 for one less than there are cores.
    pub bot_workers: usize,
    /// How many requests one address may make in a second, on average; 0 for any number.
    pub requests_per_second: u32,
    /// How many messages one person may send in a second, on average, and ten times as many one address; 0 for
    /// any number.
    pub messages_per_second: u32,
    /// How many sockets one address may have open; 0 for any number.
    pub sockets_per_address: u32,
    /// How many tables one person may have open; 0 for any number.
    pub tables_per_person: u32,
    /// How many guests one address may make in an hour; 0 for any number.
    pub guests_per_hour: u32,
    /// How many tables one address may open in an hour; 0 for any number.
    pub tables_per_hour: u32,
    /// How many records and courses of games one address may ask for in a minute; 0 for any number.
    pub records_per_minute: u32,
    /// How many hints one address may ask for in a minute, those that were worked out before aside; 0 for any number.
    pub hints_per_minute: u32,
    /// How long a coach thinks about a hint, in iterations of its search.
    pub hint_iterations: u32,
    /// How long it thinks about each decision of a review, in iterations of its search.
    pub review_iterations: u32,
    /// At how many tables bots may play among themselves; 0 for any number.
    pub bot_tables: u32,
    /// At how many of those that one address has opened; 0 for any number.
    pub bot_tables_per_address: u32,
    /// Whether everybody may read the counts at `/metrics`; only programs on this machine otherwise.
    pub public_metrics: bool,
    /// Whom push services can write to about this server: `mailto:you@example.org` or a page with
    /// `https:`. If it is not set, that is `public-url` where it has `https:`, or else an address that
    /// nobody reads.
    pub contact: Option<String>,
    /// Whether notices may be sent to addresses inside the host's own network.
    pub allow_private_addresses: bool,
    /// After how many days tables that never began, and guests without a table, are removed.
    pub keep_days: u32,
    /// After how many days games of bots among themselves are removed, over or stuck, if nobody looks at them.
    pub keep_bot_days: u32,
    /// Whether logs are written as JSON.
    pub json_logs: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: PathBuf::from("reverie-data"),
            public_url: None,
            trusted_proxies: Networks::this_machine(),
            behind_proxy: false,
            connections: 12_000,
            connections_per_address: 400,
            header_seconds: 10,
            idle_seconds: 60,
            request_seconds: 60,
            bot_budget_ms: 1000,
            bot_workers: 0,
            requests_per_second: 30,
            messages_per_second: 20,
            sockets_per_address: 200,
            tables_per_person: 200,
            guests_per_hour: 300,
            tables_per_hour: 300,
            records_per_minute: 120,
            hints_per_minute: 30,
            hint_iterations: 4000,
            review_iterations: 300,
            bot_tables: 200,
            bot_tables_per_address: 20,
            public_metrics: false,
            contact: None,
            allow_private_addresses: false,
            keep_days: 30,
            keep_bot_days: 1,
            json_logs: false,
        }
    }
}

/// Why the settings can't be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file can't be read.
    #[error("the settings in {0} can't be read: {1}")]
    File(PathBuf, std::io::Error),
    /// The file or a variable is not written as it should be.
    #[error("the settings in {0} are not right: {1}")]
    Form(String, toml::de::Error),
}

/// What variables of the environment begin with.
pub const PREFIX: &str = "REVERIE_";

impl Config {
    /// The settings of a file and of variables such as `REVERIE_BOT_WORKERS=2`.
    pub fn read(
        file: Option<&Path>,
        variables: impl Iterator<Item = (String, String)>,
    ) -> Result<Config, ConfigError> {
        let mut settings = toml::Table::new();
        if let Some(path) = file {
            let text = std::fs::read_to_string(path)
                .map_err(|error| ConfigError::File(path.to_owned(), error))?;
            settings = text
                .parse()
                .map_err(|error| ConfigError::Form(path.display().to_string(), error))?;
            // Mistakes in the file are reported as such, before anything else is mixed in.
            let checked = Config::deserialize(settings.clone());
            checked.map_err(|error| ConfigError::Form(path.display().to_string(), error))?;
        }
        let known = toml::Table::try_from(Config::complete()).unwrap_or_default();
        for (name, value) in variables {
            let Some(key) = name.strip_prefix(PREFIX) else {
                continue;
            };
            let key = key.to_ascii_lowercase().replace('_', "-");
            if known.contains_key(&key) {
                settings.insert(key, scalar(&value));
            }
        }
        let place = || "the environment".to_owned();
        Config::deserialize(settings).map_err(|error| ConfigError::Form(place(), error))
    }

    /// The same with every key there, so that all keys can be listed.
    fn complete() -> Config {
        Config {
            public_url: Some(String::new()),
            contact: Some(String::new()),
            ..Config::default()
        }
    }

    /// The settings as a file would state them.
    pub fn print(&self) -> String {
        toml::to_string(self).unwrap_or_default()
    }

    /// How many bots think at once.
    pub fn workers(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        match self.bot_workers {
            0 => cores.saturating_sub(1).max(1),
            workers => workers,
        }
    }

    /// How long a new socket may take for its hello.
    pub fn hello_time(&self) -> Duration {
        Duration::from_secs(u64::from(self.header_seconds.max(1)))
    }

    /// Whether cookies are for https only.
    pub fn secure(&self) -> bool {
        let url = self.public_url.as_deref();
        url.is_some_and(|url| url.starts_with("https://"))
    }
}

/// A number, a truth value, or else a text.
fn scalar(value: &str) -> toml::Value {
    if let Ok(number) = value.parse() {
        return toml::Value::Integer(number);
    }
    match value {
        "true" => toml::Value::Boolean(true),
        "false" => toml::Value::Boolean(false),
        text => toml::Value::String(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variable(name: &str, value: &str) -> (String, String) {
        (name.to_owned(), value.to_owned())
    }

    #[test]
    fn nothing_has_to_be_set() {
        let config = Config::read(None, std::iter::empty()).expect("defaults");
        assert_eq!(config, Config::default());
    }

    #[test]
    fn variables_are_read_and_others_left_alone() {
        let variables = [
            variable("REVERIE_LISTEN", "0.0.0.0:80"),
            variable("REVERIE_BOT_WORKERS", "3"),
            variable("REVERIE_TRUSTED_PROXIES", "10.0.0.0/8, ::1"),
            variable("REVERIE_SOMETHING", "else"),
            variable("HOME", "/root"),
        ];
        let config = Config::read(None, variables.into_iter()).expect("they are right");
        assert_eq!(config.listen.port(), 80);
        assert_eq!(config.bot_workers, 3);
        assert!(config.trusted_proxies.contains([10, 1, 1, 1].into()));
        assert!(!config.trusted_proxies.contains([127, 0, 0, 1].into()));
    }

    #[test]
    fn a_wrong_value_is_named() {
        let variables = [variable("REVERIE_LISTEN", "here")];
        let error = Config::read(None, variables.into_iter()).expect_err("no address");
        assert!(error.to_string().contains("listen"), "{error}");
    }

    #[test]
    fn what_is_printed_can_be_read() {
        let config = Config::complete();
        let printed: toml::Table = config.print().parse().expect("it is TOML");
        assert_eq!(Config::deserialize(printed).expect("all known"), config);
    }
}
