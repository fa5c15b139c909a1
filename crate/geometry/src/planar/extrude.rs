//! Makes a thin solid of a polygon, for display.

use super::{Polygon, triangles};
use crate::shape::Soup;

/// Makes a prism: the polygon in the plane z = 0 and again `thickness` above it, with walls between. The faces are the
/// bottom, the top and one wall for each edge.
pub fn extrude(polygon: &Polygon, thickness: f64) -> Soup {
    let flat: Vec<_> = polygon.rings().iter().flatten().collect();
    let count = flat.len() as u32;
    let mut soup = Soup::default();
    for z in [0.0, thickness] {
        soup.positions.extend(flat.iter().map(|p| [p.x, p.y, z]));
    }
    for [a, b, c] in triangles(polygon) {
        soup.triangles.push([a, c, b]);
        soup.faces.push(0);
        soup.triangles.push([a + count, b + count, c + count]);
        soup.faces.push(1);
    }
    let (mut first, mut face) = (0_u32, 2_u32);
    for ring in polygon.rings() {
        let n = ring.len() as u32;
        for i in 0..n {
            let (a, b) = (first + i, first + (i + 1) % n);
            soup.triangles.push([a, b, b + count]);
            soup.triangles.push([a, b + count, a + count]);
            soup.faces.extend([face, face]);
            face += 1;
        }
        first += n;
    }
    soup
}
