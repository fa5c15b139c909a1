//! Defines and parses the command line.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, CommandFactory, Parser, Subcommand, value_parser};
use clap_complete::Shell;
use nearpoint_experiment::TaskId;
use nearpoint_experiment::hand::CorrectionModel;
use nearpoint_geometry::Pose;
use nearpoint_motion::snap::SnapMethod;
use nearpoint_scene::MaxDistance;
use nearpoint_scene::pose::from_numbers;

use crate::batch::args as batch;
use crate::input::Input;
use crate::options::{FailOn, MotionOptions, Threads, Units, accuracy, length, parse_max_distance};
use crate::review::args::Review;
use crate::schema::Schema;

const EXIT_CODES: &str = "\
Exit code: 0 nothing collides, the part can be taken out or nothing is new in a review, 1 something collides, there is no way out or a clash is new or \
worse, 2 the input cannot be used, 3 nothing is known to collide, but of some pairs it cannot be told.";

const CLASSES: &str = "\
Each pair of parts is of one class, by proof: it interferes (all solids within the deviations of the meshes overlap), touches (gap and depth are no \
more than positions in files are rounded), is clear, or is undecided (some of these solids overlap and some do not: a finer mesh or the true surface \
would tell). Planar faces do not deviate, nor do meshes from STL files, which are the model; the deviation of curved faces is bounded (\"up to\") \
where the file says what their surfaces are, and estimated (\"~\") where it does not. Depths are proven intervals. Pair counts and clearances are \
exact for the meshes as posed, to rounding.";

const CHECK_EXAMPLES: &str = "\
Examples:
  nearpoint check assembly.step --fail-on interference
  nearpoint check housing.stl gear.stl --unit mm --within 0.5
  nearpoint check scene.json --pairs \"bolt 1:housing base\"
  nearpoint check assembly.glb --json --no-timing > known.json
  nearpoint check assembly.glb --baseline known.json --junit clashes.xml
  curl -s https://example.org/part.stl | nearpoint check - --format stl";

const PAIRS_EXAMPLES: &str = "\
Examples:
  nearpoint pairs gear.stl pinion.stl
  nearpoint pairs assembly.glb#gear assembly.glb#pinion --triangles --json
  nearpoint pairs a.obj b.obj --pose 1,0,0,0,12.5,0,0";

const REMOVAL_EXAMPLES: &str = "\
Examples:
  nearpoint removal assembly.glb --part \"bolt 1\" --csv way.csv
  nearpoint removal scene.json --part shaft --with gear --turns 15";

const MOTION_EXAMPLES: &str = "\
Examples:
  nearpoint motion cell.json
  nearpoint motion robot.urdf table.stl --keys way.csv --form cubic --tolerance 0.5 --json";

const EXPERIMENT_EXAMPLES: &str = "\
Examples:
  nearpoint experiment --trials 200 --csv trials.csv
  nearpoint experiment --tasks snail --seed 7";

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  nearpoint completions bash > ~/.local/share/bash-completion/completions/nearpoint
  nearpoint completions zsh > \"${fpath[1]}/_nearpoint\"
  nearpoint completions fish > ~/.config/fish/completions/nearpoint.fish";

/// The licences of the program and of the CAD kernel in it.
const LICENCE: &str = if cfg!(feature = "step") {
    "\n\n\
Licence: MIT OR Apache-2.0. STEP files are read by Open CASCADE Technology 8.0 (LGPL-2.1 with the Open CASCADE exception), a WebAssembly module in this \
program. Its source is https://github.com/andymai/occt-wasm at commit 988bb7e; the crate occt-wasm, from which this program's build takes the module, \
can be replaced by one with another build of it."
} else {
    "\n\nLicence: MIT OR Apache-2.0. This program was built without the CAD kernel that STEP files need."
};

/// Which parts of an assembly collide, and how near the others come
#[derive(Debug, Parser)]
#[command(
    name = "nearpoint",
    version,
    after_help = format!("{EXIT_CODES}\n\nnearpoint COMMAND --help tells all of a command, -h in short."),
    after_long_help = format!("{EXIT_CODES}\n\n{CLASSES}{LICENCE}"),
    max_term_width = 120,
    arg_required_else_help = false,
    disable_help_subcommand = true
)]
struct CommandLine {
    #[command(subcommand)]
    task: Task,
}

/// The command to run.
#[derive(Debug, Subcommand)]
pub enum Task {
    Check(Check),
    Pairs(Pairs),
    Plan(batch::Plan),
    RunShard(batch::RunShard),
    Merge(batch::Merge),
    Forecast(batch::Forecast),
    Motion(Motion),
    Removal(Removal),
    Review(Box<Review>),
    Experiment(Experiment),
    /// Write the JSON Schema of what is read or written
    Schema {
        /// Of what
        which: Schema,
    },
    /// Write what a shell needs to complete these commands
    #[command(after_help = COMPLETIONS_EXAMPLES)]
    Completions {
        /// Which shell
        shell: Shell,
    },
    /// Write the manual, for man
    Man {
        /// A page for each command into this folder, instead of all of them at once
        #[arg(value_name = "DIR")]
        folder: Option<PathBuf>,
    },
}

/// Check an assembly: which parts collide, and how near the others come
#[derive(Debug, Args)]
#[command(after_help = format!("{CHECK_EXAMPLES}\n\n{EXIT_CODES}"), after_long_help = format!("{CHECK_EXAMPLES}\n\n{EXIT_CODES}\n\n{CLASSES}"))]
pub struct Check {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub units: Units,
    /// How far STEP files' curved surfaces may be from their triangles, in millimetres (otherwise a five-thousandth of
    /// the largest part's size)
    #[arg(long, value_name = "LENGTH", value_parser = accuracy, allow_negative_numbers = true, help_heading = "Input")]
    pub accuracy: Option<f64>,
    /// Only these two parts, by name or by number from 0; may be repeated; no distance limit
    // The text is kept as given: names may hold colons, so splitting it needs the names of the parts.
    #[arg(long, value_name = "A:B", help_heading = "What is asked")]
    pub pairs: Vec<String>,
    /// List pairs that are at most so far apart, in the scene's unit, or "unlimited" (otherwise: no limit for two
    /// parts, 5 % of the scene's size for up to 250, only what meets for more)
    #[arg(long, value_name = "DISTANCE", value_parser = parse_max_distance, allow_negative_numbers = true, help_heading = "What is asked")]
    pub within: Option<MaxDistance>,
    /// Ask the CAD kernel, too, about pairs of a STEP file that interfere or are undecided: the volume that they have in
    /// common, and their distance; neither class nor exit code depend on it
    #[arg(long, help_heading = "What is asked")]
    pub verify: bool,
    /// What counts as a collision for the exit code
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = FailOn::Meet, help_heading = "What fails")]
    pub fail_on: FailOn,
    /// Exit 0, not 3, when nothing collides but of some pairs it cannot be told
    #[arg(long, help_heading = "What fails")]
    pub allow_undecided: bool,
    /// What --json wrote earlier: only what is new or worse since counts
    ///
    /// A pair is known again by the paths of its parts. It is worse if it certainly is deeper or nearer than it was, and
    /// if it is a collision now and was none.
    #[arg(long, value_name = "FILE", help_heading = "What fails")]
    pub baseline: Option<PathBuf>,
    /// Write JSON instead of a table
    #[arg(long, help_heading = "What is written")]
    pub json: bool,
    /// Leave out how long it took: the same bytes for the same files
    #[arg(long, help_heading = "What is written")]
    pub no_timing: bool,
    /// No table, and nothing about how far it is
    #[arg(short, long, help_heading = "What is written")]
    pub quiet: bool,
    #[command(flatten)]
    pub ci_reports: CiReports,
    #[command(flatten)]
    pub threads: Threads,
}

/// The options for reports for build servers.
#[derive(Debug, Clone, Args)]
pub struct CiReports {
    /// A table of tests (JUnit XML): what the exit code is for is a failure
    #[arg(long, value_name = "FILE", help_heading = "For build servers")]
    pub junit: Option<PathBuf>,
    /// For code scanning (SARIF 2.1.0)
    #[arg(long, value_name = "FILE", help_heading = "For build servers")]
    pub sarif: Option<PathBuf>,
    /// Also write a line for each of them that GitHub Actions shows at the file
    #[arg(long, conflicts_with = "json", help_heading = "For build servers")]
    pub annotations: bool,
}

/// List the faces of two single parts that meet
#[derive(Debug, Args)]
#[command(after_help = format!("{PAIRS_EXAMPLES}\n\n{EXIT_CODES}"))]
pub struct Pairs {
    /// A file; FILE#PART names one of several parts
    pub a: String,
    /// Likewise
    pub b: String,
    /// Where B is in A's frame (otherwise: as in its file)
    #[arg(long, value_name = "QW,QX,QY,QZ,TX,TY,TZ", value_parser = pose, allow_hyphen_values = true)]
    pub pose: Option<Pose>,
    /// The pairs of triangles instead of the pairs of faces
    #[arg(long)]
    pub triangles: bool,
    /// Write JSON instead of lines
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub threads: Threads,
}

/// Check a taught motion as a whole: when which parts meet, proven for every moment, and how near the others come
#[derive(Debug, Args)]
#[command(after_help = format!("{MOTION_EXAMPLES}\n\n{EXIT_CODES}"))]
pub struct Motion {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub motion_options: MotionOptions,
    #[command(flatten)]
    pub units: Units,
    /// As for check
    #[arg(long, value_name = "LENGTH", value_parser = accuracy, allow_negative_numbers = true, help_heading = "Input")]
    pub accuracy: Option<f64>,
    /// Only these two parts, by name or by number from 0, even if they may meet; may be repeated
    #[arg(long, value_name = "A:B")]
    pub pairs: Vec<String>,
    /// Tell how near pairs come that come at least so near, in the scene's unit (otherwise and at least 5 % of the scene's size)
    #[arg(long, value_name = "DISTANCE", value_parser = parse_max_distance, allow_negative_numbers = true)]
    pub within: Option<MaxDistance>,
    /// Exit 0, not 3, when nothing is known to meet but of some pairs it cannot be told
    #[arg(long)]
    pub allow_undecided: bool,
    /// Write JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// Nothing about how far it is
    #[arg(short, long)]
    pub quiet: bool,
    #[command(flatten)]
    pub threads: Threads,
}

/// Find whether a part can be taken out of an assembly: the way, or that there is none
#[derive(Debug, Args)]
#[command(after_help = format!("{REMOVAL_EXAMPLES}\n\n{EXIT_CODES}"))]
pub struct Removal {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub units: Units,
    /// The part, by name or by number from 0; again for each part that moves with it as one
    #[arg(
        long = "part",
        visible_alias = "with",
        value_name = "NAME",
        required = true
    )]
    pub parts: Vec<String>,
    /// How far apart the places are that are tried, in the scene's unit (otherwise chosen from the sizes)
    #[arg(long, value_name = "LENGTH", value_parser = length, allow_negative_numbers = true, default_value = "0", hide_default_value = true)]
    pub step: f64,
    /// How far apart the turns are that are tried, in degrees (otherwise the parts are not turned)
    #[arg(long, value_name = "DEGREES", value_parser = length, allow_negative_numbers = true, default_value = "0", hide_default_value = true)]
    pub turns: f64,
    /// By how much the parts count as smaller all around (otherwise what the meshes' deviation explains)
    #[arg(long, value_name = "LENGTH", value_parser = length, allow_negative_numbers = true, default_value = "0", hide_default_value = true)]
    pub fit: f64,
    /// Hidden parts are in the way, too
    #[arg(long)]
    pub all: bool,
    /// The way as a table: shares of its length, and the pose of each part, scene from part
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// The same as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Nothing about how far it is
    #[arg(short, long)]
    pub quiet: bool,
    #[command(flatten)]
    pub threads: Threads,
}

/// Run a simulated hand at the published placing tasks: its tables beside the paper's
#[derive(Debug, Args)]
#[command(after_help = EXPERIMENT_EXAMPLES)]
pub struct Experiment {
    /// Which of them, each once
    #[arg(long, value_name = "TASKS", value_delimiter = ',', default_value = "A,B,C,snail", value_parser = TaskId::from_name)]
    pub tasks: Vec<TaskId>,
    /// Of each task, mode and criterion (otherwise as published: 10, and 8 for the snail)
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=MAX_TRIALS), allow_negative_numbers = true)]
    pub trials: Option<u32>,
    /// Another hand's chance; the same seed gives the same tables, everywhere
    #[arg(long, default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub seed: u64,
    /// What the hand corrects of what it sees: everything, its own noise too, fixed before anything was measured; or
    /// what it can tell from nothing, added after the first figures
    #[arg(long, value_name = "WHAT", default_value = "all", value_parser = corrects())]
    pub corrects: CorrectionModel,
    /// The page's, or the paper's
    #[arg(long, value_name = "METHOD", default_value = "steady", value_parser = snapping())]
    pub snapping: SnapMethod,
    /// Every trial as a table, with units
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// The same as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

/// The largest number of trials.
const MAX_TRIALS: i64 = 100_000;

/// Parses a command line without the program's name.
pub fn parse(arguments: impl Iterator<Item = OsString>) -> Result<Task, clap::Error> {
    let name = std::iter::once("nearpoint".into());
    CommandLine::try_parse_from(name.chain(arguments)).map(|line| line.task)
}

/// Returns the definition of the whole command line, for manuals and completions.
pub fn command() -> clap::Command {
    CommandLine::command()
}

fn corrects() -> impl TypedValueParser<Value = CorrectionModel> {
    PossibleValuesParser::new(["all", "told"]).map(|word| match word.as_str() {
        "told" => CorrectionModel::AboveThreshold,
        _ => CorrectionModel::All,
    })
}

fn snapping() -> impl TypedValueParser<Value = SnapMethod> {
    PossibleValuesParser::new(["steady", "published"]).map(|word| match word.as_str() {
        "published" => SnapMethod::Kitamura,
        _ => SnapMethod::Stable,
    })
}

fn seed(word: &str) -> Result<u64, &'static str> {
    word.parse()
        .map_err(|_| "it is a whole number, zero or more")
}

fn pose(numbers: &str) -> Result<Pose, &'static str> {
    let parsed: Option<Vec<f64>> = numbers
        .split(',')
        .map(|number| number.trim().parse().ok())
        .collect();
    let seven = parsed.and_then(|numbers| numbers.try_into().ok());
    seven
        .and_then(from_numbers)
        .ok_or("it is seven finite numbers, the first four a quaternion that is not zero")
}
