//! Groups the many entries of a decomposition into steps that one can watch.

use super::replay::{Elements, Entry, Pairs, Recorder};

/// The approximate largest number of batches.
const MAX_BATCHES: usize = 80;
/// The approximate largest number for large meshes. It is smaller because each step keeps its picture.
const MAX_LARGE_BATCHES: usize = 30;
const LARGE: usize = 1000;

/// A few entries; the step shows the first of them.
#[derive(Debug)]
pub(super) struct Batch {
    pub entries: Vec<Entry>,
    /// The elements after these entries.
    pub elements: Elements,
    pub count: usize,
    pub pairs: Pairs,
}

impl Batch {
    /// Returns the entry that the step shows; the very first step has none.
    pub fn first(&self) -> Option<&Entry> {
        self.entries
            .first()
            .filter(|entry| !matches!(entry, Entry::Begin(_)))
    }

    /// Counts the merges after the first entry.
    pub fn more(&self) -> usize {
        let rest = self.entries.iter().skip(1);
        rest.filter(|entry| entry.is_merge()).count()
    }
}

/// Returns batches of the recorded entries, one for each step.
pub(super) fn batches(recorder: Recorder, triangles: usize) -> Vec<Batch> {
    let most = match triangles > LARGE {
        true => MAX_LARGE_BATCHES,
        false => MAX_BATCHES,
    };
    let mut starts = starts(&recorder.entries, most);
    starts.push(recorder.entries.len());
    let mut elements = Elements::new(triangles);
    let batches = starts.windows(2).map(|ends| {
        let entries = &recorder.entries[ends[0]..ends[1]];
        entries.iter().for_each(|entry| elements.apply(entry));
        let last = ends[1]
            .checked_sub(1)
            .and_then(|last| recorder.pairs_before.get(last));
        Batch {
            entries: entries.to_vec(),
            elements: elements.clone(),
            count: elements.count(),
            pairs: last.copied().unwrap_or_default(),
        }
    });
    batches.collect()
}

/// Returns the entries at which steps begin. Holes and elements that broke begin one each. Where possible, pairs that merge
/// alternate with pairs that do not.
fn starts(entries: &[Entry], max: usize) -> Vec<usize> {
    let is_begin = |entry: &&Entry| matches!(entry, Entry::Begin(_));
    let begun = entries.iter().take_while(is_begin).count();
    let size = (entries.len() - begun).div_ceil(max).max(1);
    let mut starts = vec![0];
    let mut merge_next = true;
    let mut from = begun;
    while from < entries.len() {
        let window = &entries[from..(from + size).min(entries.len())];
        let special = window
            .iter()
            .position(|e| e.pair().is_none() && !is_begin(&e));
        if let Some(at) = special {
            starts.push(from + at);
            from += at + 1;
            continue;
        }
        let requested = |entry: &Entry| entry.pair().is_some() && entry.is_merge() == merge_next;
        let any = || window.iter().position(|entry| entry.pair().is_some());
        if let Some(at) = window.iter().position(requested).or_else(any) {
            starts.push(from + at);
            merge_next = !window[at].is_merge();
        }
        from += window.len();
    }
    starts
}
