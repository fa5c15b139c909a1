//! `nearpoint`: the scene's answers on a command line, the same as the page's.

use std::io::Write;
use std::process::ExitCode;

use nearpoint_cli::{Outcome, run};

fn main() -> ExitCode {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let outcome = run(std::env::args_os().skip(1), &mut out);
    // A reader that has seen enough closes the pipe; that is no error of ours.
    let flushed = out.flush();
    match outcome {
        Ok(outcome) if flushed.is_ok() => outcome.into(),
        Ok(_) => Outcome::Bad.into(),
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "nearpoint: {error}");
            Outcome::Bad.into()
        }
    }
}
