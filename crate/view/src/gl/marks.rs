//! Uploads tints and wires to the GPU when the marks change: only the chunks that are new.

use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_scene::PartId;
use three_d::{Context, ElementBuffer};

use super::batches::MeshSlot;
use super::meshes::{CornerBuffers, Corners, Meshes, SegmentBuffers};
use crate::appearance::TintStyle;
use crate::list::{MarkChunk, MarkStyle, Marks, Tint, Wire, WireKind};

/// The tinted triangles in one style of a chunk's parts, on the GPU.
pub(super) struct GpuTint {
    style: MarkStyle,
    pub look: TintStyle,
    pub area: TintBuffers,
    pub contact: TintBuffers,
}

/// The buffers of triangles to tint.
#[derive(Default)]
pub(super) struct TintBuffers {
    /// The corners of triangles, each with its part's slot.
    pub corners: Option<CornerBuffers>,
    /// Some triangles of large meshes.
    pub large: Vec<LargeTint>,
}

/// Triangles of a mesh that are tinted in that mesh's buffers.
pub(super) struct LargeTint {
    pub mesh: usize,
    pub slot: usize,
    pub triangles: ElementBuffer<u32>,
}

/// The wires in one style of a chunk's parts, on the GPU; each segment has its part's slot.
pub(super) struct GpuWire {
    pub segments: SegmentBuffers,
    pub style: MarkStyle,
    pub kind: WireKind,
}

/// The uploaded marks, and the slots that they belong to.
#[derive(Default)]
pub(super) struct GpuMarks {
    slots: Slots,
    chunks: Vec<GpuChunk>,
}

/// An uploaded chunk of marks.
struct GpuChunk {
    source: Arc<MarkChunk>,
    tints: Vec<GpuTint>,
    wires: Vec<GpuWire>,
}

/// The location of each part's mesh, and the part's slot, in order of the parts.
#[derive(Default, PartialEq)]
pub(super) struct Slots(Vec<(PartId, MeshSlot, usize)>);

impl Slots {
    /// Sorts slots by part. Of several slots of a part, only the first counts.
    pub fn new(slots: impl Iterator<Item = (PartId, MeshSlot, usize)>) -> Self {
        let mut slots: Vec<_> = slots.collect();
        slots.sort_by_key(|(part, ..)| *part);
        slots.dedup_by_key(|(part, ..)| *part);
        Self(slots)
    }

    fn get(&self, part: PartId) -> Option<(MeshSlot, usize)> {
        let found = self.0.binary_search_by_key(&part, |(part, ..)| *part);
        let (_, home, slot) = self.0[found.ok()?];
        Some((home, slot))
    }
}

impl GpuMarks {
    /// Uploads the list's chunks of marks that are not there yet, and drops the others.
    pub fn ensure_uploaded(
        &mut self,
        context: &Context,
        marks: &Marks,
        slots: Slots,
        meshes: &Meshes,
    ) {
        let mut known = std::mem::take(&mut self.chunks);
        if self.slots != slots {
            self.slots = slots;
            known.clear();
        }
        let upload = Upload {
            context,
            slots: &self.slots,
            meshes,
        };
        let chunks = marks.chunks.iter().map(|chunk| {
            let is_same = |known: &GpuChunk| Arc::ptr_eq(&known.source, chunk);
            match known.iter().position(is_same) {
                Some(at) => known.swap_remove(at),
                None => upload.chunk(chunk),
            }
        });
        self.chunks = chunks.collect();
    }

    /// Returns the tints in the order in which they cover each other.
    pub fn tints(&self) -> Vec<&GpuTint> {
        let mut tints: Vec<_> = self.chunks.iter().flat_map(|chunk| &chunk.tints).collect();
        tints.sort_by_key(|tint| tint.style);
        tints
    }

    /// Returns the wires, those in the same style one after the other.
    pub fn wires(&self) -> Vec<&GpuWire> {
        let mut wires: Vec<_> = self.chunks.iter().flat_map(|chunk| &chunk.wires).collect();
        let mut looks: Vec<(MarkStyle, WireKind)> = Vec::new();
        wires.sort_by_cached_key(|wire| {
            let look = (wire.style, wire.kind);
            let known = looks.iter().position(|other| *other == look);
            known.unwrap_or_else(|| {
                looks.push(look);
                looks.len() - 1
            })
        });
        wires
    }
}

/// Groups items by style, in the styles' order. There are few styles.
pub(super) fn by_style<T>(items: impl Iterator<Item = (MarkStyle, T)>) -> Vec<(MarkStyle, Vec<T>)> {
    let mut styles: Vec<(MarkStyle, Vec<T>)> = Vec::new();
    for (style, item) in items {
        let at = styles.partition_point(|(other, _)| *other < style);
        if styles.get(at).is_none_or(|(other, _)| *other != style) {
            styles.insert(at, (style, Vec::new()));
        }
        styles[at].1.push(item);
    }
    styles
}

/// The data that uploading marks needs.
struct Upload<'a> {
    context: &'a Context,
    slots: &'a Slots,
    meshes: &'a Meshes,
}

impl Upload<'_> {
    /// Uploads the marks of a chunk by style.
    fn chunk(&self, marks: &Arc<MarkChunk>) -> GpuChunk {
        let styles = by_style(marks.tints().map(|tint| (tint.style, tint)));
        let mut looks: Vec<((MarkStyle, WireKind), Vec<&Wire>)> = Vec::new();
        for wire in marks.wires() {
            let look = (wire.style, wire.kind);
            match looks.iter_mut().find(|(other, _)| *other == look) {
                Some((_, wires)) => wires.push(wire),
                None => looks.push((look, vec![wire])),
            }
        }
        GpuChunk {
            source: Arc::clone(marks),
            tints: styles.into_iter().map(|(s, t)| self.tint(s, &t)).collect(),
            wires: looks.into_iter().map(|(l, w)| self.wire(l, &w)).collect(),
        }
    }

    fn tint(&self, style: MarkStyle, tints: &[&Tint]) -> GpuTint {
        let look = TintStyle::for_style(style);
        let seen = |opacity: f32, of: fn(&Tint) -> &[u32]| {
            let all = tints.iter().filter(|_| opacity > 0.0);
            self.tinted(all.map(|tint| (tint.part, of(tint))))
        };
        GpuTint {
            style,
            look,
            area: seen(look.face_opacity, |tint| &tint.triangles),
            contact: seen(look.contact_opacity, |tint| &tint.contact_triangles),
        }
    }

    fn tinted<'a>(&self, parts: impl Iterator<Item = (PartId, &'a [u32])>) -> TintBuffers {
        let mut corners = Corners::default();
        let mut large = Vec::new();
        for (part, triangles) in parts.filter(|(_, triangles)| !triangles.is_empty()) {
            let Some((home, slot)) = self.slots.get(part) else {
                continue;
            };
            let Some(piece) = self.meshes.piece(home) else {
                continue;
            };
            let surface = &piece.surface;
            let drawn = triangles
                .iter()
                .flat_map(|t| surface.triangles[*t as usize]);
            if surface.positions.is_empty() {
                let triangles: Vec<u32> = drawn.collect();
                large.push(LargeTint {
                    mesh: home.mesh,
                    slot,
                    triangles: ElementBuffer::new_with_data(self.context, &triangles),
                });
            } else {
                drawn.for_each(|vertex| corners.push(surface, vertex, slot as f32));
            }
        }
        TintBuffers {
            corners: (corners.len() > 0).then(|| corners.upload(self.context)),
            large,
        }
    }

    fn wire(&self, (style, kind): (MarkStyle, WireKind), wires: &[&Wire]) -> GpuWire {
        let mut segments = Vec::new();
        for wire in wires {
            let Some((home, slot)) = self.slots.get(wire.part) else {
                continue;
            };
            let Some(piece) = self.meshes.piece(home) else {
                continue;
            };
            let frame = piece.surface.frame();
            let drawn = |ends: &[Point; 2]| (ends.map(|p| frame.draw(p)), slot as f32);
            segments.extend(wire.segments.iter().map(drawn));
        }
        GpuWire {
            segments: SegmentBuffers::upload(self.context, &segments),
            style,
            kind,
        }
    }
}
