//! Makes a frame of what is known.

use std::collections::HashSet;
use std::sync::Arc;

use nearpoint_geometry::interference::Class;

use crate::frame::{Frame, FramePair, PairKind, PartState, Totals};
use crate::part::PartId;
use crate::resume::Resumable;
use crate::scene::Scene;

/// What the pairs of a frame were made of: while it stays the same, so do they.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Source {
    changes: u64,
    within: f64,
    limit: f64,
}

impl Source {
    pub fn of(scene: &Scene) -> Self {
        Self {
            changes: scene.pairs.changes(),
            within: scene.within(),
            limit: scene.settings.limit,
        }
    }
}

/// The scene as it is now, with these pairs.
pub(crate) fn frame(scene: &Scene, revision: u64, pairs: Vec<FramePair>) -> Frame {
    Frame {
        revision,
        parts: part_states(scene, &pairs),
        totals: totals(scene, &pairs),
        pending: scene.pairs.pending()
            + scene.drag_path.pending()
            + scene.hand_pending()
            + pending_spheres(scene),
        open: scene.pairs.open(),
        hand: scene.grasp().map(|grasp| Arc::new(grasp.told())),
        removal: (scene.removal.as_ref()).map(|search| search.told().clone()),
        encounters: scene.drag_path.encounters().to_vec(),
        pairs,
    }
}

/// The pairs that are shown.
pub(crate) fn pairs(scene: &Scene, source: &Source) -> Vec<FramePair> {
    let mut pairs = Vec::new();
    for ((a, _), pair) in scene.pairs.iter() {
        let (Some(result), Some(part)) = (pair.result(), scene.part(a)) else {
            continue;
        };
        let distance = result
            .clearance
            .as_ref()
            .map(|clearance| clearance.distance);
        let near = distance.is_some_and(|distance| distance <= source.within);
        if !result.is_notable() && !near {
            continue;
        }
        pairs.push(FramePair {
            result: result.clone(),
            pending: pair.is_pending(source.within),
            below_limit: result.kind == PairKind::Clear
                && distance.is_some_and(|distance| distance < source.limit),
            scene_from_a: part.pose,
        });
    }
    pairs
}

fn pending_spheres(scene: &Scene) -> usize {
    usize::from(scene.spheres().is_some_and(Resumable::is_pending))
}

fn part_states(scene: &Scene, pairs: &[FramePair]) -> Vec<PartState> {
    let selected: HashSet<PartId> = scene.selection.iter().copied().collect();
    let mut states: Vec<PartState> = scene
        .parts()
        .iter()
        .map(|part| PartState {
            id: part.id,
            pose: part.pose,
            colour: part.colour,
            visible: part.visible,
            fixed: part.fixed,
            selected: selected.contains(&part.id),
            interfering: 0,
            undecided: 0,
            touching: 0,
        })
        .collect();
    for pair in pairs {
        for id in [pair.a, pair.b] {
            let Ok(at) = states.binary_search_by_key(&id, |state| state.id) else {
                continue;
            };
            match pair.class {
                Class::Interferes => states[at].interfering += 1,
                Class::Undecided => states[at].undecided += 1,
                Class::Touches => states[at].touching += 1,
                Class::Clear => {}
            }
        }
    }
    states
}

fn totals(scene: &Scene, pairs: &[FramePair]) -> Totals {
    let count = scene.parts().len() as u64;
    let mut totals = Totals {
        pairs: count * count.saturating_sub(1) / 2 - scene.allowed().len() as u64,
        ..Totals::default()
    };
    for pair in pairs {
        match pair.kind {
            PairKind::Crossing => totals.crossing += 1,
            PairKind::Touching => totals.touching += 1,
            PairKind::Contained => totals.contained += 1,
            PairKind::Clear => totals.clear += 1,
        }
        totals.below_limit += u32::from(pair.below_limit);
        match pair.class {
            _ if pair.overlap.duplicate.is_some() => totals.duplicates += 1,
            Class::Interferes => totals.interfering += 1,
            Class::Undecided => totals.undecided += 1,
            Class::Touches => totals.touches += 1,
            Class::Clear => {}
        }
        totals.triangle_pairs += pair.triangle_pairs.len() as u64;
    }
    totals
}
