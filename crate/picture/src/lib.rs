//! Paints, on the processor, the page's pictures of pairs of parts: from the same draw lists, with the same colours,
//! and with the same bytes on every machine and for any number of threads.
//!
//! The samples that a triangle covers are computed in integers (`coverage.rs`), so that triangles with a common edge
//! leave no sample out and cover none twice. All other arithmetic is f64 and f32 in a fixed order.

mod canvas;
mod clip;
mod coverage;
mod dot;
mod layer;
mod light;
mod line;
mod meshes;
mod paint;
mod pair_renderer;
mod screen;

pub use pair_renderer::{PairRenderer, Picture};
