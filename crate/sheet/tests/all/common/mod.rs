//! What the tests of sheets share.
#![allow(dead_code)]

use nearpoint_sheet::Sheet;
use nearpoint_sheet::made::Made;

/// SplitMix64.
pub struct Random(u64);

impl Random {
    pub fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// 0 … 1, without 1.
    pub fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    pub fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }
}

pub fn sheet_of(made: Made) -> Sheet {
    let mut sheet = Sheet::default();
    sheet.apply(made.open()).expect("a made sheet opens");
    // Opening is no part of what is tested.
    sheet
}
