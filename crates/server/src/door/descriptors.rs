//! How many files and connections the system lets this process have.

use crate::config::Config;

/// What the database, the logs and everything else but connections may need.
#[cfg(unix)]
const OWN: u64 = 200;

/// What is asked for where any number of connections is right, unless the system gives less.
#[cfg(unix)]
const ANY: u64 = 1 << 20;

/// How many descriptors the settings need, if the system has such a limit that can't be passed.
#[cfg(unix)]
fn wanted(config: &Config, hard: Option<u64>) -> u64 {
    let wanted = match config.connections {
        0 => ANY,
        connections => u64::from(connections) + OWN,
    };
    hard.map_or(wanted, |hard| wanted.min(hard))
}

/// Asks the system for as many descriptors as the settings need, and says how many connections it gives.
#[cfg(unix)]
pub fn provide(config: &Config) -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let most = |soft: u64| {
        Some(
            usize::try_from(soft.saturating_sub(OWN))
                .unwrap_or(1)
                .max(1),
        )
    };
    let soft = limit.current?;
    let wanted = wanted(config, limit.maximum);
    if wanted <= soft {
        return most(soft);
    }
    let raised = Rlimit {
        current: Some(wanted),
        maximum: limit.maximum,
    };
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => most(wanted),
        Err(_) => most(soft),
    }
}

/// Other systems have no such limit that we know of.
#[cfg(not(unix))]
pub fn provide(_: &Config) -> Option<usize> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_connections_is_as_many_as_the_system_gives() {
        let of = |connections, hard| {
            let config = Config {
                connections,
                ..Config::default()
            };
            wanted(&config, hard)
        };
        assert_eq!(of(0, Some(4096)), 4096);
        assert_eq!(of(0, None), ANY);
        assert_eq!(of(1000, Some(4096)), 1000 + OWN);
        assert_eq!(of(1000, Some(500)), 500);
    }
}
