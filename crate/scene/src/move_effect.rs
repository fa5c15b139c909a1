//! Finds the effect of a move of parts on their clashes with others.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::interference::{PairClass, contact_tolerance};
use nearpoint_geometry::{Pose, Vector};

use crate::frame::FramePair;
use crate::pair::Pair;
use crate::pair_operand::PairOperand;
use crate::pair_query::query_class;
use crate::pair_result::PairResult;
use crate::part::{PairKey, Part, pair_key};
use crate::pose::relative_pose;
use crate::scene::Scene;

/// The triangles of both parts in all queries of one search. When they are spent, no further move is verified; the first
/// one always is. Work is counted, never timed, so that each run finds the same.
const MAX_TRIANGLES: usize = 12_000_000;
/// The number of queries that a refinement counts as. Each of its rounds divides facets and queries the pair again.
pub(crate) const REFINEMENT_COST: usize = 4;

/// Verifies moves of some parts by queries of all pairs that they affect, up to a budget.
pub(crate) struct MoveVerifier<'a> {
    scene: &'a Scene,
    /// The parts, which move as one, in order of their ids.
    moving: Vec<&'a Part>,
    /// The classes before any move, as far as they were needed.
    now: BTreeMap<PairKey, PairClass>,
    triangles_left: usize,
}

/// The effect of a move on the pairs of the moved parts with others.
#[derive(Debug)]
pub(crate) struct MoveEffect {
    /// The worst class, after the move, of the pairs that interfere before it and do not surely interfere after it.
    pub class: PairClass,
    /// The pairs that interfere, and surely do not after the move.
    pub resolved: Vec<PairKey>,
    /// The pairs that surely interfere after the move, and did not surely interfere before.
    pub caused: Vec<PairKey>,
    /// The pairs that are undecided after the move, and were not before.
    pub undecided: Vec<PairKey>,
}

impl<'a> MoveVerifier<'a> {
    /// Returns a verifier of moves of parts, which are in order of their ids.
    pub(crate) fn new(scene: &'a Scene, moving: Vec<&'a Part>) -> Self {
        Self {
            scene,
            moving,
            now: BTreeMap::new(),
            triangles_left: MAX_TRIANGLES,
        }
    }

    /// Returns the effect of a move; None if the budget is spent. The class of one pair after the move may be known.
    pub(crate) fn effect(
        &mut self,
        by: &Vector,
        known: Option<(PairKey, PairClass)>,
    ) -> Option<MoveEffect> {
        if self.triangles_left == 0 {
            return None;
        }
        let mut effect = MoveEffect {
            class: PairClass::Clear,
            resolved: Vec::new(),
            caused: Vec::new(),
            undecided: Vec::new(),
        };
        for part in self.moving.clone() {
            let mut pose = part.pose;
            pose.translation.vector += by;
            for other in self.affected(part, [&part.pose, &pose]) {
                let key = pair_key(part.id, other.id);
                let after = match known {
                    Some((pair, class)) if pair == key => class,
                    _ if self.scene.allowed().contains_key(&key) => continue,
                    _ => {
                        let (found, triangles) = self.query(part, &pose, other);
                        self.triangles_left = self.triangles_left.saturating_sub(triangles);
                        found.map_or(PairClass::Clear, |found| found.class)
                    }
                };
                let before = self.class_now(part, other);
                effect.add(key, before, after);
            }
        }
        for pairs in [
            &mut effect.resolved,
            &mut effect.caused,
            &mut effect.undecided,
        ] {
            pairs.sort_unstable();
        }
        Some(effect)
    }

    /// Returns the parts that rest and that are of interest for a part at one of these poses.
    fn affected(&self, part: &Part, poses: [&Pose; 2]) -> Vec<&'a Part> {
        let places = poses.map(|pose| part.shape.bounds().posed(pose));
        let mut others: Vec<&Part> = places.iter().flat_map(|at| self.near(at)).collect();
        others.sort_unstable_by_key(|other| other.id);
        others.dedup_by_key(|other| other.id);
        let is_moving = |other: &&Part| {
            let moving = &self.moving;
            moving.binary_search_by_key(&other.id, |own| own.id).is_ok()
        };
        others.retain(|other| !is_moving(other));
        others
    }

    /// Returns the parts within the distance of interest of a box.
    fn near(&self, around: &Aabb) -> Vec<&'a Part> {
        let (scene, max_distance) = (self.scene, self.scene.max_distance());
        if !scene.results.is_without_queries {
            return scene.results.world.near(around, max_distance).collect();
        }
        let is_near = |part: &&Part| {
            let bounds = part.shape.bounds().posed(&part.pose);
            bounds.distance_squared(around).sqrt() <= max_distance
        };
        let parts = scene.parts().iter().map(|part| &**part);
        parts.filter(is_near).collect()
    }

    /// Returns the present class of two parts. A query for it is not charged to the budget, so that the same moves are
    /// verified whether the scene has evaluated its pairs or not.
    fn class_now(&mut self, part: &Part, other: &Part) -> PairClass {
        let key = pair_key(part.id, other.id);
        let (results, document) = (&self.scene.results, &self.scene.editor.document);
        // A listed pair may still be refined.
        let is_waiting = |pair: &Pair| pair.pending_stage.is_some();
        match results.frame.pair(key.0, key.1) {
            Some(pair) if !results.pairs.get(key).is_some_and(is_waiting) => return pair.class,
            // When no pair is pending, all that are not clear are listed.
            None if results.pairs.pending() == 0
                && !results.is_without_queries
                && !document.allowed().contains_key(&key) =>
            {
                return PairClass::Clear;
            }
            _ => {}
        }
        if let Some(&class) = self.now.get(&key) {
            return class;
        }
        let class = match self.query(part, &part.pose, other).0 {
            Some(found) => {
                let kernel = results.kernel_answers.check(&found, document);
                FramePair::new(Arc::new(found), part.pose, kernel).class
            }
            None => PairClass::Clear,
        };
        self.now.insert(key, class);
        class
    }

    /// Returns the result for two parts if the first were at this pose, with the class that a scene would have; None if they
    /// are clear. The second value is what it costs, in triangles.
    fn query(&self, part: &Part, pose: &Pose, other: &Part) -> (Option<PairResult>, usize) {
        let unit = self.scene.unit();
        let mut sides = [(part, pose), (other, &other.pose)];
        // A scene queries the part with the smaller id first.
        sides.sort_by_key(|(part, _)| part.id);
        let [p, q] = sides.map(|(part, pose)| part.shape.bounds().posed(pose));
        let [a, b] = sides.map(|(part, _)| PairOperand::from_part(part, unit));
        let (one, two) = (a.solid(), b.solid());
        // Each solid is inside the box of its mesh, grown by its reach.
        let reach = one.max_reach() + two.max_reach() + contact_tolerance(&one, &two);
        if p.distance_squared(&q).sqrt() > reach {
            return (None, 0);
        }
        let b_in_a = relative_pose(sides[0].1, sides[1].1);
        let (found, is_refined) =
            uninterrupted(|executor| query_class(a, b, &b_in_a, 0.0, executor));
        let triangles = part.triangle_count() + other.triangle_count();
        (
            found,
            triangles * (1 + REFINEMENT_COST * usize::from(is_refined)),
        )
    }
}

impl MoveEffect {
    /// Adds a pair by its classes before and after the move.
    fn add(&mut self, key: PairKey, before: PairClass, after: PairClass) {
        let interferes = before == PairClass::Interferes;
        match after {
            PairClass::Interferes if !interferes => self.caused.push(key),
            PairClass::Interferes => {}
            PairClass::Undecided if before != PairClass::Undecided => self.undecided.push(key),
            PairClass::Touches | PairClass::Clear if interferes => self.resolved.push(key),
            _ => {}
        }
        if interferes && after != PairClass::Interferes {
            self.class = self.class.min(after);
        }
    }
}

/// Runs a query on this thread, to its end.
pub(crate) fn uninterrupted<R>(
    query: impl FnOnce(&SequentialExecutor) -> Result<R, Interrupted>,
) -> R {
    query(&SequentialExecutor).expect("nothing interrupts a sequential query")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::pair_query::query_coarse;
    use crate::part::PartId;
    use crate::{NewPart, ThreadPool};
    use nearpoint_geometry::shape::{Mesh, primitives};
    use nearpoint_geometry::unit::Unit;
    use nearpoint_testing::shapes::tube_with_surfaces;

    /// Makes a scene of a bush and a shaft with a play of 0.2 that is tilted in it. Their facets leave them undecided.
    fn tilted_shaft(tilt: f64) -> (Scene, [PartId; 2]) {
        let part = |mesh: Mesh, pose: Pose| {
            NewPart::from_mesh("part", mesh, pose, &ThreadPool::Sequential)
        };
        let tilted = Pose::rotation(Vector::x() * tilt);
        let bush = part(tube_with_surfaces(64, 20.0, 10.0, 10.0), Pose::identity());
        let shaft = part(tube_with_surfaces(48, 9.9, 0.0, 30.0), tilted);
        let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
        let ids = scene.add(vec![bush, shaft]).unwrap();
        let [a, b] = [0, 1].map(|k: usize| PairOperand::from_part(&scene.parts()[k], Unit::Mm));
        let found = uninterrupted(|executor| query_coarse(a, b, &tilted, 0.0, executor));
        assert_eq!(found.unwrap().class, PairClass::Undecided);
        (scene, [ids[0], ids[1]])
    }

    #[test]
    fn clear_pair_that_finer_facets_decide_is_not_left_undecided() {
        let (mut scene, [bush, shaft]) = tilted_shaft(0.016);
        let pair = scene.finish().pair(bush, shaft);
        assert!(pair.is_none_or(|pair| pair.class == PairClass::Clear));
        let mut verifier = MoveVerifier::new(&scene, vec![scene.part(shaft).unwrap()]);
        let effect = verifier.effect(&(Vector::z() * 0.1), None).unwrap();
        assert!(effect.undecided.is_empty(), "{effect:?}");
    }

    #[test]
    fn clash_that_only_finer_facets_prove_is_resolved_before_the_scene_is_evaluated() {
        let (mut scene, pair) = tilted_shaft(0.022);
        for _ in 0..2 {
            let shaft = scene.part(pair[1]).unwrap();
            let mut verifier = MoveVerifier::new(&scene, vec![shaft]);
            let effect = verifier.effect(&(Vector::z() * 100.0), None).unwrap();
            assert_eq!(effect.resolved, [(pair[0], pair[1])]);
            // Only queries after the move count.
            assert_eq!(verifier.triangles_left, MAX_TRIANGLES);
            scene.finish();
        }
    }

    #[test]
    fn budget_ends_after_a_whole_move() {
        let mesh = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0)).unwrap();
        let cube = |x: f64| {
            let pose = Pose::translation(x, 0.0, 0.0);
            NewPart::from_mesh("cube", mesh.clone(), pose, &ThreadPool::Sequential)
        };
        let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
        let ids = scene.add(vec![cube(0.0), cube(0.75), cube(1.5)]).unwrap();
        scene.finish();
        let middle = scene.part(ids[1]).unwrap();
        let mut verifier = MoveVerifier::new(&scene, vec![middle]);
        verifier.triangles_left = 1;
        // It touches both others then, which two queries tell.
        let effect = verifier.effect(&Vector::z(), None).unwrap();
        assert_eq!(effect.resolved, [(ids[0], ids[1]), (ids[1], ids[2])]);
        assert_eq!(effect.class, PairClass::Touches);
        assert!(verifier.effect(&Vector::z(), None).is_none());
    }
}
