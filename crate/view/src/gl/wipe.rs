//! Draws another picture over the left part of the canvas, with the same camera.

use super::renderer::{DrawTarget, Drawn, RenderError, Renderer};
use crate::camera::Camera;
use crate::detail::Level;
use crate::list::WipeOverlay;

/// Draws the other picture over the canvas's content.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first wipe.
#[inline(never)]
pub fn draw(
    renderer: &mut Renderer,
    beside: &WipeOverlay,
    camera: &Camera,
    level: Level,
) -> Result<Drawn, RenderError> {
    let (width, _) = camera.viewport().device_size();
    let width = (f64::from(width) * beside.fraction).round() as u32;
    if width == 0 {
        return Ok(Drawn {
            calls: 0,
            complete: true,
        });
    }
    renderer.draw(&beside.list, camera, level, DrawTarget::LeftPixels(width))
}
