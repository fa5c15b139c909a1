//! Abstracts over the targets of a picture: the canvas, or a texture that is copied to it later.

use three_d::{ClearState, CoreError, RenderTarget};

/// The target of a picture.
pub(super) trait Canvas {
    fn clear(&self, state: ClearState);
    fn write(&self, paint: &dyn Fn()) -> Result<(), CoreError>;
}

impl Canvas for RenderTarget<'_> {
    fn clear(&self, state: ClearState) {
        RenderTarget::clear(self, state);
    }

    fn write(&self, paint: &dyn Fn()) -> Result<(), CoreError> {
        RenderTarget::write(self, || {
            paint();
            Ok(())
        })
        .map(|_| ())
    }
}
