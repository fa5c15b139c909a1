//! Tests swept volumes: against closed forms, against points of bodies at random values, and against bodies at many values.

use nearpoint_geometry::collide::ray_crossings;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::check::{Attachment, CheckedBody, MountedRobot, WorkCell};
use nearpoint_motion::range::{MeasuredPairs, RangeJoint, RangeSettings, ValueRange};
use nearpoint_motion::robot::{Joint, JointKind, Robot, RobotDescription};
use nearpoint_motion::swept::{SweptError, SweptPoses, SweptSettings, SweptVolume, swept_volume};
use nearpoint_motion::trajectory::{Interpolation, Keyframe, Trajectory};
use nearpoint_testing::Random;
use std::f64::consts::{FRAC_PI_2, PI};
use std::sync::Arc;

fn shape(soup: Soup) -> Arc<Shape> {
    let mesh = Mesh::weld(soup).unwrap();
    Arc::new(Shape::build(mesh, &SequentialExecutor))
}

/// Makes a cell of links in a row, each with a body.
fn cell(joints: Vec<Joint>, bodies: Vec<(Arc<Shape>, Pose)>) -> WorkCell {
    let robot = Robot::new(RobotDescription {
        name: "r".to_owned(),
        links: (0..=joints.len()).map(|n| n.to_string()).collect(),
        joints,
    });
    let body = |(n, (shape, in_link)): (usize, (Arc<Shape>, Pose))| CheckedBody {
        shape,
        spheres: None,
        attachment: Attachment::Link {
            robot: 0,
            link: n + 1,
            in_link,
        },
    };
    WorkCell {
        robots: vec![MountedRobot {
            robot: Arc::new(robot.unwrap()),
            base: Pose::identity(),
        }],
        bodies: bodies.into_iter().enumerate().map(body).collect(),
        pairs: Vec::new(),
    }
}

fn joint(kind: JointKind, links: [usize; 2], x: f64, axis: [f64; 3]) -> Joint {
    let name = format!("joint {}", links[1]);
    Joint::new(name, kind, links, Pose::translation(x, 0.0, 0.0), axis)
}

fn ranges(ranges: &[[f64; 2]]) -> SweptPoses {
    let joint = |(value, &[lower, upper]): (usize, &[f64; 2])| RangeJoint {
        value,
        range: ValueRange { lower, upper },
        resolution: 1.0,
    };
    SweptPoses::Joints(RangeSettings {
        joints: ranges.iter().enumerate().map(joint).collect(),
        values: vec![0.0; ranges.len()],
        max_cells: 0,
        classes_only: false,
        measured: MeasuredPairs::None,
    })
}

fn swept(cell: &WorkCell, body: usize, poses: SweptPoses, resolution: f64) -> SweptVolume {
    let settings = SweptSettings {
        bodies: vec![body],
        poses,
        resolution: Some(resolution),
    };
    swept_volume(cell, &settings, &SequentialExecutor).unwrap()
}

/// Makes a door 2 wide, 0.5 thick and 1 high, with a corner of its base in the hinge.
fn door() -> WorkCell {
    let turning = joint(JointKind::Revolute, [0, 1], 0.0, [0.0, 0.0, 1.0]);
    let middle = Pose::translation(1.0, 0.25, 0.5);
    cell(
        vec![turning],
        vec![(shape(primitives::cuboid(2.0, 0.5, 1.0)), middle)],
    )
}

#[track_caller]
fn assert_bounds(found: &SweptVolume, volume: f64, width: f64) {
    let [inner, outer] = [found.inner.volume(), found.outer.volume()];
    assert!(
        inner <= volume && volume <= outer,
        "{inner} {volume} {outer}"
    );
    assert!(outer - inner <= width * volume, "{inner} {volume} {outer}");
}

#[test]
fn a_door_a_slider_and_a_crank_sweep_known_volumes() {
    let open = FRAC_PI_2;
    // A sector with the door's diagonal as its radius, and half of the door at each end.
    let volume = 0.5 * (2.0f64.powi(2) + 0.25) * open + 1.0;
    let widths = [0.06, 0.03].map(|resolution| {
        let found = swept(&door(), 0, ranges(&[[0.0, open]]), resolution);
        assert_bounds(&found, volume, 12.0 * resolution);
        found.outer.volume() - found.inner.volume()
    });
    assert!(
        widths[1] < 0.6 * widths[0],
        "finer voxels are nearer: {widths:?}"
    );
    let slide = joint(JointKind::Prismatic, [0, 1], 0.0, [0.0, 1.0, 0.0]);
    let block = shape(primitives::cuboid(1.0, 1.0, 1.0));
    let slider = cell(vec![slide], vec![(block, Pose::identity())]);
    assert_bounds(&swept(&slider, 0, ranges(&[[0.0, 3.0]]), 0.05), 4.0, 0.5);
    // A crank of length 1 turns once: a ring around the axis.
    let turning = joint(JointKind::Continuous, [0, 1], 0.0, [0.0, 0.0, 1.0]);
    let pin = shape(primitives::cuboid(0.4, 0.4, 1.0));
    let crank = cell(vec![turning], vec![(pin, Pose::translation(1.0, 0.0, 0.0))]);
    let far = 1.2f64.powi(2) + 0.2f64.powi(2);
    let near = 0.8f64.powi(2);
    let found = swept(&crank, 0, ranges(&[[-PI, PI]]), 0.03);
    assert_bounds(&found, PI * (far - near), 0.5);
}

/// A motion there and back sweeps what the range of its values does.
#[test]
fn a_taught_motion_sweeps_its_values() {
    let key = |time: f64, value: f64| Keyframe {
        time,
        values: vec![value],
    };
    let keys = vec![key(0.0, 0.0), key(2.0, 1.0), key(3.0, 0.5)];
    let motion = Trajectory::new(Interpolation::Linear, keys).unwrap();
    let moved = swept(&door(), 0, SweptPoses::Motion(Arc::new(motion)), 0.05);
    let all = swept(&door(), 0, ranges(&[[0.0, 1.0]]), 0.05);
    let [moved, all] = [moved, all].map(|found| [found.inner.volume(), found.outer.volume()]);
    for (moved, all) in moved.iter().zip(all) {
        assert!((moved - all).abs() < 0.02 * all, "{moved:?} {all:?}");
    }
}

/// Points of the body at random values are in the outer body; a voxel of the inner body is in the body at some values.
#[test]
fn points_agree_with_bodies_at_random_values() {
    for seed in 0..6 {
        let mut random = Random::new(seed);
        let axis = |random: &mut Random| [random.signed(), random.signed(), random.signed()];
        let kinds = [JointKind::Continuous, JointKind::Prismatic];
        let joints = vec![
            joint(JointKind::Continuous, [0, 1], 0.0, axis(&mut random)),
            joint(kinds[seed as usize % 2], [1, 2], 1.0, axis(&mut random)),
        ];
        let block = shape(primitives::cuboid(0.9, 0.5, 0.4));
        let arm = cell(joints, vec![(block.clone(), Pose::identity()); 2]);
        let limits = [[-0.6, 0.5], [0.0, 0.7]];
        let found = swept(&arm, 1, ranges(&limits), 0.06);
        assert!(found.inner.volume() > 0.0);
        let values = |random: &mut Random| {
            limits.map(|[lower, upper]| lower + (upper - lower) * random.uniform())
        };
        for _ in 0..3000 {
            let pose = arm.poses(&values(&mut random))[1];
            let [x, y, z] = [0.9, 0.5, 0.4].map(|size| size / 2.0 * random.signed());
            let p = pose * Point::new(x, y, z);
            assert!(found.outer.contains(&p), "seed {seed}: {p}");
        }
        for cube in found.inner.cubes.iter().step_by(7) {
            let corner = cube.corner.map(|at| f64::from(at) * found.inner.edge);
            let size = f64::from(cube.size) * found.inner.edge;
            // A corner of the cube, just inside.
            let offset = [0; 3].map(|_| size * if random.uniform() < 0.5 { 0.01 } else { 0.99 });
            let p = found.inner.origin + Vector::from(corner) + Vector::from(offset);
            let steps = 60;
            let value = |joint: usize, step: usize| {
                let [lower, upper] = limits[joint];
                lower + (upper - lower) * step as f64 / steps as f64
            };
            let is_inside = (0..=steps).any(|i| {
                (0..=steps).any(|j| {
                    let pose = arm.poses(&[value(0, i), value(1, j)])[1];
                    ray_crossings(&block, &(pose.inverse() * p)).is_inside
                })
            });
            assert!(is_inside, "seed {seed}: {p}");
        }
    }
}

/// Two bodies take up what each does; one that does not move takes up itself, and an open one has no inside.
#[test]
fn several_bodies_and_bodies_that_stand_still() {
    let mut both = door();
    let block = shape(primitives::cuboid(1.0, 1.0, 1.0));
    both.bodies.push(CheckedBody {
        shape: block,
        spheres: None,
        attachment: Attachment::Scene(Pose::translation(-3.0, 0.0, 0.0)),
    });
    let open = ranges(&[[0.0, 1.0]]);
    let volumes = |bodies: Vec<usize>| {
        let settings = SweptSettings {
            bodies,
            poses: open.clone(),
            resolution: Some(0.06),
        };
        let found = swept_volume(&both, &settings, &SequentialExecutor).unwrap();
        [found.inner.volume(), found.outer.volume()]
    };
    let [door, still, all] = [vec![0], vec![1], vec![0, 1]].map(volumes);
    assert!(
        still[0] > 0.5 && still[0] <= 1.0 && still[1] >= 1.0 && still[1] < 1.6,
        "{still:?}"
    );
    for end in 0..2 {
        let sum = door[end] + still[end];
        assert!(
            (all[end] - sum).abs() < 0.1 * sum,
            "{all:?} {door:?} {still:?}"
        );
    }
    let mut sheet = primitives::cuboid(2.0, 0.5, 1.0);
    sheet.triangles.truncate(10);
    let turning = joint(JointKind::Revolute, [0, 1], 0.0, [0.0, 0.0, 1.0]);
    let sheet = cell(vec![turning], vec![(shape(sheet), Pose::identity())]);
    let found = swept(&sheet, 0, ranges(&[[0.0, 0.5]]), 0.1);
    assert!(found.inner.cubes.is_empty() && found.outer.volume() > 0.0);
}

/// The grid is around what is swept, also at the end of a chain, where bounds of motion add up.
#[test]
fn the_grid_is_around_a_long_arm() {
    let turning = |links, x| joint(JointKind::Continuous, links, x, [0.0, 0.0, 1.0]);
    let block = shape(primitives::cuboid(0.2, 0.2, 0.2));
    let arm = cell(
        vec![
            turning([0, 1], 0.0),
            turning([1, 2], 1.0),
            turning([2, 3], 1.0),
        ],
        vec![(block, Pose::translation(1.0, 0.0, 0.0)); 3],
    );
    let settings = SweptSettings {
        bodies: vec![2],
        poses: ranges(&[[-0.8, 0.8]; 3]),
        resolution: None,
    };
    let found = swept_volume(&arm, &settings, &SequentialExecutor).unwrap();
    // It is at least 2 · 3.1 · sin 0.8 wide, and less than 6.2.
    let size = 128.0 * found.outer.edge;
    assert!(size > 4.4 && size < 8.0, "{size}");
}

#[test]
fn the_surfaces_are_closed_and_have_the_volumes() {
    let found = swept(&door(), 0, ranges(&[[0.0, 1.0]]), 0.1);
    for voxels in [&found.inner, &found.outer] {
        let surface = voxels.surface();
        let corner = |at: u32| surface.points[at as usize].coords;
        let six = surface
            .triangles
            .iter()
            .map(|&[a, b, c]| corner(a).dot(&corner(b).cross(&corner(c))));
        let volume = six.sum::<f64>() / 6.0;
        assert!((volume - voxels.volume()).abs() < 1e-9 * volume);
        let positions = surface.points.iter().map(|p| (*p).into()).collect();
        let soup = Soup {
            positions,
            triangles: surface.triangles,
            faces: Vec::new(),
        };
        assert!(shape(soup).is_closed());
    }
}

#[test]
fn what_cannot_be_swept_is_refused() {
    let door = door();
    let ask = |bodies: Vec<usize>, poses: SweptPoses, resolution: f64| {
        let settings = SweptSettings {
            bodies,
            poses,
            resolution: Some(resolution),
        };
        swept_volume(&door, &settings, &SequentialExecutor).unwrap_err()
    };
    let open = || ranges(&[[0.0, 1.0]]);
    assert!(matches!(ask(vec![], open(), 0.1), SweptError::Body { .. }));
    assert!(matches!(ask(vec![1], open(), 0.1), SweptError::Body { .. }));
    for bad in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        assert!(matches!(
            ask(vec![0], open(), bad),
            SweptError::Resolution { .. }
        ));
    }
    assert!(matches!(
        ask(vec![0], open(), 1e-4),
        SweptError::TooFine { .. }
    ));
    let reversed = ranges(&[[1.0, 0.0]]);
    assert!(matches!(ask(vec![0], reversed, 0.1), SweptError::Range(_)));
    assert!(matches!(
        ask(vec![0], ranges(&[]), 0.1),
        SweptError::Range(_)
    ));
    let key = |time: f64| Keyframe {
        time,
        values: vec![0.0; 2],
    };
    let other = Trajectory::new(Interpolation::Linear, vec![key(0.0), key(1.0)]).unwrap();
    let other = SweptPoses::Motion(Arc::new(other));
    assert!(matches!(ask(vec![0], other, 0.1), SweptError::Range(_)));
}
