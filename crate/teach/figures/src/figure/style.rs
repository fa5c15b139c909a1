//! Defines the colours of the roles in a lesson.

use nearpoint_lesson::figure::Role;

use crate::picture::pick;
use nearpoint_view::style::{Colour, Palette, Theme, faded};

/// Returns the colour of a solid of that role.
pub(super) fn solid(role: Role, theme: Theme) -> Colour {
    match role {
        // The simplex inside it must be visible.
        Role::Difference => faded(line(role, theme), 0.28),
        Role::Quiet | Role::Virtual | Role::Removed => faded(line(role, theme), 0.35),
        Role::A => pick(theme, 0x7f98ee, 0x5b7be0),
        Role::B => pick(theme, 0x63bfd2, 0x2f9fb6),
        _ => line(role, theme),
    }
}

/// Returns the colour of a line, dot or caption of that role.
pub(super) fn line(role: Role, theme: Theme) -> Colour {
    match role {
        Role::A => pick(theme, 0x2f5bea, 0x7c9bff),
        Role::B => pick(theme, 0x0b7285, 0x4fc3dc),
        Role::Difference => pick(theme, 0x8794c9, 0x8a97c8),
        Role::Simplex => pick(theme, 0x2f5bea, 0x7c9bff),
        Role::Upper | Role::Witness => pick(theme, 0xd92d20, 0xff5a4e),
        Role::Lower => pick(theme, 0x0b7a4b, 0x4bd08f),
        Role::Origin => pick(theme, 0x1b222d, 0xe6ebf2),
        Role::Virtual => pick(theme, 0xb54708, 0xf5b14c),
        Role::Removed => pick(theme, 0x98a2b3, 0x667085),
        Role::Quiet => pick(theme, 0x667085, 0x98a2b3),
        Role::Element(number) => element(number, theme),
        Role::Level(level) => ramp(f32::from(level) / 255.0, theme),
    }
}

/// Returns the colour of a point handle: free, or as it was graded.
pub(super) fn point_handle(graded: Option<bool>, theme: Theme) -> Colour {
    let role = match graded {
        None => Role::Virtual,
        Some(true) => Role::Lower,
        Some(false) => Role::Upper,
    };
    line(role, theme)
}

/// Returns the picture's own colours, without the grid and the marks of the review page.
pub(super) fn palette(theme: Theme) -> Palette {
    Palette {
        background: pick(theme, 0xf5f7fa, 0x14181f),
        ..theme.palette()
    }
}

/// Returns the colour of an element. Hues are a golden angle apart, and three in a row are not equally light: neighbours in
/// a row can be distinguished.
fn element(number: u32, theme: Theme) -> Colour {
    const GOLDEN: f32 = 0.618_034;
    let hue = (number as f32 * GOLDEN + 0.58).fract();
    const SATURATION: f32 = 0.6;
    let lightness = match theme {
        Theme::Light => 0.66,
        Theme::Dark => 0.56,
    } + [-0.12, 0.0, 0.12][number as usize % 3];
    let reach = SATURATION * f32::min(lightness, 1.0 - lightness);
    let channel = |shift: f32| {
        let k = (shift + hue * 12.0) % 12.0;
        lightness - reach * (k - 3.0).min(9.0 - k).clamp(-1.0, 1.0)
    };
    [channel(0.0), channel(8.0), channel(4.0), 1.0]
}

/// Returns a colour of a ramp. Low values are near the background, high ones far from it, and equal steps look equal. The
/// ramp is a path through Oklch (Ottosson 2020): from yellow to blue on a light theme, and from blue to yellow on a dark
/// one.
fn ramp(fraction: f32, theme: Theme) -> Colour {
    let along = |[from, to]: [f32; 2]| from + (to - from) * fraction;
    let (lightness, chroma, hue) = match theme {
        Theme::Light => ([0.97, 0.36], [0.04, 0.12], [105.0, 275.0]),
        Theme::Dark => ([0.30, 0.92], [0.07, 0.10], [275.0, 105.0]),
    };
    oklch(along(lightness), along(chroma), along(hue))
}

/// Converts to sRGB; values beyond it are clipped.
fn oklch(lightness: f32, chroma: f32, degrees: f32) -> Colour {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let (a, b) = (chroma * cos, chroma * sin);
    let cone = |by_a: f32, by_b: f32| (lightness + by_a * a + by_b * b).powi(3);
    let l = cone(0.396_337_78, 0.215_803_76);
    let m = cone(-0.105_561_346, -0.063_854_17);
    let s = cone(-0.089_484_18, -1.291_485_5);
    let linear = [
        4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
        -1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s,
        -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s,
    ];
    let [r, g, b] = linear.map(|c| c.clamp(0.0, 1.0).powf(1.0 / 2.2));
    [r, g, b, 1.0]
}
