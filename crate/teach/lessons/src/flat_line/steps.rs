//! Lists the steps: one for each size, for drums why the methods differ, then where the published methods are wrong.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::convex::{ConvexWarmStart, ProximitySettings, hull_proximity};
use nearpoint_geometry::hull::Hull;
use nearpoint_published::tracking::Neighbourhood;

use super::flaw::flaw;
use super::measure::{Kind, Measurement, Path, measure};
use super::sides::{sides, tested_vertices};
use crate::cache::Cache;
use crate::clock;
use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};
use crate::slices::Slices;
use crate::solids;
use crate::story::{Bound, Chart, LazyStep, Line, LineStyle, Number, NumberUnit, Question, Story};

/// The steps of the lesson on the cost of a distance query against the number of vertices, with the data that they
/// show.
#[derive(Debug)]
pub(super) struct Steps {
    sizes: Vec<usize>,
    path: Path,
    now: fn() -> f64,
    cache: Arc<Cache>,
    /// The measurements by size.
    measured: Slices<Measurement>,
}

/// The names of numbers and lines, by method.
const NAMES: [&str; 4] = ["plain", "method-one", "method-two", "climbing"];
const TIMES: [&str; 4] = ["time-plain", "time-one", "time-two", "time-climbing"];
const PRODUCTS: [&str; 4] = [
    "products-plain",
    "products-one",
    "products-two",
    "products-climbing",
];

/// The largest next size that is measured early for a question, because it is quick.
const QUICK: usize = 3000;

impl Steps {
    /// Makes the steps for these numbers of vertices; each is measured when it is first shown.
    pub fn new(sizes: Vec<usize>, path: Path, now: fn() -> f64, cache: Arc<Cache>) -> Self {
        Self {
            measured: Slices::new(sizes.len()),
            sizes,
            path,
            now,
            cache,
        }
    }

    fn of_size(&self, index: usize) -> LazyStep<'_> {
        let size = self.sizes[index];
        let key = match (index, self.path.kind) {
            (0, _) => "flat-line.first",
            (_, Kind::Drums) => "flat-line.ends",
            _ => "flat-line.size",
        };
        let draft = LazyStep::new(key)
            .count_arg("vertices", size)
            .ask(self.question(index))
            .figure(move || self.figure(self.path.hulls(size, &self.cache).ok().as_ref()));
        let Some(measured) = self.measured.get(index) else {
            return draft;
        };
        let [plain, one, two, climbing] = measured.costs.map(|cost| cost.products);
        draft
            .with_arg("plain", plain)
            .with_arg("one", one)
            .with_arg("two", two)
            .with_arg("climbing", climbing)
            .with_arg("wrong", measured.wrong[0].max(measured.wrong[1]))
            .count_arg("cycles", measured.cycles)
            .numbers(costs(measured))
    }

    /// Returns whether there is a question about the next size.
    fn is_asked(&self, index: usize) -> bool {
        let next = self.sizes.get(index + 1);
        next.is_some_and(|size| *size <= QUICK)
    }

    /// Asks whether the work of climbing grows as much as that of the plain method, with three times as many vertices. For
    /// drums, asks which of the published methods tests twice as many.
    fn question(&self, index: usize) -> Option<Question> {
        if !self.is_asked(index) {
            return None;
        }
        let [plain, one, two, climbing] = self.growth(index)?;
        if self.path.kind == Kind::Drums {
            let choices = ["method-one", "method-two", "both", "none"];
            return Some(Question::choice(
                "flat-line.which",
                choices,
                match [one, two].map(|growth| growth > 2.0) {
                    [true, false] => 0,
                    [false, true] => 1,
                    [true, true] => 2,
                    [false, false] => 3,
                },
            ));
        }
        Some(Question::choice(
            "flat-line.grows",
            ["yes", "no"],
            usize::from(climbing < plain),
        ))
    }

    /// Returns the ratio of the next size's products to this one's, by method.
    fn growth(&self, index: usize) -> Option<[f64; 4]> {
        let (here, next) = (self.measured.get(index)?, self.measured.get(index + 1)?);
        Some([0, 1, 2, 3].map(|by| next.costs[by].products / here.costs[by].products))
    }

    /// Draws the hulls halfway, their closest points, and the vertices that method two tests there.
    fn figure(&self, hulls: Option<&[Hull; 2]>) -> Figure {
        let mut figure = Figure::empty();
        let Some([a, b]) = hulls else {
            return figure;
        };
        let pose = self.path.pose(6);
        let (settings, start) = (
            ProximitySettings::default(),
            &mut ConvexWarmStart::default(),
        );
        let found = hull_proximity(a, b, &pose, &settings, start);
        for (hull, place, role) in [(a, Pose::identity(), Role::A), (b, pose, Role::B)] {
            if let Some(shape) = solids::of_hull(hull) {
                figure.solid(&shape, place, role);
            }
        }
        for (side, (hull, place)) in [(a, Pose::identity()), (b, pose)].into_iter().enumerate() {
            for vertex in tested_vertices(hull, &found, side, Neighbourhood::Triangles) {
                figure.dot(place * hull.vertex(vertex), Role::Simplex, Symbol::Disc);
            }
        }
        let ends = [found.on_a, found.on_b];
        figure.line(&ends, Role::Witness, Weight::Strong, Hidden::Over);
        figure.dot(found.on_a, Role::Witness, Symbol::Diamond);
        figure.dot(found.on_b, Role::Witness, Symbol::Diamond);
        let middle = found.on_a + (found.on_b - found.on_a) * 0.5;
        let length = Caption::Length(found.distance(), Bound::Exact);
        figure.label(middle, length, Role::Witness);
        figure
    }
}

fn costs(measured: &Measurement) -> Vec<Number> {
    let products = measured.costs.iter().zip(PRODUCTS);
    let products = products.map(|(cost, name)| {
        let unit = NumberUnit::Count;
        Number::new(name, cost.products, unit, Bound::Approximate)
    });
    let times = measured.costs.iter().zip(TIMES);
    let times = times.map(|(cost, name)| Number::micros(name, cost.microseconds));
    let evaluations = [("evaluations-plain", 0), ("evaluations-climbing", 3)];
    let evaluations = evaluations.map(|(name, by)| {
        let evaluations = measured.costs[by].evaluations;
        Number::mean(name, evaluations)
    });
    products.chain(evaluations).chain(times).collect()
}

impl Story for Steps {
    fn steps(&self) -> usize {
        let why = usize::from(self.path.kind == Kind::Drums);
        self.sizes.len() + why + 1
    }

    /// Measures the step's size, and the next one for its question.
    fn prepare(&mut self, step: usize) -> f64 {
        let upto = step + 1 + usize::from(self.is_asked(step));
        let Self {
            sizes,
            path,
            cache,
            now,
            ..
        } = self;
        let upto = upto.min(sizes.len());
        self.measured.make_one(step.min(upto)..upto, |index| {
            let hulls = path.hulls(sizes[index], cache).ok()?;
            Some(measure(&hulls, path, *now))
        })
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
        let draft = match step.checked_sub(self.sizes.len()) {
            None => self.of_size(step),
            Some(0) if self.path.kind == Kind::Drums => sides(&self.path, &self.cache),
            Some(_) => flaw(),
        };
        draft.charts(move || self.charts(step))
    }
}

impl Steps {
    fn charts(&self, step: usize) -> Vec<Chart> {
        let known = || {
            let sizes = self.sizes.iter().zip(self.measured.iter());
            sizes.filter_map(|(size, measured)| Some((*size as f64, measured?)))
        };
        let timed = |by: usize| {
            let points = known().map(|(size, m)| (size, m.costs[by].microseconds));
            clock::lines(NAMES[by], LineStyle::Line, points, NumberUnit::Microseconds)
        };
        let counted = |by: usize| {
            Line::new(
                NAMES[by],
                known().map(|(size, m)| [size, m.costs[by].products]),
            )
        };
        let at = self.sizes.get(step).map(|&size| size as f64);
        let mut times: Vec<Line> = (0..4).flat_map(timed).collect();
        times.extend(published(&self.sizes));
        vec![
            Chart::new("time", "vertices", "microseconds")
                .log_x()
                .log_y()
                .lines(times)
                .at(at),
            Chart::new("products", "vertices", "inner-products")
                .log_x()
                .log_y()
                .lines((0..4).map(counted))
                .at(at),
        ]
    }
}

/// Returns the published times of Sato et al., figure 2. With tracking a cycle takes less than 0.6 ms on a machine of 16
/// Mflops, for any size. For the plain method: the patent's count of 14 to 19 multiply-and-add pairs a vertex, its mean, on
/// that machine, with two operations a pair.
fn published(sizes: &[usize]) -> [Line; 2] {
    const FLAT: f64 = 600.0;
    const PAIRS: f64 = 16.5;
    const OPERATIONS_A_MICROSECOND: f64 = 16.0;
    let line = |name, y: &dyn Fn(f64) -> f64| {
        Line::new(
            name,
            sizes.iter().map(|&size| [size as f64, y(size as f64)]),
        )
        .published()
    };
    let plain = |size: f64| 2.0 * size * PAIRS * 2.0 / OPERATIONS_A_MICROSECOND;
    [
        line("published-flat", &|_| FLAT),
        line("published-plain", &plain),
    ]
}
