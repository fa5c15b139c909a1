//! Reads mesh files before their turn, several at the same time.

use crate::dropped_files::DroppedFiles;
use crate::error::Result;
use crate::job::{Forked, Job};
use crate::mesh_file;
use crate::model::Model;
use crate::sniff::{FileKind, Format};
use std::collections::{HashMap, VecDeque};

/// The number of bytes after which no more files are read before the first of them are used.
const MAX_BYTES: usize = 1 << 26;

/// The mesh files of an import, those that are still to be read in the order of their use.
#[derive(Default)]
pub(crate) struct ReadAhead {
    waiting: VecDeque<(usize, Format)>,
    done: HashMap<usize, Forked<Model>>,
}

impl ReadAhead {
    /// Lists files that are needed, in this order. Those that need a reader of others are left out.
    pub(crate) fn new(
        dropped_files: &DroppedFiles,
        numbers: impl IntoIterator<Item = usize>,
    ) -> Self {
        let mut is_listed = vec![false; dropped_files.files().len()];
        let mut waiting = VecDeque::new();
        for number in numbers {
            if let FileKind::Model(format) = dropped_files.kind(number)
                && !matches!(format, Format::Step | Format::Ifc)
                && !std::mem::replace(&mut is_listed[number], true)
            {
                waiting.push_back((number, format));
            }
        }
        // A single file can be read when it is its turn.
        if waiting.len() == 1 {
            waiting.clear();
        }
        Self {
            waiting,
            done: HashMap::new(),
        }
    }

    /// Returns the model in a file, which is the current file of `job`.
    pub(crate) fn read(
        &mut self,
        job: &mut Job,
        dropped_files: &DroppedFiles,
        number: usize,
        format: Format,
    ) -> Result<Model> {
        if !job.is_parallel() {
            return mesh_file::read(job, dropped_files, number, format);
        }
        if let Some(at) = self.waiting.iter().position(|next| next.0 == number)
            && let Some(next) = self.waiting.remove(at)
        {
            // A robot may use its files in another order.
            self.waiting.push_front(next);
            job.tick(0, 1)?;
            self.read_some(job, dropped_files);
        }
        match self.done.remove(&number) {
            Some(done) => job.absorb(done),
            None => mesh_file::read(job, dropped_files, number, format),
        }
    }

    fn read_some(&mut self, job: &mut Job, dropped_files: &DroppedFiles) {
        let length = |next: &(usize, Format)| dropped_files.files()[next.0].bytes.len();
        let (mut some, mut bytes) = (Vec::new(), 0);
        while bytes < MAX_BYTES
            && let Some(next) = self.waiting.pop_front()
        {
            bytes += length(&next);
            some.push(next);
        }
        if some.len() == 1 {
            return; // the caller reads it with its progress
        }
        let numbers: Vec<usize> = some.iter().map(|next| next.0).collect();
        let models = job.fork(some, length, |job, (number, format)| {
            job.begin(dropped_files.title(number), 0.0, 1.0)?;
            mesh_file::read(job, dropped_files, number, format)
        });
        self.done.extend(numbers.into_iter().zip(models));
    }
}
