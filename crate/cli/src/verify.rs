//! Asks the CAD kernel about pairs of solids, so that its answers settle undecided pairs.

use std::ops::ControlFlow;

use nearpoint_import::{File, SolidId, VerifyPair, VerifyResult};
use nearpoint_message::{Message, message};
use nearpoint_scene::{FramePair, KernelAnswer, PairClass, Placement, Scene};

use crate::error::Error;
use crate::input::LoadedFile;
use crate::kernel;
use crate::progress::Progress;

/// The files of a model, and the solids among its parts that the kernel can check.
#[derive(Debug, Default)]
pub struct Solids {
    /// The files; empty if no part is such a solid.
    pub files: Vec<LoadedFile>,
    /// The solids by the parts' indices.
    pub ids: Vec<Option<SolidId>>,
}

/// The pairs that the kernel is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AskAbout {
    Nothing,
    Undecided,
    /// Undecided pairs, and those that interfere.
    UndecidedAndInterfering,
}

impl AskAbout {
    fn includes(self, class: PairClass) -> bool {
        match self {
            Self::Nothing => false,
            Self::Undecided => class == PairClass::Undecided,
            Self::UndecidedAndInterfering => {
                matches!(class, PairClass::Undecided | PairClass::Interferes)
            }
        }
    }
}

/// A query for the kernel: two solids in their poses, and the indices of their scene and their model.
struct KernelQuery {
    scene: usize,
    parts: [Placement; 2],
    model: usize,
    pair: VerifyPair,
}

impl KernelQuery {
    /// Returns the query about a pair if both parts are solids of one file.
    fn new(number: usize, scene: &Scene, pair: &FramePair, models: &[Solids]) -> Option<Self> {
        let [a, b] = [scene.part(pair.a)?, scene.part(pair.b)?];
        let solid = |index: usize| *models.get(a.model)?.ids.get(index)?;
        let [one, other] = [solid(a.index_in_model)?, solid(b.index_in_model)?];
        let is_one_file = a.model == b.model && one.file == other.file;
        is_one_file.then_some(Self {
            scene: number,
            parts: [Placement(pair.a, a.pose), Placement(pair.b, b.pose)],
            model: a.model,
            pair: VerifyPair {
                a: (one, a.pose),
                b: (other, b.pose),
            },
        })
    }
}

/// Returns whether there are solids that the kernel can check.
pub fn has_solids(models: &[Solids]) -> bool {
    models.iter().any(|model| !model.files.is_empty())
}

/// Asks the kernel about pairs of computed scenes, and gives its answers to the scenes. Returns sentences about answers
/// that contradict a proven class. If nobody asked for more than undecided pairs, a kernel that fails leaves them
/// undecided, and a sentence says so.
pub fn run(
    models: &[Solids],
    scenes: &mut [&mut Scene],
    about: AskAbout,
    progress: &Progress,
) -> Result<Vec<String>, Error> {
    let failure = match ask(models, scenes, about, progress) {
        Ok(()) => None,
        Err(why) if about == AskAbout::Undecided => Some(why.to_string()),
        Err(why) => return Err(why),
    };
    let disputes = scenes.iter().flat_map(|scene| disputes(scene));
    Ok(disputes.chain(failure).collect())
}

/// Asks the kernel file by file.
fn ask(
    models: &[Solids],
    scenes: &mut [&mut Scene],
    about: AskAbout,
    progress: &Progress,
) -> Result<(), Error> {
    let mut asked = Vec::new();
    for (number, scene) in scenes.iter().enumerate() {
        let pairs = scene.frame().pairs.iter();
        let meant = pairs.filter(|pair| about.includes(pair.class));
        asked.extend(meant.filter_map(|pair| KernelQuery::new(number, scene, pair, models)));
    }
    let file = |query: &KernelQuery| (query.model, query.pair.a.0.file);
    asked.sort_by_key(file); // stable: in order of the pairs
    let mut done = 0;
    for same in asked.chunk_by(|one, other| file(one) == file(other)) {
        let files = &models[same[0].model].files;
        let files: Vec<File> = (files.iter())
            .map(|LoadedFile { name, bytes, .. }| File { path: name, bytes })
            .collect();
        let pairs: Vec<VerifyPair> = same.iter().map(|query| query.pair).collect();
        let report = &mut |place: usize, found: Result<VerifyResult, Message>| {
            let KernelQuery { scene, parts, .. } = same[place];
            scenes[scene].set_kernel_answers([(parts, to_answer(found))]);
            done += 1;
            progress.show(|| format!("asked the CAD kernel about {done} of {} pairs", asked.len()));
            ControlFlow::Continue(())
        };
        nearpoint_import::verify(&files, &pairs, &mut kernel::start_limited, report)?;
    }
    Ok(())
}

fn to_answer(found: Result<VerifyResult, Message>) -> KernelAnswer {
    match found {
        Ok(VerifyResult { volume, distance }) => KernelAnswer::Found { volume, distance },
        Err(why) => KernelAnswer::Failed {
            reason: why.to_string(),
        },
    }
}

/// Returns a sentence for each pair whose proven class the kernel contradicts.
fn disputes(scene: &Scene) -> Vec<String> {
    let disputed = scene.frame().pairs.iter().filter(|pair| pair.is_disputed());
    let sentence = |pair: &FramePair| {
        let [a, b] = [scene.part(pair.a)?, scene.part(pair.b)?].map(|part| &*part.name);
        let Some(KernelAnswer::Found { volume, distance }) =
            (pair.kernel.as_ref()).map(|kernel| &kernel.answer)
        else {
            return None;
        };
        let (class, unit) = (pair.class.as_str(), scene.unit().symbol());
        let what = message!("cli-kernel-disagrees", a, b, class, volume, distance, unit);
        Some(what.to_string())
    };
    disputed.filter_map(sentence).collect()
}
