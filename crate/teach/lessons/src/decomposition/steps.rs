//! Lists the steps: all triangles, then pair after pair, the elements, and the checks and variants compared.

use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::unit::Up;
use nearpoint_published::decompose::{DecomposeSettings, MergeCheck};

use super::batches::{Batch, batches};
use super::replay::{Entry, Fate, Recorder};
use super::{Found, compare, picture};
use crate::figure::Figure;
use crate::story::{Chart, Draft, Number, Question, Story};

/// The part that is decomposed, and the settings.
#[derive(Debug)]
pub(super) struct Part {
    pub mesh: Mesh,
    pub up: Up,
    pub settings: DecomposeSettings,
}

#[derive(Debug)]
pub(super) struct Steps {
    part: Part,
    found: Found,
    batches: Vec<Batch>,
    now: fn() -> f64,
}

impl Steps {
    pub fn new(part: Part, found: Found, recorder: Recorder, now: fn() -> f64) -> Self {
        Self {
            batches: batches(recorder, part.mesh.triangles().len()),
            part,
            found,
            now,
        }
    }

    fn said(&self, batch: &Batch) -> Draft<'_> {
        let draft = match batch.first() {
            None | Some(Entry::Begin(_)) => {
                let triangles = self.part.mesh.triangles().len();
                return Draft::say("decomposition.begin")
                    .with("triangles", triangles)
                    .with("elements", batch.count);
            }
            Some(Entry::Negative(names)) => {
                Draft::say("decomposition.holes").with("holes", names.len())
            }
            Some(Entry::Broken(pieces)) => {
                Draft::say("decomposition.broken").with("pieces", pieces.len())
            }
            Some(Entry::Pair(pair)) => match pair.fate {
                Fate::Merged => Draft::say("decomposition.merged").with("edges", pair.edges.len()),
                Fate::Concave(height) => Draft::say("decomposition.concave").with("height", height),
                Fate::Inconsistent => Draft::say("decomposition.inconsistent"),
                Fate::NotConvex => Draft::say("decomposition.not-convex"),
            },
        };
        draft
            .with("elements", batch.count)
            .with("more", batch.more())
    }

    fn pair(&self, step: usize) -> Draft<'_> {
        let mesh = &self.part.mesh;
        let batch = &self.batches[step];
        let next = self.batches.get(step + 1).and_then(|next| next.first());
        let next = match next {
            Some(Entry::Pair(pair)) => Some(pair),
            _ => None,
        };
        let merges = next.map(|pair| pair.fate == Fate::Merged);
        self.said(batch)
            .numbers(self.counts(batch))
            // Asks whether the outlined pair will merge.
            .ask(merges.map(|yes| Question::yes_or_no("decomposition.merges", yes)))
            .figure(move || self.elements(step))
            .draw(move |figure| {
                if let Some(Entry::Pair(pair)) = batch.first() {
                    picture::decided(figure, mesh, pair);
                }
                if let Some(pair) = next {
                    picture::asked(figure, mesh, &batch.elements, pair);
                }
            })
    }

    fn counts(&self, batch: &Batch) -> Vec<Number> {
        let pairs = &batch.pairs;
        let mut numbers = vec![
            Number::count("elements", batch.count),
            Number::count("merges", pairs.merged),
            Number::count("concave", pairs.refused),
        ];
        // The lookup check counts no pairs that it never looks at.
        if self.part.settings.check != MergeCheck::Lookup {
            numbers.push(Number::count("pairs", pairs.all));
            numbers.push(Number::count("saved", pairs.skipped));
        }
        numbers.push(Number::count("tests", pairs.all - pairs.skipped));
        numbers
    }

    fn elements(&self, step: usize) -> Figure {
        picture::elements(&self.part.mesh, &self.batches[step].elements, self.part.up)
    }

    fn found(&self) -> Draft<'_> {
        let Found { elements, counts } = &self.found;
        let holes = elements
            .iter()
            .filter(|element| element.is_negative)
            .count();
        let faces: usize = elements.iter().map(|element| element.real.len()).sum();
        let unreal: usize = elements.iter().map(|element| element.virtual_count()).sum();
        Draft::say("decomposition.found")
            .with("virtual", unreal)
            .with("real", faces - unreal)
            .counted("elements", elements.len())
            .counted("holes", holes)
            .count("virtual-faces", unreal)
            .count("passes", counts.passes as usize)
            .count("broken", counts.broken as usize)
            .count("pairs", counts.pairs as usize)
            .count("saved", counts.saved() as usize)
            .count("tests", counts.tests as usize)
            .figure(|| self.elements(self.batches.len() - 1))
            .draw(|figure| picture::virtual_faces(figure, elements))
    }

    /// Shows the picture of the elements with other numbers.
    fn compared(&self, how: compare::How) -> Draft<'_> {
        self.found().finish(move |step| {
            (step.say, step.numbers) = how(&self.part.mesh, &self.part.settings, self.now);
        })
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.batches.len() + 3
    }

    fn step(&self, step: usize) -> Draft<'_> {
        let draft = match step.checked_sub(self.batches.len()) {
            None => self.pair(step),
            Some(0) => self.found(),
            Some(1) => self.compared(compare::checks),
            Some(_) => self.compared(compare::variants),
        };
        draft.chart(move || {
            let upto = &self.batches[..=step.min(self.batches.len() - 1)];
            let tests = |batch: &Batch| (batch.pairs.all - batch.pairs.skipped) as f64;
            Chart::new("elements", "tests", "elements")
                .line(
                    "elements",
                    upto.iter().map(|it| [tests(it), it.count as f64]),
                )
                .at(upto.last().map(tests))
        })
    }
}
