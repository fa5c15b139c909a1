//! What a caller wishes of a search of two sphere trees.

/// How the distance of two triangles is found, at the bottom of the trees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Bottom {
    /// By Gilbert's method, as Sato et al. have it; accurate to rounding, and triangles overlap or not to rounding.
    Gilbert,
    /// By their features, 0 exactly when they meet: the same bits as [`nearpoint_geometry::closest::clearance`].
    #[default]
    Features,
}

/// How to search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BubbleSettings {
    /// The relative error α: the answer is at most (1 + α) times the true distance. 0, below it or not a number: none.
    pub alpha: f64,
    /// What is asked where two leaves come together.
    pub bottom: Bottom,
}

impl Default for BubbleSettings {
    fn default() -> Self {
        Self {
            alpha: 0.0,
            bottom: Bottom::default(),
        }
    }
}

impl BubbleSettings {
    /// By how much the true distance may be exceeded, as a factor.
    pub(super) fn factor(&self) -> f64 {
        1.0 + self.alpha.max(0.0)
    }
}
