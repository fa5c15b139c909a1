//! Compares the check with the CAD kernel's own results for pairs of solids.

use nearpoint_message::Message;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

use nearpoint_import::{File, SolidId, VerifyPair};
use nearpoint_scene::{FramePair, PairClass, PartId, Scene};
use serde::Serialize;

use crate::error::Error;
use crate::input::LoadedFile;
use crate::kernel;

/// The files of a model, and the solids among its parts that the kernel can check.
#[derive(Debug, Default)]
pub struct Solids {
    /// The files; empty if no part is such a solid.
    pub files: Vec<LoadedFile>,
    /// The solids by the parts' indices.
    pub ids: Vec<Option<SolidId>>,
}

/// The index of a scene and a pair of its parts.
type PairLocation = (usize, (PartId, PartId));

/// A query for the kernel: two solids in their poses, and the index of their model.
struct KernelQuery {
    location: PairLocation,
    model: usize,
    pair: VerifyPair,
}

/// The CAD kernel's results by pair.
#[derive(Debug, Default)]
pub struct KernelResults(BTreeMap<PairLocation, KernelRow>);

/// The CAD kernel's volume and distance for a pair, or the reason why there are none.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
pub enum KernelRow {
    /// The volume of the intersection, in the cube of the unit, and the distance.
    Result { volume: f64, distance: f64 },
    /// The reason why the kernel has no result.
    Failed { why: String },
}

impl KernelQuery {
    /// Returns the query about a pair that interferes or is undecided, if both are solids of one file.
    fn new(number: usize, scene: &Scene, pair: &FramePair, models: &[Solids]) -> Option<Self> {
        if !matches!(pair.class, PairClass::Interferes | PairClass::Undecided) {
            return None;
        }
        let [a, b] = [scene.part(pair.a)?, scene.part(pair.b)?];
        let solid = |index: usize| *models.get(a.model)?.ids.get(index)?;
        let [one, other] = [solid(a.index_in_model)?, solid(b.index_in_model)?];
        let is_one_file = a.model == b.model && one.file == other.file;
        is_one_file.then_some(Self {
            location: (number, (pair.a, pair.b)),
            model: a.model,
            pair: VerifyPair {
                a: (one, a.pose),
                b: (other, b.pose),
            },
        })
    }
}

impl KernelResults {
    /// Returns the result for a pair of that scene.
    pub fn result_for(&self, number: usize, pair: &FramePair) -> Option<&KernelRow> {
        self.0.get(&(number, (pair.a, pair.b)))
    }
}

/// Queries the kernel about the pairs of computed scenes, file by file.
pub fn run(models: &[Solids], scenes: &[RefCell<Scene>]) -> Result<KernelResults, Error> {
    let mut asked = Vec::new();
    for (number, scene) in scenes.iter().enumerate() {
        let scene = &*scene.borrow();
        let pairs = scene.frame().pairs.iter();
        asked.extend(pairs.filter_map(|pair| KernelQuery::new(number, scene, pair, models)));
    }
    let mut results = KernelResults::default();
    let file = |question: &KernelQuery| (question.model, question.pair.a.0.file);
    asked.sort_by_key(file); // stable: in order of the pairs
    for same in asked.chunk_by(|one, other| file(one) == file(other)) {
        let files = &models[same[0].model].files;
        let files: Vec<File> = (files.iter())
            .map(|LoadedFile { name, bytes, .. }| File { path: name, bytes })
            .collect();
        let pairs: Vec<VerifyPair> = same.iter().map(|question| question.pair).collect();
        let report = &mut |place: usize, found: Result<_, Message>| {
            let row = match found {
                Ok(nearpoint_import::VerifyResult { volume, distance }) => {
                    KernelRow::Result { volume, distance }
                }
                Err(why) => KernelRow::Failed {
                    why: why.to_string(),
                },
            };
            results.0.insert(same[place].location, row);
            ControlFlow::Continue(())
        };
        nearpoint_import::verify(&files, &pairs, &mut kernel::start, report)?;
    }
    Ok(results)
}
