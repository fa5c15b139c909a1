//! Lets a query use several threads and stop early. Geometry never starts a thread itself.

use nearpoint_message::{Message, message};

/// The parallelism and cancellation that a caller lends to a query.
pub trait Work: Sync {
    /// Runs both closures, possibly at the same time, and returns both results in order.
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send;

    /// Returns how many closures can make progress at once; with 1 a query need not split its work.
    fn width(&self) -> usize;

    /// Returns whether the answer is no longer wanted. Queries poll it; a stopped query returns [`Stopped`].
    fn stopped(&self) -> bool {
        false
    }

    /// Returns [`Stopped`] if `is_due` and the answer is no longer wanted.
    #[inline]
    fn poll(&self, is_due: bool) -> Result<(), Stopped> {
        match is_due && self.stopped() {
            true => Err(Stopped),
            false => Ok(()),
        }
    }
}

/// A [`Work`] whose type is known only at run time; `&dyn AnyWork` is a `Work` again.
pub trait AnyWork: std::fmt::Debug + Send + Sync {
    /// Runs both closures once, as [`Work::join`] does.
    fn both(&self, a: &mut (dyn FnMut() + Send), b: &mut (dyn FnMut() + Send));

    /// Returns [`Work::width`].
    fn workers(&self) -> usize;

    /// Returns [`Work::stopped`].
    fn is_stopped(&self) -> bool;
}

impl<W: Work + std::fmt::Debug + Send> AnyWork for W {
    fn both(&self, a: &mut (dyn FnMut() + Send), b: &mut (dyn FnMut() + Send)) {
        self.join(a, b);
    }

    fn workers(&self) -> usize {
        self.width()
    }

    fn is_stopped(&self) -> bool {
        self.stopped()
    }
}

impl Work for &dyn AnyWork {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        let (mut a, mut b) = (Once::Waiting(a), Once::Waiting(b));
        (**self).both(&mut || a.run(), &mut || b.run());
        (a.done(), b.done())
    }

    fn width(&self) -> usize {
        (**self).workers()
    }

    fn stopped(&self) -> bool {
        (**self).is_stopped()
    }
}

/// A closure before it runs, and its result afterwards.
enum Once<F, R> {
    Waiting(F),
    Running,
    Done(R),
}

impl<R, F: FnOnce() -> R> Once<F, R> {
    fn run(&mut self) {
        if let Self::Waiting(task) = std::mem::replace(self, Self::Running) {
            *self = Self::Done(task());
        }
    }

    /// Returns the result. It is missing only if the `Work` skipped a closure.
    fn done(self) -> R {
        match self {
            Self::Done(result) => result,
            Self::Waiting(task) => task(),
            Self::Running => unreachable!("a closure that does not return does not come here"),
        }
    }
}

/// Runs `task` on each of `items`, starting with the first ones.
pub fn for_each<W: Work, T: Send>(work: &W, items: &mut [T], task: &(impl Fn(&mut T) + Sync)) {
    match items {
        [] => {}
        [one] => task(one),
        _ if work.width() == 1 => items.iter_mut().for_each(task),
        _ => {
            let (first, second) = items.split_at_mut(items.len() / 2);
            work.join(
                || for_each(work, first, task),
                || for_each(work, second, task),
            );
        }
    }
}

/// The error of a query that was stopped before it found an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stopped;

nearpoint_message::error!(Stopped);

impl Stopped {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        message!("stopped")
    }
}

/// Work that runs everything in place, on the calling thread, to the end.
#[derive(Debug, Clone, Copy, Default)]
pub struct Serial;

impl Work for Serial {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        (a(), b())
    }

    fn width(&self) -> usize {
        1
    }
}

/// Work of a lender, passed on with an additional stop condition.
pub trait Lent: Sync {
    /// The type of the lender's work.
    type Lender: Work;

    /// Returns the lender's work, which runs the closures.
    fn lender(&self) -> &Self::Lender;

    /// Returns whether the answer is no longer wanted by the additional condition; see [`Work::stopped`].
    fn is_unwanted(&self) -> bool;
}

impl<L: Lent> Work for L {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        self.lender().join(a, b)
    }

    fn width(&self) -> usize {
        self.lender().width()
    }

    fn stopped(&self) -> bool {
        self.is_unwanted()
    }
}

/// Work on one worker, always in the same order; it stops when its lender stops.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Alone<'a, W>(pub &'a W);

impl<W: Work> Lent for Alone<'_, W> {
    type Lender = Serial;

    fn lender(&self) -> &Serial {
        &Serial
    }

    fn is_unwanted(&self) -> bool {
        self.0.stopped()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reference is asked, not the wrapper itself.
    #[test]
    fn a_kind_known_late_is_what_it_refers_to() {
        let work: &dyn AnyWork = &Serial;
        assert_eq!(Work::width(&work), 1);
        assert!(!Work::stopped(&work));
        assert_eq!(Work::join(&work, || 2, || 3), (2, 3));
    }
}
