//! Builds the Python wheel with maturin, installs it into an environment without anything else, and tests it there in an
//! empty folder.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell::{self, command, root, run_quietly, stdout_of};
use crate::stamp::Inputs;
use crate::{disk, system_packages};

const CRATE: &str = "crate/python";
const MATURIN: &str = "maturin==1.16.0";

/// The options besides the wheel.
const FLAGS: [&str; 6] = ["--step", "--cloud", "--test", "--try", "--peers", "--bench"];

/// The kind of build of a wheel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WheelKind {
    /// The shipped wheel, optionally with the CAD kernel for STEP files and with cloud storage.
    Release { step: bool, cloud: bool },
    /// A wheel that builds fast, because it reuses the build of the Rust tests.
    Fast { cloud: bool },
}

impl WheelKind {
    fn features(self) -> Vec<&'static str> {
        let (tried, step, cloud) = match self {
            Self::Release { step, cloud } => (false, step, cloud),
            Self::Fast { cloud } => (true, false, cloud),
        };
        let all = [("tried", tried), ("step", step), ("cloud", cloud)];
        let wished = all.into_iter().filter(|(_, is_wished)| *is_wished);
        wished.map(|(name, _)| name).collect()
    }
}

/// Packs the wheel. `--test` tests it, `--peers` also compares it with python-fcl and coal, and `--bench` measures it
/// beside them. `--step` includes the CAD kernel, `--cloud` the clients for batches in cloud storage. `--try` tests a wheel
/// that builds fast.
pub fn run(words: &[String]) -> Result<()> {
    if let Some(unknown) = words.iter().find(|word| !FLAGS.contains(&word.as_str())) {
        bail!(
            "unknown argument `{unknown}`: there are {}",
            FLAGS.join(" ")
        );
    }
    let wants = |flag: &str| words.iter().any(|word| word == flag);
    if wants("--try") {
        return shell::run(&mut fast_wheel_tests()?);
    }
    let wheel = wheel(WheelKind::Release {
        step: wants("--step"),
        cloud: wants("--cloud"),
    })?;
    println!("{}", wheel.display());
    let is_beside = wants("--peers") || wants("--bench");
    if !wants("--test") && !is_beside {
        return Ok(());
    }
    let installed = Installed::new(&wheel, is_beside)?;
    if wants("--test") || wants("--peers") {
        shell::run(&mut installed.tests()?)?;
    }
    if wants("--bench") {
        shell::run(&mut installed.bench()?)?;
    }
    Ok(())
}

/// Prepares the tests of a wheel that builds fast.
pub fn fast_wheel_tests() -> Result<Command> {
    Installed::new(&wheel(WheelKind::Fast { cloud: false })?, false)?.tests()
}

/// Builds the wheel and returns its path.
fn wheel(kind: WheelKind) -> Result<PathBuf> {
    let tools = environment("tools", &[MATURIN])?;
    let is_tried = matches!(kind, WheelKind::Fast { .. });
    let (folder, profile) = match kind {
        WheelKind::Fast { cloud: false } => ("target/python/tried", "dev"),
        WheelKind::Fast { cloud: true } => ("target/python/tried-in-clouds", "dev"),
        WheelKind::Release { .. } => ("target/packed", "release"),
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
        // The wheel stays on this machine, so the check for portability is unnecessary.
        maturin.args(["--compatibility", "linux", "--strip", "false"]);
    }
    // Wheels of earlier versions stay in the folder; the newest is this one.
    run_quietly(&mut maturin)?;
    newest_wheel(&folder)
}

fn newest_wheel(folder: &Path) -> Result<PathBuf> {
    let files = disk::list(folder)?.into_iter();
    let wheels = files.filter(|path| path.extension() == Some(OsStr::new("whl")));
    let newest = wheels.max_by_key(|path| path.metadata().and_then(|about| about.modified()).ok());
    newest.with_context(|| format!("maturin left no wheel in {}", folder.display()))
}

/// A wheel in its own environment, with the packages that its tests need.
struct Installed {
    python: PathBuf,
    has_peers: bool,
}

impl Installed {
    fn new(wheel: &Path, has_peers: bool) -> Result<Self> {
        let needed = |file: &str| disk::read_text(format!("{CRATE}/tests/{file}"));
        let mut packages = lines(&needed("requirements.txt")?);
        if has_peers {
            packages.extend(lines(&needed("peers.txt")?));
        }
        let name = match has_peers {
            true => "beside-peers",
            false => "alone",
        };
        let packages: Vec<&str> = packages.iter().map(String::as_str).collect();
        let folder = environment(name, &packages)?;
        let python = install(wheel, &folder)?;
        Ok(Self { python, has_peers })
    }

    /// Returns Python in an empty folder, so that it finds no file of the tree except by the given paths.
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
        // The tests find their shared files beside them, and nothing else.
        tests.arg("--import-mode=importlib");
        tests.args(["-o", &format!("pythonpath={}", folder.display())]);
        if self.has_peers {
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

/// Returns a Python with these packages and a fast-built wheel with cloud storage.
pub fn with_clouds(name: &str, packages: &[&str]) -> Result<PathBuf> {
    let wheel = wheel(WheelKind::Fast { cloud: true })?;
    let packages = [&["numpy"], packages].concat();
    install(&wheel, &environment(name, &packages)?)
}

/// Installs only the wheel into an environment and returns its Python.
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

/// Returns the packages in a file of requirements.
fn lines(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(str::to_owned)
        .collect()
}

/// Returns an environment with these packages, rebuilt when they change.
fn environment(name: &str, packages: &[&str]) -> Result<PathBuf> {
    let folder = root().join("target/python").join(name);
    let python = python()?;
    let inputs = Inputs::default().setting(packages).setting(&python);
    inputs.build_unless_current(&folder, || {
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

/// Returns the machine's Python; installs it if it or the module for environments is missing.
fn python() -> Result<String> {
    let version = || {
        let asks = ["-c", "import ensurepip, sys, venv; print(sys.version)"];
        stdout_of(command("python3", "").args(asks))
    };
    if let Some(version) = version() {
        return Ok(version);
    }
    system_packages::install_debian("Python 3 with venv", &["python3", "python3-venv"])?;
    version().context("there is no Python 3 with the module venv (Debian: python3-venv)")
}
