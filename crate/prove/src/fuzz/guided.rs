//! Runs the program that generates inputs with libFuzzer, in a folder for one format.

use super::options::FuzzLimit;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// The length of the longest input: the time is better spent on many small ones.
const MAX_LENGTH: usize = 16 << 10;

/// A runner of the libFuzzer program for one format, with its folder of inputs.
pub struct GuidedFuzzer {
    program: PathBuf,
    format: String,
    folder: PathBuf,
}

/// The outcome of a run of the guided fuzzer.
pub struct FuzzRunResult {
    pub runs: u64,
    pub seconds: f64,
    /// The input that broke a promise.
    pub failing_input: Option<PathBuf>,
}

impl GuidedFuzzer {
    /// Creates the runner of `program` for a format, and its folder below `state`.
    pub fn new(program: &Path, format: &str, state: &Path) -> Result<Self, String> {
        let folder = state.join(format);
        let led = Self {
            program: program.to_owned(),
            format: format.to_owned(),
            folder,
        };
        fs::create_dir_all(led.inputs())
            .map_err(|error| format!("{}: {error}", led.folder.display()))?;
        Ok(led)
    }

    /// Returns the folder of all inputs so far that reached new code.
    pub fn inputs(&self) -> PathBuf {
        self.folder.join("inputs")
    }

    /// Returns the dictionary of the format's words.
    pub fn dictionary(&self) -> PathBuf {
        self.folder.join("words")
    }

    /// Returns the log of the last run.
    pub fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    /// Returns whether a file keeps the promises. A file that breaks a promise ends the program.
    pub fn keeps_promises(&self, path: &Path) -> bool {
        let status = self
            .command()
            .arg(path)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        status.is_ok_and(|status| status.success())
    }

    /// Runs until the limit, or until a promise is broken.
    pub fn run(&self, most: FuzzLimit, samples: &Path) -> Result<FuzzRunResult, String> {
        let mut command = self.command();
        match most {
            FuzzLimit::Runs(runs) => command.arg(format!("-runs={runs}")),
            FuzzLimit::Time(time) => command.arg(format!("-max_total_time={}", time.as_secs())),
        };
        command
            .arg(format!("-max_len={MAX_LENGTH}"))
            .arg(format!("-dict={}", self.dictionary().display()))
            .args(["-print_final_stats=1", "-report_slow_units=1000000"])
            .arg("-entropic_scale_per_exec_time=1")
            .args([&self.inputs(), samples]);
        let begun = Instant::now();
        let (is_well, reported) = self.run_logged(&mut command)?;
        let seconds = begun.elapsed().as_secs_f64();
        let after = |key: &str| reported.lines().rev().find_map(|line| line.split_once(key));
        let runs = after("stat::number_of_executed_units:");
        let runs = runs.and_then(|(_, count)| count.trim().parse().ok());
        let broke = after("Test unit written to ").map(|(_, path)| PathBuf::from(path.trim()));
        match (runs, broke) {
            (Some(runs), None) if is_well => Ok(FuzzRunResult {
                runs,
                seconds,
                failing_input: None,
            }),
            (runs, Some(broke)) => Ok(FuzzRunResult {
                runs: runs.unwrap_or(0),
                seconds,
                failing_input: Some(broke),
            }),
            _ => Err(format!("it failed; see {}", self.log().display())),
        }
    }

    /// Returns the coverage of each file, in a format of libFuzzer's own.
    pub fn coverage(&self, folders: [&Path; 2]) -> Result<String, String> {
        let [reported, nothing] = ["reached", "nothing"].map(|name| self.folder.join(name));
        let _ = fs::remove_file(&reported);
        let _ = fs::remove_dir_all(&nothing);
        let text = fs::create_dir_all(&nothing).map_err(|error| error.to_string());
        text?;
        let mut command = self.command();
        command
            .args(["-set_cover_merge=1", "-use_counters=0"])
            .arg(format!("-merge_control_file={}", reported.display()))
            .arg(nothing)
            .args(folders);
        self.run_logged(&mut command)?;
        fs::read_to_string(&reported).map_err(|error| format!("{}: {error}", reported.display()))
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        // A reader may take much more than the promises allow before the program is stopped from outside.
        command
            .env("NEARPOINT_FORMAT", &self.format)
            .args(["-timeout=20", "-rss_limit_mb=3000"])
            .arg(format!("-artifact_prefix={}/", self.folder.display()))
            .stdin(Stdio::null());
        command
    }

    /// Returns whether the program succeeded, and its output, which stays in the log.
    fn run_logged(&self, command: &mut Command) -> Result<(bool, String), String> {
        let failed = |error: std::io::Error| format!("{}: {error}", self.program.display());
        let log = File::create(self.log()).map_err(failed)?;
        let status = command
            .stdout(Stdio::null())
            .stderr(log)
            .status()
            .map_err(failed)?;
        let reported = fs::read(self.log()).map_err(failed)?;
        Ok((
            status.success(),
            String::from_utf8_lossy(&reported).into_owned(),
        ))
    }
}
