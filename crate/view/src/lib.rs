//! What does one see? From a scene's frame to a draw list (plain data, readable as text), from that to pixels, and
//! from pointers and keys to camera moves and commands.
//!
//! Nothing here asks a geometric question: triangles that meet, curves and witness points come from the scene's frame,
//! and picking is `geometry::closest::cast_ray`, or on a sheet its own answer.

mod axis;
pub mod camera;
pub mod compare;
pub mod detail;
pub mod explode;
pub mod figure;
pub mod flight;
pub mod focus;
mod gestures;
#[cfg(feature = "gl")]
pub mod gl;
pub mod glide;
pub mod input;
pub mod interact;
mod keys;
pub mod list;
pub mod look;
pub mod measure;
pub mod picking;
pub mod placing;
pub mod section;
pub mod sheet;
pub mod stage;
pub mod style;
pub mod surface;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod testing;
pub mod viewer;
