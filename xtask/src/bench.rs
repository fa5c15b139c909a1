//! Runs benchmarks against a peer or a slow reliable method in the same run; times are never asserted.

use anyhow::Result;

use crate::shell::{cargo, command, root, run, run_quietly};
use crate::site::server::Server;
use crate::system_packages;
use crate::test::e2e::chromium;
use crate::wasm;

/// Runs the benches of all crates and passes `arguments` to them.
pub fn native(arguments: &[String]) -> Result<()> {
    run(cargo()
        .args([
            "bench",
            "--quiet",
            "--workspace",
            "--benches",
            "--features",
            "nearpoint-bench/peers",
            "--",
        ])
        .args(arguments))
}

/// The extent of the benchmark in the browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Samples {
    /// Enough for times that can be compared, with the packages as they are shipped.
    Enough,
    /// One of each: every case runs, and its answers are compared.
    One,
}

/// Runs the page e2e/bench in Chromium: our wasm packages beside three-mesh-bvh, Rapier, detect-collisions and sat. Fails
/// if a case fails, or if an answer differs from ours by more than the peer's arithmetic explains.
pub fn browser(samples: Samples) -> Result<()> {
    let (profile, page) = match samples {
        Samples::Enough => (wasm::Profile::Shipped, ""),
        Samples::One => (wasm::Profile::Local, "?short"),
    };
    wasm::build(&wasm::BENCH, profile)?;
    system_packages::install_npm("e2e/bench")?;
    run_quietly(command("npm", "e2e/bench").args(["run", "--silent", "build"]))?;
    let server = Server::start(&root().join("e2e/bench/dist"), "/", true, 0)?;
    let mut measure = command("npm", "e2e/bench");
    measure.args(["run", "--silent", "measure"]);
    run(measure
        .env("NEARPOINT_BENCH", format!("{}{page}", server.address))
        .env("NEARPOINT_CHROMIUM", chromium()?))
}
