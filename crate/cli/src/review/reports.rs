//! Writes the report files of `nearpoint review`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::Args;
use nearpoint_review::report::{self, Language, Report, ReportOrigin, junit};
use nearpoint_review::{Review, ReviewError};
use nearpoint_scene::PartMoves;

use super::pictures;
use crate::error::Error;
use crate::load::{LoadedScene, Origin};

/// The options for report files and their headings.
#[derive(Debug, Args)]
#[command(next_help_heading = "Reports")]
pub struct ReportOptions {
    /// Write an HTML page for reading and printing
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Write a table as CSV
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write a spreadsheet as XLSX
    #[arg(long, value_name = "FILE")]
    pub xlsx: Option<PathBuf>,
    /// Write BCF 2.1 topics for other CAD and BIM programs
    #[arg(long, value_name = "FILE")]
    pub bcf: Option<PathBuf>,
    /// Write a JUnit XML file; clashes that cause exit code 1 are failures
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
    /// Write a SARIF 2.1.0 file for code scanning, with the same failures
    #[arg(long, value_name = "FILE")]
    pub sarif: Option<PathBuf>,
    /// Also print an annotation for each clash, which GitHub Actions shows at the file
    #[arg(long, conflicts_with = "json")]
    pub annotations: bool,
    /// Write a GLB file for 3D viewers: the parts as glass, their intersections in red
    #[arg(long, value_name = "FILE")]
    pub glb: Option<PathBuf>,
    /// The number of clashes with a picture in HTML and BCF, the worst first, or "none"
    #[arg(long, value_name = "COUNT", default_value = "200", value_parser = count)]
    pub pictures: PictureCount,
    /// The author of the reports
    #[arg(long, value_name = "NAME")]
    pub by: Option<String>,
    /// The language of HTML, CSV, XLSX and descriptions in BCF: en, ja or ru
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    pub language: Language,
    /// The time of the reports, such as 2026-11-23T16:05:00Z (default: now); the same time gives the same bytes
    #[arg(long, value_name = "TIME")]
    pub at: Option<String>,
}

impl ReportOptions {
    /// Writes the requested reports of a scene that the review was updated from. The returned text is for printing.
    pub fn write(
        &self,
        review: &Review,
        loaded: &LoadedScene,
        title: &str,
        fails: junit::FailureCriterion,
        moves: &BTreeMap<u32, PartMoves>,
    ) -> Result<Vec<u8>, Error> {
        let scene = &loaded.scene;
        if let Some(path) = &self.glb {
            save(path, &report::glb::intersections_glb(review, scene))?;
        }
        let files: [(&Option<PathBuf>, Writer); 6] = [
            (&self.html, &|report| Ok(report::html::write(report))),
            (&self.csv, &|report| Ok(report::csv::write(report))),
            (&self.xlsx, &report::xlsx::write),
            (&self.bcf, &report::bcf::write),
            (&self.junit, &|report| {
                Ok(report::junit::write(report, fails))
            }),
            (&self.sarif, &|report| {
                Ok(report::sarif::write(report, fails))
            }),
        ];
        if files.iter().all(|(path, _)| path.is_none()) && !self.annotations {
            return Ok(Vec::new());
        }
        let mut report = report::from_review(review, scene, title, self.origin(), self.language);
        locate(&mut report, review, loaded);
        report.files = loaded
            .models
            .iter()
            .flat_map(Origin::files_with_parts)
            .cloned()
            .collect();
        report::add_moves(&mut report, review, scene, moves);
        if self.html.is_some() || self.bcf.is_some() {
            let with_context = self.html.is_some();
            pictures::add(&mut report, review, scene, self.pictures.0, with_context);
        }
        for (path, written) in files {
            if let Some(path) = path {
                save(path, &written(&report)?)?;
            }
        }
        Ok(match self.annotations {
            true => report::annotations::write(&report, fails),
            false => Vec::new(),
        })
    }

    fn origin(&self) -> ReportOrigin {
        let now = || humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
        ReportOrigin {
            time: self.at.clone().unwrap_or_else(now),
            author: self.by.clone(),
        }
    }
}

/// Sets the files that the parts came from.
fn locate(report: &mut Report, review: &Review, loaded: &LoadedScene) {
    let ends = report::part_ids(review, &loaded.scene);
    for clash in &mut report.clashes {
        let ids = ends.get(&clash.number).into_iter().flatten();
        for (part, id) in clash.parts.iter_mut().zip(ids) {
            let file = loaded.scene.part(*id).and_then(|part| loaded.file(part));
            part.file = file.map(str::to_owned);
        }
    }
}

/// A number of pictures; `none` is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PictureCount(usize);

fn count(text: &str) -> Result<PictureCount, String> {
    match text {
        "none" => Ok(PictureCount(0)),
        _ => (text.parse().map(PictureCount))
            .map_err(|_| "how many clashes is a whole number, or none".to_owned()),
    }
}

fn language(tag: &str) -> Result<Language, String> {
    let found = Language::ALL.into_iter().find(|one| one.tag() == tag);
    found.ok_or_else(|| "reports are written in en, ja or ru".to_owned())
}

type Writer<'a> = &'a dyn Fn(&Report) -> Result<Vec<u8>, ReviewError>;

/// Writes a whole file.
pub(crate) fn save(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    std::fs::write(path, bytes).map_err(Error::file(path))
}
