//! Ends the wait for a kernel that hangs.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use nearpoint_import::kernel::{Kernel, KernelCrash, READING_CALL};
use nearpoint_message::Message;

/// A kernel on a thread of its own, where a call that takes too long counts as a crash. Nothing can stop that call: its
/// thread ends with the process.
pub struct LimitedKernel {
    tasks: Sender<Task>,
    limits: Limits,
}

/// The longest times of one call.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The limit of the call that reads a file.
    pub reading: Duration,
    /// The limit of any other call.
    pub other: Duration,
}

type Task = Box<dyn FnOnce(&mut dyn Kernel) + Send>;

impl LimitedKernel {
    /// Starts a kernel. The limits are for each call, not for the start.
    pub fn start(
        start: impl FnOnce() -> Result<Box<dyn Kernel>, Message> + Send + 'static,
        limits: Limits,
    ) -> Result<Self, Message> {
        let (tasks, queue) = channel::<Task>();
        let (started, start_result) = channel();
        thread::spawn(move || match start() {
            Ok(mut kernel) => {
                let _ = started.send(Ok(()));
                for task in queue {
                    task(&mut *kernel);
                }
            }
            Err(why) => drop(started.send(Err(why))),
        });
        let ended = |_| Err(Message::from_text("the CAD kernel's thread has ended"));
        start_result.recv().unwrap_or_else(ended)?;
        Ok(Self { tasks, limits })
    }

    fn run<R: Send + 'static>(
        &self,
        limit: Duration,
        task: impl FnOnce(&mut dyn Kernel) -> Result<R, KernelCrash> + Send + 'static,
    ) -> Result<R, KernelCrash> {
        let (reply, result) = channel();
        // If the thread has ended, the task is dropped, and so is the other end of `result`.
        let _ = self.tasks.send(Box::new(move |kernel: &mut dyn Kernel| {
            let _ = reply.send(task(kernel));
        }));
        let why = match result.recv_timeout(limit) {
            Ok(found) => return found,
            Err(RecvTimeoutError::Timeout) => {
                format!("a call took longer than {} seconds", limit.as_secs())
            }
            Err(RecvTimeoutError::Disconnected) => "its thread has ended".to_owned(),
        };
        Err(KernelCrash(Message::from_text(why)))
    }
}

impl Kernel for LimitedKernel {
    fn call(&mut self, export: &str, arguments: &[f64]) -> Result<f64, KernelCrash> {
        let limit = match export {
            READING_CALL => self.limits.reading,
            _ => self.limits.other,
        };
        let (export, arguments) = (export.to_owned(), arguments.to_vec());
        self.run(limit, move |kernel| kernel.call(&export, &arguments))
    }

    fn read(&mut self, from: u32, to: &mut [u8]) -> Result<(), KernelCrash> {
        let mut bytes = vec![0; to.len()];
        let read = self.run(self.limits.other, move |kernel| {
            kernel.read(from, &mut bytes)?;
            Ok(bytes)
        });
        to.copy_from_slice(&read?);
        Ok(())
    }

    fn write(&mut self, to: u32, from: &[u8]) -> Result<(), KernelCrash> {
        let bytes = from.to_vec();
        self.run(self.limits.other, move |kernel| kernel.write(to, &bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A kernel with a memory of 8 bytes, whose function `hang` never returns.
    struct FakeKernel([u8; 8]);

    impl Kernel for FakeKernel {
        fn call(&mut self, export: &str, arguments: &[f64]) -> Result<f64, KernelCrash> {
            match export {
                "sum" => Ok(arguments.iter().sum()),
                "hang" => loop {
                    thread::park();
                },
                READING_CALL => {
                    thread::sleep(Duration::from_millis(100));
                    Ok(1.0)
                }
                _ => Err(KernelCrash(Message::from_text("there is no such function"))),
            }
        }

        fn read(&mut self, from: u32, to: &mut [u8]) -> Result<(), KernelCrash> {
            to.copy_from_slice(&self.0[from as usize..][..to.len()]);
            Ok(())
        }

        fn write(&mut self, to: u32, from: &[u8]) -> Result<(), KernelCrash> {
            self.0[to as usize..][..from.len()].copy_from_slice(from);
            Ok(())
        }
    }

    const LONG: Duration = Duration::from_secs(60);

    fn start(other: Duration) -> LimitedKernel {
        let limits = Limits {
            reading: LONG,
            other,
        };
        LimitedKernel::start(|| Ok(Box::new(FakeKernel([0; 8]))), limits).unwrap()
    }

    #[test]
    fn call_that_reads_a_file_has_a_limit_of_its_own() {
        let mut kernel = start(Duration::from_millis(50));
        assert_eq!(kernel.call(READING_CALL, &[]), Ok(1.0));
        assert!(kernel.call("hang", &[]).is_err());
    }

    #[test]
    fn call_that_hangs_is_a_crash_after_the_limit() {
        let mut kernel = start(Duration::from_millis(50));
        let why = kernel.call("hang", &[]).unwrap_err().to_string();
        assert!(why.contains("took longer than"), "{why}");
        // The kernel still hangs in the first call.
        assert!(kernel.call("sum", &[1.0]).is_err());
    }

    #[test]
    fn calls_and_memory_are_those_of_the_kernel() {
        let mut kernel = start(LONG);
        assert_eq!(kernel.call("sum", &[1.0, 2.0]), Ok(3.0));
        let why = kernel.call("absent", &[]).unwrap_err().to_string();
        assert_eq!(why, "there is no such function");
        kernel.write(2, &[7, 8]).unwrap();
        let mut read = [1; 3];
        kernel.read(2, &mut read).unwrap();
        assert_eq!(read, [7, 8, 0]);
    }

    #[test]
    fn kernel_that_does_not_start_says_why() {
        let refused = || Err(Message::from_text("there is none"));
        let limits = Limits {
            reading: LONG,
            other: LONG,
        };
        let why = LimitedKernel::start(refused, limits).err().unwrap();
        assert_eq!(why.to_string(), "there is none");
    }
}
