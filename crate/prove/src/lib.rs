//! Tests the engine case by case: each [`Subject`] is compared with an oracle in whole numbers that shares no code with it,
//! or with a law. Damaged files are tested against the promises about files.
//!
//! A seed and a number determine a case, so that a run is repeated and continued by numbers alone. Wrong cases are saved as
//! scene files in `tests/found/`, and every test run repeats them from then on.

mod classes;
pub mod counts;
pub mod files;
mod laws;
mod meshes;
mod motions;
mod planar;
pub mod scene;
mod subject;
mod triangles;

pub use subject::{CaseResult, Entry, Failure, Subject};
pub use triangles::drawn_triangles;

/// Returns all subjects, each a query with an oracle.
pub fn subjects() -> Vec<Entry> {
    vec![
        Entry::new::<triangles::Triangles>(),
        Entry::new::<meshes::Meshes>(),
        Entry::new::<classes::Classes>(),
        Entry::new::<motions::Motions>(),
        Entry::new::<planar::Planar>(),
        Entry::new::<laws::Laws>(),
    ]
}
