//! Represents a picked feature of a part and its own measurements.

use std::sync::Arc;

use super::edge::{Curve, Edge};
use super::patch::Patch;
use crate::executor::SequentialExecutor;
use crate::nalgebra::center;
use crate::order::min_max;
use crate::shape::{FaceSurface, Mesh, Shape, Soup, axis_coordinates};
use crate::{Point, Vector};

/// The kind of a picked feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FeatureKind {
    /// A point.
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
pub enum SupportGeometry {
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
    Revolution {
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
pub struct Measurements {
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
    pub is_complete: bool,
}

/// A picked feature of a part, in the part's frame.
#[derive(Debug, Clone)]
pub struct PickedFeature {
    /// The kind of the feature.
    pub kind: FeatureKind,
    /// The position of its label.
    pub label_position: Point,
    /// The support geometry for its angles.
    pub support: SupportGeometry,
    /// The measurements of the feature.
    pub measurements: Measurements,
    /// The largest distance of the true feature from its body.
    pub deviation: f64,
    /// The body that distances are measured to; None for an axis.
    pub(super) body: Option<Arc<Shape>>,
}

impl PickedFeature {
    /// Creates a picked point on a part; `deviation` is the largest distance of the true surface from it.
    pub fn point(label_position: Point, deviation: f64) -> Self {
        Self {
            kind: FeatureKind::Point,
            label_position,
            support: SupportGeometry::Point(label_position),
            measurements: Measurements {
                is_exact: deviation == 0.0,
                is_complete: true,
                ..Measurements::default()
            },
            deviation,
            body: body(
                &[label_position, label_position, label_position],
                vec![[0, 1, 2]],
            ),
        }
    }

    /// Creates a picked feature that is a whole part. A part that is its mesh has no deviation.
    pub fn part(shape: &Arc<Shape>, is_exact_mesh: bool) -> Self {
        Self {
            kind: FeatureKind::Part,
            label_position: shape.bounds().centre(),
            support: SupportGeometry::None,
            measurements: Measurements::default(),
            deviation: match is_exact_mesh {
                true => 0.0,
                false => shape.deviations().max(),
            },
            body: Some(Arc::clone(shape)),
        }
    }

    /// Creates an edge, picked at a point on it; `deviation` is its largest distance from its chords.
    pub(super) fn edge(edge: &Edge, at: Point, deviation: f64) -> Self {
        let chords: f64 = edge.points.windows(2).map(|p| (p[1] - p[0]).norm()).sum();
        let mut measurements = Measurements {
            length: Some(chords),
            is_exact: edge.is_exact,
            is_complete: edge.is_exact,
            ..Measurements::default()
        };
        let (first, last) = (edge.points[0], edge.points[edge.points.len() - 1]);
        let (support, label_position) = match edge.curve {
            Curve::Straight => {
                let along = (last - first).normalize();
                (
                    SupportGeometry::Line {
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
                measurements.length = Some(radius * span);
                measurements.radius = Some(radius);
                measurements.span = (first != last).then_some(span);
                (SupportGeometry::Circle { centre, axis }, at)
            }
            Curve::Free => (SupportGeometry::None, at),
        };
        let chords = (1..edge.points.len() as u32)
            .map(|i| [i - 1, i, i])
            .collect();
        Self {
            kind: FeatureKind::Edge,
            label_position,
            support,
            measurements,
            deviation: match edge.curve {
                Curve::Straight => 0.0,
                Curve::Arc { radius, .. } => sagitta(&edge.points, radius),
                Curve::Free => deviation,
            },
            body: body(&edge.points, chords),
        }
    }

    /// Creates a face, picked at a point on it.
    pub(super) fn face(mesh: &Mesh, patch: &Patch, label_position: Point) -> Self {
        let mut measurements = Measurements {
            area: Some(patch.area),
            is_exact: patch.is_from_file,
            is_complete: patch.deviation == 0.0,
            ..Measurements::default()
        };
        let support = support_geometry(patch);
        match patch.surface {
            FaceSurface::Cylinder {
                through,
                axis,
                radius,
            } => {
                measurements.radius = Some(radius);
                measurements.length = Some(along(mesh, patch, &through, &axis));
            }
            FaceSurface::Cone { half_angle, .. } => measurements.half_angle = Some(half_angle),
            FaceSurface::Sphere { radius, .. } => measurements.radius = Some(radius),
            FaceSurface::Torus { major, minor, .. } => {
                (measurements.radius, measurements.minor_radius) = (Some(major), Some(minor));
            }
            FaceSurface::Plane { .. } | FaceSurface::Spline | FaceSurface::Other => {}
        }
        let triangles = patch.triangles.iter();
        Self {
            kind: FeatureKind::Face,
            label_position,
            support,
            measurements,
            deviation: patch.deviation,
            body: body(
                mesh.vertices(),
                triangles.map(|&t| mesh.triangles()[t as usize]).collect(),
            ),
        }
    }

    /// Returns the axis of a feature with one, else None.
    pub(super) fn axis(feature: &Self) -> Option<Self> {
        let is_line = matches!(feature.support, SupportGeometry::Line { .. });
        let (through, along) = feature.support.line().filter(|_| !is_line)?;
        Some(Self {
            kind: FeatureKind::Axis,
            // The label is beside the picked point.
            label_position: through + along * along.dot(&(feature.label_position - through)),
            support: SupportGeometry::Line { through, along },
            measurements: Measurements {
                is_exact: feature.measurements.is_exact,
                is_complete: true,
                ..Measurements::default()
            },
            deviation: 0.0,
            body: None,
        })
    }

    /// Returns the centre of an arc or of a sphere, else None.
    pub(super) fn centre(feature: &Self) -> Option<Self> {
        let at = match feature.support {
            SupportGeometry::Circle { centre, .. } | SupportGeometry::Sphere { centre } => centre,
            _ => return None,
        };
        let mut own = Self::point(at, 0.0);
        (own.kind, own.measurements.is_exact) =
            (FeatureKind::Centre, feature.measurements.is_exact);
        Some(own)
    }
}

fn support_geometry(patch: &Patch) -> SupportGeometry {
    match patch.surface.parameters() {
        (Some(through), Some(axis), _) => SupportGeometry::Revolution { through, axis },
        (Some(centre), None, _) => SupportGeometry::Sphere { centre },
        (None, Some(normal), _) => SupportGeometry::Plane {
            through: patch.corner,
            normal,
        },
        (None, None, _) => SupportGeometry::None,
    }
}

/// Returns the length of a face along an axis.
fn along(mesh: &Mesh, patch: &Patch, through: &Point, axis: &Vector) -> f64 {
    let corners = patch.triangles.iter().flat_map(|&t| mesh.corners(t));
    let [lo, hi] = min_max(corners.map(|p| axis_coordinates(through, axis, &p)[1]));
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
    Some(Arc::new(Shape::build(mesh, &SequentialExecutor)))
}
