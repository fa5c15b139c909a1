//! Writes a part as a separate module: it imports functions and data from the first module, puts its entries into the
//! table, and writes its constants to their addresses.

use std::collections::BTreeMap;

use anyhow::Result;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, Elements, EntityType, ExportKind,
    FunctionSection, ImportSection, Module, TableType, TagKind, TagType, TypeSection,
};

use super::data::Data;
use super::plan::Plan;
use super::shared_exports::{FIRST_MODULE, SharedExports};
use super::source::{FUNCTION_TABLE, Source};

/// The numbers of one kind of item in the part, in the order of first use.
#[derive(Default)]
struct Numbers {
    new: BTreeMap<u32, u32>,
    old: Vec<u32>,
}

impl Numbers {
    fn of(&mut self, old: u32) -> u32 {
        *self.new.entry(old).or_insert_with(|| {
            self.old.push(old);
            self.old.len() as u32 - 1
        })
    }
}

#[derive(Default)]
struct Renumbering {
    types: Numbers,
    functions: Numbers,
    tables: Numbers,
    globals: Numbers,
    tags: Numbers,
}

impl Reencode for Renumbering {
    type Error = std::convert::Infallible;

    fn type_index(&mut self, ty: u32) -> Result<u32, Error> {
        Ok(self.types.of(ty))
    }

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.functions.of(function))
    }

    fn table_index(&mut self, table: u32) -> Result<u32, Error> {
        Ok(self.tables.of(table))
    }

    fn global_index(&mut self, global: u32) -> Result<u32, Error> {
        Ok(self.globals.of(global))
    }

    fn tag_index(&mut self, tag: u32) -> Result<u32, Error> {
        Ok(self.tags.of(tag))
    }
}

/// Returns the module of a part, and its functions' old numbers in the order of their new ones.
pub fn encode(
    source: &Source,
    plan: &Plan,
    part: usize,
    data: &Data,
    lent: &mut SharedExports,
) -> Result<(Module, Vec<u32>)> {
    let own: Vec<u32> = (source.imported..source.functions.len() as u32)
        .filter(|function| plan.is_in_part(*function, part))
        .collect();
    let mut to = Renumbering::default();
    to.tables.of(FUNCTION_TABLE);
    // Imported functions have the first numbers.
    for function in &own {
        for called in &source.calls[*function as usize] {
            if !plan.is_in_part(*called, part) {
                to.functions.of(*called);
            }
        }
    }
    let borrowed = to.functions.old.len();
    for function in &own {
        to.functions.of(*function);
    }

    let mut functions = FunctionSection::new();
    let mut code = CodeSection::new();
    for function in &own {
        functions.function(to.types.of(source.functions[*function as usize]));
        to.parse_function_body(&mut code, source.body(*function).clone())?;
    }

    let mut elements = ElementSection::new();
    for (function, slot) in &plan.entries {
        if plan.is_in_part(*function, part) {
            let at = ConstExpr::i32_const(*slot as i32);
            let entry = [to.functions.of(*function)];
            elements.active(None, &at, Elements::Functions(entry[..].into()));
        }
    }
    let imports = imports(source, &mut to, borrowed, lent)?;
    let mut types = TypeSection::new();
    for old in std::mem::take(&mut to.types.old) {
        let ty = to.func_type(source.types[old as usize].clone())?;
        types.ty().func_type(&ty);
    }

    let mut constants = DataSection::new();
    for (address, bytes) in data.of_part(part) {
        constants.active(
            0,
            &ConstExpr::i32_const(address as i32),
            bytes.iter().copied(),
        );
    }
    let mut module = Module::new();
    module
        .section(&types)
        .section(&imports)
        .section(&functions)
        .section(&elements)
        .section(&code)
        .section(&constants);
    Ok((module, to.functions.old))
}

fn imports(
    source: &Source,
    to: &mut Renumbering,
    borrowed: usize,
    lent: &mut SharedExports,
) -> Result<ImportSection> {
    let mut imports = ImportSection::new();
    for &old in &to.functions.old[..borrowed] {
        let ty = to.types.of(source.functions[old as usize]);
        let name = lent.name(ExportKind::Func, old);
        imports.import(FIRST_MODULE, &name, EntityType::Function(ty));
    }
    for old in to.tables.old.clone() {
        let ty = source.tables[old as usize];
        let any_size = TableType {
            element_type: to.ref_type(ty.element_type)?,
            minimum: 0,
            maximum: None,
            table64: ty.table64,
            shared: ty.shared,
        };
        imports.import(FIRST_MODULE, &lent.name(ExportKind::Table, old), any_size);
    }
    for (index, memory) in (0..).zip(&source.memories) {
        let ty = to.memory_type(*memory)?;
        imports.import(FIRST_MODULE, &lent.name(ExportKind::Memory, index), ty);
    }
    for old in to.globals.old.clone() {
        let ty = to.global_type(source.globals[old as usize])?;
        imports.import(FIRST_MODULE, &lent.name(ExportKind::Global, old), ty);
    }
    for old in to.tags.old.clone() {
        let ty = TagType {
            kind: TagKind::Exception,
            func_type_idx: to.types.of(source.tags[old as usize]),
        };
        imports.import(FIRST_MODULE, &lent.name(ExportKind::Tag, old), ty);
    }
    Ok(imports)
}
