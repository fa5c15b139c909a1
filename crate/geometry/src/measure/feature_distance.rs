//! Measures between two picked features.

use std::sync::Arc;

use super::picked_feature::{PickedFeature, SupportGeometry, body};
use crate::closest::{Clearance, WarmStart, clearance};
use crate::executor::{Executor, Interrupted};
use crate::nalgebra::RealField;
use crate::order::min_max;
use crate::shape::Shape;
use crate::tolerance::{DISTANCE_NOISE, PARALLEL_FEATURES};
use crate::{Point, Pose, RigidTransform, Vector, relative_pose};

/// The kind of geometry that a further distance is measured between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SupportKind {
    /// A plane, without ends, and a feature parallel to it, or a point.
    Plane,
    /// An axis, or a straight line, and another, or a point; skew lines are measured where they are nearest.
    Axis,
    /// Two centres, or a centre and a point.
    Centre,
}

/// The distance between the support geometries of two features.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SupportDistance {
    /// The kind of geometry.
    pub kind: SupportKind,
    /// The distance, in the scene's unit.
    pub distance: f64,
}

/// The distance and the other measurements between two features. Points are in the scene's frame.
#[derive(Debug, Clone, PartialEq)]
pub struct FeatureDistance {
    /// The smallest distance; 0 exactly when they meet.
    pub distance: f64,
    /// The nearest points on the first and on the second.
    pub ends: [Point; 2],
    /// The largest error of the distance, as facets and chords deviate from the true surface.
    pub error: f64,
    /// The angle of their directions, in radians, at most a quarter turn. Planes use their normals; a plane and a line use
    /// the angle between them.
    pub angle: Option<f64>,
    /// The distances between their support geometries.
    pub support_distances: Vec<SupportDistance>,
    /// True if the distance is exact: it follows from planes, stated surfaces and vertices.
    pub is_exact: bool,
}

/// Measures between two features, each in the frame of its part, whose pose in the scene is given. `warm_start` belongs to
/// the two: it changes the cost, never the answer. Returns None only for features without a body.
///
/// # Examples
/// ```
/// use std::sync::Arc;
///
/// use nearpoint_geometry::closest::WarmStart;
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_geometry::measure::{FeatureKind, FeatureMap, measure_between};
/// use nearpoint_geometry::{Point, Pose};
/// # use nearpoint_geometry::shape::{Mesh, Shape, primitives};
///
/// # let block = Mesh::weld(primitives::cuboid(4.0, 3.0, 2.0))?;
/// # let block = Arc::new(Shape::build(block, &SequentialExecutor));
/// // The block is 4 × 3 × 2, with its middle in the origin.
/// let features = FeatureMap::new(&block, true);
/// let face = |x: f64| features.pick(FeatureKind::Face, Point::new(x, 0.5, 0.25)).ok_or("a face");
/// let (left, right, home) = (face(-2.0)?, face(2.0)?, Pose::identity());
/// assert_eq!(left.measurements.area, Some(6.0));
/// let mut warm_start = WarmStart::default();
/// let found = measure_between([&left, &right], [&home; 2], &mut warm_start, &SequentialExecutor)?;
/// let found = found.ok_or("faces have bodies")?;
/// assert_eq!((found.distance, found.is_exact), (4.0, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn measure_between(
    [a, b]: [&PickedFeature; 2],
    [scene_from_a, scene_from_b]: [&Pose; 2],
    warm_start: &mut WarmStart,
    executor: &impl Executor,
) -> Result<Option<FeatureDistance>, Interrupted> {
    let rigid = [scene_from_a, scene_from_b].map(RigidTransform::new);
    let supports = [a.support.posed(&rigid[0]), b.support.posed(&rigid[1])];
    let found = match (&a.body, &b.body) {
        (None, None) => nearest_of_axes(supports),
        (Some(of_a), Some(of_b)) => {
            let b_in_a = relative_pose(scene_from_a, scene_from_b);
            let found = clearance(of_a, of_b, &b_in_a, f64::INFINITY, warm_start, executor)?;
            found.map(|found| in_scene(&found, scene_from_a))
        }
        (Some(of_a), None) => to_axis(of_a, scene_from_a, supports[1], warm_start, executor)?,
        (None, Some(of_b)) => {
            let found = to_axis(of_b, scene_from_b, supports[0], warm_start, executor)?;
            found.map(|(distance, [on_b, on_a])| (distance, [on_a, on_b]))
        }
    };
    let Some((distance, ends)) = found else {
        return Ok(None);
    };
    let support_distances = support_distances(supports);
    // A feature in a plane is no nearer than the plane. Where it is as near, its distance has no error.
    let is_on_support = |support: &SupportGeometry| {
        matches!(
            support,
            SupportGeometry::Plane { .. } | SupportGeometry::Point(_)
        )
    };
    let least = support_distances
        .iter()
        .find(|apart| apart.kind == SupportKind::Plane);
    let least = least.filter(|_| supports.iter().all(is_on_support));
    let is_least = least.is_some_and(|least| distance <= least.distance * (1.0 + DISTANCE_NOISE));
    let error = match is_least {
        true => 0.0,
        false => a.deviation + b.deviation,
    };
    Ok(Some(FeatureDistance {
        distance,
        ends,
        error,
        angle: angle(supports),
        support_distances,
        is_exact: a.measurements.is_exact && b.measurements.is_exact,
    }))
}

type Found = Option<(f64, [Point; 2])>;

fn in_scene(found: &Clearance, scene_from_a: &Pose) -> (f64, [Point; 2]) {
    let rigid = RigidTransform::new(scene_from_a);
    let ends = [found.on_a, found.on_b].map(|p| rigid.point(&p));
    (found.distance, ends)
}

/// Measures from a body to an axis, along the body's extent, since no nearest point is farther.
fn to_axis(
    of: &Arc<Shape>,
    scene_from_body: &Pose,
    axis: SupportGeometry,
    warm_start: &mut WarmStart,
    executor: &impl Executor,
) -> Result<Found, Interrupted> {
    let SupportGeometry::Line { through, along } = axis else {
        return Ok(None);
    };
    let own = RigidTransform::new(scene_from_body);
    let (through, along) = (own.inverse_point(&through), own.inverse_vector(&along));
    let vertices = of.mesh().vertices().iter();
    let ends = min_max(vertices.map(|p| along.dot(&(p - through))));
    let ends = ends.map(|at| through + along * at);
    let Some(axis) = body(&ends, vec![[0, 1, 1]]) else {
        return Ok(None);
    };
    let found = clearance(
        of,
        &axis,
        &Pose::identity(),
        f64::INFINITY,
        warm_start,
        executor,
    )?;
    Ok(found.map(|found| in_scene(&found, scene_from_body)))
}

fn nearest_of_axes([a, b]: [SupportGeometry; 2]) -> Found {
    let (Some((p, d)), Some((q, e))) = (a.line(), b.line()) else {
        return None;
    };
    let ends = nearest_of_lines(p, d, q, e);
    Some(((ends[1] - ends[0]).norm(), ends))
}

fn nearest_of_lines(p: Point, d: Vector, q: Point, e: Vector) -> [Point; 2] {
    let across = d.cross(&e);
    let off = q - p;
    if across.norm() <= PARALLEL_FEATURES {
        return [p, q + e * e.dot(&(p - q))];
    }
    let squared = across.norm_squared();
    let (s, t) = (off.cross(&e).dot(&across), off.cross(&d).dot(&across));
    [p + d * (s / squared), q + e * (t / squared)]
}

/// Returns the angle between two directions.
fn angle([a, b]: [SupportGeometry; 2]) -> Option<f64> {
    let between = |d: Vector, e: Vector| RealField::atan2(d.cross(&e).norm(), d.dot(&e).abs());
    match (a.plane(), b.plane(), a.line(), b.line()) {
        (Some((_, n)), Some((_, m)), ..) => Some(between(n, m)),
        (Some((_, n)), _, _, Some((_, d))) | (_, Some((_, n)), Some((_, d)), _) => {
            Some(RealField::atan2(n.dot(&d).abs(), n.cross(&d).norm()))
        }
        (.., Some((_, d)), Some((_, e))) => Some(between(d, e)),
        _ => None,
    }
}

/// Returns the distances between the support geometries of two features.
fn support_distances([a, b]: [SupportGeometry; 2]) -> Vec<SupportDistance> {
    let mut found = Vec::new();
    let mut add = |kind: SupportKind, distance: f64| found.push(SupportDistance { kind, distance });
    for (plane, other) in [(a, b), (b, a)] {
        let Some((through, normal)) = plane.plane() else {
            continue;
        };
        let parallel = match other {
            SupportGeometry::Point(p) => Some(p),
            SupportGeometry::Sphere { centre } => Some(centre),
            _ => match (other.plane(), other.line()) {
                (Some((p, n)), _) => (n.cross(&normal).norm() <= PARALLEL_FEATURES).then_some(p),
                (_, Some((p, d))) => (normal.dot(&d).abs() <= PARALLEL_FEATURES).then_some(p),
                _ => None,
            },
        };
        if let Some(p) = parallel {
            add(SupportKind::Plane, normal.dot(&(p - through)).abs());
            break;
        }
    }
    for (line, other) in [(a, b), (b, a)] {
        let Some((through, along)) = line.line() else {
            continue;
        };
        if let Some((q, e)) = other.line() {
            let [p, q] = nearest_of_lines(through, along, q, e);
            add(SupportKind::Axis, (q - p).norm());
            break;
        }
        if let SupportGeometry::Point(p) | SupportGeometry::Sphere { centre: p } = other {
            add(SupportKind::Axis, along.cross(&(p - through)).norm());
        }
    }
    let is_point = |support: &SupportGeometry| matches!(support, SupportGeometry::Point(_));
    if let (Some(p), Some(q)) = (a.centre(), b.centre())
        && !(is_point(&a) && is_point(&b))
    {
        add(SupportKind::Centre, (q - p).norm());
    }
    found
}

impl SupportGeometry {
    /// Returns the support geometry of a part that is posed.
    pub fn posed(mut self, pose: &RigidTransform) -> Self {
        match &mut self {
            Self::Point(p) | Self::Sphere { centre: p } => *p = pose.point(p),
            Self::Line {
                through: p,
                along: v,
            }
            | Self::Circle { centre: p, axis: v }
            | Self::Plane {
                through: p,
                normal: v,
            }
            | Self::Revolution {
                through: p,
                axis: v,
            } => (*p, *v) = (pose.point(p), pose.vector(v)),
            Self::None => {}
        }
        self
    }

    /// Returns the line, or the axis of a circle or a surface of revolution; None for other geometry.
    pub fn line(&self) -> Option<(Point, Vector)> {
        match *self {
            Self::Line { through, along } => Some((through, along)),
            Self::Circle { centre, axis } => Some((centre, axis)),
            Self::Revolution { through, axis } => Some((through, axis)),
            _ => None,
        }
    }

    /// Returns a point of the plane, and its normal; None for other geometry.
    pub fn plane(&self) -> Option<(Point, Vector)> {
        match *self {
            Self::Plane { through, normal } => Some((through, normal)),
            _ => None,
        }
    }

    /// Returns the centre of a circle or a sphere, or the point itself; None for other geometry.
    pub fn centre(&self) -> Option<Point> {
        match *self {
            Self::Point(p) => Some(p),
            Self::Circle { centre, .. } | Self::Sphere { centre } => Some(centre),
            _ => None,
        }
    }
}
