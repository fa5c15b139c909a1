//! Generates pseudo-random numbers that are the same for a seed on every platform; recorded results are made with them.

/// A SplitMix64 generator of random numbers (Steele, Lea & Flood 2014), which repeats its numbers for the same seed.
#[derive(Debug, Clone)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// Creates the generator of a seed; any number is a valid seed.
    pub fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number uniform in 0 … 1, excluding 1.
    pub fn uniform(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Returns a number uniform in −1 … 1, excluding 1.
    pub fn signed(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::SplitMix64;

    /// The first numbers of seed 1234567, as the authors' C code prints them.
    #[test]
    fn split_mix_64_matches_published_values() {
        let mut random = SplitMix64::seeded(1_234_567);
        let bits = [(); 5].map(|()| random.next_u64());
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(bits, published);
    }
}
