//! Stores scenes as files: versioned JSON, described by `public/scene.schema.json`. Nothing here opens a file or
//! fetches an address. A [`SceneFile`] lists the models it needs, its caller reads them and adds their parts, and
//! [`crate::Scene::restore`] restores the scene.

mod error;
mod format;
mod model;
mod restore;
mod sanitize;
mod save;
mod version;

pub use error::SceneFileError;
pub use format::{
    AllowedEntry, Camera, MaxDistanceEntry, PartEntry, PartRef, RobotEntry, SceneFile,
};
pub use model::{Conversion, Model, ModelFile};
pub use sanitize::sanitized;
pub use version::VERSION;
