//! The story: inside without a meeting of surfaces, then a cut step by step, then touching, and no inside at all.

use std::collections::BTreeMap;

use nearpoint_geometry::Point;
use nearpoint_geometry::Vector;
use nearpoint_geometry::closest::{Warm, cast_ray, clearance};
use nearpoint_geometry::collide::common::Common;
use nearpoint_geometry::collide::ray_out;
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::work::Serial;

use super::cells::Cells;
use super::cut::{counts, curves, length, tetrahedra};
use super::world::{Pair, World};
use crate::figure::Caption;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

pub(super) const SURFACES: usize = 0;
pub(super) const INSIDE: usize = 1;
pub(super) const MEET: usize = 2;
pub(super) const CURVE: usize = 3;
pub(super) const KEPT: usize = 4;
pub(super) const CLOSED: usize = 5;
pub(super) const VOLUME: usize = 6;
pub(super) const CELLS: usize = 7;
pub(super) const TOUCH: usize = 8;
pub(super) const OPEN: usize = 9;
const SAYS: [&str; OPEN + 1] = [
    "body.surfaces",
    "body.inside",
    "body.meet",
    "body.curve",
    "body.kept",
    "body.closed",
    "body.volume",
    "body.cells",
    "body.touch",
    "body.open",
];

#[derive(Debug)]
pub(super) struct Told {
    pub world: World,
    /// Counted for the body, from coarse to fine.
    pub cells: Vec<Cells>,
    /// Where the surfaces are nearest to each other while B is inside: of A, and of A without its lid.
    pub gaps: [Option<[Point; 2]>; 2],
    /// Where the ray from B's rightmost corner leaves A.
    pub exit: Option<Point>,
    /// The edges of A without its lid that one triangle has alone.
    pub rim: Vec<[Point; 2]>,
}

impl Told {
    pub fn new(world: World, cells: usize) -> Self {
        let from = world.inside.rightmost();
        Self {
            cells: Cells::up_to(&world.across, cells),
            gaps: [nearest(&world.inside), nearest(&world.open)],
            exit: cast_ray(&world.inside.a, &from, &Vector::x()).map(|hit| hit.point),
            rim: rim(world.open.a.mesh()),
            world,
        }
    }

    fn say(&self, step: usize) -> Say {
        let holes = self.numbers(step).into_iter();
        let with = holes.filter_map(|number| Some((number.name, Value::from(number.value?))));
        Say {
            key: SAYS[step],
            with: with.collect(),
        }
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let World {
            inside,
            across,
            beside,
            open,
            ..
        } = &self.world;
        match step {
            SURFACES => vec![tested(inside), met(inside), gap(self.gaps[0])],
            INSIDE => {
                let ray = ray_out(&inside.a, &inside.rightmost());
                vec![
                    met(inside),
                    Number::count("ray-crossings", ray.crossings as usize),
                    plain("body-volume", inside.volume()),
                ]
            }
            MEET => vec![tested(across), met(across)],
            TOUCH => vec![met(beside), plain("body-volume", beside.volume())],
            OPEN => vec![
                met(open),
                gap(self.gaps[1]),
                Number::count("rim-edges", self.rim.len()),
            ],
            _ => across
                .body()
                .map_or_else(Vec::new, |body| self.of_cut(step, body)),
        }
    }

    /// Of the body that B cuts out of A.
    fn of_cut(&self, step: usize, body: &Common) -> Vec<Number> {
        match step {
            CURVE => {
                let curves = curves(body);
                let long: f64 = curves.iter().map(|curve| length(curve)).sum();
                let segments: usize = curves.iter().map(|curve| curve.len() - 1).sum();
                vec![
                    met(&self.world.across),
                    Number::count("curves", curves.len()),
                    Number::count("curve-segments", segments),
                    Number::new("curve-length", long, NumberUnit::Length, Bound::Exact),
                ]
            }
            KEPT => {
                let [a, b] = self.world.across.fates();
                vec![
                    Number::count("a-cut", a.cut),
                    Number::count("a-whole", a.whole),
                    Number::count("a-dropped", a.dropped),
                    Number::count("b-cut", b.cut),
                    Number::count("b-whole", b.whole),
                    Number::count("b-dropped", b.dropped),
                ]
            }
            CLOSED => {
                let counts = counts(body);
                let euler = counts.points as f64 - counts.edges as f64 + counts.facets as f64;
                vec![
                    Number::count("body-points", counts.points),
                    Number::count("body-edges", counts.edges),
                    Number::count("body-facets", counts.facets),
                    plain("body-euler", euler),
                    Number::count("unmatched-edges", counts.unmatched),
                    Number::count("body-pieces", body.pieces()),
                    plain("volume-of-a", self.world.across.a.volume()),
                    plain("volume-of-b", self.world.across.b.volume()),
                ]
            }
            VOLUME => {
                let parts = tetrahedra(body);
                vec![
                    Number::count("body-facets", body.facets.len()),
                    plain("volume-over-a", parts.over[0]),
                    plain("volume-over-b", parts.over[1]),
                    Number::count("tetrahedra-negative", parts.negative),
                    plain("body-volume", body.volume()),
                ]
            }
            _ => {
                let Some(cells) = self.cells.last() else {
                    return Vec::new();
                };
                let volume = body.volume();
                vec![
                    Number::count("cells-across", cells.across),
                    Number::count("cells-inside", cells.inside.len()),
                    Number::new(
                        "counted-volume",
                        cells.volume,
                        NumberUnit::Plain,
                        Bound::Approximate,
                    ),
                    plain("body-volume", volume),
                    Number::new(
                        "counted-off",
                        (cells.volume - volume).abs() / volume,
                        NumberUnit::Ratio,
                        Bound::Exact,
                    ),
                ]
            }
        }
    }

    fn question(&self, step: usize) -> Option<Question> {
        let world = &self.world;
        match step {
            SURFACES => Some(class(world.inside.class())),
            CURVE => {
                let choices = ["stays-inside", "stays-outside", "stays-cut-out"];
                Some(Question {
                    name: "body.stays",
                    choices: choices.map(Caption::Key).to_vec(),
                    answer: match world.across.stays_inside() {
                        [true, true] => 0,
                        [false, false] => 1,
                        _ => 2,
                    },
                    point: None,
                })
            }
            CLOSED => {
                let volume = world.across.volume().round() as usize;
                Some(Question::number("body.volume", volume))
            }
            TOUCH => Some(class(world.open.class())),
            _ => None,
        }
    }
}

/// What will be said of the two?
fn class(class: PairClass) -> Question {
    let choices = [
        "class-interferes",
        "class-touches",
        "class-clear",
        "class-undecided",
    ];
    Question {
        name: "body.class",
        choices: choices.map(Caption::Key).to_vec(),
        answer: match class {
            PairClass::Interferes => 0,
            PairClass::Touches => 1,
            PairClass::Clear => 2,
            PairClass::Undecided => 3,
        },
        point: None,
    }
}

fn plain(name: &'static str, value: f64) -> Number {
    Number::new(name, value, NumberUnit::Plain, Bound::Exact)
}

fn met(pair: &Pair) -> Number {
    Number::count("pairs-that-meet", pair.pairs.len())
}

/// All pairs of triangles, one of each part.
fn tested(pair: &Pair) -> Number {
    let [a, b] = [&pair.a, &pair.b].map(|shape| shape.mesh().triangles().len());
    Number::count("pairs-of-triangles", a * b)
}

fn gap(ends: Option<[Point; 2]>) -> Number {
    let gap = ends.map(|[p, q]| (q - p).norm());
    Number::new("surface-gap", gap, NumberUnit::Length, Bound::Exact)
}

fn nearest(pair: &Pair) -> Option<[Point; 2]> {
    let (limit, mut warm) = (f64::INFINITY, Warm::default());
    let found = clearance(&pair.a, &pair.b, &pair.pose, limit, &mut warm, &Serial);
    let found = found.ok().flatten()?;
    Some([found.on_a, found.on_b])
}

fn rim(mesh: &Mesh) -> Vec<[Point; 2]> {
    let mut used: BTreeMap<[u32; 2], usize> = BTreeMap::new();
    for &[a, b, c] in mesh.triangles() {
        for [u, v] in [[a, b], [b, c], [c, a]] {
            *used.entry([u.min(v), u.max(v)]).or_default() += 1;
        }
    }
    let alone = used.into_iter().filter(|(_, times)| *times == 1);
    alone
        .map(|(edge, _)| edge.map(|v| mesh.vertices()[v as usize]))
        .collect()
}

impl Story for Told {
    fn steps(&self) -> usize {
        SAYS.len()
    }

    fn tell(&mut self, step: usize) -> Step {
        Step {
            say: self.say(step),
            numbers: self.numbers(step),
            events: Vec::new(),
            question: self.question(step),
            figure: self.figure(step),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let linear = |name| Axis { name, log: false };
        let at = match step {
            SURFACES | INSIDE => Some(0.0),
            TOUCH | OPEN => None,
            _ => Some(self.world.shift),
        };
        let mut charts = vec![Chart {
            name: "volume-slid",
            x: linear("b-to-the-right"),
            y: linear("volume"),
            lines: vec![Line {
                name: "volume-in-common",
                points: self.world.slid.clone(),
                style: LineStyle::Line,
            }],
            at,
        }];
        if step >= CELLS {
            let counted = self.cells.iter();
            let counted = counted.map(|cells| [cells.across as f64, cells.volume]);
            let exact = self.cells.iter();
            let exact = exact.map(|cells| [cells.across as f64, self.world.across.volume()]);
            let line = |name, points, style| Line {
                name,
                points,
                style,
            };
            charts.push(Chart {
                name: "volume-counted",
                x: linear("cells-across"),
                y: linear("volume"),
                lines: vec![
                    line("counted-volume", counted.collect(), LineStyle::Points),
                    line("by-tetrahedra", exact.collect(), LineStyle::Line),
                ],
                at: None,
            });
        }
        charts
    }
}
