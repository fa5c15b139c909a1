//! How items look: whose colours they have, how broad and how filled they are, and what is written beside them.

use serde::Serialize;

use crate::bound::Bound;

/// What an item is, which tells its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub enum Role {
    /// The first part.
    A,
    /// The second part.
    B,
    /// The Minkowski difference.
    Difference,
    /// The corners that a search looks at.
    Simplex,
    /// Upper bound.
    Upper,
    /// Lower bound.
    Lower,
    /// The closest points, and what lies between them.
    Witness,
    /// Where the Minkowski difference is when the parts touch.
    Origin,
    /// A face of a hull that is no face of a part.
    Virtual,
    /// What is no longer kept.
    Removed,
    /// In the background.
    Quiet,
    /// One of many, each with a colour of its own.
    Element(u32),
    /// How high in a field, from 0 to 255: a colour of a ramp.
    Level(u8),
}

/// How faces are filled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fill {
    /// With stripes.
    Hatched,
    /// Not at all.
    Outlined,
}

/// How broad a line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// A guide.
    Thin,
    /// A line that is told about.
    Normal,
    /// The line that matters.
    Strong,
}

/// What a line does behind solids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hidden {
    /// It is not seen there.
    Gone,
    /// It is dashed there.
    Dashed,
    /// It is drawn as in front.
    Over,
}

/// Shapes tell kinds of points apart without colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Symbol {
    /// Filled.
    Disc,
    /// Not filled.
    Ring,
    /// On its tip.
    Diamond,
    /// On its side.
    Square,
}

/// A text of the catalogue, a formula, signs, or a length that the page writes in its own way.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub enum Caption {
    /// A text of the catalogue.
    Key(&'static str),
    /// A formula, the same in all languages.
    Math(String),
    /// Signs that are no formula, as the text of a tree, the same in all languages.
    Signs(String),
    /// A length, and how sure it is.
    Length(f64, Bound),
}
