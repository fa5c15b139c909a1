//! Triangulates a polygon by ears with bridges to its holes (crate `earcut`).

use earcut::Earcut;

use super::{Point2, Polygon};

/// Returns triangles that cover the polygon, counter-clockwise, as numbers of its vertices: those of its rings one after
/// another. They serve for pictures and for methods that need convex pieces; no exact answer depends on them.
pub fn triangles(polygon: &Polygon) -> Vec<[u32; 3]> {
    let mut ears = Earcut::new();
    let mut all = Vec::new();
    let mut first = 0_u32;
    for piece in polygon.pieces() {
        let points = piece.iter().flatten().map(|p: &Point2| [p.x, p.y]);
        let ends = piece.iter().scan(0_u32, |end, ring| {
            *end += ring.len() as u32;
            Some(*end)
        });
        let ends: Vec<u32> = ends.collect();
        let (count, holes) = match ends.split_last() {
            Some((count, holes)) => (*count, holes),
            None => (0, &[][..]),
        };
        let mut cut = Vec::new();
        ears.earcut(points, holes, &mut cut);
        let corners = |t: &[u32]| [t[0] + first, t[1] + first, t[2] + first];
        let vertices: Vec<&Point2> = piece.iter().flatten().collect();
        let turned = |t: [u32; 3]| {
            let [a, b, c] = t.map(|i| vertices[(i - first) as usize]);
            match super::ring::side(*a, *b, *c) {
                1 => Some(t),
                -1 => Some([t[0], t[2], t[1]]),
                _ => None,
            }
        };
        all.extend(cut.chunks_exact(3).map(corners).filter_map(turned));
        first += count;
    }
    all
}
