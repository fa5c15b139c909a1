//! Checks pairs along a taught motion: each result equals that of a check of all pairs, to the last bit.

use std::f64::consts::TAU;
use std::sync::Arc;

use nearpoint_batch::{BatchError, MemoryStore, PlanSummary, PoseSource, plan};
use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::primitives;
use nearpoint_motion::check::{Check, CheckMethod, PairMotionReport};
use nearpoint_motion::robot::{Joint, JointKind, JointLimits, Mimic, Robot, RobotDescription};
use nearpoint_motion::trajectory::{Interpolation, Keyframe};
use nearpoint_scene::{
    Command, MotionCheckInput, MotionCheckOptions, NewLinkPart, NewPart, NewRobot, Scene,
    ThreadPool, TrajectorySpec,
};
use nearpoint_testing::Random;

use crate::common::{Batch, jumble, objects, part, plan_options};

fn joint(name: &str, kind: JointKind, [parent, child]: [usize; 2], origin: Pose) -> Joint {
    Joint {
        name: name.to_owned(),
        kind,
        parent,
        child,
        origin,
        axis: [0.0, 0.1, 1.0],
        limits: None,
        default_value: 0.0,
        max_speed: Some(0.5),
        mimic: None,
    }
}

/// Returns a robot that turns on its base, extends, and rotates its gripper meanwhile.
fn robot(name: &str) -> Arc<Robot> {
    let reach = Joint {
        axis: [1.0, 0.0, 0.0],
        limits: Some(JointLimits {
            lower: -0.5,
            upper: 1.5,
        }),
        ..joint(
            "reach",
            JointKind::Prismatic,
            [1, 2],
            Pose::translation(1.0, 0.0, 0.1),
        )
    };
    let hand = Joint {
        mimic: Some(Mimic {
            joint: 1,
            multiplier: 2.0,
            offset: 0.25,
        }),
        ..joint(
            "hand",
            JointKind::Continuous,
            [2, 3],
            Pose::translation(0.6, 0.0, 0.0),
        )
    };
    let turn = joint("turn", JointKind::Continuous, [0, 1], Pose::identity());
    let links = ["base", "arm", "slide", "palm"];
    let robot = Robot::new(RobotDescription {
        name: name.to_owned(),
        links: links.map(str::to_owned).to_vec(),
        joints: vec![turn, reach, hand],
    });
    Arc::new(robot.unwrap())
}

/// Returns two robots among scattered fixed parts.
fn scene(still: &[NewPart], turns: f64) -> Scene {
    let mut scene = Scene::without_queries(ThreadPool::Sequential, || 0.0);
    scene
        .apply(Command::SetMaxDistance {
            max_distance: Some(0.3),
        })
        .unwrap();
    scene.add(still.to_vec()).unwrap();
    for index in 0..2 {
        let parts = [1, 2, 3].map(|link| {
            let soup = primitives::cuboid(0.9, 0.2, 0.2 + 0.1 * link as f64);
            part(&format!("link {index}.{link}"), soup, Pose::identity())
        });
        let links = [1, 2, 3].map(|link| NewLinkPart {
            part: link - 1,
            link,
            in_link: Pose::translation(0.4, 0.0, 0.1),
        });
        let new = NewRobot {
            robot: robot(&format!("robot {index}")),
            parts: links.to_vec(),
            model: 0,
            index_in_model: index,
        };
        scene.add_with_robots(parts.to_vec(), vec![new]).unwrap();
        let robot = scene.robots()[index].id;
        let pose = Pose::translation(1.5 + 2.0 * index as f64, 2.5, 2.5);
        scene.apply(Command::SetBase { robot, pose }).unwrap();
    }
    let key = |time: f64, values: [f64; 4]| Keyframe {
        time,
        values: values.to_vec(),
    };
    let motion = TrajectorySpec {
        interpolation: Interpolation::Cubic,
        keyframes: vec![
            key(0.5, [0.0, 0.0, 0.1, 0.2]),
            key(2.0, [turns * TAU / 3.0, 0.8, -1.0, 0.0]),
            key(4.0, [turns * TAU, 0.1, 2.0, 0.9]),
        ],
    };
    let motion = Some(motion);
    scene.apply(Command::SetMotion { motion }).unwrap();
    scene
}

fn query(scene: &Scene) -> MotionCheckInput {
    let options = MotionCheckOptions {
        method: CheckMethod::Exact,
        accuracy: 0.002,
        stop_at_first_contact: false,
    };
    scene.motion_check_input(options).unwrap()
}

fn planned(scene: &Scene, shards: usize, store: &MemoryStore) -> Result<PlanSummary, BatchError> {
    let question = query(scene);
    plan(
        scene,
        plan_options(PoseSource::Motion(&question), shards),
        store,
    )
}

fn report_of(store: &MemoryStore) -> Vec<PairMotionReport> {
    let answers = Batch { store }.merge().unwrap();
    answers.motions().map(Result::unwrap).collect()
}

/// Checks all pairs in one scene.
fn report_of_one_check(scene: &Scene) -> Vec<PairMotionReport> {
    let MotionCheckInput {
        cell,
        trajectory,
        settings,
    } = query(scene);
    let trajectory = Arc::unwrap_or_clone(trajectory);
    let mut check = Check::new(Arc::new(cell), trajectory, settings).unwrap();
    assert!(check.advance(&SequentialExecutor));
    check.report().pairs
}

#[test]
fn each_pair_fares_as_in_a_check_of_all() {
    let scene = scene(&jumble(&mut Random::new(5), 24), 1.0);
    let alone = report_of_one_check(&scene);
    let count = |is: fn(&PairMotionReport) -> bool| alone.iter().filter(|pair| is(pair)).count();
    assert!(
        count(|pair| pair.first_contact.is_some()) > 5
            && count(|pair| pair.intervals.is_empty()) > 5
    );
    assert!(count(|pair| pair.min_clearance.is_some()) > 5);
    for shards in [1, 2, 7] {
        let store = MemoryStore::default();
        let planned = planned(&scene, shards, &store).unwrap();
        assert_eq!((planned.pairs, planned.reused), (alone.len(), 0));
        let ran = Batch { store: &store }.run_all();
        assert_eq!(ran.computed, planned.computed);
        // Debug output shows every bit of a number.
        assert_eq!(
            format!("{:?}", report_of(&store)),
            format!("{alone:?}"),
            "{shards}"
        );
        let list = Batch { store: &store }.merge().unwrap();
        let motion = list.list().motion.as_ref().unwrap();
        assert_eq!((motion.accuracy, motion.time), (0.002, [0.5, 4.0]));
        assert!(motion.speed_violations[0].contains("turn"), "{motion:?}");
    }
}

#[test]
fn computed_pairs_are_reused() {
    let mut still = jumble(&mut Random::new(5), 24);
    let store = MemoryStore::default();
    let batch = Batch { store: &store };
    let first = planned(&scene(&still, 1.0), 3, &store).unwrap();
    batch.run_all();
    assert_eq!(planned(&scene(&still, 1.0), 2, &store).unwrap().computed, 0);
    // A block is lost: its queries are answered again, and nothing else.
    let lost = objects(&store, "answers/").into_keys().next().unwrap();
    store.objects().remove(&lost);
    let again = planned(&scene(&still, 1.0), 2, &store).unwrap();
    assert!(again.computed > 0 && again.reused > 0, "{again:?}");
    assert_eq!(batch.run_all().computed, again.computed);
    // One part has another pose.
    still[2].pose = Pose::translation(0.1, 0.2, 0.0) * still[2].pose;
    let scene_then = scene(&still, 1.0);
    let second = planned(&scene_then, 3, &store).unwrap();
    assert!(second.computed > 0 && second.computed <= 6, "{second:?}");
    assert_eq!(batch.run_all().computed, second.computed);
    assert_eq!(report_of(&store), report_of_one_check(&scene_then));
    // Another path: everything is answered again.
    let third = planned(&scene(&still, 0.9), 3, &store).unwrap();
    assert_eq!((third.computed, third.reused), (first.pairs, 0));
}

/// Planning refuses what a check of all pairs refuses, and never a part of a valid one.
#[test]
fn plan_with_impossible_accuracy_is_refused() {
    let scene = scene(&jumble(&mut Random::new(5), 8), 1.0);
    for (accuracy, code) in [
        (100.0, "check-accuracy-larger-largest"),
        (1e-15, "check-accuracy-finer-numbers"),
    ] {
        let mut question = query(&scene);
        question.settings.accuracy = accuracy;
        let options = plan_options(PoseSource::Motion(&question), 1);
        let refused = plan(&scene, options, &MemoryStore::default());
        assert_eq!(refused.unwrap_err().message().code, code);
    }
}
