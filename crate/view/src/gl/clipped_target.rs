//! Restricts drawing to the left piece of the canvas.

use three_d::{ClearState, CoreError, RenderTarget, ScissorBox};

use super::canvas::Canvas;

/// A target whose left pixels alone are drawn to.
pub(super) struct ClippedTarget<'a> {
    pub target: RenderTarget<'a>,
    pub width: u32,
}

impl ClippedTarget<'_> {
    fn scissor_box(&self) -> ScissorBox {
        ScissorBox {
            x: 0,
            y: 0,
            width: self.width,
            height: self.target.height(),
        }
    }
}

impl Canvas for ClippedTarget<'_> {
    fn clear(&self, state: ClearState) {
        self.target.clear_partially(self.scissor_box(), state);
    }

    fn write(&self, paint: &dyn Fn()) -> Result<(), CoreError> {
        let painted = self.target.write_partially(self.scissor_box(), || {
            paint();
            Ok(())
        });
        painted.map(|_| ())
    }
}
