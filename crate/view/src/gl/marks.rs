//! Tints and wires on the GPU, made anew when the marks change.

use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_scene::PartId;
use three_d::{Context, DepthTest, ElementBuffer};

use super::lines::Pen;
use super::meshes::{Meshes, Segments};
use crate::list::{Class, DrawList, MarkStyle, Marks, WireKind};
use crate::style::{Colour, Palette, faded, width};

/// Triangles to tint.
pub(super) struct GpuTint {
    pub part: PartId,
    pub area: ElementBuffer<u32>,
    pub meeting: ElementBuffer<u32>,
    pub look: TintLook,
}

/// Lines of a part.
pub(super) struct GpuWire {
    pub part: PartId,
    pub segments: Segments,
    pub style: MarkStyle,
    pub kind: WireKind,
}

/// What is uploaded, for which marks.
#[derive(Default)]
pub(super) struct GpuMarks {
    version: Option<u64>,
    pub tints: Vec<GpuTint>,
    pub wires: Vec<GpuWire>,
}

/// How strongly a face is tinted; colour alone never tells the class: contacts and what cannot be told are hatched, and
/// what holds is hatched more densely.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct TintLook {
    pub class: Class,
    /// Opacity over a face.
    pub area: f32,
    /// Opacity over the triangles that meet.
    pub meeting: f32,
    /// Distance of stripes, CSS pixels; 0: plain.
    pub hatch: f32,
}

impl TintLook {
    fn of(style: MarkStyle) -> Self {
        let (area, meeting, hatch) = match (style.class, style.loud) {
            (Class::Interferes, true) => (0.50, 0.80, 0.0),
            (Class::Interferes, false) => (0.16, 0.30, 0.0),
            (Class::Undecided, true) => (0.24, 0.70, 7.0),
            (Class::Undecided, false) => (0.0, 0.0, 0.0),
            (Class::Touches, true) => (0.50, 0.60, 9.0),
            (Class::Touches, false) => (0.16, 0.0, 9.0),
            (Class::Held, true) => (0.42, 0.0, 5.0),
            (Class::Held, false) => (0.18, 0.0, 5.0),
            (Class::Preview, _) => (0.0, 0.0, 0.0),
        };
        Self {
            class: style.class,
            area,
            meeting,
            hatch,
        }
    }

    pub fn colour(&self, palette: &Palette, opacity: f32) -> Colour {
        faded(class_colour(self.class, palette), opacity)
    }
}

fn class_colour(class: Class, palette: &Palette) -> Colour {
    match class {
        Class::Touches | Class::Undecided => palette.touching,
        Class::Interferes => palette.crossing,
        Class::Preview | Class::Held => palette.accent,
    }
}

/// The pens for a wire: where parts hide it, and where it is seen. None for what stays in the background.
pub(super) fn pens(style: MarkStyle, kind: WireKind, palette: &Palette) -> Vec<Pen> {
    let colour = class_colour(style.class, palette);
    let (width, strength) = match kind {
        // Around what may be nothing, and is in many pieces: its stripes are to be seen.
        WireKind::Rim if style.class == Class::Undecided => (width::RIM, 0.8),
        WireKind::Curve | WireKind::Rim => (width::CURVE, 1.0),
        WireKind::Edge => (width::HELD_EDGE, 1.0),
        WireKind::Outline if style.class == Class::Held => (width::HELD, 1.0),
        WireKind::Outline => (width::FACE_OUTLINE, 0.9),
    };
    let seen = |opacity: f32, dash: f32| Pen {
        colour: faded(colour, opacity),
        width,
        dash,
        depth: DepthTest::LessOrEqual,
        lift: 3.0,
    };
    let hidden = |opacity: f32| Pen {
        depth: DepthTest::Greater,
        dash: 5.0,
        ..seen(opacity, 0.0)
    };
    match (style.class, style.loud) {
        (Class::Interferes | Class::Undecided, true) => {
            vec![hidden(0.75 * strength), seen(strength, 0.0)]
        }
        (Class::Touches, true) => vec![hidden(0.30), seen(strength, 0.0)],
        (Class::Held, true) => vec![hidden(0.45), seen(strength, 0.0)],
        (Class::Held, false) => vec![seen(0.45 * strength, 0.0)],
        (Class::Preview, _) => vec![hidden(0.20), seen(0.55, 4.0)],
        (Class::Interferes, false) if kind == WireKind::Rim => vec![seen(0.25, 0.0)],
        (Class::Interferes, false) => vec![seen(0.5 * strength, 0.0)],
        (Class::Undecided | Class::Touches, false) => Vec::new(),
    }
}

impl GpuMarks {
    /// Uploads the list's marks unless they are there.
    pub fn need(&mut self, context: &Context, list: &DrawList, meshes: &Meshes) {
        if self.version == Some(list.marks.version) {
            return;
        }
        *self = Self {
            version: Some(list.marks.version),
            ..Self::upload(context, list, &list.marks, meshes)
        };
    }

    fn upload(context: &Context, list: &DrawList, marks: &Marks, meshes: &Meshes) -> Self {
        let mesh = |part: PartId| shape_of(list, part).and_then(|shape| meshes.get(shape));
        let mut uploaded = Self::default();
        for tint in &marks.tints {
            let Some(mesh) = mesh(tint.part) else {
                continue;
            };
            let elements = |triangles: &[u32]| {
                let indices: Vec<u32> = triangles
                    .iter()
                    .flat_map(|t| mesh.indices[*t as usize])
                    .collect();
                ElementBuffer::new_with_data(context, &indices)
            };
            uploaded.tints.push(GpuTint {
                part: tint.part,
                area: elements(&tint.area),
                meeting: elements(&tint.meeting),
                look: TintLook::of(tint.style),
            });
        }
        for wire in &marks.wires {
            let Some(mesh) = mesh(wire.part) else {
                continue;
            };
            let segments: Vec<_> = wire
                .segments
                .iter()
                .map(|ends| ends.map(|p| mesh.skin.frame.draw(p)))
                .collect();
            let segments = Segments::upload(context, &segments);
            uploaded.wires.push(GpuWire {
                part: wire.part,
                segments,
                style: wire.style,
                kind: wire.kind,
            });
        }
        uploaded
    }
}

/// The shape of a part that is seen.
fn shape_of(list: &DrawList, part: PartId) -> Option<&Arc<Shape>> {
    list.parts
        .iter()
        .find(|item| item.part == part)
        .map(|item| &item.shape)
}
