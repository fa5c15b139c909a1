//! Reads robots in any description language. A language's own folder reads its elements. This module has the common
//! parts: pages and their elements, addresses of meshes, shapes, and the conversion of a description to parts.
//!
//! It uses `roxmltree`, which has the line of every element and neither expands entities nor recurses. `urdf-rs` 0.10
//! is not used: it reads every file through two XML libraries in turn, has no positions in its errors, and calls
//! programs to find packages. It treats a revolute joint without limits as fixed.
//!
//! Reading has two steps. [`parse`](crate::description::parse) makes a [`RobotModel`] from a description and finds the
//! files of its shapes, so that they are not read as independent models; [`build`] reads them.

mod build;
mod document;
mod element;
mod finder;
mod included_files;
mod lenient;
mod link_tree;
mod names;
mod no_robot;
mod primitive;
mod robot_model;
mod shape;

pub(crate) use build::build;
pub(crate) use document::{parse as document, text};
pub(crate) use element::{Element, RobotDocument};
pub(crate) use finder::{Finder, path as address_path};
pub(crate) use included_files::{documents, pages, texts};
pub(crate) use link_tree::{LinkTree, checked, fixed, free_self_mimics, limits};
pub(crate) use names::Names;
pub(crate) use no_robot::NamedElement;
pub(crate) use primitive::Primitive;
pub(crate) use robot_model::{MAX_RULES, RobotModel, ShapeRule};
pub(crate) use shape::{MeshSolid, Shape, Solid, Submesh, check_scale, mesh, of_link};
