//! Damages files, and reads the results.

use super::read_all;
use super::robot::check_places;
use nearpoint_import::{Import, ImportError};
use nearpoint_message::Message;
use nearpoint_testing::Random;
use std::fmt::Display;
use std::ops::Range;
use std::panic::catch_unwind;

/// Reads a file that may be damaged; a panic reports `what`.
pub fn attempt(path: &str, bytes: &[u8], what: impl Display) -> Option<Import> {
    attempt_all(&[(path, bytes)], what)
}

/// Reads files together that may be damaged: the result is sound, or an error.
pub fn attempt_all(files: &[(&str, &[u8])], what: impl Display) -> Option<Import> {
    let path = files[0].0;
    let result = catch_unwind(|| read_all(files));
    match result.unwrap_or_else(|_| panic!("{path} panics: {what}")) {
        Ok(import) => {
            assert!(!import.parts.is_empty(), "{path}: {what}");
            for part in &import.parts {
                let mesh = &import.meshes[part.mesh];
                let known = mesh.vertices().len() as u32;
                assert!(mesh.vertices().iter().all(|v| v.coords.amax().is_finite()));
                assert!(mesh.triangles().as_flattened().iter().all(|&v| v < known));
                assert!(part.pose.translation.vector.amax().is_finite(), "{what}");
                assert!(part.pose.rotation.coords.amax().is_finite(), "{what}");
                assert!(!part.name.is_empty() && !part.name.chars().any(char::is_control));
            }
            check_places(&import);
            let control = |warning: &Message| warning.to_string().chars().any(char::is_control);
            let warnings = &import.warnings;
            assert!(!warnings.iter().any(control), "{warnings:?}");
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

/// Damages one of the samples for each seed. Returns how many of each are still read. It must be neither nearly none
/// nor nearly all, because then the damage tests nothing.
pub fn tried(
    seeds: Range<u64>,
    samples: &[(&str, Vec<u8>)],
    mut is_read: impl FnMut(&str, &[u8], String) -> bool,
) {
    let mut counts = vec![[0; 2]; samples.len()];
    for seed in seeds {
        let mut random = Random::new(seed);
        let sample = random.index(samples.len());
        let (path, mut bytes) = samples[sample].clone();
        for _ in 0..=random.index(3) {
            damage(&mut random, &mut bytes, samples);
        }
        counts[sample][usize::from(is_read(path, &bytes, format!("seed {seed}")))] += 1;
    }
    for ([refused, read], (path, _)) in counts.into_iter().zip(samples) {
        let rounds = refused + read;
        let reported = format!("{path}: {read} read of {rounds}");
        assert!(read > rounds / 20 && read < rounds * 19 / 20, "{reported}");
    }
}

/// Changes some bytes near one position, or inserts pieces of other samples.
pub fn damage(random: &mut Random, bytes: &mut Vec<u8>, samples: &[(&str, Vec<u8>)]) {
    let at = random.index(bytes.len());
    let end = (at + 1 + random.index(8)).min(bytes.len());
    match random.index(9) {
        0 => bytes[at] ^= 1 << random.index(8),
        1 => bytes[at] = random.next_u64() as u8,
        2 => bytes.truncate(at + 1),
        3 => drop(bytes.drain(at..end)),
        4 => bytes[at..end].fill(if random.index(2) == 0 { 0xff } else { b'9' }),
        5 => {
            let other = &samples[random.index(samples.len())].1;
            let from = random.index(other.len());
            let piece = other[from..(from + 20).min(other.len())].to_vec();
            bytes.splice(at..end, piece);
        }
        6 | 7 => {
            // Another digit: the syntax stays, the claims change.
            if let Some(digit) = bytes[at..].iter_mut().find(|b| b.is_ascii_digit()) {
                *digit = b'0' + random.index(10) as u8;
            }
        }
        _ => bytes.insert(at, b" \n-0.e/{}[]\",:\\"[random.index(15)]),
    }
    if bytes.is_empty() {
        bytes.push(b'x');
    }
}
