//! Tests one kind of file after the other with `nearpoint-guided`, a program that generates inputs guided by their coverage.
//! Inputs that break a promise, and a few with the largest coverage, become samples that every test run reads.

mod counts;
mod coverage;
mod guided;
mod options;
mod samples;

pub use options::Options;

use crate::saved::Files;
use counts::{Row, SavedInputs};
use guided::{FuzzRunResult, GuidedFuzzer};
use nearpoint_prove::files::TARGETS;
use samples::Samples;
use std::collections::BTreeMap;
use std::fs;

/// Fuzzes the readers of files, and returns the number of broken promises.
pub fn run(options: &Options) -> Result<u64, String> {
    let files = Files::in_tree();
    let mut broken = 0;
    for name in &options.formats {
        let led = GuidedFuzzer::new(&options.program, name, &files.state().join("led"))?;
        let samples = Samples::new(&files, name);
        if let Some(sample) = samples
            .found()?
            .iter()
            .find(|path| !led.keeps_promises(path))
        {
            println!("{name}: not tested, {} is not fixed yet", sample.display());
            broken += 1;
            continue;
        }
        fs::write(led.dictionary(), samples.dictionary()?).map_err(|error| error.to_string())?;
        let FuzzRunResult {
            runs,
            seconds,
            failing_input,
        } = led.run(options.limit, samples.folder())?;
        if let Some(input) = &failing_input {
            let path = samples.add_found(input)?;
            println!("{name}: BROKEN by {}", path.display());
            println!("  the log is {}", led.log().display());
            broken += 1;
        }
        let kept = coverage::choose(&led, &samples)?;
        println!("{name}: {runs} runs, {seconds:.0} s, {kept} new inputs stored");
        record(&files, name, Row { runs, seconds }, &options.program)?;
    }
    Ok(broken)
}

/// Adds to the counts in docs/trust.md.
fn record(files: &Files, name: &str, row: Row, program: &std::path::Path) -> Result<(), String> {
    let mut kept = BTreeMap::new();
    for target in TARGETS {
        let samples = Samples::new(files, target.name);
        let led = GuidedFuzzer::new(program, target.name, &files.state().join("led"))?;
        let found = samples.found()?;
        let kept_now = SavedInputs {
            inputs: samples.saved()?.len(),
            found: found.len(),
            fixed: found.iter().filter(|path| led.keeps_promises(path)).count(),
        };
        kept.insert(target.name, kept_now);
    }
    files.change_page(|page| {
        let mut rows = counts::read(page)?;
        rows.entry(name.to_owned()).or_default().add(row);
        counts::write(page, &rows, &kept)
    })
}
