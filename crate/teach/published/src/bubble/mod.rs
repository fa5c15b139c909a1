//! Covers two meshes with small spheres: Quinlan's search of two sphere trees, and Sato's continuous form of it.

mod answer;
mod cover;
mod cycle;
mod error;
mod monitor;
mod motion;
mod search;
mod settings;
mod trace;
mod tree;
mod window;

pub use answer::{Counts, DistanceResult};
pub use cycle::{BubbleCache, ContinuousSettings, SearchSchedule, continuous_distance};
pub use error::SphereTreeError;
pub use monitor::{MonitorMethod, MonitorResult, MonitorSettings, MonitorState, Part, monitor};
pub use search::search;
pub use settings::{BubbleSettings, LeafMethod};
pub use trace::{End, Step};
pub use tree::SphereTree;
