//! Divides the world into cubes.

use super::boxes::Boxes;
use super::candidates::{Candidates, Face};
use super::part::StepError;
use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;

/// The largest number of levels. Cubes are numbered along each axis by 32 bits, and a world of 10⁶ leaves an edge is fine
/// enough.
pub const MAX_DEPTH: u32 = 20;

/// The number of times that the world cube is halved.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Depth {
    /// Halved until a leaf is as large as a face: `w = L/2^l` with the world's edge `L` and the mean `w` of the candidates'
    /// longest edges, to the nearest `l`.
    #[default]
    FaceSize,
    /// Halved this many times.
    Given(u32),
}

/// An axis-aligned cube: the world cube, or one of its parts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AlignedCube {
    /// The corner of smallest coordinates.
    pub lo: Point,
    /// The length of an edge.
    pub edge: f64,
}

/// The world cube that is divided, and the number of times that it is halved.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cubes {
    /// The whole world.
    pub world: AlignedCube,
    /// The number of halvings, at most [`MAX_DEPTH`]; 0 in a world without size.
    pub depth: u32,
}

impl Cubes {
    /// Returns the length of a leaf cube's edge.
    pub fn leaf(&self) -> f64 {
        self.world.edge / f64::from(1_u32 << self.depth)
    }

    /// Returns cubes with the same leaves, in a world that contains all parts.
    pub(super) fn grown_to_contain(&self, boxes: &Boxes) -> Self {
        let all = boxes.all();
        if !has_size(&self.world) {
            let world = bounding_cube(&all);
            return Self { world, depth: 0 };
        }
        let (world, doublings) = grown(self.world, &all);
        Self {
            world,
            depth: (self.depth + doublings).min(MAX_DEPTH),
        }
    }

    /// Returns the cube of `size` leaves an edge whose first leaf has this number.
    pub(super) fn cube(&self, first: [u32; 3], size: u32) -> AlignedCube {
        let leaf = self.leaf();
        AlignedCube {
            lo: self.world.lo
                + nearpoint_geometry::Vector::from(first.map(|i| f64::from(i) * leaf)),
            edge: f64::from(size) * leaf,
        }
    }
}

/// Chooses the world cube, around all parts or the given one, and its depth. A given one that does not contain all
/// parts is doubled until it does. Its depth grows as much, so that the leaves keep their positions and sizes.
///
/// # Errors
/// [`StepError::World`] when the given one has no size.
pub fn cubes(
    boxes: &Boxes,
    candidates: &Candidates,
    world: Option<AlignedCube>,
    depth: Depth,
) -> Result<Cubes, StepError> {
    let all = boxes.all();
    let (world, doublings) = match world {
        None => (bounding_cube(&all), 0),
        Some(world) if has_size(&world) => grown(world, &all),
        Some(_) => return Err(StepError::World),
    };
    let depth = match depth {
        Depth::Given(depth) => depth.saturating_add(doublings),
        Depth::FaceSize => halvings(world.edge, mean_longest_edge(candidates)),
    };
    let depth = if world.edge > 0.0 {
        depth.min(MAX_DEPTH)
    } else {
        0
    };
    Ok(Cubes { world, depth })
}

fn bounding_cube(all: &Aabb) -> AlignedCube {
    if all.is_empty() {
        return AlignedCube {
            lo: Point::origin(),
            edge: 0.0,
        };
    }
    AlignedCube {
        lo: all.lo,
        edge: (all.hi - all.lo).max(),
    }
}

fn has_size(world: &AlignedCube) -> bool {
    world.edge > 0.0 && world.edge.is_finite() && world.lo.iter().all(|x| x.is_finite())
}

/// Doubles the world, which has a size, until it contains `all`; returns it with the number of doublings.
fn grown(mut world: AlignedCube, all: &Aabb) -> (AlignedCube, u32) {
    let mut doublings = 0;
    let holds =
        |w: &AlignedCube| (0..3).all(|i| w.lo[i] <= all.lo[i] && all.hi[i] <= w.lo[i] + w.edge);
    while !(all.is_empty() || holds(&world)) && world.edge.is_finite() {
        for i in 0..3 {
            if all.lo[i] < world.lo[i] {
                world.lo[i] -= world.edge;
            }
        }
        world.edge *= 2.0;
        doublings += 1;
    }
    (world, doublings)
}

/// Returns how often to halve `edge` to come nearest to `size`, by their ratio; 0 if there is no size.
fn halvings(mut edge: f64, size: f64) -> u32 {
    let mut times = 0;
    while edge > size * std::f64::consts::SQRT_2 && times < MAX_DEPTH {
        edge /= 2.0;
        times += 1;
    }
    times
}

/// Returns the mean of the candidates' longest edges, but at least twice the growth of the faces' boxes.
fn mean_longest_edge(candidates: &Candidates) -> f64 {
    let longest = |[a, b, c]: &[Point; 3]| {
        let squares = [b - a, c - b, a - c].map(|e| e.norm_squared());
        squares.into_iter().fold(0.0, f64::max).sqrt()
    };
    let faces = &candidates.faces;
    let size = |face: &Face| {
        let grown = candidates.growth(face.swept.deviation);
        longest(&face.swept.from).max(2.0 * grown)
    };
    faces.iter().map(size).sum::<f64>() / faces.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_are_as_large_as_faces() {
        // This is the worked example of chapter 2.
        assert_eq!(halvings(1024.0, 32.0), 5);
        assert_eq!(
            [0.7, 0.72, 1.0, 1.4, 9.0].map(|size| halvings(1.0, size)),
            [1, 0, 0, 0, 0]
        );
        assert_eq!(halvings(1.0, 0.0), MAX_DEPTH);
        assert_eq!(halvings(1.0, f64::NAN), 0);
    }
}
