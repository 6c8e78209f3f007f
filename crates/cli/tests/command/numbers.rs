//! `simulate` and `perft`: numbers for programs and people.

use crate::support::reverie;

#[test]
fn a_simulation_says_what_it_measured() {
    let args = [
        "simulate",
        "momiji",
        "--players",
        "3",
        "--games",
        "200",
        "--seed",
        "1",
    ];
    let told = reverie(&[&args[..], &["--json"]].concat()).exits(0);
    assert_eq!(told.err, "", "no progress bar for a pipe");
    let told = told.json();
    assert_eq!(told["game"], "momiji");
    assert_eq!(told["players"], 3);
    assert_eq!(told["games"], 200);
    assert_eq!(told["chance"], "Xoshiro256++");
    assert_eq!(told["mean_scores"].as_array().map(Vec::len), Some(3));
    let wins = told["wins"].as_array().expect("wins").iter();
    let wins: f64 = wins.map(|wins| wins.as_f64().expect("a number")).sum();
    assert!((wins - 200.0).abs() < 0.01, "{wins}");
    let number = |key: &str| told[key].as_f64().expect("a number");
    assert!(number("seconds") >= 0.0 && number("decisions_per_second") > 0.0);
    let mean = number("decisions") / 200.0;
    assert!((number("mean_decisions_per_game") - mean).abs() < 0.001);
    reverie(&args)
        .exits(0)
        .prints("mean score")
        .prints("seat 3");
}

#[test]
fn the_same_seed_simulates_the_same_games() {
    let run = |seed: &str| {
        let args = [
            "simulate", "momiji", "--games", "50", "--seed", seed, "--json",
        ];
        reverie(&args).exits(0).json()["decisions"].clone()
    };
    assert_eq!(run("1"), run("1"));
    assert_ne!(run("1"), run("2"));
}

#[test]
fn perft_counts_each_depth() {
    let args = [
        "perft",
        "momiji",
        "--players",
        "2",
        "--seed",
        "7",
        "--depth",
        "3",
    ];
    let told = reverie(&[&args[..], &["--json"]].concat()).exits(0).json();
    let depths = told["depths"].as_array().expect("depths");
    assert_eq!(depths.len(), 3);
    let counts: Vec<u64> = depths
        .iter()
        .map(|depth| depth["sequences"].as_u64().expect("a number"))
        .collect();
    assert!(counts.is_sorted(), "{counts:?}");
    let text = reverie(&args).exits(0).out;
    for count in counts {
        assert!(text.contains(&count.to_string()), "{text}");
    }
}
