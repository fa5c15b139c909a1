//! Draws flat areas: uploaded for each picture, with one or two draw calls for each layer.

use three_d::{Context, DepthTest, ElementBuffer, Vec3, VertexBuffer};

use super::convert::{EyeTransform, colour};
use super::lines::{DrawRange, Screen, overlay};
use super::meshes::SegmentBuffers;
use super::programs::Programs;
use super::table::DataTexture;
use crate::appearance::{LineStyle, LineVisibility};
use crate::list::{Areas, Layer};
use nearpoint_geometry::Pose;

impl Screen<'_> {
    /// Draws areas of flat colour over the picture. They use the first slot of the table.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first sheet.
    #[inline(never)]
    pub fn draw_areas(
        &self,
        context: &Context,
        programs: &Programs,
        places: &DataTexture,
        areas: &Areas,
        eye: &EyeTransform,
    ) {
        let eye_from_drawing = eye.eye_from_drawing(&Pose::identity(), &areas.frame);
        for layer in &areas.layers {
            if !layer.triangles.is_empty() {
                self.fill(context, programs, layer, eye_from_drawing);
            }
            let pen = LineStyle {
                colour: layer.line,
                width: layer.width,
                dash: 0.0,
                visibility: LineVisibility::Always,
                depth_offset: 0.0,
            };
            if !layer.borders.is_empty() {
                let borders: Vec<_> = layer.borders.iter().map(|ends| (*ends, 0.0)).collect();
                let borders = SegmentBuffers::upload(context, &borders);
                let lot = DrawRange::first_elements(0, borders.count as usize);
                self.draw_lines(programs, places, &borders, lot, pen);
            }
        }
    }

    fn fill(&self, context: &Context, programs: &Programs, layer: &Layer, placed: three_d::Mat4) {
        let corners: Vec<Vec3> = layer.corners.iter().map(|p| Vec3::from(*p)).collect();
        let corners = VertexBuffer::new_with_data(context, &corners);
        let triangles = ElementBuffer::new_with_data(context, &layer.triangles);
        let program = &programs.areas;
        program.use_uniform("eyeFromDrawing", placed);
        program.use_uniform("clipFromEye", self.clip_from_eye);
        program.use_uniform("colour", colour(layer.fill));
        program.use_uniform("hatch", layer.hatch * self.scale);
        program.use_vertex_attribute("position", &corners);
        self.count_call();
        program.draw_elements(overlay(DepthTest::Always), self.viewport, &triangles);
    }
}
