//! Stores numbers, four at a time, in a texture that vertex shaders look up with `place.glsl`.

use three_d::{Context, Interpolation, Texture2D};

use super::texture::with_size;

/// The largest number of texels in a row or a column that all drivers allow.
const MAX_SIDE: usize = 4096;

/// A table of numbers in a texture on the GPU, four in each texel.
pub(super) struct DataTexture(Texture2D);

impl DataTexture {
    /// Makes a table of these texels, or of as many as fit; `old` is reused if it has the right size.
    pub fn filled(context: &Context, old: Option<Self>, mut texels: Vec<[f32; 4]>) -> Self {
        let width = texels.len().isqrt().next_power_of_two().clamp(8, MAX_SIDE);
        let height = texels.len().div_ceil(width).clamp(1, MAX_SIDE);
        texels.resize(width * height, [0.0; 4]);
        let (old, size) = (old.map(|old| old.0), (width as u32, height as u32));
        let texture = with_size::<[f32; 4]>(context, old, size, Interpolation::Nearest);
        texture.fill(&texels);
        Self(texture)
    }

    /// Returns the texture that holds the table.
    pub fn texture(&self) -> &Texture2D {
        &self.0
    }

    /// Returns the bytes that the table takes on the GPU.
    pub fn bytes(&self) -> usize {
        self.0.width() as usize * self.0.height() as usize * size_of::<[f32; 4]>()
    }
}
