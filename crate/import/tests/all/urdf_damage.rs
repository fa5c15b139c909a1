//! Damage of every kind to robots: an error or a sound robot, never a panic.

use crate::common::damage::damage;
use crate::common::read_all;
use crate::common::robot::{arm, irb4400};
use nearpoint_import::{Import, ImportError};
use nearpoint_testing::Random;
use std::panic::catch_unwind;

/// Reads what may be damaged; a panic tells what it was.
fn attempt(files: &[(&str, &[u8])], what: impl std::fmt::Display) -> Option<Import> {
    let result = catch_unwind(|| read_all(files));
    match result.unwrap_or_else(|_| panic!("panic: {what}")) {
        Ok(import) => {
            for robot in &import.robots {
                let links = robot.robot.forward(&robot.robot.rest());
                for part in &robot.parts {
                    let pose = import.parts[part.part].pose;
                    assert_eq!(pose, links[part.link] * part.in_link, "{what}");
                    assert!(pose.translation.vector.amax().is_finite(), "{what}");
                    assert!(pose.rotation.coords.amax().is_finite(), "{what}");
                }
            }
            Some(import)
        }
        Err(ImportError::Cancelled) => panic!("nobody cancelled: {what}"),
        Err(error) => {
            let sentence = error.to_string();
            assert!(sentence.ends_with('.') && sentence.len() > 20, "{sentence}");
            assert!(!sentence.chars().any(char::is_control), "{sentence:?}");
            None
        }
    }
}

/// The robot's file and the smaller of its meshes.
fn shipped() -> Vec<(String, Vec<u8>)> {
    let mut files = irb4400();
    let text = String::from_utf8(files[0].1.clone()).unwrap();
    files[0].1 = text.replace("/visual/", "/collision/").into_bytes();
    files.retain(|(path, _)| !path.contains("/visual/"));
    files
}

#[test]
fn a_robot_cut_anywhere_is_refused() {
    let files = shipped();
    let text = &files[0].1;
    let meshes: Vec<(&str, &[u8])> = files[1..]
        .iter()
        .map(|(p, b)| (p.as_str(), &b[..]))
        .collect();
    let end = text.trim_ascii_end().len();
    for length in 0..end {
        let mut cut = vec![(files[0].0.as_str(), &text[..length])];
        cut.extend(&meshes);
        assert!(
            attempt(&cut, length).is_none(),
            "read though cut at {length}"
        );
    }
}

#[test]
fn random_damage_never_panics() {
    const FIRST_SEED: u64 = 20_261_121;
    const ROUNDS: u64 = 4_000;
    let files = shipped();
    let arm = arm().into_bytes();
    let samples = [("irb.urdf", files[0].1.clone()), ("arm.urdf", arm)];
    let meshes: Vec<(&str, &[u8])> = files[1..]
        .iter()
        .map(|(p, b)| (p.as_str(), &b[..]))
        .collect();
    let mut read = 0;
    for seed in FIRST_SEED..FIRST_SEED + ROUNDS {
        let mut random = Random::new(seed);
        let (path, bytes) = &samples[random.index(samples.len())];
        let mut bytes = bytes.clone();
        for _ in 0..=random.index(3) {
            damage(&mut random, &mut bytes, &samples);
        }
        let mut all = vec![(*path, &bytes[..])];
        all.extend(&meshes);
        read += u64::from(attempt(&all, format_args!("seed {seed}")).is_some());
    }
    // The damage must be neither harmless nor deadly, or it tests nothing.
    assert!(
        read > ROUNDS / 20 && read < ROUNDS * 19 / 20,
        "{read} read of {ROUNDS}"
    );
}
