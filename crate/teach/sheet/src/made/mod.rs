//! Sheets to begin with: shapes of our own, made here.

mod chain;
mod combs;
mod garments;
mod jigsaw;
mod key;
mod path;

use nearpoint_geometry::planar::Point2;

use crate::{Command, NewContour};

/// A made sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Made {
    /// Keys, slots that they just fit, and a block in a crooked channel.
    Key,
    /// Combs that interlock.
    Combs,
    /// Six pieces and their tray.
    Jigsaw,
    /// Many small parts to push.
    Chain,
    /// Pieces of clothes, a hundred of them.
    Garments,
}

impl Made {
    /// In the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Key,
        Self::Combs,
        Self::Jigsaw,
        Self::Chain,
        Self::Garments,
    ];

    /// As it is called in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Self::Key => "key",
            Self::Combs => "combs",
            Self::Jigsaw => "jigsaw",
            Self::Chain => "chain",
            Self::Garments => "garments",
        }
    }

    /// The sheet of this name, as addresses have it.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|made| made.name() == name)
    }

    /// The command that puts it there.
    pub fn open(self) -> Command {
        let (sheet, contours) = match self {
            Self::Key => key::sheet(),
            Self::Combs => combs::sheet(),
            Self::Jigsaw => jigsaw::sheet(),
            Self::Chain => chain::sheet(),
            Self::Garments => garments::sheet(),
        };
        let title = self.name().into();
        Command::Open {
            title,
            sheet,
            contours,
        }
    }
}

/// A sheet's rectangle and what lies on it.
type Layout = ([Point2; 2], Vec<NewContour>);

fn rectangle(width: f64, height: f64) -> [Point2; 2] {
    [Point2::origin(), Point2::new(width, height)]
}
