//! Numbers that a vertex shader looks up, four at a time, in a texture. `place.glsl` is the way back.

use three_d::{Context, Interpolation, Texture2D};

use super::texture::sized;

/// Texels in the longest row and the tallest column: as many as drivers have.
const LONGEST: usize = 4096;

/// A table on the GPU.
pub(super) struct Table(Texture2D);

impl Table {
    /// A table of these, or of as many as there is room for; `old` is used again if it is of the right size.
    pub fn filled(context: &Context, old: Option<Self>, mut texels: Vec<[f32; 4]>) -> Self {
        let width = texels.len().isqrt().next_power_of_two().clamp(8, LONGEST);
        let height = texels.len().div_ceil(width).clamp(1, LONGEST);
        texels.resize(width * height, [0.0; 4]);
        let (old, size) = (old.map(|old| old.0), (width as u32, height as u32));
        let texture = sized::<[f32; 4]>(context, old, size, Interpolation::Nearest);
        texture.fill(&texels);
        Self(texture)
    }

    pub fn texture(&self) -> &Texture2D {
        &self.0
    }

    pub fn bytes(&self) -> usize {
        self.0.width() as usize * self.0.height() as usize * size_of::<[f32; 4]>()
    }
}
