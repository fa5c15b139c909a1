//! Caches the sphere models of a scene's shapes.

use std::sync::Arc;

use nearpoint_geometry::bounds::spheres::{SphereModel, SphereSettings, SpheresError};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::shape::Shape;

/// A cache of sphere models of one accuracy.
#[derive(Debug, Default)]
pub(crate) struct SphereModels {
    accuracy: f64,
    models: Vec<(Arc<Shape>, Arc<SphereModel>)>,
}

/// The largest number of spheres of one shape, and below of all together: 32 bytes each.
const MAX_SPHERES_PER_SHAPE: usize = 1 << 20;
const MAX_SPHERES: usize = 1 << 23;

impl SphereModels {
    /// Creates a cache without models; `accuracy` is the radius of their smallest spheres.
    pub fn new(accuracy: f64) -> Self {
        Self {
            accuracy,
            models: Vec::new(),
        }
    }

    /// Returns the smallest radius of the spheres.
    pub fn accuracy(&self) -> f64 {
        self.accuracy
    }

    /// Drops the models of all shapes but those to keep.
    pub fn retain(&mut self, keep: impl Fn(&Arc<Shape>) -> bool) {
        self.models.retain(|(shape, _)| keep(shape));
    }

    /// Returns the sphere model of a shape, or the reason why there is none. A missing model is computed.
    pub fn get(
        &mut self,
        shape: &Arc<Shape>,
        executor: &impl Executor,
    ) -> Result<Result<Arc<SphereModel>, SpheresError>, Interrupted> {
        let mut models = self.models.iter();
        if let Some((_, model)) = models.find(|(known, _)| Arc::ptr_eq(known, shape)) {
            return Ok(Ok(model.clone()));
        }
        let spheres: usize = self
            .models
            .iter()
            .map(|(_, model)| model.len() as usize)
            .sum();
        let settings = SphereSettings {
            limit: MAX_SPHERES_PER_SHAPE.min(MAX_SPHERES.saturating_sub(spheres)),
            ..SphereSettings::new(self.accuracy)
        };
        match SphereModel::build(shape, &settings, executor, &mut ()) {
            Ok(model) => {
                let model = Arc::new(model);
                self.models.push((shape.clone(), model.clone()));
                Ok(Ok(model))
            }
            Err(SpheresError::Interrupted) => Err(Interrupted),
            Err(error) => Ok(Err(error)),
        }
    }
}
