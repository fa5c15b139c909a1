//! Parses the options of a run.

use nearpoint_prove::{Entry, subjects};
use pico_args::Arguments;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The options of a run of subjects against their oracles.
pub struct Options {
    pub subjects: Vec<Entry>,
    /// The number of cases of each subject.
    pub cases: Option<u64>,
    pub time: Option<Duration>,
    pub seed: u64,
    /// True if the run continues where the last one stopped.
    pub resume: bool,
    /// True if the cases are counted: a run with a given seed is a repetition, and not counted again.
    pub counts: bool,
}

/// The default time for each subject.
const DEFAULT_TIME: Duration = Duration::from_secs(60);

impl Options {
    /// Parses the command line: names of subjects, `--cases`, `--minutes`, `--seed` and `--resume`.
    pub fn parse(mut args: Arguments) -> Result<Self, String> {
        let reported = |error: pico_args::Error| error.to_string();
        let cases = args.opt_value_from_str("--cases").map_err(reported)?;
        let minutes: Option<f64> = args.opt_value_from_str("--minutes").map_err(reported)?;
        let given: Option<u64> = args.opt_value_from_str("--seed").map_err(reported)?;
        let resume = args.contains("--resume");
        if resume && given.is_some() {
            return Err("--resume continues with the old seed: omit --seed".to_owned());
        }
        let rest = args.finish();
        let names: Vec<String> = rest
            .iter()
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        if let Some(flag) = names.iter().find(|name| name.starts_with('-')) {
            return Err(format!(
                "there is no {flag}; there are --cases, --minutes, --seed and --resume"
            ));
        }
        let subjects = chosen(&names)?;
        let time = minutes
            .map(|minutes| Duration::try_from_secs_f64(60.0 * minutes))
            .transpose()
            .map_err(|_| "--minutes is a number of minutes".to_owned())?;
        let usual = DEFAULT_TIME * subjects.len() as u32;
        Ok(Self {
            time: time.or(cases.is_none().then_some(usual)),
            subjects,
            cases,
            seed: given.unwrap_or_else(fresh_seed),
            resume,
            counts: given.is_none(),
        })
    }
}

fn chosen(names: &[String]) -> Result<Vec<Entry>, String> {
    let all = subjects();
    if names.is_empty() {
        return Ok(all);
    }
    let of = |name: &String| {
        let found = all.iter().find(|entry| entry.name == name);
        let known: Vec<&str> = all.iter().map(|entry| entry.name).collect();
        found.copied().ok_or_else(|| {
            format!(
                "there is nothing called {name} to prove; there are {}",
                known.join(", ")
            )
        })
    };
    names.iter().map(of).collect()
}

/// Returns a seed that no run has had.
fn fresh_seed() -> u64 {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    now.as_millis() as u64
}
