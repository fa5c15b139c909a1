//! Chooses a direction at each vertex that leads out of a solid.

use super::orientation::TriangleOrientations;
use super::{Mesh, VertexTriangles, unit_normal};
use crate::Vector;
use crate::random::SplitMix64;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicU64, Ordering};

/// The directions at the vertices that lead out of the solid, chosen on first use. Each takes eight bytes: the choice,
/// without the digits that come from the vertex's number.
#[derive(Debug)]
pub(super) struct OutwardDirections(Vec<AtomicU64>);

/// The bit that marks a chosen direction. All workers choose the same.
const CHOSEN: u64 = 1 << 63;

/// The resolution of a choice: its coordinates are whole multiples of 1 / PARTS.
const PARTS: f64 = 1024.0;

impl OutwardDirections {
    pub(super) fn unknown(vertices: usize) -> Self {
        Self((0..vertices).map(|_| AtomicU64::new(0)).collect())
    }

    /// Returns the direction at a vertex of this mesh, for triangles with this orientation.
    pub(super) fn at(
        &self,
        vertex: u32,
        mesh: &Mesh,
        around: &VertexTriangles,
        facing: &TriangleOrientations,
    ) -> Vector {
        let known = &self.0[vertex as usize];
        let choice = match known.load(Ordering::Relaxed) {
            0 => {
                let chosen = choose(mesh, around, facing, vertex);
                let [x, y, z] = chosen.map(|x| u64::from(x as u16));
                known.store(CHOSEN | x << 32 | y << 16 | z, Ordering::Relaxed);
                chosen
            }
            reported => [reported >> 32, reported >> 16, reported].map(|x| x as u16 as i16),
        };
        Vector::from(choice.map(f64::from)) / PARTS + blur(vertex)
    }

    pub(super) fn memory_bytes(&self) -> usize {
        self.0.capacity() * size_of::<AtomicU64>()
    }
}

impl Clone for OutwardDirections {
    fn clone(&self) -> Self {
        let reported = |known: &AtomicU64| AtomicU64::new(known.load(Ordering::Relaxed));
        Self(self.0.iter().map(reported).collect())
    }
}

/// The number of steps of the search for a direction; a few triangles need a few.
const STEPS: usize = 32;

/// The size of the arbitrary digits: a power of two, so that adding them loses none.
const BLUR: f64 = 1.0 / 4096.0;

/// Chooses a direction at a vertex that leads out of the solid through every triangle around it, if there is one. It is
/// near the shortest vector of the normals' convex hull, whose product with each normal is no less than its own square. A
/// few last digits are drawn from the vertex's number, so that no two vertices move alike and none along a plane.
fn choose(
    mesh: &Mesh,
    around: &VertexTriangles,
    facing: &TriangleOrientations,
    vertex: u32,
) -> [i16; 3] {
    let mut normals = SmallVec::<[Vector; 64]>::new();
    for &t in around.triangles(vertex) {
        let normal = unit_normal(&mesh.corners(t)) * f64::from(facing.sign(t));
        if normal != Vector::zeros() {
            normals.push(normal);
        }
    }
    let near = shortest(&normals);
    [near.x, near.y, near.z].map(|x| (x * PARTS).round() as i16)
}

/// Returns nearly the shortest vector of the convex hull, by Frank and Wolfe's steps ("An algorithm for quadratic
/// programming", 1956), scaled to a length of about 1; zero for no normals.
fn shortest(normals: &[Vector]) -> Vector {
    let Some(first) = normals.first() else {
        return Vector::zeros();
    };
    let mut at = *first;
    for _ in 0..STEPS {
        let mut least = (f64::INFINITY, *first);
        for n in normals {
            let along = n.dot(&at);
            if along < least.0 {
                least = (along, *n);
            }
        }
        let step = least.1 - at;
        let length = step.norm_squared();
        let gain = -at.dot(&step);
        if gain <= BLUR * length.max(BLUR) {
            break;
        }
        at += step * (gain / length).min(1.0);
    }
    at / at.amax().max(BLUR)
}

/// Returns three arbitrary numbers below [`BLUR`] in size, none of them 0.
fn blur(vertex: u32) -> Vector {
    let mut random = SplitMix64::seeded(u64::from(vertex));
    // An odd number over a power of two, half of them negative.
    Vector::zeros().map(|_: f64| {
        let odd = (random.next_u64() >> 25) | 1;
        (odd as f64 / (1u64 << 38) as f64 - 1.0) * BLUR
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::executor::SequentialExecutor;
    use crate::shape::{Shape, primitives};

    #[test]
    fn outward_direction_of_vertex_is_stable() {
        let mesh = Mesh::weld(primitives::uv_sphere(16, 8, 1.0)).unwrap();
        let shape = Shape::build(mesh, &SequentialExecutor);
        let facing = shape.orientations(&SequentialExecutor).unwrap();
        let first = OutwardDirections::unknown(shape.mesh().vertices().len());
        let ask = |outward: &OutwardDirections, v| {
            outward.at(v, shape.mesh(), shape.vertex_triangles(), facing)
        };
        for (v, p) in (0..).zip(shape.mesh().vertices()) {
            let chosen = ask(&first, v);
            assert!(chosen.normalize().dot(&p.coords) > 0.9);
            assert_eq!(ask(&first, v), chosen);
            assert_eq!(ask(&first.clone(), v), chosen);
        }
    }
}
