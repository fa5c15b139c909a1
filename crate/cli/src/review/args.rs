//! Defines and parses the options of `nearpoint review`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use nearpoint_review::report::junit::FailureCriterion;

use super::reports::ReportOptions;
use crate::input::Input;
use crate::options::{DEFAULT_MOVES, Threads, Units, accuracy};

const EXAMPLES: &str = "\
Examples:
  nearpoint review assembly.step --tests tests.json --save decisions.json
  nearpoint review assembly.step --decisions decisions.json --junit clashes.xml
  nearpoint review assembly.step --decisions decisions.json --html review.html --bcf review.bcf

Exit codes:
  0  no clash is new or worse
  1  a clash is new or worse, or open with --fail-on open
  2  the input cannot be used
  3  no clash fails, but some pairs are undecided";

/// Review the clashes of an assembly: run its tests, and compare the clashes with earlier decisions
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Review {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub units: Units,
    /// The largest distance of curved STEP surfaces from their triangles, in millimetres (default: 1/5000 of the largest
    /// part's size)
    #[arg(long, value_name = "LENGTH", value_parser = accuracy, allow_negative_numbers = true, help_heading = "Input")]
    pub accuracy: Option<f64>,
    /// The file of tests: which pairs to check, and what counts as a clash (default: the tests stored with the decisions,
    /// or else all parts for interference)
    #[arg(long, value_name = "FILE")]
    pub tests: Option<PathBuf>,
    /// The file of known clashes and decisions; all other clashes are new
    #[arg(long, value_name = "FILE")]
    pub decisions: Option<PathBuf>,
    /// Write the known clashes and all decisions to this file, for the next run
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Do not let the CAD kernel settle the undecided pairs of a STEP file
    #[arg(long)]
    pub no_verify: bool,
    /// Search the moves that end the first COUNT interferences, for JSON, HTML, CSV and XLSX; each search takes time
    #[arg(long, value_name = "COUNT", num_args = 0..=1, require_equals = true, default_missing_value = DEFAULT_MOVES)]
    pub moves: Option<usize>,
    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// The clashes that cause exit code 1
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = FailOn::New)]
    pub fail_on: FailOn,
    /// Exit with 0 instead of 3 if no clash fails but some pairs are undecided
    #[arg(long)]
    pub allow_undecided: bool,
    /// Continue even if fewer than half of the parts match those of the decisions
    #[arg(long)]
    pub anyway: bool,
    /// Omit the table and the progress line
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
    /// Clashes that are not in the decisions, that returned, or that are worse
    New,
    /// Also clashes that nobody approved or resolved
    Open,
    /// No clashes
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
