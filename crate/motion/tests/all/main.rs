//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod allowed;
mod check;
mod common;
mod hinge;
mod inverse;
mod path_files;
mod range;
mod removal;
mod robot;
mod slide;
mod slide_initial_contact;
mod snap;
mod swept;
mod trajectory;
mod trajectory_files;
