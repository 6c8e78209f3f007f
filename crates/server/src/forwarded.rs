//! For whom proxies say that they ask, read from the header fields in which they say it.
//!
//! Each proxy adds whom it saw to the end of a list, so the list is read from its end, as far as trusted proxies
//! reach. There are two such lists, `X-Forwarded-For` and `Forwarded` (RFC 7239). A proxy keeps one of them and
//! passes the other on as it came, perhaps from a visitor who made it up; nobody can tell which. So where there are
//! both they have to agree. Where there is none, `X-Real-IP` names one address.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::http::header::FORWARDED;
use axum::http::{HeaderMap, HeaderName};

use crate::networks::plain;

pub const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const REAL_IP: HeaderName = HeaderName::from_static("x-real-ip");

/// Where somebody asks from whose proxies contradict each other: all of these are one household.
const CONTRADICTED: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// The address of whoever asks in the end, through a trusted proxy at `peer`.
pub fn asking(peer: IpAddr, headers: &HeaderMap, trusted: impl Fn(IpAddr) -> bool) -> IpAddr {
    let lists = [entries(headers), elements(headers)];
    let mut told = lists
        .into_iter()
        .flatten()
        .map(|list| last(peer, list, &trusted));
    match (told.next(), told.next()) {
        (Some(one), Some(other)) if one != other => CONTRADICTED,
        (Some(one), _) => one,
        (None, _) => real_ip(headers).unwrap_or(peer),
    }
}

/// The last address of a list that is no trusted proxy's. What can't be read hides everything before it.
fn last(peer: IpAddr, list: Vec<Option<IpAddr>>, trusted: impl Fn(IpAddr) -> bool) -> IpAddr {
    let mut asking = peer;
    for entry in list.into_iter().rev() {
        let Some(address) = entry else { break };
        asking = address;
        if !trusted(address) {
            break;
        }
    }
    asking
}

/// Several lines are one list.
fn lines(headers: &HeaderMap, name: HeaderName) -> Vec<Option<&str>> {
    let lines = headers.get_all(name).iter();
    lines.map(|line| line.to_str().ok()).collect()
}

/// The list of `X-Forwarded-For`.
fn entries(headers: &HeaderMap) -> Option<Vec<Option<IpAddr>>> {
    let lines = lines(headers, FORWARDED_FOR);
    let read = |line: Option<&str>| match line {
        Some(line) => line.split(',').map(address).collect(),
        None => vec![None],
    };
    (!lines.is_empty()).then(|| lines.into_iter().flat_map(read).collect())
}

/// The list of `Forwarded`.
fn elements(headers: &HeaderMap) -> Option<Vec<Option<IpAddr>>> {
    let lines = lines(headers, FORWARDED);
    if lines.is_empty() {
        return None;
    }
    // A quote that never ends may begin in one line and hide the next: then nothing can be read.
    let whole: Option<Vec<&str>> = lines.into_iter().collect();
    let elements = whole.and_then(|lines| split(&lines.join(","), ','));
    let Some(elements) = elements else {
        return Some(vec![None]);
    };
    Some(elements.iter().map(|element| client(element)).collect())
}

/// Whom an element such as `for="[2001:db8::1]:4711";proto=https` names.
fn client(element: &str) -> Option<IpAddr> {
    let pairs = split(element, ';')?;
    let mut names = pairs.iter().filter_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        name.trim()
            .eq_ignore_ascii_case("for")
            .then(|| value.trim())
    });
    let value = names.next()?;
    let bare = value
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    let address = address(bare.unwrap_or(value));
    address.filter(|_| names.next().is_none())
}

/// Splits a text where a character stands outside quotes; nothing if a quote never ends.
fn split(text: &str, at: char) -> Option<Vec<String>> {
    let mut parts = vec![String::new()];
    let (mut quoted, mut escaped) = (false, false);
    for letter in text.chars() {
        if letter == at && !quoted {
            parts.push(String::new());
            continue;
        }
        if letter == '"' && !escaped {
            quoted = !quoted;
        }
        escaped = quoted && letter == '\\' && !escaped;
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    (!quoted).then_some(parts)
}

fn real_ip(headers: &HeaderMap) -> Option<IpAddr> {
    let mut lines = headers.get_all(REAL_IP).iter();
    let line = lines.next_back().and_then(|line| line.to_str().ok());
    line.and_then(address)
}

/// An address, also one with a port behind it, or in brackets.
fn address(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let bare = entry
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let address = bare.unwrap_or(entry).parse::<IpAddr>();
    let with_port = || entry.parse::<SocketAddr>().map(|address| address.ip());
    address.or_else(|_| with_port()).map(plain).ok()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    /// Who asks through a proxy on this machine that sends these headers.
    fn asked(lines: &[(&'static str, &str)]) -> String {
        let headers = lines.iter().map(|(name, line)| {
            let value = HeaderValue::from_str(line).expect("a value");
            (HeaderName::from_static(name), value)
        });
        let mut map = HeaderMap::new();
        headers.for_each(|(name, value)| {
            map.append(name, value);
        });
        let peer = Ipv4Addr::LOCALHOST.into();
        asking(peer, &map, |address| address.is_loopback()).to_string()
    }

    #[test]
    fn forwarded_is_read_from_its_end() {
        for lines in [
            &["for=198.51.100.1, for=203.0.113.5"][..],
            &["for=198.51.100.1", "FOR=\"203.0.113.5:4711\";proto=https"],
            &["by=10.0.0.1; for=203.0.113.5 ;host=x, for=127.0.0.1"],
            // What a visitor asks for may stand in an element, in quotes.
            &["for=203.0.113.5;host=\"x\\\", for=198.51.100.1\""],
        ] {
            let lines: Vec<_> = lines.iter().map(|line| ("forwarded", *line)).collect();
            assert_eq!(asked(&lines), "203.0.113.5", "{lines:?}");
        }
        let six = asked(&[("forwarded", "for=\"[2001:db8::1]:4711\"")]);
        assert_eq!(six, "2001:db8::1");
        // Nobody is named, or a quote of a visitor's swallows everything.
        for line in [
            "for=203.0.113.5, for=unknown",
            "for=203.0.113.5, for=_hidden",
            "for=203.0.113.5, proto=https",
            "for=203.0.113.5, for=198.51.100.1;for=198.51.100.2",
            "for=198.51.100.1;host=\"x, for=203.0.113.5",
        ] {
            assert_eq!(asked(&[("forwarded", line)]), "127.0.0.1", "{line}");
        }
    }

    #[test]
    fn two_lists_have_to_agree() {
        let both = [
            ("x-forwarded-for", "198.51.100.1, 203.0.113.5"),
            ("forwarded", "for=203.0.113.5"),
        ];
        assert_eq!(asked(&both), "203.0.113.5");
        // Whichever the visitor has made up, it is not believed, and gains no name of its own.
        for (one, other) in [("203.0.113.5", "1.1.1.1"), ("2.2.2.2", "203.0.113.5")] {
            let forwarded = format!("for={other}");
            let both = [("x-forwarded-for", one), ("forwarded", forwarded.as_str())];
            assert_eq!(asked(&both), CONTRADICTED.to_string());
        }
    }

    #[test]
    fn one_address_is_believed_where_there_is_no_list() {
        assert_eq!(asked(&[("x-real-ip", "203.0.113.5")]), "203.0.113.5");
        assert_eq!(asked(&[("x-real-ip", "nonsense")]), "127.0.0.1");
        let both = [("x-real-ip", "1.1.1.1"), ("x-forwarded-for", "203.0.113.5")];
        assert_eq!(asked(&both), "203.0.113.5");
    }
}
