//! What a picture is painted onto: the canvas, or what is copied to it later.

use three_d::{ClearState, CoreError, RenderTarget};

/// What a picture is painted onto.
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
