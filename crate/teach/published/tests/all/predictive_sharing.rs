//! Tests that any number of workers finds the same in the same order, with every kind of sharing.

use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::collide::{Contact, colliding_pairs, contact, face_pairs};
use nearpoint_geometry::executor::{Executor, SequentialExecutor};
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_published::predictive::{
    Depth, Part, PredictionResult, PredictionSettings, PredictiveError, Sharing,
    predict_collisions, triangle_pairs,
};
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};
use nearpoint_testing::shapes::shape;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

const SHARINGS: [Sharing; 3] = [Sharing::Static, Sharing::Dynamic, Sharing::Stealing];

fn plain(a: &SweptTriangle, b: &SweptTriangle) -> Option<Contact> {
    contact(&a.from, &b.from)
}

fn pose() -> Pose {
    Pose::new(Vector::new(0.9, 0.8, 0.7), Vector::new(0.3, 0.2, 0.1))
}

fn parts(sphere: &Shape) -> [Part<'_>; 2] {
    [Pose::identity(), pose()].map(|from| Part::Rigid {
        shape: sphere,
        from,
        to: Pose::translation(0.01, 0.0, 0.0) * from,
    })
}

fn settings(sharing: Sharing, workers: usize) -> PredictionSettings {
    PredictionSettings {
        sharing,
        workers: Some(workers),
        ..PredictionSettings::default()
    }
}

fn run(
    sphere: &Shape,
    sharing: Sharing,
    workers: usize,
    executor: &impl Executor,
) -> PredictionResult<Contact> {
    predict_collisions(&parts(sphere), &settings(sharing, workers), plain, executor).unwrap()
}

/// Runs the second closure before the first, as a caller may.
struct Backwards;

impl Executor for Backwards {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        let b = b();
        (a(), b)
    }

    fn parallelism(&self) -> usize {
        4
    }
}

#[test]
fn any_number_of_workers_finds_the_same() {
    let sphere = shape(primitives::uv_sphere(32, 20, 1.0));
    let expected = run(&sphere, Sharing::Static, 1, &SequentialExecutor);
    let (pairs, found) = (expected.counts.pairs, expected.counts.collisions);
    assert!(pairs > 500 && found > 20, "{pairs} pairs, {found} found");
    for sharing in SHARINGS {
        for workers in [0, 1, 2, 3, 4, 7] {
            for answer in [
                run(&sphere, sharing, workers, &SequentialExecutor),
                run(&sphere, sharing, workers, &Backwards),
                run(&sphere, sharing, workers, &ThreadExecutor::new(2)),
                run(&sphere, sharing, workers, &ThreadExecutor::new(4)),
            ] {
                assert_eq!(
                    answer.collisions, expected.collisions,
                    "{sharing:?} {workers}"
                );
                assert_eq!(answer.counts.pairs, pairs);
                let accesses = answer.counts.accesses;
                match sharing {
                    Sharing::Static => assert_eq!(accesses, pairs + found),
                    Sharing::Dynamic => assert_eq!(accesses, 2 * pairs + found),
                    Sharing::Stealing => assert!(accesses >= pairs + found),
                }
            }
        }
    }
}

#[test]
fn each_pair_is_tested_once() {
    let sphere = shape(primitives::uv_sphere(32, 20, 1.0));
    for sharing in SHARINGS {
        let tests = AtomicUsize::new(0);
        let settings = settings(sharing, 5);
        let count = |_: &SweptTriangle, _: &SweptTriangle| -> Option<()> {
            tests.fetch_add(1, Ordering::Relaxed);
            None
        };
        let answer =
            predict_collisions(&parts(&sphere), &settings, count, &ThreadExecutor::new(3)).unwrap();
        assert_eq!(tests.into_inner(), answer.counts.pairs, "{sharing:?}");
    }
}

#[test]
fn few_pairs_stay_on_one_worker() {
    let sphere = shape(primitives::uv_sphere(6, 4, 1.0));
    let joined = AtomicBool::new(false);
    struct JoinRecorder<'a>(&'a AtomicBool);
    impl Executor for JoinRecorder<'_> {
        fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
        where
            A: FnOnce() -> RA + Send,
            B: FnOnce() -> RB + Send,
            RA: Send,
            RB: Send,
        {
            self.0.store(true, Ordering::Relaxed);
            (a(), b())
        }

        fn parallelism(&self) -> usize {
            8
        }
    }
    for sharing in SHARINGS {
        let answer = run(&sphere, sharing, 8, &JoinRecorder(&joined));
        assert!(answer.counts.pairs > 10 && answer.counts.pairs < 256);
        assert!(!joined.load(Ordering::Relaxed), "{sharing:?}");
    }
}

#[test]
fn collisions_are_grouped_by_the_faces_of_the_mesh() {
    let sphere = shape(primitives::uv_sphere(32, 20, 1.0));
    let answer = run(&sphere, Sharing::Stealing, 1, &SequentialExecutor);
    let pairs = triangle_pairs(&answer.collisions, [0, 1], |contact| *contact);
    let expected = colliding_pairs(&sphere, &sphere, &pose(), &SequentialExecutor).unwrap();
    assert_eq!(pairs, expected);
    assert_eq!(
        triangle_pairs(&answer.collisions, [1, 2], |contact| *contact),
        []
    );
    let faces = face_pairs(&sphere, &sphere, &pairs);
    assert_eq!(faces, face_pairs(&sphere, &sphere, &expected));
}

#[test]
fn cancelled_prediction_returns_interrupted() {
    let sphere = shape(primitives::uv_sphere(32, 20, 1.0));
    for sharing in SHARINGS {
        for polls in [0, 1, 2, 5, 10_000] {
            let work = StopAfterPolls {
                polls: AtomicUsize::new(polls),
                parallelism: 2,
            };
            let settings = PredictionSettings {
                sharing,
                depth: Depth::Given(6),
                ..PredictionSettings::default()
            };
            let answer = predict_collisions(&parts(&sphere), &settings, plain, &work);
            match polls {
                10_000 => assert!(answer.is_ok()),
                _ => assert_eq!(
                    answer.unwrap_err(),
                    PredictiveError::Interrupted,
                    "{sharing:?}"
                ),
            }
        }
    }
}
