//! Makes groups that slide, and checks where they end.

use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::collide::{Containment, colliding_pairs, containment};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Pose, Vector, relative_pose};
use nearpoint_motion::slide::{GroupPart, Obstacle, SlideResult, slide};

pub const CONTACT_OFFSET: f64 = 1e-6;

pub fn shape(soup: Soup) -> Shape {
    Shape::build(Mesh::weld(soup).unwrap(), &SequentialExecutor)
}

pub fn cuboid(x: f64, y: f64, z: f64) -> Shape {
    shape(primitives::cuboid(x, y, z))
}

pub fn at(x: f64, y: f64, z: f64) -> Pose {
    Pose::translation(x, y, z)
}

pub fn alone(shape: &Shape) -> [GroupPart<'_>; 1] {
    [GroupPart {
        shape,
        in_group: Pose::identity(),
    }]
}

pub fn still(shape: &Shape, pose: Pose) -> Obstacle<'_> {
    Obstacle { shape, pose }
}

pub fn go(parts: &[GroupPart], obstacles: &[Obstacle], from: &Pose, to: &Pose) -> SlideResult {
    slide(
        parts,
        obstacles,
        from,
        to,
        CONTACT_OFFSET,
        &SequentialExecutor,
    )
    .unwrap()
}

/// Returns the smallest gap of the group to obstacles that are not ignored; 0 where they touch or overlap.
pub fn gap(parts: &[GroupPart], obstacles: &[Obstacle], slid: &SlideResult) -> f64 {
    let mut least = f64::INFINITY;
    for (h, part) in parts.iter().enumerate() {
        for (o, obstacle) in obstacles.iter().enumerate() {
            if slid.ignored_pairs.contains(&(h, o)) {
                continue;
            }
            let pose = relative_pose(&obstacle.pose, &(slid.pose * part.in_group));
            let warm = &mut WarmStart::default();
            let found = clearance(
                obstacle.shape,
                part.shape,
                &pose,
                least,
                warm,
                &SequentialExecutor,
            );
            least = found.unwrap().map_or(least, |c| c.distance);
        }
    }
    least
}

/// Asserts that the group touches, enters or surrounds no obstacle that is not ignored.
pub fn assert_free(parts: &[GroupPart], obstacles: &[Obstacle], slid: &SlideResult) {
    for (h, part) in parts.iter().enumerate() {
        for (o, obstacle) in obstacles.iter().enumerate() {
            if slid.ignored_pairs.contains(&(h, o)) {
                continue;
            }
            let pose = relative_pose(&obstacle.pose, &(slid.pose * part.in_group));
            let (a, b) = (obstacle.shape, part.shape);
            let pairs = colliding_pairs(a, b, &pose, &SequentialExecutor).unwrap();
            assert_eq!(pairs, []);
            assert_eq!(containment(a, b, &pose), Containment::Neither);
        }
    }
}

pub fn close(a: &Pose, place: [f64; 3], max_distance: f64) {
    let off = a.translation.vector - Vector::from(place);
    assert!(
        off.norm() <= max_distance,
        "{} is not {place:?}",
        a.translation
    );
}

/// Makes an L-shaped prism: a square with a smaller one cut off, extruded.
pub fn angle() -> Soup {
    let profile = [
        [0.0, 0.0],
        [1.5, 0.0],
        [1.5, 0.4],
        [0.4, 0.4],
        [0.4, 1.5],
        [0.0, 1.5],
    ];
    let positions = [-0.3, 0.3].into_iter();
    let positions = positions
        .flat_map(|z| profile.map(|[x, y]| [x, y, z]))
        .collect();
    let mut triangles = vec![];
    for [a, b, c] in [[0, 1, 2], [0, 2, 3], [0, 3, 4], [0, 4, 5]] {
        triangles.extend([[c, b, a], [a + 6, b + 6, c + 6]]);
    }
    for i in 0..6 {
        let j = (i + 1) % 6;
        triangles.extend([[i, j, j + 6], [i, j + 6, i + 6]]);
    }
    Soup {
        positions,
        triangles,
        faces: Vec::new(),
    }
}
