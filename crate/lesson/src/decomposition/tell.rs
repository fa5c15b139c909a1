//! The story: all triangles, then merges in as many steps as one can watch, the elements, and the checks compared.

use nearpoint_geometry::hull::decompose::{DecomposeSettings, MergeCheck};
use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::unit::Up;

use super::replay::{Change, Elements, Pairs, Recorder};
use super::{Found, picture, run};
use crate::figure::Caption;
use crate::story::{
    Axis, Bound, Chart, Line, LineStyle, Number, NumberUnit, Question, Say, Step, Story,
};
use crate::values::Value;

/// At most so many steps of several changes, and after them of single ones: the last merges are those worth watching.
const MOST: [usize; 2] = [30, 60];
/// Large meshes have fewer, as each step keeps its picture.
const MOST_OF_LARGE: [usize; 2] = [12, 12];
const LARGE: usize = 1000;

/// What is decomposed, and how.
#[derive(Debug)]
pub(super) struct Part {
    pub mesh: Mesh,
    pub up: Up,
    pub settings: DecomposeSettings,
}

#[derive(Debug)]
pub(super) struct Told {
    part: Part,
    found: Found,
    told: Recorder,
    /// How many changes were made at each step; the first step made those before any merge.
    upto: Vec<usize>,
    /// How many elements there were then.
    counts: Vec<usize>,
    now: fn() -> f64,
}

impl Told {
    pub fn new(part: Part, found: Found, told: Recorder, now: fn() -> f64) -> Self {
        let mesh = &part.mesh;
        let most = match mesh.triangles().len() > LARGE {
            true => MOST_OF_LARGE,
            false => MOST,
        };
        let all = told.changes.len();
        let begun = told
            .changes
            .iter()
            .take_while(|c| matches!(c, Change::Begin(_)))
            .count();
        let rest = all - begun;
        let [coarse, single] = most;
        let many = rest.saturating_sub(single);
        let coarse = coarse.min(many);
        let mut upto = vec![begun];
        upto.extend((1..=coarse).map(|i| begun + many * i / coarse));
        upto.extend(begun + many + 1..=all);
        let mut elements = Elements::new(mesh.triangles().len());
        let (mut done, mut counts) = (0, Vec::new());
        for &upto in &upto {
            told.changes[done..upto]
                .iter()
                .for_each(|change| elements.apply(change));
            done = upto;
            counts.push(elements.count());
        }
        Self {
            part,
            found,
            told,
            upto,
            counts,
            now,
        }
    }

    fn elements(&self, upto: usize) -> Elements {
        let mut elements = Elements::new(self.part.mesh.triangles().len());
        self.told.changes[..upto]
            .iter()
            .for_each(|change| elements.apply(change));
        elements
    }

    /// The changes that a step makes.
    fn changes(&self, step: usize) -> &[Change] {
        let from = step.checked_sub(1).map_or(0, |last| self.upto[last]);
        &self.told.changes[from..self.upto[step]]
    }

    fn pairs(&self, step: usize) -> Pairs {
        let last = self.upto[step].checked_sub(1);
        last.map_or(Pairs::default(), |last| self.told.before[last])
    }

    fn merging(&self, step: usize) -> Step {
        let changes = self.changes(step);
        let merges = changes
            .iter()
            .filter(|c| matches!(c, Change::Merge { .. }))
            .count();
        let (mut broken, mut holes) = (0, 0);
        let mut edges: &[[u32; 2]] = &[];
        for change in changes {
            match change {
                Change::Merge { edges: shared, .. } => edges = shared,
                Change::Broken(_) => broken += 1,
                Change::Negative(names) => holes += names.len(),
                Change::Begin(_) => {}
            }
        }
        let key = match () {
            () if step == 0 => "decomposition.begin",
            () if broken > 0 => "decomposition.broken",
            () if holes > 0 => "decomposition.holes",
            () if merges == 1 => "decomposition.merge",
            () => "decomposition.merges",
        };
        let with = [
            ("triangles", Value::from(self.part.mesh.triangles().len())),
            ("elements", Value::from(self.counts[step])),
            ("merges", Value::from(merges)),
            ("edges", Value::from(edges.len())),
            ("broken", Value::from(broken)),
            ("holes", Value::from(holes)),
        ];
        let pairs = self.pairs(step);
        let elements = self.elements(self.upto[step]);
        Step {
            say: Say::new(key, with),
            numbers: vec![
                Number::count("elements", self.counts[step]),
                Number::count("pairs", pairs.all),
                Number::count("saved", pairs.skipped),
                Number::count("concave", pairs.concave),
            ],
            events: Vec::new(),
            question: self.question(step, &elements),
            figure: picture::elements(&self.part.mesh, &elements, edges, self.part.up),
        }
    }

    /// Does the next merge stay within a face, or does it go around an edge?
    fn question(&self, step: usize, elements: &Elements) -> Option<Question> {
        if step + 1 >= self.upto.len() {
            return None;
        }
        let [
            Change::Merge {
                elements: names, ..
            },
        ] = self.changes(step + 1)
        else {
            return None;
        };
        let mut faces = (elements.of.iter().zip(self.part.mesh.faces()))
            .filter(|(of, _)| names.contains(of))
            .map(|(_, face)| *face);
        let first = faces.next()?;
        let is_flat = faces.all(|face| face == first);
        Some(Question {
            name: "decomposition.flat",
            choices: vec![Caption::Key("yes"), Caption::Key("no")],
            answer: usize::from(!is_flat),
        })
    }

    fn found(&self) -> Step {
        let elements = &self.found.elements;
        let holes = elements
            .iter()
            .filter(|element| element.is_negative)
            .count();
        let faces: usize = elements.iter().map(|element| element.real.len()).sum();
        let unreal: usize = elements.iter().map(|element| element.virtual_count()).sum();
        let all = self.elements(self.told.changes.len());
        let mut figure = picture::elements(&self.part.mesh, &all, &[], self.part.up);
        picture::virtual_faces(&mut figure, elements);
        let with = [
            ("elements", Value::from(elements.len())),
            ("holes", Value::from(holes)),
            ("virtual", Value::from(unreal)),
            ("faces", Value::from(faces)),
        ];
        let counts = &self.found.counts;
        Step {
            say: Say::new("decomposition.found", with),
            numbers: vec![
                Number::count("elements", elements.len()),
                Number::count("holes", holes),
                Number::count("virtual-faces", unreal),
                Number::count("passes", counts.passes as usize),
                Number::count("pairs", counts.pairs as usize),
                Number::count("tests", counts.tests as usize),
                Number::count("saved", counts.saved() as usize),
                Number::count("broken", counts.broken as usize),
            ],
            events: Vec::new(),
            question: None,
            figure,
        }
    }

    /// The same once more with each check: the same elements, at another price.
    fn checks(&self) -> Step {
        let mut step = self.found();
        step.numbers = vec![Number::count("elements", self.found.elements.len())];
        let mut tests = Vec::new();
        for (check, [tests_name, time_name]) in [
            (MergeCheck::None, ["tests-none", "time-none"]),
            (MergeCheck::Gilbert, ["tests-gilbert", "time-gilbert"]),
            (
                MergeCheck::OneEvaluation,
                ["tests-one-evaluation", "time-one-evaluation"],
            ),
            (MergeCheck::Lookup, ["tests-lookup", "time-lookup"]),
        ] {
            let settings = DecomposeSettings {
                check,
                ..self.part.settings
            };
            let began = (self.now)();
            let found = run(&self.part.mesh, &settings).ok();
            let spent = (self.now)() - began;
            let count = found.map(|(found, _)| found.counts.tests as f64);
            let (unit, bound) = (NumberUnit::Count, Bound::Exact);
            step.numbers
                .push(Number::new(tests_name, count, unit, bound));
            let (unit, bound) = (NumberUnit::Milliseconds, Bound::Measured);
            step.numbers
                .push(Number::new(time_name, spent, unit, bound));
            tests.push(Value::from(count.unwrap_or(0.0)));
        }
        let names = ["none", "gilbert", "one", "lookup"];
        step.say = Say {
            key: "decomposition.checks",
            with: names.into_iter().zip(tests).collect(),
        };
        step
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        self.upto.len() + 2
    }

    fn tell(&mut self, step: usize) -> Step {
        match step.checked_sub(self.upto.len()) {
            None => self.merging(step),
            Some(0) => self.found(),
            Some(_) => self.checks(),
        }
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let axis = |name| Axis { name, log: false };
        let last = step.min(self.upto.len() - 1);
        let point = |i: usize| [self.upto[i] as f64, self.counts[i] as f64];
        vec![Chart {
            name: "elements",
            x: axis("changes"),
            y: axis("elements"),
            lines: vec![Line {
                name: "elements",
                points: (0..=last).map(point).collect(),
                style: LineStyle::Line,
            }],
            at: Some(self.upto[last] as f64),
        }]
    }
}
