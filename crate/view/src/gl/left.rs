//! Restricts drawing to the left piece of the canvas.

use three_d::{ClearState, CoreError, RenderTarget, ScissorBox};

use super::canvas::Canvas;

/// A target of which only the left pixels are drawn to.
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
