//! Measures between two picked features.

use std::sync::Arc;

use super::thing::{Carrier, Thing, body};
use crate::closest::{Clearance, Warm, clearance};
use crate::nalgebra::RealField;
use crate::order::ends;
use crate::shape::Shape;
use crate::tolerance::{DISTANCE_NOISE, PARALLEL_PICKS};
use crate::work::{Stopped, Work};
use crate::{Point, Pose, Rigid, Vector, relative};

/// The kind of geometry that a further distance is measured between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Of {
    /// A plane, without ends, and a feature parallel to it, or a point.
    Plane,
    /// An axis, or a straight line, and another, or a point; skew lines are measured where they are nearest.
    Axis,
    /// Two centres, or a centre and a point.
    Centre,
}

/// The distance between the support geometries of two features.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Apart {
    /// The kind of geometry.
    pub of: Of,
    /// The distance, in the scene's unit.
    pub distance: f64,
}

/// The measurements between two features. Points are in the scene's frame.
#[derive(Debug, Clone, PartialEq)]
pub struct Between {
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
    pub apart: Vec<Apart>,
    /// True if the distance is exact: it follows from planes, stated surfaces and vertices.
    pub is_exact: bool,
}

/// Measures between two features, each in the frame of its part, whose pose in the scene is given. `warm` belongs to the
/// two: it changes the cost, never the answer. Returns None only for features without a body.
pub fn between(
    [a, b]: [&Thing; 2],
    [scene_from_a, scene_from_b]: [&Pose; 2],
    warm: &mut Warm,
    work: &impl Work,
) -> Result<Option<Between>, Stopped> {
    let rigid = [scene_from_a, scene_from_b].map(Rigid::new);
    let carriers = [a.carrier.posed(&rigid[0]), b.carrier.posed(&rigid[1])];
    let found = match (&a.body, &b.body) {
        (None, None) => nearest_of_axes(carriers),
        (Some(of_a), Some(of_b)) => {
            let b_in_a = relative(scene_from_a, scene_from_b);
            let found = clearance(of_a, of_b, &b_in_a, f64::INFINITY, warm, work)?;
            found.map(|found| in_scene(&found, scene_from_a))
        }
        (Some(of_a), None) => to_axis(of_a, scene_from_a, carriers[1], warm, work)?,
        (None, Some(of_b)) => {
            let found = to_axis(of_b, scene_from_b, carriers[0], warm, work)?;
            found.map(|(distance, [on_b, on_a])| (distance, [on_a, on_b]))
        }
    };
    let Some((distance, ends)) = found else {
        return Ok(None);
    };
    let apart = apart(carriers);
    // A feature in a plane is no nearer than the plane. Where it is as near, its distance has no error.
    let lies = |carrier: &Carrier| matches!(carrier, Carrier::Plane { .. } | Carrier::Point(_));
    let least = apart.iter().find(|apart| apart.of == Of::Plane);
    let least = least.filter(|_| carriers.iter().all(lies));
    let is_least = least.is_some_and(|least| distance <= least.distance * (1.0 + DISTANCE_NOISE));
    let error = match is_least {
        true => 0.0,
        false => a.deviation + b.deviation,
    };
    Ok(Some(Between {
        distance,
        ends,
        error,
        angle: angle(carriers),
        apart,
        is_exact: a.facts.is_exact && b.facts.is_exact,
    }))
}

type Found = Option<(f64, [Point; 2])>;

fn in_scene(found: &Clearance, scene_from_a: &Pose) -> (f64, [Point; 2]) {
    let rigid = Rigid::new(scene_from_a);
    let ends = [found.on_a, found.on_b].map(|p| rigid.point(&p));
    (found.distance, ends)
}

/// Measures from a body to an axis, along the body's reach, since no nearest point is farther.
fn to_axis(
    of: &Arc<Shape>,
    scene_from_body: &Pose,
    axis: Carrier,
    warm: &mut Warm,
    work: &impl Work,
) -> Result<Found, Stopped> {
    let Carrier::Line { through, along } = axis else {
        return Ok(None);
    };
    let own = Rigid::new(scene_from_body);
    let (through, along) = (own.inverse_point(&through), own.inverse_vector(&along));
    let vertices = of.mesh().vertices().iter();
    let ends = ends(vertices.map(|p| along.dot(&(p - through))));
    let ends = ends.map(|at| through + along * at);
    let Some(axis) = body(&ends, vec![[0, 1, 1]]) else {
        return Ok(None);
    };
    let found = clearance(of, &axis, &Pose::identity(), f64::INFINITY, warm, work)?;
    Ok(found.map(|found| in_scene(&found, scene_from_body)))
}

fn nearest_of_axes([a, b]: [Carrier; 2]) -> Found {
    let (Some((p, d)), Some((q, e))) = (a.line(), b.line()) else {
        return None;
    };
    let ends = nearest_of_lines(p, d, q, e);
    Some(((ends[1] - ends[0]).norm(), ends))
}

fn nearest_of_lines(p: Point, d: Vector, q: Point, e: Vector) -> [Point; 2] {
    let across = d.cross(&e);
    let off = q - p;
    if across.norm() <= PARALLEL_PICKS {
        return [p, q + e * e.dot(&(p - q))];
    }
    let squared = across.norm_squared();
    let (s, t) = (off.cross(&e).dot(&across), off.cross(&d).dot(&across));
    [p + d * (s / squared), q + e * (t / squared)]
}

/// Returns the angle between two directions.
fn angle([a, b]: [Carrier; 2]) -> Option<f64> {
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
fn apart([a, b]: [Carrier; 2]) -> Vec<Apart> {
    let mut found = Vec::new();
    let mut add = |of: Of, distance: f64| found.push(Apart { of, distance });
    for (plane, other) in [(a, b), (b, a)] {
        let Some((through, normal)) = plane.plane() else {
            continue;
        };
        let parallel = match other {
            Carrier::Point(p) => Some(p),
            Carrier::Sphere { centre } => Some(centre),
            _ => match (other.plane(), other.line()) {
                (Some((p, n)), _) => (n.cross(&normal).norm() <= PARALLEL_PICKS).then_some(p),
                (_, Some((p, d))) => (normal.dot(&d).abs() <= PARALLEL_PICKS).then_some(p),
                _ => None,
            },
        };
        if let Some(p) = parallel {
            add(Of::Plane, normal.dot(&(p - through)).abs());
            break;
        }
    }
    for (line, other) in [(a, b), (b, a)] {
        let Some((through, along)) = line.line() else {
            continue;
        };
        if let Some((q, e)) = other.line() {
            let [p, q] = nearest_of_lines(through, along, q, e);
            add(Of::Axis, (q - p).norm());
            break;
        }
        if let Carrier::Point(p) | Carrier::Sphere { centre: p } = other {
            add(Of::Axis, along.cross(&(p - through)).norm());
        }
    }
    let is_point = |carrier: &Carrier| matches!(carrier, Carrier::Point(_));
    if let (Some(p), Some(q)) = (a.centre(), b.centre())
        && !(is_point(&a) && is_point(&b))
    {
        add(Of::Centre, (q - p).norm());
    }
    found
}

impl Carrier {
    /// Returns the support geometry of a part that is posed.
    pub fn posed(mut self, pose: &Rigid) -> Self {
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
            | Self::Round {
                through: p,
                axis: v,
            } => (*p, *v) = (pose.point(p), pose.vector(v)),
            Self::None => {}
        }
        self
    }

    /// Returns its line, or its axis.
    pub fn line(&self) -> Option<(Point, Vector)> {
        match *self {
            Self::Line { through, along } => Some((through, along)),
            Self::Circle { centre, axis } => Some((centre, axis)),
            Self::Round { through, axis } => Some((through, axis)),
            _ => None,
        }
    }

    /// Returns a point of it, and its normal.
    pub fn plane(&self) -> Option<(Point, Vector)> {
        match *self {
            Self::Plane { through, normal } => Some((through, normal)),
            _ => None,
        }
    }

    /// Returns its centre, or itself if it is a point.
    pub fn centre(&self) -> Option<Point> {
        match *self {
            Self::Point(p) => Some(p),
            Self::Circle { centre, .. } | Self::Sphere { centre } => Some(centre),
            _ => None,
        }
    }
}
