//! Reviews the clashes of an assembly. Tests say which pairs of a scene they examine, and what counts as a clash. Clashes
//! keep their identity, and what people said about them, from one revision to the next. Reports export them.
//!
//! Input and output are plain data. A [`Review`] takes the parts and pairs of an assembly as [`Facts`] and finds the
//! clashes of its [`Test`]s among them. [`Action`]s change it, and each can be undone. It reads no clock: callers pass
//! names and times of comments. Lengths are in the assembly's unit, places in its frame.

mod action;
mod clash;
mod error;
mod facts;
mod file;
mod find;
mod from_scene;
mod group;
mod hash;
mod hear;
mod identity;
mod measure;
mod part;
mod pattern;
mod pick;
pub mod report;
mod review;
mod revision;
mod rules;
mod said;
mod shape;
mod since;
mod stamp;
mod state;
mod test;
mod update;

pub use action::Action;
pub use clash::{Clash, ClashId, Seen, Standing};
pub use error::ReviewError;
pub use facts::{Facts, PairFact};
pub use file::{DecisionsFile, TestsFile, VERSION};
pub use find::Tally;
pub use from_scene::{Shapes, facts, instances, measure};
pub use group::{Bunch, By};
pub use hear::{Heard, Look};
pub use measure::Measure;
pub use part::{Instance, KnownPart, ReviewPart};
pub use pick::Pick;
pub use review::{Review, Undo};
pub use revision::{Kept, Revision};
pub use rules::Rule;
pub use said::{Comment, Decided, Deed, Did, Priority, Said, Status};
pub use shape::ShapeMark;
pub use since::Since;
pub use stamp::Stamp;
pub use test::{Kind, Test};
pub use update::News;

/// Keeps the example of the README compiling and running.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
