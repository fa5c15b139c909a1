//! Finds parts by their position, and the changes since the last update.

use std::sync::Arc;

use nearpoint_geometry::bounds::{Aabb, BroadPhase, TooManyPairs};

use crate::document::Document;
use crate::part::{PairKey, Part, PartId};
use crate::pose::same_bits;
use crate::sorted_list::SortedList;

/// A document at the last update, with its near pairs. The cost of an update depends on the moved parts, not on all
/// parts.
#[derive(Debug, Default)]
pub(crate) struct World {
    document: Document,
    boxes: BroadPhase,
}

/// The changes of the pairs of interest, which are near each other and not allowed to collide.
#[derive(Debug, Default)]
pub(crate) struct PairChanges {
    /// The pairs that are no longer of interest.
    pub removed: Vec<PairKey>,
    /// The pairs that became of interest, or of which a part has moved.
    pub added: Vec<NearPair>,
    /// True if shapes of parts changed, so that the results of their pairs were dropped.
    pub is_reshaped: bool,
}

/// A pair of interest.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NearPair {
    pub key: PairKey,
    /// The distance of the boxes.
    pub box_distance: f64,
}

impl World {
    /// Returns the document as of the last update.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// Returns the number of boxes that were visited so far.
    #[cfg(test)]
    pub fn visits(&self) -> u64 {
        self.boxes.tree().visits()
    }

    /// Updates the parts and their near pairs to a document; pairs of interest are then at most `max_distance` apart.
    ///
    /// # Errors
    /// The error is that there are more than `limit` pairs, allowed ones included; then nothing has changed.
    pub fn update(
        &mut self,
        document: &Document,
        max_distance: f64,
        limit: usize,
    ) -> Result<PairChanges, TooManyPairs> {
        let moved = moved_parts(self.document.parts(), document.parts());
        let changed = self.boxes.update(&moved, max_distance, limit)?;
        let before = std::mem::replace(&mut self.document, document.clone());
        let mut removed: Vec<PairKey> = changed.removed.into_iter().map(key_of_ids).collect();
        let mut fresh: Vec<PairKey> = changed.added.into_iter().map(key_of_ids).collect();
        let mut is_reshaped = false;
        for &(one, _) in &moved {
            let partners = self.boxes.partners(one);
            let first = fresh.len();
            fresh.extend(partners.map(|other| key_of_ids([one.min(other), one.max(other)])));
            if has_other_shape(PartId(one), &before, document) {
                is_reshaped = true;
                removed.extend(&fresh[first..]);
            }
        }
        let (old, new) = (before.allowed(), document.allowed());
        if !Arc::ptr_eq(old, new) {
            removed.extend(new.keys().filter(|key| !old.contains_key(key)));
            let asked = old.keys().filter(|key| !new.contains_key(key));
            fresh.extend(asked.filter(|(a, b)| self.boxes.is_candidate_pair(a.0, b.0)));
        }
        fresh.retain(|key| !new.contains_key(key));
        let fresh = fresh.into_iter().map(|key| NearPair {
            key,
            box_distance: self.box_distance(key),
        });
        Ok(PairChanges {
            removed,
            added: fresh.collect(),
            is_reshaped,
        })
    }

    fn box_distance(&self, (a, b): PairKey) -> f64 {
        let boxes = [a, b].map(|id| self.boxes.tree().get(id.0));
        match boxes {
            [Some(a), Some(b)] => a.distance_squared(b).sqrt(),
            _ => 0.0,
        }
    }

    /// Returns the parts near a part, in order of their ids, including those that it is allowed to collide with.
    pub fn partners(&self, id: PartId) -> impl Iterator<Item = PartId> {
        self.boxes.partners(id.0).map(PartId)
    }

    /// Returns the parts whose boxes are no farther than `max_distance` from a box, in order of their ids. At 0 they
    /// share a point with it.
    pub fn near(&self, around: &Aabb, max_distance: f64) -> impl Iterator<Item = &Part> {
        let near = self.boxes.tree().query(around, max_distance).into_iter();
        near.filter_map(|id| Some(&**self.document.part(PartId(id)).ok()?))
    }

    /// Returns the largest absolute value of any coordinate of the posed parts' boxes, in the scene's frame.
    pub fn max_abs_coordinate(&self) -> f64 {
        self.boxes.tree().max_abs_coordinate()
    }
}

fn key_of_ids([a, b]: [u32; 2]) -> PairKey {
    (PartId(a), PartId(b))
}

/// Returns the parts that have moved, are new, or no longer exist, with the boxes around them.
fn moved_parts(
    before: &SortedList<Arc<Part>>,
    after: &SortedList<Arc<Part>>,
) -> Vec<(u32, Option<Aabb>)> {
    let changed = after.diff(before);
    let moved = changed.filter_map(|change| match change {
        (Some(old), Some(new)) if Arc::ptr_eq(old, new) || is_there(old, new) => None,
        (_, Some(new)) => Some((new.id.0, Some(new.shape.bounds().posed(&new.pose)))),
        (old, None) => old.map(|old| (old.id.0, None)),
    });
    moved.collect()
}

fn has_other_shape(part: PartId, before: &Document, after: &Document) -> bool {
    let (Ok(old), Ok(new)) = (before.part(part), after.part(part)) else {
        return false;
    };
    !Arc::ptr_eq(&old.shape, &new.shape)
}

/// Returns whether a part has the same shape and pose as before.
fn is_there(old: &Part, new: &Part) -> bool {
    Arc::ptr_eq(&old.shape, &new.shape) && same_bits(&old.pose, &new.pose)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Command, DragMode, NewPart, Placement, Scene, ThreadPool};
    use nearpoint_geometry::Pose;
    use nearpoint_geometry::executor::SequentialExecutor;
    use nearpoint_geometry::shape::{Mesh, Shape, diagnose, primitives};

    /// Makes cubes in rows, columns and layers, each as far from the next as it is wide.
    fn cubes(side: usize) -> (Scene, Vec<PartId>) {
        let shape = Arc::new(Shape::build(
            Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0)).unwrap(),
            &SequentialExecutor,
        ));
        let diagnostics = Arc::new(diagnose(shape.mesh()));
        let part = |index: usize| {
            let at = [index, index / side, index / side / side].map(|n| 2.0 * (n % side) as f64);
            let pose = Pose::translation(at[0], at[1], at[2]);
            NewPart {
                index_in_model: index,
                ..NewPart::new("cube", shape.clone(), diagnostics.clone(), pose)
            }
        };
        let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
        let ids = scene.add((0..side.pow(3)).map(part).collect()).unwrap();
        let max_distance = Some(0.5);
        scene
            .apply(Command::SetMaxDistance { max_distance })
            .unwrap();
        scene.finish();
        (scene, ids)
    }

    /// Returns the number of boxes visited until a command is carried out and everything is known again.
    fn cost(scene: &mut Scene, command: Command) -> u64 {
        let before = scene.results.world.visits();
        scene.apply(command).unwrap();
        scene.finish();
        scene.results.world.visits() - before
    }

    #[test]
    fn world_update_without_motion_visits_no_box() {
        let (mut scene, ids) = cubes(6);
        let (part, parts) = (ids[77], vec![ids[77]]);
        let name = "another name".to_owned();
        let commands = [
            Command::Rename { part, name },
            Command::Select {
                parts: parts.clone(),
            },
            Command::SetColour {
                parts: parts.clone(),
                colour: [0.5; 4],
            },
            Command::SetVisible {
                parts: parts.clone(),
                visible: false,
            },
            Command::SetFixed { parts, fixed: true },
            Command::SetLimit { limit: 0.25 },
            Command::Undo,
        ];
        for command in commands {
            let reported = format!("{command:?}");
            assert_eq!(cost(&mut scene, command), 0, "{reported}");
        }
    }

    /// Drags one cube among n past others: the cost of a step grows with the depth of the tree.
    #[test]
    fn a_drag_looks_at_what_is_near() {
        let dragged = |mode: DragMode, side: usize| {
            let (mut scene, ids) = cubes(side);
            let held = ids[ids.len() / 2];
            let start = scene.part(held).unwrap().pose;
            scene.apply(Command::SetDragMode { mode }).unwrap();
            let parts = vec![held];
            assert_eq!(cost(&mut scene, Command::BeginDrag { parts }), 0);
            let mut worst = 0;
            for step in 1..=20 {
                let path = Pose::translation(0.13 * f64::from(step), 0.07, 0.03);
                let poses = vec![Placement(held, path * start)];
                worst = worst.max(cost(&mut scene, Command::DragTo { poses }));
            }
            worst
        };
        for mode in [DragMode::Detect, DragMode::Stop, DragMode::Snap] {
            // With fewer cubes, all would be near.
            let costs = [6, 10, 16].map(|side| dragged(mode, side));
            println!("{mode:?}: {costs:?}");
            assert!(
                costs[2] < 3 * costs[0] && costs[2] < 4096 / 2,
                "{mode:?}: {costs:?}"
            );
        }
    }
}
