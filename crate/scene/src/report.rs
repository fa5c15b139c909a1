//! Reports a pair to callers that have no meshes: the class, numbers and closest points.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::face::CylinderFit;
use nearpoint_geometry::interference::{
    BoundsScope, DeviationSource, Duplicate, MeshRelation, PairClass, UndecidedReason,
};
use nearpoint_geometry::{Point, Pose, closest, interference};
use serde::Serialize;

use crate::pair_result::PairResult;

/// A position as its x, y and z coordinates. The JavaScript packages declare its TypeScript type.
pub type Xyz = [f64; 3];

/// The class of two parts, and their clearance, depth and intersection. Positions are in the requested frame.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_scene::{PairReport, Scene};
/// # use nearpoint_geometry::shape::{Mesh, primitives};
/// # use nearpoint_scene::{NewPart, ThreadPool};
///
/// # let mesh = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
/// # let cube = |name: &str, x: f64| {
/// #     let pose = Pose::translation(x, 0.0, 0.0);
/// #     NewPart::from_mesh(name, mesh.clone(), pose, &ThreadPool::Sequential)
/// # };
/// let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
/// scene.add(vec![cube("a", 0.0), cube("b", 1.25)])?;
/// let pair = &scene.finish().pairs[0];
/// // Positions are in the scene's frame.
/// let report = serde_json::to_value(PairReport::new(pair, &pair.scene_from_a))?;
/// assert_eq!(report["class"], "clear");
/// assert_eq!(report["clearance"]["distance"], 0.25);
/// assert_eq!(report["clearance"]["onB"][0], 0.75);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "Relation")
)]
#[serde(rename_all = "camelCase")]
pub struct PairReport {
    /// The relation of the two meshes, which is exact.
    #[serde(rename = "kind")]
    pub mesh_relation: MeshRelation,
    /// The class that is valid for all true surfaces within the deviation of the meshes.
    pub class: PairClass,
    /// The reason why the class is undecided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "UndecidedReason"))]
    #[serde(rename = "because")]
    pub undecided_reason: Option<UndecidedReason>,
    /// The largest sum of the distances of both true surfaces from their facets, where it decides the class.
    pub deviation: f64,
    /// The source of the deviation.
    #[serde(rename = "basis")]
    pub deviation_source: DeviationSource,
    /// The bodies for which the bounds of the clearance, the depth and the volume are valid: the solids, or the meshes
    /// only.
    #[cfg_attr(feature = "typescript", tsify(type = "\"solids\" | \"meshes\""))]
    #[serde(rename = "boundsOf")]
    pub bounds_scope: BoundsScope,
    /// The number of pairs of triangles that cross.
    pub crossing: u32,
    /// The number of pairs of triangles that touch.
    pub touching: u32,
    /// The number of pairs of faces that these belong to.
    pub faces: usize,
    /// The clearance of two parts that share no point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clearance: Option<Clearance>,
    /// The lower and the upper bound of the parts' distance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "typescript",
        tsify(optional, type = "[lower: number, upper: number]")
    )]
    pub clearance_bounds: Option<[f64; 2]>,
    /// The penetration depth of two parts that share a point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<Depth>,
    /// The intersection of two closed parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "body")]
    pub intersection: Option<IntersectionReport>,
    /// The part that lies fully inside the other; of two duplicates the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "\"a\" | \"b\""))]
    pub inner: Option<Inner>,
    /// The kind of duplicate, if both parts coincide, exactly or nearly.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "typescript",
        tsify(optional, type = "\"same\" | \"nearly\"")
    )]
    pub duplicate: Option<Duplicate>,
    /// The numbers of the faces of A and of B at the deepest or the nearest points, where these are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "typescript",
        tsify(optional, type = "[a: number, b: number]")
    )]
    pub place_faces: Option<[u32; 2]>,
    /// The fits of the two parts, those with the least play first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub fits: Vec<PairFit>,
}

/// A shaft of one part in a hole of the other: coaxial cylinders of nearly the same diameter. The diameters are those of the
/// surfaces in the files.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct PairFit {
    /// The part with the shaft.
    #[cfg_attr(feature = "typescript", tsify(type = "\"a\" | \"b\""))]
    pub inner: Inner,
    /// The diameter of the hole.
    pub hole: f64,
    /// The diameter of the shaft.
    pub shaft: f64,
    /// The diameter of the hole less that of the shaft: play, or interference if it is negative.
    pub play: f64,
    /// The length along the axis over which both cylinders extend.
    pub length: f64,
    /// The largest distance of the two axes over this length.
    pub offset: f64,
    /// The point of the axis in the middle of this length.
    pub centre: Xyz,
    /// The numbers of the two faces in the meshes of A and of B.
    #[cfg_attr(feature = "typescript", tsify(type = "[a: number, b: number]"))]
    pub faces: [u32; 2],
}

/// The clearance of two parts, and its closest points.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Clearance {
    /// The distance, which is 0 exactly when they share a point.
    pub distance: f64,
    /// The closest point of A.
    pub on_a: Xyz,
    /// The closest point of B.
    pub on_b: Xyz,
    /// The triangle of A on which the closest point lies.
    pub triangle_a: u32,
    /// The triangle of B on which the closest point lies.
    pub triangle_b: u32,
}

/// The penetration depth of two parts, which is between `lower` and `upper`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Depth {
    /// The lower bound of the depth.
    pub lower: f64,
    /// The upper bound of the depth.
    pub upper: f64,
    /// The deepest point, on A.
    pub on_a: Xyz,
    /// The deepest point, on B.
    pub on_b: Xyz,
}

/// The intersection of two closed parts.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct IntersectionReport {
    /// The volume of the meshes' intersection, in the cube of the unit.
    pub volume: f64,
    /// The lower and the upper bound of the volume.
    #[cfg_attr(feature = "typescript", tsify(type = "[lower: number, upper: number]"))]
    pub volume_bounds: [f64; 2],
    /// The number of its connected bodies.
    pub pieces: usize,
    /// The centre of mass.
    pub centre: Xyz,
    /// A corner of the box around it.
    #[serde(rename = "low")]
    pub min: Xyz,
    /// The opposite corner.
    #[serde(rename = "high")]
    pub max: Xyz,
}

/// The part of a pair that lies inside the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Inner {
    /// The first part.
    A,
    /// The second part.
    B,
}

impl PairReport {
    /// Returns the report of a result, with positions posed by `frame_from_a`.
    pub fn new(pair: &PairResult, frame_from_a: &Pose) -> Self {
        Self {
            mesh_relation: pair.mesh_relation,
            class: pair.class,
            undecided_reason: pair.undecided_reason,
            deviation: pair.deviation,
            deviation_source: pair.deviation_source,
            bounds_scope: pair.bounds_scope,
            crossing: pair.crossing,
            touching: pair.touching,
            faces: pair.face_pairs.len(),
            clearance: (pair.clearance.as_ref()).map(|at| Clearance::new(at, frame_from_a)),
            clearance_bounds: pair.clearance_bounds,
            depth: (pair.depth.as_ref()).map(|at| Depth::new(at, frame_from_a)),
            intersection: IntersectionReport::new(pair, frame_from_a),
            inner: (pair.inner).map(|id| if id == pair.a { Inner::A } else { Inner::B }),
            duplicate: pair.overlap.duplicate,
            place_faces: pair.place_faces,
            fits: PairFit::all(pair, frame_from_a),
        }
    }

    /// Returns the distance of the meshes: 0 where they share a point, `None` where it was not searched.
    pub fn distance(&self) -> Option<f64> {
        match &self.clearance {
            Some(clearance) => Some(clearance.distance),
            None => self.mesh_relation.intersects().then_some(0.0),
        }
    }
}

impl PairFit {
    /// Returns the fits of a pair, with positions posed by `frame_from_a`.
    pub fn all(pair: &PairResult, frame_from_a: &Pose) -> Vec<Self> {
        let fit = |fit: &CylinderFit| Self {
            inner: if fit.is_shaft_of_b {
                Inner::B
            } else {
                Inner::A
            },
            hole: fit.hole_diameter,
            shaft: fit.shaft_diameter,
            play: fit.play(),
            length: fit.length,
            offset: fit.offset,
            centre: (frame_from_a * fit.centre).into(),
            faces: fit.faces,
        };
        pair.fits.iter().map(fit).collect()
    }
}

impl Clearance {
    /// Returns the clearance of a search, with positions posed by `frame_from_a`.
    pub fn new(clearance: &closest::Clearance, frame_from_a: &Pose) -> Self {
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
    /// Returns the depth of a search, with positions posed by `frame_from_a`.
    pub fn new(depth: &interference::Depth, frame_from_a: &Pose) -> Self {
        Self {
            lower: depth.lower,
            upper: depth.upper,
            on_a: (frame_from_a * depth.on_a).into(),
            on_b: (frame_from_a * depth.on_b).into(),
        }
    }
}

impl IntersectionReport {
    /// Returns the intersection of two parts if it is a closed body, with positions posed by `frame_from_a`.
    pub fn new(pair: &PairResult, frame_from_a: &Pose) -> Option<Self> {
        let body = pair.intersection.as_ref().filter(|body| body.is_closed)?;
        let points: Vec<Point> = body.points.iter().map(|p| frame_from_a * p).collect();
        let bounds = Aabb::from_points(&points);
        Some(Self {
            volume: pair.overlap.volume,
            volume_bounds: pair.overlap.volume_bounds,
            pieces: pair.overlap.component_count,
            centre: (frame_from_a * pair.overlap.centroid?).into(),
            min: bounds.lo.into(),
            max: bounds.hi.into(),
        })
    }
}
