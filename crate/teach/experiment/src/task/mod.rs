//! Defines what is built: blocks, where they start, where they belong, and which corners have to coincide.

mod cubes;
pub(crate) mod model;
mod prism;
mod snail;

pub use model::{Block, Corner, CornerPair, Move, Task, TaskId};

impl Task {
    /// Builds the task with this id.
    pub fn new(id: TaskId) -> Task {
        match id {
            TaskId::A => cubes::task(id, 1),
            TaskId::B => cubes::task(id, 2),
            TaskId::C => cubes::task(id, 3),
            TaskId::Snail => snail::task(),
        }
    }
}
