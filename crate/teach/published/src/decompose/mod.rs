//! Decomposes a mesh into convex surface patches of its triangles.
//!
//! After JP 3316092 B2, sections (F) to (K): divide and conquer over the list of polygons, repeated on its own output. Holes
//! are negative objects, and an interference check precedes the search for shared edges. An element is a *surface patch*: it
//! are negative objects, and an interference check precedes the search for shared edges. An element is a *surface patch*: it
//! lies on the boundary of its hull, but the hull may fill what the part leaves open (the outside of a cup). Each element
//! therefore marks which faces of its hull are real.
//!
//! Departures: convexity across edges does not make an element convex, so each is checked as a whole, exactly, and those
//! that fail are divided and merged again. Signs are exact where no tolerance is requested. Edges are compared by their
//! vertices, not by mid-points. The printed condition `(e1 × e2)·nA > 0`, zero for true normals, is read as
//! `(e2 × e0)·nA > 0`.

mod disjoint;
mod divide;
mod element;
mod element_hull;
mod error;
mod lookup;
mod patch;
mod real;
mod run;
mod settings;
mod step;
mod surface;

pub use element::{Decomposition, DecompositionCounts, Element};
pub use error::DecomposeError;
pub use run::decompose;
pub use settings::{DecomposeMethod, DecomposeSettings, Holes, MergeCheck};
pub use step::{DecomposeStep, MergeOutcome};
