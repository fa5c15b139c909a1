//! Tests archives: their content is read like dropped files, and an inconsistent or truncated archive is refused.

use crate::common::damage::damage;
use crate::common::gltf::Gltf;
use crate::common::robot::irb4400;
use crate::common::{
    ball, block, counts, every_kind, items, names, obj, read_all, read_one, refused, stl_binary,
    warned,
};
use nearpoint_testing::Random;
use nearpoint_testing::zip::{Corruption, Entry, deflated, stored, zip};
use std::panic::catch_unwind;

#[test]
fn every_kind_is_read_out_of_an_archive() {
    let kinds = every_kind(&block());
    for pack in [stored, deflated] {
        let entries: Vec<_> = kinds
            .iter()
            .map(|(path, bytes)| pack(path, bytes))
            .collect();
        let import = read_one("all.zip", &zip(&entries)).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(counts(&import), vec![12; kinds.len()]);
        assert!(
            import
                .parts
                .iter()
                .all(|part| part.file == 0 && part.group == ["all.zip"])
        );
    }
}

#[test]
fn files_in_an_archive_find_each_other() {
    let gltf = Gltf::of(&block());
    let (json, buffer) = (gltf.beside("block.bin"), gltf.bin.clone());
    let entries = [
        Entry {
            flags: 0,
            ..stored("scene/", b"")
        },
        deflated("scene/a.gltf", &json),
        deflated("scene/block.bin", &buffer),
        deflated("__MACOSX/scene/._a.gltf", b"\0\x05\x16\x07"),
        stored(".DS_Store", b"\0\0\0\x01Bud1"),
    ];
    let import = read_one("scene.zip", &zip(&entries)).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(counts(&import), [12]);
    assert_eq!(import.warnings, Vec::new());
}

#[test]
fn a_robot_is_read_out_of_an_archive() {
    let files = irb4400();
    let entries: Vec<_> = files
        .iter()
        .map(|(path, bytes)| deflated(path, bytes))
        .collect();
    let import = read_one("irb4400.ZIP", &zip(&entries)).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(import.robots[0].parts.len(), 7);
    assert_eq!(counts(&import).iter().sum::<usize>(), 11_696);
    assert_eq!(import.warnings, Vec::new());
    // The meshes may be in an archive beside the description.
    let meshes = zip(&entries[1..]);
    let import = read_all(&[("irb.urdf", &files[0].1), ("meshes.zip", &meshes)]).unwrap();
    assert_eq!(import.robots[0].parts.len(), 7);
}

#[test]
fn files_beside_archives_keep_their_numbers() {
    let one = stl_binary(&block());
    let two = zip(&[stored("a.stl", &one), stored("b/a.stl", &one)]);
    let import = read_all(&[("first.stl", &one), ("two.zip", &two), ("last.stl", &one)]).unwrap();
    assert_eq!(names(&import), ["first", "a", "a 2", "last"]);
    let files: Vec<_> = import.parts.iter().map(|part| part.file).collect();
    assert_eq!(files, [0, 1, 1, 2]);
    assert_eq!(import.parts[2].group, ["two.zip", "b"]);
}

#[test]
fn paths_that_climb_are_harmless_and_archives_in_archives_are_left() {
    let one = stl_binary(&block());
    let inner = zip(&[stored("x.stl", &one)]);
    let entries = [
        stored("../../../etc/a.stl", &one),
        stored("C:\\windows\\b.stl", &one),
        stored("inner.zip", &inner),
    ];
    let import = read_one("a.zip", &zip(&entries)).unwrap();
    assert_eq!(import.parts[0].group, ["etc"]);
    assert_eq!(import.parts[1].name, "b");
    assert_eq!(import.warnings.len(), 1, "{:?}", import.warnings);
    warned(&import, &["a.zip/inner.zip was not read: it is an archive"]);
    let outer = zip(&[stored("inner.zip", &inner)]);
    refused("b.zip", &outer, &["inner.zip"]);
}

#[test]
fn archives_with_false_claims_are_refused() {
    let one = stl_binary(&block());
    let with = |change: fn(&mut Entry)| {
        let mut entry = deflated("a.stl", &one);
        change(&mut entry);
        zip(&[entry])
    };
    let lies: [Corruption; 8] = [
        (|e| e.flags = 1, "“a.stl” in it; encrypted; password"),
        (|e| e.method = 14, "14 (LZMA); archive-pack-again-plain"),
        (|e| e.method = 77, "77 (unknown)"),
        (|e| e.crc ^= 1, "“a.stl”; archive-damaged-check-sum"),
        (|e| e.length -= 1, "archive-not-long-archive"),
        (|e| e.length += 1, "archive-not-long-archive"),
        (|e| e.packed[5] ^= 0x55, "“a.stl”; damaged"),
        (|e| e.method = 0, "archive-not-long-archive"),
    ];
    for (lie, named) in lies {
        refused("a.zip", &with(lie), &items(named));
    }
    refused("a.zip", b"", &["empty"]);
    refused("a.zip", b"remember the bolts", &["archive-no-zip-archive"]);
    refused("a.zip", &zip(&[]), &["no file"]);
    let notes = zip(&[stored("notes.txt", b"remember")]);
    refused("a.zip", &notes, &["notes.txt was not read"]);
    refused("letter.docx", &with(|_| ()), &["sniff-zip-archive-another"]);
}

#[test]
fn bombs_are_refused_before_they_are_unpacked() {
    let bomb = |length| Entry {
        length,
        ..deflated("a.stl", &[0; 1000])
    };
    let entries: Vec<_> = (0..4).map(|_| bomb(u32::MAX - 1)).collect();
    refused("a.zip", &zip(&entries), &["unpacks to 17.2 GB", "8.6 GB"]);
    // The unpacked sizes of several archives are added.
    let half = zip(&entries[..1]);
    let error = read_all(&[("a.zip", &half), ("b.zip", &half), ("c.zip", &half)]).unwrap_err();
    assert!(error.to_string().starts_with("a.zip: "), "{error}");
    let many: Vec<_> = (0..60_001).map(|_| stored("a", b"")).collect();
    refused("a.zip", &zip(&many), &["more than 60000 files"]);
}

#[test]
fn an_archive_cut_anywhere_or_damaged_is_refused_or_sound() {
    let one = stl_binary(&ball());
    let archive = zip(&[
        deflated("a.stl", &one),
        stored("b.obj", obj(&block()).as_bytes()),
    ]);
    assert_eq!(read_one("a.zip", &archive).unwrap().parts.len(), 2);
    for length in 0..archive.len() {
        let error = read_one("a.zip", &archive[..length])
            .unwrap_err()
            .to_string();
        assert!(
            error.starts_with("a.zip: ") && error.ends_with('.'),
            "{error}"
        );
    }
    const FIRST_SEED: u64 = 20_261_122;
    let samples = [("a.zip", archive.clone())];
    for seed in FIRST_SEED..FIRST_SEED + 3_000 {
        let mut random = Random::new(seed);
        let mut bytes = archive.clone();
        damage(&mut random, &mut bytes, &samples);
        // Damage to text may go undetected, but not damage to bytes with a check sum.
        if let Ok(import) =
            catch_unwind(|| read_one("a.zip", &bytes)).unwrap_or_else(|_| panic!("seed {seed}"))
        {
            assert!(!import.parts.is_empty(), "seed {seed}");
        }
    }
}
