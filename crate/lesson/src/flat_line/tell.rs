//! The story: a step for each size, then where the published methods are wrong.

use std::sync::Arc;

use nearpoint_geometry::closest::convex::tracking::{Graph, Neighbourhood, TrackState, track};
use nearpoint_geometry::closest::convex::{PairState, Proximity, ProximitySettings, proximity};
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose, Vector};

use super::measure::{Measured, Path, measure};
use crate::cache::Cache;
use crate::figure::{Caption, Figure, Hidden, Role, Symbol, Weight};
use crate::made;
use crate::solids;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    sizes: Vec<usize>,
    path: Path,
    now: fn() -> f64,
    cache: Arc<Cache>,
    /// By size, once it was shown or asked about.
    measured: Vec<Option<Measured>>,
}

/// Names of numbers and lines, by method.
const NAMES: [&str; 4] = ["plain", "method-one", "method-two", "climbing"];
const TIMES: [&str; 4] = ["time-plain", "time-one", "time-two", "time-climbing"];
const PRODUCTS: [&str; 4] = [
    "products-plain",
    "products-one",
    "products-two",
    "products-climbing",
];

/// The next size is only looked into, for a question, while that is quick.
const QUICK: usize = 3000;

impl Told {
    pub fn new(sizes: Vec<usize>, path: Path, now: fn() -> f64, cache: Arc<Cache>) -> Self {
        Self {
            measured: sizes.iter().map(|_| None).collect(),
            sizes,
            path,
            now,
            cache,
        }
    }

    /// What a size costs, and its hulls if they had to be made.
    fn measure(&mut self, index: usize) -> Option<[Hull; 2]> {
        let hulls = self.path.hulls(self.sizes[index], &self.cache).ok()?;
        if self.measured[index].is_none() {
            self.measured[index] = Some(measure(&hulls, &self.path, self.now));
        }
        Some(hulls)
    }

    fn of_size(&mut self, index: usize) -> Step {
        let size = self.sizes[index];
        let hulls = self.measure(index);
        let question = self.question(index);
        let mut numbers = vec![Number::count("vertices", size)];
        let mut with = vec![("vertices", Value::from(size))];
        if let Some(measured) = &self.measured[index] {
            numbers.push(Number::count("cycles", measured.cycles));
            numbers.extend(costs(measured));
            let [plain, one, two, climbing] = measured.costs.map(|cost| cost.products);
            with.extend([
                ("cycles", Value::from(measured.cycles)),
                ("plain", Value::from(plain)),
                ("one", Value::from(one)),
                ("two", Value::from(two)),
                ("climbing", Value::from(climbing)),
                (
                    "wrong",
                    Value::from(measured.wrong[0].max(measured.wrong[1])),
                ),
            ]);
        }
        let key = if index == 0 {
            "flat-line.first"
        } else {
            "flat-line.size"
        };
        Step {
            say: Say { key, with },
            numbers,
            events: Vec::new(),
            question,
            figure: self.figure(hulls.as_ref()),
        }
    }

    /// Does climbing look at twice as much when there are three times as many vertices?
    fn question(&mut self, index: usize) -> Option<Question> {
        let next = index + 1;
        if next >= self.sizes.len() || self.sizes[next] > QUICK {
            return None;
        }
        self.measure(next);
        let products = |index: usize| {
            let measured = self.measured[index].as_ref();
            measured.map(|measured| measured.costs[3].products)
        };
        let growth = products(next)? / products(index)?;
        Some(Question {
            name: "flat-line.doubles",
            choices: vec![Caption::Key("yes"), Caption::Key("no")],
            answer: usize::from(growth <= 2.0),
        })
    }

    /// The hulls halfway, their closest points, and what method two looks at there.
    fn figure(&self, hulls: Option<&[Hull; 2]>) -> Figure {
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
        let Some([a, b]) = hulls else {
            return figure;
        };
        let pose = self.path.pose(6);
        let (settings, start) = (ProximitySettings::default(), &mut PairState::default());
        let found = proximity(a, b, &pose, &settings, start, &mut ());
        for (hull, place, role) in [(a, Pose::identity(), Role::A), (b, pose, Role::B)] {
            if let Some(shape) = solids::of_hull(hull) {
                figure.solid(&shape, place, role);
            }
        }
        for (side, (hull, place)) in [(a, Pose::identity()), (b, pose)].into_iter().enumerate() {
            for vertex in near(hull, &found, side) {
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

/// The vertices that method two looks at in the cycle after this one.
fn near(hull: &Hull, found: &Proximity, side: usize) -> Vec<u32> {
    let corners = found.simplex().corners().iter();
    let mut known: Vec<u32> = corners.map(|corner| corner.numbers[side]).collect();
    known.sort_unstable();
    known.dedup();
    let mut near = Vec::new();
    Graph::of(hull, Neighbourhood::Triangles).near(&known, &mut near);
    near
}

fn costs(measured: &Measured) -> Vec<Number> {
    let products = measured.costs.iter().zip(PRODUCTS);
    let products = products.map(|(cost, name)| {
        let unit = NumberUnit::Count;
        Number::new(name, cost.products, unit, Bound::Approximate)
    });
    let times = measured.costs.iter().zip(TIMES);
    let times = times.map(|(cost, name)| {
        let unit = NumberUnit::Microseconds;
        Number::new(name, cost.microseconds, unit, Bound::Measured)
    });
    let evaluations = [("evaluations-plain", 0), ("evaluations-climbing", 3)];
    let evaluations = evaluations.map(|(name, by)| {
        let evaluations = measured.costs[by].evaluations;
        Number::new(name, evaluations, NumberUnit::Count, Bound::Approximate)
    });
    products.chain(evaluations).chain(times).collect()
}

/// The point has gone through the cube's top face: method one looks at that face only, and finds it free.
fn flaw() -> Step {
    let half = Vector::repeat(0.5);
    let corners: Vec<Point> = made::cuboid(half).iter().map(|p| p + half).collect();
    let (Ok(cube), Ok(point)) = (Hull::build(&corners), Hull::build(&[Point::origin()])) else {
        unreachable!("a cube and a point are hulls")
    };
    let [above, inside] = [1.1, 0.9].map(|z| Pose::translation(0.5, 0.5, z));
    let graphs = [&cube, &point].map(|hull| Graph::of(hull, Neighbourhood::Polygons));
    let pair = [(&cube, &graphs[0]), (&point, &graphs[1])];
    let (settings, mut state) = (ProximitySettings::default(), TrackState::default());
    let before = track(pair, &above, &settings, &mut state, &mut ()).proximity;
    let reported = track(pair, &inside, &settings, &mut state, &mut ()).proximity;
    let start = &mut PairState::default();
    let truth = proximity(&cube, &point, &inside, &settings, start, &mut ());
    let mut figure = Figure {
        up: Up::Z,
        items: Vec::new(),
    };
    if let Some(shape) = solids::of_hull(&cube) {
        figure.solid(&shape, Pose::identity(), Role::Difference);
    }
    for (proximity, role, symbol) in [
        (before, Role::Removed, Symbol::Ring),
        (reported, Role::Upper, Symbol::Disc),
    ] {
        let ends = [proximity.on_a, proximity.on_b];
        figure.line(&ends, role, Weight::Normal, Hidden::Over);
        figure.dot(proximity.on_b, role, symbol);
    }
    let ends = [before.on_b, reported.on_b];
    figure.line(&ends, Role::Quiet, Weight::Thin, Hidden::Over);
    let said = Caption::Length(reported.upper, Bound::Approximate);
    figure.label(reported.on_b, said, Role::Upper);
    let (said, depth) = (reported.distance(), truth.depth());
    Step {
        say: Say::new(
            "flat-line.flaw",
            [
                ("reported", Value::from(said)),
                ("depth", Value::from(depth)),
            ],
        ),
        numbers: vec![
            Number::new("reported", said, NumberUnit::Length, Bound::Approximate),
            Number::new("depth", depth, NumberUnit::Length, Bound::Exact),
        ],
        events: Vec::new(),
        question: None,
        figure,
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        self.sizes.len() + 1
    }

    fn tell(&mut self, step: usize) -> Step {
        if step < self.sizes.len() {
            self.of_size(step)
        } else {
            flaw()
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let axis = |name| Axis { name, log: true };
        let line = |by: usize, of: &dyn Fn(&Measured) -> Option<f64>| {
            let known = self.sizes.iter().zip(&self.measured);
            let point = |(&size, measured): (&usize, &Option<Measured>)| {
                Some([size as f64, of(measured.as_ref()?)?])
            };
            Line {
                name: NAMES[by],
                points: known.filter_map(point).collect(),
                style: LineStyle::Line,
            }
        };
        let at = self.sizes.get(step).map(|&size| size as f64);
        let mut times: Vec<Line> = (0..4)
            .map(|by| line(by, &|m| m.costs[by].microseconds))
            .collect();
        times.extend(published(&self.sizes));
        let products = (0..4).map(|by| line(by, &|m| Some(m.costs[by].products)));
        vec![
            Chart {
                name: "time",
                x: axis("vertices"),
                y: axis("microseconds"),
                lines: times,
                at,
            },
            Chart {
                name: "products",
                x: axis("vertices"),
                y: axis("inner-products"),
                lines: products.collect(),
                at,
            },
        ]
    }
}

/// Sato et al., figure 2, as far as it is known here: with tracking a cycle takes less than 0.6 ms on a machine of
/// 16 Mflops, whatever the size. For the plain method, the patent's count of 14 to 19 multiply-and-add pairs a vertex,
/// its middle, on that machine; two operations a pair.
fn published(sizes: &[usize]) -> [Line; 2] {
    const FLAT: f64 = 600.0;
    const PAIRS: f64 = 16.5;
    const OPERATIONS_A_MICROSECOND: f64 = 16.0;
    let line = |name, y: &dyn Fn(f64) -> f64| Line {
        name,
        points: sizes
            .iter()
            .map(|&size| [size as f64, y(size as f64)])
            .collect(),
        style: LineStyle::Published,
    };
    let plain = |size: f64| 2.0 * size * PAIRS * 2.0 / OPERATIONS_A_MICROSECOND;
    [
        line("published-flat", &|_| FLAT),
        line("published-plain", &plain),
    ]
}
