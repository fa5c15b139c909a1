//! Robots, whatever language describes them. A language's own folder reads its words; all that is common is here: pages
//! and their elements, addresses of meshes, shapes, and how a description becomes parts.
//!
//! By `roxmltree`, which knows the line of every element and neither expands entities nor recurses, and by hand from
//! there: `urdf-rs` 0.10 reads every file through two XML libraries in turn, places no error, calls programs to find
//! packages, and takes a revolute joint without limits for one that cannot move.
//!
//! Reading has two steps. [`parse`](crate::description::parse) makes a [`Blueprint`] of a description and finds the files
//! of its shapes, so that nobody takes them for models of their own; [`build`] reads those.

mod address;
mod blueprint;
mod build;
mod document;
mod draft;
mod element;
mod lenient;
mod names;
mod primitive;
mod several;
mod shape;
mod trouble;

pub(crate) use address::{Finder, path as address_path};
pub(crate) use blueprint::{Blueprint, MOST_RULES, ShapeRule};
pub(crate) use build::build;
pub(crate) use document::{parse as document, text};
pub(crate) use draft::{Draft, fixed, free_followers, limits, warn_of_rest};
pub(crate) use element::{Element, Page};
pub(crate) use names::Names;
pub(crate) use primitive::Primitive;
pub(crate) use several::{documents, pages, texts};
pub(crate) use shape::{MeshSolid, Shape, Solid, Submesh, check_scale, mesh, taken_and_left};
pub(crate) use trouble::{Named, no_robot};
