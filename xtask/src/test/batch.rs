//! Tests batches in cloud storage and on other schedulers, which takes packages of Python and some minutes: `cargo xtask
//! test --batch`.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use super::report::Report;
use crate::pack::python;
use crate::shell::{cargo, command, root, run};

/// The packages besides the wheel, as pip installs them: Dask as in the wheel's extra, and a server for S3.
const PACKAGES: [&str; 2] = ["distributed==2026.8.0", "moto[server]==5.2.5"];

/// The cargo arguments that build the command line with cloud storage.
const CLOUD: [&str; 5] = [
    "--locked",
    "--package",
    "nearpoint-cli",
    "--features",
    "cloud",
];

pub fn run_all(report: &mut Report) -> Result<()> {
    let python = python::with_clouds("batch", &PACKAGES)?;
    let server = Server::start(&python)?;
    let mut tests = cargo();
    tests.args(["test", "--quiet"]).args(CLOUD);
    tests.args(["--test", "cli", "--", "batch::", "--include-ignored"]);
    report.tests(
        "batches in folders and on an S3 server",
        server.named_to(tests),
    )?;
    report.check("batches on Dask", || {
        run(cargo().args(["build", "--quiet"]).args(CLOUD))?;
        let mut trial = command(&python, "");
        trial.arg("crate/cli/tests/engines.py");
        trial.env("NEARPOINT", root().join("target/debug/nearpoint"));
        run(&mut server.named_to(trial))
    })
}

/// An S3 server on this machine, which runs until it is dropped.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    /// The time limit for its start.
    const START_TIMEOUT: Duration = Duration::from_secs(60);

    fn start(python: &PathBuf) -> Result<Self> {
        // The port is free now; in the rare case that another program takes it, the test reports it.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let mut program = command(python, "");
        program.arg("crate/cli/tests/store.py");
        program.arg(address.port().to_string());
        // The server logs every request.
        program.stderr(std::process::Stdio::null());
        let process = program.spawn().context("moto did not start")?;
        let mut server = Self { process, address };
        let begun = Instant::now();
        while TcpStream::connect(address).is_err() {
            if let Some(status) = server.process.try_wait()? {
                bail!("moto ended with {status}");
            }
            ensure!(
                begun.elapsed() < Self::START_TIMEOUT,
                "moto does not answer"
            );
            sleep(Duration::from_millis(50));
        }
        Ok(server)
    }

    /// Returns a dummy service account with which Google's client uses this server without any authentication.
    fn google(&self) -> String {
        format!(
            r#"{{"gcs_base_url": "http://{}", "disable_oauth": true, "client_email": "", "private_key": "", "private_key_id": ""}}"#,
            self.address
        )
    }

    /// Passes the server's address and credentials to the program.
    fn named_to(&self, mut program: Command) -> Command {
        program
            .env("AWS_ENDPOINT", format!("http://{}", self.address))
            .env("AWS_ALLOW_HTTP", "true")
            .env("AWS_ACCESS_KEY_ID", "tried")
            .env("AWS_SECRET_ACCESS_KEY", "tried")
            .env("AWS_REGION", "us-east-1")
            .env("GOOGLE_SERVICE_ACCOUNT_KEY", self.google())
            .env("GOOGLE_ALLOW_HTTP", "true");
        program
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
