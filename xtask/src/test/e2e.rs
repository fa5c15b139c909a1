//! Runs the end-to-end tests: the production build, served twice, in Chromium; and some tests in other browsers.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::{cargo, command, root, run, which};
use crate::site::{self, server::Server};
use crate::wasm::Profile;
use crate::workspace::PRODUCT;
use crate::{shell, system_packages};

/// Playwright's arguments for the tests of every change: without those that are slow and rarely fail.
pub const EVERY_CHANGE: [&str; 6] = [
    "--grep-invert",
    "@full",
    "--project",
    "threads",
    "--project",
    "single",
];

/// A prepared Playwright and the servers that it needs.
pub type PreparedPlaywright = (Command, [Server; 2]);

/// Builds what the tests need, the packages at least as optimised as `profile`. `arguments` go to Playwright.
pub fn prepare(
    profile: Profile,
    arguments: impl IntoIterator<Item: AsRef<OsStr>>,
) -> Result<PreparedPlaywright> {
    site::build(profile)?;
    system_packages::install_npm("e2e")?;
    run(&mut command_line())?;
    shell::run_quietly(command("npm", "e2e").args(["run", "--silent", "typecheck"]))?;
    let isolated = Server::start(&site::folder(), "/", true, 0)?;
    // This one is not isolated and not at the root, like a plain static host or a course page.
    let plain = Server::start(&site::folder(), "/some/path/", false, 0)?;
    let packages = site::scorm::write(
        &site::folder(),
        &root().join("target/scorm"),
        &["face-constraints"],
    )?;
    let mut command = command("npx", "e2e");
    command
        .args(["playwright", "test"])
        .args(arguments)
        .env("NEARPOINT_ISOLATED", &isolated.address)
        .env("NEARPOINT_PLAIN", &plain.address)
        .env("NEARPOINT_CLI", root().join("target/debug/nearpoint"))
        .env("NEARPOINT_SCORM", &packages[0].path)
        .env("NEARPOINT_CHROMIUM", chromium()?);
    Ok((command, [isolated, plain]))
}

/// Prepares the smoke test in each browser that is installed for it.
pub fn in_all_browsers() -> Result<PreparedPlaywright> {
    let (mut command, servers) = prepare(Profile::Local, ["--config", "browsers"])?;
    for (variable, program, _) in BROWSERS {
        let path = which(program).with_context(|| format!("{program} was not found"))?;
        command.env(variable, path);
    }
    Ok((command, servers))
}

/// The browsers for the tests of `e2e/browsers`: environment variables, programs, and Debian packages.
const BROWSERS: [(&str, &str, &[&str]); 3] = [
    // This is a full browser, because quirks of the headless shell do not matter to users.
    ("NEARPOINT_CHROMIUM", "chromium", &["chromium"]),
    (
        "NEARPOINT_FIREFOX",
        "firefox-esr",
        &["firefox-esr", "libgl1-mesa-dri"],
    ),
    (
        "NEARPOINT_WEBKIT",
        "WebKitWebDriver",
        &["webkit2gtk-driver"],
    ),
];

/// Installs the missing browsers.
pub fn install_browsers() -> Result<()> {
    let programs = BROWSERS.map(|(_, program, packages)| (program, packages));
    let all = programs.iter().chain(&[("Xvfb", &["xvfb"] as &[_])]);
    for (program, packages) in all {
        if which(program).is_none() {
            system_packages::install_debian(program, packages)?;
        }
    }
    Ok(())
}

/// Builds the program that the page is compared with, together with a test, so that it reuses the Rust tests' build.
fn command_line() -> Command {
    let mut cargo = cargo();
    cargo.args(["build", "--quiet", "--locked"]);
    cargo.args(PRODUCT);
    cargo.args(["--bin", "nearpoint", "--test", "cli"]);
    cargo
}

/// Runs `cargo xtask e2e …`: only these tests, with Playwright's own arguments.
pub fn run_only(arguments: &[String]) -> Result<()> {
    let (mut tests, _servers) = prepare(Profile::Local, arguments)?;
    run(&mut tests)
}

/// Runs `cargo xtask soak`: one page in long use, to the end or for this many minutes.
pub fn soak(minutes: Option<u32>) -> Result<()> {
    let (mut soak, _servers) = prepare(Profile::Shipped, ["--config", "soak"])?;
    if let Some(minutes) = minutes {
        soak.env("NEARPOINT_SOAK_MINUTES", minutes.to_string());
    }
    run(&mut soak)
}

/// Returns $NEARPOINT_CHROMIUM or an installed one, or installs one. The headless shell comes first, because it needs only
/// three quarters of a full browser's processor time.
pub fn chromium() -> Result<PathBuf> {
    let find = || {
        let wished = std::env::var_os("NEARPOINT_CHROMIUM").map(PathBuf::from);
        let names = [
            HEADLESS,
            "chromium",
            "chromium-browser",
            "google-chrome-stable",
            "google-chrome",
        ];
        wished.or_else(|| names.iter().find_map(|name| which(name)))
    };
    if let Some(found) = find() {
        return Ok(found);
    }
    system_packages::install_debian(
        "Chromium (or $NEARPOINT_CHROMIUM with its path)",
        &[HEADLESS],
    )?;
    find().with_context(|| format!("{HEADLESS} is installed, yet was not found"))
}

/// Debian's name of the package and of the program.
const HEADLESS: &str = "chromium-headless-shell";
