//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod commands;
mod common;
mod common_moves;
mod consistency;
mod far_poses;
mod fits;
mod hinge;
mod joint_ranges;
mod many_pairs;
mod many_parts;
mod measure;
mod motion_check;
mod part_moves;
mod path_contacts;
mod removal;
mod replace_meshes;
mod results;
mod revision;
mod robots;
mod same_mesh;
mod scene_files;
mod settled;
mod snap;
mod stop;
mod trajectory;
