//! Computes the potential from distances.

use super::NO_OBSTACLE;
use super::cubes::ObstacleDistances;
use crate::planning::Space;

/// The distances of obstacles from the centre of each voxel.
pub(super) enum Distances<'a> {
    /// The g of each obstacle.
    Each(&'a [ObstacleDistances]),
    /// The least g of all.
    All(Vec<u16>),
    /// The square of the least g of all, by the Euclidean distance.
    Squared(Vec<Option<u32>>),
}

impl Distances<'_> {
    /// Writes P_o (4.4) of consecutive voxels from `first` on, one for each number in `to`. `by_g` has the potentials of the
    /// whole numbers.
    pub fn potentials(&self, p_max: f64, by_g: &[f64], first: usize, to: &mut [f64]) {
        let these = first..first + to.len();
        match self {
            Self::Each(obstacles) => {
                let mut least = vec![NO_OBSTACLE; to.len()];
                for near in *obstacles {
                    for (g, &other) in least.iter_mut().zip(&near[these.clone()]) {
                        *g = other.min(*g);
                    }
                }
                look_up(by_g, &least, to);
            }
            Self::All(g) => look_up(by_g, &g[these], to),
            Self::Squared(squared) => {
                for (p, squared) in to.iter_mut().zip(&squared[these]) {
                    *p = squared.map_or(0.0, |s| p_max / (1.0 + f64::from(s).sqrt()));
                }
            }
        }
    }
}

/// Returns (4.2) for all whole numbers g of a space; beyond them there is no obstacle.
pub(super) fn potentials_by_g(space: &Space, p_max: f64) -> Vec<f64> {
    let most = 2 * space.side() * space.axes() as u32;
    (0..=most).map(|g| p_max / (1.0 + f64::from(g))).collect()
}

fn look_up(by_g: &[f64], g: &[u16], to: &mut [f64]) {
    for (p, &g) in to.iter_mut().zip(g) {
        *p = by_g.get(usize::from(g)).copied().unwrap_or(0.0);
    }
}
