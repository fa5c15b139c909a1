//! Defines and parses the command line.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum, value_parser};
use clap_complete::Shell;
use nearpoint_experiment::TaskId;
use nearpoint_experiment::hand::CorrectionModel;
use nearpoint_geometry::Pose;
use nearpoint_motion::snap::SnapMethod;
use nearpoint_scene::MaxDistance;
use nearpoint_scene::pose::from_numbers;

use crate::batch::args as batch;
use crate::input::Input;
use crate::options::{
    DEFAULT_MOVES, FailOn, MotionOptions, Threads, Units, accuracy, length, parse_max_distance,
};
use crate::review::args::Review;
use crate::schema::Schema;

const EXIT_CODES: &str = "\
Exit codes:
  0  nothing collides, the part can be taken out, or no clash is new or worse
  1  something collides, the part cannot be taken out, or a clash is new or worse
  2  the input cannot be used
  3  nothing is known to collide, but some pairs are undecided";

const CLASSES: &str = "\
Classes:
  interferes  all solids within the deviations of the meshes overlap
  touches     gap and depth are at most the rounding of positions in the files
  clear       the parts are apart
  undecided   some of these solids overlap and some do not; a finer mesh or the true surfaces help

The class of a pair is proven. Planar faces and STL meshes have no deviation. The deviation of a curved face has a bound (\"up to\") if the file \
states its surface; otherwise it is estimated (\"~\"). Depths are proven intervals. Pair counts are exact for the posed meshes, clearances are exact \
except for rounding.";

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
  nearpoint removal assembly.glb --part \"bolt 1\" --csv path.csv
  nearpoint removal scene.json --part shaft --with gear --turns 15";

const MOTION_EXAMPLES: &str = "\
Examples:
  nearpoint motion cell.json
  nearpoint motion robot.urdf table.stl --keys motion.csv --form cubic --tolerance 0.5 --json";

const RANGE_EXAMPLES: &str = "\
Examples:
  nearpoint range robot.urdf --srdf robot.srdf
  nearpoint range robot.urdf --joint elbow=-90:90 --resolution 0.1
  nearpoint range cell.json --joint shoulder --joint elbow --json";

const SWEEP_EXAMPLES: &str = "\
Examples:
  nearpoint sweep scene.json --part lid --joint hinge=0:90 --outer lid-space.stl
  nearpoint sweep robot.urdf --part forearm --joint shoulder --joint elbow --resolution 0.01";

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

/// Find which parts of an assembly collide, and how near the others come
#[derive(Debug, Parser)]
#[command(
    name = "nearpoint",
    version,
    after_help = format!("{EXIT_CODES}\n\nUse `nearpoint COMMAND --help` for details, `-h` for a summary."),
    after_long_help = format!("{EXIT_CODES}\n\n{CLASSES}{LICENCE}"),
    max_term_width = 120,
    arg_required_else_help = false,
    disable_help_subcommand = true
)]
struct CommandLine {
    #[command(subcommand)]
    task: CliCommand,
}

/// The command to run.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    Check(Check),
    Pairs(Pairs),
    Plan(batch::Plan),
    RunShard(batch::RunShard),
    Merge(batch::Merge),
    Forecast(batch::Forecast),
    Motion(Motion),
    Range(Range),
    Sweep(Sweep),
    Removal(Removal),
    Review(Box<Review>),
    Experiment(Experiment),
    /// Print the JSON Schema of an input or output
    Schema {
        /// The input or output to describe
        which: Schema,
    },
    /// Print the script that completes these commands in a shell
    #[command(after_help = COMPLETIONS_EXAMPLES)]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual pages for man
    Man {
        /// The folder for one file per command (default: print all pages)
        #[arg(value_name = "DIR")]
        folder: Option<PathBuf>,
    },
}

/// Check which parts of an assembly collide, and how near the others come
#[derive(Debug, Args)]
#[command(after_help = format!("{CHECK_EXAMPLES}\n\n{EXIT_CODES}"), after_long_help = format!("{CHECK_EXAMPLES}\n\n{EXIT_CODES}\n\n{CLASSES}"))]
pub struct Check {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub units: Units,
    /// The largest distance of curved STEP surfaces from their triangles, in millimetres (default: 1/5000 of the largest
    /// part's size)
    #[arg(long, value_name = "LENGTH", value_parser = accuracy, allow_negative_numbers = true, help_heading = "Input")]
    pub accuracy: Option<f64>,
    /// Check only these two parts, by name or by number from 0, at any distance; repeat for more pairs
    // The text is kept as given: names may hold colons, so splitting it needs the names of the parts.
    #[arg(long, value_name = "A:B", help_heading = "Pairs")]
    pub pairs: Vec<String>,
    /// The largest clearance to list, in the scene's unit, or "unlimited" (default: unlimited for two parts, 5 % of the
    /// scene's size for up to 250, contacts only for more)
    #[arg(long, value_name = "DISTANCE", value_parser = parse_max_distance, allow_negative_numbers = true, help_heading = "Pairs")]
    pub within: Option<MaxDistance>,
    /// Ask the CAD kernel about interfering pairs of a STEP file, too. It never overrides a proven class
    #[arg(long, help_heading = "Pairs", conflicts_with = "no_verify")]
    pub verify: bool,
    /// Do not let the CAD kernel settle the undecided pairs of a STEP file
    #[arg(long, help_heading = "Pairs")]
    pub no_verify: bool,
    /// The collisions that cause exit code 1
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = FailOn::Meet, help_heading = "Failures")]
    pub fail_on: FailOn,
    /// Exit with 0 instead of 3 if nothing collides but some pairs are undecided
    #[arg(long, help_heading = "Failures")]
    pub allow_undecided: bool,
    /// Fail only on pairs that are new or worse than in this earlier JSON output
    ///
    /// Pairs match by the paths of their parts. A pair is worse if it is certainly deeper or nearer than before, or if it
    /// is a collision now and was none.
    #[arg(long, value_name = "FILE", help_heading = "Failures")]
    pub baseline: Option<PathBuf>,
    /// Print JSON instead of a table
    #[arg(long, help_heading = "Output")]
    pub json: bool,
    /// Add the moves that end each interference to the JSON, for the COUNT deepest pairs; each search takes time
    #[arg(long, value_name = "COUNT", num_args = 0..=1, require_equals = true, default_missing_value = DEFAULT_MOVES, help_heading = "Output", requires = "json")]
    pub moves: Option<usize>,
    /// Omit run times, so that the same files give the same bytes
    #[arg(long, help_heading = "Output")]
    pub no_timing: bool,
    /// Omit the table and the progress line
    #[arg(short, long, help_heading = "Output")]
    pub quiet: bool,
    #[command(flatten)]
    pub ci_reports: CiReports,
    #[command(flatten)]
    pub threads: Threads,
}

/// The options for reports for build servers.
#[derive(Debug, Clone, Args)]
pub struct CiReports {
    /// Write a JUnit XML file; pairs that cause the exit code are failures
    #[arg(long, value_name = "FILE", help_heading = "Build servers")]
    pub junit: Option<PathBuf>,
    /// Write a SARIF 2.1.0 file for code scanning
    #[arg(long, value_name = "FILE", help_heading = "Build servers")]
    pub sarif: Option<PathBuf>,
    /// Also print an annotation for each collision, which GitHub Actions shows at the file
    #[arg(long, conflicts_with = "json", help_heading = "Build servers")]
    pub annotations: bool,
}

/// List the faces of two parts that meet
#[derive(Debug, Args)]
#[command(after_help = format!("{PAIRS_EXAMPLES}\n\n{EXIT_CODES}"))]
pub struct Pairs {
    /// The file of the first part; FILE#PART selects one of several parts
    pub a: String,
    /// The file of the second part, or FILE#PART
    pub b: String,
    /// The pose of B in A's frame, in the file's unit (default: the pose in its file)
    #[arg(long, value_name = "QW,QX,QY,QZ,TX,TY,TZ", value_parser = pose, allow_hyphen_values = true)]
    pub pose: Option<Pose>,
    /// List pairs of triangles instead of pairs of faces
    #[arg(long)]
    pub triangles: bool,
    /// Print JSON instead of lines
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub threads: Threads,
}

/// Check a whole taught motion: find when parts meet, proven for every moment, and how near the others come
#[derive(Debug, Args)]
#[command(after_help = format!("{MOTION_EXAMPLES}\n\n{EXIT_CODES}"))]
pub struct Motion {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub motion_options: MotionOptions,
    #[command(flatten)]
    pub units: Units,
    /// The largest distance of curved STEP surfaces from their triangles, in millimetres (default: 1/5000 of the largest
    /// part's size)
    #[arg(long, value_name = "LENGTH", value_parser = accuracy, allow_negative_numbers = true, help_heading = "Input")]
    pub accuracy: Option<f64>,
    /// Check only these two parts, by name or by number from 0, even if they may meet; repeat for more pairs
    #[arg(long, value_name = "A:B")]
    pub pairs: Vec<String>,
    /// The largest clearance to report, in the scene's unit (default and minimum: 5 % of the scene's size)
    #[arg(long, value_name = "DISTANCE", value_parser = parse_max_distance, allow_negative_numbers = true)]
    pub within: Option<MaxDistance>,
    /// Exit with 0 instead of 3 if nothing is known to meet but some pairs are undecided
    #[arg(long)]
    pub allow_undecided: bool,
    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// Omit the progress line
    #[arg(short, long)]
    pub quiet: bool,
    #[command(flatten)]
    pub threads: Threads,
}

/// Search whole joint ranges: find the values at which parts meet, and prove that they do not at others
///
/// Without --joint, each pair of parts is searched over the limits of all joints: whether it never meets, meets at some
/// values, or at all.
#[derive(Debug, Args)]
#[command(after_help = format!("{RANGE_EXAMPLES}\n\n{EXIT_CODES}"))]
pub struct Range {
    #[command(flatten)]
    pub input: Input,
    /// A joint to search, and its range (default: its limits, or one turn); repeat for a map over several joints. The others
    /// stay where they are
    #[arg(
        long = "joint",
        value_name = "NAME[=LOWER:UPPER]",
        allow_hyphen_values = true,
        help_heading = "Range"
    )]
    pub joints: Vec<String>,
    /// The size of the smallest cells, in degrees for joints that turn, in the scene's unit for others (default: 1/128 of
    /// each range; 1/4096 for one joint, or without --joint)
    #[arg(long, value_name = "NUMBER", value_parser = length, help_heading = "Range")]
    pub resolution: Option<f64>,
    /// The largest number of cells to examine, of all pairs together; the rest is undecided. The search of the smallest
    /// distance may examine as many more
    #[arg(
        long,
        value_name = "COUNT",
        default_value_t = 1_000_000,
        help_heading = "Range"
    )]
    pub max_cells: usize,
    #[command(flatten)]
    pub units: Units,
    /// The largest distance of curved STEP surfaces from their triangles, in millimetres (default: 1/5000 of the largest
    /// part's size)
    #[arg(long, value_name = "LENGTH", value_parser = accuracy, allow_negative_numbers = true, help_heading = "Input")]
    pub accuracy: Option<f64>,
    /// Search only these two parts, by name or by number from 0, even if they may meet; repeat for more pairs
    #[arg(long, value_name = "A:B")]
    pub pairs: Vec<String>,
    /// Also find the smallest distance of any two parts over all values, with a proven lower bound
    #[arg(long, help_heading = "Range")]
    pub clearance: bool,
    /// The result that causes exit code 1
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = RangeFailOn::Meets)]
    pub fail_on: RangeFailOn,
    /// Exit with 0 instead of 3 if nothing is known to meet but some values are undecided
    #[arg(long)]
    pub allow_undecided: bool,
    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// Write the cells as CSV: the lower and upper value of each joint, the class, and the pair
    #[arg(long, value_name = "FILE", requires = "joints")]
    pub csv: Option<PathBuf>,
    /// Write a JUnit XML file with a case for each pair; pairs that cause the exit code are failures
    #[arg(long, value_name = "FILE", help_heading = "Build servers")]
    pub junit: Option<PathBuf>,
    /// Write the pairs of links that need no check as SRDF: adjacent, never meeting or always meeting
    #[arg(long, value_name = "FILE", conflicts_with_all = ["joints", "pairs"])]
    pub srdf: Option<PathBuf>,
    /// Omit the progress line
    #[arg(short, long)]
    pub quiet: bool,
    #[command(flatten)]
    pub threads: Threads,
}

/// Find the space that moving parts take up: the swept volume of joint ranges, or of the taught motion
#[derive(Debug, Args)]
#[command(after_help = SWEEP_EXAMPLES)]
pub struct Sweep {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub units: Units,
    /// The moving part, by name or by number from 0; repeat for parts that are swept together
    #[arg(long = "part", value_name = "NAME", required = true)]
    pub parts: Vec<String>,
    /// A joint, and its range (default: its limits, or one turn); repeat for several. Without joints, the parts are swept
    /// along the scene's taught motion
    #[arg(
        long = "joint",
        value_name = "NAME[=LOWER:UPPER]",
        allow_hyphen_values = true
    )]
    pub joints: Vec<String>,
    /// The edge of the voxels, in the scene's unit (default: 1/128 of the volume's size)
    #[arg(long, value_name = "LENGTH", value_parser = length)]
    pub resolution: Option<f64>,
    /// Write the outer body, which contains all poses, as STL or GLB by the file's extension
    #[arg(long, value_name = "FILE")]
    pub outer: Option<PathBuf>,
    /// Write the inner body, each point of which is in a part at some values
    #[arg(long, value_name = "FILE")]
    pub inner: Option<PathBuf>,
    /// Omit the progress line
    #[arg(short, long)]
    pub quiet: bool,
    #[command(flatten)]
    pub threads: Threads,
}

/// The result that causes exit code 1 after a search of ranges.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum RangeFailOn {
    /// Parts that meet at some values
    Meets,
    /// Nothing: the table is for reading
    Nothing,
}

/// Find a path that takes a part out of an assembly, or show that there is none
#[derive(Debug, Args)]
#[command(after_help = format!("{REMOVAL_EXAMPLES}\n\n{EXIT_CODES}"))]
pub struct Removal {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub units: Units,
    /// The part to take out, by name or by number from 0; repeat for parts that move together with it
    #[arg(
        long = "part",
        visible_alias = "with",
        value_name = "NAME",
        required = true
    )]
    pub parts: Vec<String>,
    /// The distance between tried positions, in the scene's unit (default: chosen from the sizes of the parts)
    #[arg(long, value_name = "LENGTH", value_parser = length, allow_negative_numbers = true, default_value = "0", hide_default_value = true)]
    pub step: f64,
    /// The angle between tried orientations, in degrees (default: the parts are not turned)
    #[arg(long, value_name = "DEGREES", value_parser = length, allow_negative_numbers = true, default_value = "0", hide_default_value = true)]
    pub turns: f64,
    /// The length by which the parts count as smaller all around, in the scene's unit (default: the meshes' deviation)
    #[arg(long, value_name = "LENGTH", value_parser = length, allow_negative_numbers = true, default_value = "0", hide_default_value = true)]
    pub fit: f64,
    /// Treat hidden parts as obstacles, too
    #[arg(long)]
    pub all: bool,
    /// Write the path as CSV: the share of its length, and the pose of each part in the scene
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write the path as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Omit the progress line
    #[arg(short, long)]
    pub quiet: bool,
    #[command(flatten)]
    pub threads: Threads,
}

/// Simulate a user at the published placing tasks, and print the results beside the paper's
#[derive(Debug, Args)]
#[command(after_help = EXPERIMENT_EXAMPLES)]
pub struct Experiment {
    /// The tasks to run, separated by commas, each once
    #[arg(long, value_name = "TASKS", value_delimiter = ',', default_value = "A,B,C,snail", value_parser = TaskId::from_name)]
    pub tasks: Vec<TaskId>,
    /// The number of trials of each task, mode and criterion (default: as published, 10, and 8 for the snail)
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=MAX_TRIALS), allow_negative_numbers = true)]
    pub trials: Option<u32>,
    /// The seed of the random numbers; the same seed gives the same tables on every machine
    #[arg(long, default_value = "1", value_parser = seed, allow_negative_numbers = true)]
    pub seed: u64,
    /// The errors that the simulated user corrects: all, as fixed before the first measurement, even its own noise; or
    /// told, only those that differ clearly from zero, as added later
    #[arg(long, value_name = "WHAT", default_value = "all", value_parser = corrects())]
    pub corrects: CorrectionModel,
    /// The snapping method: the page's (steady) or the paper's (published)
    #[arg(long, value_name = "METHOD", default_value = "steady", value_parser = snapping())]
    pub snapping: SnapMethod,
    /// Write all trials as CSV, with units
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write all trials as JSON
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

/// The largest number of trials.
const MAX_TRIALS: i64 = 100_000;

/// Parses a command line without the program's name.
pub fn parse(arguments: impl Iterator<Item = OsString>) -> Result<CliCommand, clap::Error> {
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
