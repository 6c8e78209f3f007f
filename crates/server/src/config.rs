//! What a host can set. Nothing has to be set.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

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
    /// Whether a proxy in front of the server says who asks (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// How long an expert may think in a turn while nobody else thinks, in milliseconds.
    pub bot_budget_ms: u64,
    /// How many bots think at once; 0 for one less than there are cores.
    pub bot_workers: usize,
    /// How many requests one address may make in a second, on average; 0 for any number.
    pub requests_per_second: u32,
    /// How many messages one person may send in a second, on average; 0 for any number.
    pub messages_per_second: u32,
    /// How many sockets one address may have open; 0 for any number.
    pub sockets_per_address: u32,
    /// How many tables one person may have open; 0 for any number.
    pub tables_per_person: u32,
    /// Whether everybody may read the counts at `/metrics`; only programs on this machine otherwise.
    pub public_metrics: bool,
    /// Whether notices may be sent to addresses inside the host's own network.
    pub allow_private_addresses: bool,
    /// After how many days tables that never began, and guests without a table, are removed.
    pub keep_days: u32,
    /// Whether logs are written as JSON.
    pub json_logs: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: PathBuf::from("reverie-data"),
            public_url: None,
            behind_proxy: false,
            bot_budget_ms: 1000,
            bot_workers: 0,
            requests_per_second: 30,
            messages_per_second: 20,
            sockets_per_address: 200,
            tables_per_person: 200,
            public_metrics: false,
            allow_private_addresses: false,
            keep_days: 30,
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
            variable("REVERIE_SOMETHING", "else"),
            variable("HOME", "/root"),
        ];
        let config = Config::read(None, variables.into_iter()).expect("they are right");
        assert_eq!(config.listen.port(), 80);
        assert_eq!(config.bot_workers, 3);
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
