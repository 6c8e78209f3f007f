//! How much memory this process has.

/// The bytes that are really in memory; nothing on systems that do not tell.
pub fn resident() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u32 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(f64::from(kilobytes) * 1024.0)
}

#[cfg(test)]
mod tests {
    #[test]
    #[cfg(target_os = "linux")]
    fn a_process_has_some_memory() {
        let bytes = super::resident().expect("Linux tells");
        assert!(bytes > 1e6, "{bytes}");
    }
}
