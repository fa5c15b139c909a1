//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod answers;
mod commands;
mod common;
mod consistency;
mod encounters;
mod far_poses;
mod many_pairs;
mod many_parts;
mod motion_check;
mod removal;
mod reshape;
mod robots;
mod scene_files;
mod snap;
mod stop;
mod taught;
