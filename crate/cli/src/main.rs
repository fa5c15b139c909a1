//! Runs `nearpoint`: the scene's results on the command line, the same as in the browser.

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use nearpoint_cli::{Error, Outcome, run};

/// The exit code that shells use for a program killed by SIGPIPE.
const BROKEN_PIPE: u8 = 128 + 13;

fn main() -> ExitCode {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let outcome = run(std::env::args_os().skip(1), &mut out);
    let outcome = outcome.and_then(|outcome| {
        out.flush()?;
        Ok(outcome)
    });
    match outcome {
        Ok(outcome) => outcome.into(),
        // The reader of the pipe needs no more output, so there is no message.
        Err(Error::Output(error)) if error.kind() == ErrorKind::BrokenPipe => {
            // Discard the buffer without writing it.
            drop(out.into_parts());
            BROKEN_PIPE.into()
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "nearpoint: {error}");
            Outcome::InvalidInput.into()
        }
    }
}
