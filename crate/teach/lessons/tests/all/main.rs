//! Runs the integration tests of this crate as one program, so that it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod arch;
mod catalogue;
mod chapters;
mod coarse_to_fine;
mod common;
mod course;
mod decomposition;
mod degrees_of_freedom;
mod exact_predicates;
mod flat_contours;
mod flat_line;
mod four_steps;
mod how_far_apart;
mod list_form;
mod measuring;
mod more_hands;
mod motions;
mod pipeline;
mod planning;
mod point_questions;
mod pseudocode;
mod questions;
mod steps;
mod taken_out;
mod texts;
