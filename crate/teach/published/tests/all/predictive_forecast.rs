//! Tests forecasts of sharing against real sharing, by counted work. The code that shares runs on equal threads, each of
//! which continues only when the counted time has reached its own.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex};
use std::thread::{self, ThreadId};

use nearpoint_geometry::collide::contact;
use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::executor::{Executor, SequentialExecutor};
use nearpoint_geometry::shape::primitives;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_published::predictive::{
    Candidates, Depth, Part, Sharing, Step, boxes, candidates, cubes, list_pairs, schedule,
    test_pairs,
};
use nearpoint_testing::shapes::shape;

/// Returns the counted cost of a test; one that finds a contact costs more.
fn cost(a: &SweptTriangle, b: &SweptTriangle) -> f64 {
    match contact(&a.from, &b.from) {
        Some(_) => 3.0,
        None => 1.0,
    }
}

/// A set of threads, one for each worker, in counted time.
struct Turns {
    workers: usize,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The threads that still test, with the end of each test.
    busy: BTreeMap<usize, f64>,
    places: Vec<ThreadId>,
    ended: Vec<ThreadId>,
    /// The end of the last test.
    end: f64,
}

impl State {
    fn has_come(&self, thread: ThreadId) -> bool {
        self.places.contains(&thread) || self.ended.contains(&thread)
    }

    fn come(&self) -> usize {
        let only_ended = self.ended.iter().filter(|one| !self.places.contains(one));
        self.places.len() + only_ended.count()
    }

    fn is_first(&self, place: usize) -> bool {
        let own = (self.busy[&place], place);
        let mut others = self.busy.iter().map(|(place, end)| (*end, *place));
        others.all(|other| other >= own)
    }
}

impl Turns {
    fn new(workers: usize) -> Self {
        Self {
            workers,
            state: Mutex::default(),
            changed: Condvar::new(),
        }
    }

    /// Tests for this time: waits until no other thread is behind.
    fn spend(&self, cost: f64) {
        let mut state = self.state.lock().unwrap();
        let own = thread::current().id();
        let known = state.places.iter().position(|one| *one == own);
        let place = known.unwrap_or(state.places.len());
        if known.is_none() {
            state.places.push(own);
        }
        let until = state.busy.get(&place).copied().unwrap_or(0.0) + cost;
        state.busy.insert(place, until);
        state.end = state.end.max(until);
        self.changed.notify_all();
        let waits = |state: &mut State| state.come() < self.workers || !state.is_first(place);
        drop(self.changed.wait_while(state, waits).unwrap());
    }

    /// Records that this thread tests no more.
    fn end(&self) {
        let mut state = self.state.lock().unwrap();
        let own = thread::current().id();
        if let Some(place) = state.places.iter().position(|one| *one == own) {
            state.busy.remove(&place);
        }
        if !state.ended.contains(&own) {
            state.ended.push(own);
        }
        self.changed.notify_all();
    }
}

impl Executor for Turns {
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        let asker = thread::current().id();
        thread::scope(|scope| {
            let other = scope.spawn(|| {
                // The worker that makes the list comes first.
                let state = self.state.lock().unwrap();
                let waits = |state: &mut State| !state.has_come(asker);
                drop(self.changed.wait_while(state, waits).unwrap());
                let done = b();
                self.end();
                done
            });
            let done = a();
            self.end();
            (done, other.join().unwrap())
        })
    }

    fn parallelism(&self) -> usize {
        self.workers
    }
}

fn test_of(found: &Candidates, pair: [u32; 2]) -> [&SweptTriangle; 2] {
    pair.map(|i| &found.faces[i as usize].swept)
}

#[test]
fn forecast_equals_counted_work() {
    let sphere = shape(primitives::uv_sphere(32, 20, 1.0));
    let turned = Pose::new(Vector::new(0.9, 0.8, 0.7), Vector::new(0.3, 0.2, 0.1));
    let parts = [Pose::identity(), turned].map(|from| Part::Rigid {
        shape: &sphere,
        from,
        to: Pose::translation(0.01, 0.0, 0.0) * from,
    });
    let step = Step::new(&parts).unwrap();
    let boxes = boxes(&step, Default::default());
    let found = candidates(&step, &boxes, Default::default());
    let cubes = cubes(&boxes, &found, None, Depth::FaceSize).unwrap();
    let (pairs, _) = list_pairs(&found, &cubes, &mut (), &SequentialExecutor).unwrap();
    let costs: Vec<f64> = pairs
        .iter()
        .map(|&pair| {
            let [a, b] = test_of(&found, pair);
            cost(a, b)
        })
        .collect();
    let all: f64 = costs.iter().sum();
    assert!(pairs.len() > 500 && all > pairs.len() as f64);
    for workers in [1, 2, 3, 4, 8, 16, 64] {
        for (sharing, bound) in [
            // The worker of each pair is fixed.
            (Sharing::Static, 0.0),
            // At ties the last pair may be another's.
            (Sharing::Dynamic, 3.0),
            // Pairs that a worker took at once cannot be stolen.
            (Sharing::Stealing, 6.0),
        ] {
            let turns = Turns::new(workers);
            let test = |a: &SweptTriangle, b: &SweptTriangle| {
                turns.spend(cost(a, b));
                contact(&a.from, &b.from)
            };
            let tested = test_pairs(&found, &pairs, test, sharing, workers, &turns).unwrap();
            assert_eq!(tested.pairs, pairs.len());
            let done = turns.state.into_inner().unwrap().end;
            let reported = schedule([0.0; 3], &costs, workers, sharing).end;
            println!("{sharing:?} {workers}: {done} counted, {reported} forecast");
            assert!(
                (done - reported).abs() <= bound,
                "{sharing:?} on {workers}: {done} counted, {reported} forecast, {bound} allowed"
            );
        }
    }
}
