//! Draws lines and symbols whose size on the screen does not depend on the distance.

use std::cell::Cell;

use three_d::{
    Blend, Context, Cull, DepthTest, InstanceBuffer, Mat4, Program, RenderStates, Vec2, Vec4,
    Viewport, WriteMask, vec2,
};

use super::convert::{EyeTransform, colour};
use super::meshes::SegmentBuffers;
use super::programs::Programs;
use super::table::DataTexture;
use crate::appearance::{LineStyle, LineVisibility, stroke_passes as strokes_of};
use crate::list::{Dot, OccludedStyle, Stroke, Symbol};
use crate::style::{Colour, faded};

/// The settings that all draw calls of a picture share.
#[derive(Clone, Copy)]
pub(super) struct Screen<'a> {
    pub viewport: Viewport,
    /// The number of device pixels in a CSS pixel.
    pub scale: f32,
    pub clip_from_eye: Mat4,
    /// The depth of the near plane, in the eye's unit.
    pub near: f32,
    /// The size of a device pixel at distance 1.
    pub pixel: f32,
    /// The planes that cut the picture open, a column each, as in `cut.glsl`.
    pub sections: Option<Mat4>,
    /// The number of draw calls so far.
    pub calls: &'a Cell<u32>,
}

/// The filter on the items of a batch, as in `place.glsl`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ItemFilter {
    All = 0,
    Opaque = 1,
    Transparent = 2,
}

/// A range of triangles or segments, and the slots to draw it with.
#[derive(Debug, Clone, Copy)]
pub(super) struct DrawRange {
    /// The slot of the item with index 0.
    pub slot: usize,
    pub filter: ItemFilter,
    pub first: usize,
    pub count: usize,
    /// The number of instances, in consecutive slots.
    pub instances: u32,
}

impl DrawRange {
    /// Makes the range of the first `count` elements.
    pub fn first_elements(slot: usize, count: usize) -> Self {
        Self {
            slot,
            filter: ItemFilter::All,
            first: 0,
            count,
            instances: 1,
        }
    }

    /// Sets the program's uniforms for the range.
    pub fn set_uniforms(&self, program: &Program, places: &DataTexture) {
        program.use_texture("placements", places.texture());
        program.use_uniform("base", self.slot as i32);
        program.use_uniform("only", self.filter as i32);
    }
}

impl From<LineVisibility> for DepthTest {
    fn from(at: LineVisibility) -> Self {
        match at {
            LineVisibility::Visible => DepthTest::LessOrEqual,
            LineVisibility::Hidden => DepthTest::Greater,
            LineVisibility::Always => DepthTest::Always,
        }
    }
}

/// Returns the state that blends over the picture without writing depths.
pub(super) fn overlay(depth_test: DepthTest) -> RenderStates {
    RenderStates {
        depth_test,
        write_mask: WriteMask::COLOR,
        blend: Blend::TRANSPARENCY,
        cull: Cull::None,
    }
}

impl Screen<'_> {
    /// Counts a draw call of the picture.
    pub fn count_call(&self) {
        self.calls.set(self.calls.get() + 1);
    }

    fn size(&self) -> Vec2 {
        vec2(self.viewport.width as f32, self.viewport.height as f32)
    }

    /// Draws the lines of parts: edges or wires.
    pub fn draw_lines(
        &self,
        programs: &Programs,
        places: &DataTexture,
        segments: &SegmentBuffers,
        lot: DrawRange,
        pen: LineStyle,
    ) {
        if lot.count == 0 {
            return;
        }
        let program = &programs.part_programs(self.sections.is_some()).lines;
        lot.set_uniforms(program, places);
        if let Some(cuts) = self.sections {
            program.use_uniform("cuts", cuts);
        }
        program.use_texture("segments", segments.table.texture());
        program.use_uniform("first", lot.first as i32);
        program.use_uniform("clipFromEye", self.clip_from_eye);
        program.use_uniform("viewport", self.size());
        program.use_uniform("near", self.near);
        program.use_uniform("pull", pen.depth_offset * self.pixel);
        program.use_uniform("width", pen.width * self.scale);
        program.use_uniform("dash", pen.dash * self.scale);
        program.use_uniform("colour", colour(pen.colour));
        self.count_call();
        let (corners, states) = (6 * lot.count as u32, overlay(pen.visibility.into()));
        program.draw_arrays_instanced(states, self.viewport, corners, lot.instances);
    }

    /// Draws the strokes of this style of occlusion; dashed ones are drawn twice.
    pub fn draw_strokes(
        &self,
        context: &Context,
        programs: &Programs,
        strokes: &[Stroke],
        eye: &EyeTransform,
        hidden: OccludedStyle,
    ) {
        let chosen: Vec<&Stroke> = strokes.iter().filter(|s| s.occluded == hidden).collect();
        if chosen.is_empty() {
            return;
        }
        let end = |pick: fn(&Stroke) -> (nearpoint_geometry::Point, f32)| -> Vec<Vec4> {
            chosen
                .iter()
                .map(|s| pick(s))
                .map(|(p, w)| eye.point(p).extend(w * self.scale))
                .collect()
        };
        let starts = InstanceBuffer::new_with_data(context, &end(|s| (s.from, s.widths[0])));
        let ends = InstanceBuffer::new_with_data(context, &end(|s| (s.to, s.widths[1])));
        let fades: Vec<Vec2> = chosen.iter().map(|s| vec2(s.fade[0], s.fade[1])).collect();
        let fades = InstanceBuffer::new_with_data(context, &fades);
        let program = &programs.strokes;
        for (at, dash, opacity) in strokes_of(hidden) {
            let tones: Vec<Vec4> = chosen
                .iter()
                .map(|s| colour(faded(s.colour, *opacity)))
                .collect();
            let tones = InstanceBuffer::new_with_data(context, &tones);
            program.use_uniform("clipFromEye", self.clip_from_eye);
            program.use_uniform("viewport", self.size());
            program.use_uniform("near", self.near);
            program.use_uniform("pull", 0.0f32);
            program.use_uniform("dash", dash * self.scale);
            program.use_instance_attribute("start", &starts);
            program.use_instance_attribute("end", &ends);
            program.use_instance_attribute("fade", &fades);
            program.use_instance_attribute("tone", &tones);
            self.count_call();
            program.draw_arrays_instanced(
                overlay((*at).into()),
                self.viewport,
                6,
                chosen.len() as u32,
            );
        }
    }

    /// Draws dots over everything, each as its symbol.
    pub fn draw_dots(
        &self,
        context: &Context,
        programs: &Programs,
        dots: &[Dot],
        eye: &EyeTransform,
        halo: Colour,
    ) {
        if dots.is_empty() {
            return;
        }
        let upload = |values: Vec<Vec4>| InstanceBuffer::new_with_data(context, &values);
        let shade = |dot: &Dot| faded(halo, dot.colour[3]);
        let centre = |dot: &Dot| eye.point(dot.at).extend(dot.radius * self.scale);
        // A buffer must live until it is drawn.
        let centres = upload(dots.iter().map(centre).collect());
        let tones = upload(dots.iter().map(|dot| colour(dot.colour)).collect());
        let halos = upload(dots.iter().map(|dot| colour(shade(dot))).collect());
        let forms: Vec<Vec2> = dots
            .iter()
            .map(|dot| vec2(number(dot.symbol), dot.line * self.scale))
            .collect();
        let forms = InstanceBuffer::new_with_data(context, &forms);
        let program = &programs.dots;
        program.use_uniform("clipFromEye", self.clip_from_eye);
        program.use_uniform("viewport", self.size());
        program.use_instance_attribute("centre", &centres);
        program.use_instance_attribute("tone", &tones);
        program.use_instance_attribute("halo", &halos);
        program.use_instance_attribute("form", &forms);
        self.count_call();
        program.draw_arrays_instanced(
            overlay(DepthTest::Always),
            self.viewport,
            6,
            dots.len() as u32,
        );
    }
}

/// Returns the number of a symbol in `dot.frag`.
fn number(symbol: Symbol) -> f32 {
    match symbol {
        Symbol::Disc => 0.0,
        Symbol::Ring => 1.0,
        Symbol::Diamond => 2.0,
        Symbol::Square => 3.0,
    }
}
