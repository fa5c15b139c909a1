//! A way made shorter: steps that go straight on are one, and corners are cut where the straight way is free.

use nearpoint_geometry::work::Stopped;

/// A way that is being made shorter; every leg of it was tested, and is when it is new.
#[derive(Debug, Clone)]
pub struct Shortening<T> {
    poses: Vec<T>,
    /// Before this one nothing can be cut.
    at: usize,
    /// The next one that is tried from there.
    to: usize,
}

impl<T> Shortening<T> {
    /// Begins with a way, every leg of which was tested.
    pub fn of(poses: Vec<T>) -> Self {
        let to = poses.len().saturating_sub(1);
        Self { poses, at: 0, to }
    }

    /// The way as it is now.
    pub fn poses(&self) -> &[T] {
        &self.poses
    }

    /// Tries one cut, the farthest first; half as far when it is not free. Whether there is nothing left to try.
    ///
    /// # Errors
    /// [`Stopped`] when the test was.
    pub fn step(
        &mut self,
        mut is_free: impl FnMut(&T, &T) -> Result<bool, Stopped>,
    ) -> Result<bool, Stopped> {
        if self.at + 2 > self.poses.len() {
            return Ok(true);
        }
        if self.to <= self.at + 1 {
            self.at += 1;
            self.to = self.poses.len() - 1;
        } else if is_free(&self.poses[self.at], &self.poses[self.to])? {
            self.poses.drain(self.at + 1..self.to);
            self.at += 1;
            self.to = self.poses.len() - 1;
        } else {
            self.to = self.at + (self.to - self.at) / 2;
        }
        Ok(false)
    }
}
