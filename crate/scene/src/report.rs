//! What is said of a pair to those who have no meshes: numbers, words and witness points.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::interference::{
    Basis, BoundsOf, Duplicate, PairClass, PairKind, UndecidedReason,
};
use nearpoint_geometry::{Point, Pose, closest, interference};
use serde::Serialize;

use crate::pair_result::PairResult;

/// A position; to TypeScript the packages for JavaScript declare it.
pub type Xyz = [f64; 3];

/// What two parts are to each other. Positions are in the frame that was asked for.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "Relation")
)]
#[serde(rename_all = "camelCase")]
pub struct PairReport {
    /// How the two meshes lie to each other: a fact.
    pub kind: PairKind,
    /// What is true of every two solids that the meshes may stand for.
    pub class: PairClass,
    /// Why it is undecided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Because"))]
    pub because: Option<UndecidedReason>,
    /// How far both true surfaces together may be from the facets, at the place that the class comes from.
    pub deviation: f64,
    /// From where that is known.
    pub basis: Basis,
    /// What the bounds of the clearance, the depth and the volume hold for: the solids, or the meshes only.
    #[cfg_attr(feature = "typescript", tsify(type = "\"solids\" | \"meshes\""))]
    pub bounds_of: BoundsOf,
    /// How many pairs of triangles cross.
    pub crossing: u32,
    /// How many touch.
    pub touching: u32,
    /// How many pairs of faces these belong to.
    pub faces: usize,
    /// Of two that share no point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clearance: Option<Clearance>,
    /// The distance of the parts is no less than the first, no more than the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "typescript",
        tsify(optional, type = "[lower: number, upper: number]")
    )]
    pub clearance_bounds: Option<[f64; 2]>,
    /// Of two that do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<Depth>,
    /// Of two closed ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<InCommon>,
    /// Which lies wholly inside the other; of two in the same place the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "\"a\" | \"b\""))]
    pub inner: Option<Inner>,
    /// Both are in the same place, wholly or nearly.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "typescript",
        tsify(optional, type = "\"same\" | \"nearly\"")
    )]
    pub duplicate: Option<Duplicate>,
}

/// How far two are apart, and where.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Clearance {
    /// 0 exactly when they have a point in common.
    pub distance: f64,
    /// The nearest point of A.
    pub on_a: Xyz,
    /// That of B.
    pub on_b: Xyz,
    /// The triangles that the points lie on.
    pub triangle_a: u32,
    /// That of B.
    pub triangle_b: u32,
}

/// How deep two are in each other: no less than `lower` and no more than `upper`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Depth {
    /// They are no less deep.
    pub lower: f64,
    /// They are no deeper.
    pub upper: f64,
    /// Where they are deepest, on A.
    pub on_a: Xyz,
    /// The same on B.
    pub on_b: Xyz,
}

/// The body that two closed parts have in common.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct InCommon {
    /// That of the meshes, in the cube of the unit.
    pub volume: f64,
    /// It is no less than the first, no more than the second.
    #[cfg_attr(feature = "typescript", tsify(type = "[lower: number, upper: number]"))]
    pub volume_bounds: [f64; 2],
    /// How many bodies it is.
    pub pieces: usize,
    /// The centre of mass.
    pub centre: Xyz,
    /// A corner of the box around it.
    pub low: Xyz,
    /// The opposite corner.
    pub high: Xyz,
}

/// Which of two lies inside the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Inner {
    /// The first.
    A,
    /// The second.
    B,
}

impl PairReport {
    /// What a result says, with positions posed by `frame_from_a`.
    pub fn of(pair: &PairResult, frame_from_a: &Pose) -> Self {
        Self {
            kind: pair.kind,
            class: pair.class,
            because: pair.because,
            deviation: pair.deviation,
            basis: pair.basis,
            bounds_of: pair.bounds_of,
            crossing: pair.crossing,
            touching: pair.touching,
            faces: pair.face_pairs.len(),
            clearance: (pair.clearance.as_ref()).map(|at| Clearance::of(at, frame_from_a)),
            clearance_bounds: pair.clearance_bounds,
            depth: (pair.depth.as_ref()).map(|at| Depth::of(at, frame_from_a)),
            body: InCommon::of(pair, frame_from_a),
            inner: (pair.inner).map(|id| if id == pair.a { Inner::A } else { Inner::B }),
            duplicate: pair.overlap.duplicate,
        }
    }

    /// The distance of the meshes: 0 where they share a point, `None` where it was not looked for.
    pub fn distance(&self) -> Option<f64> {
        match &self.clearance {
            Some(clearance) => Some(clearance.distance),
            None => self.kind.meets().then_some(0.0),
        }
    }
}

impl Clearance {
    /// What a search found, with positions posed by `frame_from_a`.
    pub fn of(clearance: &closest::Clearance, frame_from_a: &Pose) -> Self {
        Self {
            distance: clearance.distance,
            on_a: (frame_from_a * clearance.on_a).into(),
            on_b: (frame_from_a * clearance.on_b).into(),
            triangle_a: clearance.triangle_a,
            triangle_b: clearance.triangle_b,
        }
    }
}

impl Depth {
    /// What a search found, with positions posed by `frame_from_a`.
    pub fn of(depth: &interference::Depth, frame_from_a: &Pose) -> Self {
        Self {
            lower: depth.lower,
            upper: depth.upper,
            on_a: (frame_from_a * depth.on_a).into(),
            on_b: (frame_from_a * depth.on_b).into(),
        }
    }
}

impl InCommon {
    /// What two parts have in common if that is a closed body, with positions posed by `frame_from_a`.
    pub fn of(pair: &PairResult, frame_from_a: &Pose) -> Option<Self> {
        let body = pair.body.as_ref().filter(|body| body.is_closed)?;
        let points: Vec<Point> = body.points.iter().map(|p| frame_from_a * p).collect();
        let bounds = Aabb::around(&points);
        Some(Self {
            volume: pair.overlap.volume,
            volume_bounds: pair.overlap.volume_bounds,
            pieces: pair.overlap.pieces,
            centre: (frame_from_a * pair.overlap.centroid?).into(),
            low: bounds.lo.into(),
            high: bounds.hi.into(),
        })
    }
}
