//! Models the cost of sharing. The forecast alone neglects it, and then more workers are never slower.

/// The cost model, in microseconds that are chosen, not measured.
#[derive(Debug, Clone, Copy)]
pub(super) struct Model {
    /// The time to wake each further worker, one after another.
    pub wake: f64,
    /// The time of each access to shared memory, where workers queue up.
    pub access: f64,
}

impl Model {
    /// Returns the model's cost of sharing, a time to add to a forecast.
    pub fn cost(&self, workers: usize, accesses: usize) -> f64 {
        match workers {
            0 | 1 => 0.0,
            _ => self.wake * (workers - 1) as f64 + self.access * accesses as f64,
        }
    }
}
