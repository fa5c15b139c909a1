//! Collects the integration tests of this crate in one program, so that it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod bubble;
mod bubble_cycle;
mod bubble_monitor;
mod by_octrees;
mod decompose;
mod decompose_parts;
mod flat;
mod merged_hulls;
mod octree;
mod octree_motion;
mod oracle;
mod pipeline;
mod plan_cells;
mod plan_cube_potential;
mod plan_field;
mod plan_published;
mod planar_methods;
mod planner;
mod plans;
mod predictive;
mod predictive_forecast;
mod predictive_sharing;
mod sweep;
mod tracking;
