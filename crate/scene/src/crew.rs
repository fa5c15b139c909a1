//! Hands that answer questions while the engine does other things. The engine, which has to look up often, lends a hand
//! between two looks; the others stay with a question until it is answered or nobody wants the answer any more. A
//! question takes along what it needs, so that nobody waits for anybody.

use core::time::Duration;
use std::any::Any;
use std::cmp::Reverse;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, TryLockError};

use crate::clock::Clock;
use crate::pool::Pool;
use crate::resume::Resumable;
use crate::trace::{Deed, Span, Trace};

/// A question with all that is needed to answer it.
pub(crate) trait Errand: Resumable<()> + 'static {
    /// The greater, the sooner.
    fn urgency(&self) -> u64;

    /// How long it may take, in triangles.
    fn cost(&self) -> usize;

    /// What it is about, for the trace.
    fn about(&self) -> [u32; 2];

    /// Set when nobody wants the answer any more.
    fn unwanted(&self) -> &Arc<AtomicBool>;

    /// Whether it was stopped before.
    fn is_begun(&self) -> bool;
}

/// Errands that wait, are gone on, and came back.
#[derive(Debug)]
pub(crate) struct Crew<E>(Arc<Shared<E>>);

#[derive(Debug)]
struct Shared<E> {
    state: Mutex<State<E>>,
    /// Something came back.
    back: Condvar,
    /// How many wait, for those who are on their way.
    waiting: AtomicUsize,
    /// Nobody wants any answer.
    over: AtomicBool,
}

#[derive(Debug)]
struct State<E> {
    /// In the order in which they are gone on.
    waiting: VecDeque<E>,
    back: Vec<E>,
    /// How many are gone on.
    away: usize,
    /// Which hands are awake, but for the engine's own.
    awake: Vec<bool>,
    /// The engine waits until something comes back.
    is_awaited: bool,
    panic: Option<Panic>,
    trace: Trace,
}

/// What a panic left.
struct Panic(Box<dyn Any + Send>);

impl std::fmt::Debug for Panic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Panic")
    }
}

/// Errands whose costs are no more than this together are taken at once: to take each by itself would cost more than it
/// wins.
const GRAIN: usize = 2048;

/// How long the engine waits before it looks up. No clock is read for it: whoever says stop has one.
const LOOK_UP: Duration = Duration::from_millis(1);

impl<E> Default for Crew<E> {
    fn default() -> Self {
        let state = State {
            waiting: VecDeque::new(),
            back: Vec::new(),
            away: 0,
            awake: Vec::new(),
            is_awaited: false,
            panic: None,
            trace: Trace::default(),
        };
        Self(Arc::new(Shared {
            state: Mutex::new(state),
            back: Condvar::new(),
            waiting: AtomicUsize::new(0),
            over: AtomicBool::new(false),
        }))
    }
}

/// Those who are on their way soon notice.
impl<E> Drop for Crew<E> {
    fn drop(&mut self) {
        self.0.over.store(true, Ordering::Relaxed);
        self.0.state().waiting.clear();
    }
}

impl<E: Errand> Crew<E> {
    /// These are to be gone on, beside those that wait: the most urgent first, and of these, if hands share them, those
    /// that take longest.
    pub fn send(&self, errands: Vec<E>, pool: &Pool) {
        if errands.is_empty() {
            return;
        }
        let mut state = self.0.state();
        state.waiting.extend(errands);
        let is_shared = pool.hands() > 0;
        let place = |errand: &E| (errand.urgency(), if is_shared { errand.cost() } else { 0 });
        let waiting = state.waiting.make_contiguous();
        waiting.sort_by_key(|errand| Reverse(place(errand)));
        self.0.count(&state);
    }

    /// Those that nobody goes on yet, which are sent no more.
    pub fn call_off(&self) -> Vec<E> {
        let mut state = self.0.state();
        let waiting = std::mem::take(&mut state.waiting);
        self.0.count(&state);
        waiting.into()
    }

    /// Whether there is something that nobody goes on yet.
    pub fn has_waiting(&self) -> bool {
        self.0.waiting.load(Ordering::Relaxed) > 0
    }

    /// Whether everything that was sent has come back.
    pub fn is_idle(&self) -> bool {
        let state = self.0.state();
        state.away + state.waiting.len() + state.back.len() == 0
    }

    /// Goes on with all hands until the engine has gone on one errand, or something came back that it waited for, or
    /// `stop` says true. Gives what came back.
    pub fn go_on(&self, pool: &Pool, clock: Clock, stop: &(dyn Fn() -> bool + Sync)) -> Vec<E> {
        let mut state = self.0.state();
        self.call_hands(&mut state, pool, clock);
        let own = state
            .own_place()
            .and_then(|place| state.waiting.remove(place));
        state.away += usize::from(own.is_some());
        self.0.count(&state);
        drop(state);
        match own {
            Some(errand) => self.lend_a_hand(errand, pool, clock, stop),
            None => self.wait(clock, stop),
        }
        let mut state = self.0.state();
        if let Some(Panic(panic)) = state.panic.take() {
            drop(state);
            resume_unwind(panic);
        }
        std::mem::take(&mut state.back)
    }

    /// Who did what lately.
    pub fn trace(&self) -> Trace {
        self.0.state().trace.clone()
    }

    /// Takes in what was done beside.
    pub fn add_to_trace(&self, spans: Vec<Span>) {
        let mut state = self.0.state();
        spans.into_iter().for_each(|span| state.trace.add(span));
    }

    /// Wakes as many hands as there are errands for them.
    fn call_hands(&self, state: &mut State<E>, pool: &Pool, clock: Clock) {
        let awake = state.awake.iter().filter(|awake| **awake).count();
        let for_engine = usize::from(state.own_place().is_some());
        let mut more = (state.waiting.len() - for_engine).saturating_sub(awake);
        state
            .awake
            .resize(pool.hands().max(state.awake.len()), false);
        for hand in 0..pool.hands() {
            if more > 0 && !std::mem::replace(&mut state.awake[hand], true) {
                more -= 1;
                let (shared, called) = (self.0.clone(), clock());
                let lent = pool.clone();
                pool.spawn(move |is_engine| match is_engine {
                    true => shared.state().awake[hand] = false,
                    false => shared.lend(hand, &lent, clock, called),
                });
            }
        }
    }

    /// The engine goes on an errand, until it looks up. What it has begun it leaves to others, if there are any.
    fn lend_a_hand(
        &self,
        mut errand: E,
        pool: &Pool,
        clock: Clock,
        stop: &(dyn Fn() -> bool + Sync),
    ) {
        let is_wanted = !errand.unwanted().load(Ordering::Relaxed);
        let from = clock();
        if is_wanted {
            errand.resume_beside(&self.0.waiting, (), pool, stop);
        }
        let to = clock();
        let mut state = self.0.state();
        if is_wanted && (errand.is_begun() || !errand.is_pending()) {
            state.trace.add(span(&errand, ENGINE, from, to));
        }
        state.away -= 1;
        if errand.is_pending() && is_wanted {
            state.waiting.push_front(errand);
            self.0.count(&state);
        } else {
            state.back.push(errand);
        }
    }

    /// Waits until something comes back, or `stop` says true.
    fn wait(&self, clock: Clock, stop: &(dyn Fn() -> bool + Sync)) {
        let from = clock();
        let mut state = self.0.state();
        state.is_awaited = state.back.is_empty();
        while state.is_awaited && !stop() {
            let waited = self.0.back.wait_timeout(state, LOOK_UP);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        state.is_awaited = false;
        let to = clock();
        let (hand, deed) = (ENGINE, Deed::Waiting);
        state.trace.add(Span {
            hand,
            from,
            to,
            deed,
        });
    }
}

impl<E: Errand> State<E> {
    /// So many errands went to another thread, or came back from one.
    fn handed_over(&mut self, errands: usize) {
        self.trace.totals.copied += (errands * size_of::<E>()) as u64;
    }

    /// The place of the errand that the engine takes: one that it can end before it looks up, as far as one can know,
    /// so the least of the most urgent ones. What was begun and stopped takes too long for it, if there are others to
    /// go on it.
    fn own_place(&self) -> Option<usize> {
        let first = self.waiting.front()?;
        if self.awake.is_empty() {
            return Some(0);
        }
        let urgency = first.urgency();
        let end = self
            .waiting
            .partition_point(|errand| errand.urgency() >= urgency);
        (0..end).rfind(|&place| !self.waiting[place].is_begun())
    }
}

impl<E> Shared<E> {
    /// A panic elsewhere leaves nothing half done here. It is asked for in many places, and compiled in one.
    #[inline(never)]
    fn state(&self) -> MutexGuard<'_, State<E>> {
        let held = self.state.try_lock();
        let is_contended = matches!(held, Err(TryLockError::WouldBlock));
        let mut state = match held {
            Ok(state) => state,
            Err(_) => self.state.lock().unwrap_or_else(PoisonError::into_inner),
        };
        let totals = &mut state.trace.totals;
        totals.locks += 1;
        totals.contended += u32::from(is_contended);
        state
    }

    fn count(&self, state: &State<E>) {
        self.waiting.store(state.waiting.len(), Ordering::Relaxed);
    }
}

impl<E: Errand> Shared<E> {
    /// A hand goes on errands until there are no more.
    fn lend(&self, hand: usize, pool: &Pool, clock: Clock, called: f64) {
        let lane = pool.lane();
        let woken = Span {
            hand: lane,
            from: called,
            to: clock(),
            deed: Deed::Waking,
        };
        let mut spans = vec![woken];
        let mut done = Vec::new();
        while let Some(errands) = self.next(hand, &mut done, &mut spans) {
            for mut errand in errands {
                let from = clock();
                let gone = catch_unwind(AssertUnwindSafe(|| self.go_to_the_end(&mut errand, pool)));
                if let Err(panic) = gone {
                    self.state().panic = Some(Panic(panic));
                }
                spans.push(span(&errand, lane, from, clock()));
                done.push(errand);
            }
        }
    }

    /// Goes on until nobody wants the answer. That it was stopped is no reason to be deaf the next time.
    fn go_to_the_end(&self, errand: &mut E, pool: &Pool) {
        let (unwanted, budget) = (errand.unwanted().clone(), *errand.budget());
        let stop = || unwanted.load(Ordering::Relaxed) || self.over.load(Ordering::Relaxed);
        errand.resume_beside(&self.waiting, (), pool, &stop);
        *errand.budget() = budget;
    }

    /// Gives back what is done, and takes what comes next; none: the hand may sleep.
    fn next(&self, hand: usize, done: &mut Vec<E>, spans: &mut Vec<Span>) -> Option<Vec<E>> {
        let mut state = self.state();
        state.handed_over(done.len());
        state.away -= done.len();
        state.back.append(done);
        spans.drain(..).for_each(|span| state.trace.add(span));
        if std::mem::take(&mut state.is_awaited) {
            self.back.notify_one();
        }
        let (mut cost, mut taken) = (0, Vec::new());
        while let Some(errand) = state.waiting.front()
            && (taken.is_empty() || cost + errand.cost() <= GRAIN)
        {
            cost += errand.cost();
            taken.extend(state.waiting.pop_front());
        }
        state.handed_over(taken.len());
        state.away += taken.len();
        self.count(&state);
        if taken.is_empty() {
            state.awake[hand] = false;
            return None;
        }
        Some(taken)
    }
}

/// The engine's number in the trace.
const ENGINE: u32 = 0;

fn span<E: Errand>(errand: &E, hand: u32, from: f64, to: f64) -> Span {
    let deed = match errand.is_pending() {
        true => Deed::Stopped(errand.about()),
        false => Deed::Answered(errand.about()),
    };
    Span {
        hand,
        from,
        to,
        deed,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
