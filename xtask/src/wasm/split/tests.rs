//! Cuts a small module, and runs it whole and in pieces in node.

use std::fs;

use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, CustomSection, DataSection, ElementSection, Elements,
    Encode, EntityType, ExportKind, ExportSection, Function, FunctionSection, GlobalSection,
    GlobalType, ImportSection, Instruction as I, MemArg, MemorySection, MemoryType, Module,
    NameMap, NameSection, RefType, TableSection, TableType, TagKind, TagSection, TagType,
    TypeSection, ValType,
};

use super::glue::GLUE;
use super::*;
use crate::disk::Scratch;
use crate::shell::{command, stdout_of};

/// The number of a function; the first is imported.
const TELL: u32 = 0;
const MAIN: u32 = 1;
const MISSING: u32 = 2;
const BY_CALL: u32 = 3;
const BY_TABLE: u32 = 4;
const OTHER_PART: u32 = 5;
const HELPER: u32 = 6;
const THROWS: u32 = 7;
const SHARED: u32 = 8;

const NAMES: [(u32, &str); 8] = [
    (MAIN, "run"),
    (MISSING, "nearpoint_wasm::crash::missing_part"),
    (BY_CALL, "nearpoint_scene::drag::by_call"),
    (BY_TABLE, "nearpoint_scene::drag::by_table"),
    (OTHER_PART, "nearpoint_geometry::hull::other"),
    (HELPER, "core::helper"),
    (THROWS, "nearpoint_geometry::hull::throws"),
    (SHARED, "core::shared"),
];

/// The address of the first constant; each is a number of four bytes.
const CONSTANTS: u32 = 1024;
/// The constants: the first is the address of the last; only mutable data point to the last but one.
const NUMBERS: [u32; 5] = [CONSTANTS + 16, 2, 5, 77, 1];

const LOAD_NUMBER: I = I::I32Load(MemArg {
    offset: 0,
    align: 2,
    memory_index: 0,
});

/// Returns the instructions that read the constant with that number, from 0.
fn constant(number: u32) -> [I<'static>; 2] {
    [I::I32Const((CONSTANTS + 4 * number) as i32), LOAD_NUMBER]
}

/// Returns the pointers to each constant.
fn constants() -> Constants {
    let functions = [(BY_CALL, 0), (HELPER, 1), (SHARED, 2)];
    let name = |function| NAMES.iter().find(|(of, _)| *of == function).unwrap().1;
    Constants {
        ranges: (0..5)
            .map(|at| CONSTANTS + 4 * at..CONSTANTS + 4 * at + 4)
            .collect(),
        of_function: functions
            .map(|(function, constant)| (name(function).to_owned(), [constant].into()))
            .into(),
        of_constant: vec![[4].into(), [].into(), [].into(), [].into(), [].into()],
        of_others: [3].into(),
    }
}

/// Returns a module whose `run(x)` crosses every kind of boundary of a cut.
fn module() -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([ValType::I32], [ValType::I32]);
    types.ty().function([], []);
    types.ty().function([ValType::I32], []);
    let mut imports = ImportSection::new();
    imports.import(GLUE, "tell", EntityType::Function(2));
    let mut functions = FunctionSection::new();
    for function in MAIN..=SHARED {
        functions.function(match function {
            MISSING => 1,
            THROWS => 2,
            _ => 0,
        });
    }
    let mut tables = TableSection::new();
    tables.table(TableType {
        element_type: RefType::FUNCREF,
        minimum: 2,
        maximum: Some(2),
        table64: false,
        shared: false,
    });
    let mut memories = MemorySection::new();
    memories.memory(MemoryType {
        minimum: 1,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    });
    let mut tags = TagSection::new();
    tags.tag(TagType {
        kind: TagKind::Exception,
        func_type_idx: 2,
    });
    let mut globals = GlobalSection::new();
    let counted = GlobalType {
        val_type: ValType::I32,
        mutable: true,
        shared: false,
    };
    globals.global(counted, &ConstExpr::i32_const(100));
    let mut exports = ExportSection::new();
    exports.export("run", ExportKind::Func, MAIN);
    let mut elements = ElementSection::new();
    elements.active(
        None,
        &ConstExpr::i32_const(1),
        Elements::Functions([BY_TABLE][..].into()),
    );

    let indirect = I::CallIndirect {
        type_index: 0,
        table_index: 0,
    };
    let add = |more: &[I<'static>]| [&[I::LocalGet(0)], more, &[I::I32Add, I::End]].concat();
    let count = [I::GlobalGet(0), I::I32Const(1), I::I32Add, I::GlobalSet(0)];
    let bodies: [Vec<I>; 8] = [
        // An exception from two parts away is caught here, with its number.
        vec![
            I::Try(BlockType::Result(ValType::I32)),
            I::LocalGet(0),
            I::Call(BY_CALL),
            I::I32Const(1),
            indirect,
            I::Catch(0),
            I::GlobalGet(0),
            I::I32Add,
            I::End,
            I::End,
        ],
        vec![I::End],
        add(&[&constant(0)[..], &[LOAD_NUMBER, I::Call(SHARED)]].concat()),
        [&count[..], &[I::LocalGet(0), I::Call(OTHER_PART), I::End]].concat(),
        [
            &[I::LocalGet(0), I::Call(THROWS)],
            &add(&[I::I32Const(10), I::Call(HELPER), I::Call(SHARED)])[..],
        ]
        .concat(),
        add(&constant(1)),
        vec![
            I::LocalGet(0),
            I::Call(TELL),
            I::LocalGet(0),
            I::I32Const(40),
            I::I32GtS,
            I::If(BlockType::Empty),
            I::LocalGet(0),
            I::Throw(0),
            I::End,
            I::End,
        ],
        add(&constant(2)),
    ];
    let mut code = CodeSection::new();
    for body in bodies {
        let mut function = Function::new([]);
        for instruction in &body {
            function.instruction(instruction);
        }
        code.function(&function);
    }
    let mut data = DataSection::new();
    let numbers = NUMBERS.map(u32::to_le_bytes).concat();
    data.active(0, &ConstExpr::i32_const(CONSTANTS as i32), numbers);
    let pointer = CONSTANTS + 12;
    data.active(0, &ConstExpr::i32_const(2048), pointer.to_le_bytes());
    let mut names = NameMap::new();
    for (function, name) in NAMES {
        names.append(function, name);
    }
    let mut named = NameSection::new();
    named.functions(&names);

    let mut module = Module::new();
    module
        .section(&types)
        .section(&imports)
        .section(&functions)
        .section(&tables)
        .section(&memories)
        .section(&tags)
        .section(&globals)
        .section(&exports)
        .section(&elements)
        .section(&code)
        .section(&data)
        .section(&named);
    module.finish()
}

/// The script that runs the module whole and in pieces on the same numbers and prints the differences and the loads.
const RUN: &str = r#"
const { readFileSync } = require("node:fs");
const read = (name) => new WebAssembly.Module(readFileSync(`${process.argv[1]}/${name}.wasm`));
const parts = process.argv.slice(2);
const results = (name) => {
  const told = [];
  const load_part = (part) => {
    told.push(parts[part]);
    if (parts[part] === process.env.MISSING) return 0;
    new WebAssembly.Instance(read(parts[part]), { 0: instance.exports });
    return 1;
  };
  const glue = { tell: (x) => told.push(x), load_part };
  const instance = new WebAssembly.Instance(read(name), { "./index_bg.js": glue });
  const run = (x) => { try { return instance.exports.run(x); } catch (error) { return error.message; } };
  return { answers: [1, 50, 2, 60].map(run), told };
};
const [whole, cut] = [results("whole"), results("index_bg")];
console.log(JSON.stringify([whole.answers, cut.answers, cut.told]));
"#;

fn run(missing: &str) -> String {
    let folder = Scratch::new(&format!("split-{missing}"));
    let whole = module();
    let (first, parts) = split_module(&whole, &constants()).unwrap();
    fs::write(folder.join("whole.wasm"), &whole).unwrap();
    for piece in std::iter::once(&first).chain(&parts) {
        fs::write(folder.join(format!("{}.wasm", piece.name)), &piece.bytes).unwrap();
    }
    let mut node = command("node", "");
    node.args(["-e", RUN]).arg(&*folder).env("MISSING", missing);
    stdout_of(node.args(parts.iter().map(|part| &part.name))).expect("node runs the modules")
}

#[test]
fn in_pieces_a_module_answers_as_it_does_whole() {
    assert_eq!(
        run(""),
        "[[24,158,25,170],[24,158,25,170],[\"later\",\"later-hand-drag\",\"later-hull\",7,56,8,66]]"
    );
}

#[test]
fn failed_part_ends_the_call_and_is_loaded_again() {
    let unreachable = "\"unreachable\"";
    let reported = run("later-hull");
    assert!(
        reported.contains(&format!("[{}]", [unreachable; 4].join(","))),
        "{reported}"
    );
    assert_eq!(reported.matches("later-hull").count(), 4, "{reported}");
}

#[test]
fn a_function_is_where_all_its_callers_are() {
    let whole = module();
    let source = Source::read(&whole).unwrap();
    let rules = Rules::new(&source);
    let constants = constants();
    let plan = Plan::new(&source, &constants, |name, is_root| {
        rules.part_of(name, is_root)
    });
    assert_eq!(plan.parts, ["later", "later/hand/drag", "later/hull"]);
    let part =
        |function: u32| plan.part_of[function as usize].map(|part| plan.parts[part].as_str());
    assert_eq!(part(MAIN), None);
    assert_eq!(part(BY_TABLE), Some("later/hand/drag"));
    assert_eq!(part(HELPER), Some("later/hull"));
    assert_eq!(part(SHARED), Some("later"));
}

#[test]
fn a_constant_is_where_all_that_points_to_it_is() {
    let whole = module();
    let source = Source::read(&whole).unwrap();
    let (rules, constants) = (Rules::new(&source), constants());
    let plan = Plan::new(&source, &constants, |name, is_root| {
        rules.part_of(name, is_root)
    });
    let gone = [
        Some("later/hand/drag"),
        Some("later/hull"),
        Some("later"),
        None,
        Some("later/hand/drag"),
    ];
    let parts = plan.part_of_constant.iter();
    let parts: Vec<_> = parts
        .map(|part| part.map(|part| plan.parts[part].as_str()))
        .collect();
    assert_eq!(parts, gone);

    let data = Data::new(&whole, &constants, &plan).unwrap();
    let number = |number: u32| NUMBERS[number as usize].to_le_bytes();
    let first = [[0; 4], [0; 4], [0; 4], number(3), [0; 4]];
    assert_eq!(data.of_first(0), Some(first.concat()));
    assert_eq!(data.of_part(2), [(CONSTANTS + 4, &number(1)[..])]);
}

/// Returns a custom section, which is no part of the program.
fn section(name: &str, numbers: &[&[u8]]) -> Vec<u8> {
    let mut module = Module::new();
    let data = numbers.concat();
    module.section(&CustomSection {
        name: name.into(),
        data: data.into(),
    });
    module.finish()[8..].to_vec()
}

/// Encodes numbers like the linker.
fn numbers(numbers: &[u32]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for number in numbers {
        number.encode(&mut bytes);
    }
    bytes
}

/// Returns a pointer to each of the constants, at an offset in a section.
fn relocations(kind: u8, pointers: &[(usize, u32)]) -> Vec<u8> {
    let mut bytes = numbers(&[0, pointers.len() as u32]);
    for &(at, symbol) in pointers {
        bytes.push(kind);
        bytes.extend(numbers(&[at as u32, symbol, 0]));
    }
    bytes
}

/// Returns the offsets in code and data of a module that hold addresses of constants.
fn pointers(module: &[u8]) -> [Vec<(usize, u32)>; 2] {
    let [mut code, mut data] = [const { Vec::new() }; 2];
    let mut start = 0;
    for payload in wasmparser::Parser::new(0).parse_all(module) {
        match payload.unwrap() {
            wasmparser::Payload::CodeSectionStart { range, .. } => start = range.start,
            wasmparser::Payload::CodeSectionEntry(body) => {
                let operators = body.get_operators_reader().unwrap();
                for operator in operators.into_iter_with_offsets() {
                    if let (wasmparser::Operator::I32Const { value }, at) = operator.unwrap()
                        && let Some(place) = (value as u32).checked_sub(CONSTANTS)
                    {
                        code.push((at + 1 - start, place / 4));
                    }
                }
            }
            wasmparser::Payload::DataSection(section) => {
                let start = section.range().start;
                for (each, symbol) in section.into_iter().zip([4, 3]) {
                    let each = each.unwrap();
                    data.push((each.range.end - each.data.len() - start, symbol));
                }
            }
            _ => {}
        }
    }
    [code, data]
}

#[test]
fn the_linker_says_what_points_to_which_constant() {
    let whole = module();
    let [code, data] = pointers(&whole);
    let names = [
        &[2][..],
        &numbers(&[7]),
        b".rodata",
        &[0, 0, 5],
        b".data",
        &[0, 0],
    ]
    .concat();
    let symbol = |at: u8| [1, 0, 1, b'a' + at, 0, 4 * at, 4];
    let symbols = [&[5][..], &[0, 1, 2, 3, 4].map(symbol).concat()].concat();
    let subsection = |kind: u8, bytes: &[u8]| [&[kind, bytes.len() as u8], bytes].concat();
    let linked = [
        whole,
        section(
            "linking",
            &[&[2], &subsection(5, &names), &subsection(8, &symbols)],
        ),
        section("reloc.CODE", &[&relocations(4, &code)]),
        section("reloc.DATA", &[&relocations(5, &data)]),
    ]
    .concat();
    let (found, expected) = (Constants::read(&linked).unwrap(), constants());
    assert_eq!(found.ranges, expected.ranges);
    assert_eq!(found.of_function, expected.of_function);
    assert_eq!(found.of_constant, expected.of_constant);
    assert_eq!(found.of_others, expected.of_others);
}
