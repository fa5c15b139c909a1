//! Draws transparent parts, and dimmed ones.

use super::lines::Only;
use super::picture::{PLAIN, Picture, VEILED};
use super::runs::{APART, BRIDGE, apart};

impl Picture<'_> {
    /// Draws transparent parts, the farthest first.
    // Never inlined: loaded with the first of these, by this name.
    #[inline(never)]
    pub fn glassy(&self, items: &[usize]) {
        let [meshes, _] = &self.resources.meshes;
        let mut items = items.to_vec();
        if items.len() <= APART {
            let depth = |item: &usize| self.things.parts[*item].depth;
            items.sort_by(|p, q| depth(q).total_cmp(&depth(p)));
        }
        let items = &items;
        for together in apart(meshes, &self.placed.parts, items, BRIDGE) {
            for states in VEILED {
                for run in &together {
                    self.shade(run, Only::Glassy, PLAIN, states);
                }
            }
            for run in &together {
                self.edges(run, Only::Glassy);
            }
        }
    }

    /// Draws all dimmed parts as one veil, over the parts that are meant.
    // Never inlined: loaded with the first pair that is shown, by this name.
    #[inline(never)]
    pub fn dim(&self, items: &[usize]) {
        let dim = self.parts(&|item| items.binary_search(&item).is_ok(), 0);
        for states in VEILED {
            for run in &dim {
                self.shade(run, Only::Glassy, PLAIN, states);
            }
        }
        for run in &dim {
            self.edges(run, Only::Glassy);
        }
    }
}
