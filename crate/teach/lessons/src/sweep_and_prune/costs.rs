//! Lists the last steps: the swaps of ends in a cycle, by the distance and the number of parts, and the axis that separates
//! most.

use super::counts::{CYCLES, all_pairs, mean, on, swaps_by_cycle};
use super::picture;
use super::steps::Steps;
use super::world::World;
use crate::figure::Figure;
use crate::story::{Chart, LazyStep, Number};

/// The distances that parts move, and the numbers of parts, in the charts.
const MOVES: [f64; 8] = [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.6, 2.0];
const COUNTS: [usize; 6] = [6, 12, 20, 40, 80, 160];
/// Both axes of the plane.
const PLANE: [usize; 2] = [0, 1];

impl Steps {
    pub(super) fn cycles(&self) -> LazyStep<'_> {
        LazyStep::new("sweep.cycles")
            .with_arg("cycles", CYCLES)
            .numbers([Number::mean("swaps-a-cycle", mean(&self.by_cycle))])
            .count("brute-tests", self.brute())
            .with_number_args()
            .figure(|| self.remaining_pairs(&self.after))
            .chart(|| {
                let counted = self.by_cycle.iter().enumerate();
                let brute = self.brute() as f64;
                Chart::new("swaps-by-cycle", "cycle", "count")
                    .line("swaps", counted.map(|(i, n)| [i as f64 + 1.0, *n as f64]))
                    .line("brute-tests", [1.0, CYCLES as f64].map(|x| [x, brute]))
            })
    }

    pub(super) fn far(&self) -> LazyStep<'_> {
        let counted = |by: f64| {
            let world = World::new(self.world.count(), by);
            mean(&swaps_by_cycle(&world, &self.axes, CYCLES))
        };
        let [least, most] = [MOVES[0], MOVES[MOVES.len() - 1]].map(counted);
        LazyStep::new("sweep.far")
            .with_arg("near", MOVES[0])
            .with_arg("far", MOVES[MOVES.len() - 1])
            .numbers([
                Number::mean("swaps-near", least),
                Number::mean("swaps-far", most),
            ])
            .count("brute-tests", self.brute())
            .with_number_args()
            .figure(|| self.field(&self.after))
            .chart(move || {
                let brute = self.brute() as f64;
                Chart::new("swaps-by-move", "move-a-cycle", "count")
                    .line("swaps", MOVES.map(|by| [by, counted(by)]))
                    .line("brute-tests", MOVES.map(|by| [by, brute]))
            })
    }

    pub(super) fn many(&self) -> LazyStep<'_> {
        let most = COUNTS[COUNTS.len() - 1];
        let by = self.world.step_length;
        let counted = move |count: usize| {
            let world = World::new(count, by);
            mean(&swaps_by_cycle(&world, &self.axes, CYCLES / 4))
        };
        LazyStep::new("sweep.many")
            .with_arg("most", most)
            .numbers([Number::mean("swaps-of-most", counted(most))])
            .count("brute-of-most", all_pairs(most))
            .with_number_args()
            .figure(|| self.field(&self.after))
            .chart(move || {
                let over =
                    |of: &dyn Fn(usize) -> f64| COUNTS.map(|count| [count as f64, of(count)]);
                Chart::new("work-by-parts", "parts", "count")
                    .line("swaps", over(&counted))
                    .line("brute-tests", over(&|count| all_pairs(count) as f64))
            })
    }

    pub(super) fn in_a_row(&self) -> LazyStep<'_> {
        let boxes = self.row.boxes(0);
        LazyStep::new("sweep.row")
            .count("pairs-across", on(&[0], &boxes))
            .count("pairs-up", on(&[1], &boxes))
            .count("pairs-both", on(&PLANE, &boxes))
            .count("brute-tests", self.brute())
            .with_number_args()
            .figure(move || {
                Figure::empty().with(|figure| {
                    picture::parts(figure, &boxes, |_| true);
                    for axis in PLANE {
                        picture::intervals(figure, &boxes, axis);
                    }
                })
            })
    }
}
