//! Defines and parses the options of `plan`, `run-shard`, `merge` and `forecast`.

use std::path::PathBuf;

use clap::{Args, value_parser};
use nearpoint_scene::MaxDistance;

use crate::input::Input;
use crate::options::{FailOn, MotionOptions, Threads, Units, accuracy, parse_max_distance};

/// Plan a check for many machines, in shards of about equal work
#[derive(Debug, Args)]
pub struct Plan {
    #[command(flatten)]
    pub input: Input,
    /// The number of shards; several for each worker even out wrong estimates
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=MAX_SHARDS), allow_negative_numbers = true)]
    pub shards: u32,
    /// The folder or URL (s3://bucket/folder, gs://, az://) for the plan, the parts and the answers. Answers that are
    /// already there are reused
    #[arg(long = "out", value_name = "PLAN")]
    pub plan: String,
    /// Check some parts against all others in each pose of this file: a table, a list, or a grid (docs/batch-poses.md)
    #[arg(long, value_name = "FILE")]
    pub poses: Option<PathBuf>,
    /// Check the whole taught motion, like the command motion
    #[arg(long, conflicts_with = "poses")]
    pub motion: bool,
    #[command(flatten)]
    pub motion_options: MotionOptions,
    /// Print JSON instead of a sentence
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub units: Units,
    /// The largest clearance to list, in the scene's unit, or "unlimited" (default: as for check)
    #[arg(long, value_name = "DISTANCE", value_parser = parse_max_distance, allow_negative_numbers = true)]
    pub within: Option<MaxDistance>,
    /// The largest distance of curved STEP surfaces from their triangles, in millimetres (default: 1/5000 of the largest
    /// part's size)
    #[arg(long, value_name = "LENGTH", value_parser = accuracy, allow_negative_numbers = true, help_heading = "Input")]
    pub accuracy: Option<f64>,
    #[command(flatten)]
    pub threads: Threads,
}

/// Run shards of a plan on one core; stored answers are not computed again
#[derive(Debug, Args)]
pub struct RunShard {
    /// The folder or URL of the plan
    pub plan: String,
    /// The numbers of the shards, from 0
    #[arg(
        required_unless_present = "all",
        value_name = "K",
        allow_negative_numbers = true
    )]
    pub shards: Vec<usize>,
    /// Run all shards, one after the other
    #[arg(long, conflicts_with = "shards")]
    pub all: bool,
    /// Print a line of JSON for each shard instead of a sentence
    #[arg(long)]
    pub json: bool,
}

/// Merge the answers of all shards into the output of check or motion, byte by byte
#[derive(Debug, Args)]
pub struct Merge {
    /// The folder or URL of the plan
    pub plan: String,
    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// Print only the numbers of the shards without valid answers, separated by commas
    #[arg(long, conflicts_with_all = ["json", "fail_on", "allow_undecided"])]
    pub missing: bool,
    /// The collisions that cause exit code 1
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = FailOn::Meet)]
    pub fail_on: FailOn,
    /// Exit with 0 instead of 3 if nothing collides but some pairs are undecided
    #[arg(long)]
    pub allow_undecided: bool,
}

/// Estimate how long a plan takes, by the number of workers
#[derive(Debug, Args)]
pub struct Forecast {
    /// The folder or URL of the plan
    pub plan: String,
    /// The numbers of workers to compare, separated by commas
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "1,10,100,1000", value_parser = value_parser!(u32).range(1..), allow_negative_numbers = true)]
    pub workers: Vec<u32>,
    /// The output of run-shard --json, whose times replace the estimates
    #[arg(long, value_name = "FILE")]
    pub times: Option<PathBuf>,
    /// The factor by which the simulated plan is larger than this one
    #[arg(long, value_name = "N", default_value = "1", value_parser = value_parser!(u32).range(1..=1_000_000), allow_negative_numbers = true)]
    pub times_over: u32,
    /// The time to start a shard, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "0.1", value_parser = seconds, allow_negative_numbers = true)]
    pub start: f64,
    /// The mean time until a worker is lost, in seconds (default: no worker is lost)
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
