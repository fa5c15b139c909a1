//! Stores scenes as files: versioned JSON, described by `public/scene.schema.json`. Nothing here opens a file or
//! fetches an address. A [`SceneFile`] lists the models that it needs. The caller reads them and adds their parts, and
//! [`crate::Scene::restore`] restores the scene.
//!
//! # Examples
//! ```
//! use nearpoint_geometry::Pose;
//! use nearpoint_scene::file::{Model, SceneFile};
//! use nearpoint_scene::{Command, Scene};
//! # use nearpoint_geometry::shape::{Mesh, primitives};
//! # use nearpoint_scene::{NewPart, ThreadPool};
//!
//! # let mesh = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
//! # let cube = |name: &str, x: f64| {
//! #     let pose = Pose::translation(x, 0.0, 0.0);
//! #     NewPart::from_mesh(name, mesh.clone(), pose, &ThreadPool::Sequential)
//! # };
//! let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
//! // The part comes from the file `cube.stl`.
//! let id = scene.add(vec![cube("cube", 0.0)])?[0];
//! let pose = Pose::translation(0.0, 0.0, 2.0);
//! scene.apply(Command::SetPose { part: id, pose })?;
//! let text = scene.save(vec![Model::from_url("cube.stl")], None).to_json();
//!
//! // Later: read the file and its models, add their parts, and restore the scene.
//! let file = SceneFile::from_json(&text)?;
//! let mut restored = Scene::new(ThreadPool::Sequential, || 0.0);
//! restored.add(vec![cube("cube", 0.0)])?;
//! restored.restore(&file)?;
//! assert_eq!(restored.parts()[0].pose, pose);
//! assert_eq!(restored.save(file.models, None).to_json(), text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod format;
mod mechanism;
mod model;
mod restore;
mod robot_state;
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
