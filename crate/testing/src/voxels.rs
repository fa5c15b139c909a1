//! Makes the surface of a set of unit cubes: notches, holes, arches, and edges with four faces.

use crate::Random;
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::shape::Soup;
use std::collections::BTreeSet;

/// Makes the surface of the cubes with these lowest corners.
pub fn voxels(cells: &[[i32; 3]]) -> Soup {
    let solid: BTreeSet<[i32; 3]> = cells.iter().copied().collect();
    let mut soup = Soup::default();
    for cell in &solid {
        for axis in 0..3 {
            for up in [0, 1] {
                let mut beside = *cell;
                beside[axis] += 2 * up - 1;
                if !solid.contains(&beside) {
                    face(&mut soup, cell, axis, up);
                }
            }
        }
    }
    soup
}

/// Draws one to six cubes that are connected by faces.
pub fn random_voxels(random: &mut Random) -> Vec<[i32; 3]> {
    let mut cells: Vec<[i32; 3]> = vec![[2, 2, 2]];
    for _ in 0..random.below(6) {
        let mut next = random.pick(&cells);
        next[random.index(3)] += random.pick(&[-1, 1]);
        cells.push(next);
    }
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Returns the class of two sets of cubes, the second shifted by so many halves: cells touch at distance one, and overlap
/// if they are nearer.
pub fn class(a: &[[i32; 3]], b: &[[i32; 3]], halves: [i32; 3]) -> PairClass {
    let apart = |p: &[i32; 3], q: &[i32; 3]| {
        let along = [0, 1, 2].map(|i| (2 * (q[i] - p[i]) + halves[i]).abs());
        along.into_iter().max()
    };
    let pairs = a.iter().flat_map(|p| b.iter().map(move |q| (p, q)));
    let classes = pairs.map(|(p, q)| match apart(p, q) {
        Some(0 | 1) => PairClass::Interferes,
        Some(2) => PairClass::Touches,
        _ => PairClass::Clear,
    });
    classes.min().unwrap_or(PairClass::Clear)
}

/// Returns the volume of the intersection, the second set shifted by so many halves.
pub fn intersection_volume(a: &[[i32; 3]], b: &[[i32; 3]], halves: [i32; 3]) -> f64 {
    let eighths = |p: &[i32; 3], q: &[i32; 3]| {
        let along = [0, 1, 2].map(|i| (2 - (2 * (q[i] - p[i]) + halves[i]).abs()).max(0));
        along.into_iter().product::<i32>()
    };
    let pairs = a.iter().flat_map(|p| b.iter().map(move |q| (p, q)));
    f64::from(pairs.map(|(p, q)| eighths(p, q)).sum::<i32>()) / 8.0
}

fn face(soup: &mut Soup, cell: &[i32; 3], axis: usize, up: i32) {
    let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
    let corner = |du: i32, dv: i32| {
        let mut p = cell.map(f64::from);
        p[axis] += f64::from(up);
        p[u] += f64::from(du);
        p[v] += f64::from(dv);
        p
    };
    let first = soup.positions.len() as u32;
    let around = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
    soup.positions.extend(around);
    let quad = [0, 1, 2, 3].map(|i| first + if up == 1 { i } else { 3 - i });
    soup.triangles.push([quad[0], quad[1], quad[2]]);
    soup.triangles.push([quad[0], quad[2], quad[3]]);
}

/// Returns a cup: three by three, the centre open upwards, two high.
pub fn cup() -> Vec<[i32; 3]> {
    let plate = |z| (0..9).map(move |i| [i / 3, i % 3, z]);
    plate(0)
        .chain(plate(1).filter(|c| c[..2] != [1, 1]))
        .collect()
}

/// Returns an arch of two legs and a lintel.
pub fn arch() -> Vec<[i32; 3]> {
    vec![
        [0, 0, 0],
        [0, 0, 1],
        [0, 0, 2],
        [1, 0, 2],
        [2, 0, 2],
        [2, 0, 1],
        [2, 0, 0],
    ]
}
