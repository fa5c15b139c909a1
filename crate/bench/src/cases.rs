//! Provides the meshes and poses of the benchmarks.

use crate::clouds::orbit;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::{Unit, UnitQuaternion};
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_import::readers::NoReaders;
use nearpoint_import::{File, ImportOptions, read};
use std::ops::ControlFlow;
use std::path::Path;

/// Two meshes, the second posed in the first's frame.
#[derive(Debug)]
pub struct Case {
    /// The name in the table.
    pub name: &'static str,
    /// The first shape.
    pub a: Shape,
    /// The second shape.
    pub b: Shape,
    /// The pose of the second shape.
    pub b_in_a: Pose,
}

/// Returns the soup's mesh; it must have one.
pub fn mesh(soup: Soup) -> Mesh {
    Mesh::weld(soup).unwrap()
}

/// Returns the soup's shape.
pub fn shape(soup: Soup) -> Shape {
    Shape::build(mesh(soup), &SequentialExecutor)
}

/// Returns a pose with rotations about two skew axes, at this distance in an oblique direction.
fn pose(distance: f64) -> Pose {
    let turn =
        |axis: Vector, angle| UnitQuaternion::from_axis_angle(&Unit::new_normalize(axis), angle);
    let rotation = turn(Vector::new(1.0, 2.0, 3.0), 0.7) * turn(Vector::new(3.0, -1.0, 0.5), 0.33);
    let translation = Vector::new(0.61, 0.52, 0.59).normalize() * distance;
    Pose::from_parts(translation.into(), rotation)
}

/// Returns spheres of 3 968 triangles, blobs of 70 224 and 5 120, and two of a million each.
pub fn pairs() -> Vec<Case> {
    let case = |name, a, b, distance| Case {
        name,
        a: shape(a),
        b: shape(b),
        b_in_a: pose(distance),
    };
    let sphere = || primitives::uv_sphere(64, 32, 1.0);
    vec![
        case("3 968 x 3 968, grazing", sphere(), sphere(), 1.97),
        case(
            "3 968 x 3 968, 120 pairs",
            sphere(),
            sphere(),
            SPHERE_DISTANCE,
        ),
        case("3 968 x 3 968, deep", sphere(), sphere(), 1.2),
        case(
            "70k x 5k",
            primitives::bumpy_sphere(264, 134, 7),
            primitives::bumpy_sphere(64, 41, 8),
            0.6,
        ),
        case(
            "1M x 1M",
            primitives::bumpy_sphere(1000, 501, 7),
            primitives::bumpy_sphere(1000, 501, 8),
            0.6,
        ),
    ]
}

/// The distance at which the spheres have about 120 pairs of colliding triangles.
const SPHERE_DISTANCE: f64 = 1.855;

/// Two meshes, and the poses of the second in the first's frame, one for each frame.
#[derive(Debug)]
pub struct Motion {
    /// The name in the table.
    pub name: &'static str,
    /// The fixed shape.
    pub a: Shape,
    /// The moving shape.
    pub b: Shape,
    /// The poses of the second shape in the first's frame.
    pub poses: Vec<Pose>,
}

impl Motion {
    /// Returns whether a slow method would take minutes.
    pub fn is_large(&self) -> bool {
        self.a.mesh().triangles().len() > 100_000
    }
}

/// Returns linked tori of 32 000 triangles each, and tumbling pairs of spheres and of blobs.
pub fn motions() -> Vec<Motion> {
    let torus = || shape(primitives::torus(200, 80, 1.0, 0.3));
    let sphere = || shape(primitives::uv_sphere(64, 32, 1.0));
    let motion = |name, a, b, poses| Motion { name, a, b, poses };
    vec![
        motion(
            "linked tori, 32k x 32k",
            torus(),
            torus(),
            linked_poses(1000),
        ),
        motion(
            "spheres, 3 968 x 3 968",
            sphere(),
            sphere(),
            tumbling_poses(1000, 2.3, 0.1),
        ),
        motion(
            "blobs, 70k x 5k",
            shape(primitives::bumpy_sphere(264, 134, 7)),
            shape(primitives::bumpy_sphere(64, 41, 8)),
            tumbling_poses(1000, 3.1, 0.15),
        ),
        motion(
            "blobs, 1M x 1M",
            shape(primitives::bumpy_sphere(1000, 501, 7)),
            shape(primitives::bumpy_sphere(1000, 501, 8)),
            tumbling_poses(1000, 3.1, 0.15),
        ),
    ]
}

/// Returns the same motions with 10 000 triangles each, the number for which Sato et al. give times.
pub fn large_motions() -> Vec<Motion> {
    let motion = |name, a, b, poses| Motion { name, a, b, poses };
    let torus = || shape(primitives::torus(100, 50, 1.0, 0.3));
    vec![
        motion(
            "linked tori, 10k x 10k",
            torus(),
            torus(),
            linked_poses(220),
        ),
        motion(
            "blobs, 10k x 10k",
            shape(primitives::bumpy_sphere(72, 72, 7)),
            shape(primitives::bumpy_sphere(72, 72, 8)),
            tumbling_poses(220, 3.1, 0.15),
        ),
    ]
}

/// Returns poses in which B goes through A's hole and rocks there.
fn linked_poses(frames: u32) -> Vec<Pose> {
    let frame = |k| {
        let k = f64::from(k);
        let turn = std::f64::consts::FRAC_PI_2 + 0.25 * (0.007 * k).sin();
        let shift = Vector::new(
            1.0 + 0.05 * (0.01 * k).sin(),
            0.1 * (0.013 * k).sin(),
            0.1 * (0.017 * k).cos(),
        );
        Pose::new(shift, Vector::x() * turn)
    };
    (0..frames).map(frame).collect()
}

/// Returns poses in which B orbits A by 0.3° a frame at a varying distance, and tumbles by as much.
fn tumbling_poses(frames: u32, distance: f64, swing: f64) -> Vec<Pose> {
    orbit(frames, distance, swing, [0.3, 0.3])
}

/// Returns the meshes of SO-101 in one frame.
pub fn so101() -> Vec<Mesh> {
    meshes("so101.glb")
}

/// Returns the meshes of a file below `public/models`, one for each part.
pub fn meshes(path: &str) -> Vec<Mesh> {
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public/models");
    let bytes = std::fs::read(models.join(path)).unwrap();
    let file = File {
        path,
        bytes: &bytes,
    };
    let found = read(
        &[file],
        &ImportOptions::default(),
        &mut NoReaders,
        &mut |_, _| ControlFlow::Continue(()),
    )
    .unwrap();
    found
        .parts
        .iter()
        .map(|part| found.meshes[part.mesh].clone())
        .collect()
}
