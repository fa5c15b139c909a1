//! Stores the user's accuracy: the largest distance of surfaces from their triangles.

use super::assembly::Assembly;
use crate::error::{Result, invalid_file};
use crate::options::ImportOptions;
use nearpoint_message::message;

/// The largest distance of surfaces from their triangles, in millimetres.
#[derive(Debug, Clone)]
pub(crate) struct Accuracy {
    /// The accuracy of all products; none if it depends on the size of the model.
    pub(super) usual: Option<f64>,
    /// The accuracy of single products, by the index of an instance.
    pub(super) by_instance: Vec<(usize, f64)>,
}

impl Accuracy {
    /// Returns the user's accuracy for a file whose first part has the index `first`.
    pub(crate) fn of(options: &ImportOptions, first: usize) -> Self {
        let own = options.accuracies.iter();
        let own = own.filter_map(|&(part, requested)| Some((part.checked_sub(first)?, requested)));
        Self {
            usual: options.accuracy,
            by_instance: own.collect(),
        }
    }

    pub(super) fn check(&self) -> Result<()> {
        let own = self.by_instance.iter().map(|&(_, requested)| requested);
        own.chain(self.usual).try_for_each(check)
    }

    /// Returns the finest accuracy of the product's instances.
    pub(super) fn finest_for(&self, assembly: &Assembly, product: usize) -> Option<f64> {
        let is_meant = |number: usize| {
            let instance = assembly.instances.get(number);
            instance.is_some_and(|instance| instance.product == product)
        };
        let own = self
            .by_instance
            .iter()
            .filter(|(number, _)| is_meant(*number));
        own.map(|&(_, requested)| requested).reduce(f64::min)
    }
}

pub(super) fn check(requested: f64) -> Result<()> {
    if requested.is_finite() && requested > 0.0 {
        return Ok(());
    }
    let problem = message!("step-no-surface-within", requested);
    Err(invalid_file(problem, message!("step-wish-accuracy-above")))
}
