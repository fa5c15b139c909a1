//! Draws another picture over the left piece of the canvas, with the same camera.

use super::renderer::{DrawTarget, Drawn, RenderError, Renderer};
use crate::camera::Camera;
use crate::detail::Level;
use crate::list::WipeOverlay;

/// Draws the other picture over what is on the canvas.
// Never inlined: loaded with the first one, by this name.
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
