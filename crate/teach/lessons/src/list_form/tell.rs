//! The story: the lists of a solid, made, used, and where they end too early; its file, written, read and damaged.

use nearpoint_geometry::Vector;
use nearpoint_geometry::hull::Hull;

use super::chain::{corners, linear, tree};
use super::climb::{Branches, Climb, Patch, branches, patch};
use super::file::{Damage, Lines, Refused, damaged, refused};
use super::picture::Stage;
use crate::figure::{Caption, Figure};
use crate::made;
use crate::story::{Axis, Chart, Line, LineStyle, Number, Question, Say, Step, Story};
use crate::values::Value;

#[derive(Debug)]
pub(super) struct Told {
    hull: Hull,
    branches: Branches,
    direction: Vector,
    climb: Climb,
    patch: Patch,
    bytes: Vec<u8>,
    lines: Lines,
    /// What becomes of the damaged file.
    refused: Refused,
    damaged: Vec<u8>,
    stage: Stage,
    /// Of balls, by vertices.
    costs: Vec<Costs>,
}

/// What a solid costs to be made from its triangles and to be read.
#[derive(Debug, Clone, Copy)]
struct Costs {
    vertices: usize,
    /// Comparisons of two positions, by a linear list and by a multi-tree list.
    linear: usize,
    tree: usize,
    /// Numbers in its file.
    numbers: usize,
}

impl Costs {
    fn of(hull: &Hull) -> Self {
        let corners = corners(hull);
        Self {
            vertices: hull.vertices().len(),
            linear: linear(&corners).comparisons,
            tree: tree(&corners).comparisons,
            numbers: Lines::of(&hull.to_bytes()).numbers,
        }
    }
}

/// The sizes of the balls of the chart.
const SIZES: [usize; 5] = [10, 30, 100, 300, 1000];

const STEPS: [fn(&Told) -> Step; 8] = [
    Told::begin,
    Told::next,
    Told::branch,
    Told::climb,
    Told::patch,
    Told::file,
    Told::read,
    Told::refuse,
];

/// The steps at which lists are made and read.
const CHARTED: [usize; 2] = [1, 6];

impl Told {
    /// None if no open patch of the solid stops a climb, or its file is not read as it was written, or is read though it
    /// is damaged.
    pub fn new(hull: Hull, direction: Vector, damage: Damage) -> Option<Self> {
        let branches = branches(&hull);
        let bytes = hull.to_bytes();
        let damaged = damaged(&bytes, damage);
        Hull::from_bytes(&bytes).ok().filter(|read| *read == hull)?;
        let ball = |size| Hull::build(&made::ellipsoid(size, Vector::repeat(1.0), 31));
        Some(Self {
            climb: Climb::of(&hull, &branches, &direction, lowest(&hull, &direction)),
            patch: patch(&hull)?,
            lines: Lines::of(&bytes),
            refused: refused(&damaged)?,
            damaged,
            stage: Stage::of(&hull),
            costs: SIZES
                .into_iter()
                .filter_map(|size| Some(Costs::of(&ball(size).ok()?)))
                .collect(),
            hull,
            branches,
            direction,
            bytes,
        })
    }

    fn begin(&self) -> Step {
        let triangles = self.hull.triangles().len();
        let counts = [
            ("triangles", triangles),
            ("corners", 3 * triangles),
            ("vertices", self.hull.vertices().len()),
            ("edges", self.hull.edges().count()),
        ];
        counted("list-form.begin", counts, &[], self.stage.begin())
    }

    fn next(&self) -> Step {
        let corners = corners(&self.hull);
        let chain = linear(&corners);
        let numbers: Vec<u32> = self.hull.triangles().iter().flatten().copied().collect();
        let order: Vec<u32> = chain.first.iter().map(|&first| numbers[first]).collect();
        let costs = Costs::of(&self.hull);
        let counts = [
            ("corners", corners.len()),
            ("vertices", costs.vertices),
            ("linear", costs.linear),
            ("tree", costs.tree),
        ];
        let figure = self.stage.chain(&order);
        counted("list-form.next", counts, &counts[2..], figure)
    }

    /// Of the vertex from which the next step climbs.
    fn branch(&self) -> Step {
        let vertex = self.climb.path[0];
        let branch = &self.branches[vertex as usize];
        let counts = [
            ("vertex", vertex as usize),
            ("branch", branch.len()),
            ("entries", self.branches.iter().map(Vec::len).sum()),
        ];
        let figure = self.stage.branch(vertex, branch, &self.direction);
        counted("list-form.branch", counts, &counts[1..], figure)
    }

    fn climb(&self) -> Step {
        let Climb { path, products } = &self.climb;
        let counts = [
            ("from", path[0] as usize),
            ("top", self.climb.top() as usize),
            ("edges", path.len() - 1),
            ("products", *products),
            ("vertices", self.hull.vertices().len()),
        ];
        let figure = self.stage.climb(&self.climb, &self.direction);
        counted("list-form.climb", counts, &counts[3..4], figure)
    }

    fn patch(&self) -> Step {
        let Patch {
            missing,
            edge: [from, to],
            climb,
            whole,
            ..
        } = &self.patch;
        let counts = [
            ("faces", self.hull.polygons().len() - missing.len()),
            ("from", *from as usize),
            ("to", *to as usize),
            ("stops", climb.top() as usize),
            ("top", whole.top() as usize),
        ];
        let figure = self.stage.patch(&self.hull, &self.patch);
        counted("list-form.patch", counts, &[], figure)
    }

    fn file(&self) -> Step {
        let counts = [
            ("vertices", self.lines.vertices.len()),
            ("faces", self.lines.faces.len()),
            ("numbers", self.lines.numbers),
            ("bytes", self.bytes.len()),
        ];
        let figure = self.stage.file(&self.lines);
        counted("list-form.file", counts, &counts[2..], figure)
    }

    fn read(&self) -> Step {
        let costs = Costs::of(&self.hull);
        let counts = [
            ("numbers", costs.numbers),
            ("linear", costs.linear),
            ("tree", costs.tree),
        ];
        counted("list-form.read", counts, &counts, self.stage.read())
    }

    fn refuse(&self) -> Step {
        match self.refused {
            Refused::Length { expected, found } => {
                let figure = self.stage.cut_file(&self.lines);
                let counts = [("expected", expected as usize), ("found", found as usize)];
                counted("list-form.short", counts, &counts, figure)
            }
            Refused::Shape { face } => {
                let figure = self.stage.moved_file(&Lines::of(&self.damaged));
                let counts = [("face", face as usize)];
                counted("list-form.inward", counts, &[], figure)
            }
        }
    }
}

/// A step that tells counts, some of them beside the picture, too.
fn counted<const N: usize>(
    key: &'static str,
    counts: [(&'static str, usize); N],
    beside: &[(&'static str, usize)],
    figure: Figure,
) -> Step {
    let number = |&(name, count): &(&'static str, usize)| Number::count(name, count);
    Step {
        say: Say::new(key, counts.map(|(name, count)| (name, Value::from(count)))),
        numbers: beside.iter().map(number).collect(),
        events: Vec::new(),
        question: None,
        figure,
    }
}

/// The vertex that is farthest from where a climb leads.
fn lowest(hull: &Hull, direction: &Vector) -> u32 {
    let height = |vertex: &u32| direction.dot(&hull.vertex(*vertex).coords);
    let all = 0..hull.vertices().len() as u32;
    all.min_by(|a, b| height(a).total_cmp(&height(b)))
        .unwrap_or(0)
}

impl Story for Told {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn tell(&mut self, step: usize) -> Step {
        let mut told = STEPS[step](self);
        told.question = self.could_ask(step);
        told
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        let choice = |name, choices: &[&'static str], answer| Question {
            name,
            choices: choices.iter().copied().map(Caption::Key).collect(),
            answer,
            point: None,
        };
        match step {
            2 => Some(Question::number("list-form.products", self.climb.products)),
            3 => {
                let reaches = self.patch.climb.top() == self.patch.whole.top();
                let answer = usize::from(!reaches);
                Some(choice("list-form.reaches", &["yes", "no"], answer))
            }
            6 => {
                let answer = match self.refused {
                    Refused::Length { .. } => 0,
                    Refused::Shape { .. } => 1,
                };
                let choices = ["the-length", "the-shape", "by-nothing"];
                Some(choice("list-form.noticed", &choices, answer))
            }
            _ => None,
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        if !CHARTED.contains(&step) {
            return Vec::new();
        }
        let axis = |name| Axis { name, log: true };
        let line = |name, of: fn(&Costs) -> usize| Line {
            name,
            points: (self.costs.iter())
                .map(|costs| [costs.vertices as f64, of(costs) as f64])
                .collect(),
            style: LineStyle::Line,
        };
        vec![Chart {
            name: "list-form",
            x: axis("vertices"),
            y: axis("inner-products"),
            lines: vec![
                line("linear", |costs| costs.linear),
                line("tree", |costs| costs.tree),
                line("file-numbers", |costs| costs.numbers),
            ],
            at: None,
        }]
    }
}
