//! Another picture over the left piece of one: the same camera, the same canvas, a border that can be moved.

use three_d::{ClearState, CoreError, RenderTarget, ScissorBox};

use super::canvas::Canvas;
use super::renderer::{Drawn, Onto, RenderError, Renderer};
use crate::camera::Camera;
use crate::detail::Level;
use crate::list::Beside;

/// Pixels of the canvas from the left.
pub(super) struct Left<'a> {
    pub target: RenderTarget<'a>,
    pub width: u32,
}

impl Left<'_> {
    fn piece(&self) -> ScissorBox {
        ScissorBox {
            x: 0,
            y: 0,
            width: self.width,
            height: self.target.height(),
        }
    }
}

impl Canvas for Left<'_> {
    fn clear(&self, state: ClearState) {
        self.target.clear_partially(self.piece(), state);
    }

    fn write(&self, paint: &dyn Fn()) -> Result<(), CoreError> {
        let painted = self.target.write_partially(self.piece(), || {
            paint();
            Ok(())
        });
        painted.map(|_| ())
    }
}

/// Draws it over what is on the canvas.
// Never inlined: loaded with the first one, by this name.
#[inline(never)]
pub fn draw(
    renderer: &mut Renderer,
    beside: &Beside,
    camera: &Camera,
    level: Level,
) -> Result<Drawn, RenderError> {
    let (width, _) = camera.viewport().device_size();
    let width = (f64::from(width) * beside.share).round() as u32;
    if width == 0 {
        return Ok(Drawn {
            calls: 0,
            complete: true,
        });
    }
    renderer.draw(&beside.list, camera, level, Onto::Left(width))
}
