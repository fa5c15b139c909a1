//! What sharing costs, as a model: the forecast alone has it for nothing, and then more workers are never slower.

/// Microseconds, as chosen, not measured.
#[derive(Debug, Clone, Copy)]
pub(super) struct Model {
    /// To wake each further worker, one after another.
    pub wake: f64,
    /// For each access to shared memory, where workers queue up.
    pub access: f64,
}

impl Model {
    /// On top of a forecast.
    pub fn cost(&self, workers: usize, accesses: usize) -> f64 {
        match workers {
            0 | 1 => 0.0,
            _ => self.wake * (workers - 1) as f64 + self.access * accesses as f64,
        }
    }
}
