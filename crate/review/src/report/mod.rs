//! Writes one [`Report`] as HTML, CSV, XLSX, JUnit XML, SARIF, GitHub annotations or BCF, and the intersections as GLB.
//! The same report gives the same bytes on every machine. Texts by other people stay texts in all of them, never
//! markup, a formula or a link.

pub mod annotations;
pub mod bcf;
mod clearing_move;
pub mod csv;
mod from_pair;
mod from_review;
pub mod glb;
pub mod html;
pub mod junit;
mod markup;
mod model;
mod number_format;
mod picture;
pub mod sarif;
mod table;
mod texts;
pub mod xlsx;
mod zip;

pub use crate::clash_review::Status;
pub use clearing_move::{add_moves, find_moves};
pub use from_pair::clash_from_pair;
pub(crate) use from_review::part;
pub use from_review::{describe_check, from_review, global_ids, part_ids};
pub use model::{
    Clash, ClashClass, ClearingMove, Comment, Count, Part, Report, ReportOrigin, Test, View,
};
pub use nearpoint_scene::file::Camera;
pub use texts::Language;
