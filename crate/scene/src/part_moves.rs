//! Finds moves of a part of a scene that end its clashes, and counts the clashes that each move ends and causes.

use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::{Pose, Vector};
use serde::Serialize;

use crate::clearing_moves::{DirectionOrigin, MoveOptions, clearing_moves};
use crate::error::SceneError;
use crate::pair_operand::PairOperand;
use crate::pair_query::query_pair;
use crate::part::{Part, PartId, pair_key};
use crate::report::Xyz;
use crate::scene::Scene;

/// The moves after which two parts no longer interfere, the best first.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PartMoves {
    /// The part that moves: of two movable parts the smaller one.
    pub part: PartId,
    /// No shorter translation suffices, in any direction; 0 if that is unknown.
    pub lower: f64,
    /// True if the parts need no move.
    pub is_enough: bool,
    /// Some moves that suffice. Those that end more clashes than they cause come first, then the shorter ones.
    pub moves: Vec<PartMove>,
}

/// A translation of a part that ends a clash, in the scene's frame and unit.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PartMove {
    /// The direction, of length 1.
    pub direction: Xyz,
    /// A distance that suffices, as a query proves.
    pub distance: f64,
    /// The class of the two parts after the move. It is undecided if that is all that their facets tell.
    pub class: PairClass,
    /// The origin of the direction.
    pub origin: DirectionOrigin,
    /// The part whose face the direction comes from, and the number of the face.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub face: Option<PartFace>,
    /// The number of clashes that the move ends: that of the two parts, and those of the part that it surely ends.
    pub resolved: u32,
    /// The number of clashes of the part that the move surely causes.
    pub caused: u32,
}

/// A face of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
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
    /// assert_eq!((best.resolved, best.caused), (1, 0));
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
        };
        let operands = [resting, moving].map(|part| PairOperand::from_part(part, self.unit()));
        let found =
            uninterrupted(|executor| clearing_moves(operands, &in_resting, &options, executor));
        let interferes = self.class_at(moving, &moving.pose, resting) == PairClass::Interferes;
        let moves = found.moves.iter().map(|one| {
            let direction = to_scene * one.direction;
            let by = direction * one.distance;
            let [others, caused] = self.clashes_after([moving, resting], &by);
            let resolved = others + u32::from(interferes);
            PartMove {
                direction: direction.into(),
                distance: one.distance,
                class: one.class,
                origin: one.origin,
                face: one.face.map(|(part, face)| PartFace {
                    part: [resting, moving][part].id,
                    face,
                }),
                resolved,
                caused,
            }
        });
        let mut moves: Vec<PartMove> = moves.collect();
        // The order of the distances stands where the clashes are equal.
        moves.sort_by_key(|one| i64::from(one.caused) - i64::from(one.resolved));
        Ok(PartMoves {
            part: moving.id,
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

    fn movable_part(&self, id: PartId) -> Result<&Part, SceneError> {
        let part = self.editor.document.part(id)?;
        self.editor.document.check_without_joints(&[id])?;
        match part.fixed {
            true => Err(SceneError::Fixed {
                name: part.name.clone(),
            }),
            false => Ok(part),
        }
    }

    /// Returns the number of clashes of a part with all but one other that a move surely ends, and the number that it surely
    /// causes.
    fn clashes_after(&self, [moving, resting]: [&Part; 2], by: &Vector) -> [u32; 2] {
        let mut pose = moving.pose;
        pose.translation.vector += by;
        let [before, after] = [&moving.pose, &pose].map(|pose| moving.shape.bounds().posed(pose));
        let mut counts = [0; 2];
        let others = self.parts().iter();
        for other in others.filter(|other| ![moving.id, resting.id].contains(&other.id)) {
            let bounds = other.shape.bounds().posed(&other.pose);
            let is_allowed = self.allowed().contains_key(&pair_key(moving.id, other.id));
            if is_allowed || !(bounds.overlaps(&before) || bounds.overlaps(&after)) {
                continue;
            }
            match [&moving.pose, &pose].map(|pose| self.class_at(moving, pose, other)) {
                [PairClass::Interferes, PairClass::Clear | PairClass::Touches] => counts[0] += 1,
                [PairClass::Clear | PairClass::Touches, PairClass::Interferes] => counts[1] += 1,
                _ => {}
            }
        }
        counts
    }

    /// Returns the class of two parts if the first were at this pose.
    fn class_at(&self, part: &Part, pose: &Pose, other: &Part) -> PairClass {
        let known = (self.results.frame.pairs).get(&pair_key(part.id, other.id));
        if let Some(known) = known.filter(|known| *pose == part.pose && !known.is_pending) {
            return known.class;
        }
        let operands = [part, other].map(|part| PairOperand::from_part(part, self.unit()));
        let mut sides = [(operands[0], pose), (operands[1], &other.pose)];
        // A scene queries the part with the smaller id first.
        sides.sort_by_key(|(part, _)| part.id);
        let [(a, at_a), (b, at_b)] = sides;
        let result = uninterrupted(|executor| query_pair(a, b, &at_a.inv_mul(at_b), 0.0, executor));
        result.map_or(PairClass::Clear, |result| result.class)
    }
}

/// Runs a query on this thread, to its end.
fn uninterrupted<R>(query: impl FnOnce(&SequentialExecutor) -> Result<R, Interrupted>) -> R {
    query(&SequentialExecutor).expect("nothing interrupts a sequential query")
}
