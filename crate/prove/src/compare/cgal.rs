//! Runs the other program as a child process and sends it requests through pipes.

use nearpoint_testing::triangle_pairs::Triangle;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A child process of the CGAL program, which decides whether triangles meet.
pub struct CgalProcess {
    path: PathBuf,
    child: Child,
    stdin: ChildStdin,
    stdout: ChildStdout,
}

/// The number of pairs between two answers: these fit into a pipe.
const CHUNK_SIZE: usize = 4096;

impl CgalProcess {
    /// Starts the program as a child process with pipes.
    pub fn start(path: PathBuf) -> Result<Self, String> {
        let mut child = Command::new(&path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", path.display()))?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (stdin, stdout) = pipes.ok_or("a child has no pipes")?;
        Ok(Self {
            path,
            child,
            stdin,
            stdout,
        })
    }

    /// Returns whether the triangles of each pair have a common point; None for pairs that it cannot decide.
    pub fn intersects<'a>(
        &mut self,
        pairs: impl Iterator<Item = &'a [Triangle; 2]>,
    ) -> Result<Vec<Option<bool>>, String> {
        let pairs: Vec<_> = pairs.collect();
        let mut all = Vec::with_capacity(pairs.len());
        for some in pairs.chunks(CHUNK_SIZE) {
            let mut bytes = (some.len() as u64).to_ne_bytes().to_vec();
            let numbers = some.iter().flat_map(|pair| pair.iter().flatten());
            for x in numbers.flat_map(|p| p.coords.iter()) {
                bytes.extend(x.to_ne_bytes());
            }
            let mut letters = vec![0; some.len()];
            let sent = self
                .stdin
                .write_all(&bytes)
                .and_then(|()| self.stdin.flush());
            sent.and_then(|()| self.stdout.read_exact(&mut letters))
                .map_err(|error| format!("{} answers no more: {error}", self.path.display()))?;
            all.extend(letters.iter().map(|letter| match letter {
                b'1' => Some(true),
                b'0' => Some(false),
                _ => None,
            }));
        }
        Ok(all)
    }
}

impl Drop for CgalProcess {
    fn drop(&mut self) {
        // It would also end at the end of its input.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
