//! What contours on a sheet look like.

use nearpoint_sheet::State;

use nearpoint_view::list::Layer;
use nearpoint_view::style::{Colour, Palette, Theme, faded, hex};

/// How a contour is drawn, in the order in which they cover each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Look {
    Fixed,
    Quiet,
    Hovered,
    /// Beside the selected one, which it touches.
    Touched,
    Overlapping,
    Selected(Lies),
}

/// How the selected one lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Lies {
    Apart,
    Touching,
    Overlapping,
}

impl From<State> for Lies {
    fn from(state: State) -> Self {
        match state {
            State::Apart => Self::Apart,
            State::Touching => Self::Touching,
            State::Overlapping => Self::Overlapping,
        }
    }
}

impl Look {
    /// An empty layer of this look. What overlaps is hatched, too: colour alone tells nothing.
    pub fn layer(self, theme: Theme) -> Layer {
        const LINE: f32 = 1.1;
        const STRONG: f32 = 2.2;
        let palette = palette(theme);
        let quiet = pick(theme, 0x5b6b85, 0x93a3bd);
        match self {
            Self::Fixed => Layer::new(faded(quiet, 0.46), 0.0, faded(quiet, 0.95), LINE),
            Self::Quiet => Layer::new(faded(quiet, 0.20), 0.0, faded(quiet, 0.95), LINE),
            Self::Hovered => Layer::new(faded(quiet, 0.30), 0.0, palette.hover, 1.6),
            Self::Touched => Layer::new(faded(palette.touching, 0.14), 0.0, palette.touching, 1.6),
            Self::Overlapping => {
                Layer::new(faded(palette.crossing, 0.42), 9.0, palette.crossing, STRONG)
            }
            Self::Selected(Lies::Overlapping) => {
                Layer::new(faded(palette.crossing, 0.50), 9.0, palette.crossing, 3.0)
            }
            Self::Selected(Lies::Touching) => {
                Layer::new(faded(palette.touching, 0.26), 0.0, palette.accent, STRONG)
            }
            Self::Selected(Lies::Apart) => {
                Layer::new(faded(palette.accent, 0.20), 0.0, palette.accent, STRONG)
            }
        }
    }
}

/// The sheet itself, and lines on it.
pub(super) fn paper(theme: Theme) -> Layer {
    let edge = pick(theme, 0x98a2b3, 0x4b5768);
    Layer::new(pick(theme, 0xffffff, 0x1b2029), 0.0, edge, 1.4)
}

pub(super) fn ruling(theme: Theme) -> Layer {
    let line = faded(pick(theme, 0x8b97aa, 0x6c7a91), 0.20);
    Layer::new(line, 0.0, line, 1.0)
}

pub(super) fn palette(theme: Theme) -> Palette {
    Palette {
        background: pick(theme, 0xeceff4, 0x12161d),
        ..theme.palette()
    }
}

fn pick(theme: Theme, light: u32, dark: u32) -> Colour {
    let rgb = match theme {
        Theme::Light => light,
        Theme::Dark => dark,
    };
    hex(rgb, 1.0)
}
