//! Provides the context of reading one file: progress, warnings, the memory that is left, and the file's name for
//! errors.

use crate::accuracy::Accuracy;
use crate::error::{ImportError, Result, damaged_file, display_text, sanitize_message};
use crate::file::File;
use nearpoint_geometry::executor::{DynExecutor, Executor, SequentialExecutor, map_costly_first};
use nearpoint_geometry::shape::{Mesh, MeshError, Soup};
use nearpoint_message::{Message, message};
use std::ops::ControlFlow;

/// The largest number of bytes for the contents of all files of one import. On 32-bit targets this fits into the
/// address space beside the files themselves. Natively, a larger size is more likely an error in the file than a model.
const MEMORY_LIMIT: u64 = if cfg!(target_pointer_width = "32") {
    3 << 30
} else {
    16 << 30
};

/// The length of the longest file that is read; positions and corners have numbers of 32 bits.
const MAX_FILE_LENGTH: u64 = u32::MAX as u64;

/// The largest number of warnings of an import; the rest is counted.
const MAX_WARNINGS: usize = 30;

/// The context of reading one file.
pub(crate) struct Job<'a> {
    report: &'a mut dyn FnMut(f32, &str) -> ControlFlow<()>,
    warnings: Vec<Message>,
    omitted_warnings: usize,
    memory_left: u64,
    /// The file's name in printable form: archives may use any name.
    file: String,
    /// The file's interval of the total progress: from, to.
    span: (f32, f32),
    /// The last progress that was reported.
    last_reported: f32,
    /// The threads that read independent pieces.
    executor: &'a dyn DynExecutor,
    /// True once pieces were read in another order than that of the file, so that another error may be found first.
    is_out_of_order: bool,
}

/// The outcome of reading a piece on another thread.
pub(crate) struct Forked<R> {
    outcome: Result<R>,
    warnings: Vec<Message>,
    omitted_warnings: usize,
    used_memory: u64,
}

impl<'a> Job<'a> {
    /// Makes a job that reads everything on this thread.
    pub(crate) fn new(report: &'a mut dyn FnMut(f32, &str) -> ControlFlow<()>) -> Self {
        Self::with_executor(report, &SequentialExecutor)
    }

    pub(crate) fn with_executor(
        report: &'a mut dyn FnMut(f32, &str) -> ControlFlow<()>,
        executor: &'a dyn DynExecutor,
    ) -> Self {
        Self {
            report,
            executor,
            is_out_of_order: false,
            warnings: Vec::new(),
            omitted_warnings: 0,
            memory_left: MEMORY_LIMIT,
            file: String::new(),
            span: (0.0, 0.0),
            last_reported: 0.0,
        }
    }

    /// Returns whether the files have another first error than this one, perhaps.
    pub(crate) fn is_out_of_order(&self, error: &ImportError) -> bool {
        self.is_out_of_order && *error != ImportError::Cancelled
    }

    /// Returns the job that reads everything again on one thread, in order.
    pub(crate) fn in_order(self) -> Self {
        Self {
            last_reported: self.last_reported,
            ..Self::new(self.report)
        }
    }

    /// Returns whether independent pieces are read at the same time. An error then means only that there is one: the
    /// files are read again in order, to find the first. The page reads files on one thread, and its package needs no code
    /// for several.
    pub(crate) fn is_parallel(&self) -> bool {
        !cfg!(target_family = "wasm") && self.executor.parallelism() > 1
    }

    /// Notes that a piece will be read later than its place in the file says.
    pub(crate) fn postpone(&mut self) {
        self.is_out_of_order = true;
    }

    /// Returns the threads that read independent pieces.
    pub(crate) fn executor(&self) -> &'a dyn DynExecutor {
        self.executor
    }

    /// Reads each of `items` with a job of its own, on all threads. [`Job::absorb`] takes the outcomes.
    pub(crate) fn fork<T: Send, R: Send>(
        &mut self,
        items: Vec<T>,
        cost: impl Fn(&T) -> usize,
        read: impl Fn(&mut Job, T) -> Result<R> + Sync,
    ) -> Vec<Forked<R>> {
        self.postpone();
        let executor = self.executor;
        // Those that are read at the same time share the memory. Where that is too little, reading in order decides.
        let readers = items.len().clamp(1, executor.parallelism());
        let memory_left = self.memory_left / readers as u64;
        map_costly_first(&executor, items, cost, |item| {
            let mut report = |_: f32, _: &str| ControlFlow::Continue(());
            let mut job = Job {
                memory_left,
                ..Job::with_executor(&mut report, executor)
            };
            let outcome = read(&mut job, item);
            Forked {
                outcome,
                warnings: job.warnings,
                omitted_warnings: job.omitted_warnings,
                used_memory: memory_left - job.memory_left,
            }
        })
    }

    /// Takes the outcome of a piece as if it had been read here.
    pub(crate) fn absorb<R>(&mut self, piece: Forked<R>) -> Result<R> {
        for warning in piece.warnings {
            self.warn_globally(warning);
        }
        self.omitted_warnings += piece.omitted_warnings;
        let made = piece.outcome?;
        self.use_memory(piece.used_memory)?;
        Ok(made)
    }

    /// Makes this file current; its bytes are the interval `from` to `to` of all bytes.
    pub(crate) fn begin(&mut self, file: String, from: f32, to: f32) -> Result<()> {
        self.file = display_text(file);
        self.span = (from, to);
        self.tick(0, 1)
    }

    /// Leaves the current file: later warnings and errors are about all files.
    pub(crate) fn leave_file(&mut self) {
        self.file.clear();
    }

    /// Returns the name of the file with this index for messages.
    pub(crate) fn title_of(&self, files: &[File], number: usize) -> String {
        display_text(files[number].path)
    }

    /// Reports the progress within the file: `done` of `all`. It is cheap enough to be called for every few thousand
    /// triangles.
    pub(crate) fn tick(&mut self, done: usize, all: usize) -> Result<()> {
        let share = (done as f64 / all.max(1) as f64).min(1.0) as f32;
        let (from, to) = self.span;
        // A reader may estimate badly, or read a file twice; the reported progress never falls, and ends at 1.
        let total = (from + (to - from) * share).min(1.0);
        self.last_reported = self.last_reported.max(total);
        match (self.report)(self.last_reported, &self.file) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(ImportError::Cancelled),
        }
    }

    /// Adds a warning for the user; the import goes on.
    pub(crate) fn warn(&mut self, warning: Message) {
        self.warn_in(&self.file.clone(), warning);
    }

    /// Adds a warning about another file than the current one.
    pub(crate) fn warn_in(&mut self, file: &str, warning: Message) {
        let warning = sanitize_message(warning);
        self.warn_globally(message!("in-place", place = file, what = warning));
    }

    /// Adds a warning about more than the current file.
    pub(crate) fn warn_globally(&mut self, warning: Message) {
        if self.warnings.len() < MAX_WARNINGS {
            self.warnings.push(warning);
        } else {
            self.omitted_warnings += 1;
        }
    }

    pub(crate) fn into_warnings(mut self) -> Vec<Message> {
        if self.omitted_warnings > 0 {
            let more = self.omitted_warnings;
            self.warnings.push(message!("more-warnings", more));
        }
        self.warnings
    }

    /// Adds the current file's name to an error.
    pub(crate) fn with_file_name<T>(&self, made: Result<T>) -> Result<T> {
        made.map_err(|error| error.in_file(&self.file))
    }

    /// Reserves the memory for `count` more items, or returns an error with the missing amount. The caller has checked
    /// `count` against the file's length. This guards against files that are really that large, or that use the same
    /// bytes repeatedly.
    pub(crate) fn reserve<T>(&self, items: &mut Vec<T>, count: usize) -> Result<()> {
        let needed = (items.len() as u64 + count as u64) * size_of::<T>() as u64;
        if needed > self.memory_left || try_reserve(items, count).is_err() {
            return Err(self.out_of_memory(needed));
        }
        Ok(())
    }

    /// Returns the number of bytes that are left.
    pub(crate) fn memory_left(&self) -> u64 {
        self.memory_left
    }

    /// Checks that so many bytes are available beside those in use.
    pub(crate) fn check_memory(&self, bytes: u64) -> Result<()> {
        if bytes > self.memory_left {
            return Err(self.out_of_memory(bytes));
        }
        Ok(())
    }

    /// Adds an item to a list whose length is not known beforehand.
    #[inline]
    pub(crate) fn push<T>(&self, items: &mut Vec<T>, item: T) -> Result<()> {
        if items.len() == items.capacity() && items.try_reserve(1).is_err() {
            return Err(self.out_of_memory(2 * (items.len() * size_of::<T>()) as u64));
        }
        items.push(item);
        Ok(())
    }

    /// Refuses a file that is empty or too long.
    pub(crate) fn check_length(&self, bytes: &[u8]) -> Result<()> {
        if bytes.is_empty() {
            return Err(damaged_file(message!("file-empty")));
        }
        if bytes.len() as u64 > MAX_FILE_LENGTH {
            return Err(self.too_long(bytes.len() as u64, MAX_FILE_LENGTH));
        }
        Ok(())
    }

    /// Returns the error for a file that is longer than any that is read.
    pub(crate) fn too_long(&self, needed: u64, limit: u64) -> ImportError {
        ImportError::OutOfMemory {
            file: self.file.clone(),
            needed,
            limit,
        }
    }

    fn out_of_memory(&self, needed: u64) -> ImportError {
        ImportError::OutOfMemory {
            file: self.file.clone(),
            needed: needed.saturating_add(MEMORY_LIMIT - self.memory_left),
            limit: MEMORY_LIMIT,
        }
    }

    /// Welds the triangles that a reader found. The readers have checked indices and numbers.
    pub(crate) fn weld(&mut self, soup: Soup, accuracy: Accuracy) -> Result<Mesh> {
        self.count_mesh(accuracy.weld(soup))
    }

    /// Counts a welded mesh as memory of the import.
    pub(crate) fn count_mesh(&mut self, welded: Result<Mesh, MeshError>) -> Result<Mesh> {
        let mesh = welded.map_err(|error| match error {
            MeshError::OutOfMemory { bytes } => self.out_of_memory(bytes as u64),
            other => damaged_file(other.message()),
        })?;
        let bytes = size_of_val(mesh.vertices())
            + size_of_val(mesh.triangles())
            + size_of_val(mesh.faces());
        self.use_memory(bytes as u64)?;
        Ok(mesh)
    }

    fn use_memory(&mut self, bytes: u64) -> Result<()> {
        let left = self.memory_left.checked_sub(bytes);
        self.memory_left = left.ok_or_else(|| self.out_of_memory(bytes))?;
        Ok(())
    }
}

/// Reserves the exact size for a list that is made at once, and more for a list that is extended.
fn try_reserve<T>(
    items: &mut Vec<T>,
    count: usize,
) -> Result<(), std::collections::TryReserveError> {
    if items.is_empty() {
        items.try_reserve_exact(count)
    } else {
        items.try_reserve(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_cannot_be_had_is_refused_with_size_and_limit() {
        let mut report = |_: f32, _: &str| ControlFlow::Continue(());
        let mut job = Job::new(&mut report);
        job.begin("a.stl".into(), 0.0, 1.0).unwrap();
        let mut items = vec![[0.0f64; 3]];
        let error = job.reserve(&mut items, 1 << 31).unwrap_err();
        let sentence = error.to_string();
        assert!(
            sentence.contains("51.5 GB") && sentence.contains("17.2 GB"),
            "{sentence}"
        );
        assert_eq!(items.capacity(), 1, "nothing was taken");
        // The memory of meshes is counted: a second mesh may be too much.
        job.memory_left = 1000;
        let soup = nearpoint_geometry::shape::primitives::cuboid(1.0, 1.0, 1.0);
        let mut weld = || job.weld(soup.clone(), Accuracy::Exact);
        weld().unwrap();
        let error = (0..10).find_map(|_| weld().err()).unwrap();
        assert!(matches!(error, ImportError::OutOfMemory { .. }), "{error}");
    }

    #[test]
    fn warnings_are_counted_when_they_are_too_many() {
        let mut report = |_: f32, _: &str| ControlFlow::Continue(());
        let mut job = Job::new(&mut report);
        (0..100).for_each(|n| job.warn(message!("line", line = n)));
        let warnings = job.into_warnings();
        assert_eq!(warnings.len(), MAX_WARNINGS + 1);
        assert_eq!(warnings[MAX_WARNINGS], message!("more-warnings", more = 70));
    }
}
