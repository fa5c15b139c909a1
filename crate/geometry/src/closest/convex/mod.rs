//! Finds the distance, the closest points and the penetration depth of two convex shapes, by Gilbert's method and its
//! successors.

mod proximity_result;
mod minkowski_difference;
mod feature;
mod gjk;
mod hulls;
mod penetration;
mod settings;
mod shapes;
mod simplex;
mod warm_start;
mod support;
mod adapters;

pub use proximity_result::{ProximityStatus, Proximity};
pub use feature::Feature;
pub use gjk::proximity;
pub use hulls::{ExhaustiveHull, hull_proximity};
pub use settings::{ProximitySettings, StopCondition};
pub use shapes::{Ball, Cuboid, PointCloud};
pub use simplex::{SupportPoint, ClosestPoint, Simplex, SimplexMethod};
pub use warm_start::ConvexWarmStart;
pub use support::{NO_HINT, Convex};
pub use trace::GjkStep;
pub use adapters::{InflatedConvex, PosedConvex};

mod trace;
