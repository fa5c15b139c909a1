//! Marks faces, holes, pins and edges of active constraints, and of the next one: tints and wires that move with their
//! parts.

use std::collections::BTreeMap;

use nearpoint_geometry::Point;
use nearpoint_geometry::shape::Shape;
use nearpoint_motion::snap::{SnapConstraint, SnapConstraintKind};
use nearpoint_scene::{DragState, PartId, Scene};

use crate::list::mark::{MarkGroup, MarkKind, MarkStyle, Tint, Wire, WireKind};

/// A part, the kind of a feature and its index in the part.
type Key = (PartId, SnapConstraintKind, u32);

/// Adds the marks of active constraints, and of the next one. A feature of two constraints is marked once; the mark is
/// strong if one of them is not redundant.
pub(in crate::list) fn mark(drag: &DragState, scene: &Scene, marks: &mut MarkGroup) {
    let mut styles: BTreeMap<Key, MarkStyle> = BTreeMap::new();
    let mut add = |hold: &SnapConstraint, style: MarkStyle| {
        for (part, place) in [
            (hold.dragged_part, hold.dragged_feature),
            (hold.other_part, hold.other_feature),
        ] {
            let strongest = styles
                .entry((PartId(part), hold.kind, place))
                .or_insert(style);
            *strongest = style.max(*strongest);
        }
    };
    for held in &drag.active_constraints {
        let is_strong = !held.is_redundant;
        let class = MarkKind::Constraint;
        add(
            &held.constraint,
            MarkStyle {
                kind: class,
                is_strong,
            },
        );
    }
    if let Some(hold) = &drag.preview {
        let class = MarkKind::Preview;
        add(
            hold,
            MarkStyle {
                kind: class,
                is_strong: false,
            },
        );
    }
    for ((part, kind, place), style) in styles {
        let shape = scene.part(part).map(|part| &part.shape);
        let feature = shape.and_then(|shape| Feature::of(shape, kind, place));
        if let Some(feature) = feature {
            feature.draw(part, style, marks);
        }
    }
}

/// The drawn form of a feature, in its part's frame.
struct Feature {
    area: Vec<u32>,
    segments: Vec<[Point; 2]>,
    kind: WireKind,
}

impl Feature {
    /// Returns the drawn form, or none when the part has no such feature.
    fn of(shape: &Shape, kind: SnapConstraintKind, place: u32) -> Option<Self> {
        let (features, place) = (shape.features(), place as usize);
        Some(match kind {
            SnapConstraintKind::Faces => {
                let face = features.planar.get(place)?;
                Self {
                    area: face.triangles.clone(),
                    segments: face.boundary.iter().flat_map(|p| sides(p)).collect(),
                    kind: WireKind::Outline,
                }
            }
            SnapConstraintKind::Axes => {
                let face = features.cylindrical.get(place)?;
                Self {
                    area: face.triangles.clone(),
                    segments: border(shape, &face.triangles),
                    kind: WireKind::Outline,
                }
            }
            SnapConstraintKind::Edges => Self {
                area: Vec::new(),
                segments: vec![features.edges.get(place)?.ends],
                kind: WireKind::Edge,
            },
        })
    }

    fn draw(self, part: PartId, style: MarkStyle, marks: &mut MarkGroup) {
        if !self.area.is_empty() && style.kind == MarkKind::Constraint {
            marks.tints.push(Tint {
                part,
                style,
                faces: Vec::new(),
                triangles: self.area,
                contact_triangles: Vec::new(),
            });
        }
        marks.wires.push(Wire {
            part,
            style,
            kind: self.kind,
            segments: self.segments,
        });
    }
}

/// Returns the sides of a closed polygon.
pub(super) fn sides(polygon: &[Point]) -> impl Iterator<Item = [Point; 2]> {
    let next = polygon.iter().cycle().skip(1);
    polygon.iter().zip(next).map(|(from, to)| [*from, *to])
}

/// Returns the edges that only one of the triangles has.
fn border(shape: &Shape, triangles: &[u32]) -> Vec<[Point; 2]> {
    let mesh = shape.mesh();
    let mut uses: BTreeMap<[u32; 2], u32> = BTreeMap::new();
    for triangle in triangles {
        let [a, b, c] = mesh.triangles()[*triangle as usize];
        for (u, v) in [(a, b), (b, c), (c, a)] {
            *uses.entry([u.min(v), u.max(v)]).or_default() += 1;
        }
    }
    let single = uses.into_iter().filter(|(_, uses)| *uses == 1);
    single
        .map(|(edge, _)| edge.map(|v| mesh.vertices()[v as usize]))
        .collect()
}
