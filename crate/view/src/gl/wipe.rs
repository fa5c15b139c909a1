//! Draws another picture over the left part of the canvas, with the same camera.

use super::renderer::{DrawResult, DrawTarget, RenderError, Renderer};
use crate::camera::Camera;
use crate::detail::DetailLevel;
use crate::list::WipeOverlay;

/// Draws another picture over the left part of the canvas.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first wipe.
#[inline(never)]
pub fn draw(
    renderer: &mut Renderer,
    beside: &WipeOverlay,
    camera: &Camera,
    level: DetailLevel,
) -> Result<DrawResult, RenderError> {
    let (width, _) = camera.viewport().device_size();
    let width = (f64::from(width) * beside.fraction).round() as u32;
    if width == 0 {
        return Ok(DrawResult {
            draw_calls: 0,
            is_complete: true,
        });
    }
    renderer.draw(&beside.list, camera, level, DrawTarget::LeftPixels(width))
}
