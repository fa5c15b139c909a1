//! Finds the distance, the closest points and the penetration depth of two convex shapes, by Gilbert's method and its
//! successors.

mod adapters;
mod feature;
mod gjk;
mod hulls;
mod minkowski_difference;
mod penetration;
mod proximity_result;
mod settings;
mod shapes;
mod simplex;
mod support;
mod warm_start;

pub use adapters::{InflatedConvex, PosedConvex};
pub use feature::Feature;
pub use gjk::proximity;
pub use hulls::{ExhaustiveHull, hull_proximity};
pub use proximity_result::{Proximity, ProximityStatus};
pub use settings::{ProximitySettings, StopCondition};
pub use shapes::{Ball, Cuboid, PointCloud};
pub use simplex::{ClosestPoint, Simplex, SimplexMethod, SupportPoint};
pub use support::{Convex, NO_HINT};
pub use trace::GjkStep;
pub use warm_start::ConvexWarmStart;

mod trace;
