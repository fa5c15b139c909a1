//! Lists the steps: all triangles, then pair after pair, the elements, and the checks and variants compared.

use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::unit::Up;
use nearpoint_published::decompose::{DecomposeSettings, MergeCheck};

use super::batches::{Batch, batches};
use super::replay::{Entry, PairOutcome, Recorder};
use super::{RecordedDecomposition, compare, picture};
use crate::figure::Figure;
use crate::story::{Chart, LazyStep, Number, Question, Story};

/// The part that is decomposed, and the settings.
#[derive(Debug)]
pub(super) struct Part {
    pub mesh: Mesh,
    pub up: Up,
    pub settings: DecomposeSettings,
}

/// The steps of the lesson on the decomposition of a part into convex elements, with the data that they show.
#[derive(Debug)]
pub(super) struct Steps {
    part: Part,
    decomposition: RecordedDecomposition,
    batches: Vec<Batch>,
    now: fn() -> f64,
}

impl Steps {
    /// Makes the steps of a recorded decomposition of a part.
    pub fn new(
        part: Part,
        decomposition: RecordedDecomposition,
        recorder: Recorder,
        now: fn() -> f64,
    ) -> Self {
        Self {
            batches: batches(recorder, part.mesh.triangles().len()),
            part,
            decomposition,
            now,
        }
    }

    fn text_step(&self, batch: &Batch) -> LazyStep<'_> {
        let draft = match batch.first() {
            None | Some(Entry::Begin(_)) => {
                let triangles = self.part.mesh.triangles().len();
                return LazyStep::new("decomposition.begin")
                    .with_arg("triangles", triangles)
                    .with_arg("elements", batch.count);
            }
            Some(Entry::Negative(names)) => {
                LazyStep::new("decomposition.holes").with_arg("holes", names.len())
            }
            Some(Entry::Broken(pieces)) => {
                LazyStep::new("decomposition.broken").with_arg("pieces", pieces.len())
            }
            Some(Entry::Pair(pair)) => match pair.outcome {
                PairOutcome::Merged => {
                    LazyStep::new("decomposition.merged").with_arg("edges", pair.edges.len())
                }
                PairOutcome::Concave(height) => {
                    LazyStep::new("decomposition.concave").with_arg("height", height)
                }
                PairOutcome::Inconsistent => LazyStep::new("decomposition.inconsistent"),
                PairOutcome::NotConvex => LazyStep::new("decomposition.not-convex"),
            },
        };
        draft
            .with_arg("elements", batch.count)
            .with_arg("more", batch.more())
    }

    fn pair(&self, step: usize) -> LazyStep<'_> {
        let mesh = &self.part.mesh;
        let batch = &self.batches[step];
        let next = self.batches.get(step + 1).and_then(|next| next.first());
        let next = match next {
            Some(Entry::Pair(pair)) => Some(pair),
            _ => None,
        };
        let merges = next.map(|pair| pair.outcome == PairOutcome::Merged);
        self.text_step(batch)
            .numbers(self.counts(batch))
            // Asks whether the outlined pair will merge.
            .ask(merges.map(|yes| Question::yes_or_no("decomposition.merges", yes)))
            .figure(move || self.elements(step))
            .draw(move |figure| {
                if let Some(Entry::Pair(pair)) = batch.first() {
                    picture::decided(figure, mesh, pair);
                }
                if let Some(pair) = next {
                    picture::next_pair(figure, mesh, &batch.elements, pair);
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
        // The lookup check does not count pairs that it never tests.
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

    fn found(&self) -> LazyStep<'_> {
        let RecordedDecomposition { elements, counts } = &self.decomposition;
        let holes = elements
            .iter()
            .filter(|element| element.is_negative)
            .count();
        let faces: usize = elements.iter().map(|element| element.is_real.len()).sum();
        let unreal: usize = elements.iter().map(|element| element.virtual_count()).sum();
        LazyStep::new("decomposition.found")
            .with_arg("virtual", unreal)
            .with_arg("real", faces - unreal)
            .count_arg("elements", elements.len())
            .count_arg("holes", holes)
            .count("virtual-faces", unreal)
            .count("passes", counts.passes as usize)
            .count("broken", counts.broken as usize)
            .count("pairs", counts.pairs as usize)
            .count("saved", counts.tests_saved() as usize)
            .count("tests", counts.tests as usize)
            .figure(|| self.elements(self.batches.len() - 1))
            .draw(|figure| picture::virtual_faces(figure, elements))
    }

    /// Shows the picture of the elements with other numbers.
    fn compared(&self, how: compare::ComparisonFn) -> LazyStep<'_> {
        self.found().finish(move |step| {
            (step.text, step.numbers) = how(&self.part.mesh, &self.part.settings, self.now);
        })
    }
}

impl Story for Steps {
    fn steps(&self) -> usize {
        self.batches.len() + 3
    }

    fn step(&self, step: usize) -> LazyStep<'_> {
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
