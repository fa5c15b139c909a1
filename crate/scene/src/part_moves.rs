//! Finds moves of a part of a scene that end its clashes, and counts the clashes that each move ends and causes.

use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::{Pose, Vector};
use serde::{Deserialize, Serialize};

use crate::clearing_moves::{DirectionOrigin, MoveOptions, clearing_moves};
use crate::error::SceneError;
use crate::pair_operand::PairOperand;
use crate::pair_query::query_coarse;
use crate::part::{PairKey, Part, PartId, pair_key};
use crate::report::Xyz;
use crate::scene::Scene;

/// Moves of some parts, moved as one, that end one or more of their clashes; the best first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PartMoves {
    /// The parts that move. For the moves of a pair it is one part: of two movable parts the smaller one.
    pub parts: Vec<PartId>,
    /// No shorter translation ends the clash, or all of the clashes, in any direction; 0 if that is unknown.
    pub lower: f64,
    /// True if the parts need no move.
    pub is_enough: bool,
    /// Some moves that suffice. Those that end more clashes than they cause come first, then the shorter ones.
    pub moves: Vec<PartMove>,
}

/// A translation of parts that ends clashes, in the scene's frame and unit.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PartMove {
    /// The direction, of length 1.
    pub direction: Xyz,
    /// A distance that suffices, as a query proves.
    pub distance: f64,
    /// The class of the two parts after the move; of several clashes the worst that does not interfere. It is undecided if
    /// that is all that their facets tell.
    pub class: PairClass,
    /// The origin of the direction.
    pub origin: DirectionOrigin,
    /// The part whose face the direction comes from, and the number of the face.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub face: Option<PartFace>,
    /// The clashes that the move ends: that of the two parts for which it was searched, and others that it surely ends.
    pub resolved: Vec<(PartId, PartId)>,
    /// The pairs that surely interfere after the move, and did not surely interfere before.
    pub caused: Vec<(PartId, PartId)>,
}

/// A face of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct PartFace {
    /// The part.
    pub part: PartId,
    /// The number of the face in the part's mesh.
    pub face: u32,
}

impl Scene {
    /// Finds moves after which two parts no longer interfere, and are at least `gap` apart if that is above 0. `direction` is
    /// the only one tried, if it is given; otherwise the meeting faces and the axes of the scene suggest some.
    ///
    /// # Errors
    /// [`SceneError::NoSuchPart`], [`SceneError::BadLimit`], [`SceneError::BadDirection`], and [`SceneError::Fixed`] or
    /// [`SceneError::MovedByJoints`] if neither part can move.
    ///
    /// # Examples
    /// ```
    /// use nearpoint_geometry::Pose;
    /// use nearpoint_scene::{Command, Scene};
    /// # use nearpoint_geometry::shape::{Mesh, primitives};
    /// # use nearpoint_scene::{NewPart, ThreadPool};
    ///
    /// # let mesh = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
    /// # let cube = |name: &str, x: f64| {
    /// #     let pose = Pose::translation(x, 0.0, 0.0);
    /// #     NewPart::from_mesh(name, mesh.clone(), pose, &ThreadPool::Sequential)
    /// # };
    /// let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    /// let ids = scene.add(vec![cube("a", 0.0), cube("b", 0.75)])?;
    /// scene.finish();
    /// let found = scene.part_moves([ids[0], ids[1]], 0.0, None)?;
    /// let best = &found.moves[0];
    /// assert!((best.distance - 0.25).abs() < 1e-5);
    /// assert_eq!((best.resolved.len(), best.caused.len()), (1, 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn part_moves(
        &self,
        pair: [PartId; 2],
        gap: f64,
        direction: Option<Vector>,
    ) -> Result<PartMoves, SceneError> {
        if !(gap >= 0.0 && gap.is_finite()) {
            return Err(SceneError::BadLimit { value: gap });
        }
        let direction = match direction.map(|v| (v, v.norm())) {
            Some((v, norm)) if norm > 0.0 && norm.is_finite() => Some(v / norm),
            Some(_) => return Err(SceneError::BadDirection),
            None => None,
        };
        let [resting, moving] = self.resting_and_moving(pair)?;
        let in_resting = resting.pose.inv_mul(&moving.pose);
        let to_scene = resting.pose.rotation;
        let given = match direction {
            Some(direction) => vec![direction],
            None => [Vector::x(), Vector::y(), Vector::z()]
                .map(|axis| [axis, -axis])
                .concat(),
        };
        let given: Vec<Vector> = (given.iter()).map(|v| to_scene.inverse() * v).collect();
        let options = MoveOptions {
            gap,
            given: &given,
            is_only_given: direction.is_some(),
            ..MoveOptions::default()
        };
        let operands = [resting, moving].map(|part| PairOperand::from_part(part, self.unit()));
        let found =
            uninterrupted(|executor| clearing_moves(operands, &in_resting, &options, executor));
        let pair = pair_key(moving.id, resting.id);
        let interferes = self.class_now(moving, resting) == PairClass::Interferes;
        let moves = found.moves.iter().map(|one| {
            let direction = to_scene * one.direction;
            let effect = self.effect_of_move(&[moving], &(direction * one.distance), Some(pair));
            PartMove {
                direction: direction.into(),
                distance: one.distance,
                class: one.class,
                origin: one.origin,
                face: one.face.map(|(part, face)| PartFace {
                    part: [resting, moving][part].id,
                    face,
                }),
                resolved: (interferes.then_some(pair).into_iter())
                    .chain(effect.resolved)
                    .collect(),
                caused: effect.caused,
            }
        });
        let mut moves: Vec<PartMove> = moves.collect();
        // The order of the distances stands where the clashes are equal.
        moves.sort_by_key(PartMove::rank);
        Ok(PartMoves {
            parts: vec![moving.id],
            lower: found.lower,
            is_enough: found.is_enough,
            moves,
        })
    }

    /// Returns the part of a pair that stays, and the one that moves: the smaller one, if both can.
    fn resting_and_moving(&self, pair: [PartId; 2]) -> Result<[&Part; 2], SceneError> {
        let [a, b] = pair.map(|id| self.movable_part(id));
        let size = |part: &Part| part.shape.bounds().diagonal();
        match (a, b) {
            (Ok(a), Ok(b)) if size(a) < size(b) => Ok([b, a]),
            (_, Ok(b)) => Ok([self.editor.document.part(pair[0])?, b]),
            (Ok(a), _) => Ok([self.editor.document.part(pair[1])?, a]),
            (Err(_), Err(error)) => Err(error),
        }
    }

    /// Returns a part if a translation may move it.
    pub(crate) fn movable_part(&self, id: PartId) -> Result<&Part, SceneError> {
        let part = self.editor.document.part(id)?;
        self.editor.document.check_without_joints(&[id])?;
        match part.fixed {
            true => Err(SceneError::Fixed {
                name: part.name.clone(),
            }),
            false => Ok(part),
        }
    }

    /// Returns the clashes with other parts that a move of some parts surely ends and causes. It leaves out one pair, whose
    /// class after the move is known.
    pub(crate) fn effect_of_move(
        &self,
        moving: &[&Part],
        by: &Vector,
        known: Option<PairKey>,
    ) -> MoveEffect {
        let mut effect = MoveEffect::default();
        for &part in moving {
            let mut pose = part.pose;
            pose.translation.vector += by;
            let [before, after] = [&part.pose, &pose].map(|pose| part.shape.bounds().posed(pose));
            for other in self.parts().iter() {
                let key = pair_key(part.id, other.id);
                let bounds = other.shape.bounds().posed(&other.pose);
                let is_near = bounds.overlaps(&before) || bounds.overlaps(&after);
                if !is_near || moving.iter().any(|own| own.id == other.id) {
                    continue;
                }
                if known == Some(key) || self.allowed().contains_key(&key) {
                    continue;
                }
                let interferes = self.class_now(part, other) == PairClass::Interferes;
                match self.class_at(part, &pose, other) {
                    PairClass::Interferes if !interferes => effect.caused.push(key),
                    PairClass::Interferes => {}
                    PairClass::Undecided if interferes => effect.leaves_undecided = true,
                    class if interferes => {
                        effect.touches |= class == PairClass::Touches;
                        effect.resolved.push(key);
                    }
                    _ => {}
                }
            }
        }
        effect.resolved.sort_unstable();
        effect.caused.sort_unstable();
        effect
    }

    /// Returns the present class of two parts.
    pub(crate) fn class_now(&self, part: &Part, other: &Part) -> PairClass {
        let frame = &self.results.frame;
        match frame.pair(part.id, other.id) {
            Some(known) if !known.is_pending => known.class,
            // A finished scene lists all pairs that are not clear.
            None if frame.pending == 0 && !self.results.is_without_queries => PairClass::Clear,
            _ => self.class_at(part, &part.pose, other),
        }
    }

    /// Returns the class of two parts if the first were at this pose.
    fn class_at(&self, part: &Part, pose: &Pose, other: &Part) -> PairClass {
        let operands = [part, other].map(|part| PairOperand::from_part(part, self.unit()));
        let mut sides = [(operands[0], pose), (operands[1], &other.pose)];
        // A scene queries the part with the smaller id first.
        sides.sort_by_key(|(part, _)| part.id);
        let [(a, at_a), (b, at_b)] = sides;
        let result =
            uninterrupted(|executor| query_coarse(a, b, &at_a.inv_mul(at_b), 0.0, executor));
        result.map_or(PairClass::Clear, |result| result.class)
    }
}

impl PartMove {
    /// Returns a key that orders moves: those that end more clashes than they cause come first.
    pub(crate) fn rank(&self) -> i64 {
        self.caused.len() as i64 - self.resolved.len() as i64
    }
}

/// The effect of a move on the clashes of the moved parts with others.
#[derive(Debug, Default)]
pub(crate) struct MoveEffect {
    /// The pairs that interfere, and surely do not after the move.
    pub resolved: Vec<PairKey>,
    /// The pairs that surely interfere after the move, and did not surely interfere before.
    pub caused: Vec<PairKey>,
    /// True if some pair interferes, and is undecided after the move.
    pub leaves_undecided: bool,
    /// True if some resolved pair touches after the move.
    pub touches: bool,
}

/// Runs a query on this thread, to its end.
pub(crate) fn uninterrupted<R>(
    query: impl FnOnce(&SequentialExecutor) -> Result<R, Interrupted>,
) -> R {
    query(&SequentialExecutor).expect("nothing interrupts a sequential query")
}
