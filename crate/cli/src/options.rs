//! Defines and parses options that several commands share.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum, value_parser};
use nearpoint_geometry::unit::Unit;
use nearpoint_import::ImportOptions;
use nearpoint_message::message;
use nearpoint_motion::trajectory::Interpolation;
use nearpoint_scene::{MaxDistance, ThreadPool};

use crate::error::Error;

/// The options for a taught motion and the accuracy of its check.
#[derive(Debug, Args)]
pub struct MotionOptions {
    /// The file with the motion of all robots: JSON, or CSV with a row for each key (default: the scene file's motion)
    #[arg(long, value_name = "FILE", help_heading = "Motion")]
    pub keys: Option<PathBuf>,
    /// The interpolation between the keys of a CSV file (default: linear)
    #[arg(long, value_name = "FORM", value_parser = parse_interpolation(), help_heading = "Motion")]
    pub form: Option<Interpolation>,
    /// The distance below which parts are undecided unless a contact is found or ruled out, in the scene's unit (default:
    /// 1 mm)
    #[arg(long, value_name = "LENGTH", value_parser = accuracy, allow_negative_numbers = true, help_heading = "Motion")]
    pub tolerance: Option<f64>,
}

/// The options for units of files.
#[derive(Debug, Clone, Copy, Default, Args)]
pub struct Units {
    /// The unit of files that state none, such as STL, OBJ, PLY and OFF (default: guessed, with a note)
    ///
    /// Files that state another unit or up axis than the first file are converted.
    #[arg(long, value_parser = unit(), help_heading = "Input")]
    pub unit: Option<Unit>,
    /// The unit of all files, whatever they state; nothing is converted
    #[arg(long, value_name = "UNIT", value_parser = unit(), conflicts_with = "unit", help_heading = "Input")]
    pub force_unit: Option<Unit>,
}

impl Units {
    /// Returns the options of an import.
    pub fn import_options(&self, accuracy: Option<f64>) -> ImportOptions {
        ImportOptions {
            unit: self.force_unit.or(self.unit),
            ignores_file_units: self.force_unit.is_some(),
            accuracy,
            ..ImportOptions::default()
        }
    }
}

/// The option for the number of threads.
#[derive(Debug, Args)]
pub struct Threads {
    /// The number of threads (default: one for each core); results do not depend on it
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024), allow_negative_numbers = true)]
    threads: Option<u16>,
}

impl Threads {
    /// Creates a pool with the given number of threads, or one for each core.
    pub fn pool(&self) -> Result<ThreadPool, Error> {
        let all = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        ThreadPool::with_threads(self.threads.map_or_else(all, usize::from))
            .map_err(|error| Error::usage(message!("cli-no-threads", error = error.to_string())))
    }
}

/// The number of interferences whose moves are searched without a number, as in the page.
pub const DEFAULT_MOVES: &str = "50";

/// The criterion for a collision in the exit code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FailOn {
    /// Meshes that share a point, or one of which contains the other
    Meet,
    /// Meshes that pass through each other, or one of which contains the other
    Cross,
    /// Parts that overlap wherever their true surfaces are
    Interference,
}

/// Returns a parser of the units of length mm, cm, m and in.
pub fn unit() -> impl TypedValueParser<Value = Unit> {
    let known = PossibleValuesParser::new(["mm", "cm", "m", "in"]);
    known.try_map(|symbol| Unit::from_symbol(&symbol).ok_or("no unit"))
}

fn parse_interpolation() -> impl TypedValueParser<Value = Interpolation> {
    let known = PossibleValuesParser::new(Interpolation::NAMED.map(|(name, _)| name));
    known.try_map(|word| Interpolation::from_name(&word).ok_or("no form"))
}

/// Parses a length: a finite number, zero or more.
pub fn length(word: &str) -> Result<f64, &'static str> {
    let number = word.parse().ok();
    let number = number.filter(|number: &f64| number.is_finite() && *number >= 0.0);
    number.ok_or("it is a number, zero or more")
}

/// Parses an accuracy: a finite number above zero.
pub fn accuracy(word: &str) -> Result<f64, &'static str> {
    let length = length(word).ok().filter(|length| *length > 0.0);
    length.ok_or("it is a number above zero")
}

/// Parses the largest distance of pairs of interest: a number, zero or more, or "unlimited".
pub fn parse_max_distance(word: &str) -> Result<MaxDistance, &'static str> {
    if word == "unlimited" {
        return Ok(MaxDistance::Unlimited);
    }
    let distance = word.parse().ok().filter(|distance: &f64| *distance >= 0.0);
    let distance = distance.ok_or("it is a distance, zero or more, or \"unlimited\"")?;
    Ok(MaxDistance::Distance(distance))
}
