//! Implements step 1: the boxes of the parts, and their overlaps.

use super::bounds_mode::BoundsMode;
use super::moving_triangles::MovingTriangles;
use super::part::Step;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::tolerance::DISTANCE_NOISE;

/// The world-aligned boxes of all parts during a step, and the overlaps of any two.
#[derive(Debug, Clone)]
pub struct Boxes {
    /// A box for each part.
    pub parts: Vec<Aabb>,
    /// The overlaps in order of the parts' numbers.
    pub regions: Vec<Region>,
}

impl Boxes {
    /// Returns the box around all parts.
    pub(super) fn all(&self) -> Aabb {
        self.parts.iter().fold(Aabb::EMPTY, |all, b| all.union(b))
    }

    /// Returns the largest absolute value of any coordinate of the boxes, in the world.
    pub(super) fn max_abs_coordinate(&self) -> f64 {
        self.parts
            .iter()
            .map(Aabb::max_abs_coordinate)
            .fold(0.0, f64::max)
    }
}

/// The overlap of two parts' boxes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Region {
    /// The numbers of the parts, in order.
    pub parts: [u32; 2],
    /// The overlap.
    pub bounds: Aabb,
}

/// Builds the boxes of the parts, over the whole step or at its beginning, and finds the overlaps of any two.
pub fn boxes(step: &Step<'_>, bounds: BoundsMode) -> Boxes {
    overlaps(
        step.parts
            .iter()
            .map(|part| part_box(part, bounds))
            .collect(),
    )
}

/// Returns the overlaps of any two of the boxes.
pub(super) fn overlaps(parts: Vec<Aabb>) -> Boxes {
    let mut regions = Vec::new();
    for (i, a) in parts.iter().enumerate() {
        for (j, b) in parts.iter().enumerate().skip(i + 1) {
            if a.overlaps(b) {
                regions.push(Region {
                    parts: [i as u32, j as u32],
                    bounds: Aabb {
                        lo: a.lo.sup(&b.lo),
                        hi: a.hi.inf(&b.hi),
                    },
                });
            }
        }
    }
    Boxes { parts, regions }
}

fn part_box(part: &MovingTriangles<'_>, bounds: BoundsMode) -> Aabb {
    let from = Aabb::from_points(part.from.iter());
    match bounds {
        BoundsMode::Instant => from,
        BoundsMode::Swept => {
            let both = from.union(&Aabb::from_points(part.to.iter()));
            both.grown(part.deviation + DISTANCE_NOISE * both.max_abs_coordinate())
        }
    }
}
