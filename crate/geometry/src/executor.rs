//! Lets a query use several threads and stop early. This crate never starts a thread itself.

use nearpoint_message::{Message, message};
use std::cmp::Reverse;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// The parallelism and cancellation that a caller provides to a query.
pub trait Executor: Send + Sync {
    /// Runs both closures, possibly at the same time, and returns both results in order.
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send;

    /// Returns how many closures can make progress at once; with 1 a query need not split its tasks.
    fn parallelism(&self) -> usize;

    /// Returns whether the caller interrupts the query. Queries poll it; an interrupted query returns [`Interrupted`].
    fn is_interrupted(&self) -> bool {
        false
    }

    /// Returns [`Interrupted`] if `is_due` and the caller interrupts the query.
    #[inline]
    fn poll(&self, is_due: bool) -> Result<(), Interrupted> {
        match is_due && self.is_interrupted() {
            true => Err(Interrupted),
            false => Ok(()),
        }
    }
}

/// An [`Executor`] whose type is known only at run time; `&dyn DynExecutor` is an `Executor` again. A query that converts
/// its executor is compiled once for all types.
pub trait DynExecutor: Send + Sync {
    /// Runs both closures once, as [`Executor::join`] does.
    fn join_dyn(&self, a: &mut (dyn FnMut() + Send), b: &mut (dyn FnMut() + Send));

    /// Returns [`Executor::parallelism`].
    fn parallelism_dyn(&self) -> usize;

    /// Returns [`Executor::is_interrupted`].
    fn is_interrupted_dyn(&self) -> bool;
}

impl std::fmt::Debug for dyn DynExecutor + '_ {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("DynExecutor").finish_non_exhaustive()
    }
}

impl<W: Executor> DynExecutor for W {
    fn join_dyn(&self, a: &mut (dyn FnMut() + Send), b: &mut (dyn FnMut() + Send)) {
        self.join(a, b);
    }

    fn parallelism_dyn(&self) -> usize {
        self.parallelism()
    }

    fn is_interrupted_dyn(&self) -> bool {
        self.is_interrupted()
    }
}

impl Executor for &dyn DynExecutor {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        let (mut a, mut b) = (OnceTask::Waiting(a), OnceTask::Waiting(b));
        (**self).join_dyn(&mut || a.run(), &mut || b.run());
        (a.into_result(), b.into_result())
    }

    fn parallelism(&self) -> usize {
        (**self).parallelism_dyn()
    }

    fn is_interrupted(&self) -> bool {
        (**self).is_interrupted_dyn()
    }
}

/// A closure before it runs, and its result afterwards.
enum OnceTask<F, R> {
    Waiting(F),
    Running,
    Done(R),
}

impl<R, F: FnOnce() -> R> OnceTask<F, R> {
    fn run(&mut self) {
        if let Self::Waiting(task) = std::mem::replace(self, Self::Running) {
            *self = Self::Done(task());
        }
    }

    /// Returns the result. It is missing only if the `Executor` skipped a closure.
    fn into_result(self) -> R {
        match self {
            Self::Done(result) => result,
            Self::Waiting(task) => task(),
            Self::Running => unreachable!("a closure that does not return does not come here"),
        }
    }
}

/// Runs `task` on each of `items`, starting with the first ones.
pub fn for_each<W: Executor, T: Send>(
    executor: &W,
    items: &mut [T],
    task: &(impl Fn(&mut T) + Sync),
) {
    let items: Vec<Mutex<&mut T>> = items.iter_mut().map(Mutex::new).collect();
    let run = |index: usize| task(&mut items[index].lock().unwrap_or_else(PoisonError::into_inner));
    for_each_index(&(executor as &dyn DynExecutor), 0..items.len(), &run);
}

/// Runs `task` on each index. It is compiled once for all tasks.
fn for_each_index(executor: &&dyn DynExecutor, all: Range<usize>, task: &(dyn Fn(usize) + Sync)) {
    let middle = all.start + all.len() / 2;
    if all.len() < 2 || executor.parallelism() == 1 {
        return all.for_each(task);
    }
    executor.join(
        || for_each_index(executor, all.start..middle, task),
        || for_each_index(executor, middle..all.end, task),
    );
}

/// Runs `task` on each of `items`, the most costly first, and returns the results in the order of the items. A worker
/// takes the next item when it has finished one, so that a long item at the end does not keep all others waiting.
///
/// # Examples
/// ```
/// use nearpoint_geometry::executor::{SequentialExecutor, map_costly_first};
///
/// let words = vec!["plate", "nut", "washer"];
/// let lengths = map_costly_first(&SequentialExecutor, words, |word| word.len(), str::len);
/// assert_eq!(lengths, [5, 3, 6]);
/// ```
pub fn map_costly_first<W: Executor, T: Send, R: Send>(
    executor: &W,
    items: Vec<T>,
    cost: impl Fn(&T) -> usize,
    task: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    let costs: Vec<usize> = items.iter().map(cost).collect();
    let task = &task;
    let tasks: Vec<_> = (items.into_iter())
        .map(|item| Mutex::new(OnceTask::Waiting(move || task(item))))
        .collect();
    run_costly_first(&(executor as &dyn DynExecutor), &costs, &|index| {
        let task = tasks[index].lock();
        task.unwrap_or_else(PoisonError::into_inner).run();
    });
    let tasks = tasks.into_iter().map(Mutex::into_inner);
    tasks
        .map(|task| task.unwrap_or_else(PoisonError::into_inner).into_result())
        .collect()
}

/// Runs `task` on each index of the costs, in order on one worker. It is compiled once for all tasks.
fn run_costly_first(executor: &&dyn DynExecutor, costs: &[usize], task: &(dyn Fn(usize) + Sync)) {
    let workers = executor.parallelism().min(costs.len());
    let mut order: Vec<usize> = (0..costs.len()).collect();
    if workers > 1 {
        order.sort_by_key(|&index| Reverse(costs[index]));
    }
    let taken = AtomicUsize::new(0);
    // No two workers get the same number, so no lock is ever waited for.
    for_each_index(executor, 0..workers, &|_| {
        while let Some(&index) = order.get(taken.fetch_add(1, Ordering::Relaxed)) {
            task(index);
        }
    });
}

/// The error of a query that was interrupted before it found an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Interrupted;

nearpoint_message::error!(Interrupted);

impl Interrupted {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        message!("stopped")
    }
}

/// An executor that runs everything in place, on the calling thread, to the end.
#[derive(Debug, Clone, Copy, Default)]
pub struct SequentialExecutor;

impl Executor for SequentialExecutor {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        (a(), b())
    }

    fn parallelism(&self) -> usize {
        1
    }
}

/// An executor that wraps another one and adds a stop condition.
///
/// # Examples
/// ```
/// use std::sync::atomic::{AtomicBool, Ordering};
///
/// use nearpoint_geometry::executor::{ExecutorAdapter, Interrupted, SequentialExecutor};
/// # use nearpoint_geometry::shape::{Mesh, Shape, primitives};
/// # use nearpoint_geometry::{Pose, collide};
///
/// /// Stops queries when another thread sets the flag.
/// struct Cancellable<'a>(&'a AtomicBool);
///
/// impl ExecutorAdapter for Cancellable<'_> {
///     type Inner = SequentialExecutor;
///
///     fn inner(&self) -> &SequentialExecutor {
///         &SequentialExecutor
///     }
///
///     fn should_stop(&self) -> bool {
///         self.0.load(Ordering::Relaxed)
///     }
/// }
///
/// # let ball = Mesh::weld(primitives::uv_sphere(64, 32, 1.0))?;
/// # let ball = Shape::build(ball, &SequentialExecutor);
/// let is_cancelled = AtomicBool::new(true);
/// let pairs = collide::colliding_pairs(&ball, &ball, &Pose::identity(), &Cancellable(&is_cancelled));
/// assert_eq!(pairs, Err(Interrupted));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait ExecutorAdapter: Send + Sync {
    /// The type of the wrapped executor.
    type Inner: Executor;

    /// Returns the wrapped executor, which runs the closures.
    fn inner(&self) -> &Self::Inner;

    /// Returns whether the additional condition stops the query; see [`Executor::is_interrupted`].
    fn should_stop(&self) -> bool;
}

impl<L: ExecutorAdapter> Executor for L {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        self.inner().join(a, b)
    }

    fn parallelism(&self) -> usize {
        self.inner().parallelism()
    }

    fn is_interrupted(&self) -> bool {
        self.should_stop()
    }
}

/// An executor that runs on one worker, always in the same order; it stops when the wrapped executor stops.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SequentialAdapter<'a, W>(pub &'a W);

impl<W: Executor> ExecutorAdapter for SequentialAdapter<'_, W> {
    type Inner = SequentialExecutor;

    fn inner(&self) -> &SequentialExecutor {
        &SequentialExecutor
    }

    fn should_stop(&self) -> bool {
        self.0.is_interrupted()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The calls go through the reference, not the wrapper itself.
    #[test]
    fn dyn_executor_behaves_as_wrapped_executor() {
        let executor: &dyn DynExecutor = &SequentialExecutor;
        assert_eq!(Executor::parallelism(&executor), 1);
        assert!(!Executor::is_interrupted(&executor));
        assert_eq!(Executor::join(&executor, || 2, || 3), (2, 3));
    }
}
