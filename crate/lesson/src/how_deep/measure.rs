//! What a level costs: counts, which no clock is needed for, and time.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::{SweptMethod, SweptTriangle, Travel, swept};
use nearpoint_geometry::published::octree::motion::{MoveSettings, Source, moved};
use nearpoint_geometry::published::octree::{Octree, Rule, WorldCube};
use nearpoint_geometry::published::predictive::by_octrees::{ByOctrees, TreePart, by_octrees};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Point, Pose};

use super::bout::{Bout, bouts};
use crate::error::LessonError;
use crate::made;

/// The levels that are measured. At the first a voxel is larger than a sphere.
pub(super) const LEVELS: std::ops::RangeInclusive<u32> = 2..=7;

/// Collisions of each size, as published.
const COLLISIONS: usize = 60;

/// Spheres of one size, and their collisions.
#[derive(Debug)]
pub(super) struct Size {
    pub faces: usize,
    /// The best level of figure 2.15.
    pub published: u32,
    pub shape: Arc<Shape>,
    longest_edge: f64,
    world: WorldCube,
    test: SweptMethod,
    bouts: Vec<Bout>,
}

/// Means over the collisions of one size at one level.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Cost {
    pub collisions: usize,
    /// Cubes that trees and voxels were compared with, to move the trees and to walk them.
    pub cells: f64,
    /// Cubes that interfere.
    pub cubes: f64,
    /// Faces that cross one, each once.
    pub faces: f64,
    /// How many such cubes one of these faces crosses.
    pub cubes_a_face: f64,
    pub pairs: f64,
    /// Milliseconds; none where the clock is too coarse.
    pub time: Option<Time>,
}

/// The mean, and how far the collisions are from it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Time {
    pub mean: f64,
    pub deviation: f64,
}

/// A collision as it is to be seen.
#[derive(Debug)]
pub(super) struct Seen {
    pub now: [Pose; 2],
    pub cubes: Vec<Aabb>,
    pub found: ByOctrees,
}

/// What one cycle took.
struct Look {
    found: ByOctrees,
    cells: usize,
}

impl Size {
    pub fn new(faces: usize, published: u32, test: SweptMethod) -> Result<Self, LessonError> {
        let shape = made::sphere(faces)?;
        Ok(Self {
            faces,
            published,
            longest_edge: made::longest_edge(&shape),
            world: made::world()?,
            test,
            bouts: bouts(&shape, COLLISIONS)?,
            shape,
        })
    }

    pub fn voxel(&self, level: u32) -> f64 {
        self.world.cell_size(level)
    }

    /// The mean of the faces' longest edges, in voxels.
    pub fn edge_in_voxels(&self, level: u32) -> f64 {
        self.longest_edge / self.voxel(level)
    }

    /// The level whose voxels are as large as the faces, by their ratio: w = L/2^l to the nearest l.
    pub fn as_large_as_faces(&self) -> u32 {
        let far = |level: &u32| {
            self.edge_in_voxels(*level)
                .max(1.0 / self.edge_in_voxels(*level))
        };
        let nearest = LEVELS.min_by(|a, b| far(a).total_cmp(&far(b)));
        nearest.unwrap_or(*LEVELS.start())
    }

    /// How many collisions there is time for: all at the levels that matter, fewer where each is long.
    fn affordable(&self, level: u32) -> usize {
        const BUDGET: usize = 4_000_000;
        let pairs = (self.faces * self.faces) >> (2 * (level - LEVELS.start()));
        let cells = 50 << (2 * level);
        (BUDGET / (pairs + cells)).clamp(3, self.bouts.len())
    }

    pub fn measure(&self, level: u32, now: fn() -> f64) -> Result<Cost, LessonError> {
        let bouts = &self.bouts[..self.affordable(level)];
        let mut cost = Cost {
            collisions: bouts.len(),
            ..Cost::default()
        };
        let mut times = Vec::with_capacity(bouts.len());
        for bout in bouts {
            let sources = self.sources(bout, level)?;
            let began = now();
            let look = self.look(bout, &sources)?;
            times.push(now() - began);
            let crossings: usize = look.found.faces.iter().map(Vec::len).sum();
            cost.cells += (look.cells + look.found.counts.cells) as f64;
            cost.cubes += look.found.counts.cubes as f64;
            cost.faces += look.found.counts.faces as f64;
            cost.cubes_a_face += crossings as f64;
            cost.pairs += look.found.counts.pairs as f64;
        }
        cost.cubes_a_face /= cost.faces;
        for sum in [
            &mut cost.cells,
            &mut cost.cubes,
            &mut cost.faces,
            &mut cost.pairs,
        ] {
            *sum /= bouts.len() as f64;
        }
        cost.time = Time::of(&times);
        Ok(cost)
    }

    /// The first of the collisions.
    pub fn seen(&self, level: u32) -> Result<Seen, LessonError> {
        let bout = &self.bouts[0];
        let found = self.look(bout, &self.sources(bout, level)?)?.found;
        let place = |one: &_| self.world.place(one, level);
        Ok(Seen {
            now: bout.now,
            cubes: found.cubes.iter().map(|one| place(&one.cube)).collect(),
            found,
        })
    }

    /// The trees where the spheres were first seen.
    fn sources(&self, bout: &Bout, level: u32) -> Result<[Source; 2], LessonError> {
        let (world, rule) = (self.world, Rule::AnyContact);
        let built = |at| Octree::of_shape(&self.shape, at, world, level, rule, &Serial);
        let [a, b] = &bout.first;
        Ok([Source::of(&built(a)?), Source::of(&built(b)?)])
    }

    /// A whole cycle: the trees are moved, then both stages.
    fn look(&self, bout: &Bout, sources: &[Source; 2]) -> Result<Look, LessonError> {
        let to_now = |i: usize| {
            let since = bout.now[i] * bout.first[i].inverse();
            moved(&sources[i], &since, &MoveSettings::default(), &Serial)
        };
        let trees = [to_now(0)?, to_now(1)?];
        let part = |i: usize| TreePart {
            shape: &self.shape,
            in_world: bout.now[i],
            octree: &trees[i].octree,
        };
        let travels = [self.travel(bout, 0)?, self.travel(bout, 1)?];
        let meet = |a: u32, s, b: u32, t| {
            let [a, b] = [(a, s), (b, t)].map(|(part, triangle)| {
                let corners = self.shape.triangle(triangle);
                SweptTriangle::of_part(&corners, &travels[part as usize])
            });
            swept(&a, &b, self.test).meets()
        };
        Ok(Look {
            found: by_octrees(&[part(0), part(1)], meet, &Serial)?,
            cells: trees.iter().map(|tree| tree.counts.cube_tests).sum(),
        })
    }

    fn travel(&self, bout: &Bout, i: usize) -> Result<Travel, LessonError> {
        let travel = Travel::new(bout.now[i], bout.next[i], Point::origin());
        travel.map_err(|error| LessonError::Impossible {
            reason: error.to_string(),
        })
    }
}

impl Time {
    fn of(times: &[f64]) -> Option<Self> {
        let count = times.len() as f64;
        let mean = times.iter().sum::<f64>() / count;
        let squares = times.iter().map(|time| (time - mean) * (time - mean));
        let deviation = (squares.sum::<f64>() / count).sqrt();
        (mean > 0.0).then_some(Self { mean, deviation })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Coarse cubes hold many faces, and so many pairs; fine ones hold a face many times over.
    #[test]
    fn deeper_trees_have_fewer_pairs_and_more_cubes() {
        let size = Size::new(360, 4, SweptMethod::Hull).unwrap();
        assert_eq!(
            (size.bouts.len(), size.as_large_as_faces()),
            (COLLISIONS, 4)
        );
        let at = |level| size.measure(level, || 0.0).unwrap();
        let [shallow, deep] = [at(3), at(6)];
        assert!(shallow.pairs > 5.0 * deep.pairs, "{shallow:?} {deep:?}");
        assert!(deep.cells > 5.0 * shallow.cells, "{shallow:?} {deep:?}");
        assert!(
            deep.cubes_a_face > 1.3 * shallow.cubes_a_face,
            "{shallow:?} {deep:?}"
        );
        assert!(shallow.time.is_none(), "the clock stands still");
        let found = size.seen(5).unwrap().found;
        assert!(found.counts.colliding > 0, "{:?}", found.counts);
    }
}
