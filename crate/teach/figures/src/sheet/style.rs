//! Defines the looks of contours on a sheet.

use nearpoint_sheet::ContourState;

use crate::picture::pick;
use nearpoint_view::list::Layer;
use nearpoint_view::style::{Palette, Theme, faded};

/// The look of a contour, in the order in which they cover each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ContourStyle {
    Fixed,
    Dimmed,
    Hovered,
    /// The contour touches the selected one.
    Touched,
    Overlapping,
    Selected(ContourState),
}

impl ContourStyle {
    /// Returns an empty layer of this look. An overlapping contour is also hatched, because colour alone is not enough.
    pub fn layer(self, theme: Theme) -> Layer {
        const LINE: f32 = 1.1;
        const STRONG: f32 = 2.2;
        let palette = palette(theme);
        let quiet = pick(theme, 0x5b6b85, 0x93a3bd);
        match self {
            Self::Fixed => Layer::new(faded(quiet, 0.46), 0.0, faded(quiet, 0.95), LINE),
            Self::Dimmed => Layer::new(faded(quiet, 0.20), 0.0, faded(quiet, 0.95), LINE),
            Self::Hovered => Layer::new(faded(quiet, 0.30), 0.0, palette.hover, 1.6),
            Self::Touched => Layer::new(faded(palette.touches, 0.14), 0.0, palette.touches, 1.6),
            Self::Overlapping => Layer::new(
                faded(palette.interferes, 0.42),
                9.0,
                palette.interferes,
                STRONG,
            ),
            Self::Selected(ContourState::Overlapping) => Layer::new(
                faded(palette.interferes, 0.50),
                9.0,
                palette.interferes,
                3.0,
            ),
            Self::Selected(ContourState::Touching) => {
                Layer::new(faded(palette.touches, 0.26), 0.0, palette.accent, STRONG)
            }
            Self::Selected(ContourState::Apart) => {
                Layer::new(faded(palette.accent, 0.20), 0.0, palette.accent, STRONG)
            }
        }
    }
}

/// Returns the layer of the sheet itself.
pub(super) fn paper(theme: Theme) -> Layer {
    let edge = pick(theme, 0x98a2b3, 0x4b5768);
    Layer::new(pick(theme, 0xffffff, 0x1b2029), 0.0, edge, 1.4)
}

/// Returns the layer of the sheet's ruling lines.
pub(super) fn ruling(theme: Theme) -> Layer {
    let line = faded(pick(theme, 0x8b97aa, 0x6c7a91), 0.20);
    Layer::new(line, 0.0, line, 1.0)
}

/// Returns the colours of a sheet's picture in a theme.
pub(super) fn palette(theme: Theme) -> Palette {
    Palette {
        background: pick(theme, 0xeceff4, 0x12161d),
        ..theme.palette()
    }
}
