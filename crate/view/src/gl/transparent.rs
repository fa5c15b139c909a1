//! Draws transparent parts, and dimmed ones.

use super::lines::ItemFilter;
use super::picture::{PLAIN_PAINT, Picture, TRANSPARENT};
use super::runs::{DRAW_CALL_COST, MAX_SORTED, split_items};

impl Picture<'_> {
    /// Draws transparent parts, the farthest first.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first transparent part.
    #[inline(never)]
    pub fn draw_transparent(&self, items: &[usize]) {
        let [meshes, _] = &self.resources.meshes;
        let mut items = items.to_vec();
        if items.len() <= MAX_SORTED {
            let depth = |item: &usize| self.items.parts[*item].depth;
            items.sort_by(|p, q| depth(q).total_cmp(&depth(p)));
        }
        let items = &items;
        for together in split_items(meshes, &self.layouts.parts, items, DRAW_CALL_COST) {
            for states in TRANSPARENT {
                for run in &together {
                    self.shade(run, ItemFilter::Transparent, PLAIN_PAINT, states);
                }
            }
            for run in &together {
                self.edges(run, ItemFilter::Transparent);
            }
        }
    }

    /// Draws all dimmed parts as one veil, over the pair in focus.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first pair in focus.
    #[inline(never)]
    pub fn draw_dimmed(&self, items: &[usize]) {
        let dim = self.parts(&|item| items.binary_search(&item).is_ok(), 0);
        for states in TRANSPARENT {
            for run in &dim {
                self.shade(run, ItemFilter::Transparent, PLAIN_PAINT, states);
            }
        }
        for run in &dim {
            self.edges(run, ItemFilter::Transparent);
        }
    }
}
