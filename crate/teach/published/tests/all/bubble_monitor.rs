//! Tests hulls far away and bubbles nearby: each answers within its bounds.

use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Pose, Vector, brute_force};
use nearpoint_published::bubble::{
    BubbleSettings, ContinuousSettings, End, LeafMethod, MonitorMethod, MonitorResult,
    MonitorSettings, MonitorState, Part, SearchSchedule, SphereTree, Step, monitor,
};
use nearpoint_testing::Random;
use nearpoint_testing::executor::StopAfterPolls;
use nearpoint_testing::shapes::shape;

/// The tolerance for rounding.
const NOISE: f64 = 1e-13;

struct Ready {
    shape: Shape,
    hull: Hull,
    spheres: SphereTree,
}

impl Ready {
    fn new(shape: Shape) -> Self {
        let mesh = shape.mesh();
        let radius = SphereTree::radius_for(mesh, 2.0);
        Self {
            hull: Hull::build(mesh.vertices()).unwrap(),
            spheres: SphereTree::build(mesh, radius).unwrap(),
            shape,
        }
    }

    fn part(&self) -> Part<'_> {
        Part {
            hull: &self.hull,
            spheres: &self.spheres,
        }
    }
}

fn settings(threshold: f64, cycle: SearchSchedule) -> MonitorSettings {
    let search = BubbleSettings {
        alpha: 0.0,
        leaf_method: LeafMethod::Features,
    };
    MonitorSettings {
        threshold,
        bubbles: ContinuousSettings {
            search,
            schedule: cycle,
            slack: 0.01,
            max_pairs: 16,
        },
    }
}

fn next(
    parts: [Part; 2],
    pose: &Pose,
    settings: &MonitorSettings,
    state: &mut MonitorState,
) -> MonitorResult {
    monitor(parts, pose, settings, state, &SequentialExecutor, &mut ())
        .unwrap()
        .unwrap()
}

/// Returns poses in which B enters A's hole and leaves again.
fn visit() -> impl Iterator<Item = Pose> {
    (0..80).map(|k| {
        let t = (f64::from(k) - 40.0) / 40.0;
        Pose::new(
            Vector::new(0.05, -0.02, 3.0 * t * t.abs().sqrt()),
            Vector::new(0.1, t, 0.3),
        )
    })
}

#[test]
fn each_method_answers_within_its_bounds() {
    let torus = Ready::new(shape(primitives::torus(24, 12, 1.0, 0.3)));
    let rod = Ready::new(shape(primitives::tube(12, 0.2, 0.0, 1.5)));
    let parts = [torus.part(), rod.part()];
    for cycle in [
        SearchSchedule::Proven,
        SearchSchedule::Published { cycles: 10 },
    ] {
        let settings = settings(0.3, cycle);
        let mut state = MonitorState::default();
        let (mut far, mut near, mut loose) = (0, 0, 0);
        for pose in visit() {
            let found = next(parts, &pose, &settings, &mut state);
            let truth = brute_force::clearance(&torus.shape, &rod.shape, &pose, f64::INFINITY);
            let truth = truth.unwrap().distance;
            assert!(found.lower <= truth + NOISE && truth <= found.upper + NOISE);
            assert!(((found.on_a - found.on_b).norm() - found.distance).abs() < NOISE);
            assert!(!found.is_exact() || (found.distance - truth).abs() < NOISE);
            match found.method {
                MonitorMethod::Hulls => {
                    assert!(found.distance > 0.3 && found.distance <= truth + NOISE);
                    loose += usize::from(found.distance < truth - 0.01);
                    far += 1;
                }
                MonitorMethod::Bubbles(bubbles) => {
                    assert_eq!(bubbles.clearance.distance, found.distance);
                    assert!(
                        found.distance >= truth
                            && (cycle != SearchSchedule::Proven || found.is_exact())
                    );
                    near += 1;
                }
            }
        }
        assert!(far > 20 && near > 20 && loose > 5, "{far} {near} {loose}");
    }
}

#[test]
fn monitor_is_symmetric_in_order_of_parts() {
    let mut random = Random::seeded("watch laws", 84);
    let torus = Ready::new(shape(primitives::torus(12, 8, 1.0, 0.3)));
    let blob = Ready::new(shape(primitives::bumpy_sphere(10, 8, 5)));
    let (a, b) = (torus.part(), blob.part());
    for _ in 0..40 {
        let pose = Pose::translation(2.4, 0.0, 0.0) * random.pose(0.8);
        let settings = settings(0.2, SearchSchedule::Proven);
        let cold = |parts, pose: &Pose| next(parts, pose, &settings, &mut MonitorState::default());
        let here = cold([a, b], &pose);
        let swapped = cold([b, a], &pose.inverse());
        assert!((here.distance - swapped.distance).abs() < NOISE);
        assert_eq!(
            matches!(here.method, MonitorMethod::Hulls),
            matches!(swapped.method, MonitorMethod::Hulls)
        );
    }
}

#[test]
fn monitor_reports_each_exit_condition() {
    let ball = Ready::new(shape(primitives::uv_sphere(8, 6, 1.0)));
    let parts = [ball.part(), ball.part()];
    let settings = settings(0.5, SearchSchedule::Proven);
    let ends = [
        (f64::NAN, usize::MAX),
        (4.0, usize::MAX),
        (2.2, usize::MAX),
        (2.2, 0),
        (2.2, 1),
    ];
    for (x, polls) in ends {
        let limited = StopAfterPolls::new(polls);
        let (mut steps, mut state) = (Vec::new(), MonitorState::default());
        let pose = Pose::translation(x, 0.0, 0.0);
        let found = monitor(parts, &pose, &settings, &mut state, &limited, &mut steps);
        let Some(Step::End(end)) = steps.last() else {
            panic!("{steps:?}");
        };
        match (end, found) {
            (End::NoPose, Ok(None)) => assert!(x.is_nan()),
            (End::Interrupted, Err(Interrupted)) => assert!(polls < 2),
            (End::Found { distance, .. }, Ok(Some(found))) => {
                assert_eq!((*distance, polls), (found.distance, usize::MAX));
                let hulls = steps.iter().filter(|s| matches!(s, Step::Hulls { .. }));
                assert_eq!(hulls.count(), 1);
                assert_eq!(steps.len() == 2, x == 4.0, "hulls alone where they are far");
            }
            other => panic!("{other:?}"),
        }
    }
}
