//! Groups items into draw calls: pieces of one mesh are drawn together, each with its slot in a table, and so are
//! instances of one mesh. It works on plain indices; the renderer knows their meaning.

use std::ops::Range;

/// The location of an item's triangles: a mesh, and a piece of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct MeshSlot {
    pub mesh: usize,
    pub piece: usize,
}

/// The items that are drawn from one mesh, in consecutive slots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Batch {
    pub mesh: usize,
    /// The slot of the first item.
    pub first: usize,
    /// The index of the item in each slot; none if that piece is not drawn.
    pub items: Vec<Option<usize>>,
    /// True if the slots are instances of one piece; else they are the mesh's pieces in their order.
    pub is_instanced: bool,
}

/// The batches of items, in the order of their first items.
#[derive(Debug, Default)]
pub(super) struct Layout {
    pub batches: Vec<Batch>,
    /// The slot of each item; none for items without a mesh.
    pub slots: Vec<Option<usize>>,
}

impl Layout {
    /// Assigns the items to slots from `first` on, by the location of their triangles. `pieces` returns the number of
    /// pieces of a mesh.
    pub fn new(
        locations: &[Option<MeshSlot>],
        pieces: impl Fn(usize) -> usize,
        first: usize,
    ) -> Self {
        let mut batches: Vec<Batch> = Vec::new();
        // The batches of each mesh in order: a piece that is drawn again is in the next batch.
        let mut of_mesh: Vec<Vec<usize>> = Vec::new();
        for (item, home) in locations.iter().enumerate() {
            let Some(MeshSlot { mesh, piece }) = *home else {
                continue;
            };
            let count = pieces(mesh);
            if of_mesh.len() <= mesh {
                of_mesh.resize_with(mesh + 1, Vec::new);
            }
            let known = &mut of_mesh[mesh];
            if count == 1 {
                match known.first() {
                    Some(&at) => batches[at].items.push(Some(item)),
                    None => {
                        known.push(batches.len());
                        batches.push(Batch::new(mesh, vec![Some(item)], true));
                    }
                }
                continue;
            }
            let free = known.iter().find(|&&at| batches[at].items[piece].is_none());
            let at = free.copied().unwrap_or_else(|| {
                known.push(batches.len());
                batches.push(Batch::new(mesh, vec![None; count], false));
                batches.len() - 1
            });
            batches[at].items[piece] = Some(item);
        }
        let mut slots = vec![None; locations.len()];
        let mut end = first;
        for batch in &mut batches {
            batch.first = end;
            for (place, item) in batch.items.iter().enumerate() {
                if let Some(item) = *item {
                    slots[item] = Some(end + place);
                }
            }
            end += batch.items.len();
        }
        Self { batches, slots }
    }
}

impl Batch {
    fn new(mesh: usize, items: Vec<Option<usize>>, is_instanced: bool) -> Self {
        Self {
            mesh,
            first: 0,
            items,
            is_instanced,
        }
    }

    /// Returns the ranges of slots that contain wanted items. Two ranges are merged if everything between them weighs
    /// no more than `bridge`: drawing that, too, costs less than another call.
    pub fn runs(
        &self,
        wanted: &dyn Fn(usize) -> bool,
        weight: &dyn Fn(usize) -> usize,
        bridge: usize,
    ) -> Vec<Range<usize>> {
        let mut runs: Vec<Range<usize>> = Vec::new();
        let mut between = 0;
        for (place, item) in self.items.iter().enumerate() {
            if !item.is_some_and(wanted) {
                between += weight(place);
                continue;
            }
            match runs.last_mut() {
                Some(last) if between <= bridge => last.end = place + 1,
                _ => runs.push(place..place + 1),
            }
            between = 0;
        }
        runs
    }
}

#[cfg(test)]
mod tests {
    use nearpoint_testing::Random;

    use super::*;

    fn slot(mesh: usize, piece: usize) -> Option<MeshSlot> {
        Some(MeshSlot { mesh, piece })
    }

    #[test]
    fn items_of_one_mesh_form_one_batch_with_distinct_slots() {
        let mut random = Random::seeded("batches", 0x5107);
        for _ in 0..200 {
            let meshes: Vec<usize> = (0..6).map(|_| 1 + random.index(4)).collect();
            let homes: Vec<Option<MeshSlot>> = (0..random.index(40))
                .map(|_| {
                    let mesh = random.index(meshes.len());
                    (random.below(8) > 0).then(|| MeshSlot {
                        mesh,
                        piece: random.index(meshes[mesh]),
                    })
                })
                .collect();
            let layout = Layout::new(&homes, |mesh| meshes[mesh], 3);
            let mut taken = std::collections::HashSet::new();
            for (item, home) in homes.iter().enumerate() {
                let slot = layout.slots[item];
                assert_eq!(slot.is_some(), home.is_some(), "{homes:?}");
                let (Some(slot), Some(home)) = (slot, home) else {
                    continue;
                };
                assert!(slot >= 3 && taken.insert(slot));
                let batch = layout
                    .batches
                    .iter()
                    .find(|batch| (batch.first..batch.first + batch.items.len()).contains(&slot));
                let batch = batch.expect("each slot is a batch's");
                assert_eq!(batch.mesh, home.mesh);
                assert!(
                    batch.is_instanced || slot - batch.first == home.piece,
                    "{homes:?}"
                );
            }
        }
    }

    #[test]
    fn ten_thousand_parts_of_twenty_shapes_are_twenty_calls() {
        let homes: Vec<Option<MeshSlot>> = (0..10_000).map(|item| slot(item % 20, 0)).collect();
        let layout = Layout::new(&homes, |_| 1, 0);
        let runs = layout.batches.iter().map(|b| b.runs(&|_| true, &|_| 1, 0));
        assert_eq!(runs.map(|runs| runs.len()).sum::<usize>(), 20);
    }

    #[test]
    fn a_piece_that_is_drawn_twice_is_in_two_batches() {
        let homes = [slot(0, 0), slot(0, 2), slot(0, 2), slot(0, 1)];
        let layout = Layout::new(&homes, |_| 3, 0);
        assert_eq!(
            layout.batches[0].items,
            [Some(0), Some(3), Some(1)],
            "the first of each"
        );
        assert_eq!(layout.batches[1].items, [None, None, Some(2)]);
        assert_eq!(layout.slots, [Some(0), Some(2), Some(5), Some(1)]);
    }

    #[test]
    fn runs_merge_over_light_gaps() {
        let batch = Batch::new(0, (0..8).map(Some).collect(), false);
        let wanted = |item: usize| [0, 1, 3, 7].contains(&item);
        assert_eq!(batch.runs(&wanted, &|_| 10, 0), [0..2, 3..4, 7..8]);
        assert_eq!(batch.runs(&wanted, &|_| 10, 10), [0..4, 7..8]);
        assert_eq!(batch.runs(&wanted, &|_| 10, 30), vec![0..8; 1]);
        assert_eq!(batch.runs(&|_| false, &|_| 10, 30), []);
    }
}
