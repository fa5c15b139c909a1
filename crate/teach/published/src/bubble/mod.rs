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

pub use answer::{Counts, Found};
pub use cycle::{Cache, Continuous, Cycle, continuous};
pub use error::SphereTreeError;
pub use monitor::{Part, Watch, WatchMethod, WatchState, Watched, watch};
pub use search::search;
pub use settings::{Bottom, BubbleSettings};
pub use trace::{End, Step};
pub use tree::SphereTree;
