//! Builds a sheet that bends towards sphere A of table 2.1, more in each cycle: its faces are not rigid.

use std::f64::consts::PI;

use nearpoint_geometry::{Point, Vector};
use nearpoint_published::predictive::Part;

use crate::shapes::sin_cos;

#[derive(Debug)]
pub(super) struct Sheet {
    pub triangles: Vec<[u32; 3]>,
    pub from: Vec<Point>,
    to: Vec<Point>,
}

/// The speed of the centre, in voxels a cycle.
const SPEED: f64 = 0.02;
const LENGTH: f64 = 6.0;
const WIDTH: f64 = 4.0;

impl Sheet {
    /// Builds the sheet at a cycle and, predicted vertex by vertex, at the next. Each of its cells, `across` by `along`, has
    /// two faces.
    pub fn at(across: u32, along: u32, cycle: u32) -> Self {
        let [before, from] = [cycle - 1, cycle].map(|cycle| positions(across, along, cycle));
        let to = before.iter().zip(&from).map(|(p, q)| q + (q - p)).collect();
        let at = |i: u32, j: u32| i * (along + 1) + j;
        let cells = (0..across).flat_map(|i| (0..along).map(move |j| (i, j)));
        let halves = |(i, j)| {
            let [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
            [[a, b, c], [a, c, d]]
        };
        Self {
            triangles: cells.flat_map(halves).collect(),
            from,
            to,
        }
    }

    /// Returns the sheet as a part that deforms in the cycle.
    pub fn part(&self) -> Part<'_> {
        Part::Deforming {
            triangles: &self.triangles,
            from: &self.from,
            to: &self.to,
        }
    }
}

/// Returns the vertices, bent as half a wave along the sheet's length, so that its ends stay.
fn positions(across: u32, along: u32, cycle: u32) -> Vec<Point> {
    let centre = Point::new(5.4, 3.8, 1.6);
    let towards = Vector::new(-0.75, -0.45, 0.4).normalize();
    let side = towards.cross(&Vector::z()).normalize();
    let up = side.cross(&towards);
    let fraction = |i: u32, of: u32| f64::from(i) / f64::from(of) - 0.5;
    let height = SPEED * f64::from(cycle);
    let at = |i, j| {
        let (u, v) = (fraction(i, across), fraction(j, along));
        let (_, bend) = sin_cos(PI * u);
        centre + side * (LENGTH * u) + up * (WIDTH * v) + towards * (height * bend)
    };
    let all = (0..=across).flat_map(|i| (0..=along).map(move |j| (i, j)));
    all.map(|(i, j)| at(i, j)).collect()
}
