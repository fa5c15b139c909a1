//! Reports the steps of an algorithm to a listener. A listener changes no result.

/// A listener that receives each step of an algorithm as a value of `S`.
pub trait Trace<S> {
    /// Records a step; the closure only runs if there is a listener.
    fn record(&mut self, step: impl FnOnce() -> S);
}

/// No listener: the trace costs nothing.
impl<S> Trace<S> for () {
    #[inline(always)]
    fn record(&mut self, _: impl FnOnce() -> S) {}
}

/// A listener that keeps every step in order.
impl<S> Trace<S> for Vec<S> {
    fn record(&mut self, step: impl FnOnce() -> S) {
        self.push(step());
    }
}
