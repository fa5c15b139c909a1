//! Runs `nearpoint experiment`: a simulated user performs the placing tasks.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use nearpoint_experiment::run::{Subject, run as run_protocol};
use nearpoint_experiment::table::{gains, gains_text, snail_rows, snail_text, speed, speed_text};
use nearpoint_experiment::{Protocol, Record, TaskId, to_csv, to_json};

use crate::args::Experiment;
use crate::error::Error;
use crate::outcome::Outcome;
use crate::progress::Progress;

/// Runs the experiments, writes the tables to `out` and the trials to files.
pub fn run(args: &Experiment, out: &mut impl Write) -> Result<Outcome, Error> {
    // Open the file first, so that an invalid path fails before the work.
    let csv = args.csv.as_deref().map(create).transpose()?;
    let json = args.json.as_deref().map(create).transpose()?;
    let subject = Subject {
        correction_model: args.corrects,
        seed: args.seed,
        snapping: args.snapping,
    };
    let mut records: Vec<Record> = Vec::new();
    let (mut progress, mut count) = (Progress::new(false), 0);
    for protocol in protocols(args) {
        records.extend(run_protocol(&protocol, &subject, |_| {
            count += 1;
            progress.show(|| format!("{count} trials made"));
        })?);
    }
    progress.end();
    tables(&records, args.seed, out)?;
    if let Some((path, file)) = csv {
        write(path, file, &to_csv(&records))?;
    }
    if let Some((path, file)) = json {
        write(path, file, &to_json(&records)?)?;
    }
    Ok(Outcome::Clear)
}

/// Returns the published experiments with the requested tasks. A simulated user needs no practice.
fn protocols(wanted: &Experiment) -> Vec<Protocol> {
    let mut tasks: Vec<TaskId> = Vec::new();
    for &task in &wanted.tasks {
        if !tasks.contains(&task) {
            tasks.push(task);
        }
    }
    let of = |protocol: Protocol| {
        let tasks = tasks.iter().copied();
        Protocol {
            tasks: tasks.filter(|task| protocol.tasks.contains(task)).collect(),
            trials: wanted.trials.unwrap_or(protocol.trials),
            practice: 0,
            ..protocol
        }
    };
    let all = [
        Protocol::accuracy(),
        Protocol::speed(),
        Protocol::snail_accuracy(),
        Protocol::snail_speed(),
    ];
    let all = all.into_iter().map(of);
    all.filter(|protocol| !protocol.tasks.is_empty()).collect()
}

fn tables(records: &[Record], seed: u64, out: &mut impl Write) -> Result<(), Error> {
    writeln!(
        out,
        "A simulated hand (seed {seed}), not a person. Modes: 1 no help, 2 colliding faces shown, 3 snapping.\n"
    )?;
    let gained = gains(records);
    if !gained.is_empty() {
        writeln!(out, "{}", gains_text(&gained))?;
    }
    let timed = speed(records);
    if !timed.is_empty() {
        writeln!(out, "{}", speed_text(&timed))?;
    }
    if records.iter().any(|record| record.task == TaskId::Snail) {
        writeln!(out, "{}", snail_text(&snail_rows(records, None)))?;
    }
    Ok(())
}

fn create(path: &Path) -> Result<(&Path, File), Error> {
    let file = File::create(path).map_err(Error::file(path))?;
    Ok((path, file))
}

fn write(path: &Path, mut file: File, text: &str) -> Result<(), Error> {
    file.write_all(text.as_bytes()).map_err(Error::file(path))
}
