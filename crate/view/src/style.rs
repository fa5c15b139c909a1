//! Defines the colours and widths of the picture, light and dark.

use serde::Deserialize;

/// An sRGB colour and an opacity, each 0…1, not premultiplied.
pub type Colour = [f32; 4];

/// The theme of the picture: light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Theme {
    /// The light theme: dark on a light ground.
    #[default]
    Light,
    /// The dark theme: light on a dark ground.
    Dark,
}

/// Every colour of the picture that is not a part's own.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Palette {
    /// The background.
    pub background: Colour,
    /// The sharp edges of parts.
    pub edge: Colour,
    /// The lines of the ground.
    pub grid: Colour,
    /// The major lines of the ground.
    pub grid_major: Colour,
    /// The selection, and other accents of the page.
    pub accent: Colour,
    /// The part under the pointer.
    pub hover: Colour,
    /// An interference.
    pub interferes: Colour,
    /// A contact.
    pub touches: Colour,
    /// A clearance below the limit.
    pub below_limit: Colour,
    /// A clearance that is large enough.
    pub clear: Colour,
    /// The border around marks that separates them from the background.
    pub halo: Colour,
    /// The axes X, Y and Z.
    pub axes: [Colour; 3],
}

/// Converts the number `0xRRGGBB` and an opacity to a colour.
pub const fn hex(rgb: u32, opacity: f32) -> Colour {
    [
        ((rgb >> 16) & 0xff) as f32 / 255.0,
        ((rgb >> 8) & 0xff) as f32 / 255.0,
        (rgb & 0xff) as f32 / 255.0,
        opacity,
    ]
}

impl Theme {
    /// Returns the colours of the theme.
    pub const fn palette(self) -> Palette {
        match self {
            Self::Light => Palette {
                background: hex(0xeef1f6, 1.0),
                edge: hex(0x1b222d, 0.62),
                grid: hex(0x8b97aa, 0.30),
                grid_major: hex(0x74829a, 0.48),
                accent: hex(0x2f5bea, 1.0),
                hover: hex(0x6f8ff5, 0.9),
                interferes: hex(0xd92d20, 1.0),
                touches: hex(0xe08a0b, 1.0),
                below_limit: hex(0x0891b2, 1.0),
                clear: hex(0x475467, 1.0),
                halo: hex(0xffffff, 0.92),
                axes: [hex(0xd64545, 1.0), hex(0x3a9a55, 1.0), hex(0x3f6fe0, 1.0)],
            },
            Self::Dark => Palette {
                background: hex(0x14181f, 1.0),
                edge: hex(0x05070a, 0.75),
                grid: hex(0x6c7a91, 0.22),
                grid_major: hex(0x8090aa, 0.36),
                accent: hex(0x7c9bff, 1.0),
                hover: hex(0xa9bdff, 0.85),
                interferes: hex(0xff5a4e, 1.0),
                touches: hex(0xf5b14c, 1.0),
                below_limit: hex(0x4fc3dc, 1.0),
                clear: hex(0xb6c0d0, 1.0),
                halo: hex(0x0b0e13, 0.9),
                axes: [hex(0xff6b6b, 1.0), hex(0x5fd083, 1.0), hex(0x7c9bff, 1.0)],
            },
        }
    }
}

/// Returns the colour with its opacity multiplied.
pub fn faded(colour: Colour, opacity: f32) -> Colour {
    [colour[0], colour[1], colour[2], colour[3] * opacity]
}

/// Widths of lines, in CSS pixels.
pub mod width {
    /// The sharp edges of parts.
    pub const EDGE: f32 = 1.0;
    /// The ground's lines.
    pub const GRID: f32 = 1.0;
    /// The borders of marked faces.
    pub const FACE_OUTLINE: f32 = 1.6;
    /// The curves where surfaces meet.
    pub const CURVE: f32 = 2.6;
    /// The boundary of an undecided intersection.
    pub const BOUNDARY: f32 = 1.0;
    /// The outline of selected parts.
    pub const SELECTION: f32 = 2.0;
    /// The borders of faces in an active constraint.
    pub const CONSTRAINT: f32 = 2.8;
    /// The edges in an active constraint.
    pub const CONSTRAINT_EDGE: f32 = 5.0;
    /// The bounds and other lines of a drag, besides the faces.
    pub const DRAG: f32 = 1.4;
    /// The path of parts that can be removed.
    pub const REMOVAL: f32 = 2.2;
    /// The bar where a dragged part is stopped.
    pub const CONTACT: f32 = 3.5;
    /// The line between the closest points of parts.
    pub const CLEARANCE: f32 = 2.0;
    /// The handles on the selection.
    pub const GIZMO: f32 = 2.5;
    /// The scene's axes.
    pub const AXIS: f32 = 2.0;
}
