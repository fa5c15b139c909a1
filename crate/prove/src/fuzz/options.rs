//! Parses the options of a fuzzing run.

use nearpoint_prove::files::TARGETS;
use pico_args::Arguments;
use std::path::PathBuf;
use std::time::Duration;

/// The options of a fuzzing run.
pub struct Options {
    /// The program that generates inputs.
    pub program: PathBuf,
    pub formats: Vec<String>,
    /// The limit for each format.
    pub limit: FuzzLimit,
}

/// The limit of a fuzzing run: a number of runs, or a time.
#[derive(Clone, Copy)]
pub enum FuzzLimit {
    Runs(u64),
    Time(Duration),
}

/// The default time for each format, in seconds.
const DEFAULT_TIME: f64 = 60.0;

impl Options {
    /// Parses the command line: names of formats, `--runs` and `--minutes`.
    pub fn parse(program: PathBuf, mut args: Arguments) -> Result<Self, String> {
        let reported = |error: pico_args::Error| error.to_string();
        let runs: Option<u64> = args.opt_value_from_str("--runs").map_err(reported)?;
        let minutes: Option<f64> = args.opt_value_from_str("--minutes").map_err(reported)?;
        let named = args.finish();
        let named = named.iter().map(|name| name.to_string_lossy().into_owned());
        let mut formats: Vec<String> = named.collect();
        let known = || TARGETS.iter().map(|target| target.name);
        if let Some(other) = formats
            .iter()
            .find(|name| !known().any(|own| own == **name))
        {
            let known: Vec<&str> = known().collect();
            return Err(format!(
                "there is no format {other}; there are {}, and --runs and --minutes",
                known.join(", ")
            ));
        }
        if formats.is_empty() {
            formats = known().map(str::to_owned).collect();
        }
        let limit = match (runs, minutes) {
            (Some(_), Some(_)) => return Err("--runs or --minutes, not both".to_owned()),
            (Some(0), None) => return Err("--runs is at least 1".to_owned()),
            (Some(runs), None) => FuzzLimit::Runs(runs),
            (None, minutes) => {
                let each = minutes.map_or(DEFAULT_TIME, |all| 60.0 * all / formats.len() as f64);
                let time = Duration::try_from_secs_f64(each.ceil());
                let time = time.map_err(|_| "--minutes is a number of minutes".to_owned())?;
                if time.is_zero() {
                    return Err("--minutes is more than 0".to_owned());
                }
                FuzzLimit::Time(time)
            }
        };
        Ok(Self {
            program,
            formats,
            limit,
        })
    }
}
