//! Draws where planes cut solids. For each plane, the solids that contain its points are summed up in a texture
//! (`sum.frag`), and a square in the plane shows the result (`cap.frag`).

use three_d::{
    Blend, Context, CoreError, Cull, DepthTest, Interpolation, Mat4, RenderStates, Texture2D, Vec4,
    Viewport, WriteMask, f16,
};

use super::canvas::Canvas;
use super::convert::{colour, matrix4};
use super::lines::ItemFilter;
use super::picture::Picture;
use super::programs::CutPrograms;
use super::runs::{DRAW_CALL_COST, runs};
use super::texture::{ADDITIVE, paint_on, with_size};
use crate::list::MarkKind;
use crate::section::{Section, across};

const SOLID: RenderStates = RenderStates {
    write_mask: WriteMask::COLOR_AND_DEPTH,
    depth_test: DepthTest::Less,
    blend: Blend::Disabled,
    cull: Cull::None,
};

/// The weights of bodies, as in `cap.frag`: no line of sight leaves so many parts.
const SURE_WEIGHT: f32 = 32.0;
const UNDECIDED_WEIGHT: f32 = 1024.0;

/// The sums that find the caps of one section plane, in a texture as large as the canvas.
pub(super) struct CapCounts(Texture2D);

impl CapCounts {
    /// Makes the texture of the sums, or reuses `old` if it has the size.
    // Not inlined, like those below: the WebAssembly split finds them by name, and loads them with the first section
    // plane.
    #[inline(never)]
    pub fn with_size(context: &Context, old: Option<Self>, viewport: Viewport) -> Self {
        let (old, size) = (old.map(|old| old.0), (viewport.width, viewport.height));
        Self(with_size::<[f16; 4]>(
            context,
            old,
            size,
            Interpolation::Nearest,
        ))
    }
}

impl Picture<'_> {
    /// Draws the caps, which close cut parts, of all section planes.
    #[inline(never)]
    pub fn draw_caps(&self, canvas: &dyn Canvas, sums: &CapCounts) -> Result<(), CoreError> {
        let Some(cutting) = self.resources.programs.cutting() else {
            return Ok(());
        };
        for (i, cut) in self.list.sections.iter().enumerate() {
            let plane = self.eye.plane(cut);
            paint_on(&sums.0, || self.count_layers(cutting, plane))?;
            canvas.write(&|| self.draw_cap(cutting, i, sums))?;
        }
        Ok(())
    }

    /// Sums up all solids behind one plane.
    fn count_layers(&self, cutting: &CutPrograms, plane: Vec4) {
        let none = Vec4::new(0.0, 0.0, 0.0, 0.0);
        let cuts = Some(Mat4::from_cols(plane, none, none, none));
        let program = &cutting.sum;
        let items = &self.list.parts;
        let wanted = |item: usize| items[item].solid && self.items.parts[item].is_visible;
        for run in &self.parts(&wanted, DRAW_CALL_COST) {
            program.use_uniform("colour", Vec4::new(0.0, 0.0, 0.0, -1.0));
            let lot = run.triangles(ItemFilter::All);
            let (skin, triangles) = (&run.mesh.skin, &run.mesh.triangles);
            program.use_uniform("weight", 1.0f32);
            self.triangles(program, skin, Some(triangles), lot, ADDITIVE, cuts);
        }
        let [_, meshes] = &self.resources.meshes;
        for (class, weight) in [
            (MarkKind::Interferes, SURE_WEIGHT),
            (MarkKind::Undecided, UNDECIDED_WEIGHT),
        ] {
            let bodies = &self.list.intersections;
            let wanted = |item: usize| bodies[item].is_cut && bodies[item].style.kind == class;
            for run in &runs(meshes, &self.layouts.intersections, &wanted, 0) {
                program.use_uniform("colour", Vec4::new(0.0, 0.0, 0.0, -1.0));
                program.use_uniform("weight", weight);
                let lot = run.triangles(ItemFilter::All);
                let (skin, triangles) = (&run.mesh.skin, &run.mesh.triangles);
                self.triangles(program, skin, Some(triangles), lot, ADDITIVE, cuts);
            }
        }
    }

    /// Draws a square in the plane, clipped by the other planes.
    fn draw_cap(&self, cutting: &CutPrograms, this: usize, sums: &CapCounts) {
        let program = &cutting.cap;
        let others = self.list.sections.iter().enumerate();
        let planes = others
            .filter(|(i, _)| *i != this)
            .map(|(_, cut)| self.eye.plane(cut));
        program.use_uniform("cuts", matrix4(planes));
        program.use_uniform("clipFromEye", self.screen.clip_from_eye);
        program.use_uniform("corners", self.square(&self.list.sections[this]));
        program.use_texture("sums", &sums.0);
        let palette = &self.list.palette;
        program.use_uniform("line", colour(palette.edge));
        program.use_uniform("certain", colour(palette.interferes));
        program.use_uniform("uncertain", colour(palette.touches));
        program.use_uniform("scale", self.screen.scale);
        self.screen.count_call();
        program.draw_arrays(SOLID, self.screen.viewport, 6);
    }

    /// Returns the square's corners in the eye's frame; it covers everything that is drawn.
    fn square(&self, section: &Section) -> Mat4 {
        let middle = section.projection(self.target);
        let reach = 2.0 * self.list.far + (middle - self.target).norm();
        let [u, v] = across(section.normal).map(|direction| direction * reach);
        let corners = [-u - v, u - v, u + v, v - u];
        matrix4(corners.map(|way| self.eye.point(middle + way).extend(1.0)))
    }
}
