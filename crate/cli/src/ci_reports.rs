//! Writes a check's reports for build servers: JUnit XML, SARIF, annotations.

use std::io::Write;
use std::time::SystemTime;

use nearpoint_review::report::junit::FailureCriterion;
use nearpoint_review::report::{self, Clash, Count, Language, ReportOrigin, Status, Test};
use nearpoint_scene::{FramePair, PairClass, Scene};

use crate::args::{Check, CiReports};
use crate::baseline::{BaselineState, collides};
use crate::error::Error;
use crate::load::Origin;
use crate::options::FailOn;
use crate::report::Report;
use crate::review::save;

impl CiReports {
    /// Writes the requested reports of final results.
    pub fn write(&self, report: &Report, check: &Check, out: &mut impl Write) -> Result<(), Error> {
        if self.junit.is_none() && self.sarif.is_none() && !self.annotations {
            return Ok(());
        }
        let report_file = to_report(report, check);
        if let Some(path) = &self.junit {
            save(path, &report::junit::write(&report_file, FAILURE_CRITERION))?;
        }
        if let Some(path) = &self.sarif {
            save(path, &report::sarif::write(&report_file, FAILURE_CRITERION))?;
        }
        if self.annotations {
            out.write_all(&report::annotations::write(&report_file, FAILURE_CRITERION))?;
        }
        Ok(())
    }
}

/// The clashes that make a check fail: new and worse ones; known ones count as reviewed.
const FAILURE_CRITERION: FailureCriterion = FailureCriterion::NewOrWorse;

/// Returns the collisions and the undecided pairs as a report.
fn to_report(report: &Report, check: &Check) -> report::Report {
    let name = test_name(check.fail_on);
    let mut clashes = Vec::new();
    let mut pairs = 0;
    for (number, scene) in report.scenes().iter().enumerate() {
        let scene = &*scene.borrow();
        pairs += scene.frame().totals.pairs;
        for pair in scene.frame().pairs.iter() {
            if let Some(standing) = pair_status(report, check, number, scene, pair) {
                clashes.push(clash(report, (number, scene, pair), name, standing));
            }
        }
    }
    // The worst come first; the sort is stable, so equal ones stay in order of their parts.
    clashes.sort_by_key(|clash| (clash.status != Status::New && !clash.is_worse, clash.class));
    let whole = report.scene.borrow();
    report::Report {
        title: check.input.title(),
        files: report
            .models
            .iter()
            .flat_map(Origin::files_with_parts)
            .cloned()
            .collect(),
        overview: None,
        created: ReportOrigin {
            time: match report.times {
                Some(_) => humantime::format_rfc3339_seconds(SystemTime::now()).to_string(),
                None => String::new(),
            },
            author: None,
        },
        unit: whole.unit(),
        up: whole.up(),
        checked: report::describe_check(&whole, Language::En),
        language: Language::En,
        tests: vec![Test {
            name: name.to_owned(),
            description: name.to_owned(),
            counts: vec![Count {
                label: "pairs".to_owned(),
                value: pairs,
            }],
        }],
        clashes,
    }
}

/// Returns the name of the criterion for each pair of parts.
fn test_name(fail_on: FailOn) -> &'static str {
    match fail_on {
        FailOn::Meet => "no parts touch or intersect",
        FailOn::Cross => "no parts cross",
        FailOn::Interference => "no parts interfere",
    }
}

/// Returns the status of a pair and whether it got worse; `None` for an acceptable pair.
fn pair_status(
    report: &Report,
    check: &Check,
    number: usize,
    scene: &Scene,
    pair: &FramePair,
) -> Option<(Status, bool)> {
    let fails = collides(
        pair.mesh_relation,
        pair.class,
        pair.settled_by,
        check.fail_on,
    );
    if !fails && pair.class != PairClass::Undecided {
        return None;
    }
    if !fails && check.allow_undecided {
        return Some((Status::Approved, false));
    }
    Some(match report.baseline_state(number, scene, pair) {
        None | Some(BaselineState::New) => (Status::New, false),
        Some(BaselineState::Worse) => (Status::Active, true),
        Some(BaselineState::Unchanged) => (Status::Active, false),
    })
}

fn clash(
    report: &Report,
    (number, scene, pair): (usize, &Scene, &FramePair),
    test: &str,
    (status, is_worse): (Status, bool),
) -> Clash {
    let ends = report.part_identities(number, scene, pair);
    let mut clash = Clash {
        status,
        is_worse,
        ..report::clash_from_pair(scene, pair, test, ends)
    };
    for (part, end) in clash
        .parts
        .iter_mut()
        .zip(report.part_indices(number, scene, pair))
    {
        part.file = report.file(end).map(str::to_owned);
    }
    clash
}
