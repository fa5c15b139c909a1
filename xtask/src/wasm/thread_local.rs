//! Fixes the addresses of thread-local data of a module with one thread.

use std::ops::Range;

use anyhow::{Context, Result, bail};
use wasmparser::{KnownCustom, Name, Operator, Parser, Payload};

/// The linker's name of the base address of each thread's own data.
const BASE: &str = "__tls_base";

/// Sets the base to 0 where the linker's code adds it twice. Without shared memory, older linkers give absolute addresses
/// and still add the base. Newer ones (LLVM 22) correctly use offsets.
pub fn zero_base(module: &mut [u8]) -> Result<()> {
    let base = base(module)?.with_context(|| format!("there is no global {BASE}"))?;
    if !is_absolute(module, &base)? {
        return Ok(());
    }
    let (last, others) = module[base.offset]
        .split_last_mut()
        .context("a number has bytes")?;
    others.fill(0x80);
    *last = 0;
    Ok(())
}

/// The global that holds the base of thread-local data.
struct Base {
    index: u32,
    value: i32,
    /// The range of the number in the module.
    offset: Range<usize>,
}

fn base(module: &[u8]) -> Result<Option<Base>> {
    let (mut globals, mut index) = (Vec::new(), None);
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::GlobalSection(section) => {
                for global in section {
                    globals.push(global?.init_expr);
                }
            }
            Payload::CustomSection(custom) => {
                let KnownCustom::Name(names) = custom.as_known() else {
                    continue;
                };
                for name in names {
                    if let Name::Global(names) = name? {
                        for naming in names {
                            let naming = naming?;
                            index = index.or((naming.name == BASE).then_some(naming.index));
                        }
                    }
                }
            }
            _ => {}
        }
    }
    let Some((index, init)) = index.and_then(|at| Some((at, globals.get(at as usize)?))) else {
        return Ok(None);
    };
    let mut operators = init.get_operators_reader();
    let start = operators.original_position();
    match operators.read()? {
        Operator::I32Const { value } => Ok(Some(Base {
            index,
            value,
            offset: start + 1..operators.original_position(),
        })),
        operator => bail!("{BASE} is no number, but {operator:?}"),
    }
}

/// Returns whether the number that is added to the base is an address, which is at least the base.
fn is_absolute(module: &[u8], base: &Base) -> Result<bool> {
    for payload in Parser::new(0).parse_all(module) {
        let Payload::CodeSectionEntry(body) = payload? else {
            continue;
        };
        let mut follows_base = false;
        for operator in body.get_operators_reader()? {
            let operator = operator?;
            if let (true, Operator::I32Const { value }) = (follows_base, &operator) {
                return Ok(*value >= base.value);
            }
            follows_base = matches!(operator, Operator::GlobalGet { global_index } if global_index == base.index);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        CodeSection, ConstExpr, Function, FunctionSection, GlobalSection, GlobalType, Instruction,
        Module, NameMap, NameSection, TypeSection, ValType,
    };

    /// Returns a module with two globals of this value, and a function that adds `offset` to the second.
    fn module(value: i32, offset: i32) -> Vec<u8> {
        let mut globals = GlobalSection::new();
        let mut names = NameMap::new();
        for (index, name) in (0..).zip(["__stack_pointer", BASE]) {
            let kind = GlobalType {
                val_type: ValType::I32,
                mutable: false,
                shared: false,
            };
            globals.global(kind, &ConstExpr::i32_const(value));
            names.append(index, name);
        }
        let (mut types, mut functions, mut code) =
            <(TypeSection, FunctionSection, CodeSection)>::default();
        types.ty().function([], [ValType::I32]);
        functions.function(0);
        let mut body = Function::new([]);
        for instruction in [
            Instruction::I32Const(value),
            Instruction::Drop,
            Instruction::GlobalGet(1),
            Instruction::I32Const(offset),
            Instruction::I32Add,
            Instruction::End,
        ] {
            body.instruction(&instruction);
        }
        code.function(&body);
        let mut named = NameSection::new();
        named.globals(&names);
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&globals);
        module.section(&code).section(&named);
        module.finish()
    }

    fn values(module: &[u8]) -> Vec<i32> {
        let mut values = Vec::new();
        for payload in Parser::new(0).parse_all(module) {
            if let Payload::GlobalSection(globals) = payload.unwrap() {
                for global in globals {
                    let mut operators = global.unwrap().init_expr.get_operators_reader();
                    if let Operator::I32Const { value } = operators.read().unwrap() {
                        values.push(value);
                    }
                }
            }
        }
        values
    }

    #[test]
    fn base_of_addresses_becomes_nought_and_base_of_offsets_stays() {
        let address = 1 << 20;
        for (offset, base) in [(address, 0), (address + 16, 0), (0, address), (16, address)] {
            let mut bytes = module(address, offset);
            zero_base(&mut bytes).unwrap();
            assert_eq!(values(&bytes), [address, base], "{offset}");
        }
    }
}
