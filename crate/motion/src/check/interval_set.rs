//! Joins intervals of time.

use super::report::Interval;

/// A list of intervals in order of time, no two of which share an end.
#[derive(Debug, Clone, Default)]
pub(super) struct IntervalSet(Vec<Interval>);

impl IntervalSet {
    /// Adds an interval that overlaps none in the list, but may share an end with one. Ends are compared bit by bit.
    pub fn add(&mut self, new: Interval) {
        let all = &mut self.0;
        let mut at = all.partition_point(|old| old.from < new.from);
        let mut grown = new;
        if at < all.len() && all[at].from == new.to {
            let next = all.remove(at);
            grown.to = next.to;
            grown.is_certain |= next.is_certain;
        }
        if at > 0 && all[at - 1].to == new.from {
            at -= 1;
            let before = all.remove(at);
            grown.from = before.from;
            grown.is_certain |= before.is_certain;
        }
        all.insert(at, grown);
    }

    /// Marks the interval that contains this time as certain.
    pub fn make_certain(&mut self, time: f64) {
        let holding = self
            .0
            .iter_mut()
            .find(|one| one.from <= time && time <= one.to);
        if let Some(interval) = holding {
            interval.is_certain = true;
        }
    }

    /// Returns the gaps between the intervals within a span of time.
    pub fn gaps(&self, [start, end]: [f64; 2]) -> Vec<[f64; 2]> {
        let mut gaps = Vec::new();
        let mut from = start;
        for one in self.0.iter().take_while(|one| one.from < end) {
            if from < one.from {
                gaps.push([from, one.from]);
            }
            from = one.to;
        }
        if from < end || self.0.is_empty() {
            gaps.push([from, end]);
        }
        gaps
    }

    /// Returns the intervals in order of time.
    pub fn all(&self) -> &[Interval] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn interval(from: f64, to: f64, is_certain: bool) -> Interval {
        Interval {
            from,
            to,
            is_certain,
        }
    }

    #[test]
    fn adjacent_intervals_in_any_order_are_merged() {
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [0, 2, 1, 3], [2, 0, 3, 1]] {
            let mut spans = IntervalSet::default();
            for i in order {
                let from = [0.0, 1.0, 2.0, 4.0][i];
                spans.add(interval(from, from + 1.0, i == 2));
            }
            assert_eq!(
                spans.all(),
                [interval(0.0, 3.0, true), interval(4.0, 5.0, false)]
            );
        }
    }

    #[test]
    fn gaps_of_interval_set_cover_the_rest() {
        let mut spans = IntervalSet::default();
        assert_eq!(spans.gaps([0.0, 5.0]), [[0.0, 5.0]]);
        assert_eq!(spans.gaps([2.0, 2.0]), [[2.0, 2.0]]);
        spans.add(interval(1.0, 2.0, true));
        spans.add(interval(3.0, 5.0, false));
        assert_eq!(spans.gaps([0.0, 5.0]), [[0.0, 1.0], [2.0, 3.0]]);
        assert_eq!(spans.gaps([1.0, 2.5]), [[2.0, 2.5]]);
        assert_eq!(spans.gaps([1.0, 6.0]), [[2.0, 3.0], [5.0, 6.0]]);
    }

    #[test]
    fn interval_set_accepts_interval_of_zero_length() {
        let mut spans = IntervalSet::default();
        spans.add(interval(1.0, 1.0, false));
        spans.make_certain(1.0);
        assert_eq!(spans.all(), [interval(1.0, 1.0, true)]);
    }
}
