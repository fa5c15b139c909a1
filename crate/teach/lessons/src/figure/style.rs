//! Defines how items look: their role and colour, their width and filling, and their captions.

use serde::Serialize;

use crate::bound::Bound;

/// The role of an item, which sets its colour.
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
    /// The corners of a search's current simplex.
    Simplex,
    /// An upper bound.
    Upper,
    /// A lower bound.
    Lower,
    /// The closest points, and what lies between them.
    Witness,
    /// The position of the Minkowski difference's origin, where the parts touch.
    Origin,
    /// A face of a hull that is not a face of a part.
    Virtual,
    /// An item that was dropped.
    Removed,
    /// The background.
    Quiet,
    /// One of many, each with its own colour.
    Element(u32),
    /// The height in a field, from 0 to 255: a colour of a ramp.
    Level(u8),
}

/// The filling of faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fill {
    /// Filled with stripes.
    Hatched,
    /// Filled not at all; only the outline is drawn.
    Outlined,
}

/// The width of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// A guide.
    Thin,
    /// A line that the text explains.
    Normal,
    /// The line that matters most.
    Strong,
}

/// The look of a line behind solids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hidden {
    /// The line is hidden there.
    Gone,
    /// The line is dashed there.
    Dashed,
    /// The line is drawn as in front.
    Over,
}

/// The symbol of a point; symbols distinguish kinds of points without colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Symbol {
    /// A filled circle.
    Disc,
    /// An open circle.
    Ring,
    /// A square on its tip.
    Diamond,
    /// A square on its side.
    Square,
}

/// A caption of a figure: a text of the catalogue, a formula, signs, or a length that the page formats.
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
    /// Signs that are not a formula, as the text of a tree, the same in all languages.
    Signs(String),
    /// A length, and its relation to the true value.
    Length(f64, Bound),
}
