//! What does one see without a screen? The pictures that the page shows of pairs of parts, painted by the processor: the
//! same draw lists, the same colours, and the same bytes on every machine and whatever the number of threads.
//!
//! Which samples a triangle covers is decided in whole numbers (`cover.rs`), so that triangles that share an edge leave
//! no sample out and take none twice. All else is f64 and f32 in one order.

mod canvas;
mod clip;
mod cover;
mod dot;
mod layer;
mod light;
mod line;
mod meshes;
mod paint;
mod screen;
mod studio;

pub use studio::{Picture, Studio};
