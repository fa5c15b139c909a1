//! Reads a module of wasm-bindgen for the cut: the names, calls and sizes of its functions.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, ensure};
use rustc_demangle::demangle;
use wasmparser::{
    ConstExpr, ElementItems, ElementKind, ExternalKind, FuncType, FunctionBody, GlobalType,
    KnownCustom, MemoryType, Name, NameSectionReader, Operator, Parser, Payload, TableType,
    TypeRef,
};

/// The index of the function table; the other table, if any, holds JavaScript values.
pub const FUNCTION_TABLE: u32 = 0;

#[derive(Default)]
pub struct Source<'a> {
    pub bytes: &'a [u8],
    pub types: Vec<FuncType>,
    /// The type of each function, imported ones first.
    pub functions: Vec<u32>,
    /// The number of imported functions.
    pub imported: u32,
    /// The bodies of the other functions.
    pub bodies: Vec<FunctionBody<'a>>,
    pub memories: Vec<MemoryType>,
    pub tables: Vec<TableType>,
    pub globals: Vec<GlobalType>,
    /// The types of the tags.
    pub tags: Vec<u32>,
    /// The host's names of functions.
    pub exported: BTreeMap<u32, Vec<&'a str>>,
    /// The slot in the function table of each function that has one.
    pub slots: BTreeMap<u32, u32>,
    /// The linker's names of functions.
    pub symbols: BTreeMap<u32, &'a str>,
    /// The readable names: paths with the types in angle brackets, without hashes.
    pub names: BTreeMap<u32, String>,
    /// The functions that each function calls directly.
    pub calls: Vec<BTreeSet<u32>>,
}

impl<'a> Source<'a> {
    pub fn read(bytes: &'a [u8]) -> Result<Self> {
        let mut source = Self {
            bytes,
            ..Self::default()
        };
        for payload in Parser::new(0).parse_all(bytes) {
            source.take(payload?)?;
        }
        source.calls = vec![BTreeSet::new(); source.imported as usize];
        for body in &source.bodies {
            source.calls.push(called(body)?);
        }
        ensure!(
            !source.tables.is_empty(),
            "the module has no function table"
        );
        Ok(source)
    }

    fn take(&mut self, payload: Payload<'a>) -> Result<()> {
        match payload {
            Payload::TypeSection(types) => {
                self.types = types
                    .into_iter_err_on_gc_types()
                    .collect::<Result<_, _>>()?;
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    match import?.ty {
                        TypeRef::Func(ty) => self.functions.push(ty),
                        TypeRef::Table(ty) => self.tables.push(ty),
                        TypeRef::Memory(ty) => self.memories.push(ty),
                        TypeRef::Global(ty) => self.globals.push(ty),
                        TypeRef::Tag(ty) => self.tags.push(ty.func_type_idx),
                        other => anyhow::bail!("an import of an unknown kind: {other:?}"),
                    }
                }
                self.imported = self.functions.len() as u32;
            }
            Payload::FunctionSection(functions) => {
                for ty in functions {
                    self.functions.push(ty?);
                }
            }
            Payload::TableSection(tables) => {
                for table in tables {
                    self.tables.push(table?.ty);
                }
            }
            Payload::MemorySection(memories) => {
                for memory in memories {
                    self.memories.push(memory?);
                }
            }
            Payload::TagSection(tags) => {
                for tag in tags {
                    self.tags.push(tag?.func_type_idx);
                }
            }
            Payload::GlobalSection(globals) => {
                for global in globals {
                    self.globals.push(global?.ty);
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    if export.kind == ExternalKind::Func {
                        self.exported
                            .entry(export.index)
                            .or_default()
                            .push(export.name);
                    }
                }
            }
            Payload::StartSection { func, .. } => {
                self.exported.entry(func).or_default();
            }
            Payload::ElementSection(elements) => {
                for element in elements {
                    self.take_slots(element?)?;
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            Payload::CustomSection(custom) => {
                if let KnownCustom::Name(names) = custom.as_known() {
                    self.symbols = function_names(names)?;
                    let read =
                        |(at, symbol): (&u32, &&str)| (*at, format!("{:#}", demangle(symbol)));
                    self.names = self.symbols.iter().map(read).collect();
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn take_slots(&mut self, element: wasmparser::Element<'_>) -> Result<()> {
        let ElementItems::Functions(functions) = element.items else {
            return Ok(());
        };
        let ElementKind::Active {
            table_index,
            offset_expr,
        } = element.kind
        else {
            return Ok(());
        };
        let first = number(&offset_expr)?;
        let first = first.context("functions whose place in the table is no number")?;
        ensure!(
            table_index.unwrap_or(0) == FUNCTION_TABLE,
            "functions stand in another table than the first"
        );
        for (slot, function) in (first..).zip(functions) {
            self.slots.entry(function?).or_insert(slot);
        }
        Ok(())
    }

    pub fn is_import(&self, function: u32) -> bool {
        function < self.imported
    }

    pub fn body(&self, function: u32) -> &FunctionBody<'a> {
        &self.bodies[(function - self.imported) as usize]
    }

    pub fn ty(&self, function: u32) -> &FuncType {
        &self.types[self.functions[function as usize] as usize]
    }
}

/// Returns the functions' names.
pub fn function_names<'a>(section: NameSectionReader<'a>) -> Result<BTreeMap<u32, &'a str>> {
    let mut found = BTreeMap::new();
    for name in section {
        if let Name::Function(names) = name? {
            for naming in names {
                let naming = naming?;
                found.insert(naming.index, naming.name);
            }
        }
    }
    Ok(found)
}

/// Returns the constant of an expression; `None` for anything else.
pub fn number(expression: &ConstExpr<'_>) -> Result<Option<u32>> {
    Ok(match expression.get_operators_reader().read()? {
        Operator::I32Const { value } => Some(value as u32),
        _ => None,
    })
}

fn called(body: &FunctionBody<'_>) -> Result<BTreeSet<u32>> {
    let mut called = BTreeSet::new();
    for operator in body.get_operators_reader()? {
        if let Operator::Call { function_index }
        | Operator::ReturnCall { function_index }
        | Operator::RefFunc { function_index } = operator?
        {
            called.insert(function_index);
        }
    }
    Ok(called)
}
