//! From a draw list to pixels, with WebGL 2 or OpenGL ES 3 through three-d. The only code that knows a GPU.
//!
//! Positions reach the GPU in two steps: each mesh in its own drawing frame (−1…1), and a matrix, composed in f64, to
//! the eye's frame, where 1 is the distance from the eye to its target. So f32 is enough at any scale of scene.

mod areas;
mod bodies;
mod convert;
mod lines;
mod marks;
mod meshes;
mod programs;
mod renderer;
mod silhouette;

pub use renderer::{RenderError, Renderer};
