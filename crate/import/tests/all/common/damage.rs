//! Damage to files, and what becomes of them.

use super::read_one;
use nearpoint_import::Import;
use nearpoint_message::Message;
use nearpoint_testing::Random;
use std::panic::catch_unwind;

/// Reads what may be damaged; a panic tells what it was.
pub fn attempt(path: &str, bytes: &[u8], what: impl std::fmt::Display) -> Option<Import> {
    let result = catch_unwind(|| read_one(path, bytes));
    match result.unwrap_or_else(|_| panic!("{path} panics: {what}")) {
        Ok(import) => {
            assert!(!import.parts.is_empty(), "{path}: {what}");
            for part in &import.parts {
                let mesh = &import.meshes[part.mesh];
                let known = mesh.vertices().len() as u32;
                assert!(mesh.vertices().iter().all(|v| v.coords.amax().is_finite()));
                assert!(mesh.triangles().as_flattened().iter().all(|&v| v < known));
                assert!(part.pose.translation.vector.amax().is_finite());
                assert!(!part.name.is_empty() && !part.name.chars().any(char::is_control));
            }
            let control = |warning: &Message| warning.to_string().chars().any(char::is_control);
            assert!(
                !import.warnings.iter().any(control),
                "{:?}",
                import.warnings
            );
            Some(import)
        }
        Err(error) => {
            let sentence = error.to_string();
            assert!(sentence.ends_with('.') && sentence.len() > 20, "{sentence}");
            assert!(!sentence.chars().any(char::is_control), "{sentence:?}");
            None
        }
    }
}

/// Changes some bytes near one place; other samples lend pieces.
pub fn damage(random: &mut Random, bytes: &mut Vec<u8>, samples: &[(&str, Vec<u8>)]) {
    let at = random.index(bytes.len());
    let end = (at + 1 + random.index(8)).min(bytes.len());
    match random.index(9) {
        0 => bytes[at] ^= 1 << random.index(8),
        1 => bytes[at] = random.bits() as u8,
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
