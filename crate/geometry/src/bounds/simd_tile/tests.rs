//! Tests that tiles hold their contents, and are no larger than necessary.

use super::SimdTile;
use crate::bounds::simd_vector::{SimdVector, dot};
use crate::bounds::{BoundingDisc, BoundingDiscs, Bvh, Child, TileRectangle};
use crate::closest::witness_points;
use crate::executor::SequentialExecutor;
use crate::random::SplitMix64;
use crate::shape::{Mesh, Soup, primitives};
use crate::tolerance::TILE_NOISE;
use crate::{Point, Vector};
use wide::f32x4;

const SEED: u64 = 20;

fn vector(random: &mut SplitMix64) -> Vector {
    Vector::from_fn(|_, _| random.signed())
}

fn splat(v: &Vector) -> SimdVector {
    [v.x, v.y, v.z].map(|x| f32x4::splat(x as f32))
}

/// Returns how far a point, relative to the tree's origin, is beyond the content of a tile along a direction; at most 0.
fn beyond(tiles: &SimdTile, lane: usize, p: &Vector, along: &Vector) -> f64 {
    let centre = Vector::from(tiles.centre.map(|x| f64::from(x.to_array()[lane])));
    let reach = tiles.support_distances(&splat(along)).to_array()[lane];
    along.dot(&(p - centre)) - f64::from(reach)
}

/// The triangles are of all sizes, thin, short, and without area.
#[test]
fn tiles_hold_their_triangles() {
    let mut random = SplitMix64::seeded(SEED);
    for size in [1e-30, 1e-12, 1e-3, 1.0, 1e6, 1e18] {
        for thin in [1.0, 1e-3, 1e-7, 1e-12, 0.0] {
            let corner = |v: Vector| Point::from(v * size);
            let (a, b) = (corner(vector(&mut random)), corner(vector(&mut random)));
            let off = vector(&mut random) * size * thin;
            let triangles = [[a, b, a + off], [b, a, b + off], [a, a, b + off], [a; 3]];
            let tiles = SimdTile::from_triangles(&triangles, &Point::origin());
            for (lane, triangle) in triangles.iter().enumerate() {
                for along in (0..20).map(|_| vector(&mut random).normalize()) {
                    for p in triangle {
                        let out = beyond(&tiles, lane, &p.coords, &along);
                        assert!(out <= TILE_NOISE * size, "{triangle:?} {along:?} {out:e}");
                    }
                }
            }
        }
    }
}

/// Returns the corners of the triangles below a node, relative to the tree's origin.
fn below(bvh: &Bvh, mesh: &Mesh, node: u32) -> Vec<Vector> {
    let children = (0..4).map(|slot| bvh.nodes()[node as usize].child(slot));
    let of = |child| match child {
        Child::Empty => Vec::new(),
        Child::Node(child) => below(bvh, mesh, child),
        Child::Triangle(t) => mesh.corners(t).map(|p| p - bvh.origin()).to_vec(),
    };
    children.flat_map(of).collect()
}

/// Makes splinters in any direction, some of them segments or points.
fn splinters(random: &mut SplitMix64) -> Soup {
    let mut positions = Vec::new();
    for k in 0..600 {
        let from = vector(random) * 3.0;
        let to = from + vector(random) * [2.0, 1e-2, 0.0][k % 3];
        let aside = to + vector(random) * [1e-3, 0.0][k % 2];
        positions.extend([from, to, aside].map(<[f64; 3]>::from));
    }
    Soup {
        triangles: (0..600).map(|t| [3 * t, 3 * t + 1, 3 * t + 2]).collect(),
        positions,
        faces: Vec::new(),
    }
}

#[test]
fn tile_of_node_contains_its_triangles() {
    let mut random = SplitMix64::seeded(SEED);
    let soups = [
        primitives::bumpy_sphere(40, 30, 3),
        primitives::tube(24, 2.0, 1.0, 90.0),
        primitives::uv_sphere(16, 8, 1.0),
        splinters(&mut random),
    ];
    for (k, soup) in soups.into_iter().enumerate() {
        let mesh = Mesh::weld(soup).unwrap();
        let bvh = Bvh::build(mesh.vertices(), mesh.triangles(), &SequentialExecutor);
        let discs = BoundingDiscs::build(&bvh, mesh.vertices(), mesh.triangles());
        let bounds = bvh.bounds();
        let noise = TILE_NOISE * (bounds.hi - bounds.lo).amax();
        for node in 0..bvh.nodes().len() as u32 {
            let tiles = SimdTile::gather([discs.tile(node); 4]);
            let corners = below(&bvh, &mesh, node);
            for along in (0..10).map(|_| vector(&mut random).normalize()) {
                for p in &corners {
                    let out = beyond(&tiles, 0, p, &along);
                    assert!(
                        out <= noise,
                        "mesh {k}, node {node}: {out:e} along {along:?}"
                    );
                }
            }
        }
    }
}

/// A tile extends little beyond its content, in any direction of the content.
#[test]
fn a_tile_around_a_splinter_is_one() {
    let mut random = SplitMix64::seeded(SEED);
    for _ in 0..200 {
        let [along, aside] = [(); 2].map(|()| vector(&mut random).normalize());
        let across = along.cross(&aside).normalize();
        let ends = [Vector::zeros(), along * 100.0, along * 30.0 + across * 0.1];
        let vertices = ends.map(Point::from);
        let triangles = [[0, 1, 2]];
        let bvh = Bvh::build(&vertices, &triangles, &SequentialExecutor);
        let discs = BoundingDiscs::build(&bvh, &vertices, &triangles);
        let of_node = SimdTile::gather([discs.tile(0); 4]);
        let of_itself = SimdTile::from_triangles(&[vertices; 4], &bvh.origin());
        for tiles in [of_node, of_itself] {
            let reach = |v: &Vector| tiles.support_distances(&splat(v)).to_array()[0];
            assert!(reach(&along) > 49.0 && reach(&along) < 71.0);
            assert!(reach(&across) < 0.3, "{} across {along:?}", reach(&across));
            assert!(reach(&along.cross(&across)) < 0.01);
        }
    }
}

/// A gap is a lower bound of the distance, also where triangles meet.
#[test]
fn gaps_are_no_wider_than_distances() {
    let mut random = SplitMix64::seeded(SEED);
    let mut apart = 0;
    for _ in 0..2000 {
        let away = vector(&mut random) * 4.0;
        let mut triangle = |shift: Vector| {
            let long = vector(&mut random);
            let corners = [vector(&mut random), long * 2.0, vector(&mut random) * 0.1];
            corners.map(|p| Point::from(p + shift))
        };
        let (a, b) = (triangle(Vector::zeros()), triangle(away));
        let [tiles_a, tiles_b] =
            [a, b].map(|t| SimdTile::from_triangles(&[t; 4], &Point::origin()));
        let [on_a, on_b] = witness_points(&a, &b);
        let distance = (on_b - on_a).norm();
        let (gaps, along) = tiles_a.gaps(&tiles_b, 0.0);
        let gap = f64::from(gaps.to_array()[0]);
        assert!(gap <= distance + TILE_NOISE * 12.0, "{gap} of {distance}");
        let length = dot(&along, &along).to_array()[0];
        assert!(gap <= 0.0 || (length - 1.0).abs() < 1e-6);
        apart += usize::from(gap > 0.5 * distance);
    }
    assert!(apart > 1200, "{apart}");
}

/// A rectangle of full size leaves the disc as it is.
#[test]
fn uncut_tiles_are_discs() {
    let mut random = SplitMix64::seeded(SEED);
    let corners = [(); 3].map(|()| Point::from(vector(&mut random)));
    let disc = BoundingDisc::from_triangle(&corners, &Point::origin());
    let tiles = SimdTile::gather([(&disc, &TileRectangle::WHOLE); 4]);
    for along in (0..50).map(|_| vector(&mut random).normalize()) {
        let reach = f64::from(tiles.support_distances(&splat(&along)).to_array()[0]);
        assert!((reach - disc.support_distance(&along)).abs() < 1e-5);
    }
}
