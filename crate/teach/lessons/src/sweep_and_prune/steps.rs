//! Lists the steps: boxes and their ends, sorted and swept; one cycle, in which ends are swapped; many cycles, and their
//! cost.

use nearpoint_published::sweep::{Change, Swap, SweepAndPrune};

use super::counts::{CYCLES, all_pairs, on, overlapping, swaps_by_cycle};
use super::picture;
use super::world::World;
use crate::figure::{Figure, Role};
use crate::story::{LazyStep, Question, Story};

/// The steps of the lesson on sweep and prune among many moving parts, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    pub world: World,
    pub axes: Vec<usize>,
    /// The state before the cycle that is shown, and after it.
    before: SweepAndPrune,
    pub after: SweepAndPrune,
    swaps: Vec<Swap>,
    /// The number of swaps of ends in each cycle.
    pub by_cycle: Vec<usize>,
    /// The parts in a row.
    pub row: World,
}

/// The number of cycles in which some overlap begins or ends: each part crosses the field.
const LONG: usize = 400;

const STEPS: [fn(&Steps) -> LazyStep<'_>; 12] = [
    Steps::begin,
    Steps::project,
    Steps::sorted,
    Steps::swept,
    Steps::pairs,
    Steps::moved,
    Steps::swap,
    Steps::updated,
    Steps::cycles,
    Steps::far,
    Steps::many,
    Steps::in_a_row,
];

impl Steps {
    /// Moves this many parts, sweeps their boxes along these axes, and lists the steps.
    pub fn new(parts: usize, by: f64, axes: Vec<usize>) -> Self {
        let world = World::new(parts, by);
        let by_cycle = swaps_by_cycle(&world, &axes, CYCLES);
        let mut before = SweepAndPrune::new(world.boxes(0), &axes);
        let (mut after, mut swaps) = (before.clone(), Vec::new());
        for cycle in 1..LONG {
            swaps.clear();
            after.update(world.boxes(cycle), |swap| swaps.push(swap));
            if swaps.iter().any(|swap| swap.change != Change::None) {
                break;
            }
            before = after.clone();
        }
        Self {
            row: world.clone().in_a_row(),
            world,
            axes,
            before,
            after,
            swaps,
            by_cycle,
        }
    }

    /// Returns the number of all pairs, which brute force tests.
    pub fn brute(&self) -> usize {
        all_pairs(self.world.count())
    }

    fn ends(&self) -> usize {
        2 * self.world.count() * self.axes.len()
    }

    /// Counts the swaps of the shown cycle with this change.
    fn changes(&self, to: Change) -> usize {
        self.swaps.iter().filter(|swap| swap.change == to).count()
    }

    /// Draws the field before the shown cycle or after it, with the sorted ends.
    pub fn field(&self, sweep: &SweepAndPrune) -> Figure {
        Figure::empty().with(|figure| {
            picture::parts(figure, sweep.boxes(), |_| true);
            for (axis, list) in self.axes.iter().zip(sweep.lists()) {
                picture::ends(figure, sweep.boxes(), *axis, list);
            }
        })
    }

    /// Draws the field with the remaining pairs.
    pub fn remaining_pairs(&self, sweep: &SweepAndPrune) -> Figure {
        self.field(sweep).with(|figure| {
            for pair in sweep.pairs() {
                picture::join(figure, sweep.boxes(), pair, Role::Witness);
            }
        })
    }

    fn begin(&self) -> LazyStep<'_> {
        LazyStep::new("sweep.begin")
            .with_arg("parts", self.world.count())
            .count("brute-tests", self.brute())
            .with_number_args()
            .figure(|| {
                let boxes = self.before.boxes();
                Figure::empty().with(|figure| {
                    picture::parts(figure, boxes, |_| true);
                    picture::numbers(figure, boxes, 0..boxes.len());
                })
            })
    }

    fn project(&self) -> LazyStep<'_> {
        LazyStep::new("sweep.project")
            .count("sweep-ends", self.ends())
            .with_number_args()
            .figure(|| {
                let boxes = self.before.boxes();
                Figure::empty().with(|figure| {
                    picture::parts(figure, boxes, |_| true);
                    for axis in &self.axes {
                        picture::intervals(figure, boxes, *axis);
                    }
                })
            })
    }

    fn sorted(&self) -> LazyStep<'_> {
        LazyStep::new("sweep.sorted")
            .count("sweep-ends", self.ends())
            .with_number_args()
            .ask(Question::number("sweep.pairs", self.before.pairs().len()))
            .figure(|| self.field(&self.before))
    }

    fn swept(&self) -> LazyStep<'_> {
        let boxes = self.before.boxes();
        LazyStep::new("sweep.swept")
            .count("pairs-across", on(&[0], boxes))
            .count("pairs-up", on(&[1], boxes))
            .count("pairs-left", self.before.pairs().len())
            .with_number_args()
            .figure(|| {
                self.field(&self.before).with(|figure| {
                    for axis in &self.axes {
                        picture::intervals(figure, boxes, *axis);
                    }
                })
            })
    }

    fn pairs(&self) -> LazyStep<'_> {
        LazyStep::new("sweep.pairs")
            .count("pairs-left", self.before.pairs().len())
            .count("boxes-overlap", overlapping(self.before.boxes()))
            .count("brute-tests", self.brute())
            .with_number_args()
            .figure(|| self.remaining_pairs(&self.before))
    }

    fn moved(&self) -> LazyStep<'_> {
        let few = self.swaps.len() < self.world.count();
        LazyStep::new("sweep.moved")
            .with_arg("parts", self.world.count())
            .count("sweep-ends", self.ends())
            .with_number_args()
            .ask(Question::yes_or_no("sweep.few", few))
            .figure(|| {
                Figure::empty().with(|figure| {
                    picture::parts(figure, self.after.boxes(), |_| true);
                    for (axis, list) in self.axes.iter().zip(self.before.lists()) {
                        picture::ends(figure, self.after.boxes(), *axis, list);
                    }
                    let moved = self.before.boxes().iter().zip(self.after.boxes());
                    for (from, to) in moved {
                        let way = to.centre() - from.centre();
                        figure.arrow(from.centre(), way, 0.4 * way.norm(), Role::Virtual);
                    }
                })
            })
    }

    /// Shows the first swap of a lower and an upper end.
    fn swap(&self) -> LazyStep<'_> {
        let reported = self.swaps.iter().find(|swap| swap.change != Change::None);
        let [a, b] = reported.map_or([0, 1], |swap| swap.ends.map(|end| end.body));
        let begins = reported.is_some_and(|swap| swap.change == Change::Begins);
        LazyStep::new("sweep.swap")
            .with_arg("first", a + 1)
            .with_arg("second", b + 1)
            .with_arg("begins", usize::from(begins))
            .figure(move || {
                let boxes = self.after.boxes();
                Figure::empty().with(|figure| {
                    picture::parts(figure, boxes, |i| i == a || i == b);
                    picture::numbers(figure, boxes, [a, b]);
                    let axis = reported.map_or(0, |swap| swap.axis);
                    let lists = self.axes.iter().zip(self.after.lists());
                    for (_, list) in lists.filter(|(sorted, _)| **sorted == axis) {
                        let of_both = list.iter().filter(|end| end.body == a || end.body == b);
                        let of_both: Vec<_> = of_both.copied().collect();
                        picture::ends(figure, boxes, axis, &of_both);
                    }
                })
            })
    }

    fn updated(&self) -> LazyStep<'_> {
        LazyStep::new("sweep.updated")
            .count("swaps", self.swaps.len())
            .count("overlaps-begun", self.changes(Change::Begins))
            .count("overlaps-stopped", self.changes(Change::Stops))
            .count("pairs-left", self.after.pairs().len())
            .count("boxes-overlap", overlapping(self.after.boxes()))
            .with_number_args()
            .figure(|| self.remaining_pairs(&self.after))
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self)
    }
}
