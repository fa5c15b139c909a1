//! Finds the elements that have a given edge on their boundary.

use super::patch::Patch;
use std::collections::BTreeSet;

/// The boundary edges of a list of patches, sorted.
#[derive(Debug)]
pub(super) struct Lookup(Vec<([u32; 2], u32)>);

impl Lookup {
    /// Sorts the boundary edges of all patches.
    pub(super) fn new(patches: &[Patch]) -> Self {
        let numbered = (0_u32..).zip(patches);
        let edges = numbered.flat_map(|(i, p)| p.boundary.iter().map(move |side| (side.edge, i)));
        let mut all: Vec<_> = edges.collect();
        all.sort_unstable();
        Self(all)
    }

    /// Adds the numbers of the patches that share an edge with this one.
    pub(super) fn neighbours(&self, patch: &Patch, found: &mut BTreeSet<u32>) {
        for side in &patch.boundary {
            let from = self.0.partition_point(|(edge, _)| *edge < side.edge);
            let same = self.0[from..]
                .iter()
                .take_while(|(edge, _)| *edge == side.edge);
            found.extend(same.map(|(_, i)| i));
        }
    }
}
