//! Draws a line around selected parts and the one under the pointer, where their mask ends.

use three_d::{
    Context, CoreError, DepthTest, Interpolation, RenderStates, Texture2D, Vec2, Viewport, vec2,
};

use super::convert::colour;
use super::lines::{Screen, overlay};
use super::programs::Programs;
use super::texture::{ADDITIVE, paint_on, with_size};
use crate::style::{Palette, width};

/// The mask of the pixels that the selected (red) and the hovered (green) parts cover, even behind other parts.
pub(super) struct Mask(Texture2D);

impl Mask {
    /// Makes a mask of the canvas's size, or reuses `old` if it has that size.
    // Not inlined, like those below: the WebAssembly split finds them by name, and loads them with the first
    // highlighted part.
    #[inline(never)]
    pub fn with_size(context: &Context, old: Option<Self>, viewport: Viewport) -> Self {
        let (old, size) = (old.map(|old| old.0), (viewport.width, viewport.height));
        Self(with_size::<[u8; 4]>(
            context,
            old,
            size,
            Interpolation::Linear,
        ))
    }

    /// Clears the mask and lets `paint` draw into it.
    #[inline(never)]
    pub fn paint(&self, paint: &dyn Fn(RenderStates)) -> Result<(), CoreError> {
        paint_on(&self.0, || paint(ADDITIVE))
    }

    /// Draws the silhouette lines around the parts of the mask.
    #[inline(never)]
    pub fn draw(&self, programs: &Programs, screen: &Screen, palette: &Palette) {
        let (viewport, scale) = (screen.viewport, screen.scale);
        let pixel: Vec2 = vec2(1.0 / viewport.width as f32, 1.0 / viewport.height as f32);
        let program = &programs.silhouette;
        program.use_texture("mask", &self.0);
        program.use_uniform("pixel", pixel);
        program.use_uniform("radius", width::SELECTION * scale);
        program.use_uniform("selected", colour(palette.accent));
        program.use_uniform("hovered", colour(palette.hover));
        screen.count_call();
        program.draw_arrays(overlay(DepthTest::Always), viewport, 6);
    }
}
