//! Gives the vertices of a surface the colours of their triangles.

use super::Surface;
use nearpoint_geometry::shape::Rgb;
use std::collections::HashMap;

impl Surface {
    /// Splits vertices between triangles of different colours, and returns the colour of each vertex. The triangles keep
    /// their order.
    pub fn split_by_colour(&mut self, triangles: &[Rgb]) -> Vec<Rgb> {
        let mut colours: Vec<Option<Rgb>> = vec![None; self.positions.len()];
        let mut copies: HashMap<(u32, Rgb), u32> = HashMap::new();
        for (corners, &colour) in self.triangles.iter_mut().zip(triangles) {
            for vertex in corners {
                let at = *vertex as usize;
                if *colours[at].get_or_insert(colour) == colour {
                    continue;
                }
                *vertex = *copies.entry((*vertex, colour)).or_insert_with(|| {
                    self.positions.push(self.positions[at]);
                    self.normals.push(self.normals[at]);
                    colours.push(Some(colour));
                    (colours.len() - 1) as u32
                });
            }
        }
        colours.into_iter().map(Option::unwrap_or_default).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::{Mesh, primitives};

    const RED: Rgb = [255, 0, 0];
    const BLUE: Rgb = [0, 0, 255];

    /// Returns the positions and normals of each triangle's corners.
    fn corners(surface: &Surface) -> Vec<[([f32; 3], [i16; 2]); 3]> {
        let corner = |v: u32| (surface.positions[v as usize], surface.normals[v as usize]);
        let triangles = surface.triangles.iter();
        triangles.map(|corners| corners.map(corner)).collect()
    }

    #[test]
    fn each_corner_has_the_colour_of_its_triangle_and_nothing_moves() {
        // The vertices of a ball are shared by triangles all around them.
        let mesh = Mesh::weld(primitives::uv_sphere(12, 6, 1.0)).unwrap();
        let whole = Surface::new(&mesh);
        let colour = |t: usize| [RED, BLUE, [0; 3]][t % 3];
        let wanted: Vec<Rgb> = (0..whole.triangles.len()).map(colour).collect();
        let mut split = whole.clone();
        let colours = split.split_by_colour(&wanted);
        assert_eq!(corners(&split), corners(&whole));
        for (triangle, wanted) in split.triangles.iter().zip(&wanted) {
            assert!(triangle.iter().all(|&v| colours[v as usize] == *wanted));
        }
        assert!(colours.len() > whole.positions.len());
        assert_eq!(
            (colours.len(), colours.len()),
            (split.positions.len(), split.normals.len())
        );
    }

    #[test]
    fn a_surface_of_one_colour_is_not_split() {
        let mesh = Mesh::weld(primitives::uv_sphere(12, 6, 1.0)).unwrap();
        let whole = Surface::new(&mesh);
        let mut split = whole.clone();
        let colours = split.split_by_colour(&vec![RED; whole.triangles.len()]);
        assert_eq!(split.triangles, whole.triangles);
        assert_eq!(colours, vec![RED; whole.positions.len()]);
    }
}
