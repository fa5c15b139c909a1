//! The options of a search of two sphere trees.

/// The method that finds the distance of two triangles at the leaves of the sphere trees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LeafMethod {
    /// Gilbert's method, as Sato et al. use it. It is accurate to rounding, also about whether triangles overlap.
    Gilbert,
    /// The features of the triangles; the distance is 0 exactly when they intersect. The bits are those of
    /// [`nearpoint_geometry::closest::clearance`].
    #[default]
    Features,
}

/// The settings of a search of two sphere trees.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BubbleSettings {
    /// The relative error α: the answer is at most (1 + α) times the true distance. A negative value or NaN counts as 0.
    pub alpha: f64,
    /// The method that measures two triangles when the search reaches two leaves.
    pub leaf_method: LeafMethod,
}

impl Default for BubbleSettings {
    fn default() -> Self {
        Self {
            alpha: 0.0,
            leaf_method: LeafMethod::default(),
        }
    }
}

impl BubbleSettings {
    /// Returns the factor by which the answer may exceed the true distance.
    pub(super) fn factor(&self) -> f64 {
        1.0 + self.alpha.max(0.0)
    }
}
