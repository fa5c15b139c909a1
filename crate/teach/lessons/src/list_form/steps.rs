//! Lists the steps: the lists of a solid, made, used, and where they end too early; its file, written, read and damaged.

use nearpoint_geometry::Vector;
use nearpoint_geometry::hull::Hull;

use super::chain::{corners, linear, tree};
use super::climb::{Branches, Climb, Patch, branches, patch};
use super::file::{Damage, FileError, Lines, check, damaged};
use super::picture::FigureBase;
use crate::shapes;
use crate::story::{Chart, LazyStep, Question, Story};

/// The steps of the lesson on the list form of a solid: its vertices, their neighbours and its file, with the data that
/// they show.
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
    error: FileError,
    damaged: Vec<u8>,
    base: FigureBase,
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
    fn measure(hull: &Hull) -> Self {
        let corners = corners(hull);
        Self {
            vertices: hull.vertices().len(),
            linear: linear(&corners).comparisons,
            tree: tree(&corners).comparisons,
            numbers: Lines::new(&hull.to_bytes()).numbers,
        }
    }
}

/// The numbers of vertices of the chart's balls.
const SIZES: [usize; 5] = [10, 30, 100, 300, 1000];

const STEPS: [fn(&Steps) -> LazyStep<'_>; 8] = [
    Steps::begin,
    Steps::next,
    Steps::branch,
    Steps::climb,
    Steps::patch,
    Steps::file,
    Steps::read,
    Steps::rejected,
];

impl Steps {
    /// Prepares the steps. Returns none if no open patch of the solid stops a climb. Also returns none if its file is not
    /// read as it was written, or if a damaged file is read.
    pub fn new(hull: Hull, direction: Vector, damage: Damage) -> Option<Self> {
        let branches = branches(&hull);
        let bytes = hull.to_bytes();
        let damaged = damaged(&bytes, damage);
        Hull::from_bytes(&bytes).ok().filter(|read| *read == hull)?;
        let ball = |size| Hull::build(&shapes::ellipsoid(size, Vector::repeat(1.0), 31));
        Some(Self {
            climb: Climb::new(&hull, &branches, &direction, lowest(&hull, &direction)),
            patch: patch(&hull)?,
            lines: Lines::new(&bytes),
            error: check(&damaged)?,
            damaged,
            base: FigureBase::new(&hull),
            costs: SIZES
                .into_iter()
                .filter_map(|size| Some(Costs::measure(&ball(size).ok()?)))
                .collect(),
            hull,
            branches,
            direction,
            bytes,
        })
    }

    fn begin(&self) -> LazyStep<'_> {
        let triangles = self.hull.triangles().len();
        LazyStep::new("list-form.begin")
            .with_arg("triangles", triangles)
            .with_arg("corners", 3 * triangles)
            .with_arg("vertices", self.hull.vertices().len())
            .with_arg("edges", self.hull.edges().count())
            .figure(|| self.base.begin())
    }

    fn next(&self) -> LazyStep<'_> {
        let corners = corners(&self.hull);
        let costs = Costs::measure(&self.hull);
        LazyStep::new("list-form.next")
            .with_arg("corners", corners.len())
            .with_arg("vertices", costs.vertices)
            .count_arg("linear", costs.linear)
            .count_arg("tree", costs.tree)
            .figure(move || {
                let numbers: Vec<u32> = self.hull.triangles().iter().flatten().copied().collect();
                let first = linear(&corners).first;
                let order: Vec<u32> = first.iter().map(|&first| numbers[first]).collect();
                self.base.chain(&order)
            })
            .chart(|| self.chart())
    }

    /// Shows the branch of the vertex from which the next step climbs.
    fn branch(&self) -> LazyStep<'_> {
        let vertex = self.climb.path[0];
        let branch = &self.branches[vertex as usize];
        let entries = self.branches.iter().map(Vec::len).sum::<usize>();
        LazyStep::new("list-form.branch")
            .with_arg("vertex", vertex as usize)
            .count_arg("branch", branch.len())
            .count_arg("entries", entries)
            .ask(Question::number("list-form.products", self.climb.products))
            .figure(move || self.base.branch(vertex, branch, &self.direction))
    }

    fn climb(&self) -> LazyStep<'_> {
        let Climb { path, products } = &self.climb;
        let reaches = self.patch.climb.top() == self.patch.whole.top();
        LazyStep::new("list-form.climb")
            .with_arg("from", path[0] as usize)
            .with_arg("top", self.climb.top() as usize)
            .with_arg("edges", path.len() - 1)
            .with_arg("vertices", self.hull.vertices().len())
            .count_arg("products", *products)
            .ask(Question::yes_or_no("list-form.reaches", reaches))
            .figure(|| self.base.climb(&self.climb, &self.direction))
    }

    fn patch(&self) -> LazyStep<'_> {
        let Patch {
            missing,
            edge: [from, to],
            climb,
            whole,
            ..
        } = &self.patch;
        LazyStep::new("list-form.patch")
            .with_arg("faces", self.hull.polygons().len() - missing.len())
            .with_arg("from", *from as usize)
            .with_arg("to", *to as usize)
            .with_arg("stops", climb.top() as usize)
            .with_arg("top", whole.top() as usize)
            .figure(|| self.base.patch(&self.hull, &self.patch))
    }

    fn file(&self) -> LazyStep<'_> {
        LazyStep::new("list-form.file")
            .with_arg("vertices", self.lines.vertices.len())
            .with_arg("faces", self.lines.faces.len())
            .count_arg("numbers", self.lines.numbers)
            .count_arg("bytes", self.bytes.len())
            .figure(|| self.base.file(&self.lines))
    }

    fn read(&self) -> LazyStep<'_> {
        let costs = Costs::measure(&self.hull);
        let noticed = match self.error {
            FileError::Length { .. } => 0,
            FileError::Shape { .. } => 1,
        };
        let choices = ["the-length", "the-shape", "by-nothing"];
        LazyStep::new("list-form.read")
            .count("numbers", costs.numbers)
            .count("linear", costs.linear)
            .count("tree", costs.tree)
            .with_number_args()
            .ask(Question::choice("list-form.noticed", choices, noticed))
            .figure(|| self.base.read())
            .chart(|| self.chart())
    }

    fn rejected(&self) -> LazyStep<'_> {
        match self.error {
            FileError::Length { expected, found } => LazyStep::new("list-form.short")
                .count("expected", expected as usize)
                .count("found", found as usize)
                .with_number_args()
                .figure(|| self.base.cut_file(&self.lines)),
            FileError::Shape { face } => LazyStep::new("list-form.inward")
                .with_arg("face", face as usize)
                .figure(|| self.base.moved_file(&Lines::new(&self.damaged))),
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

    fn step(&self, step: usize) -> LazyStep<'_> {
        STEPS[step](self)
    }
}
