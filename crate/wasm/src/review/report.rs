//! Writes reports of the clashes as files.

use nearpoint_review::report::{self, Language, ReportOrigin, View, junit};
use nearpoint_scene::{PartId, PartMoves, Scene, file};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::decisions::{Picture, PictureSubject};
use crate::convert::{from_js, js_error};
use crate::session::Session;

/// A file format of a clash report.
#[derive(Debug, Clone, Copy, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum ReportFormat {
    Html,
    Csv,
    Xlsx,
    Bcf,
    Junit,
    Glb,
}

/// The heading of a report.
#[derive(Debug, Deserialize, Tsify)]
pub struct Heading {
    title: String,
    /// The files of each source of parts, by its number; empty for a source without remaining parts.
    #[serde(default)]
    #[tsify(optional)]
    files: Vec<Vec<String>>,
    /// The moves that end clashes by the clashes' numbers, as `partMoves` returned them for the present scene.
    #[serde(default)]
    #[tsify(optional)]
    moves: Vec<(u32, PartMoves)>,
    /// The time, in the format `2026-11-23T16:05:00Z`.
    #[serde(rename = "when")]
    time: String,
    #[tsify(optional)]
    #[serde(rename = "who")]
    author: Option<String>,
    /// The language; English if absent.
    #[serde(default, with = "ReportLanguage")]
    #[tsify(optional, type = "ReportLanguage")]
    language: Language,
}

/// A language of a clash report.
#[derive(Debug, Deserialize, Tsify)]
#[serde(remote = "Language", rename_all = "camelCase")]
pub enum ReportLanguage {
    En,
    Ja,
    Ru,
}

#[wasm_bindgen]
impl Session {
    /// Stores a picture for the next report.
    #[wasm_bindgen(js_name = reviewPicture)]
    pub fn review_picture(
        &mut self,
        subject: Ts<PictureSubject>,
        camera: Ts<file::Camera>,
        png: Vec<u8>,
    ) -> Result<(), JsValue> {
        let camera = from_js(camera, "the camera")?;
        let subject = from_js(subject, "what the picture shows")?;
        let (review, _) = self.review();
        review.pictures.insert(subject, Picture { camera, png });
        Ok(())
    }

    /// Drops the stored pictures; no report will use them.
    #[wasm_bindgen(js_name = reviewDropPictures)]
    pub fn review_drop_pictures(&mut self) {
        let (review, _) = self.review();
        review.pictures.clear();
    }

    /// Returns the clash report as a file: all clashes as of the last update. It drops the stored pictures of clashes.
    #[wasm_bindgen(js_name = reviewReport)]
    pub fn review_report(
        &mut self,
        format: Ts<ReportFormat>,
        heading: Ts<Heading>,
    ) -> Result<Vec<u8>, JsValue> {
        let (review, viewer) = self.review();
        let scene = viewer.scene();
        let mut pictures = std::mem::take(&mut review.pictures);
        let format = from_js(format, "the format")?;
        let heading = from_js(heading, "the heading")?;
        let made = ReportOrigin {
            time: heading.time,
            author: heading.author,
        };
        let review = &review.review;
        let mut report = report::from_review(review, scene, &heading.title, made, heading.language);
        let ends = report::part_ids(review, scene);
        for clash in &mut report.clashes {
            let ids = ends.get(&clash.number).into_iter().flatten();
            for (part, &id) in clash.parts.iter_mut().zip(ids) {
                part.file = file_of(scene, id, &heading.files);
            }
            let number = clash.number;
            if let Some(Picture { camera, png }) = pictures.remove(&PictureSubject::Clash(number)) {
                clash.camera = Some(camera);
                clash.picture = Some(png);
            }
            clash.context = pictures.remove(&PictureSubject::Context(number)).map(view);
        }
        report.overview = pictures.remove(&PictureSubject::Scene).map(view);
        let moves = heading.moves.into_iter().collect();
        report::add_moves(&mut report, review, scene, &moves);
        report.files = heading.files.concat();
        match format {
            ReportFormat::Html => Ok(report::html::write(&report)),
            ReportFormat::Csv => Ok(report::csv::write(&report)),
            ReportFormat::Xlsx => report::xlsx::write(&report).map_err(js_error),
            ReportFormat::Bcf => report::bcf::write(&report).map_err(js_error),
            ReportFormat::Junit => Ok(report::junit::write(
                &report,
                junit::FailureCriterion::default(),
            )),
            ReportFormat::Glb => Ok(report::glb::intersections_glb(review, scene)),
        }
    }
}

fn view(Picture { camera, png }: Picture) -> View {
    View {
        camera,
        picture: png,
    }
}

/// Returns the files that a part came from, as one text; none where they are not known.
fn file_of(scene: &Scene, part: PartId, files: &[Vec<String>]) -> Option<String> {
    let source = scene.part(part)?.model;
    let names = files.get(source).filter(|names| !names.is_empty())?;
    Some(names.join(", "))
}
