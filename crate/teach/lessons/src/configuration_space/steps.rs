//! Lists the steps: from a pose that is a point, over samples and proven cells, to a path.

use std::cell::OnceCell;
use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::shape::Shape;

use super::arm::{JointValues, LIMIT, Workplace, motion_bound, obstacle_of};
use super::costs::Costs;
use super::map::{CellClass, Map, MapCell};
use super::panes::{CellEdges, in_map, plate};
use super::path::Path;
use super::samples::{ALONG, Samples};
use crate::error::LessonError;
use crate::figure::{Caption, Figure, Role, Symbol};
use crate::graded_point::GradedPoint;
use crate::motion::Motion;
use crate::story::{Bound, LazyStep, Number, Story};

/// The pose to which the path leads.
pub(super) const GOAL: JointValues = [-20.0, 30.0];
/// The number of halvings with which the peg is searched: it is thin.
const PEG_HALVINGS: u8 = 11;

/// The steps of the lesson on configuration space, with the data that they show. What takes long is computed when a step
/// first shows it.
#[derive(Debug)]
pub(super) struct Steps {
    pub values: JointValues,
    pub shift: [f64; 2],
    halvings: u8,
    pub workplace: Workplace,
    /// The links as thin solids.
    pub plates: [Option<Arc<Shape>>; 2],
    map: OnceCell<Map>,
    peg: OnceCell<Peg>,
    costs: OnceCell<Costs>,
    path: OnceCell<Option<Path>>,
}

/// The arm beside a thin peg: samples of its poses, and the search.
#[derive(Debug)]
pub(super) struct Peg {
    workplace: Workplace,
    pub grid: Samples,
    random: Samples,
    map: Map,
}

const STEPS: [fn(&Steps) -> LazyStep<'_>; 11] = [
    |it| {
        LazyStep::new("cspace.arm")
            .with_arg("limit", LIMIT)
            .numbers(it.joint_values())
            .ask(it.where_question())
            .figure(|| {
                it.panes(&it.workplace)
                    .with(|figure| it.arm_alone(figure, it.values))
                    .with(|figure| it.drag_links(figure))
            })
    },
    |it| {
        LazyStep::new("cspace.point")
            .numbers(it.joint_values())
            .ask(it.form_question())
            .figure(|| it.over(&[]).with(|figure| it.guides(figure)))
    },
    |it| {
        let cells = it.cells_of_disc();
        LazyStep::new("cspace.obstacle")
            .numbers(shares(&cells))
            .ask(it.strip_question())
            .figure(move || it.over(&cells))
            .draw(|figure| it.drag_disc(figure))
    },
    |it| {
        LazyStep::new("cspace.links")
            .numbers(shares(&it.map().cells))
            .ask(it.peg_question())
            .figure(|| it.over(&it.map().cells))
            .draw(|figure| it.drag_disc(figure))
    },
    |it| {
        let peg = it.peg();
        LazyStep::new("cspace.samples")
            .count_arg("samples", ALONG * ALONG)
            .count_arg("grid-hits", peg.grid.hits())
            .count_arg("random-hits", peg.random.hits())
            .figure(|| {
                it.panes(&peg.workplace)
                    .with(|figure| it.samples(figure, &peg.grid.0))
                    .with(|figure| it.arm_alone(figure, it.values))
            })
    },
    |it| {
        let peg = it.peg();
        let at = peg.map.colliding_values().unwrap_or(it.values);
        let share = 1.0 - peg.map.share(|class| class == CellClass::Clear);
        LazyStep::new("cspace.missed")
            .with_arg("one-in", (1.0 / share).floor())
            .count_arg("cells", peg.map.examined())
            .numbers([Number::ratio("peg-share", share).with_bound(Bound::AtMost)])
            .ask(it.whole_question())
            .figure(move || {
                it.panes(&peg.workplace)
                    .with(|figure| it.map_of_cells(figure, &peg.map.cells, CellEdges::Shown))
                    .with(|figure| it.arm(figure, at))
            })
    },
    |it| it.cell_step("cspace.whole", MapCell::WHOLE),
    |it| {
        let clear = it.largest_clear_cell();
        it.cell_step("cspace.clear", clear)
            .with_arg("width", (2.0 * clear.deviations()[0]).round())
            .with_arg("height", (2.0 * clear.deviations()[1]).round())
    },
    |it| {
        let map = it.map();
        LazyStep::new("cspace.fill")
            .count_arg("examined", map.examined())
            .with_arg("side", it.side())
            .numbers(shares(&map.cells))
            .ask(it.growth_question())
            .figure(|| it.filled())
    },
    |it| {
        let finest = it.costs().finest();
        LazyStep::new("cspace.cost")
            .with_arg("side", finest.side)
            .count_arg("examined", finest.examined)
            .count_arg("grid-samples", finest.side * finest.side)
            .with_arg("times", (10.0 * it.growth()).round() / 10.0)
            .numbers([Number::ratio("growth", it.growth())])
            .ask(it.straight_question())
            .figure(|| it.filled())
            .draw(|figure| it.goal(figure))
            .chart(|| it.costs().chart(it.side()))
            .chart(|| it.costs().undecided_chart(it.side()))
    },
    |it| {
        let Some(path) = it.path() else {
            return LazyStep::new("cspace.no-path").figure(|| it.ends(true));
        };
        LazyStep::new("cspace.path")
            .count_arg("path-cells", path.cells)
            .figure(|| {
                it.ends(false)
                    .with(|figure| it.line_in_map(figure, &path.points, Role::Lower))
            })
            .moving(Motion::share(0.0), |figure, fraction| {
                it.arm(figure, path.at(fraction));
            })
    },
];

impl Steps {
    /// Places the arm at these values, and the disc shifted by the parameters x and y.
    pub fn new(values: JointValues, shift: [f64; 2], halvings: u8) -> Result<Self, LessonError> {
        let workplace = Workplace::with_disc_and_post(shift)?;
        Ok(Self {
            plates: [0, 1].map(|link: usize| plate(&workplace.links[link])),
            values,
            shift,
            halvings,
            workplace,
            map: OnceCell::new(),
            peg: OnceCell::new(),
            costs: OnceCell::new(),
            path: OnceCell::new(),
        })
    }

    pub(super) fn map(&self) -> &Map {
        let search = || Map::new(&self.workplace, self.halvings);
        self.map.get_or_init(|| search().expect(VALID))
    }

    pub(super) fn peg(&self) -> &Peg {
        self.peg.get_or_init(|| {
            let workplace = Workplace::with_peg().expect(VALID);
            Peg {
                grid: Samples::on_grid(&workplace),
                random: Samples::at_random(&workplace),
                map: Map::new(&workplace, PEG_HALVINGS).expect(VALID),
                workplace,
            }
        })
    }

    fn costs(&self) -> &Costs {
        let measure = || Costs::measure(&self.workplace);
        self.costs.get_or_init(|| measure().expect(VALID))
    }

    /// Returns the factor by which the cells become more when the smallest ones become half as wide.
    pub(super) fn growth(&self) -> f64 {
        self.costs().growth()
    }

    fn path(&self) -> Option<&Path> {
        let find = || Path::find(self.map(), self.values, GOAL);
        self.path.get_or_init(find).as_ref()
    }

    /// Returns the number of the smallest cells along each side of the map.
    fn side(&self) -> usize {
        1 << self.halvings
    }

    fn joint_values(&self) -> [Number; 2] {
        let [shoulder, elbow] = self.values;
        [
            Number::degrees("shoulder", shoulder),
            Number::degrees("elbow", elbow),
        ]
    }

    /// Returns the cells of the disc alone, without the post.
    pub(super) fn cells_of_disc(&self) -> Vec<MapCell> {
        let obstacles = self.workplace.obstacles.len();
        self.map()
            .cells_of(&|pair| obstacle_of(pair, obstacles) == 0)
    }

    /// Returns the largest clear cell for which one pose proves that it is clear.
    fn largest_clear_cell(&self) -> MapCell {
        let clear = self.map().cells.iter().filter(|cell| {
            cell.class == CellClass::Clear
                && self.workplace.nearest(cell.centre()).distance > motion_bound(cell.deviations())
        });
        clear
            .copied()
            .reduce(|most, next| {
                if next.area() > most.area() {
                    next
                } else {
                    most
                }
            })
            .unwrap_or(MapCell::WHOLE)
    }

    /// Shows the test of one cell: the distance at its centre, and the bound on the motion.
    fn cell_step(&self, key: &'static str, cell: MapCell) -> LazyStep<'_> {
        let nearest = self.workplace.nearest(cell.centre());
        let bound = motion_bound(cell.deviations());
        LazyStep::new(key)
            .numbers([
                Number::length("centre-distance", nearest.distance),
                Number::at_most("motion-bound", bound),
            ])
            .with_number_args()
            .figure(move || {
                self.panes(&self.workplace)
                    .with(|figure| self.cell(figure, &cell, &nearest))
            })
    }

    /// Draws both panes with these cells, and the arm, which can be dragged.
    fn over(&self, cells: &[MapCell]) -> Figure {
        let mut figure = self.panes(&self.workplace);
        let side = self.side();
        self.map_of_cells(&mut figure, cells, CellEdges::Hidden { side });
        self.arm(&mut figure, self.values);
        self.drag_links(&mut figure);
        self.drag_point(&mut figure);
        figure
    }

    /// Draws both panes with the edges of all cells. Nothing can be dragged, since the costs would be measured again.
    fn filled(&self) -> Figure {
        let mut figure = self.panes(&self.workplace);
        self.map_of_cells(&mut figure, &self.map().cells, CellEdges::Shown);
        self.arm(&mut figure, self.values);
        figure
    }

    /// Draws the map with the goal, pale poses at both ends, and the straight line between them.
    fn ends(&self, has_arm: bool) -> Figure {
        let mut figure = self.panes(&self.workplace);
        let side = self.side();
        self.map_of_cells(&mut figure, &self.map().cells, CellEdges::Hidden { side });
        self.line_in_map(&mut figure, &[self.values, GOAL], Role::Quiet);
        self.goal(&mut figure);
        if has_arm {
            self.arm(&mut figure, self.values);
            self.drag_links(&mut figure);
            self.drag_point(&mut figure);
        }
        figure
    }

    /// Draws the goal in the map, and the pale arm at the goal.
    fn goal(&self, figure: &mut Figure) {
        self.links(figure, GOAL, |_| Role::Quiet);
        figure.dot(in_map(GOAL), Role::Lower, Symbol::Ring);
        figure.label(in_map(GOAL), Caption::Key("cspace-goal"), Role::Lower);
    }
}

/// The reason why a search of the lesson cannot fail: its workplaces do not depend on unchecked values.
const VALID: &str = "the workplace and the settings are valid";

/// Returns the shares of the map that cells of each class fill.
fn shares(cells: &[MapCell]) -> [Number; 3] {
    let all: f64 = cells.iter().map(MapCell::area).sum();
    let share = |is_kind: fn(CellClass) -> bool| {
        let own = cells.iter().filter(|cell| is_kind(cell.class));
        own.map(MapCell::area).sum::<f64>() / all
    };
    let meets = share(|class| matches!(class, CellClass::Meets(_)));
    [
        Number::ratio("clear-share", share(|class| class == CellClass::Clear)),
        Number::ratio("meets-share", meets),
        Number::ratio(
            "undecided-share",
            share(|class| class == CellClass::Undecided),
        ),
    ]
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self)
    }

    fn grade_point(&self, _: usize, at: &Point) -> Option<GradedPoint> {
        Some(self.grade_pose(at))
    }
}
