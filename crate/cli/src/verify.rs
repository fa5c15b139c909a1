//! What the CAD kernel itself says of pairs of solids, beside what the check proves.

use std::ops::ControlFlow;

use nearpoint_import::{File, SolidId, VerifyPair};
use nearpoint_scene::{Class, FramePair, Scene};
use serde::Serialize;

use crate::report::PairRow;
use crate::{Error, kernel};

/// A model's files, and which of its parts are solids that the kernel can be asked about.
#[derive(Debug, Default)]
pub struct Solids {
    /// Empty where none is.
    pub files: Vec<(String, Vec<u8>)>,
    /// By the parts' indices.
    pub ids: Vec<Option<SolidId>>,
}

/// A question for the kernel: two solids where they are, and the number of their model.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    model: usize,
    pair: VerifyPair,
}

/// What the kernel answers.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum KernelRow {
    /// The volume that both have in common, in the cube of the unit, and their distance.
    Says { volume: f64, distance: f64 },
    /// Why it cannot tell.
    Refuses { why: String },
}

impl Question {
    /// About a pair that interferes or is undecided, if both are solids of one file.
    pub fn about(scene: &Scene, pair: &FramePair, models: &[Solids]) -> Option<Self> {
        if !matches!(pair.class, Class::Interferes | Class::Undecided) {
            return None;
        }
        let [a, b] = [scene.part(pair.a)?, scene.part(pair.b)?];
        let solid = |index: usize| *models.get(a.source)?.ids.get(index)?;
        let [one, other] = [solid(a.index)?, solid(b.index)?];
        let is_one_file = a.source == b.source && one.file == other.file;
        is_one_file.then_some(Self {
            model: a.source,
            pair: VerifyPair {
                a: (one, a.pose),
                b: (other, b.pose),
            },
        })
    }
}

/// Puts the pairs' questions to the kernel, file by file.
pub fn ask(models: &[Solids], rows: &mut [PairRow]) -> Result<(), Error> {
    let mut asked: Vec<(usize, Question)> = (rows.iter().enumerate())
        .filter_map(|(row, pair)| Some((row, pair.question?)))
        .collect();
    let file = |(_, question): &(usize, Question)| (question.model, question.pair.a.0.file);
    asked.sort_by_key(file); // stable: in order of the pairs
    for same in asked.chunk_by(|one, other| file(one) == file(other)) {
        let files = &models[same[0].1.model].files;
        let files: Vec<File> = (files.iter())
            .map(|(path, bytes)| File { path, bytes })
            .collect();
        let pairs: Vec<VerifyPair> = same.iter().map(|(_, question)| question.pair).collect();
        let told = &mut |place: usize, found: Result<_, String>| {
            rows[same[place].0].kernel = Some(match found {
                Ok(nearpoint_import::Verified { volume, distance }) => {
                    KernelRow::Says { volume, distance }
                }
                Err(why) => KernelRow::Refuses { why },
            });
            ControlFlow::Continue(())
        };
        nearpoint_import::verify(&files, &pairs, &mut kernel::start, told)?;
    }
    Ok(())
}
