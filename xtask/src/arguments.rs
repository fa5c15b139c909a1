//! Reads the command line and rejects unknown arguments.

use std::ffi::OsString;

use anyhow::{Result, bail};
use pico_args::Arguments;

pub const HELP: &str = "\
cargo xtask COMMAND

  run [--port N]     builds what changed, without optimisation, serves the page on 127.0.0.1 and prints its address
      --dev          Vite's server instead: the page reloads when web/ changes
  dist               writes the page as a static folder for any host and any path to dist/, with a package for learning
                     platforms for each chapter in dist/scorm/
  pack npm           makes the npm package, target/packed/nearpoint-VERSION.tgz
      --try          also tests it, installed into an empty folder; --all: also in Vite, webpack, Next and Deno
      --keep-api     records its present names
  pack python        builds the Python wheel into target/packed/
      --try          only tests a wheel that builds fast
      --test         also tests the wheel; --peers: also beside python-fcl and coal; --bench: measures it beside them
      --step         with the CAD kernel for STEP files, which takes some minutes
      --cloud        with batches in S3 and other cloud storage
  pack crates        checks that the Rust crates and their docs can be published
      --whole        also builds the packed crates
      --semver       also checks that the API is compatible with the last tag, or with --since REV
  test               runs what CI runs for every change: format, lints, tidy, Rust and web tests, wasm builds, end-to-end tests
      --quick        without the browser, and Rust tests only of crates that a change affects
      --full         also slow tests that rarely fail, with the packages as they are shipped, and their sizes; a short benchmark in the browser
      --batch        only batches: on an S3 server and on Dask, with killed workers; needs packages from PyPI
      --browsers     only a smoke test of the page in Chromium, Firefox and WebKit
      --packages     only the npm package and the Python wheel, as they are installed
  e2e [ARGUMENTS]    runs only the end-to-end tests, with Playwright's arguments
  soak [--minutes N] 20 000 drags and 1000 loads in one page, or as many as fit into the time: memory and speed stay constant
  bench [ARGUMENTS]  runs the native benchmarks with their own arguments
      --browser      in Chromium, beside three-mesh-bvh, Rapier, detect-collisions, sat; --short: only that it runs and that the answers agree
  prove [WHAT…]      compares queries with exact arithmetic and laws, case by case; counts them in docs/trust.md
      --cases N, --minutes M, --seed S, --resume
      --beside       compares with CGAL's exact predicates, from Debian's package: --pairs N random pairs, and all of the shipped SCENES
  fuzz [FORMAT…]     tests the readers with files that libFuzzer generates, guided by coverage; counts them in docs/trust.md
      --minutes M, --runs N
  tidy               checks dependencies, epsilons, banned calls, private paths, links, and the length of files and functions
  docs               builds the documentation site, target/book; installs mdBook into target/
  build [NAME…]      builds the wasm packages and the CAD kernel, or those named, into web/pkg

Outputs whose inputs have not changed are not built again. Missing tools are installed (as root on Debian) or named.";

/// Returns the remaining arguments, for another program.
pub fn remaining(args: Arguments) -> Result<Vec<String>> {
    let word = |word: OsString| {
        word.into_string()
            .map_err(|word| anyhow::anyhow!("{word:?} is not UTF-8"))
    };
    args.finish().into_iter().map(word).collect()
}

/// Rejects remaining arguments, so that a misspelt flag is an error.
pub fn reject_remaining(args: Arguments) -> Result<()> {
    let rest = args.finish();
    if rest.is_empty() {
        Ok(())
    } else {
        bail!("unknown arguments {rest:?}\n\n{HELP}")
    }
}
