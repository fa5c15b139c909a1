//! Draws a picture offscreen. Without a GPU, drawing onto the canvas blocks its thread until the picture is done.
//! Drawing offscreen does not, and the picture is copied to the canvas once it is done.

use three_d::{
    ClearState, Context, CoreError, Cull, DepthTest, Interpolation, Program, RenderStates,
    RenderTarget, RenderTargetMultisample, Texture2D, Viewport, WriteMask,
};

use super::canvas::Canvas;
use super::texture::with_size;

/// A target on the GPU that is drawn to without being visible.
pub(super) struct OffscreenTarget {
    multisampled: RenderTargetMultisample<[u8; 4], f32>,
    /// The picture with its samples resolved.
    picture: Texture2D,
    copy: Program,
}

impl OffscreenTarget {
    /// Makes an offscreen target with this size and this many samples per pixel, or reuses `old` if it has the size.
    // Not inlined, like those below: the WebAssembly split finds them by name, and loads them with the first large
    // scene.
    #[inline(never)]
    pub fn with_size(
        context: &Context,
        old: Option<Self>,
        (width, height): (u32, u32),
        samples: u32,
    ) -> Result<Self, CoreError> {
        let is_fit = |old: &Self| old.size() == (width, height);
        if let Some(old) = old.filter(is_fit) {
            return Ok(old);
        }
        let [vertex, fragment] = [
            include_str!("shader/screen.vert"),
            include_str!("shader/copy.frag"),
        ];
        Ok(Self {
            multisampled: RenderTargetMultisample::new(context, width, height, samples.max(1)),
            picture: with_size::<[u8; 4]>(context, None, (width, height), Interpolation::Nearest),
            copy: Program::from_source(context, vertex, fragment)?,
        })
    }

    /// Returns the width and the height in pixels.
    pub fn size(&self) -> (u32, u32) {
        (self.picture.width(), self.picture.height())
    }

    /// Resolves the samples, so that the picture can be shown.
    #[inline(never)]
    pub fn finish(&mut self) {
        self.multisampled
            .resolve_color_to(&self.picture.as_color_target(None));
    }

    /// Copies the picture to the context's own framebuffer, which has the same size.
    #[inline(never)]
    pub fn present(&self, context: &Context) -> Result<(), CoreError> {
        let (width, height) = self.size();
        let states = RenderStates {
            write_mask: WriteMask::COLOR,
            depth_test: DepthTest::Always,
            cull: Cull::None,
            ..RenderStates::default()
        };
        Canvas::write(&RenderTarget::screen(context, width, height), &|| {
            self.copy.use_texture("picture", &self.picture);
            let viewport = Viewport::new_at_origo(width, height);
            self.copy.draw_arrays(states, viewport, 6);
        })
    }
}

impl Canvas for OffscreenTarget {
    fn clear(&self, state: ClearState) {
        self.multisampled.clear(state);
    }

    fn write(&self, paint: &dyn Fn()) -> Result<(), CoreError> {
        let painted = self.multisampled.write(|| {
            paint();
            Ok(())
        });
        painted.map(|_| ())
    }
}
