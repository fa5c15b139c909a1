//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod alike;
mod answers;
mod commands;
mod common;
mod consistency;
mod encounters;
mod far_poses;
mod hinge;
mod many_pairs;
mod many_parts;
mod measure;
mod motion_check;
mod removal;
mod reshape;
mod revise;
mod robots;
mod scene_files;
mod snap;
mod stop;
mod taught;
