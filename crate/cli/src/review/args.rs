//! Defines and parses the options of `nearpoint review`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use nearpoint_review::report::junit::FailureCriterion;

use super::reports::ReportOptions;
use crate::input::Input;
use crate::options::{Threads, Units, accuracy};

const EXAMPLES: &str = "\
Examples:
  nearpoint review assembly.step --tests tests.json --save decisions.json
  nearpoint review assembly.step --decisions decisions.json --junit clashes.xml
  nearpoint review assembly.step --decisions decisions.json --html review.html --bcf review.bcf

Exit code: 0 nothing that counts, 1 a clash is new or worse (with --fail-on open: is open), 2 the input cannot be used, 3 no clash counts, but of some \
pairs it cannot be told.";

/// Review an assembly: the clashes of its tests, and what has become of the decisions about them
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Review {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub units: Units,
    /// As for check
    #[arg(long, value_name = "LENGTH", value_parser = accuracy, allow_negative_numbers = true, help_heading = "Input")]
    pub accuracy: Option<f64>,
    /// Which pairs are asked about, and what counts as a clash (otherwise the tests of the decisions; without any, all
    /// parts against all for interference)
    #[arg(long, value_name = "FILE")]
    pub tests: Option<PathBuf>,
    /// What is known and was decided so far; what is not known there is new
    #[arg(long, value_name = "FILE")]
    pub decisions: Option<PathBuf>,
    /// Write what is known now, with all decisions, for the next time
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Write JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// For which clashes the exit code is 1
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = FailOn::New)]
    pub fail_on: FailOn,
    /// Exit 0, not 3, when no clash counts but of some pairs it cannot be told
    #[arg(long)]
    pub allow_undecided: bool,
    /// Go on although hardly any of the parts that the decisions are about are there
    #[arg(long)]
    pub anyway: bool,
    /// No table, and nothing about how far it is
    #[arg(short, long)]
    pub quiet: bool,
    #[command(flatten)]
    pub threads: Threads,
    #[command(flatten)]
    pub reports: ReportOptions,
}

/// The clashes for which a run fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FailOn {
    /// Those that are not in the decisions, that are back, or that are worse than they were
    New,
    /// Those too that nobody approved or resolved
    Open,
    /// None
    Nothing,
}

impl FailOn {
    /// Returns the failures in a report. With `nothing` a run does not fail, but the report still marks new clashes.
    pub fn fails(self) -> FailureCriterion {
        match self {
            FailOn::Open => FailureCriterion::Open,
            FailOn::New | FailOn::Nothing => FailureCriterion::NewOrWorse,
        }
    }
}
