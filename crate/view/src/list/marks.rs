//! Marks where parts meet. It chooses the tinted faces and triangles and their style, and the outlines and curves on
//! them. A marker is added where the rest would be too small to see. Intersections are drawn separately
//! ([`super::intersections`]).

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use nearpoint_geometry::collide::Contact;
use nearpoint_geometry::interference;
use nearpoint_geometry::shape::Shape;
use nearpoint_scene::{Frame, FramePair, MeshRelation, PartId, Scene};

use super::contact_regions::contact_region;
use super::drag;
use super::mark::{MarkKind, MarkStyle, Marks, Tint, Wire, WireKind, shows_intersection};
use crate::surface::Faces;

/// The data that the marks were made from; a difference shows that they are out of date.
#[derive(Debug, Clone, PartialEq, Default)]
struct Source {
    revision: u64,
    options: MarkOptions,
}

/// Options that decide which pairs and parts are marked.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct MarkOptions {
    /// The pair in focus, which puts all others in the background.
    pub focus: Option<[PartId; 2]>,
    /// True if the others are not marked at all.
    pub only_focus: bool,
    /// True if no intersections are shown, and the faces that collide are tinted instead.
    pub is_minimal: bool,
}

/// Builds the marks when the scene's results change, and caches each mesh's faces.
#[derive(Debug, Default)]
pub struct MarkBuilder {
    source: Source,
    marks: Arc<Marks>,
    faces: BTreeMap<usize, Arc<Faces>>,
}

impl MarkBuilder {
    /// Returns the marks of the scene's present results.
    pub fn marks(&mut self, scene: &Scene, options: MarkOptions) -> Arc<Marks> {
        let source = Source {
            revision: scene.frame().revision,
            options,
        };
        if source != self.source {
            let mut marks = self.make(scene, options);
            marks.version = self.marks.version + 1;
            self.marks = Arc::new(marks);
            self.source = source;
        }
        Arc::clone(&self.marks)
    }

    fn make(&mut self, scene: &Scene, options: MarkOptions) -> Marks {
        let MarkOptions {
            focus,
            only_focus,
            is_minimal,
        } = options;
        let frame = scene.frame();
        let mut painted: BTreeMap<PartId, StrongestStyles> = BTreeMap::new();
        let mut marks = Marks::default();
        let is_meant = |pair: &&FramePair| !only_focus || focus == Some([pair.a, pair.b]);
        for pair in frame
            .pairs
            .iter()
            // If only the meshes meet, and not the parts, nothing is marked.
            .filter(|pair| pair.class != interference::PairClass::Clear)
            .filter(is_meant)
        {
            let style = style_of(pair, frame, focus);
            let solid = shows_intersection(pair) && !is_minimal;
            if style.kind == MarkKind::Touches || is_minimal {
                paint_faces(pair, style, &mut painted);
            }
            if !solid && (style.kind != MarkKind::Touches || is_minimal) {
                paint_triangles(pair, style, scene, &mut painted);
            }
            if style.has_lines() {
                marks.wires.extend(curve(pair, style, solid));
            }
            marks
                .contact_regions
                .extend(contact_region(pair, style, scene));
        }
        for (part, painted) in painted {
            let Some(shape) = scene.part(part).map(|part| &part.shape) else {
                continue;
            };
            let faces = self.faces_of(shape);
            let of_style = |style: MarkStyle| painted.tint(part, style, &faces);
            let tints: Vec<Tint> = MarkStyle::ALL.into_iter().filter_map(of_style).collect();
            let lined = tints.iter().filter(|tint| tint.style.has_lines());
            let outlines = lined.filter_map(|tint| outline(tint, shape, &faces));
            marks.wires.extend(outlines);
            marks.tints.extend(tints);
        }
        if let Some(reported) = &frame.drag {
            drag::mark(reported, scene, &mut marks);
        }
        self.drop_removed(scene);
        marks
    }

    fn faces_of(&mut self, shape: &Arc<Shape>) -> Arc<Faces> {
        let faces = self.faces.entry(Arc::as_ptr(shape) as usize);
        Arc::clone(faces.or_insert_with(|| Arc::new(Faces::new(shape.mesh()))))
    }

    /// Drops the faces of removed shapes: a new shape may get an old address.
    fn drop_removed(&mut self, scene: &Scene) {
        let shapes = scene
            .parts()
            .iter()
            .map(|part| Arc::as_ptr(&part.shape) as usize);
        let there: HashSet<usize> = shapes.collect();
        self.faces.retain(|address, _| there.contains(address));
    }
}

/// Returns the style of a pair. An interference is strong; a contact or an undecided pair is strong only if one of its
/// parts is selected. If a pair is in focus, only that one is strong. An active constraint marks its own contact.
pub(super) fn style_of(pair: &FramePair, frame: &Frame, focus: Option<[PartId; 2]>) -> MarkStyle {
    let kind = match pair.class {
        interference::PairClass::Interferes => MarkKind::Interferes,
        interference::PairClass::Undecided => MarkKind::Undecided,
        interference::PairClass::Touches | interference::PairClass::Clear => MarkKind::Touches,
    };
    let selected = |id| frame.part(id).is_some_and(|part| part.status.is_selected);
    let held = kind == MarkKind::Touches
        && (frame.drag.as_ref())
            .is_some_and(|reported| drag::is_constrained(reported, [pair.a, pair.b]));
    let is_strong = match focus {
        _ if held => false,
        Some(focus) => focus == [pair.a, pair.b],
        None => kind == MarkKind::Interferes || selected(pair.a) || selected(pair.b),
    };
    MarkStyle { kind, is_strong }
}

/// The strongest style of each marked face and triangle of a part.
#[derive(Debug, Default)]
struct StrongestStyles {
    faces: BTreeMap<u32, MarkStyle>,
    triangles: BTreeMap<u32, MarkStyle>,
}

impl StrongestStyles {
    fn add(map: &mut BTreeMap<u32, MarkStyle>, key: u32, style: MarkStyle) {
        let strongest = map.entry(key).or_insert(style);
        *strongest = style.max(*strongest);
    }

    fn tint(&self, part: PartId, style: MarkStyle, faces: &Faces) -> Option<Tint> {
        let of = |map: &BTreeMap<u32, MarkStyle>| -> Vec<u32> {
            map.iter()
                .filter(|(_, s)| **s == style)
                .map(|(key, _)| *key)
                .collect()
        };
        let (chosen, contact_area) = (of(&self.faces), of(&self.triangles));
        let area = chosen
            .iter()
            .flat_map(|face| faces.triangles(*face))
            .copied()
            .collect();
        (!chosen.is_empty() || !contact_area.is_empty()).then_some(Tint {
            part,
            style,
            faces: chosen,
            triangles: area,
            contact_triangles: contact_area,
        })
    }
}

/// Marks the faces in contact. Where flat faces lie on each other, faces that only share an edge with them are not
/// marked.
fn paint_faces(
    pair: &FramePair,
    style: MarkStyle,
    painted: &mut BTreeMap<PartId, StrongestStyles>,
) {
    let all = pair.face_pairs.iter().map(|p| [p.a, p.b]);
    let faces: Vec<[u32; 2]> = if pair.coplanar_faces.is_empty() {
        all.collect()
    } else {
        pair.coplanar_faces.clone()
    };
    for [a, b] in faces {
        StrongestStyles::add(&mut painted.entry(pair.a).or_default().faces, a, style);
        StrongestStyles::add(&mut painted.entry(pair.b).or_default().faces, b, style);
    }
}

/// Marks, for a pair without an intersection's mesh, the triangles in contact, and all triangles of a part inside
/// another.
fn paint_triangles(
    pair: &FramePair,
    style: MarkStyle,
    scene: &Scene,
    painted: &mut BTreeMap<PartId, StrongestStyles>,
) {
    if let Some((inner, part)) = pair
        .inner
        .and_then(|inner| Some((inner, scene.part(inner)?)))
    {
        let whole = &mut painted.entry(inner).or_default().triangles;
        for triangle in 0..part.triangle_count() as u32 {
            StrongestStyles::add(whole, triangle, style);
        }
    }
    // In a crossing pair the triangles that only touch are not part of the problem.
    let shown =
        |contact| pair.mesh_relation != MeshRelation::Crossing || contact == Contact::Crossing;
    for [a, b] in pair
        .triangle_pairs
        .iter()
        .filter(|p| shown(p.contact))
        .map(|p| [p.a, p.b])
    {
        StrongestStyles::add(&mut painted.entry(pair.a).or_default().triangles, a, style);
        StrongestStyles::add(&mut painted.entry(pair.b).or_default().triangles, b, style);
    }
}

fn curve(pair: &FramePair, style: MarkStyle, solid: bool) -> Option<Wire> {
    let segments = pair.intersection_curves.clone();
    (!segments.is_empty()).then_some(Wire {
        part: pair.a,
        style,
        kind: if solid {
            WireKind::Boundary
        } else {
            WireKind::Curve
        },
        segments,
    })
}

fn outline(tint: &Tint, shape: &Shape, faces: &Faces) -> Option<Wire> {
    let edges = faces.outline(|face| tint.faces.binary_search(&face).is_ok());
    let vertices = shape.mesh().vertices();
    let segments: Vec<_> = edges
        .iter()
        .map(|edge| edge.map(|v| vertices[v as usize]))
        .collect();
    (!segments.is_empty()).then_some(Wire {
        part: tint.part,
        style: tint.style,
        kind: WireKind::Outline,
        segments,
    })
}
