//! Is it right? Case after case of each [`Subject`] against an oracle in whole numbers that shares nothing with what it
//! judges, or against a law; and files that are damaged, against the promises that are made about files.
//!
//! A case is told by a seed and its number, so that a run is repeated and gone on with by numbers alone. What was wrong
//! is saved as a scene file in `tests/found/`, and tried again in every test run from then on.

mod classes;
pub mod files;
mod laws;
pub mod ledger;
mod meshes;
mod motions;
mod planar;
pub mod scene;
mod subject;
mod triangles;

pub use subject::{Entry, Failure, Subject, Tried};
pub use triangles::drawn_triangles;

/// All that is proven.
pub fn subjects() -> Vec<Entry> {
    vec![
        Entry::of::<triangles::Triangles>(),
        Entry::of::<meshes::Meshes>(),
        Entry::of::<classes::Classes>(),
        Entry::of::<motions::Motions>(),
        Entry::of::<planar::Planar>(),
        Entry::of::<laws::Laws>(),
    ]
}
