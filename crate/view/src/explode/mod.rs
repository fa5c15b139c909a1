//! Parts drawn apart from each other: each goes away from what it is together with, sub-assemblies first, then what is in
//! them. It is a state of the view: the scene stays as it is, and answers are about where the parts are.

mod siblings;
#[cfg(test)]
mod tests;
mod tree;

pub use siblings::{Piece, apart};

use nearpoint_geometry::nalgebra::Translation3;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{Part, PartId, Placement, Scene};

use crate::interact::extent;

/// How far each part of a scene goes. Parts that are moved meanwhile take their ways with them.
#[derive(Debug, Clone)]
pub struct Explosion {
    share: f64,
    /// Of each part, in order of their ids, how far it goes in each step.
    ways: Vec<(PartId, Vec<Vector>)>,
    steps: usize,
}

impl Explosion {
    /// Of the scene's parts where they are, to this share of their ways, 0…1.
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

    /// How much of their ways the parts have gone, 0…1.
    pub fn share(&self) -> f64 {
        self.share
    }

    /// The same parts, elsewhere on their ways.
    pub fn set_share(&mut self, share: f64) {
        self.share = share;
    }

    /// Whether it is of the parts that the scene has now.
    #[inline(never)]
    pub fn is_of(&self, scene: &Scene) -> bool {
        let parts = scene.parts().iter().map(|part| part.id);
        self.ways.iter().map(|(part, _)| *part).eq(parts)
    }

    /// How far a part is from where it is drawn, at a share of the ways. One step goes after the other.
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

    /// Where all parts are drawn, in order of their ids.
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

/// Parts as they are drawn apart.
#[derive(Debug, Clone, Copy)]
pub struct Apart<'a> {
    /// Whither.
    pub explosion: &'a Explosion,
    /// How far, 0…1.
    pub share: f64,
}

impl Apart<'_> {
    /// Where a part is drawn; turned as it is.
    #[inline(never)]
    pub fn pose(&self, part: &Part) -> Pose {
        let way = self.explosion.way(part.id, self.share);
        let to = Translation3::from(part.pose.translation.vector + way);
        Pose::from_parts(to, part.pose.rotation)
    }

    /// Corners of the boxes around these parts, or around all that are visible.
    #[inline(never)]
    pub fn extent(&self, scene: &Scene, parts: Option<&[PartId]>) -> Vec<Point> {
        extent(scene, parts, |part| self.pose(part))
    }
}
