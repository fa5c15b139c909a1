//! The meshes and poses that are measured.

use crate::clouds::orbit;
use nearpoint_geometry::nalgebra::{Unit, UnitQuaternion};
use nearpoint_geometry::shape::{Mesh, Shape, Soup, make};
use nearpoint_geometry::work::Serial;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_import::readers::NoReaders;
use nearpoint_import::{File, Wish, read};
use std::ops::ControlFlow;
use std::path::Path;

/// Two meshes, the second posed in the first's frame.
#[derive(Debug)]
pub struct Case {
    /// For the table.
    pub name: &'static str,
    /// The first mesh and what is built over it.
    pub a: Shape,
    /// The same of the second.
    pub b: Shape,
    /// Where the second one is.
    pub b_in_a: Pose,
}

/// The soup's mesh; it must have one.
pub fn mesh(soup: Soup) -> Mesh {
    Mesh::weld(soup).unwrap()
}

/// The soup's shape.
pub fn shape(soup: Soup) -> Shape {
    Shape::build(mesh(soup), &Serial)
}

/// Turned about two skew axes, and so far away in a direction along no axis.
fn pose(distance: f64) -> Pose {
    let turn =
        |axis: Vector, angle| UnitQuaternion::from_axis_angle(&Unit::new_normalize(axis), angle);
    let rotation = turn(Vector::new(1.0, 2.0, 3.0), 0.7) * turn(Vector::new(3.0, -1.0, 0.5), 0.33);
    let translation = Vector::new(0.61, 0.52, 0.59).normalize() * distance;
    Pose::from_parts(translation.into(), rotation)
}

/// Spheres of 3 968 triangles, blobs of 70 224 and 5 120, and two of a million each.
pub fn pairs() -> Vec<Case> {
    let case = |name, a, b, distance| Case {
        name,
        a: shape(a),
        b: shape(b),
        b_in_a: pose(distance),
    };
    let sphere = || make::uv_sphere(64, 32, 1.0);
    vec![
        case("3 968 x 3 968, grazing", sphere(), sphere(), 1.97),
        case(
            "3 968 x 3 968, 120 pairs",
            sphere(),
            sphere(),
            SPHERES_APART,
        ),
        case("3 968 x 3 968, deep", sphere(), sphere(), 1.2),
        case(
            "70k x 5k",
            make::blob(264, 134, 7),
            make::blob(64, 41, 8),
            0.6,
        ),
        case(
            "1M x 1M",
            make::blob(1000, 501, 7),
            make::blob(1000, 501, 8),
            0.6,
        ),
    ]
}

/// Where the spheres have about 120 pairs of triangles in common.
const SPHERES_APART: f64 = 1.855;

/// Two meshes, and where the second comes by in the first's frame, a pose a frame.
#[derive(Debug)]
pub struct Motion {
    /// For the table.
    pub name: &'static str,
    /// What stands still.
    pub a: Shape,
    /// What moves.
    pub b: Shape,
    /// Of the second, in the first's frame.
    pub poses: Vec<Pose>,
}

impl Motion {
    /// Whether a slow method would take minutes.
    pub fn is_large(&self) -> bool {
        self.a.mesh().triangles().len() > 100_000
    }
}

/// Linked tori of 32 000 triangles each, and tumbling pairs of spheres and of blobs.
pub fn motions() -> Vec<Motion> {
    let torus = || shape(make::torus(200, 80, 1.0, 0.3));
    let sphere = || shape(make::uv_sphere(64, 32, 1.0));
    let motion = |name, a, b, poses| Motion { name, a, b, poses };
    vec![
        motion("linked tori, 32k x 32k", torus(), torus(), linked(1000)),
        motion(
            "spheres, 3 968 x 3 968",
            sphere(),
            sphere(),
            tumbling(1000, 2.3, 0.1),
        ),
        motion(
            "blobs, 70k x 5k",
            shape(make::blob(264, 134, 7)),
            shape(make::blob(64, 41, 8)),
            tumbling(1000, 3.1, 0.15),
        ),
        motion(
            "blobs, 1M x 1M",
            shape(make::blob(1000, 501, 7)),
            shape(make::blob(1000, 501, 8)),
            tumbling(1000, 3.1, 0.15),
        ),
    ]
}

/// The same motions with 10 000 triangles each, as many as Sato et al. tell times of.
pub fn ten_thousands() -> Vec<Motion> {
    let motion = |name, a, b, poses| Motion { name, a, b, poses };
    let torus = || shape(make::torus(100, 50, 1.0, 0.3));
    vec![
        motion("linked tori, 10k x 10k", torus(), torus(), linked(220)),
        motion(
            "blobs, 10k x 10k",
            shape(make::blob(72, 72, 7)),
            shape(make::blob(72, 72, 8)),
            tumbling(220, 3.1, 0.15),
        ),
    ]
}

/// B goes through A's hole and rocks there.
fn linked(frames: u32) -> Vec<Pose> {
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

/// B goes round A, 0.3° a frame, nearer and farther, and tumbles by as much.
fn tumbling(frames: u32, distance: f64, swing: f64) -> Vec<Pose> {
    orbit(frames, distance, swing, [0.3, 0.3])
}

/// The meshes of SO-101, in one frame.
pub fn so101() -> Vec<Mesh> {
    meshes("so101.glb")
}

/// The meshes of a file below `public/models`, one for each part.
pub fn meshes(path: &str) -> Vec<Mesh> {
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public/models");
    let bytes = std::fs::read(models.join(path)).unwrap();
    let file = File {
        path,
        bytes: &bytes,
    };
    let found = read(&[file], &Wish::default(), &mut NoReaders, &mut |_, _| {
        ControlFlow::Continue(())
    })
    .unwrap();
    found
        .parts
        .iter()
        .map(|part| found.meshes[part.mesh].clone())
        .collect()
}
