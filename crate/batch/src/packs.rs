//! Stores meshes in packs of about a megabyte. A hundred thousand small parts become a few hundred objects, and a shard
//! needs few of them.

use std::collections::{BTreeMap, BTreeSet};

use nearpoint_geometry::shape::Mesh;
use nearpoint_message::message;

use crate::bytes::{ContentKey, DecodeError, DecodeResult, ObjectKind, Reader, Writer};
use crate::codec::Codec;
use crate::error::BatchError;
use crate::format::{PackedMesh, pack_name};
use crate::mesh;
use crate::store::{Store, get_each};

/// The size in bytes from which a pack takes no further mesh.
const FULL_PACK_SIZE: usize = 1 << 20;

/// A writer that puts meshes into packs in the order of arrival, and packs into a store; existing packs stay.
pub(crate) struct Packer<'a> {
    store: &'a dyn Store,
    keys: Vec<ContentKey>,
    open: Vec<Vec<u8>>,
    bytes: usize,
    /// The pack of each mesh.
    pub packed: BTreeMap<ContentKey, ContentKey>,
}

impl<'a> Packer<'a> {
    /// Creates a writer of packs into a store, without meshes so far.
    pub fn new(store: &'a dyn Store) -> Self {
        Self {
            store,
            keys: Vec::new(),
            open: Vec::new(),
            bytes: 0,
            packed: BTreeMap::new(),
        }
    }

    /// Adds a mesh that is in no pack yet.
    pub fn add(&mut self, key: ContentKey, mesh: Vec<u8>) -> Result<(), BatchError> {
        self.bytes += mesh.len();
        self.keys.push(key);
        self.open.push(mesh);
        match self.bytes < FULL_PACK_SIZE {
            true => Ok(()),
            false => self.close(),
        }
    }

    /// Writes the open pack to the store, even if it is not full.
    pub fn close(&mut self) -> Result<(), BatchError> {
        if self.keys.is_empty() {
            return Ok(());
        }
        let mut writer = Writer::new(ObjectKind::Pack);
        self.keys.write(&mut writer);
        writer.list(&self.open, |writer, mesh| writer.bytes(mesh));
        let (pack, object) = writer.finish();
        self.store.put_if_absent(&pack_name(&pack), &object)?;
        let keys = self.keys.drain(..);
        self.packed.extend(keys.map(|key| (key, pack)));
        self.open.clear();
        self.bytes = 0;
        Ok(())
    }
}

/// Returns whether the object is this pack, undamaged.
pub(crate) fn is_intact_pack(object: Option<Vec<u8>>, pack: &ContentKey) -> bool {
    object.is_some_and(|object| crate::bytes::checksum(ObjectKind::Pack, &object) == Ok(*pack))
}

/// Reads the requested meshes, each pack once.
pub(crate) fn fetch(
    store: &dyn Store,
    wanted: &[PackedMesh],
) -> Result<BTreeMap<ContentKey, Mesh>, BatchError> {
    let packs: BTreeSet<ContentKey> = wanted.iter().map(|mesh| mesh.pack).collect();
    let wanted: BTreeSet<ContentKey> = wanted.iter().map(|mesh| mesh.key).collect();
    let mut found = BTreeMap::new();
    let names: Vec<String> = packs.iter().map(pack_name).collect();
    for ((pack, name), object) in packs.iter().zip(&names).zip(get_each(store, &names)) {
        let object = object?.ok_or_else(|| BatchError::lost(name))?;
        let damaged = |damage| BatchError::damaged(name, damage);
        unpack(&object, pack, &wanted, &mut found).map_err(damaged)?;
    }
    let is_all = wanted.iter().all(|key| found.contains_key(key));
    is_all.then_some(found).ok_or_else(|| {
        let (what, damage) = (message!("batch-part"), DecodeError::Invalid);
        message!("batch-damaged", what, damage).into()
    })
}

fn unpack(
    object: &[u8],
    pack: &ContentKey,
    wanted: &BTreeSet<ContentKey>,
    found: &mut BTreeMap<ContentKey, Mesh>,
) -> DecodeResult<()> {
    let (key, mut reader) = Reader::open(ObjectKind::Pack, object)?;
    if key != *pack {
        return Err(DecodeError::WrongKind);
    }
    let keys = Vec::<ContentKey>::read(&mut reader)?;
    let meshes = reader.list(Reader::bytes)?;
    reader.end()?;
    if keys.len() != meshes.len() {
        return Err(DecodeError::Invalid);
    }
    for (key, bytes) in keys.iter().zip(meshes) {
        if wanted.contains(key) {
            found.insert(*key, mesh::decode(bytes)?);
        }
    }
    Ok(())
}
