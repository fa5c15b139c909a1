//! Summarizes the records beside the paper's results.

mod gains;
mod snail;
mod speed;
mod summary;
mod text;

pub use gains::{GainRow, Means, gains};
pub use snail::{SnailRow, snail_rows};
pub use speed::{SpeedRow, speed};
pub use text::{gains_text, snail_text, speed_text};
