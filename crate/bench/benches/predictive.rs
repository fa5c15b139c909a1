//! Measures the search for faces that meet before the next pose, in the last cycle before two spheres meet.

#![allow(clippy::print_stdout, clippy::unwrap_used)]

use nearpoint_bench::cases;
use nearpoint_bench::table::{compare, heading};
use nearpoint_geometry::collide::swept::{SweptMethod, SweptTriangle, TimeOfImpact, swept};
use nearpoint_geometry::collide::{collides, colliding_pairs};
use nearpoint_geometry::executor::{Executor, SequentialExecutor};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_published::predictive::{
    AlignedCube, CandidatePair, Candidates, Cubes, Depth, PairListMethod, Part, PredictionSettings,
    Sharing, Step, TestResult, boxes, candidates, cubes, list_pairs, predict_collisions,
    predict_pose, test_pairs, test_while_listing,
};
use nearpoint_scene::ThreadPool;
use std::hint::black_box;
use std::time::Instant;

fn main() {
    for (name, segments, rings) in [("3 968 x 3 968", 64, 32), ("960 x 960", 32, 16)] {
        let sphere = Shape::build(
            cases::mesh(primitives::uv_sphere(segments, rings, 1.9)),
            &SequentialExecutor,
        );
        let cycle = Cycle::last_before_contact(&sphere);
        cycle.counts(name);
        cycle.steps();
        cycle.whole(name);
        cycle.sharing(name);
    }
    dense();
}

/// Two moving spheres of diameter 3.8, as in table 2.1 of the thesis: their present and next poses.
struct Cycle<'a> {
    sphere: &'a Shape,
    parts: [Part<'a>; 2],
    /// The final pose of the second sphere in the frame of the first.
    b_in_a: Pose,
}

/// Returns the poses of both spheres at a cycle: A and B of table 2.1, in voxels and degrees.
fn poses(cycle: u32) -> [Pose; 2] {
    let time = f64::from(cycle);
    let turn = UnitQuaternion::from_scaled_axis(Vector::y() * (0.25 * time).to_radians());
    let velocity = Vector::new(0.015, 0.0075, 0.01);
    let starts = [
        (Vector::repeat(2.5), 1.0),
        (Vector::new(8.5, 6.5, 6.5), -1.0),
    ];
    starts.map(|(start, sign)| Pose::from_parts((start + velocity * (sign * time)).into(), turn))
}

impl<'a> Cycle<'a> {
    /// Returns the first cycle with a contact at the predicted pose.
    fn last_before_contact(sphere: &'a Shape) -> Self {
        for cycle in 1.. {
            let (before, now) = (poses(cycle - 1), poses(cycle));
            let next = [0, 1].map(|i| predict_pose(&before[i], &now[i]));
            let b_in_a = next[0].inv_mul(&next[1]);
            if collides(sphere, sphere, &b_in_a, &SequentialExecutor).unwrap() {
                println!("\nfirst contact after cycle {cycle}");
                let parts = [0, 1].map(|i| Part::Rigid {
                    shape: sphere,
                    from: now[i],
                    to: next[i],
                });
                return Self {
                    sphere,
                    parts,
                    b_in_a,
                };
            }
        }
        unreachable!("they are on their way to each other")
    }

    fn counts(&self, name: &str) {
        for (label, depth) in [
            ("leaf as large as a face", Depth::FaceSize),
            ("depth 6 of 16³", Depth::Given(6)),
        ] {
            let settings = PredictionSettings {
                depth,
                list_method: PairListMethod::Cubes,
                world: world(depth),
                ..PredictionSettings::default()
            };
            for method in SweptMethod::ALL {
                let answer =
                    predict_collisions(&self.parts, &settings, by(method), &SequentialExecutor)
                        .unwrap();
                let counts = answer.counts;
                println!(
                    "{name}, {label}, {method:?}: depth {}, {} candidates, {} cubes, {} pairs tested ({:.5} % of all), {} collide, {} sub-steps",
                    answer.cubes.depth,
                    counts.candidates,
                    counts.cubes,
                    counts.pairs,
                    100.0 * counts.pairs as f64 / counts.all_pairs as f64,
                    counts.collisions,
                    answer.sub_steps,
                );
            }
        }
    }

    /// Prints the shortest time of each step.
    fn steps(&self) {
        let mut best = [f64::INFINITY; 7];
        for _ in 0..200 {
            let mut laps = LapTimes(Instant::now(), Vec::new());
            let step = laps.lap(|| Step::new(&self.parts).unwrap());
            let boxes = laps.lap(|| boxes(&step, Default::default()));
            let found = laps.lap(|| candidates(&step, &boxes, Default::default()));
            let cubes = laps.lap(|| cubes(&boxes, &found, None, Depth::FaceSize).unwrap());
            let pairs = laps.lap(|| {
                list_pairs(&found, &cubes, &mut (), &SequentialExecutor)
                    .unwrap()
                    .0
            });
            laps.lap(|| {
                test(
                    &found,
                    &pairs,
                    SweptMethod::Hull,
                    Sharing::Stealing,
                    &SequentialExecutor,
                )
            });
            laps.lap(|| {
                test(
                    &found,
                    &pairs,
                    SweptMethod::Exact,
                    Sharing::Stealing,
                    &SequentialExecutor,
                )
            });
            for (best, lap) in best.iter_mut().zip(laps.1) {
                *best = best.min(lap);
            }
        }
        let names = [
            "poses",
            "step 1",
            "step 2",
            "cubes",
            "step 3",
            "step 4 hull",
            "step 4 exact",
        ];
        for (name, time) in names.iter().zip(best) {
            println!("  {name:<14} {:>9.1} µs", time * 1e6);
        }
    }

    fn whole(&self, name: &str) {
        heading(
            "The whole cycle on one thread (answer: pairs; the peer's at the end of the step only)",
        );
        let methods = [
            SweptMethod::DiscreteAtEnd,
            SweptMethod::Hull,
            SweptMethod::Exact,
        ];
        let all = methods
            .map(|method| [PairListMethod::Cubes, PairListMethod::Trees].map(|l| (l, method)));
        for (list_method, method) in all.into_iter().flatten() {
            let settings = PredictionSettings {
                list_method,
                ..PredictionSettings::default()
            };
            let ours = || {
                let answer =
                    predict_collisions(&self.parts, &settings, by(method), &SequentialExecutor);
                answer.unwrap().collisions.len()
            };
            compare(
                &format!("{name}, {list_method:?}, {method:?}"),
                ours,
                "colliding_pairs",
                || {
                    colliding_pairs(self.sphere, self.sphere, &self.b_in_a, &SequentialExecutor)
                        .unwrap()
                        .len()
                },
            );
        }
    }

    fn sharing(&self, name: &str) {
        let step = Step::new(&self.parts).unwrap();
        let boxes = boxes(&step, Default::default());
        let found = candidates(&step, &boxes, Default::default());
        let cubes = cubes(&boxes, &found, None, Depth::FaceSize).unwrap();
        shared(name, &found, &cubes, SweptMethod::Hull);
    }
}

struct LapTimes(Instant, Vec<f64>);

impl LapTimes {
    fn lap<R>(&mut self, step: impl FnOnce() -> R) -> R {
        self.0 = Instant::now();
        let result = black_box(step());
        self.1.push(self.0.elapsed().as_secs_f64());
        result
    }
}

/// Returns the thesis's world for its depth.
fn world(depth: Depth) -> Option<AlignedCube> {
    (depth != Depth::FaceSize).then(|| AlignedCube {
        lo: nearpoint_geometry::Point::origin(),
        edge: 16.0,
    })
}

fn by(
    method: SweptMethod,
) -> impl Fn(&SweptTriangle, &SweptTriangle) -> Option<TimeOfImpact> + Sync {
    move |a, b| swept(a, b, method).time_of_impact()
}

fn test(
    found: &Candidates,
    pairs: &[CandidatePair],
    method: SweptMethod,
    sharing: Sharing,
    work: &impl Executor,
) -> TestResult<TimeOfImpact> {
    test_pairs(found, pairs, by(method), sharing, work.parallelism(), work).unwrap()
}

/// Measures deeply overlapping spheres, with enough pairs for several threads.
fn dense() {
    let sphere = Shape::build(
        cases::mesh(primitives::uv_sphere(256, 128, 1.0)),
        &SequentialExecutor,
    );
    let parts = [0.0, 0.9].map(|x| Part::Rigid {
        shape: &sphere,
        from: Pose::translation(x, 0.0, 0.0),
        to: Pose::new(
            Vector::new(x + 0.002, 0.001, 0.0),
            Vector::new(0.002, 0.0, 0.001),
        ),
    });
    let step = Step::new(&parts).unwrap();
    let boxes = boxes(&step, Default::default());
    let found = candidates(&step, &boxes, Default::default());
    let cubes = cubes(&boxes, &found, None, Depth::FaceSize).unwrap();
    shared("65k x 65k, deep", &found, &cubes, SweptMethod::Hull);
    shared("65k x 65k, deep, exact", &found, &cubes, SweptMethod::Exact);
    heading("The whole cycle on two threads (answer: pairs that collide)");
    let pool = ThreadPool::with_threads(2).unwrap();
    for method in [SweptMethod::Hull, SweptMethod::Exact] {
        let cycle = |work: &ThreadPool| {
            let answer =
                predict_collisions(&parts, &PredictionSettings::default(), by(method), work);
            answer.unwrap().collisions.len()
        };
        compare(
            &format!("65k x 65k, deep, {method:?}"),
            || cycle(&pool),
            "one thread",
            || cycle(&ThreadPool::Sequential),
        );
    }
}

fn shared(name: &str, found: &Candidates, cubes: &Cubes, method: SweptMethod) {
    heading("Step 4 on two threads (answer: pairs that collide)");
    let pool = ThreadPool::with_threads(2).unwrap();
    let pairs = list_pairs(found, cubes, &mut (), &SequentialExecutor)
        .unwrap()
        .0;
    println!("{} pairs", pairs.len());
    let one = || {
        test(
            found,
            &pairs,
            method,
            Sharing::Stealing,
            &SequentialExecutor,
        )
        .collisions
        .len()
    };
    for sharing in [Sharing::Static, Sharing::Dynamic, Sharing::Stealing] {
        let two = || test(found, &pairs, method, sharing, &pool).collisions.len();
        compare(&format!("{name}, {sharing:?}"), two, "one thread", one);
    }
    heading("Steps 3 and 4, the dynamic way");
    let at_once = |work: &ThreadPool| {
        let tested = test_while_listing(found, cubes, by(method), work.parallelism(), work);
        tested.unwrap().0.collisions.len()
    };
    compare(
        name,
        || at_once(&pool),
        "one thread",
        || at_once(&ThreadPool::Sequential),
    );
}
