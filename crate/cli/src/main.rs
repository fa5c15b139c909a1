//! `nearpoint`: the scene's answers on a command line, the same as the page's.

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use nearpoint_cli::{Error, Outcome, run};

/// How shells tell of a program whose reader went away before it had said all.
const READER_GONE: u8 = 128 + 13;

fn main() -> ExitCode {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let outcome = run(std::env::args_os().skip(1), &mut out);
    let outcome = outcome.and_then(|outcome| {
        out.flush()?;
        Ok(outcome)
    });
    match outcome {
        Ok(outcome) => outcome.into(),
        // A reader that has seen enough closes the pipe, and wants to hear no more.
        Err(Error::Output(error)) if error.kind() == ErrorKind::BrokenPipe => {
            // What is left goes nowhere, either.
            drop(out.into_parts());
            READER_GONE.into()
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "nearpoint: {error}");
            Outcome::Bad.into()
        }
    }
}
