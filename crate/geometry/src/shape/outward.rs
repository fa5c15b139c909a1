//! A direction at each vertex that leads out of a solid.

use super::facing::Facing;
use super::{Around, Mesh, unit_normal};
use crate::Vector;
use crate::random::SplitMix64;

/// Steps of the search for a direction; a few triangles need a few.
const STEPS: usize = 32;

/// How large the digits without meaning are: a power of two, so that adding them loses none.
const BLUR: f64 = 1.0 / 4096.0;

/// A direction at a vertex that leads out of the solid through every triangle around it, where there is one: near the
/// shortest vector of the normals' convex hull, whose product with each normal is no less than its own square. A few
/// digits at the end are drawn from the vertex's number, so that no two vertices move alike and none along a plane.
pub(super) fn outward_at(mesh: &Mesh, around: &Around, facing: &Facing, vertex: u32) -> Vector {
    let triangles = around.triangles(vertex).iter();
    let normals: Vec<Vector> = triangles
        .map(|&t| unit_normal(&mesh.corners(t)) * f64::from(facing.sign(t)))
        .filter(|normal| *normal != Vector::zeros())
        .collect();
    shortest(&normals).map(|x| (x * 1024.0).round() / 1024.0) + blur(vertex)
}

/// Near the shortest vector of the convex hull, by Frank and Wolfe's steps ("An algorithm for quadratic programming",
/// 1956), scaled to a length of about 1; zero for no normals.
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

/// Three numbers below [`BLUR`] in size and with digits of no meaning, none of them 0.
fn blur(vertex: u32) -> Vector {
    let mut random = SplitMix64::seeded(u64::from(vertex));
    // Odd over a power of two, half of them negative.
    Vector::zeros().map(|_: f64| {
        let odd = (random.bits() >> 25) | 1;
        (odd as f64 / (1u64 << 38) as f64 - 1.0) * BLUR
    })
}
