//! Holds the user's accuracy: the largest distance of surfaces from their triangles.

use super::assembly::Assembly;
use crate::error::{Result, bad_file};
use crate::options::Wish;
use nearpoint_message::message;

/// The largest distance of surfaces from their triangles, in millimetres.
#[derive(Debug, Clone)]
pub(crate) struct Accuracy {
    /// The accuracy of all products; by default it depends on the size of the model.
    pub(super) of_all: Option<f64>,
    /// The accuracy of the products of single instances.
    pub(super) of_some: Vec<(usize, f64)>,
}

impl Accuracy {
    /// Returns the user's accuracy for a file whose first part has the number `first`.
    pub(crate) fn of(wish: &Wish, first: usize) -> Self {
        let own = wish.accuracies.iter();
        let own = own.filter_map(|&(part, wished)| Some((part.checked_sub(first)?, wished)));
        Self {
            of_all: wish.accuracy,
            of_some: own.collect(),
        }
    }

    pub(super) fn check(&self) -> Result<()> {
        let own = self.of_some.iter().map(|&(_, wished)| wished);
        own.chain(self.of_all).try_for_each(check)
    }

    /// Returns the finest accuracy of the product's instances.
    pub(super) fn own(&self, assembly: &Assembly, product: usize) -> Option<f64> {
        let is_meant = |number: usize| {
            let instance = assembly.instances.get(number);
            instance.is_some_and(|instance| instance.product == product)
        };
        let own = self.of_some.iter().filter(|(number, _)| is_meant(*number));
        own.map(|&(_, wished)| wished).reduce(f64::min)
    }
}

pub(super) fn check(wished: f64) -> Result<()> {
    if wished.is_finite() && wished > 0.0 {
        return Ok(());
    }
    let problem = message!("step-no-surface-within", wished);
    Err(bad_file(problem, message!("step-wish-accuracy-above")))
}
