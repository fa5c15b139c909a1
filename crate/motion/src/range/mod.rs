//! Finds where joints may be over their whole ranges: at which values parts collide, and at which none can.
//!
//! The values of the chosen joints are a box. It is divided into cells, for each pair of bodies apart, since only some of
//! the joints move a pair:
//!
//! * *clear*: the two bodies collide at no values in the cell. At the cell's centre they are farther apart than both can
//!   move while the joints deviate within the cell, and neither is inside the other;
//! * *colliding*: they collide at all values in the cell. At the centre, a ball inside one body and a ball inside the
//!   other, about one point, overlap by more than that point of both can move; or one edge passes through a triangle at
//!   such a distance from their borders;
//! * any other cell is divided, until it is no larger than the resolution. Then the bodies collide at the centre, and that
//!   is a *colliding pose*, or the cell is *undecided*.
//!
//! Each statement is proven, up to rounding, for the meshes of the bodies. Bodies collide if their surfaces have a point in
//! common, or if one is inside the other; only a closed body has an inside.
//!
//! The smallest distance over all values is found in the same way, if it is wanted ([`RangeClearance`]).
//!
//! The scheme is that of Schwarzer, Saha & Latombe (2005), as for the [check](crate::check) of a motion, applied to boxes of
//! values as the approximate cell decomposition of Brooks & Lozano-Pérez, "A subdivision algorithm in configuration space
//! for findpath with rotation" (1985). Departures: full cells are proven by balls inside both bodies; each pair has its own
//! cells.

pub(crate) mod cell;
mod check_settings;
mod clearance;
mod combined;
mod error;
mod examine;
mod inside;
mod progress;
mod search;
mod settings;
mod shapes;
mod tree;

pub(crate) use check_settings::check_settings;
pub use clearance::RangeClearance;
pub use combined::{RangeCell, RangeCellClass};
pub use error::RangeError;
pub(crate) use examine::{centre, most_moving};
pub use search::{PairRange, PairRangeClass, RangeSearch};
pub use settings::{MeasuredPairs, RangeJoint, RangeSettings, ValueRange};
pub use shapes::RangeShapes;
