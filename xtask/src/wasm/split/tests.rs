//! A small module is cut, and node runs it whole and in pieces.

use std::fs;

use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportKind,
    ExportSection, Function, FunctionSection, GlobalSection, GlobalType, ImportSection,
    Instruction as I, MemorySection, MemoryType, Module, NameMap, NameSection, RefType,
    TableSection, TableType, TagKind, TagSection, TagType, TypeSection, ValType,
};

use super::*;
use crate::shell::{answer, command};

/// Numbers of the functions; the first is imported.
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
    (
        MISSING,
        "nearpoint_wasm[0123456789abcdef]::crash::missing_part",
    ),
    (BY_CALL, "nearpoint_scene[0123456789abcdef]::hand::by_call"),
    (
        BY_TABLE,
        "nearpoint_scene[0123456789abcdef]::hand::by_table",
    ),
    (
        OTHER_PART,
        "nearpoint_geometry[0123456789abcdef]::hull::other",
    ),
    (HELPER, "core::helper"),
    (THROWS, "nearpoint_geometry[0123456789abcdef]::hull::throws"),
    (SHARED, "core::shared"),
];

/// `run(x)` goes through everything that a cut can come between.
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
        // What is thrown two parts away is caught here, with its number.
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
        add(&[I::I32Const(1), I::Call(SHARED)]),
        [&count[..], &[I::LocalGet(0), I::Call(OTHER_PART), I::End]].concat(),
        [
            &[I::LocalGet(0), I::Call(THROWS)],
            &add(&[I::I32Const(10), I::Call(HELPER), I::Call(SHARED)])[..],
        ]
        .concat(),
        add(&[I::I32Const(2)]),
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
        add(&[I::I32Const(5)]),
    ];
    let mut code = CodeSection::new();
    for body in bodies {
        let mut function = Function::new([]);
        for instruction in &body {
            function.instruction(instruction);
        }
        code.function(&function);
    }
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
        .section(&named);
    module.finish()
}

/// Runs the module whole and in pieces on the same numbers; prints what differs, and what was loaded when.
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
    let folder =
        std::env::temp_dir().join(format!("nearpoint-split-{missing}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let whole = module();
    let (first, parts) = cut(&whole).unwrap();
    fs::write(folder.join("whole.wasm"), &whole).unwrap();
    for piece in std::iter::once(&first).chain(&parts) {
        fs::write(folder.join(format!("{}.wasm", piece.name)), &piece.bytes).unwrap();
    }
    let mut node = command("node", "");
    node.args(["-e", RUN]).arg(&folder).env("MISSING", missing);
    let told =
        answer(node.args(parts.iter().map(|part| &part.name))).expect("node runs the modules");
    fs::remove_dir_all(&folder).unwrap();
    told
}

#[test]
fn in_pieces_a_module_answers_as_it_does_whole() {
    assert_eq!(
        run(""),
        "[[24,158,25,170],[24,158,25,170],[\"later-hand\",\"later\",\"later-hull\",7,56,8,66]]"
    );
}

#[test]
fn a_part_that_cannot_be_loaded_ends_the_call_and_is_asked_for_again() {
    let unreachable = "\"unreachable\"";
    let told = run("later-hull");
    assert!(
        told.contains(&format!("[{}]", [unreachable; 4].join(","))),
        "{told}"
    );
    assert_eq!(told.matches("later-hull").count(), 4, "{told}");
}

#[test]
fn a_function_is_where_all_its_callers_are() {
    let whole = module();
    let source = Source::read(&whole).unwrap();
    let rules = Rules::new(&source);
    let plan = Plan::new(&source, |name, is_root| rules.part_of(name, is_root));
    assert_eq!(plan.parts, ["later", "later/hand", "later/hull"]);
    let part =
        |function: u32| plan.part_of[function as usize].map(|part| plan.parts[part].as_str());
    assert_eq!(part(MAIN), None);
    assert_eq!(part(BY_TABLE), Some("later/hand"));
    assert_eq!(part(HELPER), Some("later/hull"));
    assert_eq!(part(SHARED), Some("later"));
}
