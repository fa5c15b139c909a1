//! Marks where parts meet. It chooses the tinted faces and triangles and their style, and the outlines and curves on
//! them. A marker is added where the rest would be too small to see. Intersections are drawn separately
//! ([`super::intersections`]).

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Weak};

use nearpoint_geometry::collide::Contact;
use nearpoint_geometry::interference;
use nearpoint_geometry::shape::Shape;
use nearpoint_scene::{Frame, FramePair, Keyed, MeshRelation, PartId, Scene, SortedList};

use super::contact_regions::contact_region;
use super::drag;
use super::mark::{
    MarkChunk, MarkGroup, MarkKind, MarkStyle, Marks, Tint, Wire, WireKind, shows_intersection,
};
use crate::surface::Faces;

/// The number of ids whose parts share a chunk. A change uploads its chunk again, and each chunk takes its own draw
/// calls. Tests have few parts in several chunks.
const CHUNK_PARTS: u32 = if cfg!(test) { 2 } else { 512 };

/// The ids of a pair, the smaller one first.
type PairKey = (PartId, PartId);

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

/// Builds the marks of the pairs whose results changed, and of their parts, and caches each mesh's faces.
#[derive(Debug, Default)]
pub struct MarkBuilder {
    /// The revision and the options that the marks were made from.
    source: Option<(u64, MarkOptions)>,
    results: SortedList<FramePair>,
    /// The selected parts, sorted.
    selection: Vec<PartId>,
    /// The pairs of active constraints, sorted.
    constrained: Vec<PairKey>,
    pairs: BTreeMap<PairKey, PairMarks>,
    parts: BTreeMap<PartId, PartMarks>,
    /// The chunks that are not empty, by their numbers.
    chunks: Vec<(u32, Arc<MarkChunk>)>,
    marks: Arc<Marks>,
    faces: FacesCache,
}

/// The marks of a pair, and what it paints on its parts.
#[derive(Debug)]
struct PairMarks {
    style: MarkStyle,
    /// The painted faces of each part.
    faces: [Vec<u32>; 2],
    /// The painted triangles of each part.
    triangles: [Vec<u32>; 2],
    group: Arc<MarkGroup>,
}

/// The marks of a part, and the pairs that paint it.
#[derive(Debug, Default)]
struct PartMarks {
    /// The keys of the pairs, sorted.
    pairs: Vec<PairKey>,
    group: Arc<MarkGroup>,
}

impl MarkBuilder {
    /// Returns the marks of the scene's present results.
    pub fn marks(&mut self, scene: &Scene, options: MarkOptions) -> Arc<Marks> {
        let source = Some((scene.frame().revision, options));
        if source != self.source {
            if self.source.is_some_and(|(_, before)| before != options) {
                // Any pair may have another style.
                let faces = std::mem::take(&mut self.faces);
                *self = Self {
                    faces,
                    ..Self::default()
                };
            }
            self.update(scene, options);
            self.source = source;
        }
        Arc::clone(&self.marks)
    }

    fn update(&mut self, scene: &Scene, options: MarkOptions) {
        let frame = scene.frame();
        let (mut parts, mut chunks) = (Vec::new(), Vec::new());
        for key in self.take_changed(scene) {
            let is_meant = !options.only_focus || options.focus == Some([key.0, key.1]);
            let pair = frame.pair(key.0, key.1).filter(|pair| {
                // If only the meshes meet, and not the parts, nothing is marked.
                is_meant && pair.class != interference::PairClass::Clear
            });
            let is_marked = pair.is_some();
            let before = match pair {
                Some(pair) => (self.pairs).insert(key, PairMarks::new(pair, scene, options)),
                None => self.pairs.remove(&key),
            };
            if before.is_none() && !is_marked {
                continue;
            }
            chunks.push(chunk_of(key.0));
            for part in [key.0, key.1] {
                let own = &mut self.parts.entry(part).or_default().pairs;
                match (own.binary_search(&key), is_marked) {
                    (Err(at), true) => own.insert(at, key),
                    (Ok(at), false) => drop(own.remove(at)),
                    _ => {}
                }
                parts.push(part);
            }
        }
        for part in sorted(parts) {
            chunks.push(chunk_of(part));
            let group = self.part_group(part, scene);
            if let Entry::Occupied(mut own) = self.parts.entry(part) {
                own.get_mut().group = Arc::new(group);
                if own.get().pairs.is_empty() {
                    own.remove();
                }
            }
        }
        let chunks = sorted(chunks);
        self.chunks
            .retain(|(chunk, _)| chunks.binary_search(chunk).is_err());
        for chunk in chunks {
            let made = self.chunk(chunk).map(|made| (chunk, Arc::new(made)));
            self.chunks.extend(made);
        }
        self.chunks.sort_by_key(|(chunk, _)| *chunk);
        let mut all: Vec<_> = self
            .chunks
            .iter()
            .map(|(_, made)| Arc::clone(made))
            .collect();
        if let Some(reported) = &frame.drag {
            let mut group = MarkGroup::default();
            drag::mark(reported, scene, &mut group);
            all.push(Arc::new(MarkChunk::single(group)));
        }
        self.marks = Arc::new(Marks { chunks: all });
        self.faces.drop_removed(scene);
    }

    /// Returns the pairs whose result or style may have changed since the last call, sorted.
    fn take_changed(&mut self, scene: &Scene) -> Vec<PairKey> {
        let frame = scene.frame();
        let mut changed = Vec::new();
        for (old, new) in frame.pairs.diff(&self.results) {
            let is_same = |old: &FramePair, new: &FramePair| {
                Arc::ptr_eq(&old.result, &new.result) && old.class == new.class
            };
            if !matches!((old, new), (Some(old), Some(new)) if is_same(old, new)) {
                changed.extend(new.or(old).map(FramePair::key));
            }
        }
        self.results = frame.pairs.clone();
        for part in replaced(&mut self.selection, scene.selection().to_vec()) {
            if let Some(own) = self.parts.get(&part) {
                changed.extend_from_slice(&own.pairs);
            }
        }
        let reported = frame.drag.iter();
        let constrained = reported.flat_map(|drag| drag::constrained_pairs(drag));
        changed.extend(replaced(&mut self.constrained, constrained.collect()));
        sorted(changed)
    }

    /// Returns the tints of a part, each face in the strongest style of its pairs, and their outlines.
    fn part_group(&mut self, id: PartId, scene: &Scene) -> MarkGroup {
        let (mut faces, mut triangles) = (Vec::new(), Vec::new());
        for key in self.parts.get(&id).into_iter().flat_map(|own| &own.pairs) {
            if let Some(marks) = self.pairs.get(key) {
                let side = usize::from(key.1 == id);
                faces.extend(marks.faces[side].iter().map(|&face| (face, marks.style)));
                triangles.extend(marks.triangles[side].iter().map(|&t| (t, marks.style)));
            }
        }
        let painted = StrongestStyles {
            faces: strongest(faces),
            triangles: strongest(triangles),
        };
        let mut group = MarkGroup::default();
        let Some(shape) = (scene.part(id).map(|part| &part.shape)).filter(|_| !painted.is_empty())
        else {
            return group;
        };
        let faces = self.faces.of(shape);
        let of_style = |style: MarkStyle| painted.tint(id, style, &faces);
        group.tints = MarkStyle::ALL.into_iter().filter_map(of_style).collect();
        let lined = group.tints.iter().filter(|tint| tint.style.has_lines());
        group.wires = (lined.filter_map(|tint| outline(tint, shape, &faces))).collect();
        group
    }

    /// Collects the marks of a chunk, if it has any.
    fn chunk(&self, chunk: u32) -> Option<MarkChunk> {
        let first = PartId(chunk * CHUNK_PARTS);
        let pairs = self.pairs.range((first, PartId(0))..);
        let pairs = pairs.take_while(|(key, _)| chunk_of(key.0) == chunk);
        let parts = self.parts.range(first..);
        let parts = parts.take_while(|(id, _)| chunk_of(**id) == chunk);
        let groups = pairs.map(|(_, own)| &own.group);
        let groups = groups.chain(parts.map(|(_, own)| &own.group));
        let groups: Vec<_> = groups.filter(|group| !group.is_empty()).cloned().collect();
        (!groups.is_empty()).then_some(MarkChunk { groups })
    }
}

/// Sorts the items and removes repeated ones.
fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort_unstable();
    items.dedup();
    items
}

/// Replaces sorted items, and returns those that are only in the old or only in the new ones.
fn replaced<T: Ord + Copy>(old: &mut Vec<T>, new: Vec<T>) -> Vec<T> {
    let new = sorted(new);
    let mut changed = Vec::new();
    for (these, others) in [(&*old, &new), (&new, &*old)] {
        let only_here = |item: &&T| others.binary_search(item).is_err();
        changed.extend(these.iter().filter(only_here));
    }
    *old = new;
    changed
}

fn chunk_of(part: PartId) -> u32 {
    part.0 / CHUNK_PARTS
}

impl PairMarks {
    fn new(pair: &FramePair, scene: &Scene, options: MarkOptions) -> Self {
        let style = style_of(pair, scene.frame(), options.focus);
        let is_minimal = options.is_minimal;
        let solid = shows_intersection(pair) && !is_minimal;
        let mut marks = Self {
            style,
            faces: Default::default(),
            triangles: Default::default(),
            group: Arc::default(),
        };
        if style.kind == MarkKind::Touches || is_minimal {
            marks.paint_faces(pair);
        }
        if !solid && (style.kind != MarkKind::Touches || is_minimal) {
            marks.paint_triangles(pair, scene);
        }
        let curve = style.has_lines().then(|| curve(pair, style, solid));
        marks.group = Arc::new(MarkGroup {
            tints: Vec::new(),
            wires: curve.flatten().into_iter().collect(),
            contact_regions: contact_region(pair, style, scene).into_iter().collect(),
        });
        marks
    }

    /// Marks the faces in contact. Where flat faces lie on each other, faces that only share an edge with them are not
    /// marked.
    fn paint_faces(&mut self, pair: &FramePair) {
        let [of_a, of_b] = &mut self.faces;
        if pair.coplanar_faces.is_empty() {
            of_a.extend(pair.face_pairs.iter().map(|faces| faces.a));
            of_b.extend(pair.face_pairs.iter().map(|faces| faces.b));
        } else {
            of_a.extend(pair.coplanar_faces.iter().map(|[a, _]| a));
            of_b.extend(pair.coplanar_faces.iter().map(|[_, b]| b));
        }
    }

    /// Marks, for a pair without an intersection's mesh, the triangles in contact, and all triangles of a part inside
    /// another.
    fn paint_triangles(&mut self, pair: &FramePair, scene: &Scene) {
        let [of_a, of_b] = &mut self.triangles;
        let inner = pair.inner.and_then(|inner| scene.part(inner));
        if let Some(inner) = inner {
            let whole = match inner.id == pair.a {
                true => &mut *of_a,
                false => &mut *of_b,
            };
            whole.extend(0..inner.triangle_count() as u32);
        }
        // In a crossing pair the triangles that only touch are not part of the problem.
        let shown =
            |contact| pair.mesh_relation != MeshRelation::Crossing || contact == Contact::Crossing;
        for meeting in pair.triangle_pairs.iter().filter(|p| shown(p.contact)) {
            of_a.push(meeting.a);
            of_b.push(meeting.b);
        }
    }
}

/// The faces of each mesh, by the address of its shape. A weak reference keeps the address taken.
#[derive(Debug, Default)]
struct FacesCache {
    known: HashMap<usize, (Weak<Shape>, Arc<Faces>)>,
    /// True if a shape was added since removed ones were dropped.
    has_new: bool,
}

impl FacesCache {
    fn of(&mut self, shape: &Arc<Shape>) -> Arc<Faces> {
        let made = || {
            self.has_new = true;
            (Arc::downgrade(shape), Arc::new(Faces::new(shape.mesh())))
        };
        let known = self.known.entry(Arc::as_ptr(shape) as usize);
        Arc::clone(&known.or_insert_with(made).1)
    }

    /// Drops the faces of shapes that the scene no longer has, after new ones may have replaced them.
    fn drop_removed(&mut self, scene: &Scene) {
        if std::mem::take(&mut self.has_new) {
            let parts = scene.parts().iter();
            let shapes = sorted(
                parts
                    .map(|part| Arc::as_ptr(&part.shape) as usize)
                    .collect(),
            );
            self.known
                .retain(|shape, _| shapes.binary_search(shape).is_ok());
        }
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
            .is_some_and(|drag| drag::constrained_pairs(drag).any(|held| held == (pair.a, pair.b)));
    let is_strong = match focus {
        _ if held => false,
        Some(focus) => focus == [pair.a, pair.b],
        None => kind == MarkKind::Interferes || selected(pair.a) || selected(pair.b),
    };
    MarkStyle { kind, is_strong }
}

/// The strongest style of each marked face and triangle of a part, sorted.
struct StrongestStyles {
    faces: Vec<(u32, MarkStyle)>,
    triangles: Vec<(u32, MarkStyle)>,
}

/// Sorts numbers with their styles, and keeps only the strongest style of each.
fn strongest(mut styles: Vec<(u32, MarkStyle)>) -> Vec<(u32, MarkStyle)> {
    styles.sort_unstable_by(|a, b| a.0.cmp(&b.0).then(b.1.cmp(&a.1)));
    styles.dedup_by_key(|(number, _)| *number);
    styles
}

impl StrongestStyles {
    fn is_empty(&self) -> bool {
        self.faces.is_empty() && self.triangles.is_empty()
    }

    fn tint(&self, part: PartId, style: MarkStyle, faces: &Faces) -> Option<Tint> {
        let of = |styles: &[(u32, MarkStyle)]| -> Vec<u32> {
            let of_style = styles.iter().filter(|(_, own)| *own == style);
            of_style.map(|(number, _)| *number).collect()
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
