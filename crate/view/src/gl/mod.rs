//! Draws a draw list with WebGL 2 or OpenGL ES 3 through three-d. No other code knows a GPU.
//!
//! Positions reach the GPU in two steps: each mesh in its own drawing frame (−1…1), and a matrix, composed in f64, to
//! the eye's frame, where 1 is the distance from the eye to its target. So f32 is enough at any scale of scene.
//!
//! The matrices are in a table with a slot for everything that has a surface. Meshes of small shapes share one buffer,
//! in which each corner has the index of its piece; equal shapes are drawn as instances. Either way a corner's slot is
//! a sum, and thousands of parts are a few draw calls.

mod areas;
mod batches;
mod canvas;
mod caps;
mod clipped_target;
mod convert;
mod lines;
mod marks;
mod meshes;
mod offscreen;
mod picture;
mod programs;
mod renderer;
mod resources;
mod runs;
mod silhouette;
mod surface_items;
mod table;
mod texture;
mod transparent;
pub mod wipe;

pub use renderer::{DrawResult, DrawTarget, RenderError, Renderer, is_heavy};
