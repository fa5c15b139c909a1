//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;

use lexopt::{Arg, Parser, ValueExt};
use nearpoint_experiment::TaskId;
use nearpoint_experiment::hand::Corrects;
use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::Unit;
use nearpoint_motion::snap::Method;
use nearpoint_scene::pose::from_numbers;
use nearpoint_scene::{Pool, Within};

use crate::Error;

const HELP: &str = include_str!("help.txt");

/// What is to be done.
pub enum Task {
    /// Write this.
    Text(String),
    Check(Check),
    Pairs(Pairs),
    Experiment(Experiment),
    Removal(Removal),
}

/// `nearpoint check`
pub struct Check {
    pub files: Vec<PathBuf>,
    pub json: bool,
    pub unit: Option<Unit>,
    /// `A:B` as given: names may hold colons, so the parts have to be known to take it apart.
    pub pairs: Vec<String>,
    pub within: Option<Within>,
    pub fail_on: FailOn,
    /// Pairs of which it cannot be told do not count for the exit code.
    pub allow_undecided: bool,
    pub pool: Pool,
}

/// `nearpoint pairs`
pub struct Pairs {
    /// A file each, with `#PART` when there are several.
    pub parts: [String; 2],
    pub b_in_a: Option<Pose>,
    pub triangles: bool,
    pub json: bool,
    pub pool: Pool,
}

/// `nearpoint experiment`
pub struct Experiment {
    /// Each once, in the order given.
    pub tasks: Vec<TaskId>,
    /// As many as the paper had, unless said.
    pub trials: Option<u32>,
    pub seed: u64,
    pub corrects: Corrects,
    pub snapping: Method,
    pub csv: Option<PathBuf>,
    pub json: Option<PathBuf>,
}

/// `nearpoint removal`
pub struct Removal {
    pub files: Vec<PathBuf>,
    pub unit: Option<Unit>,
    /// Names or numbers of the parts that are taken out as one.
    pub parts: Vec<String>,
    pub step: f64,
    /// Radians.
    pub turns: f64,
    pub fit: f64,
    /// Whether hidden parts are in the way.
    pub all: bool,
    pub csv: Option<PathBuf>,
    pub json: Option<PathBuf>,
    pub pool: Pool,
}

/// What counts as a collision for the exit code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FailOn {
    Meet,
    Cross,
    Interference,
}

/// Takes a command line apart.
pub fn parse(arguments: impl Iterator<Item = OsString>) -> Result<Task, Error> {
    let mut parser = Parser::from_args(arguments);
    match parser.next()? {
        None => Err(usage("There is nothing to do.")),
        Some(Arg::Short('h') | Arg::Long("help")) => Ok(Task::Text(HELP.to_owned())),
        Some(Arg::Short('V') | Arg::Long("version")) => Ok(Task::Text(format!(
            "nearpoint {}\n",
            env!("CARGO_PKG_VERSION")
        ))),
        Some(Arg::Value(word)) if word == "check" => check(&mut parser),
        Some(Arg::Value(word)) if word == "pairs" => pairs(&mut parser),
        Some(Arg::Value(word)) if word == "experiment" => experiment(&mut parser),
        Some(Arg::Value(word)) if word == "removal" => removal(&mut parser),
        Some(other) => Err(other.unexpected().into()),
    }
}

fn check(parser: &mut Parser) -> Result<Task, Error> {
    let mut check = Check {
        files: Vec::new(),
        json: false,
        unit: None,
        pairs: Vec::new(),
        within: None,
        fail_on: FailOn::Meet,
        allow_undecided: false,
        pool: default_pool()?,
    };
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Value(path) => check.files.push(path.into()),
            Arg::Long("json") => check.json = true,
            Arg::Long("unit") => {
                check.unit = Some(unit(parser)?);
            }
            Arg::Long("pairs") => check.pairs.push(parser.value()?.string()?),
            Arg::Long("within") => check.within = Some(within(&parser.value()?.string()?)?),
            Arg::Long("fail-on") => {
                check.fail_on = match parser.value()?.string()?.as_str() {
                    "meet" => FailOn::Meet,
                    "cross" => FailOn::Cross,
                    "interference" => FailOn::Interference,
                    _ => return Err(usage("--fail-on is one of meet, cross and interference.")),
                }
            }
            Arg::Long("allow-undecided") => check.allow_undecided = true,
            Arg::Long("threads") => check.pool = threads(parser)?,
            Arg::Short('h') | Arg::Long("help") => return Ok(Task::Text(HELP.to_owned())),
            other => return Err(other.unexpected().into()),
        }
    }
    if check.files.is_empty() {
        Err(usage("Which files are to be checked?"))
    } else {
        Ok(Task::Check(check))
    }
}

fn pairs(parser: &mut Parser) -> Result<Task, Error> {
    let mut parts: Vec<String> = Vec::new();
    let (mut b_in_a, mut triangles, mut json, mut pool) = (None, false, false, default_pool()?);
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Value(part) => parts.push(part.string()?),
            Arg::Long("pose") => b_in_a = Some(pose(&parser.value()?.string()?)?),
            Arg::Long("triangles") => triangles = true,
            Arg::Long("json") => json = true,
            Arg::Long("threads") => pool = threads(parser)?,
            Arg::Short('h') | Arg::Long("help") => return Ok(Task::Text(HELP.to_owned())),
            other => return Err(other.unexpected().into()),
        }
    }
    let parts =
        <[String; 2]>::try_from(parts).map_err(|_| usage("pairs takes two parts, A and B."))?;
    Ok(Task::Pairs(Pairs {
        parts,
        b_in_a,
        triangles,
        json,
        pool,
    }))
}

fn experiment(parser: &mut Parser) -> Result<Task, Error> {
    let mut experiment = Experiment {
        tasks: TaskId::ALL.to_vec(),
        trials: None,
        seed: 1,
        corrects: Corrects::All,
        snapping: Method::Steady,
        csv: None,
        json: None,
    };
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("tasks") => experiment.tasks = tasks(&parser.value()?.string()?)?,
            Arg::Long("trials") => {
                let count = parser.value()?.parse().ok();
                let count = count.filter(|count| (1..=MOST_TRIALS).contains(count));
                let sentence = format!("--trials is a number from 1 to {MOST_TRIALS}.");
                experiment.trials = Some(count.ok_or_else(|| usage(&sentence))?);
            }
            Arg::Long("seed") => {
                let seed = parser.value()?.parse().ok();
                experiment.seed =
                    seed.ok_or_else(|| usage("--seed is a whole number, zero or more."))?;
            }
            Arg::Long("corrects") => {
                experiment.corrects = match parser.value()?.string()?.as_str() {
                    "all" => Corrects::All,
                    "told" => Corrects::Told,
                    _ => return Err(usage("--corrects is one of all and told.")),
                }
            }
            Arg::Long("snapping") => {
                experiment.snapping = match parser.value()?.string()?.as_str() {
                    "steady" => Method::Steady,
                    "published" => Method::Published,
                    _ => return Err(usage("--snapping is one of steady and published.")),
                }
            }
            Arg::Long("csv") => experiment.csv = Some(parser.value()?.into()),
            Arg::Long("json") => experiment.json = Some(parser.value()?.into()),
            Arg::Short('h') | Arg::Long("help") => return Ok(Task::Text(HELP.to_owned())),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Task::Experiment(experiment))
}

fn removal(parser: &mut Parser) -> Result<Task, Error> {
    let mut removal = Removal {
        files: Vec::new(),
        unit: None,
        parts: Vec::new(),
        step: 0.0,
        turns: 0.0,
        fit: 0.0,
        all: false,
        csv: None,
        json: None,
        pool: default_pool()?,
    };
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Value(path) => removal.files.push(path.into()),
            Arg::Long("part" | "with") => removal.parts.push(parser.value()?.string()?),
            Arg::Long("unit") => removal.unit = Some(unit(parser)?),
            Arg::Long("step") => removal.step = length(parser, "--step")?,
            Arg::Long("turns") => {
                let degrees = length(parser, "--turns")?;
                removal.turns = degrees.to_radians();
            }
            Arg::Long("fit") => removal.fit = length(parser, "--fit")?,
            Arg::Long("all") => removal.all = true,
            Arg::Long("csv") => removal.csv = Some(parser.value()?.into()),
            Arg::Long("json") => removal.json = Some(parser.value()?.into()),
            Arg::Long("threads") => removal.pool = threads(parser)?,
            Arg::Short('h') | Arg::Long("help") => return Ok(Task::Text(HELP.to_owned())),
            other => return Err(other.unexpected().into()),
        }
    }
    if removal.files.is_empty() {
        Err(usage("Which assembly is a part to be taken out of?"))
    } else if removal.parts.is_empty() {
        Err(usage("Which part is to be taken out? Name it by --part."))
    } else {
        Ok(Task::Removal(removal))
    }
}

/// A number that is zero or more.
fn length(parser: &mut Parser, option: &str) -> Result<f64, Error> {
    let number = parser.value()?.parse().ok();
    let number = number.filter(|number: &f64| number.is_finite() && *number >= 0.0);
    number.ok_or_else(|| usage(&format!("{option} is a number, zero or more.")))
}

fn unit(parser: &mut Parser) -> Result<Unit, Error> {
    let unit = Unit::from_symbol(&parser.value()?.string()?);
    unit.ok_or_else(|| usage("--unit is one of mm, cm, m and in."))
}

/// More trials than anybody waits for.
const MOST_TRIALS: u32 = 100_000;

fn tasks(names: &str) -> Result<Vec<TaskId>, Error> {
    let mut tasks = Vec::new();
    for name in names.split(',') {
        let task = TaskId::from_name(name)?;
        if !tasks.contains(&task) {
            tasks.push(task);
        }
    }
    Ok(tasks)
}

fn within(word: &str) -> Result<Within, Error> {
    if word == "unlimited" {
        return Ok(Within::Unlimited);
    }
    let distance = f64::from_str(word).ok().filter(|distance| *distance >= 0.0);
    Ok(Within::Distance(distance.ok_or_else(|| {
        usage("--within is a distance, zero or more, or \"unlimited\".")
    })?))
}

fn pose(numbers: &str) -> Result<Pose, Error> {
    let parsed: Option<Vec<f64>> = numbers
        .split(',')
        .map(|number| number.trim().parse().ok())
        .collect();
    let seven = parsed.and_then(|numbers| numbers.try_into().ok());
    seven.and_then(from_numbers).ok_or_else(|| {
        usage("--pose is qw,qx,qy,qz,tx,ty,tz: seven finite numbers, the first four a quaternion that is not zero.")
    })
}

fn threads(parser: &mut Parser) -> Result<Pool, Error> {
    let count = parser
        .value()?
        .parse()
        .ok()
        .filter(|count| (1..=1024).contains(count));
    pool(count.ok_or_else(|| usage("--threads is a number from 1 to 1024."))?)
}

fn default_pool() -> Result<Pool, Error> {
    pool(std::thread::available_parallelism().map_or(1, std::num::NonZero::get))
}

fn pool(threads: usize) -> Result<Pool, Error> {
    Pool::with_threads(threads)
        .map_err(|error| usage(&format!("The threads cannot be started: {error}.")))
}

fn usage(sentence: &str) -> Error {
    Error::Usage(sentence.to_owned())
}

impl From<lexopt::Error> for Error {
    fn from(error: lexopt::Error) -> Self {
        let mut sentence = error.to_string();
        if let Some(first) = sentence.get(..1).map(str::to_uppercase) {
            sentence.replace_range(..1, &first);
        }
        Error::Usage(sentence + ".")
    }
}
