//! Paints, on the processor, the pictures that the page shows of pairs of parts: from the same draw lists, with the same
//! colours, and with the same bytes on every machine and for any number of threads.
//!
//! Which samples a triangle covers is decided in whole numbers (`coverage.rs`), so that triangles that share an edge leave
//! no sample out and cover none twice. All other arithmetic is f64 and f32 in a fixed order.

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
