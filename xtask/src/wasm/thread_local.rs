//! Thread-local data of a module with one thread.

use anyhow::{Context, Result, ensure};
use wasmparser::{KnownCustom, Name, Operator, Parser, Payload};

/// What the linker calls the address that each thread's own data begin at.
const BASE: &str = "__tls_base";

/// Makes the address nought: without shared memory the linker counts thread-local data from nought, and yet adds where
/// they begin.
pub fn from_nought(module: &mut [u8]) -> Result<()> {
    let place = place(module)?.with_context(|| format!("there is no global {BASE}"))?;
    let (last, others) = module[place]
        .split_last_mut()
        .context("a number has bytes")?;
    others.fill(0x80);
    *last = 0;
    Ok(())
}

/// Where the number stands.
fn place(module: &[u8]) -> Result<Option<std::ops::Range<usize>>> {
    let (mut globals, mut base) = (Vec::new(), None);
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
                            base = base.or((naming.name == BASE).then_some(naming.index));
                        }
                    }
                }
            }
            _ => {}
        }
    }
    let Some(init) = base.and_then(|base| globals.get(base as usize)) else {
        return Ok(None);
    };
    let mut operators = init.get_operators_reader();
    let start = operators.original_position();
    let operator = operators.read()?;
    ensure!(
        matches!(operator, Operator::I32Const { .. }),
        "{BASE} is no number, but {operator:?}"
    );
    Ok(Some(start + 1..operators.original_position()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        ConstExpr, GlobalSection, GlobalType, Module, NameMap, NameSection, ValType,
    };

    #[test]
    fn the_base_is_nought_and_nothing_else() {
        let module = |values: [i32; 2]| {
            let mut globals = GlobalSection::new();
            let mut names = NameMap::new();
            for (index, (name, value)) in (0..).zip([("__stack_pointer", 0), (BASE, 1)]) {
                let kind = GlobalType {
                    val_type: ValType::I32,
                    mutable: false,
                    shared: false,
                };
                globals.global(kind, &ConstExpr::i32_const(values[value]));
                names.append(index, name);
            }
            let mut named = NameSection::new();
            named.globals(&names);
            let mut module = Module::new();
            module.section(&globals).section(&named);
            module.finish()
        };
        let mut bytes = module([1 << 20, 1 << 20]);
        from_nought(&mut bytes).unwrap();
        let mut values = Vec::new();
        for payload in Parser::new(0).parse_all(&bytes) {
            if let Payload::GlobalSection(globals) = payload.unwrap() {
                for global in globals {
                    let mut operators = global.unwrap().init_expr.get_operators_reader();
                    values.push(operators.read().unwrap());
                }
            }
        }
        let number = |value| Operator::I32Const { value };
        assert_eq!(values, [number(1 << 20), number(0)]);
    }
}
