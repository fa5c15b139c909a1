//! Draws parts apart from each other: sub-assemblies move apart first, then the parts in them. It is a state of the view:
//! the scene does not change, and answers are for the true poses of the parts.

mod siblings;
#[cfg(test)]
mod tests;
mod tree;

pub use siblings::{Piece, apart};

use nearpoint_geometry::nalgebra::Translation3;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{Part, PartId, Placement, Scene};

use crate::interact::extent;

/// The displacements of the parts of a scene. Parts that are moved meanwhile keep their displacements.
#[derive(Debug, Clone)]
pub struct Explosion {
    share: f64,
    /// The displacement of each part in each step, in order of the parts' ids.
    ways: Vec<(PartId, Vec<Vector>)>,
    steps: usize,
}

impl Explosion {
    /// Computes the displacements of the scene's parts, and shows this share of them, 0…1.
    // Never inlined, as what follows: loaded with the first picture that is exploded, by these names.
    #[inline(never)]
    pub fn of(scene: &Scene, share: f64) -> Self {
        let parts: Vec<&Part> = scene.parts().iter().map(|part| &**part).collect();
        let ways = tree::ways(&parts);
        Self {
            share,
            steps: ways.iter().map(Vec::len).max().unwrap_or(0),
            ways: parts.iter().map(|part| part.id).zip(ways).collect(),
        }
    }

    /// Returns the share of the displacements that is shown, 0…1.
    pub fn share(&self) -> f64 {
        self.share
    }

    /// Sets the share of the displacements that is shown.
    pub fn set_share(&mut self, share: f64) {
        self.share = share;
    }

    /// Returns whether the displacements belong to the parts that the scene has now.
    #[inline(never)]
    pub fn is_of(&self, scene: &Scene) -> bool {
        let parts = scene.parts().iter().map(|part| part.id);
        self.ways.iter().map(|(part, _)| *part).eq(parts)
    }

    /// Returns the displacement of a part at a share of the explosion. The steps follow one after the other.
    #[inline(never)]
    pub fn way(&self, part: PartId, share: f64) -> Vector {
        let found = self.ways.binary_search_by_key(&part, |(id, _)| *id);
        let Ok(found) = found else {
            return Vector::zeros();
        };
        let at = share * self.steps as f64;
        let ways = self.ways[found].1.iter().enumerate();
        ways.map(|(step, way)| way * (at - step as f64).clamp(0.0, 1.0))
            .sum()
    }

    /// Returns the poses at which all parts are drawn, in order of their ids.
    #[inline(never)]
    pub fn placements(&self, scene: &Scene, share: f64) -> Vec<Placement> {
        let apart = Apart {
            explosion: self,
            share,
        };
        let parts = scene.parts().iter();
        parts
            .map(|part| Placement(part.id, apart.pose(part)))
            .collect()
    }
}

/// An explosion at a given share.
#[derive(Debug, Clone, Copy)]
pub struct Apart<'a> {
    /// The displacements of the parts.
    pub explosion: &'a Explosion,
    /// The share of the displacements, 0…1.
    pub share: f64,
}

impl Apart<'_> {
    /// Returns the pose at which a part is drawn; its rotation is the true one.
    #[inline(never)]
    pub fn pose(&self, part: &Part) -> Pose {
        let way = self.explosion.way(part.id, self.share);
        let to = Translation3::from(part.pose.translation.vector + way);
        Pose::from_parts(to, part.pose.rotation)
    }

    /// Returns the corners of the boxes around these parts, or around all visible ones.
    #[inline(never)]
    pub fn extent(&self, scene: &Scene, parts: Option<&[PartId]>) -> Vec<Point> {
        extent(scene, parts, |part| self.pose(part))
    }
}
