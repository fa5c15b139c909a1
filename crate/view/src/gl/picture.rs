//! Draws one picture: parts, tints, edges, ground, wires, silhouettes and dashed strokes, in this order. Over all of
//! them it draws the intersections, then strokes and symbols that nothing hides.

use three_d::{Blend, DepthTest, ElementBuffer, Mat4, Program, RenderStates, Vec4, WriteMask};

use super::convert::{EyeTransform, colour};
use super::lines::{DrawRange, ItemFilter, Screen, overlay};
use super::marks::{TintBuffers, by_style};
use super::meshes::CornerBuffers;
use super::resources::Resources;
use super::runs::{BatchRun, DRAW_CALL_COST, runs, split_items};
use super::silhouette::Mask;
use super::surface_items::{SELECTION_TINT, SurfaceItems, SurfaceLayouts};
use crate::appearance::{IntersectionStyle, LineStyle, LineVisibility, edge_style, line_styles};
use crate::list::{DrawList, IntersectionItem, OccludedStyle, WireKind};
use crate::style::{Colour, faded, width};

/// The resources, the draw list and the target of the picture that is drawn.
pub(super) struct Picture<'a> {
    pub resources: &'a Resources,
    pub list: &'a DrawList,
    pub eye: EyeTransform,
    pub screen: Screen<'a>,
    pub up: nearpoint_geometry::Vector,
    /// The point that the camera looks at.
    pub target: nearpoint_geometry::Point,
    pub layouts: SurfaceLayouts,
    pub items: SurfaceItems<'a>,
}

/// The paint of triangles: their colour, hatching and glow.
#[derive(Debug, Clone, Copy)]
pub(super) struct Paint {
    /// The colour; none if each item has its own.
    colour: Option<Colour>,
    /// The distance between stripes, in CSS pixels; 0 for plain.
    hatch: f32,
    /// The fraction of the unlit colour: 0 for lit, 1 for the colour as it is.
    glow: f32,
}

pub(super) const PLAIN_PAINT: Paint = Paint {
    colour: None,
    hatch: 0.0,
    glow: 0.0,
};

/// The depth pass is first, so that a transparent surface does not show through itself.
pub(super) const TRANSPARENT: [RenderStates; 2] = [
    RenderStates {
        write_mask: WriteMask::DEPTH,
        ..SOLID
    },
    RenderStates {
        blend: Blend::TRANSPARENCY,
        depth_test: DepthTest::LessOrEqual,
        ..SOLID
    },
];
const SOLID: RenderStates = RenderStates {
    write_mask: WriteMask::COLOR_AND_DEPTH,
    depth_test: DepthTest::Less,
    blend: Blend::Disabled,
    cull: three_d::Cull::None,
};

impl Picture<'_> {
    /// Draws opaque parts.
    pub fn draw_solid(&self) {
        for run in &self.parts(&|item| self.is_solid(item), DRAW_CALL_COST) {
            self.shade(run, ItemFilter::Opaque, PLAIN_PAINT, SOLID);
        }
    }

    fn is_solid(&self, item: usize) -> bool {
        let part = &self.items.parts[item];
        part.is_visible && part.colour[3] >= 1.0
    }

    /// Draws the marks and lines on opaque parts, and transparent parts.
    pub fn draw(&self, mask: Option<&Mask>) {
        let (list, screen, programs) = (self.list, &self.screen, &self.resources.programs);
        let context = &self.resources.context;
        let parts = &self.items.parts;
        self.tints();
        let edged = |item: usize| self.is_solid(item) && parts[item].has_edges;
        for run in &self.parts(&edged, DRAW_CALL_COST) {
            self.edges(run, ItemFilter::Opaque);
        }
        screen.draw_strokes(
            context,
            programs,
            &list.strokes,
            &self.eye,
            OccludedStyle::Omitted,
        );
        if let Some(areas) = &list.areas {
            self.areas(areas);
        }
        let is_glassy = |item: &usize| parts[*item].is_visible && parts[*item].colour[3] < 1.0;
        let glassy = (0..parts.len()).filter(is_glassy);
        let (dim, glassy): (Vec<usize>, Vec<usize>) = glassy.partition(|&i| list.parts[i].dim);
        if !glassy.is_empty() {
            self.draw_transparent(&glassy);
        }
        if !list.ghosts.is_empty() {
            self.ghosts();
        }
        self.wires(|kind| kind != WireKind::Boundary);
        if !dim.is_empty() {
            self.draw_dimmed(&dim);
        }
        if let Some(mask) = mask {
            mask.draw(programs, screen, &list.palette);
        }
        screen.draw_strokes(
            context,
            programs,
            &list.strokes,
            &self.eye,
            OccludedStyle::Dashed,
        );
    }

    /// Draws everything that parts do not hide.
    pub fn draw_on_top(&self, is_over: &dyn Fn(&IntersectionItem) -> bool) {
        let (list, screen, programs) = (self.list, &self.screen, &self.resources.programs);
        let context = &self.resources.context;
        self.draw_intersections(is_over);
        // An intersection that a section plane shows needs no lines through it.
        if self.list.intersections.iter().all(is_over) {
            self.wires(|kind| kind == WireKind::Boundary);
        }
        screen.draw_strokes(
            context,
            programs,
            &list.strokes,
            &self.eye,
            OccludedStyle::OnTop,
        );
        screen.draw_dots(context, programs, &list.dots, &self.eye, list.palette.halo);
    }

    /// Draws the mask of the pixels that highlighted parts cover.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first highlighted part.
    #[inline(never)]
    pub fn draw_mask(&self, states: RenderStates) {
        let cuts = self.screen.sections;
        let program = &self.resources.programs.part_programs(cuts.is_some()).flat;
        let items = &self.list.parts;
        let selected = self.parts(&|item| items[item].selected, 0);
        let hovered = self.parts(&|item| items[item].hovered, 0);
        for (runs, channels) in [(selected, [1.0, 0.0]), (hovered, [0.0, 1.0])] {
            for run in &runs {
                let lot = run.triangles(ItemFilter::All);
                let [red, green] = channels;
                program.use_uniform("colour", Vec4::new(red, green, 0.0, 1.0));
                self.triangles(
                    program,
                    &run.mesh.skin,
                    Some(&run.mesh.triangles),
                    lot,
                    states,
                    cuts,
                );
            }
        }
    }

    /// Returns the batch runs that draw the wanted parts; gaps that weigh no more than `bridge` are drawn, too.
    pub fn parts(&self, wanted: &dyn Fn(usize) -> bool, bridge: usize) -> Vec<BatchRun<'_>> {
        let [meshes, _] = &self.resources.meshes;
        runs(meshes, &self.layouts.parts, wanted, bridge)
    }

    /// Draws the triangles of a run of parts in this paint, for the items that pass the filter.
    pub fn shade(&self, run: &BatchRun, only: ItemFilter, paint: Paint, states: RenderStates) {
        let (skin, triangles) = (&run.mesh.skin, &run.mesh.triangles);
        self.surface(skin, Some(triangles), run.triangles(only), paint, states);
    }

    fn surface(
        &self,
        skin: &CornerBuffers,
        triangles: Option<&ElementBuffer<u32>>,
        lot: DrawRange,
        paint: Paint,
        states: RenderStates,
    ) {
        if lot.count == 0 {
            return;
        }
        let cuts = self.screen.sections;
        let program = &self
            .resources
            .programs
            .part_programs(cuts.is_some())
            .surface;
        let own = [0.0, 0.0, 0.0, -1.0];
        program.use_uniform("colour", colour(paint.colour.unwrap_or(own)));
        program.use_uniform(
            "up",
            three_d::vec3(self.up.x as f32, self.up.y as f32, self.up.z as f32),
        );
        program.use_uniform("hatch", paint.hatch * self.screen.scale);
        program.use_uniform("glow", paint.glow);
        let [r, g, b, _] = self.list.palette.accent;
        program.use_uniform("selection", colour([r, g, b, SELECTION_TINT]));
        self.triangles(program, skin, triangles, lot, states, cuts);
    }

    /// Draws a range of triangles: the listed ones, or all corners. A program that does not cut has no `sections`.
    pub fn triangles(
        &self,
        program: &Program,
        skin: &CornerBuffers,
        listed: Option<&ElementBuffer<u32>>,
        lot: DrawRange,
        states: RenderStates,
        cuts: Option<Mat4>,
    ) {
        let Some(places) = self.resources.places.as_ref().filter(|_| lot.count > 0) else {
            return;
        };
        lot.set_uniforms(program, places);
        if let Some(cuts) = cuts {
            program.use_uniform("cuts", cuts);
        }
        program.use_uniform("clipFromEye", self.screen.clip_from_eye);
        program.use_vertex_attribute("position", &skin.positions);
        program.use_vertex_attribute("place", &skin.places);
        // A driver may drop an input that a program does not need, or keep it.
        if program.requires_attribute("normal") {
            program.use_vertex_attribute("normal", &skin.normals);
        }
        if let Some(colours) = &skin.colours
            && program.requires_attribute("faceColour")
        {
            program.use_vertex_attribute("faceColour", colours);
        }
        self.screen.count_call();
        let (viewport, count) = (self.screen.viewport, 3 * lot.count as u32);
        match listed {
            // The driver counts bytes to the first element.
            Some(listed) => program.draw_subset_of_elements_instanced(
                states,
                viewport,
                listed,
                12 * lot.first as u32,
                count,
                lot.instances,
            ),
            None => program.draw_arrays(states, viewport, count),
        }
    }

    fn lines(&self, segments: &super::meshes::SegmentBuffers, lot: DrawRange, pen: LineStyle) {
        if let Some(places) = &self.resources.places {
            self.screen
                .draw_lines(&self.resources.programs, places, segments, lot, pen);
        }
    }

    /// Tints faces in contact, over the parts: the same triangles at the same depths.
    fn tints(&self) {
        for tint in self.resources.marks.tints() {
            let look = tint.look;
            for (tinted, opacity, glow) in [
                (&tint.area, look.face_opacity, 0.3),
                (&tint.contact, look.contact_opacity, 0.45),
            ] {
                let paint = Paint {
                    colour: Some(look.colour(&self.list.palette, opacity)),
                    hatch: look.hatch,
                    glow,
                };
                self.tinted(tinted, paint);
            }
        }
    }

    fn tinted(&self, tinted: &TintBuffers, paint: Paint) {
        let states = overlay(DepthTest::LessOrEqual);
        if let Some(skin) = &tinted.corners {
            let triangles = skin.positions.vertex_count() as usize / 3;
            self.surface(
                skin,
                None,
                DrawRange::first_elements(0, triangles),
                paint,
                states,
            );
        }
        let [meshes, _] = &self.resources.meshes;
        for large in &tinted.large {
            if let Some(mesh) = meshes.mesh(large.mesh) {
                let lot =
                    DrawRange::first_elements(large.slot, large.triangles.count() as usize / 3);
                self.surface(&mesh.skin, Some(&large.triangles), lot, paint, states);
            }
        }
    }

    /// Draws intersections, each without its inside and its far side.
    fn draw_intersections(&self, is_over: &dyn Fn(&IntersectionItem) -> bool) {
        let [_, meshes] = &self.resources.meshes;
        let items = &self.list.intersections;
        let over = (0..items.len()).filter(|&i| is_over(&items[i]));
        for (style, of_style) in by_style(over.map(|i| (items[i].style, i))) {
            let look = IntersectionStyle::for_style(style, &self.list.palette);
            let paint = Paint {
                colour: None,
                hatch: look.hatch,
                glow: look.glow,
            };
            for together in split_items(meshes, &self.layouts.intersections, &of_style, 0) {
                let [nearest, _] = TRANSPARENT;
                for states in [nearest, overlay(DepthTest::LessOrEqual)] {
                    for run in &together {
                        self.shade(run, ItemFilter::All, paint, states);
                    }
                }
            }
        }
    }

    /// Draws the edges of a run of parts, for the items that pass the filter.
    pub fn edges(&self, run: &BatchRun, only: ItemFilter) {
        let pen = edge_style(&self.list.palette);
        self.lines(&run.mesh.edges, run.segments(only), pen);
    }

    /// Draws ghosts of parts: a transparent surface that hides nothing, and edges, dashed where they are hidden.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first drag.
    #[inline(never)]
    fn ghosts(&self) {
        let [meshes, _] = &self.resources.meshes;
        let ghosts = runs(meshes, &self.layouts.ghosts, &|_| true, 0);
        let veil = Paint {
            glow: 0.6,
            ..PLAIN_PAINT
        };
        for run in &ghosts {
            self.shade(run, ItemFilter::All, veil, overlay(DepthTest::LessOrEqual));
        }
        for (visibility, opacity, dash) in [
            (LineVisibility::Hidden, 0.25, 4.0),
            (LineVisibility::Visible, 0.6, 0.0),
        ] {
            let pen = LineStyle {
                colour: faded(self.list.palette.accent, opacity),
                width: width::EDGE,
                dash,
                visibility,
                depth_offset: 2.0,
            };
            for run in &ghosts {
                self.lines(&run.mesh.edges, run.segments(ItemFilter::All), pen);
            }
        }
    }

    fn wires(&self, wanted: impl Fn(WireKind) -> bool) {
        let wires = self.resources.marks.wires();
        for wire in wires.into_iter().filter(|wire| wanted(wire.kind)) {
            for pen in line_styles(wire.style, wire.kind, &self.list.palette) {
                let lot = DrawRange::first_elements(0, wire.segments.count as usize);
                self.lines(&wire.segments, lot, pen);
            }
        }
    }

    fn areas(&self, areas: &crate::list::Areas) {
        let (context, programs) = (&self.resources.context, &self.resources.programs);
        if let Some(places) = &self.resources.places {
            self.screen
                .draw_areas(context, programs, places, areas, &self.eye);
        }
    }
}
