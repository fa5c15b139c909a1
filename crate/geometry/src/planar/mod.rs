//! Finds where flat contours overlap, touch or are apart, and how to separate them.
//!
//! Contours are for cutting, nesting and drawing. A contour is a [`Polygon`]: rings with the solid on their left. It is
//! turned once onto the fine grid of its sheet ([`Turned`]). From there on it is only shifted by whole steps, so that a
//! shift rounds nothing. The intersection of two contours is then a question about whole numbers, with an exact answer.
//!
//! Frames: a contour's own frame, y up; the sheet's, in which turned contours lie shifted. Lengths are in the caller's
//! unit, angles in radians, counter-clockwise.

mod circle;
mod cone;
mod contact;
mod error;
mod gap;
mod grid;
mod inscribed;
mod nesting;
mod nofit;
mod outline;
mod overlap;
mod pairs;
mod placed;
mod plate;
mod polygon;
mod repair;
pub mod ring;
mod sweep;
mod tree;
pub(crate) mod triangles;
mod turned;
mod valid;

pub use contact::{Contact, first_contact, first_contact_turning};
pub use error::{At, PolygonError, RingEdge};
pub use gap::{Gap, gap};
pub use grid::{Grid, Turn};
pub use nofit::{NoFit, Separation, Side, inset, sides_at, way_out, ways_out};
pub use overlap::{Relation, overlaps, overlaps_turned, relation};
pub use plate::plate;
pub use polygon::Polygon;
pub use repair::{Repair, Repaired, repair};
pub use triangles::triangles;
pub use turned::Turned;

/// A position in the plane.
pub type Point2 = nalgebra::Point2<f64>;
/// A difference of positions in the plane, or a direction.
pub type Vector2 = nalgebra::Vector2<f64>;
