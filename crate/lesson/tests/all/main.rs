//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod arch;
mod catalogue;
mod coarse_to_fine;
mod common;
mod decomposition;
mod degrees_of_freedom;
mod flat_contours;
mod four_steps;
mod more_hands;
mod planning;
mod stories;
