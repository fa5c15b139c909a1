//! The line around selected parts and the one under the pointer: drawn where their mask ends.

use three_d::{
    Blend, ClearState, Context, CoreError, Cull, DepthTest, Interpolation, RenderStates, Texture2D,
    Vec2, Viewport, Wrapping, WriteMask, vec2,
};

use super::convert::colour;
use super::lines::{Screen, overlay};
use super::programs::Programs;
use crate::style::{Palette, width};

/// Which pixels the selected (red) and the hovered (green) parts cover, whatever is in front of them.
pub(super) struct Mask(Texture2D);

impl Mask {
    /// A mask of the canvas's size; keeps `old` when it has that already.
    // Never inlined, as what follows: loaded with the first part that is highlighted, by these names.
    #[inline(never)]
    pub fn sized(context: &Context, old: Option<Self>, viewport: Viewport) -> Self {
        match old {
            Some(mask)
                if (mask.0.width(), mask.0.height()) == (viewport.width, viewport.height) =>
            {
                mask
            }
            _ => Self(Texture2D::new_empty::<[u8; 4]>(
                context,
                viewport.width,
                viewport.height,
                Interpolation::Linear,
                Interpolation::Linear,
                None,
                Wrapping::ClampToEdge,
                Wrapping::ClampToEdge,
            )),
        }
    }

    /// Clears the mask and lets `paint` draw into it.
    #[inline(never)]
    pub fn paint(&self, paint: &dyn Fn(RenderStates)) -> Result<(), CoreError> {
        let target = self.0.as_color_target(None);
        target
            .clear(ClearState::color(0.0, 0.0, 0.0, 0.0))
            .write::<CoreError>(|| {
                paint(RenderStates {
                    depth_test: DepthTest::Always,
                    write_mask: WriteMask::COLOR,
                    blend: Blend::ADD,
                    cull: Cull::None,
                });
                Ok(())
            })?;
        Ok(())
    }

    /// Draws the lines.
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
        screen.count();
        program.draw_arrays(overlay(DepthTest::Always), viewport, 6);
    }
}
