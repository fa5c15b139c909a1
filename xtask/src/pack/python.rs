//! The Python wheel: built by maturin, installed from its file into an environment that holds nothing else, and tried
//! there, in an empty folder.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell::{self, answer, command, root, run_quietly};
use crate::stamp::Inputs;
use crate::{disk, machine};

const CRATE: &str = "crate/python";
const MATURIN: &str = "maturin==1.16.0";

/// What may be asked for beside the wheel.
const FLAGS: [&str; 6] = ["--step", "--cloud", "--test", "--try", "--peers", "--bench"];

/// How a wheel is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// As it is shipped; with the CAD kernel that STEP files need, and with what clouds store.
    Release { step: bool, cloud: bool },
    /// Soon built: of what the Rust tests have built already.
    Tried { cloud: bool },
}

impl Kind {
    fn features(self) -> Vec<&'static str> {
        let (tried, step, cloud) = match self {
            Self::Release { step, cloud } => (false, step, cloud),
            Self::Tried { cloud } => (true, false, cloud),
        };
        let all = [("tried", tried), ("step", step), ("cloud", cloud)];
        let wished = all.into_iter().filter(|(_, is_wished)| *is_wished);
        wished.map(|(name, _)| name).collect()
    }
}

/// Packs the wheel; with `--test` it is tried, with `--peers` beside python-fcl and coal, too, and with `--bench`
/// measured beside them. With `--step` it holds the CAD kernel, with `--cloud` what batches in S3 and the like need. `--try`
/// tries one that is soon built.
pub fn run(words: &[String]) -> Result<()> {
    if let Some(unknown) = words.iter().find(|word| !FLAGS.contains(&word.as_str())) {
        bail!(
            "unknown argument `{unknown}`: there are {}",
            FLAGS.join(" ")
        );
    }
    let wants = |flag: &str| words.iter().any(|word| word == flag);
    if wants("--try") {
        return shell::run(&mut soon_built_tests()?);
    }
    let wheel = wheel(Kind::Release {
        step: wants("--step"),
        cloud: wants("--cloud"),
    })?;
    println!("{}", wheel.display());
    let is_beside = wants("--peers") || wants("--bench");
    if !wants("--test") && !is_beside {
        return Ok(());
    }
    let installed = Installed::of(&wheel, is_beside)?;
    if wants("--test") || wants("--peers") {
        shell::run(&mut installed.tests()?)?;
    }
    if wants("--bench") {
        shell::run(&mut installed.bench()?)?;
    }
    Ok(())
}

/// The tests of a wheel that was soon built, ready to run.
pub fn soon_built_tests() -> Result<Command> {
    Installed::of(&wheel(Kind::Tried { cloud: false })?, false)?.tests()
}

/// Builds the wheel; where it is.
fn wheel(kind: Kind) -> Result<PathBuf> {
    let tools = environment("tools", &[MATURIN])?;
    let is_tried = matches!(kind, Kind::Tried { .. });
    let (folder, profile) = match kind {
        Kind::Tried { cloud: false } => ("target/python/tried", "dev"),
        Kind::Tried { cloud: true } => ("target/python/tried-in-clouds", "dev"),
        Kind::Release { .. } => ("target/packed", "release"),
    };
    let folder = root().join(folder);
    let mut maturin = command(tools.join("bin/maturin"), CRATE);
    maturin
        .args(["build", "--quiet", "--locked", "--profile", profile])
        .arg("--out")
        .arg(&folder);
    let features = kind.features();
    if !features.is_empty() {
        maturin.args(["--features", &features.join(",")]);
    }
    if is_tried {
        // Nobody else has it, so nobody looks whether it would run elsewhere.
        maturin.args(["--compatibility", "linux", "--strip", "false"]);
    }
    // Wheels of earlier versions stay where they are; the newest is ours.
    run_quietly(&mut maturin)?;
    newest_wheel(&folder)
}

fn newest_wheel(folder: &Path) -> Result<PathBuf> {
    let files = disk::list(folder)?.into_iter();
    let wheels = files.filter(|path| path.extension() == Some(OsStr::new("whl")));
    let newest = wheels.max_by_key(|path| path.metadata().and_then(|about| about.modified()).ok());
    newest.with_context(|| format!("maturin left no wheel in {}", folder.display()))
}

/// A wheel in an environment of its own, with what its tests need.
struct Installed {
    python: PathBuf,
    is_beside_peers: bool,
}

impl Installed {
    fn of(wheel: &Path, is_beside_peers: bool) -> Result<Self> {
        let needed = |file: &str| disk::read_text(format!("{CRATE}/tests/{file}"));
        let mut packages = lines(&needed("requirements.txt")?);
        if is_beside_peers {
            packages.extend(lines(&needed("peers.txt")?));
        }
        let name = match is_beside_peers {
            true => "beside-peers",
            false => "alone",
        };
        let packages: Vec<&str> = packages.iter().map(String::as_str).collect();
        let folder = environment(name, &packages)?;
        let python = install(wheel, &folder)?;
        Ok(Self {
            python,
            is_beside_peers,
        })
    }

    /// Python in an empty folder, so that it finds nothing of the tree but what it is told.
    fn python(&self) -> Result<Command> {
        let empty = root().join("target/python/empty");
        disk::make(&empty)?;
        let mut python = command(&self.python, &empty);
        python
            .env("NEARPOINT_TREE", root())
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .env_remove("PYTHONPATH");
        Ok(python)
    }

    fn tests(&self) -> Result<Command> {
        let mut tests = self.python()?;
        tests.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]);
        let folder = root().join(CRATE).join("tests");
        // What the tests share is found beside them, and nothing else is.
        tests.arg("--import-mode=importlib");
        tests.args(["-o", &format!("pythonpath={}", folder.display())]);
        if self.is_beside_peers {
            tests.env("NEARPOINT_PEERS", "1");
        }
        tests.arg(folder);
        Ok(tests)
    }

    fn bench(&self) -> Result<Command> {
        let mut bench = self.python()?;
        bench.arg(root().join(CRATE).join("bench/beside_peers.py"));
        Ok(bench)
    }
}

/// A Python with these packages and a wheel that is soon built and has what batches in clouds need.
pub fn with_clouds(name: &str, packages: &[&str]) -> Result<PathBuf> {
    let wheel = wheel(Kind::Tried { cloud: true })?;
    let packages = [&["numpy"], packages].concat();
    install(&wheel, &environment(name, &packages)?)
}

/// Puts the wheel, and it alone, into an environment; the Python there.
fn install(wheel: &Path, environment: &Path) -> Result<PathBuf> {
    let python = environment.join("bin/python");
    run_quietly(
        command(&python, "")
            .args(["-m", "pip", "install", "--quiet", "--force-reinstall"])
            .args(["--no-deps", "--no-index"])
            .arg(wheel),
    )?;
    Ok(python)
}

/// The packages that a file of requirements names.
fn lines(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(str::to_owned)
        .collect()
}

/// An environment with these packages, made anew when they change.
fn environment(name: &str, packages: &[&str]) -> Result<PathBuf> {
    let folder = root().join("target/python").join(name);
    let python = python()?;
    let inputs = Inputs::default().setting(packages).setting(&python);
    inputs.unless_made(&folder, || {
        eprintln!("     Python packages: {}", packages.join(", "));
        disk::remove(&folder)?;
        run_quietly(command("python3", "").args(["-m", "venv"]).arg(&folder))?;
        run_quietly(
            command(folder.join("bin/python"), "")
                .args([
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--disable-pip-version-check",
                ])
                .args(packages),
        )
    })?;
    Ok(folder)
}

/// What Python there is; installed where it, or what makes environments, is missing.
fn python() -> Result<String> {
    let version = || {
        let asks = ["-c", "import ensurepip, sys, venv; print(sys.version)"];
        answer(command("python3", "").args(asks))
    };
    if let Some(version) = version() {
        return Ok(version);
    }
    machine::debian("Python 3 with venv", &["python3", "python3-venv"])?;
    version().context("there is no Python 3 that makes environments (Debian: python3-venv)")
}
