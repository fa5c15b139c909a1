//! Computes hashes that are the same on every machine.

/// Returns the 64-bit FNV-1a hash (Fowler, Noll and Vo) of these numbers, taking a number at a time instead of a byte.
pub(crate) fn fnv1a(numbers: impl Iterator<Item = u64>) -> u64 {
    numbers.fold(0xcbf2_9ce4_8422_2325, |hash: u64, number| {
        let mixed = (hash ^ number).wrapping_mul(0x0100_0000_01b3);
        // This lets high bits affect low ones, too.
        mixed ^ (mixed >> 32)
    })
}

/// Returns the numbers of a text. The encoding is prefix-free: no two texts have the same, also as parts of longer lists.
pub(crate) fn text(text: &str) -> impl Iterator<Item = u64> {
    let length = std::iter::once(text.len() as u64);
    length.chain(text.bytes().map(u64::from))
}

/// Serializes a hash as sixteen digits, because JSON numbers do not hold all 64 bits.
pub(crate) mod digits {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    /// Serializes a hash as sixteen hexadecimal digits.
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
    pub fn serialize<S: Serializer>(hash: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&format!("{hash:016x}"))
    }

    /// Deserializes a hash from sixteen hexadecimal digits.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let word = String::deserialize(deserializer)?;
        let is_plain = word.len() == 16 && word.bytes().all(|c| c.is_ascii_hexdigit());
        let number = is_plain.then(|| u64::from_str_radix(&word, 16).ok());
        number
            .flatten()
            .ok_or_else(|| D::Error::custom("a hash has 16 hexadecimal digits"))
    }
}
