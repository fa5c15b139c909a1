//! Makes the sample sheets, from our own shapes.

mod chain;
mod combs;
mod garments;
mod jigsaw;
mod key;
mod path;

use nearpoint_geometry::planar::Point2;

use crate::{Command, NewContour};

/// A sample sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SampleSheet {
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

impl SampleSheet {
    /// The sheets in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Key,
        Self::Combs,
        Self::Jigsaw,
        Self::Chain,
        Self::Garments,
    ];

    /// Returns the name in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Self::Key => "key",
            Self::Combs => "combs",
            Self::Jigsaw => "jigsaw",
            Self::Chain => "chain",
            Self::Garments => "garments",
        }
    }

    /// Returns the sample sheet that has this name in addresses.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|made| made.name() == name)
    }

    /// Returns the command that opens the sample sheet.
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

/// The rectangle of a sheet and its contours.
type Layout = ([Point2; 2], Vec<NewContour>);

fn rectangle(width: f64, height: f64) -> [Point2; 2] {
    [Point2::origin(), Point2::new(width, height)]
}
