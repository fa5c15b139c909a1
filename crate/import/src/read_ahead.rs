//! Reads mesh files before their turn, several at the same time.

use crate::dropped_files::DroppedFiles;
use crate::error::Result;
use crate::job::{Forked, Job};
use crate::mesh_file;
use crate::model::Model;
use crate::sniff::{FileKind, Format};
use std::collections::HashMap;

/// The number of bytes after which no more files are read before the first of them are used.
const MAX_BYTES: usize = 1 << 26;

/// The mesh files of an import: those that are read before their turn, in groups, and the models of those that were.
#[derive(Default)]
pub(crate) struct ReadAhead {
    groups: Vec<Vec<(usize, Format)>>,
    done: HashMap<usize, Forked<Model>>,
}

impl ReadAhead {
    /// Groups files that are needed in this order. Those that need a reader of others are left out.
    pub(crate) fn new(
        dropped_files: &DroppedFiles,
        numbers: impl IntoIterator<Item = usize>,
    ) -> Self {
        let mut is_listed = vec![false; dropped_files.files().len()];
        let (mut groups, mut group, mut bytes) = (Vec::new(), Vec::new(), 0);
        for number in numbers {
            if let FileKind::Model(format) = dropped_files.kind(number)
                && !matches!(format, Format::Step | Format::Ifc)
                && !std::mem::replace(&mut is_listed[number], true)
            {
                group.push((number, format));
                bytes += dropped_files.files()[number].bytes.len();
                if bytes >= MAX_BYTES {
                    groups.push(std::mem::take(&mut group));
                    bytes = 0;
                }
            }
        }
        groups.push(group);
        // A single file is read when it is its turn, with its progress.
        groups.retain(|group| group.len() > 1);
        Self {
            groups,
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
        let has_it = |group: &Vec<(usize, Format)>| group.contains(&(number, format));
        if job.is_parallel()
            && !self.done.contains_key(&number)
            && let Some(at) = self.groups.iter().position(has_it)
        {
            job.tick(0, 1)?;
            let group = self.groups.swap_remove(at);
            let numbers: Vec<usize> = group.iter().map(|(number, _)| *number).collect();
            let length = |(number, _): &(usize, _)| dropped_files.files()[*number].bytes.len();
            let models = job.fork(group, length, |job, (number, format)| {
                job.begin(dropped_files.title(number), 0.0, 1.0)?;
                mesh_file::read(job, dropped_files, number, format)
            });
            self.done.extend(numbers.into_iter().zip(models));
        }
        match self.done.remove(&number) {
            Some(done) => job.absorb(done),
            None => mesh_file::read(job, dropped_files, number, format),
        }
    }
}
