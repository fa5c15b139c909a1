//! Runs all four steps.

use super::bounds_mode::BoundsMode;
use super::boxes::boxes;
use super::candidates::{Candidates, candidates};
use super::cubes::{AlignedCube, Cubes, Depth, cubes};
use super::face_octree::{CandidatePair, list_pairs};
use super::part::{Part, Step, StepError, check_all};
use super::sharing::{Collision, Sharing, TestResult, test_pairs, test_while_listing};
use super::tree;
use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_message::Message;
use std::collections::BTreeMap;

/// The method that lists pairs of faces, steps 1–3.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum PairListMethod {
    /// The trees over the parts' triangles list faces whose boxes intersect during the step. Cubes are used instead if a
    /// part deforms, if steps are evaluated at instants, or if the step must be divided first.
    #[default]
    Trees,
    /// The thesis's boxes, candidates and cubes list the pairs.
    Cubes,
}

/// The settings of a prediction; the default is right for most uses.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct PredictionSettings {
    /// The time that steps 1–3 evaluate.
    pub bounds: BoundsMode,
    /// The method that lists pairs.
    pub list_method: PairListMethod,
    /// The fineness of the cubes.
    pub depth: Depth,
    /// The cube to divide; None for the one around all parts.
    pub world: Option<AlignedCube>,
    /// The sharing of step 4 among workers. Pairs from trees are listed before, with any kind of sharing.
    pub sharing: Sharing,
    /// The number of workers. None: one for a short list, for which waking others costs more than it gains, else as many as
    /// the caller provides.
    pub workers: Option<usize>,
}

/// The number of pairs from which on other workers are woken by default: one worker takes about a millisecond for them.
const MIN_PAIRS_FOR_WORKERS: usize = 4096;

/// The numbers of candidates after each step, summed over the parts of a divided step.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// The number of pairs of parts whose boxes overlap.
    pub regions: usize,
    /// The number of faces that intersect a region; with trees, of those that boxes of another part's tree intersect.
    pub candidates: usize,
    /// The number of cubes that faces of several parts intersect; 0 with trees.
    pub cubes: usize,
    /// The number of pairs of faces that were listed, and so tested.
    pub pairs: usize,
    /// The number of pairs for which the test returned a result.
    pub collisions: usize,
    /// The number of accesses, as [`TestResult::accesses`].
    pub accesses: usize,
    /// The number of all pairs of faces of different parts; not summed.
    pub all_pairs: u64,
}

/// The result of [`predict_collisions`]: the collisions, and the number of candidates after each step.
#[derive(Debug, Clone, PartialEq)]
pub struct PredictionResult<R> {
    /// The collisions in order of (part, part, triangle, triangle), each pair with the first part of the step it was found
    /// in.
    pub collisions: Vec<Collision<R>>,
    /// The numbers of candidates after each step.
    pub counts: Counts,
    /// The cubes, which limit an undivided step where trees list. Those of a divided step have leaves as large, in a world
    /// as large as each part of it needs.
    pub cubes: Cubes,
    /// The number of equal parts that the step was divided into; 1 if it was not.
    pub sub_steps: u32,
}

/// The reasons why collisions could not be predicted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PredictiveError {
    /// A part or the world is not usable.
    Step(StepError),
    /// The caller stopped the prediction.
    Interrupted,
}

nearpoint_message::error!(PredictiveError);

impl PredictiveError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Step(error) => error.message(),
            Self::Interrupted => Interrupted.message(),
        }
    }
}

impl From<StepError> for PredictiveError {
    fn from(error: StepError) -> Self {
        Self::Step(error)
    }
}

impl From<Interrupted> for PredictiveError {
    fn from(_: Interrupted) -> Self {
        Self::Interrupted
    }
}

/// The largest motion within a step, as a fraction of a leaf's edge. The thesis requires it to be much smaller than 1.
const MAX_STEP_FRACTION: f64 = 0.25;
/// The largest number of parts of a divided step. A longer step still loses nothing, but its faces sweep more than they
/// need.
const MAX_SUB_STEPS: u32 = 64;

/// Returns every listed pair of faces of different parts for which `test` returns a result. The list has the pairs whose
/// boxes overlap in the step; with [`PairListMethod::Cubes`] only those that also share a leaf.
///
/// The thesis supposes that nothing moves far in a step, compared to a leaf cube. A step in which a corner of a candidate
/// moves farther than a quarter of a leaf is divided into equal parts, at most 64. A shorter step lists the same
/// intersecting pairs, and fewer others. With [`Bounds::Swept`] no intersecting pair is lost in either case.
///
/// # Errors
/// [`PredictiveError`] when a part or the world is not usable, or `executor` stops the prediction.
pub fn predict_collisions<R: Send>(
    parts: &[Part<'_>],
    settings: &PredictionSettings,
    test: impl Fn(&SweptTriangle, &SweptTriangle) -> Option<R> + Sync,
    executor: &impl Executor,
) -> Result<PredictionResult<R>, PredictiveError> {
    check_all(parts)?;
    let first = Pass::prepare(parts, [0, 1], settings, executor)?;
    let cubes = first.cubes(settings)?;
    let count = sub_steps(&first.candidates, &cubes);
    let mut answer = PredictionResult {
        collisions: Vec::new(),
        counts: Counts {
            all_pairs: all_pairs(parts),
            ..Counts::default()
        },
        cubes,
        sub_steps: count,
    };
    if count == 1 {
        let tested = first.finish(&cubes, settings, &test, executor, &mut answer.counts)?;
        answer.collisions = tested.collisions;
        return Ok(answer);
    }
    Ok(divided(parts, settings, &test, executor, answer)?)
}

/// Runs the passes of a divided step, one after another.
fn divided<R: Send>(
    parts: &[Part<'_>],
    settings: &PredictionSettings,
    test: &(impl Fn(&SweptTriangle, &SweptTriangle) -> Option<R> + Sync),
    executor: &impl Executor,
    mut answer: PredictionResult<R>,
) -> Result<PredictionResult<R>, Interrupted> {
    let mut firsts = BTreeMap::new();
    for sub_step in 0..answer.sub_steps {
        let pass = Pass::prepare(parts, [sub_step, answer.sub_steps], settings, executor)?;
        let cubes = answer.cubes.grown_to_contain(&pass.boxes);
        let tested = pass.finish(&cubes, settings, test, executor, &mut answer.counts)?;
        for collision in tested.collisions {
            firsts.entry(collision.key()).or_insert(collision);
        }
    }
    answer.collisions = firsts.into_values().collect();
    answer.counts.collisions = answer.collisions.len();
    Ok(answer)
}

fn all_pairs(parts: &[Part<'_>]) -> u64 {
    let mut before = 0;
    let mut pairs = 0;
    for triangles in parts.iter().map(|part| part.triangles().len() as u64) {
        pairs += before * triangles;
        before += triangles;
    }
    pairs
}

/// Returns the number of parts to divide the step into.
fn sub_steps(candidates: &Candidates, cubes: &Cubes) -> u32 {
    let farthest = candidates
        .faces
        .iter()
        .flat_map(|face| face.swept.from.iter().zip(&face.swept.to))
        .map(|(p, q)| (q - p).norm_squared())
        .fold(0.0, f64::max)
        .sqrt();
    // A cast converts too large values to the largest, and no motion in a world without size to 0.
    ((farthest / (MAX_STEP_FRACTION * cubes.leaf())).ceil() as u32).clamp(1, MAX_SUB_STEPS)
}

/// The result of steps 1 and 2.
struct Pass {
    boxes: super::Boxes,
    candidates: Candidates,
    /// The pairs that step 3 would list, if trees have listed them.
    pairs: Option<Vec<CandidatePair>>,
}

impl Pass {
    /// Prepares one of equal parts of the step: its number, from 0 on, and how many there are.
    fn prepare(
        parts: &[Part<'_>],
        [index, count]: [u32; 2],
        settings: &PredictionSettings,
        executor: &impl Executor,
    ) -> Result<Self, Interrupted> {
        if settings.list_method == PairListMethod::Trees && settings.bounds == BoundsMode::Swept {
            let instants = [index, index + 1].map(|i| f64::from(i) / f64::from(count));
            if let Some(listed) = tree::list(parts, instants, executor)? {
                return Ok(Self {
                    boxes: listed.boxes,
                    candidates: listed.candidates,
                    pairs: Some(listed.pairs),
                });
            }
        }
        let step = Step::sub_step(parts, index, count);
        let boxes = boxes(&step, settings.bounds);
        let candidates = candidates(&step, &boxes, settings.bounds);
        Ok(Self {
            boxes,
            candidates,
            pairs: None,
        })
    }

    fn cubes(&self, settings: &PredictionSettings) -> Result<Cubes, StepError> {
        cubes(
            &self.boxes,
            &self.candidates,
            settings.world,
            settings.depth,
        )
    }

    /// Runs steps 3 and 4.
    fn finish<R: Send>(
        &self,
        cubes: &Cubes,
        settings: &PredictionSettings,
        test: &(impl Fn(&SweptTriangle, &SweptTriangle) -> Option<R> + Sync),
        executor: &impl Executor,
        counts: &mut Counts,
    ) -> Result<TestResult<R>, Interrupted> {
        let all = settings.workers.unwrap_or_else(|| executor.parallelism());
        let workers = |pairs: &[CandidatePair]| match settings.workers {
            None if pairs.len() < MIN_PAIRS_FOR_WORKERS => 1,
            _ => all,
        };
        let found = &self.candidates;
        let (tested, visited) = match (&self.pairs, settings.sharing) {
            (Some(pairs), sharing) => {
                let tested = test_pairs(found, pairs, test, sharing, workers(pairs), executor)?;
                (tested, 0)
            }
            (None, Sharing::Dynamic) => test_while_listing(found, cubes, test, all, executor)?,
            (None, sharing) => {
                let (pairs, visited) = list_pairs(found, cubes, &mut (), executor)?;
                let tested = test_pairs(found, &pairs, test, sharing, workers(&pairs), executor)?;
                (tested, visited)
            }
        };
        counts.regions += self.boxes.regions.len();
        counts.candidates += self.candidates.faces.len();
        counts.cubes += visited;
        counts.pairs += tested.pairs;
        counts.collisions += tested.collisions.len();
        counts.accesses += tested.accesses;
        Ok(tested)
    }
}
