//! Assembles the finished hull in an order independent of the input's order.

use super::facet::NONE;
use super::order::along_curve;
use crate::Point;
use crate::hull::{CompressedLists, Dimension, HillClimber, Hull};

/// Creates a hull of one vertex, or of two and an edge.
pub(super) fn degenerate_hull(points: &[Point], candidates: &[u32], ends: &[u32]) -> Hull {
    let dimension = if ends.len() == 1 {
        Dimension::Point
    } else {
        Dimension::Segment
    };
    let vertices = ends.iter().map(|&i| points[i as usize]).collect();
    let sources = ends.iter().map(|&i| candidates[i as usize]).collect();
    derive_adjacency(dimension, vertices, sources, CompressedLists::default())
}

/// Creates a hull with these faces.
pub(super) fn hull_from_faces(
    dimension: Dimension,
    points: &[Point],
    candidates: &[u32],
    faces: &CompressedLists,
) -> Hull {
    let mut number = vec![NONE; points.len()];
    for &corner in faces.items() {
        number[corner as usize] = 0;
    }
    let used = (0..points.len() as u32).filter(|&i| number[i as usize] != NONE);
    let order = along_curve(points, used);
    for (new, &old) in (0_u32..).zip(&order) {
        number[old as usize] = new;
    }
    let polygons = in_order(faces, &number);
    let vertices = order.iter().map(|&i| points[i as usize]).collect();
    let sources = order.iter().map(|&i| candidates[i as usize]).collect();
    derive_adjacency(dimension, vertices, sources, polygons)
}

/// Derives everything else from vertices and faces, in time proportional to their number.
pub(in crate::hull) fn derive_adjacency(
    dimension: Dimension,
    vertices: Vec<Point>,
    source_indices: Vec<u32>,
    polygons: CompressedLists,
) -> Hull {
    let count = vertices.len();
    let edges = polygons.iter().flat_map(|polygon| {
        let next = polygon[1..].iter().chain(&polygon[..1]);
        polygon.iter().zip(next).map(|(&from, &to)| [from, to])
    });
    let lone = (dimension == Dimension::Segment).then_some([[0, 1], [1, 0]]);
    let neighbours = CompressedLists::from_pairs(count, edges.chain(lone.into_iter().flatten()));
    let polygons_at = polygons.by_item(count);
    let (triangles, polygon_of) = fans(&polygons);
    Hull {
        dimension,
        hill_climber: HillClimber::new(&vertices, &neighbours),
        vertices,
        source_indices,
        polygons,
        triangles,
        polygon_of,
        polygons_at,
        neighbours,
    }
}

/// Renumbers the faces, each starting at its lowest vertex, and sorts them.
fn in_order(faces: &CompressedLists, number: &[u32]) -> CompressedLists {
    let mut renumbered = CompressedLists::with_capacity(faces.len(), faces.items().len());
    for face in faces.iter() {
        let new = |i: usize| number[face[i] as usize];
        let lowest = (0..face.len()).min_by_key(|&i| new(i)).unwrap_or(0);
        renumbered.push((lowest..face.len()).chain(0..lowest).map(new));
    }
    let mut order: Vec<u32> = (0..faces.len() as u32).collect();
    order.sort_unstable_by_key(|&i| renumbered.get(i));
    let mut sorted = CompressedLists::with_capacity(faces.len(), faces.items().len());
    for i in order {
        sorted.push(renumbered.get(i).iter().copied());
    }
    sorted
}

/// Cuts each face into triangles from its first vertex; also returns the face of each. The faces are strictly convex, so no
/// triangle is without area.
fn fans(polygons: &CompressedLists) -> (Vec<[u32; 3]>, Vec<u32>) {
    let fans = (0_u32..).zip(polygons.iter()).flat_map(|(i, polygon)| {
        polygon[1..]
            .windows(2)
            .map(move |edge| ([polygon[0], edge[0], edge[1]], i))
    });
    fans.unzip()
}
