//! Shows scenes: it converts a scene's frame to a draw list (plain data, readable as text), draws it, and converts
//! pointer and key input to camera moves and commands.
//!
//! It makes no geometric query itself. Triangles in contact, curves and witness points come from the scene's frame, and
//! picking is `geometry::closest::cast_ray`.

pub mod appearance;
mod axis;
pub mod camera;
pub mod compare;
pub mod detail;
pub mod explode;
pub mod flight;
pub mod focus;
pub mod gestures;
#[cfg(feature = "gl")]
pub mod gl;
pub mod input;
pub mod interact;
pub mod keys;
pub mod list;
pub mod measure;
pub mod picking;
pub mod pose_animation;
pub mod section;
pub mod stage;
pub mod style;
pub mod surface;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod testing;
pub mod viewer;
