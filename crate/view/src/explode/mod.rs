//! Draws parts apart from each other: sub-assemblies move apart first, then the parts in them. The explosion belongs to
//! the view: the scene does not change, and reports are about the true poses of the parts.

mod siblings;
#[cfg(test)]
mod tests;
mod tree;

pub use siblings::{Piece, separate};

use nearpoint_geometry::nalgebra::Translation3;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{Part, PartId, Placement, Scene};

use crate::interact::extent;

/// An exploded view: the displacement of each part of a scene. A part that moves meanwhile keeps its displacement.
#[derive(Debug, Clone)]
pub struct Explosion {
    fraction: f64,
    /// The displacement of each part in each step, in order of the parts' ids.
    displacements: Vec<(PartId, Vec<Vector>)>,
    steps: usize,
}

impl Explosion {
    /// Computes the displacements of the scene's parts, and shows this fraction of them, 0…1.
    // Not inlined, like those below: the WebAssembly split finds them by name, and loads them with the first explosion.
    #[inline(never)]
    pub fn new(scene: &Scene, fraction: f64) -> Self {
        let parts: Vec<&Part> = scene.parts().iter().map(|part| &**part).collect();
        let displacements = tree::displacements(&parts);
        Self {
            fraction,
            steps: displacements.iter().map(Vec::len).max().unwrap_or(0),
            displacements: parts
                .iter()
                .map(|part| part.id)
                .zip(displacements)
                .collect(),
        }
    }

    /// Returns the fraction of the displacements that is shown, 0…1.
    pub fn fraction(&self) -> f64 {
        self.fraction
    }

    /// Sets the fraction of the displacements that is shown.
    pub fn set_fraction(&mut self, fraction: f64) {
        self.fraction = fraction;
    }

    /// Returns whether the displacements belong to the parts that the scene has now.
    #[inline(never)]
    pub fn is_current(&self, scene: &Scene) -> bool {
        let parts = scene.parts().iter().map(|part| part.id);
        self.displacements.iter().map(|(part, _)| *part).eq(parts)
    }

    /// Returns the displacement of a part at a fraction of the explosion. The steps follow one after the other.
    #[inline(never)]
    pub fn displacement(&self, part: PartId, fraction: f64) -> Vector {
        let found = self
            .displacements
            .binary_search_by_key(&part, |(id, _)| *id);
        let Ok(found) = found else {
            return Vector::zeros();
        };
        let at = fraction * self.steps as f64;
        let ways = self.displacements[found].1.iter().enumerate();
        ways.map(|(step, way)| way * (at - step as f64).clamp(0.0, 1.0))
            .sum()
    }

    /// Returns the poses at which the explosion draws all parts, in order of their ids.
    #[inline(never)]
    pub fn placements(&self, scene: &Scene, fraction: f64) -> Vec<Placement> {
        let apart = ExplosionState {
            explosion: self,
            fraction,
        };
        let parts = scene.parts().iter();
        parts
            .map(|part| Placement(part.id, apart.pose(part)))
            .collect()
    }
}

/// The exploded view of a scene at a given fraction of the parts' displacements.
#[derive(Debug, Clone, Copy)]
pub struct ExplosionState<'a> {
    /// The displacements of the parts.
    pub explosion: &'a Explosion,
    /// The fraction of the displacements, 0…1.
    pub fraction: f64,
}

impl ExplosionState<'_> {
    /// Returns the pose at which a part is drawn; its rotation is the true one.
    #[inline(never)]
    pub fn pose(&self, part: &Part) -> Pose {
        let way = self.explosion.displacement(part.id, self.fraction);
        let to = Translation3::from(part.pose.translation.vector + way);
        Pose::from_parts(to, part.pose.rotation)
    }

    /// Returns the corners of the boxes around these parts, or else around all visible ones, as the explosion draws
    /// them.
    #[inline(never)]
    pub fn extent(&self, scene: &Scene, parts: Option<&[PartId]>) -> Vec<Point> {
        extent(scene, parts, |part| self.pose(part))
    }
}
