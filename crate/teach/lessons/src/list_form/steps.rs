//! Lists the steps: the lists of a solid, made, used, and where they end too early; its file, written, read and damaged.

use nearpoint_geometry::Vector;
use nearpoint_geometry::hull::Hull;

use super::chain::{corners, linear, tree};
use super::climb::{Branches, Climb, Patch, branches, patch};
use super::file::{Damage, Lines, Refused, damaged, refused};
use super::picture::Stage;
use crate::made;
use crate::story::{Chart, Draft, Question, Story};

#[derive(Debug)]
pub(super) struct Steps {
    hull: Hull,
    branches: Branches,
    direction: Vector,
    climb: Climb,
    patch: Patch,
    bytes: Vec<u8>,
    lines: Lines,
    /// The check that refuses the damaged file.
    refused: Refused,
    damaged: Vec<u8>,
    stage: Stage,
    /// The costs of balls, by their number of vertices.
    costs: Vec<Costs>,
}

/// The cost of making a solid from its triangles, and of reading it.
#[derive(Debug, Clone, Copy)]
struct Costs {
    vertices: usize,
    /// The comparisons of two positions, by a linear list and by a multi-tree list.
    linear: usize,
    tree: usize,
    /// The number of numbers in its file.
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

/// The numbers of vertices of the chart's balls.
const SIZES: [usize; 5] = [10, 30, 100, 300, 1000];

const STEPS: [fn(&Steps) -> Draft<'_>; 8] = [
    Steps::begin,
    Steps::next,
    Steps::branch,
    Steps::climb,
    Steps::patch,
    Steps::file,
    Steps::read,
    Steps::refuse,
];

impl Steps {
    /// Prepares the steps. Returns none if no open patch of the solid stops a climb. Also returns none if its file is not
    /// read as it was written, or if a damaged file is read.
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

    fn begin(&self) -> Draft<'_> {
        let triangles = self.hull.triangles().len();
        Draft::say("list-form.begin")
            .with("triangles", triangles)
            .with("corners", 3 * triangles)
            .with("vertices", self.hull.vertices().len())
            .with("edges", self.hull.edges().count())
            .figure(|| self.stage.begin())
    }

    fn next(&self) -> Draft<'_> {
        let corners = corners(&self.hull);
        let costs = Costs::of(&self.hull);
        Draft::say("list-form.next")
            .with("corners", corners.len())
            .with("vertices", costs.vertices)
            .counted("linear", costs.linear)
            .counted("tree", costs.tree)
            .figure(move || {
                let numbers: Vec<u32> = self.hull.triangles().iter().flatten().copied().collect();
                let first = linear(&corners).first;
                let order: Vec<u32> = first.iter().map(|&first| numbers[first]).collect();
                self.stage.chain(&order)
            })
            .chart(|| self.chart())
    }

    /// Shows the branch of the vertex from which the next step climbs.
    fn branch(&self) -> Draft<'_> {
        let vertex = self.climb.path[0];
        let branch = &self.branches[vertex as usize];
        let entries = self.branches.iter().map(Vec::len).sum::<usize>();
        Draft::say("list-form.branch")
            .with("vertex", vertex as usize)
            .counted("branch", branch.len())
            .counted("entries", entries)
            .ask(Question::number("list-form.products", self.climb.products))
            .figure(move || self.stage.branch(vertex, branch, &self.direction))
    }

    fn climb(&self) -> Draft<'_> {
        let Climb { path, products } = &self.climb;
        let reaches = self.patch.climb.top() == self.patch.whole.top();
        Draft::say("list-form.climb")
            .with("from", path[0] as usize)
            .with("top", self.climb.top() as usize)
            .with("edges", path.len() - 1)
            .with("vertices", self.hull.vertices().len())
            .counted("products", *products)
            .ask(Question::yes_or_no("list-form.reaches", reaches))
            .figure(|| self.stage.climb(&self.climb, &self.direction))
    }

    fn patch(&self) -> Draft<'_> {
        let Patch {
            missing,
            edge: [from, to],
            climb,
            whole,
            ..
        } = &self.patch;
        Draft::say("list-form.patch")
            .with("faces", self.hull.polygons().len() - missing.len())
            .with("from", *from as usize)
            .with("to", *to as usize)
            .with("stops", climb.top() as usize)
            .with("top", whole.top() as usize)
            .figure(|| self.stage.patch(&self.hull, &self.patch))
    }

    fn file(&self) -> Draft<'_> {
        Draft::say("list-form.file")
            .with("vertices", self.lines.vertices.len())
            .with("faces", self.lines.faces.len())
            .counted("numbers", self.lines.numbers)
            .counted("bytes", self.bytes.len())
            .figure(|| self.stage.file(&self.lines))
    }

    fn read(&self) -> Draft<'_> {
        let costs = Costs::of(&self.hull);
        let noticed = match self.refused {
            Refused::Length { .. } => 0,
            Refused::Shape { .. } => 1,
        };
        let choices = ["the-length", "the-shape", "by-nothing"];
        Draft::say("list-form.read")
            .count("numbers", costs.numbers)
            .count("linear", costs.linear)
            .count("tree", costs.tree)
            .with_numbers()
            .ask(Question::choice("list-form.noticed", choices, noticed))
            .figure(|| self.stage.read())
            .chart(|| self.chart())
    }

    fn refuse(&self) -> Draft<'_> {
        match self.refused {
            Refused::Length { expected, found } => Draft::say("list-form.short")
                .count("expected", expected as usize)
                .count("found", found as usize)
                .with_numbers()
                .figure(|| self.stage.cut_file(&self.lines)),
            Refused::Shape { face } => Draft::say("list-form.inward")
                .with("face", face as usize)
                .figure(|| self.stage.moved_file(&Lines::of(&self.damaged))),
        }
    }

    /// Charts the cost of making and of reading lists.
    fn chart(&self) -> Chart {
        let over = |of: fn(&Costs) -> usize| {
            let costs = self.costs.iter();
            costs.map(move |costs| [costs.vertices as f64, of(costs) as f64])
        };
        Chart::new("list-form", "vertices", "inner-products")
            .log_x()
            .log_y()
            .line("linear", over(|costs| costs.linear))
            .line("tree", over(|costs| costs.tree))
            .line("file-numbers", over(|costs| costs.numbers))
    }
}

/// Returns the vertex that is farthest from the end of a climb.
fn lowest(hull: &Hull, direction: &Vector) -> u32 {
    let height = |vertex: &u32| direction.dot(&hull.vertex(*vertex).coords);
    let all = 0..hull.vertices().len() as u32;
    all.min_by(|a, b| height(a).total_cmp(&height(b)))
        .unwrap_or(0)
}

impl Story for Steps {
    fn steps(&self) -> usize {
        STEPS.len()
    }

    fn step(&self, step: usize) -> Draft<'_> {
        STEPS[step](self)
    }
}
