//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod same_mesh;
mod results;
mod commands;
mod common;
mod consistency;
mod path_contacts;
mod far_poses;
mod hinge;
mod many_pairs;
mod many_parts;
mod measure;
mod motion_check;
mod removal;
mod replace_meshes;
mod revision;
mod robots;
mod scene_files;
mod snap;
mod stop;
mod trajectory;
