//! Tests a short slice of what `cargo xtask prove` tests at length, and all cases that it ever found wrong.
//!
//! `NEARPOINT_SEED` sets the seed.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_prove::{Entry, subjects};
use nearpoint_testing::Random;
use std::collections::BTreeMap;
use std::path::Path;

/// The kinds that always have the same answer: these triangles always touch or cross.
const SINGLE_RESULT: [&str; 1] = ["shared edges"];

/// Checks some cases: none is wrong, and each kind has at least two answers except those of `SINGLE_RESULT`.
fn slice(name: &str, cases: u64) {
    let subject = named(name);
    let seed = Random::seeded(name, 20_261_126).next_u64();
    let mut met = BTreeMap::<usize, BTreeMap<&str, u64>>::new();
    for number in 0..cases {
        let tried = subject.try_case(seed, number);
        match tried.outcome {
            Ok(answer) => {
                *met.entry(tried.kind)
                    .or_default()
                    .entry(answer)
                    .or_default() += 1
            }
            Err(failure) => panic!("{}\n{}", failure.message, failure.file),
        }
    }
    for (kind, answers) in met {
        let kind = subject.kinds[kind];
        println!("{name}, {kind}: {answers:?}");
        assert!(
            answers.len() > 1 || SINGLE_RESULT.contains(&kind),
            "{kind} has one answer: {answers:?}"
        );
    }
}

fn named(name: &str) -> Entry {
    let mut all = subjects().into_iter();
    all.find(|subject| subject.name == name).unwrap()
}

#[test]
fn triangles() {
    slice("triangles", 9_000);
}

#[test]
fn meshes() {
    slice("meshes", 1_100);
}

#[test]
fn classes() {
    slice("classes", 900);
}

#[test]
fn motions() {
    slice("motions", 1_200);
}

#[test]
fn planar() {
    slice("planar", 2_000);
}

#[test]
fn laws() {
    slice("laws", 1_000);
}

/// A seed and a number are enough to continue a run.
#[test]
fn case_is_identified_by_its_seed_and_number() {
    for subject in subjects() {
        for number in 0..subject.kinds.len() as u64 {
            let [once, again] = [(); 2].map(|()| subject.file(5, number));
            assert_eq!(once, again, "{} {number}", subject.name);
            assert_ne!(once, subject.file(6, number), "{} {number}", subject.name);
        }
    }
}

/// A saved case is exact to the last digit, so the answer is the same.
#[test]
fn a_saved_case_gets_the_same_answer() {
    for subject in subjects() {
        for number in 0..5 * subject.kinds.len() as u64 {
            let answer = subject.try_case(7, number).outcome.unwrap();
            let again = subject.try_file(&subject.file(7, number));
            assert_eq!(again, Ok(answer), "{} {number}", subject.name);
        }
    }
}

/// Cases that were wrong once are right now, and stay so.
#[test]
fn saved_counterexamples_pass() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/found");
    let mut wrong = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let subject = named(name.split('-').next().unwrap());
        let text = std::fs::read_to_string(&path).unwrap();
        if let Err(what) = subject.try_file(&text) {
            wrong.push(format!("{name}: {what}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
