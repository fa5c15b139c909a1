//! Represents a picked feature of a part and its own measurements.

use std::sync::Arc;

use super::edge::{Curve, Edge};
use super::patch::Patch;
use crate::nalgebra::center;
use crate::order::ends;
use crate::shape::{FaceSurface, Mesh, Shape, Soup, about};
use crate::work::Serial;
use crate::{Point, Vector};

/// The kind of a picked feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A place.
    Point,
    /// An edge between faces.
    Edge,
    /// A face.
    Face,
    /// The axis of a face or of an arc, without ends.
    Axis,
    /// The centre of an arc or of a sphere.
    Centre,
    /// A whole part.
    Part,
}

/// The support geometry for angles and distances of planes, axes and centres, in the part's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "as geometry names it")]
pub enum Carrier {
    Point(Point),
    /// A straight line, without ends; directions are of length 1.
    Line {
        through: Point,
        along: Vector,
    },
    /// A circle, with its centre.
    Circle {
        centre: Point,
        axis: Vector,
    },
    Plane {
        through: Point,
        normal: Vector,
    },
    /// A surface of revolution about an axis.
    Round {
        through: Point,
        axis: Vector,
    },
    Sphere {
        centre: Point,
    },
    /// Any other curve or surface.
    None,
}

/// The measurements of a feature; those that it does not have are absent. Lengths are in the part's unit, angles in
/// radians.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Facts {
    /// The length of an edge, or of a cylinder along its axis.
    pub length: Option<f64>,
    /// The radius of an arc, a cylinder, a sphere, or a torus around its axis.
    pub radius: Option<f64>,
    /// The radius of a torus' tube.
    pub minor_radius: Option<f64>,
    /// The angle between a cone's axis and its wall.
    pub half_angle: Option<f64>,
    /// The angle of an arc that is less than a full turn.
    pub span: Option<f64>,
    /// The area of a face.
    pub area: Option<f64>,
    /// True if the radius and the half angle are stated, or follow from vertices alone.
    pub is_exact: bool,
    /// True if the length and the area are those of the true feature; else they are those of its chords or facets.
    pub is_whole: bool,
}

/// A picked feature of a part, in the part's frame.
#[derive(Debug, Clone)]
pub struct Thing {
    /// The kind of the feature.
    pub kind: Kind,
    /// The position of its label.
    pub at: Point,
    /// The support geometry for its angles.
    pub carrier: Carrier,
    /// The measurements of the feature.
    pub facts: Facts,
    /// The largest distance of the true feature from its body.
    pub deviation: f64,
    /// The body that distances are measured to; None for an axis.
    pub(super) body: Option<Arc<Shape>>,
}

impl Thing {
    /// Creates a place on a part; `deviation` is the largest distance of the true surface from it.
    pub fn point(at: Point, deviation: f64) -> Self {
        Self {
            kind: Kind::Point,
            at,
            carrier: Carrier::Point(at),
            facts: Facts {
                is_exact: deviation == 0.0,
                is_whole: true,
                ..Facts::default()
            },
            deviation,
            body: body(&[at, at, at], vec![[0, 1, 2]]),
        }
    }

    /// Creates a whole part. A model that is the mesh itself has no deviation.
    pub fn part(shape: &Arc<Shape>, is_model: bool) -> Self {
        Self {
            kind: Kind::Part,
            at: shape.bounds().centre(),
            carrier: Carrier::None,
            facts: Facts::default(),
            deviation: match is_model {
                true => 0.0,
                false => shape.deviations().largest(),
            },
            body: Some(Arc::clone(shape)),
        }
    }

    /// Creates an edge, picked at a place on it; `deviation` is its largest distance from its chords.
    pub(super) fn edge(edge: &Edge, at: Point, deviation: f64) -> Self {
        let chords: f64 = edge.points.windows(2).map(|p| (p[1] - p[0]).norm()).sum();
        let mut facts = Facts {
            length: Some(chords),
            is_exact: edge.is_exact,
            is_whole: edge.is_exact,
            ..Facts::default()
        };
        let (first, last) = (edge.points[0], edge.points[edge.points.len() - 1]);
        let (carrier, at) = match edge.curve {
            Curve::Straight => {
                let along = (last - first).normalize();
                (
                    Carrier::Line {
                        through: first,
                        along,
                    },
                    center(&first, &last),
                )
            }
            Curve::Arc {
                centre,
                axis,
                radius,
                span,
            } => {
                facts.length = Some(radius * span);
                facts.radius = Some(radius);
                facts.span = (first != last).then_some(span);
                (Carrier::Circle { centre, axis }, at)
            }
            Curve::Free => (Carrier::None, at),
        };
        let chords = (1..edge.points.len() as u32)
            .map(|i| [i - 1, i, i])
            .collect();
        Self {
            kind: Kind::Edge,
            at,
            carrier,
            facts,
            deviation: match edge.curve {
                Curve::Straight => 0.0,
                Curve::Arc { radius, .. } => sagitta(&edge.points, radius),
                Curve::Free => deviation,
            },
            body: body(&edge.points, chords),
        }
    }

    /// Creates a face, picked at a place on it.
    pub(super) fn face(mesh: &Mesh, patch: &Patch, at: Point) -> Self {
        let mut facts = Facts {
            area: Some(patch.area),
            is_exact: patch.is_stated,
            is_whole: patch.deviation == 0.0,
            ..Facts::default()
        };
        let carrier = carrier(patch);
        match patch.surface {
            FaceSurface::Cylinder {
                through,
                axis,
                radius,
            } => {
                facts.radius = Some(radius);
                facts.length = Some(along(mesh, patch, &through, &axis));
            }
            FaceSurface::Cone { half_angle, .. } => facts.half_angle = Some(half_angle),
            FaceSurface::Sphere { radius, .. } => facts.radius = Some(radius),
            FaceSurface::Torus { major, minor, .. } => {
                (facts.radius, facts.minor_radius) = (Some(major), Some(minor));
            }
            FaceSurface::Plane { .. } | FaceSurface::Spline | FaceSurface::Other => {}
        }
        let triangles = patch.triangles.iter();
        Self {
            kind: Kind::Face,
            at,
            carrier,
            facts,
            deviation: patch.deviation,
            body: body(
                mesh.vertices(),
                triangles.map(|&t| mesh.triangles()[t as usize]).collect(),
            ),
        }
    }

    /// Returns the axis of a feature with one, else None.
    pub(super) fn axis_of(thing: &Self) -> Option<Self> {
        let is_line = matches!(thing.carrier, Carrier::Line { .. });
        let (through, along) = thing.carrier.line().filter(|_| !is_line)?;
        Some(Self {
            kind: Kind::Axis,
            // The label is beside the picked place.
            at: through + along * along.dot(&(thing.at - through)),
            carrier: Carrier::Line { through, along },
            facts: Facts {
                is_exact: thing.facts.is_exact,
                is_whole: true,
                ..Facts::default()
            },
            deviation: 0.0,
            body: None,
        })
    }

    /// Returns the centre of an arc or of a sphere, else None.
    pub(super) fn centre_of(thing: &Self) -> Option<Self> {
        let at = match thing.carrier {
            Carrier::Circle { centre, .. } | Carrier::Sphere { centre } => centre,
            _ => return None,
        };
        let mut own = Self::point(at, 0.0);
        (own.kind, own.facts.is_exact) = (Kind::Centre, thing.facts.is_exact);
        Some(own)
    }
}

fn carrier(patch: &Patch) -> Carrier {
    match patch.surface.parts() {
        (Some(through), Some(axis), _) => Carrier::Round { through, axis },
        (Some(centre), None, _) => Carrier::Sphere { centre },
        (None, Some(normal), _) => Carrier::Plane {
            through: patch.corner,
            normal,
        },
        (None, None, _) => Carrier::None,
    }
}

/// Returns the length of a face along an axis.
fn along(mesh: &Mesh, patch: &Patch, through: &Point, axis: &Vector) -> f64 {
    let corners = patch.triangles.iter().flat_map(|&t| mesh.corners(t));
    let [lo, hi] = ends(corners.map(|p| about(through, axis, &p)[1]));
    hi - lo
}

/// Returns how far an arc is from its longest chord.
fn sagitta(points: &[Point], radius: f64) -> f64 {
    let half = |ends: &[Point]| (ends[1] - ends[0]).norm() / 2.0;
    let half = points.windows(2).map(half).fold(0.0, f64::max);
    radius - (radius * radius - half * half).max(0.0).sqrt()
}

/// Prepares triangles for distance queries; segments and points are triangles that repeat a vertex.
pub(super) fn body(points: &[Point], triangles: Vec<[u32; 3]>) -> Option<Arc<Shape>> {
    let mut place = std::collections::HashMap::new();
    let mut soup = Soup::default();
    for corners in triangles {
        let own = corners.map(|v| {
            *place.entry(v).or_insert_with(|| {
                soup.positions.push(points[v as usize].into());
                soup.positions.len() as u32 - 1
            })
        });
        soup.triangles.push(own);
    }
    let mesh = Mesh::weld(soup).ok()?;
    Some(Arc::new(Shape::build(mesh, &Serial)))
}
