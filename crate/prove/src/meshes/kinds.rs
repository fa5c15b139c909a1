//! Draws pairs of small meshes of every difficult kind.

use crate::scene::Part;
use nearpoint_geometry::shape::{Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::{grid, inverted, joined, random_triangles, scaled, soup};
use nearpoint_testing::triangle_pairs::needle;
use nearpoint_testing::voxels::{random_voxels, voxels};

/// The names of the kinds.
pub const KINDS: &[&str] = &[
    "lattice",
    "coplanar",
    "shared edges",
    "one ulp apart",
    "needles",
    "far offsets",
    "duplicates",
    "open",
    "nested",
    "non-manifold",
    "anywhere",
];

/// Draws a pair of a kind, at some scale.
pub fn pair(kind: usize, random: &mut Random) -> [Part; 2] {
    let (soups, mut pose) = match KINDS[kind] {
        "lattice" => draw_pair(random, |r| grid(r, 12), |r| r.exact_pose(2)),
        "coplanar" => draw_pair(random, in_planes, |r| r.exact_pose(1)),
        "shared edges" => sharing_edges(random),
        "one ulp apart" => an_ulp_apart(random),
        "needles" => draw_pair(random, needles, |_| Pose::identity()),
        "far offsets" => far(random),
        "duplicates" => duplicates(random),
        "open" => draw_pair(random, open, half_step_pose),
        "nested" => nested(random),
        "non-manifold" => draw_pair(random, non_manifold, half_step_pose),
        _ => draw_pair(random, any, |r| r.pose(1.5)),
    };
    let factor = match random.below(4) {
        0 => 2_f64.powi(random.below(41) as i32 - 20),
        1 => 10_f64.powf(3.0 * random.signed()),
        _ => 1.0,
    };
    pose.translation.vector *= factor;
    let [a, b] = soups.map(|soup| scaled(soup, factor, 0.0));
    [Part::at_rest(a), Part { soup: b, pose }]
}

type MeshPair = ([Soup; 2], Pose);

fn draw_pair(
    random: &mut Random,
    mut soup: impl FnMut(&mut Random) -> Soup,
    mut pose: impl FnMut(&mut Random) -> Pose,
) -> MeshPair {
    ([soup(random), soup(random)], pose(random))
}

/// Draws a translation in whole and half steps, with an exact rotation or none.
fn half_step_pose(random: &mut Random) -> Pose {
    let mut pose = random.exact_pose(2);
    pose.translation.vector *= random.pick(&[0.5, 1.0]);
    pose
}

/// Draws triangles in a few planes, parallel to the axes or oblique.
fn in_planes(random: &mut Random) -> Soup {
    let [u, v, w] = [(); 3].map(|()| random.grid(3).coords - Vector::repeat(1.0));
    let plane = random.below(2) as f64;
    soup(10, || {
        let mut steps = || random.below(4) as f64;
        Point::from(u * steps() + v * steps() + w * plane)
    })
}

/// Draws fans, strips and loose triangles over the same nine points.
fn sharing_edges(random: &mut Random) -> MeshPair {
    let positions: Vec<[f64; 3]> = (0..9).map(|_| random.point().into()).collect();
    let soups = [(); 2].map(|()| {
        let from = random.below(9) as u32;
        let triangles = (0..6).map(|i| {
            let corners = match random.below(3) {
                0 => [0, i + 1, i + 2],
                1 => [i, i + 1, i + 2],
                _ => [0, random.below(9) as u32, random.below(9) as u32],
            };
            corners.map(|v| (v + from) % 9)
        });
        Soup {
            triangles: triangles.collect(),
            positions: positions.clone(),
            faces: Vec::new(),
        }
    });
    (soups, Pose::identity())
}

/// Draws a pair where B is A or a face of it, except for last digits.
fn an_ulp_apart(random: &mut Random) -> MeshPair {
    let a = any(random);
    let mut b = if random.below(2) == 0 {
        a.clone()
    } else {
        inverted(a.clone())
    };
    for x in b.positions.as_flattened_mut() {
        // For 0, the last digit of a number just below 1 is taken.
        *x = match (random.below(6), *x == 0.0) {
            (0, true) => 2_f64.powi(-53),
            (1, true) => -(2_f64.powi(-53)),
            (0, false) => x.next_up(),
            (1, false) => x.next_down(),
            _ => *x,
        };
    }
    let step = random.pick(&[0.0, 0.0, 1.0, 0.5]);
    let mut pose = Pose::translation(step, 0.0, 0.0);
    if step > 0.0 && random.below(3) == 0 {
        pose.translation.x = step.next_up();
    }
    ([a, b], pose)
}

fn needles(random: &mut Random) -> Soup {
    let mut corners = (0..4).flat_map(|_| needle(random)).collect::<Vec<_>>();
    soup(4, || corners.pop().expect("three a needle"))
}

/// Draws a pair where both are far from their origins, and rotated about their centres.
fn far(random: &mut Random) -> MeshPair {
    let offset = random.pick(&[1e4, 1e6, 1e8]);
    let soups = [any(random), any(random)].map(|soup| scaled(soup, 1.0, offset));
    let mut pose = match random.below(2) {
        0 => random.exact_pose(1),
        _ => random.pose(1.0),
    };
    let centre = Vector::repeat(offset);
    pose.translation.vector += centre - pose.rotation * centre;
    (soups, pose)
}

/// Draws triangles that occur twice, some of them reversed; B is the same, or a piece of it.
fn duplicates(random: &mut Random) -> MeshPair {
    let mut twice = |mut soup: Soup| {
        for t in soup.triangles.clone() {
            match random.below(4) {
                0 => soup.triangles.push(t),
                1 => soup.triangles.push([t[0], t[2], t[1]]),
                2 => soup.triangles.push([t[1], t[2], t[0]]),
                _ => {}
            }
        }
        soup
    };
    let a = twice(primitives::cuboid(1.0, 1.0, 1.0));
    let mut b = twice(a.clone());
    b.triangles.truncate(4 + random.index(12));
    let pose = match random.below(3) {
        0 => Pose::identity(),
        _ => half_step_pose(random),
    };
    ([a, b], pose)
}

fn open(random: &mut Random) -> Soup {
    let mut soup = box_like(random);
    for _ in 0..1 + random.below(3) {
        soup.triangles
            .swap_remove(random.index(soup.triangles.len()));
    }
    soup
}

/// Draws a box with sides of one to four.
fn box_like(random: &mut Random) -> Soup {
    let mut side = || 1.0 + random.below(4) as f64;
    primitives::cuboid(side(), side(), side())
}

/// Draws mostly nested pairs: outside, in a cavity, in two shells, touching from inside.
fn nested(random: &mut Random) -> MeshPair {
    let cube = |edge: f64| primitives::cuboid(edge, edge, edge);
    let outer = match random.below(5) {
        0 => joined(cube(4.0), inverted(cube(2.0))),
        1 => joined(cube(4.0), cube(2.0)),
        2 => joined(cube(4.0), scaled(cube(4.0), 1.0, 1.0)),
        3 => inverted(cube(4.0)),
        _ => cube(4.0),
    };
    let mut inner = match random.below(3) {
        0 => tetrahedron(),
        1 => cube(1.0),
        _ => open(random),
    };
    inner = scaled(inner, random.pick(&[0.25, 0.5, 1.0, 2.0]), 0.0);
    let pose = half_step_pose(random);
    match random.below(2) {
        0 => ([outer, inner], pose),
        _ => ([inner, outer], pose),
    }
}

/// Returns a tetrahedron whose edges are diagonals of the cube of edge 2.
fn tetrahedron() -> Soup {
    Soup {
        positions: vec![
            [1.0, 1.0, 1.0],
            [1.0, -1.0, -1.0],
            [-1.0, 1.0, -1.0],
            [-1.0, -1.0, 1.0],
        ],
        triangles: vec![[0, 1, 2], [0, 3, 1], [0, 2, 3], [1, 3, 2]],
        faces: Vec::new(),
    }
}

/// Draws cubes that share edges or corners only, flaps, three faces at an edge.
fn non_manifold(random: &mut Random) -> Soup {
    let mut cells = random_voxels(random);
    cells.truncate(2);
    let mut beside = cells[0];
    beside[random.index(3)] += 1;
    beside[random.index(3)] += 1;
    cells.push(beside);
    cells.sort_unstable();
    cells.dedup();
    let mut soup = scaled(voxels(&cells), 1.0, -2.0);
    if random.below(2) == 0 {
        let [a, b] = [soup.triangles[0][0], soup.triangles[0][1]];
        soup.positions.push(random.grid(4).into());
        soup.triangles.push([a, b, soup.positions.len() as u32 - 1]);
    }
    soup
}

fn any(random: &mut Random) -> Soup {
    match random.below(5) {
        0 => random_triangles(random, 10),
        1 => grid(random, 10),
        2 => tetrahedron(),
        3 => primitives::uv_sphere(5, 3, 0.8),
        _ => box_like(random),
    }
}
