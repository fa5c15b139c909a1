//! Draws pairs of triangles of every difficult kind.

use crate::Random;
use nearpoint_geometry::{Point, Vector};

/// A triangle by its corners.
pub type Triangle = [Point; 3];

/// A kind of pair: its name, the smallest counts of separate, touching and crossing pairs among ten thousand, and the
/// function that draws one.
#[derive(Debug, Clone, Copy)]
pub struct PairGenerator {
    /// The name of the kind.
    pub name: &'static str,
    /// The smallest counts. A run with fewer no longer tests the purpose of the kind.
    pub min_counts: [u64; 3],
    draw: fn(&mut Random) -> [Triangle; 2],
}

/// All kinds of pairs.
pub const PAIR_GENERATORS: [PairGenerator; 9] = [
    kind("anywhere", [3300, 0, 660], anywhere),
    kind("on a coarse grid", [1300, 2000, 200], |r| on_grid(r, 3)),
    kind("on a finer grid", [2000, 330, 660], |r| on_grid(r, 6)),
    kind("with shared corners", [0, 5300, 330], with_shared_corners),
    kind("in one oblique plane", [1300, 4700, 0], in_one_plane),
    kind("nearly in one plane", [330, 660, 330], nearly_in_one_plane),
    kind("a corner on an edge or a face", [660, 1660, 660], corner_on),
    kind("degenerate", [1300, 1000, 0], degenerate),
    kind("needles", [2000, 0, 100], needles),
];

const fn kind(
    name: &'static str,
    min_counts: [u64; 3],
    draw: fn(&mut Random) -> [Triangle; 2],
) -> PairGenerator {
    PairGenerator {
        name,
        min_counts,
        draw,
    }
}

impl PairGenerator {
    /// Draws a pair of this kind, as it is, scaled, or far from the origin.
    pub fn pair(&self, random: &mut Random) -> [Triangle; 2] {
        let pair = (self.draw)(random);
        let scale = match random.below(3) {
            0 => 1.0,
            1 => 10_f64.powf(6.0 * random.signed()),
            _ => 2_f64.powi(random.below(41) as i32 - 20),
        };
        let far = random.pick(&[0.0, 0.0, 0.0, 1e7]);
        let offset: Vector = random.vector(far);
        pair.map(|t| t.map(|p| p * scale + offset))
    }
}

fn corners(mut corner: impl FnMut() -> Point) -> Triangle {
    [corner(), corner(), corner()]
}

fn anywhere(r: &mut Random) -> [Triangle; 2] {
    [(); 2].map(|()| corners(|| r.point()))
}

fn on_grid(r: &mut Random, n: u64) -> [Triangle; 2] {
    [(); 2].map(|()| corners(|| r.grid(n)))
}

fn with_shared_corners(r: &mut Random) -> [Triangle; 2] {
    let a = corners(|| r.point());
    let mut b = a;
    for corner in &mut b[..1 + r.index(2)] {
        *corner = r.point();
    }
    [a, b]
}

fn in_one_plane(r: &mut Random) -> [Triangle; 2] {
    let [u, v, from] = [(); 3].map(|()| r.grid(9).coords - Vector::repeat(4.0));
    let mut corner = || Point::from(from + u * r.below(7) as f64 + v * r.below(7) as f64);
    [(); 2].map(|()| corners(&mut corner))
}

fn nearly_in_one_plane(r: &mut Random) -> [Triangle; 2] {
    let [u, v, from] = [(); 3].map(|()| r.point().coords);
    let mut corner = || {
        let p = Point::from(from + u * r.below(5) as f64 + v * r.below(5) as f64);
        p.map(|x| if r.below(4) == 0 { x.next_up() } else { x })
    };
    [(); 2].map(|()| corners(&mut corner))
}

fn corner_on(r: &mut Random) -> [Triangle; 2] {
    let a = corners(|| r.grid(9));
    let weights = r.pick(&[
        [2.0, 2.0, 0.0],
        [1.0, 1.0, 2.0],
        [1.0, 3.0, 0.0],
        [5.0, -1.0, 0.0],
    ]);
    let sum: Vector = (0..3).map(|i| a[i].coords * weights[i]).sum();
    let apex = Point::from(sum / 4.0);
    // Sometimes the corner only passes through, and the triangle continues to its opposite edge.
    let b = if r.below(2) == 0 {
        [apex, r.grid(9), r.grid(9)]
    } else {
        [r.grid(9), apex + (apex - r.grid(9)), r.grid(9)]
    };
    [a, b]
}

fn degenerate(r: &mut Random) -> [Triangle; 2] {
    let n = r.pick(&[2, 3, 5]);
    let a = corners(|| r.grid(n));
    let p = r.grid(n);
    let d = r.grid(3) - Point::new(1.0, 1.0, 1.0);
    let thin = corners(|| p + d * r.below(4) as f64);
    let other = if r.below(3) == 0 {
        [a[0], a[1], a[0]]
    } else {
        a
    };
    if r.below(2) == 0 {
        [thin, other]
    } else {
        [other, thin]
    }
}

fn needles(r: &mut Random) -> [Triangle; 2] {
    [(); 2].map(|()| needle(r))
}

/// Draws a long triangle, about as thin as f64 allows, and near the origin.
pub fn needle(r: &mut Random) -> Triangle {
    let through = r.point() * 0.01;
    let along = r.point().coords;
    let width = 10_f64.powi(-(r.below(16) as i32));
    let thin = r.vector(width);
    [through - along, through + along, through + thin]
}
