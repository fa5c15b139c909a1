use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use nearpoint_geometry::work::{Stopped, Work};

use super::{Crew, Errand};
use crate::pool::Pool;
use crate::resume::{Budget, Resumable};
use crate::trace::Deed;

/// Polls so often, then knows its number.
#[derive(Debug, Default)]
struct Count {
    number: u32,
    urgency: u64,
    polls: usize,
    fails: bool,
    budget: Budget,
    unwanted: Arc<AtomicBool>,
    answer: Option<u32>,
}

impl Errand for Count {
    fn urgency(&self) -> u64 {
        self.urgency
    }

    fn cost(&self) -> usize {
        self.polls
    }

    fn about(&self) -> [u32; 2] {
        [self.number, 0]
    }

    fn unwanted(&self) -> &Arc<AtomicBool> {
        &self.unwanted
    }

    fn is_begun(&self) -> bool {
        self.budget > 0
    }
}

impl Resumable<()> for Count {
    fn is_pending(&self) -> bool {
        self.answer.is_none()
    }

    fn budget(&mut self) -> &mut Budget {
        &mut self.budget
    }

    fn go_on(&mut self, (): &mut (), work: &impl Work) -> Result<(), Stopped> {
        for _ in 0..self.polls {
            if work.stopped() {
                return Err(Stopped);
            }
        }
        assert!(!self.fails, "it fails");
        self.answer = Some(self.number);
        Ok(())
    }
}

/// What comes back until nothing is left, in that order.
fn all(crew: &Crew<Count>, pool: &Pool, stop: &(dyn Fn() -> bool + Sync)) -> Vec<Count> {
    let mut back = Vec::new();
    while !crew.is_idle() {
        back.extend(crew.go_on(pool, || 0.0, stop));
    }
    back
}

fn pools() -> [Pool; 3] {
    [1, 2, 4].map(|threads| Pool::with_threads(threads).unwrap())
}

fn count(number: u32, polls: usize) -> Count {
    Count {
        number,
        polls,
        ..Count::default()
    }
}

#[test]
fn each_errand_comes_back_once_and_with_its_answer() {
    for pool in pools() {
        let crew = Crew::default();
        for round in 0..20 {
            let errands = (0..200).map(|number| count(number, (number * round) as usize));
            crew.send(errands.collect(), &pool);
            let mut answers: Vec<_> = all(&crew, &pool, &|| false)
                .iter()
                .map(|errand| errand.answer.unwrap())
                .collect();
            answers.sort_unstable();
            assert!(answers.into_iter().eq(0..200));
        }
        let trace = crew.trace();
        assert_eq!(trace.totals.answered, 20 * 200);
        // Who asks, and each thread of the pool.
        let lanes = [0, 2, 4][pool.hands().min(2)];
        assert!(trace.spans.iter().all(|span| span.hand <= lanes));
    }
}

#[test]
fn one_thread_answers_the_most_urgent_first_and_then_in_order() {
    let crew = Crew::default();
    let urgent = |number| Count {
        urgency: u64::from(number % 3),
        ..count(number, 10 - number as usize)
    };
    crew.send((0..6).map(urgent).collect(), &Pool::Serial);
    let back = all(&crew, &Pool::Serial, &|| false);
    let numbers: Vec<u32> = back.iter().map(|errand| errand.number).collect();
    assert_eq!(numbers, [2, 5, 1, 4, 0, 3]);
}

#[test]
fn what_the_engine_is_too_hasty_for_is_answered_all_the_same() {
    for pool in pools() {
        let crew = Crew::default();
        crew.send((0..5).map(|number| count(number, 1 << 16)).collect(), &pool);
        let asked = AtomicUsize::new(0);
        let hasty = || asked.fetch_add(1, Ordering::Relaxed) % 3 > 1;
        let back = all(&crew, &pool, &hasty);
        assert!(back.iter().all(|errand| errand.answer.is_some()));
        assert_eq!(back.len(), 5);
    }
}

#[test]
fn what_nobody_wants_any_more_comes_back_without_an_answer() {
    let pool = Pool::with_threads(2).unwrap();
    let crew = Crew::default();
    let endless = [count(0, usize::MAX), count(1, usize::MAX)];
    let unwanted = endless.each_ref().map(|errand| errand.unwanted.clone());
    crew.send(endless.into(), &pool);
    // The engine leaves its own to a hand as soon as it looks up.
    let asked = AtomicUsize::new(0);
    crew.go_on(&pool, || 0.0, &|| asked.fetch_add(1, Ordering::Relaxed) > 2);
    for unwanted in unwanted {
        unwanted.store(true, Ordering::Relaxed);
    }
    let back = all(&crew, &pool, &|| false);
    assert_eq!(back.len(), 2);
    assert!(back.iter().all(|errand| errand.answer.is_none()));
    let deeds = crew.trace().spans;
    assert!(
        deeds
            .iter()
            .any(|span| matches!(span.deed, Deed::Stopped(_)))
    );
}

#[test]
fn errands_that_are_called_off_are_not_gone_on() {
    let crew = Crew::default();
    crew.send(
        (0..4).map(|number| count(number, 1)).collect(),
        &Pool::Serial,
    );
    let first = crew.go_on(&Pool::Serial, || 0.0, &|| false);
    let rest: Vec<u32> = crew.call_off().iter().map(|errand| errand.number).collect();
    assert_eq!((first[0].answer, rest), (Some(0), vec![1, 2, 3]));
    assert!(crew.is_idle());
}

#[test]
fn a_panic_of_a_hand_reaches_the_engine() {
    let pool = Pool::with_threads(2).unwrap();
    let crew = Crew::default();
    let fail = Count {
        fails: true,
        ..count(0, 1 << 20)
    };
    let errands = [fail, count(1, 1)];
    crew.send(errands.into(), &pool);
    let gone = catch_unwind(AssertUnwindSafe(|| all(&crew, &pool, &|| false)));
    let panic = gone.unwrap_err();
    assert!(
        panic
            .downcast_ref::<&str>()
            .is_some_and(|said| said.contains("it fails"))
    );
}
