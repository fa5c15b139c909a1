//! Finds where flat contours overlap, touch or are apart, and how to separate them.
//!
//! Contours are for cutting, nesting and drawing. A contour is a [`Polygon`]: rings with the solid on their left. It is
//! turned once onto the fine grid of its sheet ([`GridPolygon`]). From there on it is only shifted by whole steps, so that a
//! shift rounds nothing. The intersection of two contours is then a question about whole numbers, with an exact answer.
//!
//! Frames: a contour's own frame, y up; the sheet's, in which turned contours lie shifted. Lengths are in the caller's
//! unit, angles in radians, counter-clockwise.
//!
//! # Examples
//! ```
//! use nearpoint_geometry::planar::{
//!     Grid, GridPolygon, PlanarRotation, Point2, Polygon, Relation, Vector2, distance, relation,
//! };
//!
//! let square = |low: f64, high: f64| {
//!     [[low, low], [high, low], [high, high], [low, high]].map(|[x, y]| Point2::new(x, y)).to_vec()
//! };
//! // A ring inside another is a hole.
//! let frame = Polygon::new(vec![square(0.0, 10.0), square(2.0, 8.0)])?;
//! let tile = Polygon::new(vec![square(0.0, 4.0)])?;
//! let grid = Grid::for_extent(100.0);
//! let [frame, tile] = [frame, tile].map(|p| GridPolygon::new(&p, PlanarRotation::IDENTITY, grid));
//! assert_eq!(relation(&frame, &tile, Vector2::new(3.0, 3.0)), Relation::Separated);
//! assert_eq!(distance(&frame, &tile, Vector2::new(3.0, 3.0)).distance, 1.0);
//! assert_eq!(relation(&frame, &tile, Vector2::new(2.0, 3.0)), Relation::Touching);
//! assert_eq!(relation(&frame, &tile, Vector2::new(1.0, 3.0)), Relation::Overlapping);
//! # Ok::<(), nearpoint_geometry::planar::PolygonError>(())
//! ```

mod circle;
mod cone;
mod contact;
mod distance;
mod error;
mod extrude;
mod grid;
mod grid_contour;
mod grid_polygon;
mod inscribed;
mod nesting;
mod no_fit;
mod outline;
mod overlap;
mod pairs;
mod polygon;
mod repair;
pub mod ring;
mod sweep;
mod tree;
pub(crate) mod triangles;
mod validate;

pub use contact::{Contact, first_contact, first_contact_turning};
pub use distance::{ContourDistance, distance};
pub use error::{DisplayPoint, PolygonError, RingEdge};
pub use extrude::extrude;
pub use grid::{Grid, PlanarRotation};
pub use grid_polygon::GridPolygon;
pub use no_fit::{
    NoFitEdge, NoFitPolygon, Separation, clear_positions, edges_at, inset, separation_vector,
};
pub use overlap::{Relation, overlaps, overlaps_with_rotation, relation};
pub use polygon::Polygon;
pub use repair::{Repair, RepairResult, repair};
pub use triangles::triangles;

/// A position in the plane, in f64.
pub type Point2 = nalgebra::Point2<f64>;
/// A difference of positions in the plane, or a direction.
pub type Vector2 = nalgebra::Vector2<f64>;
