//! Encodes objects as bytes: a head with the kind, numbers, and a checksum over everything. Reading checks all of it, so
//! truncated, overwritten or swapped objects are detected and never used as an answer.

use nearpoint_message::{Message, message};
use std::fmt;

use sha2::{Digest, Sha256};

/// The SHA-256 hash of some bytes, which serves as their name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContentKey(pub [u8; 32]);

impl ContentKey {
    /// Returns the key of these bytes: their SHA-256 hash.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }
}

impl fmt::Display for ContentKey {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

impl fmt::Debug for ContentKey {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// The kind of an object in a store, such as a plan, a shard or a pack of meshes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum ObjectKind {
    /// The plan itself.
    Plan = 1,
    /// The data of a report besides the answers.
    List = 2,
    /// The queries of one shard.
    Shard = 3,
    /// A pack of meshes.
    Pack = 4,
    /// The answers to some of a shard's queries.
    Block = 5,
}

/// The reason why bytes are not the expected object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum DecodeError {
    Truncated,
    Checksum,
    WrongKind,
    Version { found: u16 },
    Invalid,
}

nearpoint_message::display!(DecodeError);

impl DecodeError {
    /// Returns the rest of a sentence that begins with the name of the object.
    pub fn message(&self) -> Message {
        match self {
            Self::Truncated => message!("batch-cut"),
            Self::Checksum => message!("batch-other-sum"),
            Self::WrongKind => message!("batch-other-kind"),
            Self::Version { found } => message!("batch-other-version", found, format = FORMAT),
            Self::Invalid => message!("batch-no-sense"),
        }
    }
}

/// The version of all objects. Objects of other versions are refused.
pub const FORMAT: u16 = 3;

const MAGIC: &[u8] = b"nearpoint";
const HEADER_LENGTH: usize = MAGIC.len() + 3;
const CHECKSUM_LENGTH: usize = 32;

/// A writer of the bytes of one object of a store.
#[derive(Debug)]
pub struct Writer(Vec<u8>);

impl Writer {
    /// Starts an object of a kind, with its header.
    pub fn new(kind: ObjectKind) -> Self {
        let mut bytes = MAGIC.to_vec();
        bytes.push(kind as u8);
        bytes.extend(FORMAT.to_le_bytes());
        Self(bytes)
    }

    /// Starts a part of an object, without the header.
    pub fn without_header() -> Self {
        Self(Vec::new())
    }

    /// Returns the bytes of a part of an object.
    pub fn into_inner(self) -> Vec<u8> {
        self.0
    }

    /// Adds the checksum, and returns the whole object with its key.
    pub fn finish(self) -> (ContentKey, Vec<u8>) {
        let mut bytes = self.0;
        let key = ContentKey::of_bytes(&bytes);
        bytes.extend(key.0);
        (key, bytes)
    }

    /// Writes one byte.
    pub fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    /// Writes a number in groups of seven bits, the lowest first, because most counts are small.
    pub fn count(&mut self, mut count: u64) {
        while count >= 0x80 {
            self.0.push(count as u8 | 0x80);
            count >>= 7;
        }
        self.0.push(count as u8);
    }

    /// Writes bytes without their length.
    pub fn raw(&mut self, bytes: &[u8]) {
        self.0.extend(bytes);
    }

    /// Writes the length and the bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.count(bytes.len() as u64);
        self.raw(bytes);
    }

    /// Writes the number of items and each item.
    pub fn list<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Self, &T)) {
        self.count(items.len() as u64);
        items.iter().for_each(|item| write(self, item));
    }
}

/// A reader of what a [`Writer`] wrote.
#[derive(Debug, Clone)]
pub struct Reader<'a>(&'a [u8]);

/// The value that was read, or the reason why the bytes are not the expected object.
pub type DecodeResult<T> = Result<T, DecodeError>;

/// Checks the kind and the checksum of an object, and returns the checksum.
pub fn checksum(kind: ObjectKind, object: &[u8]) -> DecodeResult<ContentKey> {
    if object.len() < HEADER_LENGTH + CHECKSUM_LENGTH || !object.starts_with(MAGIC) {
        return Err(DecodeError::Truncated);
    }
    let (stated, sum) = object.split_at(object.len() - CHECKSUM_LENGTH);
    let found = u16::from_le_bytes([stated[HEADER_LENGTH - 2], stated[HEADER_LENGTH - 1]]);
    let key = ContentKey::of_bytes(stated);
    if key.0 != *sum {
        return Err(DecodeError::Checksum);
    }
    if found != FORMAT {
        // The object is undamaged, so another version of the program wrote it.
        return Err(DecodeError::Version { found });
    }
    match stated[MAGIC.len()] == kind as u8 {
        true => Ok(key),
        false => Err(DecodeError::WrongKind),
    }
}

impl<'a> Reader<'a> {
    /// Checks an object of this kind, and returns its key and a reader of its content.
    pub fn open(kind: ObjectKind, object: &'a [u8]) -> DecodeResult<(ContentKey, Self)> {
        let key = checksum(kind, object)?;
        Ok((
            key,
            Self(&object[HEADER_LENGTH..object.len() - CHECKSUM_LENGTH]),
        ))
    }

    /// Returns a reader of a part of an object.
    pub fn without_header(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Reads this number of bytes, without copying them.
    pub fn raw(&mut self, length: usize) -> DecodeResult<&'a [u8]> {
        let (taken, rest) = self
            .0
            .split_at_checked(length)
            .ok_or(DecodeError::Invalid)?;
        self.0 = rest;
        Ok(taken)
    }

    /// Reads `N` bytes into an array.
    pub fn array<const N: usize>(&mut self) -> DecodeResult<[u8; N]> {
        self.raw(N)?.try_into().map_err(|_| DecodeError::Invalid)
    }

    /// Reads one byte.
    pub fn byte(&mut self) -> DecodeResult<u8> {
        Ok(self.array::<1>()?[0])
    }

    /// Reads a number that [`Writer::count`] wrote in groups of seven bits.
    pub fn count(&mut self) -> DecodeResult<u64> {
        let mut count = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            count |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(count);
            }
        }
        Err(DecodeError::Invalid)
    }

    /// Reads a count that fits into the type.
    pub fn small_count<T: TryFrom<u64>>(&mut self) -> DecodeResult<T> {
        T::try_from(self.count()?).map_err(|_| DecodeError::Invalid)
    }

    /// Reads bytes after their length, as [`Writer::bytes`] wrote them.
    pub fn bytes(&mut self) -> DecodeResult<&'a [u8]> {
        let length = self.small_count()?;
        self.raw(length)
    }

    /// Reads the number of items and each item; refuses more items than bytes left.
    pub fn list<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> DecodeResult<T>,
    ) -> DecodeResult<Vec<T>> {
        let count: usize = self.small_count()?;
        if count > self.0.len() {
            return Err(DecodeError::Invalid);
        }
        (0..count).map(|_| read(self)).collect()
    }

    /// Checks that no bytes are left.
    pub fn end(&self) -> DecodeResult<()> {
        match self.0.is_empty() {
            true => Ok(()),
            false => Err(DecodeError::Invalid),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::codec::Codec;
    use nearpoint_geometry::Pose;
    use nearpoint_testing::Random;

    const COUNTS: [u64; 5] = [0, 127, 128, 1 << 40, u64::MAX];

    fn object() -> Vec<u8> {
        let mut writer = Writer::new(ObjectKind::Block);
        "a name".to_owned().write(&mut writer);
        COUNTS.write(&mut writer);
        (-0.0).write(&mut writer);
        vec![1u64, 2, 3].write(&mut writer);
        writer.finish().1
    }

    #[test]
    fn what_is_written_is_read() {
        let object = object();
        let (key, mut reader) = Reader::open(ObjectKind::Block, &object).unwrap();
        assert_eq!(key.0, object[object.len() - 32..]);
        assert_eq!(String::read(&mut reader).unwrap(), "a name");
        assert_eq!(<[u64; 5]>::read(&mut reader).unwrap(), COUNTS);
        assert!(f64::read(&mut reader).unwrap().is_sign_negative());
        assert_eq!(Vec::<u64>::read(&mut reader).unwrap(), [1, 2, 3]);
        reader.end().unwrap();
        assert_eq!(reader.count(), Err(DecodeError::Invalid));
    }

    /// Every flipped bit and every cut is detected without a panic.
    #[test]
    fn damage_is_noticed() {
        let object = object();
        for at in 0..object.len() {
            for bit in 0..8 {
                let mut damaged = object.clone();
                damaged[at] ^= 1 << bit;
                assert!(
                    checksum(ObjectKind::Block, &damaged).is_err(),
                    "byte {at} bit {bit}"
                );
            }
            assert!(
                checksum(ObjectKind::Block, &object[..at]).is_err(),
                "cut at {at}"
            );
        }
        assert_eq!(
            checksum(ObjectKind::Plan, &object),
            Err(DecodeError::WrongKind)
        );
    }

    #[test]
    fn another_version_is_named() {
        let mut writer = Writer::new(ObjectKind::Plan);
        writer.0[HEADER_LENGTH - 2] = 9;
        let (_, object) = writer.finish();
        assert_eq!(
            checksum(ObjectKind::Plan, &object),
            Err(DecodeError::Version { found: 9 })
        );
    }

    /// Undamaged objects with invalid content are errors, too.
    #[test]
    fn nonsense_never_panics() {
        let mut random = Random::new(7);
        for _ in 0..2000 {
            let length = random.index(40);
            let bytes: Vec<u8> = (0..length).map(|_| random.index(256) as u8).collect();
            let mut reader = Reader::without_header(&bytes);
            let _ = Vec::<String>::read(&mut reader);
            let _ = Pose::read(&mut reader);
            let _ = reader.bytes();
        }
    }
}
