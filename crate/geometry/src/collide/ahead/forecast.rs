//! How long a number of hands would take.

use super::hands::Sharing;
use std::ops::Range;

/// Times for one number of hands, in the unit of the given ones.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Forecast {
    pub fixed: f64,
    pub dynamic: f64,
    pub stealing: f64,
    /// `t1 + t2 + t3 + t4/N` (section 3.6.2).
    pub ideal: f64,
}

/// Times of all steps for `hands` hands, from the times of steps 1–3 on one hand and the time of each pair's test, in the
/// list's order. Hands are equal and sharing costs nothing, which real machines only come near to. In the dynamic way
/// one hand lists the pairs evenly in the third time, then tests too.
pub fn forecast(steps: [f64; 3], costs: &[f64], hands: usize) -> Forecast {
    let end = |sharing| schedule(steps, costs, hands, sharing).end;
    let before: f64 = steps.iter().sum();
    Forecast {
        fixed: end(Sharing::Static),
        dynamic: end(Sharing::Dynamic),
        stealing: end(Sharing::Stealing),
        ideal: before + costs.iter().sum::<f64>() / hands.max(1) as f64,
    }
}

/// Who does what, and when, by a forecast.
#[derive(Debug, Clone, PartialEq)]
pub struct Schedule {
    /// For each pair, in the list's order.
    pub taken: Vec<Taken>,
    /// When all is done, from the beginning of the first step.
    pub end: f64,
    /// How often a hand took from another's part of the list.
    pub thefts: usize,
}

/// A pair's test.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Taken {
    /// The number of the hand; 0 is the one that does the steps before.
    pub hand: usize,
    /// From the beginning of the first step.
    pub begins: f64,
}

/// Who tests which pair and when, for [`forecast`]'s times of one way to share.
pub fn schedule(steps: [f64; 3], costs: &[f64], hands: usize, sharing: Sharing) -> Schedule {
    let hands = hands.max(1);
    let [t1, t2, t3] = steps;
    let mut plan = Plan {
        costs,
        free: vec![t1 + t2 + t3; hands],
        taken: vec![Taken::default(); costs.len()],
        thefts: 0,
    };
    match sharing {
        Sharing::Static => (0..costs.len()).for_each(|pair| plan.take(pair, pair % hands, 0.0)),
        Sharing::Dynamic => plan.dynamic(t1 + t2, t3),
        Sharing::Stealing => plan.stealing(),
    }
    Schedule {
        end: plan.free.into_iter().fold(t1 + t2 + t3, f64::max),
        taken: plan.taken,
        thefts: plan.thefts,
    }
}

struct Plan<'a> {
    costs: &'a [f64],
    /// From when on each hand is free.
    free: Vec<f64>,
    taken: Vec<Taken>,
    thefts: usize,
}

impl Plan<'_> {
    /// The hand tests the pair when it is free, not before an instant.
    fn take(&mut self, pair: usize, hand: usize, earliest: f64) {
        let begins = self.free[hand].max(earliest);
        self.free[hand] = begins + self.costs[pair];
        self.taken[pair] = Taken { hand, begins };
    }

    /// The hand that is free first takes the next pair, once it is listed.
    fn dynamic(&mut self, before: f64, listing: f64) {
        self.free[1..].fill(before);
        for pair in 0..self.costs.len() {
            let share = (pair + 1) as f64 / self.costs.len() as f64;
            self.take(pair, first(&self.free), before + listing * share);
        }
    }

    /// Each hand begins with an equal part; when one is done it takes half of the longest rest.
    fn stealing(&mut self) {
        let (hands, pairs) = (self.free.len(), self.costs.len());
        let part = |i: usize| i * pairs / hands..(i + 1) * pairs / hands;
        let mut rests: Vec<Range<usize>> = (0..hands).map(part).collect();
        loop {
            let hand = first(&self.free);
            if let Some(pair) = rests[hand].next() {
                self.take(pair, hand, 0.0);
                continue;
            }
            let longest = (0..hands).max_by_key(|&i| rests[i].len());
            let Some(victim) = longest.filter(|&i| !rests[i].is_empty()) else {
                return;
            };
            let Range { start, end } = rests[victim];
            let middle = start + (end - start) / 2;
            rests[victim] = start..middle;
            rests[hand] = middle..end;
            self.thefts += 1;
        }
    }
}

/// Who is free first.
fn first(free: &[f64]) -> usize {
    let mut first = 0;
    for (hand, time) in free.iter().enumerate() {
        if *time < free[first] {
            first = hand;
        }
    }
    first
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_hand_needs_the_sum() {
        let told = forecast([1.0, 2.0, 3.0], &[4.0, 5.0], 1);
        let all = Forecast {
            fixed: 15.0,
            dynamic: 15.0,
            stealing: 15.0,
            ideal: 15.0,
        };
        assert_eq!(told, all);
    }

    #[test]
    fn costs_that_take_turns_are_the_worst_for_the_static_way() {
        let costs: Vec<f64> = (0..100)
            .map(|i| if i % 2 == 0 { 9.0 } else { 1.0 })
            .collect();
        let told = forecast([0.0; 3], &costs, 2);
        assert_eq!((told.fixed, told.ideal), (450.0, 250.0));
        assert!(told.dynamic <= 259.0 && told.stealing <= 259.0, "{told:?}");
    }

    #[test]
    fn each_hand_does_one_thing_at_a_time() {
        let costs: Vec<f64> = (0_u32..300).map(|i| f64::from(1 + i * i % 13)).collect();
        for sharing in [Sharing::Static, Sharing::Dynamic, Sharing::Stealing] {
            for hands in [1, 2, 5, 16] {
                let told = schedule([1.0, 2.0, 40.0], &costs, hands, sharing);
                for hand in 0..hands {
                    let mut own: Vec<(f64, f64)> = (told.taken.iter().zip(&costs))
                        .filter(|(taken, _)| taken.hand == hand)
                        .map(|(taken, cost)| (taken.begins, taken.begins + cost))
                        .collect();
                    own.sort_by(|a, b| a.0.total_cmp(&b.0));
                    assert!(
                        own.windows(2).all(|w| w[0].1 <= w[1].0),
                        "{sharing:?} {hands}"
                    );
                    assert!(own.iter().all(|o| o.1 <= told.end && o.0 >= 3.0));
                }
                let steals = sharing == Sharing::Stealing && hands > 1;
                assert!(steals || told.thefts == 0);
                assert!(!steals || hands < 16 || told.thefts > 0);
            }
        }
    }

    #[test]
    fn nobody_beats_the_ideal_or_the_list() {
        let costs: Vec<f64> = (0_u32..777).map(|i| f64::from(i * i % 101)).collect();
        for hands in 1..=64 {
            let told = forecast([1.0, 2.0, 50.0], &costs, hands);
            assert!(told.fixed >= told.ideal && told.stealing >= told.ideal - 1.0);
            assert!(told.dynamic >= 53.0 && told.dynamic <= told.fixed + 200.0);
        }
        assert_eq!(forecast([0.0; 3], &[], 7).stealing, 0.0);
    }
}
