//! Draws a lesson's figure as a draw list, and provides the view of it.

mod build;
#[cfg(test)]
mod camera_tests;
mod drag_handle;
mod figure_view;
#[cfg(test)]
mod focus_tests;
mod framing;
mod hatch;
mod pickable_solids;
mod point_handle;
mod style;
#[cfg(test)]
mod tests;

pub use build::{PlacedCaption, build};
pub use drag_handle::DraggedValues;
pub use figure_view::FigureView;
