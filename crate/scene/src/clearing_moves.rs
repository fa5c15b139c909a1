//! Finds short translations after which two parts no longer interfere, or are as far apart as required.
//!
//! The distance of two solids, and their depth as a negative distance, change by at most the length of a motion. So a
//! motion shorter than the shortfall, the depth or the missing distance, cannot suffice in any direction. The search along
//! a direction therefore takes steps as long as the present shortfall, until a query proves that the parts are far enough.
//! Such steps pass no solution, unless the class is undecided and has no proven shortfall: then the step is the deviation.
//! After many steps the rest is halved, which may pass one.

use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::interference::{PairClass, contact_tolerance};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::{MIN_MOVE_STEP, SAME_MOVE_DIRECTION};
use nearpoint_geometry::{Pose, Vector};
use serde::{Deserialize, Serialize};

use crate::move_effect::REFINEMENT_COST;
use crate::pair_operand::PairOperand;
use crate::pair_query::{query_class, query_coarse, query_pair};
use crate::pair_result::PairResult;

/// The requested distance and directions of moves.
#[derive(Debug, Clone, Copy)]
pub struct MoveOptions<'a> {
    /// The least distance after the move; 0 if the parts may touch.
    pub gap: f64,
    /// The directions to try, of length 1, in A's frame.
    pub given: &'a [Vector],
    /// True to try only these directions, and not those that the meeting faces suggest.
    pub is_only_given: bool,
    /// The triangles of both parts in all queries together. Work is counted, never timed, so that each run finds the same.
    pub max_triangles: usize,
}

impl Default for MoveOptions<'_> {
    fn default() -> Self {
        Self {
            gap: 0.0,
            given: &[],
            is_only_given: false,
            max_triangles: 2_000_000,
        }
    }
}

/// A translation of the second part, in the first part's frame, after which the two are far enough apart.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ClearingMove {
    /// The direction, of length 1.
    pub direction: Vector,
    /// A distance that suffices, as a query proves.
    pub distance: f64,
    /// The class of the two parts after the move. It is undecided if that is all that their facets tell, also finer ones.
    pub class: PairClass,
    /// The origin of the direction.
    pub origin: DirectionOrigin,
    /// The part, 0 or 1, and the number of its face that the direction comes from.
    pub face: Option<(usize, u32)>,
}

/// The origin of the direction of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DirectionOrigin {
    /// The deepest or nearest points of both parts.
    Points,
    /// The normal of a planar face.
    Plane,
    /// The axis of a cylindrical face.
    Axis,
    /// One of the given directions.
    Given,
    /// The sum of several moves.
    Sum,
}

/// The moves of two parts, the shortest first.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ClearingMoves {
    /// No shorter translation suffices, in any direction; 0 if that is unknown. It holds for what the bounds of the pair
    /// hold for.
    pub lower: f64,
    /// True if the parts need no move.
    pub is_enough: bool,
    /// At most one move for each direction; only those that suffice.
    pub moves: Vec<ClearingMove>,
}

/// The most queries along one direction, before the rest is halved.
const MAX_STEPS: usize = 32;
/// The most queries that halve the rest.
const MAX_BISECTIONS: usize = 12;
/// The least and the most queries of a search.
const QUERIES: [usize; 2] = [12, 256];
/// The most moves that are returned.
const MAX_MOVES: usize = 6;
/// The number of faces of each part whose directions are tried: those that meet the other part most.
const MAX_FACES: usize = 6;
/// A move more than this many times as long as the shortest is of no use.
const MAX_RATIO: f64 = 8.0;

/// Finds moves of the second part after which both no longer interfere, and are as far apart as requested.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
///
/// # Examples
/// ```
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_geometry::shape::{Mesh, Shape, primitives};
/// use nearpoint_geometry::unit::Unit;
/// use nearpoint_geometry::{Pose, Vector};
/// use nearpoint_scene::{MoveOptions, PairOperand, PartId, clearing_moves};
///
/// let cube = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
/// let cube = Shape::build(cube, &SequentialExecutor);
/// let pair = [0, 1].map(|id| PairOperand {
///     id: PartId(id),
///     shape: &cube,
///     is_exact: true,
///     unit: Unit::Mm,
/// });
/// // The second cube is a quarter deep in the first.
/// let b_in_a = Pose::translation(0.75, 0.0, 0.0);
/// let found = clearing_moves(pair, &b_in_a, &MoveOptions::default(), &SequentialExecutor)?;
/// let shortest = found.moves.first().ok_or("a move suffices")?;
/// assert!((shortest.direction - Vector::x()).norm() < 1e-9);
/// assert!(found.lower <= 0.25 && 0.25 <= shortest.distance && shortest.distance < 0.25001);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn clearing_moves(
    pair: [PairOperand; 2],
    b_in_a: &Pose,
    options: &MoveOptions,
    executor: &impl Executor,
) -> Result<ClearingMoves, Interrupted> {
    let mut search = MoveSearch::new(pair, b_in_a, options);
    let [a, b] = pair;
    let start = query_pair(a, b, b_in_a, search.max_distance, executor)?;
    let Some(start) = start.filter(|start| !search.is_enough(start)) else {
        return Ok(ClearingMoves {
            is_enough: true,
            ..ClearingMoves::default()
        });
    };
    search.accepts_undecided = start.class == PairClass::Interferes && options.gap <= 0.0;
    let mut found = ClearingMoves {
        lower: search.shortfall(&start),
        ..ClearingMoves::default()
    };
    let mut shortest = f64::INFINITY;
    for (direction, origin, face) in directions(pair, &start, options) {
        let limit = shortest * MAX_RATIO;
        let first = search.step(&start);
        if let Some((distance, class)) = search.along(&direction, first, limit, executor)? {
            shortest = shortest.min(distance);
            found.moves.push(ClearingMove {
                direction,
                distance,
                class,
                origin,
                face,
            });
        }
    }
    found
        .moves
        .retain(|one| one.distance <= shortest * MAX_RATIO);
    // Of equally long moves, the one of the better origin stays first.
    (found.moves).sort_by(|x, y| x.distance.total_cmp(&y.distance));
    found.moves.truncate(MAX_MOVES);
    found.moves = search.decide(found.moves, shortest * MAX_RATIO, executor)?;
    Ok(found)
}

struct MoveSearch<'a> {
    pair: [PairOperand<'a>; 2],
    b_in_a: &'a Pose,
    gap: f64,
    /// Farther apart than this, the meshes prove the gap of the solids.
    max_distance: f64,
    min_step: f64,
    queries_left: usize,
    /// True if the parts interfere now and may be undecided afterwards, as a bolt in its hole is by its facets.
    accepts_undecided: bool,
    /// True to refine undecided results.
    refines: bool,
}

impl<'a> MoveSearch<'a> {
    fn new(pair: [PairOperand<'a>; 2], b_in_a: &'a Pose, options: &MoveOptions) -> Self {
        let gap = options.gap;
        let sizes = pair.map(|part| part.shape.bounds().diagonal());
        let solids = pair.map(|part| part.solid());
        let tolerance = contact_tolerance(&solids[0], &solids[1]);
        let reach = solids[0].max_reach() + solids[1].max_reach();
        let triangles: usize = (pair.iter())
            .map(|part| part.shape.mesh().triangles().len())
            .sum();
        Self {
            pair,
            b_in_a,
            gap,
            max_distance: if gap > 0.0 {
                gap + reach + tolerance
            } else {
                0.0
            },
            min_step: (MIN_MOVE_STEP * sizes[0].min(sizes[1])).max(tolerance),
            queries_left: (options.max_triangles / triangles.max(1)).clamp(QUERIES[0], QUERIES[1]),
            accepts_undecided: false,
            refines: false,
        }
    }

    /// Returns the result after a move of B, as a scene has it, which queries the part with the smaller id first. It is None
    /// if the two are surely far enough apart.
    fn query(
        &mut self,
        by: &Vector,
        executor: &impl Executor,
    ) -> Result<Option<PairResult>, Interrupted> {
        self.queries_left = self.queries_left.saturating_sub(1);
        let mut pose = *self.b_in_a;
        pose.translation.vector += by;
        let [mut a, mut b] = self.pair;
        if a.id > b.id {
            (a, b, pose) = (b, a, pose.inverse());
        }
        if !self.refines {
            return query_coarse(a, b, &pose, self.max_distance, executor);
        }
        let (found, is_refined) = query_class(a, b, &pose, self.max_distance, executor)?;
        if is_refined {
            self.queries_left = self.queries_left.saturating_sub(REFINEMENT_COST);
        }
        Ok(found)
    }

    fn is_enough(&self, result: &PairResult) -> bool {
        match result.class {
            PairClass::Interferes => false,
            PairClass::Undecided => self.accepts_undecided,
            _ if self.gap <= 0.0 => true,
            PairClass::Touches => false,
            PairClass::Clear => {
                (result.clearance_bounds).is_none_or(|[lower, _]| lower >= self.gap)
            }
        }
    }

    /// Returns a distance that is too short for any sufficient move, as far as the result proves one.
    fn shortfall(&self, result: &PairResult) -> f64 {
        match (result.class, &result.depth, result.clearance_bounds) {
            (PairClass::Interferes, Some(depth), _) => depth.lower + self.gap,
            (PairClass::Touches, ..) => self.gap,
            (PairClass::Clear, _, Some([_, upper])) => self.gap - upper,
            _ => 0.0,
        }
        .max(0.0)
    }

    /// Decides moves that leave the parts undecided by finer facets, as a scene would. A move that these prove too short
    /// becomes longer, up to `limit`, or is dropped.
    fn decide(
        &mut self,
        moves: Vec<ClearingMove>,
        limit: f64,
        executor: &impl Executor,
    ) -> Result<Vec<ClearingMove>, Interrupted> {
        self.refines = true;
        let mut decided = Vec::new();
        for one in moves {
            if one.class != PairClass::Undecided {
                decided.push(one);
                continue;
            }
            // Each is refined, whatever the search has spent.
            self.queries_left = self.queries_left.max(1);
            let found = self.along(&one.direction, one.distance, limit, executor)?;
            decided.extend(found.map(|(distance, class)| ClearingMove {
                distance,
                class,
                ..one
            }));
        }
        decided.sort_by(|x, y| x.distance.total_cmp(&y.distance));
        Ok(decided)
    }

    /// Finds a sufficient move along a direction, from `distance` to `limit`, with the queries that are left.
    fn along(
        &mut self,
        direction: &Vector,
        mut distance: f64,
        limit: f64,
        executor: &impl Executor,
    ) -> Result<Option<(f64, PairClass)>, Interrupted> {
        for _ in 0..MAX_STEPS {
            if distance > limit || self.queries_left == 0 {
                return Ok(None);
            }
            match self.query(&(direction * distance), executor)? {
                Some(result) if !self.is_enough(&result) => distance += self.step(&result),
                result => return Ok(Some((distance, class_of(result)))),
            }
        }
        self.bisect(direction, distance, limit, executor)
    }

    /// Returns the next step after this result. Where no shortfall is proven, it is what the proof lacks.
    fn step(&self, result: &PairResult) -> f64 {
        let missing = match (result.class, result.clearance_bounds) {
            (PairClass::Undecided, _) => result.deviation,
            (PairClass::Clear, Some([lower, upper])) if upper >= self.gap => self.gap - lower,
            _ => self.shortfall(result),
        };
        self.min_step.max(missing)
    }

    /// Finds a sufficient move longer than `short`: from one after which even the boxes are apart, it halves the rest.
    fn bisect(
        &mut self,
        direction: &Vector,
        mut short: f64,
        limit: f64,
        executor: &impl Executor,
    ) -> Result<Option<(f64, PairClass)>, Interrupted> {
        let bounds = [
            self.pair[0].shape.bounds(),
            self.pair[1].shape.bounds().posed(self.b_in_a),
        ];
        let reach = bounds[0].diagonal() + bounds[1].diagonal() + self.max_distance;
        let mut far = reach.min(limit);
        let mut class = None;
        for _ in 0..=MAX_BISECTIONS.min(self.queries_left) {
            let middle = if class.is_none() {
                far
            } else {
                (short + far) / 2.0
            };
            match self.query(&(direction * middle), executor)? {
                Some(result) if !self.is_enough(&result) && class.is_none() => return Ok(None),
                Some(result) if !self.is_enough(&result) => short = middle,
                result => (far, class) = (middle, Some(class_of(result))),
            }
        }
        Ok(class.map(|class| (far, class)))
    }
}

fn class_of(result: Option<PairResult>) -> PairClass {
    result.map_or(PairClass::Clear, |result| result.class)
}

/// A direction, what it comes from, and the part and number of that face.
type Candidate = (Vector, DirectionOrigin, Option<(usize, u32)>);

/// Returns the directions to try for B, in A's frame, the most promising first.
fn directions(pair: [PairOperand; 2], start: &PairResult, options: &MoveOptions) -> Vec<Candidate> {
    let mut found = Vec::new();
    if !options.is_only_given {
        suggested_directions(pair, start, &mut found);
    }
    let given = options.given.iter();
    found.extend(given.map(|&direction| (direction, DirectionOrigin::Given, None)));
    let mut distinct: Vec<Candidate> = Vec::new();
    for (direction, origin, face) in found {
        if let Some(direction) = direction.try_normalize(0.0)
            && !(distinct.iter())
                .any(|(other, ..)| (other - direction).norm() < SAME_MOVE_DIRECTION)
        {
            distinct.push((direction, origin, face));
        }
    }
    distinct
}

/// Adds the directions that the meeting faces and the deepest or nearest points suggest.
fn suggested_directions(pair: [PairOperand; 2], start: &PairResult, found: &mut Vec<Candidate>) {
    let meeting = start.triangle_pairs.iter();
    let meeting = [
        meeting.clone().map(|pair| pair.a).collect(),
        meeting.map(|pair| pair.b).collect(),
    ];
    // Faces are the better explanation, so they come first.
    for (part, triangles) in meeting.into_iter().enumerate() {
        // B moves out of A along A's normals, and against its own.
        let turn = |v: Vector| match part {
            0 => v,
            _ => -(start.b_in_a.rotation * v),
        };
        for (face, feature) in meeting_features(pair[part].shape, triangles) {
            let face = Some((part, face));
            match feature {
                Feature::Plane(normal) => found.push((turn(normal), DirectionOrigin::Plane, face)),
                Feature::Axis(axis) => found
                    .extend([axis, -axis].map(|axis| (turn(axis), DirectionOrigin::Axis, face))),
            }
        }
    }
    let across = match (&start.depth, &start.clearance) {
        (Some(depth), _) if depth.lower > 0.0 => depth.on_a - depth.on_b,
        (_, Some(apart)) => apart.on_b - apart.on_a,
        _ => Vector::zeros(),
    };
    found.push((across, DirectionOrigin::Points, None));
}

/// The outward normal or the axis of a face, in the part's frame.
enum Feature {
    Plane(Vector),
    Axis(Vector),
}

/// Returns the planar and cylindrical faces that these triangles are on, those with most of them first, and the number of
/// each face in the mesh. A triangle counts as often as it is listed.
fn meeting_features(shape: &Shape, mut triangles: Vec<u32>) -> Vec<(u32, Feature)> {
    triangles.sort_unstable();
    let count = |t: &u32| {
        let from = triangles.partition_point(|other| other < t);
        triangles[from..].partition_point(|other| other == t)
    };
    let features = shape.features();
    let planar = (features.planar.iter()).map(|f| (&f.triangles, Feature::Plane(f.normal)));
    let round = (features.cylindrical.iter()).map(|f| (&f.triangles, Feature::Axis(f.axis)));
    let meeting = planar.chain(round).filter_map(|(own, feature)| {
        let first = *own.iter().find(|t| count(t) > 0)?;
        let face = shape.mesh().faces()[first as usize];
        Some((own.iter().map(count).sum::<usize>(), face, feature))
    });
    let mut meeting: Vec<_> = meeting.collect();
    meeting.sort_by_key(|&(count, ..)| std::cmp::Reverse(count));
    meeting.truncate(MAX_FACES);
    (meeting.into_iter())
        .map(|(_, face, feature)| (face, feature))
        .collect()
}
