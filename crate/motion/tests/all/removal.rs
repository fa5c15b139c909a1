//! Tests removal paths of parts out of others, and proofs that there is none.

use nearpoint_testing::executor::StopAfterPolls;
use std::sync::Arc;

use nearpoint_geometry::collide::swept::{RigidMotion, first_contact};
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_motion::plan::PlanningPart;
use nearpoint_motion::plan::removal::{
    Removal, RemovalError, RemovalPath, RemovalProgress, RemovalSettings, TestedStep,
};

fn shape(soup: Soup) -> Arc<Shape> {
    Arc::new(Shape::build(Mesh::weld(soup).unwrap(), &SequentialExecutor))
}

fn block([x, y, z]: [f64; 3], at: [f64; 3]) -> PlanningPart {
    PlanningPart {
        shape: shape(primitives::cuboid(x, y, z)),
        pose: Pose::translation(at[0], at[1], at[2]),
    }
}

/// Makes walls around a space of 4 × 4 × 4 about the origin, with a lid if it is closed.
fn tray(is_closed: bool) -> Vec<PlanningPart> {
    let mut walls = vec![
        block([6.0, 6.0, 1.0], [0.0, 0.0, -2.5]),
        block([1.0, 6.0, 4.0], [2.5, 0.0, 0.0]),
        block([1.0, 6.0, 4.0], [-2.5, 0.0, 0.0]),
        block([4.0, 1.0, 4.0], [0.0, 2.5, 0.0]),
        block([4.0, 1.0, 4.0], [0.0, -2.5, 0.0]),
    ];
    if is_closed {
        walls.push(block([6.0, 6.0, 1.0], [0.0, 0.0, 2.5]));
    }
    walls
}

fn settings(step: f64, degrees: f64) -> RemovalSettings {
    RemovalSettings {
        step,
        rotation_step: f64::to_radians(degrees),
        ..RemovalSettings::default()
    }
}

fn removal(
    parts: Vec<PlanningPart>,
    others: Vec<PlanningPart>,
    step: f64,
    degrees: f64,
) -> Removal {
    Removal::new(parts, others, settings(step, degrees), &SequentialExecutor).unwrap()
}

fn end(removal: &mut Removal) -> RemovalProgress {
    loop {
        match removal.run(10, &SequentialExecutor).unwrap() {
            RemovalProgress::Searching | RemovalProgress::Shortening => {}
            end => return end,
        }
    }
}

/// Checks by the continuous test that no segment of the path collides, for the shrunk parts.
fn check(path: &RemovalPath, parts: &[PlanningPart], others: &[PlanningPart], shrink: f64) {
    for part in parts {
        let small = part.shape.mesh().inset(shrink).unwrap();
        let small = Shape::build(small, &SequentialExecutor);
        for leg in path.poses.windows(2) {
            let centre = part.pose.inverse() * path.centre;
            let [from, to] = [leg[0] * part.pose, leg[1] * part.pose];
            let travel = RigidMotion::new(from, to, centre).unwrap();
            for other in others {
                let rest = RigidMotion::stationary(other.pose).unwrap();
                let met = first_contact(&small, &other.shape, &travel, &rest, &SequentialExecutor)
                    .unwrap();
                assert!(met.is_none(), "{met:?}");
            }
        }
    }
}

#[test]
fn a_box_is_lifted_out_of_a_tray_that_it_stands_on() {
    let parts = vec![block([2.0, 2.0, 2.0], [0.0, 0.0, -1.0])];
    let mut removal = removal(parts.clone(), tray(false), 0.5, 90.0);
    assert!(removal.settings().shrink > 0.0, "it touches the floor");
    assert_eq!(end(&mut removal), RemovalProgress::Found);
    let path = removal.path().unwrap();
    check(path, &parts, &tray(false), removal.settings().shrink);
    let out = path.at(1.0) * parts[0].pose;
    assert!(out.translation.z >= 3.0, "{out}");
    assert!((path.length - 4.0).abs() < 0.6, "{}", path.length);
    let smallest = path.min_clearance.unwrap();
    assert_eq!(
        (smallest.lower, smallest.upper, smallest.obstacle),
        (0.0, 0.0, 0)
    );
    assert!(path.free_from > 0.0 && path.free_from < 0.05);
}

#[test]
fn removal_of_separate_part_reports_its_clearance() {
    let parts = vec![block([2.0, 2.0, 2.0], [0.5, 0.0, -0.75])];
    let mut removal = removal(parts, tray(false), 0.5, 0.0);
    assert_eq!(removal.settings().shrink, 0.0);
    assert_eq!(end(&mut removal), RemovalProgress::Found);
    let path = removal.path().unwrap();
    let smallest = path.min_clearance.unwrap();
    assert!(
        smallest.lower > 0.2 && smallest.upper <= 0.25,
        "{smallest:?}"
    );
    assert_eq!(path.free_from, 0.0);
}

#[test]
fn nothing_comes_out_of_a_closed_box() {
    let parts = vec![block([2.4, 2.4, 2.4], [0.1, 0.0, -0.5])];
    let mut removal = removal(parts, tray(true), 0.5, 90.0);
    assert_eq!(end(&mut removal), RemovalProgress::NoPath);
    assert!(removal.path().is_none() && removal.state_count() > 24);
    let blockers = removal.blocking_pairs();
    assert_eq!(blockers.len(), 6, "{blockers:?}");
}

/// A slab lies across a hole in the lid; upright it fits through.
#[test]
fn a_slab_turns_to_come_out() {
    let mut others = tray(true);
    others.pop();
    others.extend([
        block([2.0, 6.0, 1.0], [2.0, 0.0, 2.5]),
        block([2.0, 6.0, 1.0], [-2.0, 0.0, 2.5]),
        block([2.0, 2.0, 1.0], [0.0, 2.0, 2.5]),
        block([2.0, 2.0, 1.0], [0.0, -2.0, 2.5]),
    ]);
    let parts = vec![block([2.5, 1.5, 0.5], [0.0, 0.0, 0.0])];
    let mut straight = removal(parts.clone(), others.clone(), 0.5, 0.0);
    assert_eq!(end(&mut straight), RemovalProgress::NoPath);
    let mut turning = removal(parts.clone(), others.clone(), 0.5, 90.0);
    assert_eq!(end(&mut turning), RemovalProgress::Found);
    let path = turning.path().unwrap();
    check(path, &parts, &others, turning.settings().shrink);
    assert!(path.poses.iter().any(|pose| pose.rotation.angle() > 1.0));
}

/// A pin in a bore that is askew comes out along it.
#[test]
fn a_pin_comes_out_along_its_bore() {
    let askew = UnitQuaternion::from_scaled_axis(Vector::new(0.4, 0.3, 0.0));
    let pose = Pose::from_parts(Vector::new(1.0, 2.0, 3.0).into(), askew);
    let others = vec![PlanningPart {
        shape: shape(primitives::tube(48, 3.0, 1.01, 4.0)),
        pose,
    }];
    let parts = vec![PlanningPart {
        shape: shape(primitives::tube(48, 1.0, 0.5, 4.0)),
        pose,
    }];
    let mut removal = removal(parts.clone(), others.clone(), 0.25, 90.0);
    assert_eq!(end(&mut removal), RemovalProgress::Found);
    let path = removal.path().unwrap();
    check(path, &parts, &others, removal.settings().shrink);
    let way = path.at(1.0).translation.vector;
    assert!(way.cross(&(askew * Vector::z())).norm() < 1e-6 * way.norm() || path.poses.len() > 2);
}

#[test]
fn removal_of_several_parts_moves_them_as_one() {
    let parts = vec![
        block([1.0, 1.0, 1.0], [0.0, 0.0, -1.0]),
        block([1.0, 1.0, 1.0], [0.0, 0.0, 0.0]),
    ];
    let mut removal = removal(parts.clone(), tray(false), 0.0, 0.0);
    assert_eq!(end(&mut removal), RemovalProgress::Found);
    let mut alone =
        Removal::new(parts, Vec::new(), settings(0.0, 0.0), &SequentialExecutor).unwrap();
    assert_eq!(end(&mut alone), RemovalProgress::Found);
    let path = alone.path().unwrap();
    assert_eq!((path.length, path.min_clearance), (0.0, None));
}

#[test]
fn interrupted_removal_search_gives_the_same_result() {
    let parts = || vec![block([2.0, 2.0, 2.0], [0.0, 0.0, -0.9])];
    let mut calm = removal(parts(), tray(false), 0.5, 90.0);
    end(&mut calm);
    let mut hurried = removal(parts(), tray(false), 0.5, 90.0);
    let mut stops = 0;
    loop {
        // One test must complete in each call, or the search never ends.
        match hurried.run(5, &StopAfterPolls::new(stops)) {
            Err(Interrupted) => stops += 1,
            Ok(RemovalProgress::Found) => break,
            Ok(_) => {}
        }
        assert!(stops < 10_000);
    }
    assert!(stops > 0);
    assert_eq!(calm.path().unwrap().poses, hurried.path().unwrap().poses);
}

#[test]
fn recorded_removal_steps_do_not_change_the_result() {
    let parts = || vec![block([2.0, 2.0, 2.0], [0.0, 0.0, -0.9])];
    let mut silent = removal(parts(), tray(false), 0.5, 90.0);
    end(&mut silent);
    let mut reported = removal(parts(), tray(false), 0.5, 90.0);
    let (mut looks, mut found) = (Vec::new(), None);
    loop {
        let progress = reported
            .run_recorded(10, &SequentialExecutor, &mut looks)
            .unwrap();
        found = found.or_else(|| reported.shortened().map(<[Pose]>::to_vec));
        if progress == RemovalProgress::Found {
            break;
        }
    }
    let found = found.unwrap();
    assert_eq!(reported.path().unwrap().poses, silent.path().unwrap().poses);
    let free: Vec<_> = looks
        .iter()
        .filter(|look| look.blocking_pair.is_none())
        .collect();
    assert_eq!(free.len() + 1, reported.state_count(), "all but the start");
    for leg in found.windows(2) {
        let is_leg = |look: &&&TestedStep| (look.from, look.to) == (leg[0], leg[1]);
        assert!(free.iter().find(is_leg).is_some(), "{leg:?}");
    }
    let mut met: Vec<_> = looks.iter().filter_map(|look| look.blocking_pair).collect();
    met.sort_unstable();
    met.dedup();
    let mut blockers = reported.blocking_pairs();
    blockers.sort_unstable();
    assert_eq!(met, blockers);
}

#[test]
fn removal_with_invalid_settings_is_an_error() {
    let part = || vec![block([2.0, 2.0, 2.0], [0.0, 0.0, -0.9])];
    let new = |parts, settings| Removal::new(parts, tray(false), settings, &SequentialExecutor);
    assert_eq!(
        new(Vec::new(), settings(0.5, 90.0)).unwrap_err(),
        RemovalError::NoParts
    );
    for bad in [f64::NAN, -1.0, f64::INFINITY] {
        assert_eq!(
            new(part(), settings(bad, 90.0)).unwrap_err(),
            RemovalError::InvalidNumber
        );
        let fit = RemovalSettings {
            shrink: bad,
            ..settings(0.5, 90.0)
        };
        assert_eq!(new(part(), fit).unwrap_err(), RemovalError::InvalidNumber);
    }
    assert!(matches!(
        new(part(), settings(1e-9, 90.0)),
        Err(RemovalError::Step { .. })
    ));
    assert!(matches!(
        new(part(), settings(0.5, 1.0)),
        Err(RemovalError::RotationStep { .. })
    ));
    let inside = vec![block([2.0, 2.0, 2.0], [0.0, 0.0, -1.5])];
    let error = new(inside, settings(0.5, 90.0)).unwrap_err();
    assert!(
        matches!(&error, RemovalError::InCollision { pairs, .. } if *pairs == [(0, 0)]),
        "{error}"
    );
    let swallowed = Removal::new(
        vec![block([1.0; 3], [0.0; 3])],
        vec![block([3.0; 3], [0.0; 3])],
        settings(0.5, 90.0),
        &SequentialExecutor,
    );
    assert!(matches!(swallowed, Err(RemovalError::InCollision { .. })));
    let far = vec![PlanningPart {
        pose: Pose::translation(f64::NAN, 0.0, 0.0),
        ..block([1.0; 3], [0.0; 3])
    }];
    assert!(new(far, settings(0.5, 90.0)).is_err());
    let few = RemovalSettings {
        max_states: 3,
        ..settings(0.25, 90.0)
    };
    let mut removal = new(part(), few).unwrap();
    assert_eq!(end(&mut removal), RemovalProgress::StateLimit);
}
