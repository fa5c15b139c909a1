//! Damage to files.

use nearpoint_testing::Random;

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
