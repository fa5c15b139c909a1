//! Cuts a module into a first one and parts. The first call of a function in a part loads the part synchronously on the
//! calling thread. No function knows whether it is in a part, so the cut changes no result.

mod constants;
mod data;
mod first;
mod glue;
mod part;
mod plan;
mod rules;
mod shared_exports;
mod source;
#[cfg(test)]
mod tests;

use std::path::Path;

use anyhow::{Context, Result};
use wasm_encoder::{Module, NameMap, NameSection};

use crate::disk;
use constants::Constants;
use data::Data;
use plan::Plan;
use rules::Rules;
use shared_exports::SharedExports;
use source::Source;

/// One of the modules after the cut.
struct Piece {
    name: String,
    bytes: Vec<u8>,
    /// The module with the names of its functions, for reading a stack trace.
    named: Vec<u8>,
}

/// Cuts the module that wasm-bindgen has made of `linked` and written to `folder`; the modules with names go to the
/// folder
/// `named`.
pub fn split(linked: &Path, folder: &Path, named: &Path) -> Result<()> {
    let constants = Constants::read(&disk::read(linked)?)?;
    let (first, parts) = split_module(&disk::read(folder.join("index_bg.wasm"))?, &constants)?;
    for piece in std::iter::once(&first).chain(&parts) {
        let file = format!("{}.wasm", piece.name);
        disk::write(folder.join(&file), &piece.bytes)?;
        disk::write(named.join(&file), &piece.named)?;
    }
    let names: Vec<&str> = parts.iter().map(|part| part.name.as_str()).collect();
    glue::add_loader(&folder.join("index.js"), &names)
}

fn split_module(whole: &[u8], constants: &Constants) -> Result<(Piece, Vec<Piece>)> {
    let source = Source::read(whole)?;
    let rules = Rules::new(&source);
    let plan = Plan::new(&source, constants, |name, is_root| {
        rules.part_of(name, is_root)
    });
    let data = Data::new(whole, constants, &plan)?;
    let missing = source
        .names
        .iter()
        .find(|(_, name)| rules::is_missing(name));
    let (missing, _) = missing.context("no function reports a missing part")?;
    let mut lent = SharedExports::default();
    let mut parts = Vec::new();
    for (index, name) in plan.parts.iter().enumerate() {
        let (module, functions) = part::encode(&source, &plan, index, &data, &mut lent)?;
        parts.push(piece(&name.replace('/', "-"), module, &functions, &source));
    }
    let (module, functions) = first::encode(&source, &plan, &data, &lent, *missing)?;
    Ok((piece("index_bg", module, &functions, &source), parts))
}

fn piece(name: &str, mut module: Module, functions: &[u32], source: &Source) -> Piece {
    let bytes = module.as_slice().to_vec();
    let mut names = NameMap::new();
    for (new, old) in (0..).zip(functions) {
        if let Some(name) = source.names.get(old) {
            names.append(new, name);
        }
    }
    let mut section = NameSection::new();
    section.functions(&names);
    module.section(&section);
    Piece {
        name: name.to_owned(),
        bytes,
        named: module.finish(),
    }
}
