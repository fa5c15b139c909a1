//! The story: all triangles, then pair after pair, the elements, and the checks and variants compared.

use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::unit::Up;
use nearpoint_published::decompose::{DecomposeSettings, MergeCheck};

use super::replay::{Entry, Fate, Recorder};
use super::steps::{Told as Shown, steps};
use super::{Found, compare, picture};
use crate::figure::Figure;
use crate::plans::yes_or_no;
use crate::story::{Axis, Chart, Line, LineStyle, Number, Question, Say, Step, Story};
use crate::values::Value;

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
    steps: Vec<Shown>,
    now: fn() -> f64,
}

impl Told {
    pub fn new(part: Part, found: Found, recorder: Recorder, now: fn() -> f64) -> Self {
        Self {
            steps: steps(recorder, part.mesh.triangles().len()),
            part,
            found,
            now,
        }
    }

    fn pair(&self, step: usize) -> Step {
        let shown = &self.steps[step];
        let mut figure = self.elements(step);
        if let Some(Entry::Pair(pair)) = shown.first() {
            picture::decided(&mut figure, &self.part.mesh, pair);
        }
        let next = self.steps.get(step + 1).and_then(|next| next.first());
        if let Some(Entry::Pair(pair)) = next {
            picture::asked(&mut figure, &self.part.mesh, &shown.elements, pair);
        }
        Step {
            say: self.say(step),
            numbers: self.numbers(step),
            events: Vec::new(),
            question: self.question(step),
            figure,
        }
    }

    /// Whether the pair that is outlined will be one.
    fn question(&self, step: usize) -> Option<Question> {
        match self.steps.get(step + 1)?.first() {
            Some(Entry::Pair(pair)) => {
                Some(yes_or_no("decomposition.merges", pair.fate == Fate::Merged))
            }
            _ => None,
        }
    }

    fn elements(&self, step: usize) -> Figure {
        picture::elements(&self.part.mesh, &self.steps[step].elements, self.part.up)
    }

    fn say(&self, step: usize) -> Say {
        let shown = &self.steps[step];
        let elements = ("elements", Value::from(shown.count));
        let more = ("more", Value::from(shown.more()));
        match shown.first() {
            None | Some(Entry::Begin(_)) => {
                let triangles = self.part.mesh.triangles().len();
                let with = [("triangles", Value::from(triangles)), elements];
                Say::new("decomposition.begin", with)
            }
            Some(Entry::Negative(names)) => {
                let with = [("holes", Value::from(names.len())), elements, more];
                Say::new("decomposition.holes", with)
            }
            Some(Entry::Broken(pieces)) => {
                let with = [("pieces", Value::from(pieces.len())), elements, more];
                Say::new("decomposition.broken", with)
            }
            Some(Entry::Pair(pair)) => match pair.fate {
                Fate::Merged => {
                    let edges = ("edges", Value::from(pair.edges.len()));
                    Say::new("decomposition.merged", [edges, elements, more])
                }
                Fate::Concave(height) => {
                    let height = ("height", Value::from(height));
                    Say::new("decomposition.concave", [height, elements, more])
                }
                Fate::Inconsistent => Say::new("decomposition.inconsistent", [elements, more]),
                Fate::NotConvex => Say::new("decomposition.not-convex", [elements, more]),
            },
        }
    }

    fn numbers(&self, step: usize) -> Vec<Number> {
        let shown = &self.steps[step];
        let pairs = &shown.pairs;
        let mut numbers = vec![
            Number::count("elements", shown.count),
            Number::count("merges", pairs.merged),
            Number::count("concave", pairs.refused),
        ];
        // Pairs that are never looked at are not told.
        if self.part.settings.check != MergeCheck::Lookup {
            numbers.push(Number::count("pairs", pairs.all));
            numbers.push(Number::count("saved", pairs.skipped));
        }
        numbers.push(Number::count("tests", pairs.all - pairs.skipped));
        numbers
    }

    fn found(&self) -> Step {
        let elements = &self.found.elements;
        let holes = elements.iter().filter(|element| element.is_negative);
        let holes = holes.count();
        let faces: usize = elements.iter().map(|element| element.real.len()).sum();
        let unreal: usize = elements.iter().map(|element| element.virtual_count()).sum();
        let mut figure = self.elements(self.steps.len() - 1);
        picture::virtual_faces(&mut figure, elements);
        let with = [
            ("elements", Value::from(elements.len())),
            ("holes", Value::from(holes)),
            ("virtual", Value::from(unreal)),
            ("real", Value::from(faces - unreal)),
        ];
        let counts = &self.found.counts;
        Step {
            say: Say::new("decomposition.found", with),
            numbers: vec![
                Number::count("elements", elements.len()),
                Number::count("holes", holes),
                Number::count("virtual-faces", unreal),
                Number::count("passes", counts.passes as usize),
                Number::count("broken", counts.broken as usize),
                Number::count("pairs", counts.pairs as usize),
                Number::count("saved", counts.saved() as usize),
                Number::count("tests", counts.tests as usize),
            ],
            events: Vec::new(),
            question: None,
            figure,
        }
    }

    /// The picture of what was found, other numbers.
    fn compared(&self, how: compare::How) -> Step {
        let (say, numbers) = how(&self.part.mesh, &self.part.settings, self.now);
        Step {
            say,
            numbers,
            ..self.found()
        }
    }
}

impl Story for Told {
    fn steps(&self) -> usize {
        self.steps.len() + 3
    }

    fn tell(&mut self, step: usize) -> Step {
        match step.checked_sub(self.steps.len()) {
            None => self.pair(step),
            Some(0) => self.found(),
            Some(1) => self.compared(compare::checks),
            Some(_) => self.compared(compare::variants),
        }
    }

    fn could_ask(&mut self, step: usize) -> Option<Question> {
        self.question(step)
    }

    fn charts(&self, step: usize) -> Vec<Chart> {
        let last = step.min(self.steps.len() - 1);
        let axis = |name| Axis { name, log: false };
        let tests = |shown: &Shown| (shown.pairs.all - shown.pairs.skipped) as f64;
        let upto = self.steps[..=last].iter();
        vec![Chart {
            name: "elements",
            x: axis("tests"),
            y: axis("elements"),
            lines: vec![Line {
                name: "elements",
                points: upto
                    .map(|shown| [tests(shown), shown.count as f64])
                    .collect(),
                style: LineStyle::Line,
            }],
            at: Some(tests(&self.steps[last])),
        }]
    }
}
