//! Finds moves of a part of a scene that end its clashes, and counts the clashes that each move ends and causes.

use nearpoint_geometry::Vector;
use nearpoint_geometry::interference::PairClass;
use serde::{Deserialize, Serialize};

use crate::clearing_moves::{DirectionOrigin, MoveOptions, clearing_moves};
use crate::error::SceneError;
use crate::move_effect::{MoveVerifier, uninterrupted};
use crate::pair_operand::PairOperand;
use crate::part::{Part, PartId, pair_key};
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
    /// Some moves that suffice. Those that end more clashes than they cause come first, then those that leave fewer pairs
    /// undecided, then the shorter ones.
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
    /// The pairs that interfere, and surely do not after the move.
    pub resolved: Vec<(PartId, PartId)>,
    /// The pairs that surely interfere after the move, and did not surely interfere before.
    pub caused: Vec<(PartId, PartId)>,
    /// The pairs that are undecided after the move, and were not before.
    pub undecided: Vec<(PartId, PartId)>,
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
        let mut verifier = MoveVerifier::new(self, vec![moving]);
        let moves = found.moves.iter().map_while(|one| {
            let direction = to_scene * one.direction;
            let known = Some((pair, one.class));
            let effect = verifier.effect(&(direction * one.distance), known)?;
            Some(PartMove {
                direction: direction.into(),
                distance: one.distance,
                class: one.class,
                origin: one.origin,
                face: one.face.map(|(part, face)| PartFace {
                    part: [resting, moving][part].id,
                    face,
                }),
                resolved: effect.resolved,
                caused: effect.caused,
                undecided: effect.undecided,
            })
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
}

impl PartMove {
    /// Returns a key that orders moves: those that end more clashes than they cause come first, and of these, those that
    /// leave fewer pairs undecided.
    pub(crate) fn rank(&self) -> (i64, usize) {
        let clashes = self.caused.len() as i64 - self.resolved.len() as i64;
        (clashes, self.undecided.len())
    }
}
