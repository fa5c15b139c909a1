//! Reports the answers of a batch like those of a check.

use std::cell::{Cell, RefCell};
use std::io::Write;

use nearpoint_batch::{BatchError, PlannedMotion, ResultLocation, Results};
use nearpoint_scene::{FramePair, PairClass, ResultHasher};

use super::args::Merge;
use crate::baseline::collides;
use crate::error::Error;
use crate::motion;
use crate::options::FailOn;
use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::report::{AllowedPairRow, CheckResults, ModelRow, PairRow, PartRow};

/// The answers of a batch, each read when its row is made.
pub struct MergedResults<'a> {
    results: &'a Results,
    unit: &'static str,
    fail_on: FailOn,
    /// The hash of the rows so far.
    golden: RefCell<ResultHasher>,
    collides: Cell<bool>,
    is_undecided: Cell<bool>,
    /// The first error.
    error: RefCell<Option<BatchError>>,
}

impl<'a> MergedResults<'a> {
    /// Creates a report of the results before its first row; `fail_on` is the criterion for a collision.
    pub fn new(results: &'a Results, fail_on: FailOn) -> Result<Self, BatchError> {
        Ok(Self {
            results,
            unit: results.unit()?.symbol(),
            fail_on,
            golden: RefCell::new(ResultHasher::new(results.list().parts.len())),
            collides: Cell::new(false),
            is_undecided: Cell::new(false),
            error: RefCell::new(None),
        })
    }

    /// Returns the outcome of the check after it was written.
    pub fn outcome(self, allow_undecided: bool) -> Result<Outcome, BatchError> {
        if let Some(error) = self.error.into_inner() {
            return Err(error);
        }
        let outcome = Outcome::from_results(self.collides.get(), self.is_undecided.get());
        Ok(outcome.unless_undecided(allow_undecided))
    }

    fn add(&self, pair: &FramePair) {
        self.golden.borrow_mut().add(&pair.result);
        let collides = self.collides.get()
            || collides(
                pair.mesh_relation,
                pair.class,
                pair.settled_by,
                self.fail_on,
            );
        self.collides.set(collides);
        let undecided = self.is_undecided.get() || pair.class == PairClass::Undecided;
        self.is_undecided.set(undecided);
    }

    fn row_of(&self, pair: &FramePair) -> PairRow {
        PairRow::from_plan(&self.results.list().parts, pair)
    }

    /// Returns the value, or stores the error and returns `None`.
    fn or_store_error<T>(&self, found: Result<T, BatchError>) -> Option<T> {
        found
            .map_err(|error| *self.error.borrow_mut() = Some(error))
            .ok()
    }
}

/// Writes the result of each pair along a motion.
pub fn motion(
    answers: &Results,
    motion: &PlannedMotion,
    options: &Merge,
    out: &mut impl Write,
) -> Result<Outcome, Error> {
    let list = answers.list();
    let parts = (0..).zip(&list.parts);
    let report = motion::MotionOutput {
        unit: answers.unit()?.symbol(),
        models: list.models.iter().map(|files| ModelRow { files }).collect(),
        parts: parts
            .map(|(at, part)| PartRow::from_plan(at, part))
            .collect(),
        motion,
        allowed_pairs: AllowedPairRow::all_in_plan(list),
        notes: &list.notes,
    };
    let pairs = answers.motions().map(|pair| pair.map_err(Error::from));
    let outcome = report.write(pairs, options.json, out)?;
    Ok(outcome.unless_undecided(options.allow_undecided))
}

impl CheckResults for MergedResults<'_> {
    type Location = ResultLocation;

    fn unit(&self) -> &str {
        self.unit
    }

    fn models(&self) -> impl Iterator<Item = ModelRow<'_>> {
        let models = self.results.list().models.iter();
        models.map(|files| ModelRow { files })
    }

    fn parts(&self) -> impl Iterator<Item = PartRow> {
        let parts = (0..).zip(&self.results.list().parts);
        parts.map(|(at, part)| PartRow::from_plan(at, part))
    }

    fn rows(&self, _: &Progress) -> impl Iterator<Item = (ResultLocation, PairRow)> {
        let pairs = self.results.pairs();
        pairs.map_while(|(place, pair)| {
            let pair = self.or_store_error(pair)?;
            self.add(&pair);
            Some((place, self.row_of(&pair)))
        })
    }

    fn row(&self, place: ResultLocation) -> Option<PairRow> {
        let pair = self.or_store_error(self.results.pair(place))?;
        Some(self.row_of(&pair))
    }

    fn hash(&self) -> Option<String> {
        Some(format!("{:016x}", self.golden.borrow().hash()))
    }

    fn allowed_pairs(&self) -> Vec<AllowedPairRow> {
        AllowedPairRow::all_in_plan(self.results.list())
    }

    fn notes(&self) -> &[String] {
        &self.results.list().notes
    }
}
