//! Makes textures that are drawn on or filled, and reused while their size stays the same.

use three_d::{
    Blend, ClearState, Context, CoreError, Cull, DepthTest, Interpolation, RenderStates, Texture2D,
    TextureDataType, Wrapping, WriteMask,
};

/// The state in which all drawn fragments add up, at any depth.
pub(super) const ADDITIVE: RenderStates = RenderStates {
    write_mask: WriteMask::COLOR,
    depth_test: DepthTest::Always,
    blend: Blend::ADD,
    cull: Cull::None,
};

/// Returns an empty texture of a size, or the old one if it has that size.
pub(super) fn with_size<T: TextureDataType>(
    context: &Context,
    old: Option<Texture2D>,
    (width, height): (u32, u32),
    between: Interpolation,
) -> Texture2D {
    let is_fit = |old: &Texture2D| (old.width(), old.height()) == (width, height);
    let (edge, mipmaps) = (Wrapping::ClampToEdge, None);
    old.filter(is_fit).unwrap_or_else(|| {
        Texture2D::new_empty::<T>(
            context, width, height, between, between, mipmaps, edge, edge,
        )
    })
}

/// Clears a texture and draws on it.
pub(super) fn paint_on(texture: &Texture2D, paint: impl FnOnce()) -> Result<(), CoreError> {
    let target = texture.as_color_target(None);
    let empty = target.clear(ClearState::color(0.0, 0.0, 0.0, 0.0));
    empty.write(|| {
        paint();
        Ok(())
    })?;
    Ok(())
}
