//! Shortens a path: straight steps are joined, and corners are cut where the straight motion is free.

use nearpoint_geometry::work::Stopped;

/// A path that is being shortened. Each leg was tested, and each new leg is tested.
#[derive(Debug, Clone)]
pub struct Shortening<T> {
    poses: Vec<T>,
    /// The pose before which nothing can be cut.
    at: usize,
    /// The next pose that is tried from there.
    to: usize,
}

impl<T> Shortening<T> {
    /// Begins with a path, each leg of which was tested.
    pub fn of(poses: Vec<T>) -> Self {
        let to = poses.len().saturating_sub(1);
        Self { poses, at: 0, to }
    }

    /// Returns the path as it is now.
    pub fn poses(&self) -> &[T] {
        &self.poses
    }

    /// Tries one cut, the farthest first, and half as far when it is not free. Returns whether nothing is left to try.
    ///
    /// # Errors
    /// [`Stopped`] when the test is stopped.
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
