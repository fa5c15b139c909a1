//! Finds the distance, the closest points and the penetration depth of two convex shapes, by Gilbert's method and its
//! successors.

mod answer;
mod difference;
mod feature;
mod gilbert;
mod hulls;
mod penetration;
mod settings;
mod shapes;
mod simplex;
mod start;
mod support;
mod wrapped;

pub use answer::{Outcome, Proximity};
pub use feature::Feature;
pub use gilbert::proximity;
pub use hulls::{Scanned, between};
pub use settings::{ProximitySettings, Stop};
pub use shapes::{Ball, Cuboid, Points};
pub use simplex::{Corner, Nearest, Simplex, SimplexMethod};
pub use start::PairState;
pub use support::{ANYWHERE, Convex};
pub use trace::Step;
pub use wrapped::{Offset, Posed};

mod trace;
