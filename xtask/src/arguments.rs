//! Reads the command line and rejects unknown arguments.

use std::ffi::OsString;

use anyhow::{Result, bail};
use pico_args::Arguments;

pub const HELP: &str = "\
cargo xtask COMMAND

  run [--port N]     build what changed, quickly, serve the page on 127.0.0.1 and print its address
      --dev          Vite's server instead: the page reloads when web/ changes
  dist               the page as a static folder, dist/, small and fast, for any host and any path
      --scorm        and a package for learning platforms for each chapter, in dist/scorm/
  pack npm           the npm package, target/packed/nearpoint-VERSION.tgz
      --try          and a trial of it, installed into an empty folder; --all: in Vite, webpack, Next and Deno, too
      --keep-api     takes over its names, where they may change
  pack python        the Python wheel into target/packed/
      --try          only tries one that is soon built
      --test         and tries it, installed alone; --peers beside python-fcl and coal; --bench measured beside them
      --step         with the CAD kernel that STEP files need, which takes some minutes
      --cloud        with what batches in S3 and the like need
  pack crates        the Rust crates: whether they can be published, docs and all
      --whole        and are built from what was packed
      --semver       and offer what they did at the last tag, or --since REV
  test               what CI runs for every change: format, lints, tidy, Rust and web tests, wasm builds, end-to-end tests
      --quick        without the browser, and Rust tests only of the crates that a change reaches
      --full         also what is slow and rarely fails, with the packages as they are shipped, and their sizes
      --batch        only batches: on an S3 server and on Dask, with workers killed, by packages from PyPI
      --browsers     only a smoke test of the page, in Chromium, Firefox and WebKit
      --packages     only the npm package and the Python wheel, tried as they are installed
  e2e [ARGUMENTS]    only the end-to-end tests; the arguments are Playwright's
  soak [--minutes N] 20 000 drags and 1000 loads in one page, or as many as there is time for: memory flat, no slower at the end
  bench [ARGUMENTS]  the native benchmarks; the arguments are theirs
      --browser      in Chromium, beside three-mesh-bvh, Rapier, detect-collisions, sat
  prove [WHAT…]      tries the queries, case after case, against exact arithmetic and laws; counted in docs/trust.md
      --cases N, --minutes M, --seed S, --resume
      --beside       against CGAL's exact predicates, from Debian's package: --pairs N that are drawn, and all of the shipped SCENES
  fuzz [FORMAT…]     gives files to their readers, led by what the bytes cover; counted in docs/trust.md
      --minutes M, --runs N
  tidy               dependency arrows, epsilons, banned calls, private paths, links; long files and functions
  docs               the documentation as a site, in target/book; mdBook is installed into target/ for it
  build [NAME…]      the wasm packages and the CAD kernel, or those named, into web/pkg

Nothing is built twice that has not changed. What the machine lacks is installed (as root on Debian) or named.";

/// Returns the remaining arguments, for another program.
pub fn remaining(args: Arguments) -> Result<Vec<String>> {
    let word = |word: OsString| {
        word.into_string()
            .map_err(|word| anyhow::anyhow!("{word:?} is not UTF-8"))
    };
    args.finish().into_iter().map(word).collect()
}

/// Rejects remaining arguments, so that a misspelt flag is an error.
pub fn nothing_left(args: Arguments) -> Result<()> {
    let rest = args.finish();
    if rest.is_empty() {
        Ok(())
    } else {
        bail!("unknown arguments {rest:?}\n\n{HELP}")
    }
}
