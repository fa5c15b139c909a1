//! Defines and parses the options of `plan`, `run-shard`, `merge` and `forecast`.

use std::path::PathBuf;

use clap::{Args, value_parser};
use nearpoint_scene::MaxDistance;

use crate::input::Input;
use crate::options::{FailOn, MotionOptions, Threads, Units, accuracy, parse_max_distance};

/// Plan a check that outgrows one machine: which pairs are asked, in shards of equal work
#[derive(Debug, Args)]
pub struct Plan {
    #[command(flatten)]
    pub input: Input,
    /// Into how many shards; several times as many as there are workers even out what was estimated wrong
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=MAX_SHARDS), allow_negative_numbers = true)]
    pub shards: u32,
    /// A folder for the plan, the parts and the answers, or a URL (s3://bucket/folder, gs://, az://); planned into again,
    /// what is answered there is not asked again
    #[arg(long = "out", value_name = "PLAN")]
    pub plan: String,
    /// Ask how some parts lie to all others in each of many poses: a table, a list, or a grid (docs/batch.md)
    #[arg(long, value_name = "FILE")]
    pub poses: Option<PathBuf>,
    /// Ask what motion asks: when which parts meet on the taught motion as a whole
    #[arg(long, conflicts_with = "poses")]
    pub motion: bool,
    #[command(flatten)]
    pub motion_options: MotionOptions,
    /// Write JSON instead of a sentence
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub units: Units,
    /// As for check
    #[arg(long, value_name = "DISTANCE", value_parser = parse_max_distance, allow_negative_numbers = true)]
    pub within: Option<MaxDistance>,
    /// As for check
    #[arg(long, value_name = "LENGTH", value_parser = accuracy, allow_negative_numbers = true, help_heading = "Input")]
    pub accuracy: Option<f64>,
    #[command(flatten)]
    pub threads: Threads,
}

/// Answer a shard of a plan, on one core; what is answered already is not asked again
#[derive(Debug, Args)]
pub struct RunShard {
    /// The folder of the plan, or its URL
    pub plan: String,
    /// The shard's number, from 0; or several
    #[arg(
        required_unless_present = "all",
        value_name = "K",
        allow_negative_numbers = true
    )]
    pub shards: Vec<usize>,
    /// All shards, one after the other
    #[arg(long, conflicts_with = "shards")]
    pub all: bool,
    /// Write a line of JSON for each shard instead of a sentence
    #[arg(long)]
    pub json: bool,
}

/// Put the answers of all shards together: what check or motion would have said, byte by byte
#[derive(Debug, Args)]
pub struct Merge {
    /// The folder of the plan, or its URL
    pub plan: String,
    /// Write JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// Write only the numbers of the shards that are to be run before, with commas between them, and nothing when none is
    #[arg(long, conflicts_with_all = ["json", "fail_on", "allow_undecided"])]
    pub missing: bool,
    /// As for check
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = FailOn::Meet)]
    pub fail_on: FailOn,
    /// As for check
    #[arg(long)]
    pub allow_undecided: bool,
}

/// Forecast how long a plan takes on how many workers
#[derive(Debug, Args)]
pub struct Forecast {
    /// The folder of the plan, or its URL
    pub plan: String,
    /// How many workers; several numbers are compared
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "1,10,100,1000", value_parser = value_parser!(u32).range(1..), allow_negative_numbers = true)]
    pub workers: Vec<u32>,
    /// What run-shard --json wrote, instead of what was estimated
    #[arg(long, value_name = "FILE")]
    pub times: Option<PathBuf>,
    /// So many times as much of the same: a plan of a million answers for one of a thousand million
    #[arg(long, value_name = "N", default_value = "1", value_parser = value_parser!(u32).range(1..=1_000_000), allow_negative_numbers = true)]
    pub times_over: u32,
    /// Seconds that each shard takes to be started
    #[arg(long, value_name = "SECONDS", default_value = "0.1", value_parser = seconds, allow_negative_numbers = true)]
    pub start: f64,
    /// Seconds that a worker lives on average before it is lost (otherwise none is)
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    pub life: Option<f64>,
}

fn seconds(word: &str) -> Result<f64, &'static str> {
    let seconds = word.parse().ok();
    let seconds = seconds.filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0);
    seconds.ok_or("it is a number, zero or more")
}

/// The largest number of shards.
const MAX_SHARDS: i64 = 1_000_000;
