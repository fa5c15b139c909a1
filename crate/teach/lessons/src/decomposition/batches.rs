//! The many entries of a decomposition as steps that one can watch.

use super::replay::{Elements, Entry, Pairs, Recorder};

/// About so many batches are made.
const MOST: usize = 80;
/// Large meshes have fewer, as each step keeps its picture.
const MOST_OF_LARGE: usize = 30;
const LARGE: usize = 1000;

/// A few entries, the first of which is the one that the step is about.
#[derive(Debug)]
pub(super) struct Batch {
    pub entries: Vec<Entry>,
    /// How it stands after them.
    pub elements: Elements,
    pub count: usize,
    pub pairs: Pairs,
}

impl Batch {
    /// What the step is about; the very first step is about no entry.
    pub fn first(&self) -> Option<&Entry> {
        self.entries
            .first()
            .filter(|entry| !matches!(entry, Entry::Begin(_)))
    }

    /// How many merges there were after the first entry.
    pub fn more(&self) -> usize {
        let rest = self.entries.iter().skip(1);
        rest.filter(|entry| entry.is_merge()).count()
    }
}

/// Batches of the recorded entries, one for each step.
pub(super) fn batches(recorder: Recorder, triangles: usize) -> Vec<Batch> {
    let most = match triangles > LARGE {
        true => MOST_OF_LARGE,
        false => MOST,
    };
    let mut starts = starts(&recorder.entries, most);
    starts.push(recorder.entries.len());
    let mut elements = Elements::new(triangles);
    let batches = starts.windows(2).map(|ends| {
        let entries = &recorder.entries[ends[0]..ends[1]];
        entries.iter().for_each(|entry| elements.apply(entry));
        let last = ends[1]
            .checked_sub(1)
            .and_then(|last| recorder.upto.get(last));
        Batch {
            entries: entries.to_vec(),
            elements: elements.clone(),
            count: elements.count(),
            pairs: last.copied().unwrap_or_default(),
        }
    });
    batches.collect()
}

/// Where the steps begin. Holes and elements that broke begin one each; of the pairs those that merge take turns with
/// those that do not, where they can.
fn starts(entries: &[Entry], most: usize) -> Vec<usize> {
    let is_begin = |entry: &&Entry| matches!(entry, Entry::Begin(_));
    let begun = entries.iter().take_while(is_begin).count();
    let size = (entries.len() - begun).div_ceil(most).max(1);
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
        let wished = |entry: &Entry| entry.pair().is_some() && entry.is_merge() == merge_next;
        let any = || window.iter().position(|entry| entry.pair().is_some());
        if let Some(at) = window.iter().position(wished).or_else(any) {
            starts.push(from + at);
            merge_next = !window[at].is_merge();
        }
        from += window.len();
    }
    starts
}
