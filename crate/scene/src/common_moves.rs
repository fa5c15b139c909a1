//! Finds one move of some parts that ends several of their clashes.
//!
//! The moves that end each clash suggest directions and amounts, and each is verified by queries of all pairs that it
//! affects. Where the best one leaves clashes, the moves that end these are added to it.

use nearpoint_geometry::Vector;
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::tolerance::SAME_MOVE_DIRECTION;

use crate::clearing_moves::{ClearingMove, DirectionOrigin, MoveOptions, clearing_moves};
use crate::error::SceneError;
use crate::move_effect::{MoveVerifier, uninterrupted};
use crate::pair_operand::PairOperand;
use crate::part::{Part, PartId};
use crate::part_moves::{PartFace, PartMove, PartMoves};
use crate::scene::Scene;

/// The number of clashes whose own moves are searched: the deepest.
const MAX_SEARCHED: usize = 8;
/// The triangles of both parts in all queries of one clash together.
const MAX_TRIANGLES: usize = 500_000;
/// The largest number of moves that are verified in a round.
const MAX_CANDIDATES: usize = 24;
/// The number of rounds, each of which adds a move to the best one.
const MAX_ROUNDS: usize = 3;
/// The most moves that are returned.
const MAX_MOVES: usize = 6;
/// Amounts along one direction that differ by less than this fraction become the largest of them, which may end all clashes.
const SAME_AMOUNT: f64 = 0.01;

/// A move to verify.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    by: Vector,
    origin: DirectionOrigin,
    face: Option<PartFace>,
    /// The number of clashes that suggest it.
    votes: usize,
}

impl Scene {
    /// Finds moves of some parts, moved as one, that end as many of their clashes with other parts as possible. Each move
    /// is verified: it surely ends the clashes that it names.
    ///
    /// # Errors
    /// [`SceneError::NoSuchPart`], and [`SceneError::Fixed`] or [`SceneError::MovedByJoints`] if one of them cannot move.
    ///
    /// # Examples
    /// ```
    /// use nearpoint_geometry::Pose;
    /// use nearpoint_scene::{Command, Scene};
    /// # use nearpoint_geometry::shape::{Mesh, primitives};
    /// # use nearpoint_scene::{NewPart, ThreadPool};
    ///
    /// # let mesh = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
    /// # let cube = |name: &str, x: f64, y: f64| {
    /// #     let pose = Pose::translation(x, y, 0.0);
    /// #     NewPart::from_mesh(name, mesh.clone(), pose, &ThreadPool::Sequential)
    /// # };
    /// let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    /// // The first cube is 0.25 deep in each of the two others.
    /// let ids = scene.add(vec![cube("a", 0.0, 0.0), cube("b", 0.75, 0.6), cube("c", 0.75, -0.6)])?;
    /// scene.finish();
    /// let found = scene.common_moves(&ids[..1])?;
    /// let best = &found.moves[0];
    /// assert!((best.distance - 0.25).abs() < 1e-5);
    /// assert_eq!(best.resolved, [(ids[0], ids[1]), (ids[0], ids[2])]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn common_moves(&self, parts: &[PartId]) -> Result<PartMoves, SceneError> {
        let mut ids = parts.to_vec();
        ids.sort_unstable();
        ids.dedup();
        let moving: Vec<&Part> =
            (ids.iter().map(|&id| self.movable_part(id))).collect::<Result<_, _>>()?;
        let clashes = self.clashes_of(&moving);
        let mut found = PartMoves {
            parts: ids,
            lower: 0.0,
            is_enough: clashes.is_empty(),
            moves: Vec::new(),
        };
        let mut verifier = MoveVerifier::new(self, moving);
        let (mut start, mut rest) = (Vector::zeros(), clashes);
        for round in 0..MAX_ROUNDS {
            let (candidates, lower) = self.candidates_of(&rest, &start);
            if round == 0 {
                found.lower = lower;
            }
            let before = found.moves.first().map_or((0, 0), PartMove::rank);
            let verified = (candidates.iter()).map_while(|one| one.verify(&mut verifier));
            (found.moves).extend(verified.filter(|one| !one.resolved.is_empty()));
            (found.moves)
                .sort_by(|x, y| (x.rank().cmp(&y.rank())).then(x.distance.total_cmp(&y.distance)));
            let Some(best) = found.moves.first().filter(|best| best.rank() < before) else {
                break;
            };
            start = Vector::from(best.direction) * best.distance;
            rest.retain(|[part, other]| {
                let key = (part.id.min(other.id), part.id.max(other.id));
                best.resolved.binary_search(&key).is_err()
            });
        }
        found.moves.truncate(MAX_MOVES);
        Ok(found)
    }

    /// Returns the clashes of parts with others, each part of the group first, the deepest first.
    fn clashes_of<'a>(&'a self, moving: &[&'a Part]) -> Vec<[&'a Part; 2]> {
        let is_moving = |id: PartId| moving.iter().any(|part| part.id == id);
        let pairs = self.frame().pairs.iter();
        let mut clashes: Vec<_> = pairs
            .filter(|pair| pair.class == PairClass::Interferes)
            .filter(|pair| is_moving(pair.a) != is_moving(pair.b))
            .filter_map(|pair| {
                let [a, b] = [self.part(pair.a)?, self.part(pair.b)?];
                let ends = if is_moving(pair.a) { [a, b] } else { [b, a] };
                Some((pair.depth.as_ref().map_or(0.0, |depth| depth.lower), ends))
            })
            .collect();
        clashes.sort_by(|(p, _), (q, _)| q.total_cmp(p));
        clashes.into_iter().map(|(_, ends)| ends).collect()
    }

    /// Returns moves that end one of the clashes if the first parts were moved by `start`, those that most clashes suggest
    /// first, and a distance below which no move ends all.
    fn candidates_of(&self, clashes: &[[&Part; 2]], start: &Vector) -> (Vec<Candidate>, f64) {
        let (mut suggested, mut lower) = (Vec::new(), 0.0_f64);
        for &[part, other] in clashes.iter().take(MAX_SEARCHED) {
            let mut pose = part.pose;
            pose.translation.vector += start;
            let to_scene = other.pose.rotation;
            let axes = [Vector::x(), Vector::y(), Vector::z()].map(|axis| [axis, -axis]);
            let axes: Vec<Vector> = (axes.iter().flatten())
                .map(|axis| to_scene.inverse() * axis)
                .collect();
            let options = MoveOptions {
                given: &axes,
                max_triangles: MAX_TRIANGLES,
                ..MoveOptions::default()
            };
            let operands = [other, part].map(|part| PairOperand::from_part(part, self.unit()));
            let in_other = other.pose.inv_mul(&pose);
            let found =
                uninterrupted(|executor| clearing_moves(operands, &in_other, &options, executor));
            lower = lower.max(found.lower);
            for one in &found.moves {
                let candidate = |distance: f64| Candidate {
                    by: to_scene * one.direction * distance,
                    origin: one.origin,
                    face: one.face.map(|(which, face)| PartFace {
                        part: [other, part][which].id,
                        face,
                    }),
                    votes: 1,
                };
                suggested.push(candidate(one.distance));
                suggested.extend(beyond_doubt(one, operands).map(candidate));
            }
        }
        let mut merged = merge_amounts(suggested);
        merged.sort_by(|p, q| (q.votes.cmp(&p.votes)).then(p.by.norm().total_cmp(&q.by.norm())));
        merged.truncate(MAX_CANDIDATES);
        for one in &mut merged {
            if *start != Vector::zeros() {
                (one.by, one.origin, one.face) = (one.by + start, DirectionOrigin::Sum, None);
            }
        }
        // The sum of two moves may be none.
        merged.retain(|one| one.by.norm() > 0.0);
        (merged, lower)
    }
}

impl Candidate {
    /// Queries all pairs that the move affects; None if the budget for that is spent.
    fn verify(&self, verifier: &mut MoveVerifier) -> Option<PartMove> {
        let distance = self.by.norm();
        let effect = verifier.effect(&self.by, None)?;
        Some(PartMove {
            direction: (self.by / distance).into(),
            distance,
            class: effect.class,
            origin: self.origin,
            face: self.face,
            resolved: effect.resolved,
            caused: effect.caused,
            undecided: effect.undecided,
        })
    }
}

/// Returns a longer distance at which the two are surely apart, if they separate along the direction of a move that leaves
/// them undecided.
fn beyond_doubt(one: &ClearingMove, pair: [PairOperand; 2]) -> Option<f64> {
    let reaches = pair.map(|part| part.solid().max_reach());
    let is_undecided = one.class == PairClass::Undecided;
    is_undecided.then(|| one.distance + 2.0 * (reaches[0] + reaches[1]))
}

/// Merges moves along one direction by about the same amount into the longest of them.
fn merge_amounts(mut suggested: Vec<Candidate>) -> Vec<Candidate> {
    suggested.sort_by(|p, q| q.by.norm().total_cmp(&p.by.norm()));
    let mut merged: Vec<Candidate> = Vec::new();
    for one in suggested {
        let longest = merged.iter_mut().find(|other| {
            let off = (other.by.normalize() - one.by.normalize()).norm();
            off < SAME_MOVE_DIRECTION && one.by.norm() >= other.by.norm() * (1.0 - SAME_AMOUNT)
        });
        match longest {
            Some(longest) => longest.votes += 1,
            None => merged.push(one),
        }
    }
    merged
}
