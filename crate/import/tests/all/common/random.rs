//! Seeded randomness, and damage to files.

/// A small generator with a printable state (SplitMix64).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }
}

/// Changes some bytes near one place; other samples lend pieces.
pub fn damage(random: &mut Random, bytes: &mut Vec<u8>, samples: &[(&str, Vec<u8>)]) {
    let at = random.below(bytes.len());
    let end = (at + 1 + random.below(8)).min(bytes.len());
    match random.below(9) {
        0 => bytes[at] ^= 1 << random.below(8),
        1 => bytes[at] = random.next() as u8,
        2 => bytes.truncate(at + 1),
        3 => drop(bytes.drain(at..end)),
        4 => bytes[at..end].fill(if random.below(2) == 0 { 0xff } else { b'9' }),
        5 => {
            let other = &samples[random.below(samples.len())].1;
            let from = random.below(other.len());
            let piece = other[from..(from + 20).min(other.len())].to_vec();
            bytes.splice(at..end, piece);
        }
        6 | 7 => {
            // Another digit: the syntax stays, the claims change.
            if let Some(digit) = bytes[at..].iter_mut().find(|b| b.is_ascii_digit()) {
                *digit = b'0' + random.below(10) as u8;
            }
        }
        _ => bytes.insert(at, b" \n-0.e/{}[]\",:\\"[random.below(15)]),
    }
    if bytes.is_empty() {
        bytes.push(b'x');
    }
}
