//! Tests the promises about files with every sample in `corpus/`, including files that once broke one; with damaged samples;
//! and with files that grow by repetition.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

use nearpoint_prove::files::TARGETS;
use nearpoint_testing::Random;
use nearpoint_testing::memory::CountingAllocator;
use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

#[global_allocator]
static MEMORY: CountingAllocator = CountingAllocator;

/// The number of damaged samples of each kind of file.
const DAMAGED: usize = 400;
/// The number of grown samples of each kind of file, and their approximate number of bytes.
const GROWN: usize = 12;
const LARGE: usize = 200_000;

fn samples(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let entries = fs::read_dir(folder.join(name)).into_iter().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.display().to_string(), fs::read(&path).unwrap()))
        .collect();
    files.sort();
    files
}

/// Repetitions that once took a reader too long and are too large for a sample: the kind of file, and its beginning,
/// repeated text and end.
const GREW: &[(&str, [&str; 3])] = &[("stl", ["solid a ", "endsolid ", "facet"])];

/// This is one test, because memory is counted for the whole program.
#[test]
fn promises_hold_of_samples_and_of_damage() {
    let mut random = Random::seeded("damaged samples", 1);
    let mut growing = Random::seeded("grown samples", 1);
    for target in TARGETS {
        let corpus = samples(target.name);
        assert!(
            !corpus.is_empty(),
            "tests/corpus/{} has no sample",
            target.name
        );
        for (path, bytes) in &corpus {
            catch_unwind(|| target.try_bytes(bytes)).unwrap_or_else(|_| panic!("{path}"));
        }
        for _ in 0..DAMAGED {
            let (path, bytes) = &corpus[random.index(corpus.len())];
            let damaged = damaged(&mut random, bytes);
            let tried = catch_unwind(|| target.try_bytes(&damaged));
            tried.unwrap_or_else(|_| panic!("{path}, damaged: {damaged:?}"));
        }
        for _ in 0..GROWN {
            let (path, bytes) = &corpus[growing.index(corpus.len())];
            let (grown, what) = grown(&mut growing, bytes);
            let tried = catch_unwind(|| target.try_bytes(&grown));
            tried.unwrap_or_else(|_| panic!("{path}, {what}"));
        }
        for (_, [begin, piece, end]) in GREW.iter().filter(|(name, _)| *name == target.name) {
            let grown = [begin, &*piece.repeat(LARGE / piece.len()), end].concat();
            target.try_bytes(grown.as_bytes());
        }
    }
}

/// Changes, removes, doubles, or cuts off bytes.
fn damaged(random: &mut Random, bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..1 + random.index(4) {
        let at = random.index(bytes.len().max(1));
        let end = (at + 1 + random.index(8)).min(bytes.len());
        match random.index(5) {
            0 if at < end => bytes[at] = random.next_u64() as u8,
            1 if at < end => bytes[at] ^= 1 << random.index(8),
            2 if at < end => drop(bytes.drain(at..end)),
            3 if at < end => bytes.extend_from_within(at..end),
            _ => bytes.truncate(at),
        }
    }
    bytes
}

/// Repeats a piece many times, which reveals readers whose time grows faster than the size. A piece of lines, or of text in
/// angles or braces, is more often one that a format allows to repeat.
fn grown(random: &mut Random, bytes: &[u8]) -> (Vec<u8>, String) {
    let ends: &[u8] = random.pick(&[b"\n", b">", b",", b"}]", b" ", b""]);
    let places: Vec<usize> = (0..bytes.len())
        .filter(|&at| ends.is_empty() || ends.contains(&bytes[at]))
        .map(|at| at + 1)
        .collect();
    let [mut begin, mut end] = [(); 2].map(|()| match places.len() {
        0 => random.index(bytes.len() + 1),
        count => places[random.index(count)],
    });
    if begin > end {
        std::mem::swap(&mut begin, &mut end);
    }
    let times = LARGE / (end - begin).max(1);
    let piece = bytes[begin..end].repeat(times);
    let grown = [&bytes[..begin], &piece, &bytes[end..]].concat();
    (grown, format!("bytes {begin} to {end}, {times} times"))
}
