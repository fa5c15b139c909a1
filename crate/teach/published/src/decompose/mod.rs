//! Convex decomposition: the triangles of a mesh, put together to convex surface patches.
//!
//! After JP 3316092 B2, sections (F) to (K): divide and conquer over the list of polygons, repeated on its own output,
//! with holes as negative objects, and with an interference check before shared edges are looked for. An element is a
//! *surface patch*: it lies on the boundary of its hull, but the hull may fill what the part leaves open (the outside
//! of a cup). Each element therefore says which faces of its hull are real.
//!
//! Departures: convexity across edges does not make an element convex, so each is checked as a whole, exactly, and
//! those that fail are put together anew; signs are exact where no tolerance is asked for; edges agree by their
//! vertices, not by mid-points; the printed condition `(e1 × e2)·nA > 0`, zero for true normals, is read as
//! `(e2 × e0)·nA > 0`.

mod apart;
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
pub use step::{DecomposeStep, Verdict};
