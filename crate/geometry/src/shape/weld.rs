//! Merges exactly equal positions into one vertex.

use super::mesh::{Mesh, MeshError, Soup, check, coordinate};
use crate::Point;

const NONE: u32 = u32::MAX;

impl Mesh {
    /// Makes a mesh of a soup of triangles: exactly equal positions become one vertex; those that are only near stay
    /// apart. −0 equals 0, and so does a number nearer to 0 than any other number of f32. Vertices are numbered in
    /// order of their first use, so positions that no triangle uses are dropped. Degenerate and duplicate triangles
    /// stay, in place, for [`super::diagnose`] to report.
    ///
    /// # Examples
    /// ```
    /// use nearpoint_geometry::shape::{Mesh, MeshError, Soup};
    ///
    /// // Two triangles as an STL file has them: each has its own three corners.
    /// let (a, b, c, d) = ([0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]);
    /// let soup = Soup {
    ///     positions: vec![a, b, c, a, c, d],
    ///     triangles: vec![[0, 1, 2], [3, 4, 5]],
    ///     faces: Vec::new(),
    /// };
    /// let square = Mesh::weld(soup)?;
    /// assert_eq!(square.vertices().len(), 4);
    /// assert_eq!(square.triangles(), [[0, 1, 2], [0, 2, 3]]);
    ///
    /// assert_eq!(Mesh::weld(Soup::default()).unwrap_err(), MeshError::Empty);
    /// # Ok::<(), MeshError>(())
    /// ```
    pub fn weld(soup: Soup) -> Result<Mesh, MeshError> {
        let Soup {
            positions,
            mut triangles,
            faces,
        } = soup;
        check(&positions, &triangles, &faces)?;
        let mut vertex_of_position = reserved(positions.len())?;
        vertex_of_position.resize(positions.len(), NONE);
        let mut vertices = Vertices::with_room_for(positions.len().min(3 * triangles.len()))?;
        for index in triangles.iter_mut().flatten() {
            let known = &mut vertex_of_position[*index as usize];
            if *known == NONE {
                *known = vertices.number_of(positions[*index as usize])?;
            }
            *index = *known;
        }
        let mut points = vertices.points;
        drop((positions, vertices.slots, vertex_of_position));
        points.shrink_to_fit();
        Ok(Mesh::grouped(points, triangles, faces))
    }
}

/// A hash table of positions: linear probing in a power of two of slots, at most half of them taken.
struct Vertices {
    points: Vec<Point>,
    /// Vertex numbers, or [`NONE`].
    slots: Vec<u32>,
    /// The shift that leaves as many top bits of a hash as number the slots.
    shift: u32,
}

impl Vertices {
    fn with_room_for(positions: usize) -> Result<Self, MeshError> {
        let count = (2 * positions).next_power_of_two().max(2);
        let mut slots = reserved(count)?;
        slots.resize(count, NONE);
        Ok(Self {
            points: Vec::new(),
            slots,
            shift: 64 - count.trailing_zeros(),
        })
    }

    /// Returns the number of the vertex at this position, a new one if there is none yet.
    fn number_of(&mut self, position: [f64; 3]) -> Result<u32, MeshError> {
        let position = position.map(coordinate);
        let mask = self.slots.len() - 1;
        let mut slot = hash(position, self.shift);
        loop {
            match self.slots[slot] {
                NONE => break,
                vertex if self.points[vertex as usize].coords.data.0[0] == position => {
                    return Ok(vertex);
                }
                _ => slot = (slot + 1) & mask,
            }
        }
        let vertex = self.points.len() as u32;
        if self.points.len() == self.points.capacity() {
            let more = self.points.len().max(1024);
            self.points
                .try_reserve_exact(more)
                .map_err(|_| out_of_memory::<Point>(more))?;
        }
        self.points.push(Point::from(position));
        self.slots[slot] = vertex;
        Ok(vertex)
    }
}

/// Multiplies in the bits of each coordinate (the constants are odd and random), and returns the top bits. Round numbers
/// differ in their high bits only. A product alone would not carry these upwards, hence the shifts.
fn hash(position: [f64; 3], shift: u32) -> usize {
    let mut hash = 0u64;
    for x in position {
        let bits = x.to_bits();
        hash = (hash ^ bits ^ (bits >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hash ^= hash >> 29;
    }
    (hash.wrapping_mul(0xd6e8_feb8_6659_fd93) >> shift) as usize
}

fn reserved<T>(len: usize) -> Result<Vec<T>, MeshError> {
    let mut items = Vec::new();
    items
        .try_reserve_exact(len)
        .map_err(|_| out_of_memory::<T>(len))?;
    Ok(items)
}

fn out_of_memory<T>(len: usize) -> MeshError {
    MeshError::OutOfMemory {
        bytes: len * size_of::<T>(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn soup(positions: &[[f64; 3]], triangles: &[[u32; 3]]) -> Soup {
        Soup {
            positions: positions.to_vec(),
            triangles: triangles.to_vec(),
            faces: Vec::new(),
        }
    }

    #[test]
    fn equal_positions_become_one_and_near_ones_do_not() {
        let next = f64::from_bits(1f64.to_bits() + 1);
        let positions = [
            [0.0, 0.0, 0.0],
            [1.0, 0.0, 0.0],
            [0.0, 1.0, 0.0],
            [-0.0, 0.0, -0.0],
            [next, 0.0, 0.0],
            [0.0, 1.0, 0.0],
            [7.0, 7.0, 7.0],
        ];
        let mesh = Mesh::weld(soup(&positions, &[[0, 1, 2], [3, 5, 4]])).unwrap();
        assert_eq!(mesh.triangles(), [[0, 1, 2], [0, 2, 3]]);
        assert_eq!(mesh.vertices().len(), 4, "the unused position is gone");
        assert!(mesh.vertices()[0].x.is_sign_positive());
    }

    #[test]
    fn degenerate_and_duplicate_triangles_stay() {
        let positions = [[0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0]];
        let mesh = Mesh::weld(soup(
            &positions,
            &[[0, 1, 2], [0, 1, 3], [2, 0, 1], [0, 0, 0]],
        ))
        .unwrap();
        let found = mesh.triangles();
        assert_eq!(found, [[0, 1, 2], [0, 1, 1], [2, 0, 1], [0, 0, 0]]);
    }

    #[test]
    fn invalid_soup_error_names_element() {
        let corners = [[0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]];
        let found = Mesh::weld(soup(&corners, &[])).unwrap_err();
        assert_eq!(found, MeshError::Empty);
        assert_eq!(
            Mesh::weld(soup(&corners, &[[0, 1, 2], [0, 1, 3]])).unwrap_err(),
            MeshError::IndexOutOfRange {
                triangle: 1,
                index: 3,
                positions: 3
            }
        );
        for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            let positions = [corners[0], [0.0, bad, 0.0], corners[2]];
            let found = Mesh::weld(soup(&positions, &[[0, 1, 2]])).unwrap_err();
            assert_eq!(found, MeshError::NotFinite { position: 1 });
        }
        let mut grouped = soup(&corners, &[[0, 1, 2]]);
        grouped.faces = vec![0, 0];
        assert_eq!(
            Mesh::weld(grouped).unwrap_err(),
            MeshError::FaceCount {
                faces: 2,
                triangles: 1
            }
        );
    }

    #[test]
    fn a_grid_of_round_numbers_spreads_over_the_table() {
        let side = 40u32;
        let at = |i: u32| [i % side, i / side % side, i / side / side].map(|x| f64::from(x) * 0.25);
        let count = side * side * side;
        let positions: Vec<_> = (0..count).chain(0..count).map(at).collect();
        let triangles: Vec<_> = (0..2 * count / 3)
            .map(|t| [3 * t, 3 * t + 1, 3 * t + 2])
            .collect();
        let mesh = Mesh::weld(soup(&positions, &triangles)).unwrap();
        assert_eq!(mesh.vertices().len() as u32, count);
        let mut slots: Vec<_> = mesh
            .vertices()
            .iter()
            .map(|v| hash((*v).into(), 64 - 17))
            .collect();
        slots.sort();
        slots.dedup();
        // Random throws of 64 000 balls into 131 072 slots fill about 50 600.
        assert!(slots.len() > 45_000, "{} slots", slots.len());
    }
}
