//! What `plan`, `run-shard` and `merge` are asked on the command line.

use std::path::PathBuf;

use clap::{Args, value_parser};
use nearpoint_geometry::unit::Unit;
use nearpoint_scene::Within;

use crate::args::{FailOn, Threads, accuracy, unit, within};

/// Plan a check that outgrows one machine: which pairs are asked, in shards of equal work
#[derive(Debug, Args)]
pub struct Plan {
    /// As for check
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Into how many shards; several times as many as there are workers even out what was estimated wrong
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=MOST_SHARDS), allow_negative_numbers = true)]
    pub shards: u32,
    /// A folder for the plan, the parts and the answers; planned into again, what is answered there is not asked again
    #[arg(long = "out", value_name = "PLAN")]
    pub plan: String,
    /// Ask how some parts lie to all others in each of many poses: a table, a list, or a grid (docs/batch.md)
    #[arg(long, value_name = "FILE")]
    pub poses: Option<PathBuf>,
    /// Write JSON instead of a sentence
    #[arg(long)]
    pub json: bool,
    /// As for check
    #[arg(long, value_parser = unit())]
    pub unit: Option<Unit>,
    /// As for check
    #[arg(long, value_name = "DISTANCE", value_parser = within, allow_negative_numbers = true)]
    pub within: Option<Within>,
    /// As for check
    #[arg(long, value_name = "LENGTH", value_parser = accuracy, allow_negative_numbers = true)]
    pub accuracy: Option<f64>,
    #[command(flatten)]
    pub threads: Threads,
}

/// Answer a shard of a plan, on one core; what is answered already is not asked again
#[derive(Debug, Args)]
pub struct RunShard {
    /// The folder of the plan
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

/// Put the answers of all shards together: what check would have said, byte by byte
#[derive(Debug, Args)]
pub struct Merge {
    /// The folder of the plan
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

/// More shards than any queue takes at once.
const MOST_SHARDS: i64 = 1_000_000;
