//! What an algorithm tells about its steps. Telling changes no result.

/// Listens to an algorithm whose steps are told as values of `S`.
pub trait Trace<S> {
    /// Takes note of a step; what it says is only made if someone listens.
    fn record(&mut self, step: impl FnOnce() -> S);
}

/// Nobody listens; costs nothing.
impl<S> Trace<S> for () {
    #[inline(always)]
    fn record(&mut self, _: impl FnOnce() -> S) {}
}

/// Keeps every step in order.
impl<S> Trace<S> for Vec<S> {
    fn record(&mut self, step: impl FnOnce() -> S) {
        self.push(step());
    }
}
