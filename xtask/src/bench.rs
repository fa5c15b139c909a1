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

/// Runs the page e2e/bench in Chromium: our wasm packages beside three-mesh-bvh, Rapier, detect-collisions and sat.
pub fn browser() -> Result<()> {
    wasm::build(&wasm::BENCH, wasm::Profile::Shipped)?;
    system_packages::install_npm("e2e/bench")?;
    run_quietly(command("npm", "e2e/bench").args(["run", "--silent", "build"]))?;
    let server = Server::start(&root().join("e2e/bench/dist"), "/", true, 0)?;
    let mut measure = command("npm", "e2e/bench");
    measure.args(["run", "--silent", "measure"]);
    run(measure
        .env("NEARPOINT_BENCH", &server.address)
        .env("NEARPOINT_CHROMIUM", chromium()?))
}
