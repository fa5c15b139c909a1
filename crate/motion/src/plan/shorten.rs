//! Shortens a path: straight steps are joined, and corners are cut where the straight motion is free.

use nearpoint_geometry::executor::Interrupted;

/// A path that is being shortened. Each segment was tested, and each new segment is tested.
#[derive(Debug, Clone)]
pub struct PathShortener<T> {
    poses: Vec<T>,
    /// The pose before which nothing can be cut.
    start: usize,
    /// The next pose that is tried as the end of a cut from `start`.
    end: usize,
}

impl<T> PathShortener<T> {
    /// Begins with a path whose segments were tested.
    pub fn new(poses: Vec<T>) -> Self {
        let end = poses.len().saturating_sub(1);
        Self {
            poses,
            start: 0,
            end,
        }
    }

    /// Returns the poses of the path as it is now.
    pub fn poses(&self) -> &[T] {
        &self.poses
    }

    /// Tries one cut of the path, the farthest first, and half as far when it is not free. Returns whether nothing is
    /// left to try.
    ///
    /// # Errors
    /// [`Interrupted`] when the test is stopped.
    pub fn step(
        &mut self,
        mut is_free: impl FnMut(&T, &T) -> Result<bool, Interrupted>,
    ) -> Result<bool, Interrupted> {
        if self.start + 2 > self.poses.len() {
            return Ok(true);
        }
        if self.end <= self.start + 1 {
            self.start += 1;
            self.end = self.poses.len() - 1;
        } else if is_free(&self.poses[self.start], &self.poses[self.end])? {
            self.poses.drain(self.start + 1..self.end);
            self.start += 1;
            self.end = self.poses.len() - 1;
        } else {
            self.end = self.start + (self.end - self.start) / 2;
        }
        Ok(false)
    }
}
