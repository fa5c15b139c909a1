//! What the tests of the readers share.
#![allow(dead_code, clippy::unwrap_used)]

use nearpoint_import::{File, Import, ImportError, Wish, read};
use std::ops::ControlFlow;
use std::path::Path;

/// The bytes of a shipped model.
pub fn public(name: &str) -> Vec<u8> {
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public/models");
    std::fs::read(models.join(name)).unwrap()
}

/// Reads one file without wishes.
pub fn read_one(path: &str, bytes: &[u8]) -> Result<Import, ImportError> {
    read_all(&[(path, bytes)])
}

/// Reads some files together without wishes.
pub fn read_all(files: &[(&str, &[u8])]) -> Result<Import, ImportError> {
    let files: Vec<_> = files
        .iter()
        .map(|&(path, bytes)| File { path, bytes })
        .collect();
    read(&files, &Wish::default(), &mut |_, _| {
        ControlFlow::Continue(())
    })
}
