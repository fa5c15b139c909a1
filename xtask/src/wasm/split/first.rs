//! Writes the first module: everything that is in no part, and for each entry of a part a stub that loads the part and
//! calls it.

use std::collections::BTreeMap;

use anyhow::Result;
use wasm_encoder::reencode::utils;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, DataSection, EntityType, ExportKind, ExportSection,
    Function, FunctionSection, GlobalSection, GlobalType, ImportSection, Instruction, Module,
    TableSection, TypeSection, ValType,
};

use super::data::Data;
use super::glue::{GLUE, LOAD};
use super::plan::Plan;
use super::shared_exports::SharedExports;
use super::source::{FUNCTION_TABLE, Source};

struct First<'a> {
    source: &'a Source<'a>,
    plan: &'a Plan,
    data: &'a Data<'a>,
    shared_exports: &'a SharedExports,
    /// The function that is called when a part cannot be loaded.
    missing: u32,
    /// The new numbers of the functions or stubs in this module.
    functions: BTreeMap<u32, u32>,
}

/// Returns the first module, and its functions' old numbers in the order of their new ones.
pub fn encode(
    source: &Source,
    plan: &Plan,
    data: &Data,
    shared_exports: &SharedExports,
    missing: u32,
) -> Result<(Module, Vec<u32>)> {
    let is_here = |function: &u32| {
        plan.part_of[*function as usize].is_none() || plan.entries.contains_key(function)
    };
    let here = (source.imported..source.functions.len() as u32).filter(is_here);
    // The last import is the function that loads a part.
    let old: Vec<u32> = (0..source.imported).chain([u32::MAX]).chain(here).collect();
    let mut first = First {
        source,
        plan,
        data,
        shared_exports,
        missing,
        functions: old.iter().copied().zip(0..).collect(),
    };
    let mut module = Module::new();
    first.parse_core_module(&mut module, wasmparser::Parser::new(0), source.bytes)?;
    Ok((module, old))
}

impl First<'_> {
    fn load(&self) -> u32 {
        self.source.imported
    }

    /// Returns the function that makes sure that a part is loaded, and before it the part that others share with it.
    fn enter(&self, part: usize) -> u32 {
        (self.functions.len() + part) as u32
    }

    /// Returns the global that stores whether a part is loaded.
    fn is_here(&self, part: usize) -> u32 {
        (self.source.globals.len() + part) as u32
    }

    /// Returns the types of `load` and of `enter`, which follow all others.
    fn own_types(&self) -> [u32; 2] {
        let count = self.source.types.len() as u32;
        [count, count + 1]
    }

    fn enter_body(&self, part: usize) -> Function {
        let mut body = Function::new([]);
        body.instruction(&Instruction::GlobalGet(self.is_here(part)));
        body.instruction(&Instruction::I32Eqz);
        body.instruction(&Instruction::If(BlockType::Empty));
        if let Some(before) = self.plan.before(part) {
            body.instruction(&Instruction::Call(self.enter(before)));
        }
        for instruction in [
            Instruction::I32Const(part as i32),
            Instruction::Call(self.load()),
            Instruction::I32Eqz,
            Instruction::If(BlockType::Empty),
            Instruction::Call(self.functions[&self.missing]),
            Instruction::Unreachable,
            Instruction::End,
            Instruction::I32Const(1),
            Instruction::GlobalSet(self.is_here(part)),
            Instruction::End,
            Instruction::End,
        ] {
            body.instruction(&instruction);
        }
        body
    }

    fn stub(&self, function: u32, part: usize) -> Function {
        let mut body = Function::new([]);
        body.instruction(&Instruction::Call(self.enter(part)));
        for parameter in 0..self.source.ty(function).params().len() {
            body.instruction(&Instruction::LocalGet(parameter as u32));
        }
        body.instruction(&Instruction::I32Const(self.plan.entries[&function] as i32));
        body.instruction(&Instruction::CallIndirect {
            type_index: self.source.functions[function as usize],
            table_index: FUNCTION_TABLE,
        });
        body.instruction(&Instruction::End);
        body
    }

    /// Returns the old numbers of the functions that are defined here, in the order of the new ones.
    fn defined(&self) -> Vec<u32> {
        let range = self.source.imported..self.source.functions.len() as u32;
        range
            .filter(|function| self.functions.contains_key(function))
            .collect()
    }
}

impl Reencode for First<'_> {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        Ok(self.functions[&function])
    }

    fn parse_type_section(
        &mut self,
        types: &mut TypeSection,
        section: wasmparser::TypeSectionReader<'_>,
    ) -> Result<(), Error> {
        utils::parse_type_section(self, types, section)?;
        types.ty().function([ValType::I32], [ValType::I32]);
        types.ty().function([], []);
        Ok(())
    }

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: wasmparser::ImportSectionReader<'_>,
    ) -> Result<(), Error> {
        utils::parse_import_section(self, imports, section)?;
        imports.import(GLUE, LOAD, EntityType::Function(self.own_types()[0]));
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _: wasmparser::FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        for function in self.defined() {
            functions.function(self.source.functions[function as usize]);
        }
        for _ in &self.plan.parts {
            functions.function(self.own_types()[1]);
        }
        Ok(())
    }

    fn parse_table_section(
        &mut self,
        tables: &mut TableSection,
        section: wasmparser::TableSectionReader<'_>,
    ) -> Result<(), Error> {
        for (index, table) in section.into_iter().enumerate() {
            let mut table = table?;
            if index == FUNCTION_TABLE as usize {
                table.ty.initial = self.plan.slots.into();
                table.ty.maximum = table.ty.maximum.map(|most| most.max(table.ty.initial));
            }
            self.parse_table(tables, table)?;
        }
        Ok(())
    }

    fn parse_global_section(
        &mut self,
        globals: &mut GlobalSection,
        section: wasmparser::GlobalSectionReader<'_>,
    ) -> Result<(), Error> {
        utils::parse_global_section(self, globals, section)?;
        let is_here = GlobalType {
            val_type: ValType::I32,
            mutable: true,
            shared: false,
        };
        for _ in &self.plan.parts {
            globals.global(is_here, &ConstExpr::i32_const(0));
        }
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: wasmparser::ExportSectionReader<'_>,
    ) -> Result<(), Error> {
        utils::parse_export_section(self, exports, section)?;
        for (name, kind, old) in self.shared_exports.all() {
            let index = match kind {
                ExportKind::Func => self.functions[&old],
                _ => old,
            };
            exports.export(&name, kind, index);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _: wasmparser::CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        for function in self.defined() {
            match self.plan.part_of[function as usize] {
                Some(part) => {
                    code.function(&self.stub(function, part));
                }
                None => self.parse_function_body(code, self.source.body(function).clone())?,
            }
        }
        for part in 0..self.plan.parts.len() {
            code.function(&self.enter_body(part));
        }
        Ok(())
    }

    fn parse_data_section(
        &mut self,
        data: &mut DataSection,
        section: wasmparser::DataSectionReader<'_>,
    ) -> Result<(), Error> {
        for (index, datum) in section.into_iter().enumerate() {
            let mut datum = datum?;
            let bytes = self.data.of_first(index);
            datum.data = bytes.as_deref().unwrap_or(datum.data);
            self.parse_data(data, datum)?;
        }
        Ok(())
    }

    /// Names are written separately; a page does not need the list of producers.
    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: wasmparser::CustomSectionReader<'_>,
    ) -> Result<(), Error> {
        Ok(())
    }
}
