//! Makes guids that are the same in every file: UUIDs of version 5 (RFC 9562), the SHA-1 of a name.

use crate::report::{Clash, Comment};

/// The namespace of URLs, from the RFC.
const NAMESPACE: [u8; 16] = [
    0x6b, 0xa7, 0xb8, 0x11, 0x9d, 0xad, 0x11, 0xd1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8,
];

/// Returns the guid of the topic of the clash with this id.
#[must_use]
pub fn topic_guid(id: &str) -> String {
    named_guid("clash", &[id])
}

/// Returns the guid of a comment on a clash. It depends on text, author and time only, not on the comments before it.
#[must_use]
pub fn comment_guid(id: &str, comment: &Comment) -> String {
    named_guid(
        "comment",
        &[id, &comment.author, &comment.time, &comment.text],
    )
}

/// Returns the guids of all comments on a clash; repeated comments get different guids.
pub(super) fn comment_guids(clash: &Clash) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for comment in &clash.comments {
        let mut guid = comment_guid(&clash.id, comment);
        while found.contains(&guid) {
            guid = named_guid("again", &[&guid]);
        }
        found.push(guid);
    }
    found
}

/// Returns the UUID of `nearpoint:KIND:` and the words, whose lengths keep them apart.
pub(super) fn named_guid(kind: &str, words: &[&str]) -> String {
    let mut name = format!("nearpoint:{kind}:");
    match words {
        [word] => name.push_str(word),
        words => words
            .iter()
            .for_each(|word| name.push_str(&format!("{}:{word}", word.len()))),
    }
    uuid(&[&NAMESPACE, name.as_bytes()].concat())
}

fn uuid(named: &[u8]) -> String {
    let mut bytes = sha1(named);
    bytes[6] = bytes[6] & 0x0f | 0x50;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let mut text = String::new();
    for (at, byte) in bytes[..16].iter().enumerate() {
        if [4, 6, 8, 10].contains(&at) {
            text.push('-');
        }
        text.push_str(&format!("{byte:02x}"));
    }
    text
}

/// Returns the SHA-1 (FIPS 180-4). It serves for names only, not for security.
fn sha1(message: &[u8]) -> [u8; 20] {
    let mut padded = message.to_vec();
    padded.push(0x80);
    padded.resize((padded.len() + 8).next_multiple_of(64) - 8, 0);
    padded.extend((8 * message.len() as u64).to_be_bytes());
    let mut state: [u32; 5] = [
        0x6745_2301,
        0xefcd_ab89,
        0x98ba_dcfe,
        0x1032_5476,
        0xc3d2_e1f0,
    ];
    for block in padded.as_chunks::<64>().0 {
        let mut words = [0; 80];
        for (word, bytes) in words.iter_mut().zip(block.as_chunks::<4>().0) {
            *word = u32::from_be_bytes(*bytes);
        }
        for at in 16..80 {
            words[at] =
                (words[at - 3] ^ words[at - 8] ^ words[at - 14] ^ words[at - 16]).rotate_left(1);
        }
        let [mut a, mut b, mut c, mut d, mut e] = state;
        for (round, word) in words.into_iter().enumerate() {
            let (mixed, constant) = match round {
                0..20 => (b & c | !b & d, 0x5a82_7999),
                20..40 => (b ^ c ^ d, 0x6ed9_eba1),
                40..60 => (b & c | b & d | c & d, 0x8f1b_bcdc),
                _ => (b ^ c ^ d, 0xca62_c1d6),
            };
            let next = [mixed, e, constant, word];
            let next = next.into_iter().fold(a.rotate_left(5), u32::wrapping_add);
            (a, b, c, d, e) = (next, a, b.rotate_left(30), c, d);
        }
        for (sum, part) in state.iter_mut().zip([a, b, c, d, e]) {
            *sum = sum.wrapping_add(part);
        }
    }
    let mut digest = [0; 20];
    for (bytes, word) in digest.as_chunks_mut::<4>().0.iter_mut().zip(state) {
        *bytes = word.to_be_bytes();
    }
    digest
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The test vectors are those of FIPS 180-2 and of the empty message.
    #[test]
    fn digests_are_those_of_the_standard() {
        let hex = |text: &[u8]| -> String {
            let digest = sha1(text);
            digest.iter().map(|byte| format!("{byte:02x}")).collect()
        };
        assert_eq!(hex(b""), "da39a3ee5e6b4b0d3255bfef95601890afd80709");
        assert_eq!(hex(b"abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
        let two_blocks = b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
        assert_eq!(hex(two_blocks), "84983e441c3bd26ebaae4aa1f95129e5e54670f1");
        let million = vec![b'a'; 1_000_000];
        assert_eq!(hex(&million), "34aa973cd4c4daa4f61eeb2bdbad27316534016f");
    }

    /// The expected value is from Python: `uuid.uuid5(uuid.NAMESPACE_URL, "nearpoint:clash:gear × pinion")`.
    #[test]
    fn a_name_is_what_others_make_of_it() {
        assert_eq!(
            topic_guid("gear × pinion"),
            "968395b8-565a-5d0f-baa1-e025e898f7da"
        );
    }
}
