//! The steps: boxes and their ends, sorted and swept; one cycle, in which ends change places; many cycles, and what they cost.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_published::sweep::{Change, Swap, SweepAndPrune};

use super::picture;
use super::world::{World, overlapping};
use crate::figure::{Figure, Role};
use crate::story::{Chart, Draft, Number, Question, Story};

#[derive(Debug)]
pub(super) struct Steps {
    world: World,
    axes: Vec<usize>,
    /// Before the cycle that is told, and after it.
    before: SweepAndPrune,
    after: SweepAndPrune,
    swaps: Vec<Swap>,
    /// How many ends changed places in each cycle.
    by_cycle: Vec<usize>,
    /// Parts in a row.
    row: World,
}

/// So many cycles are counted.
const CYCLES: usize = 60;
/// In so many cycles some overlap begins or stops: each part crosses the field.
const LONG: usize = 400;
/// How far parts move, and how many there are, in the charts.
const MOVES: [f64; 8] = [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.6, 2.0];
const COUNTS: [usize; 6] = [6, 12, 20, 40, 80, 160];
/// Both axes of the plane.
const PLANE: [usize; 2] = [0, 1];

const STEPS: [fn(&Steps) -> Draft<'_>; 12] = [
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

    /// All pairs, which brute force tests.
    fn brute(&self) -> usize {
        all_pairs(self.world.count())
    }

    /// Ends on all sorted axes.
    fn ends(&self) -> usize {
        2 * self.world.count() * self.axes.len()
    }

    /// Swaps of the told cycle that change something so.
    fn changes(&self, to: Change) -> usize {
        self.swaps.iter().filter(|swap| swap.change == to).count()
    }

    /// The field before the told cycle or after it, with the sorted ends.
    fn field(&self, sweep: &SweepAndPrune) -> Figure {
        Figure::empty().with(|figure| {
            picture::parts(figure, sweep.boxes(), |_| true);
            for (axis, list) in self.axes.iter().zip(sweep.lists()) {
                picture::ends(figure, sweep.boxes(), *axis, list);
            }
        })
    }

    /// The same with the pairs that are left.
    fn left(&self, sweep: &SweepAndPrune) -> Figure {
        self.field(sweep).with(|figure| {
            for pair in sweep.pairs() {
                picture::join(figure, sweep.boxes(), pair, Role::Witness);
            }
        })
    }

    fn begin(&self) -> Draft<'_> {
        Draft::say("sweep.begin")
            .with("parts", self.world.count())
            .count("brute-tests", self.brute())
            .with_numbers()
            .figure(|| {
                let boxes = self.before.boxes();
                Figure::empty().with(|figure| {
                    picture::parts(figure, boxes, |_| true);
                    picture::numbers(figure, boxes, 0..boxes.len());
                })
            })
    }

    fn project(&self) -> Draft<'_> {
        Draft::say("sweep.project")
            .count("sweep-ends", self.ends())
            .with_numbers()
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

    fn sorted(&self) -> Draft<'_> {
        Draft::say("sweep.sorted")
            .count("sweep-ends", self.ends())
            .with_numbers()
            .ask(Question::number("sweep.pairs", self.before.pairs().len()))
            .figure(|| self.field(&self.before))
    }

    fn swept(&self) -> Draft<'_> {
        let boxes = self.before.boxes();
        Draft::say("sweep.swept")
            .count("pairs-across", on(&[0], boxes))
            .count("pairs-up", on(&[1], boxes))
            .count("pairs-left", self.before.pairs().len())
            .with_numbers()
            .figure(|| {
                self.field(&self.before).with(|figure| {
                    for axis in &self.axes {
                        picture::intervals(figure, boxes, *axis);
                    }
                })
            })
    }

    fn pairs(&self) -> Draft<'_> {
        Draft::say("sweep.pairs")
            .count("pairs-left", self.before.pairs().len())
            .count("boxes-overlap", overlapping(self.before.boxes()))
            .count("brute-tests", self.brute())
            .with_numbers()
            .figure(|| self.left(&self.before))
    }

    fn moved(&self) -> Draft<'_> {
        let few = self.swaps.len() < self.world.count();
        Draft::say("sweep.moved")
            .with("parts", self.world.count())
            .count("sweep-ends", self.ends())
            .with_numbers()
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

    /// The first swap of a lower and an upper end.
    fn swap(&self) -> Draft<'_> {
        let told = self.swaps.iter().find(|swap| swap.change != Change::None);
        let [a, b] = told.map_or([0, 1], |swap| swap.ends.map(|end| end.body));
        let begins = told.is_some_and(|swap| swap.change == Change::Begins);
        Draft::say("sweep.swap")
            .with("first", a + 1)
            .with("second", b + 1)
            .with("begins", usize::from(begins))
            .figure(move || {
                let boxes = self.after.boxes();
                Figure::empty().with(|figure| {
                    picture::parts(figure, boxes, |i| i == a || i == b);
                    picture::numbers(figure, boxes, [a, b]);
                    let axis = told.map_or(0, |swap| swap.axis);
                    let lists = self.axes.iter().zip(self.after.lists());
                    for (_, list) in lists.filter(|(sorted, _)| **sorted == axis) {
                        let of_both = list.iter().filter(|end| end.body == a || end.body == b);
                        let of_both: Vec<_> = of_both.copied().collect();
                        picture::ends(figure, boxes, axis, &of_both);
                    }
                })
            })
    }

    fn updated(&self) -> Draft<'_> {
        Draft::say("sweep.updated")
            .count("swaps", self.swaps.len())
            .count("overlaps-begun", self.changes(Change::Begins))
            .count("overlaps-stopped", self.changes(Change::Stops))
            .count("pairs-left", self.after.pairs().len())
            .count("boxes-overlap", overlapping(self.after.boxes()))
            .with_numbers()
            .figure(|| self.left(&self.after))
    }

    fn cycles(&self) -> Draft<'_> {
        Draft::say("sweep.cycles")
            .with("cycles", CYCLES)
            .numbers([Number::mean("swaps-a-cycle", mean(&self.by_cycle))])
            .count("brute-tests", self.brute())
            .with_numbers()
            .figure(|| self.left(&self.after))
            .chart(|| {
                let counted = self.by_cycle.iter().enumerate();
                let brute = self.brute() as f64;
                Chart::new("swaps-by-cycle", "cycle", "count")
                    .line("swaps", counted.map(|(i, n)| [i as f64 + 1.0, *n as f64]))
                    .line("brute-tests", [1.0, CYCLES as f64].map(|x| [x, brute]))
            })
    }

    fn far(&self) -> Draft<'_> {
        let counted = |by: f64| {
            let world = World::new(self.world.count(), by);
            mean(&swaps_by_cycle(&world, &self.axes, CYCLES))
        };
        let [least, most] = [MOVES[0], MOVES[MOVES.len() - 1]].map(counted);
        Draft::say("sweep.far")
            .with("near", MOVES[0])
            .with("far", MOVES[MOVES.len() - 1])
            .numbers([
                Number::mean("swaps-near", least),
                Number::mean("swaps-far", most),
            ])
            .count("brute-tests", self.brute())
            .with_numbers()
            .figure(|| self.field(&self.after))
            .chart(move || {
                let brute = self.brute() as f64;
                Chart::new("swaps-by-move", "move-a-cycle", "count")
                    .line("swaps", MOVES.map(|by| [by, counted(by)]))
                    .line("brute-tests", MOVES.map(|by| [by, brute]))
            })
    }

    fn many(&self) -> Draft<'_> {
        let most = COUNTS[COUNTS.len() - 1];
        let by = self.world.by;
        let counted = move |count: usize| {
            let world = World::new(count, by);
            mean(&swaps_by_cycle(&world, &self.axes, CYCLES / 4))
        };
        Draft::say("sweep.many")
            .with("most", most)
            .numbers([Number::mean("swaps-of-most", counted(most))])
            .count("brute-of-most", all_pairs(most))
            .with_numbers()
            .figure(|| self.field(&self.after))
            .chart(move || {
                let over =
                    |of: &dyn Fn(usize) -> f64| COUNTS.map(|count| [count as f64, of(count)]);
                Chart::new("work-by-parts", "parts", "count")
                    .line("swaps", over(&counted))
                    .line("brute-tests", over(&|count| all_pairs(count) as f64))
            })
    }

    fn in_a_row(&self) -> Draft<'_> {
        let boxes = self.row.boxes(0);
        Draft::say("sweep.row")
            .count("pairs-across", on(&[0], &boxes))
            .count("pairs-up", on(&[1], &boxes))
            .count("pairs-both", on(&PLANE, &boxes))
            .count("brute-tests", self.brute())
            .with_numbers()
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

fn all_pairs(count: usize) -> usize {
    count * (count - 1) / 2
}

/// How many pairs overlap on all of these axes.
fn on(axes: &[usize], boxes: &[Aabb]) -> usize {
    SweepAndPrune::new(boxes.to_vec(), axes).pairs().len()
}

/// How many ends change places in each of the first cycles.
fn swaps_by_cycle(world: &World, axes: &[usize], cycles: usize) -> Vec<usize> {
    let mut sweep = SweepAndPrune::new(world.boxes(0), axes);
    let cycles = 1..=cycles;
    cycles
        .map(|cycle| sweep.update(world.boxes(cycle), |_| {}))
        .collect()
}

fn mean(counts: &[usize]) -> f64 {
    counts.iter().sum::<usize>() as f64 / counts.len() as f64
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> Draft<'_> {
        STEPS[step](self)
    }
}
