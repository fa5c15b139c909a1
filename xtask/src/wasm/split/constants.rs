//! Finds the constants of a module: their addresses, and the functions and constants that point to them. Only the linker
//! knows this. It records it in its output (with `--emit-relocs`), before wasm-bindgen runs.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use anyhow::{Context, Result, bail};
use wasmparser::{
    DataKind, FunctionBody, KnownCustom, Linking, Operator, Parser, Payload, RelocSectionReader,
    RelocationType, SymbolInfo, TypeRef,
};

use super::source::{function_names, number};

/// The linker's name of constant data.
const READ_ONLY: &str = ".rodata";

#[derive(Default)]
pub struct Constants {
    /// The addresses of the constants in memory.
    pub ranges: Vec<Range<u32>>,
    /// The constants that a function points to, by its symbol.
    pub of_function: BTreeMap<String, BTreeSet<usize>>,
    /// The constants that each constant points to.
    pub of_constant: Vec<BTreeSet<usize>>,
    /// The constants that mutable data point to.
    pub of_others: BTreeSet<usize>,
}

/// Data that a module writes into its memory at its start.
#[derive(Debug, Clone)]
pub struct Segment<'a> {
    /// The address in memory.
    pub address: u32,
    pub bytes: &'a [u8],
    /// The range in the module.
    range: Range<usize>,
}

impl Segment<'_> {
    /// Returns the range of bytes for this range of memory; `None` unless all of it is in this segment.
    pub fn range_of(&self, place: &Range<u32>) -> Option<Range<usize>> {
        let start = place.start.checked_sub(self.address)? as usize;
        let range = start..start + place.len();
        (range.end <= self.bytes.len()).then_some(range)
    }
}

impl Constants {
    /// Reads the linker's output.
    pub fn read(linked: &[u8]) -> Result<Self> {
        let linked = LinkedPointers::read(linked)?;
        let mut constants = Self::default();
        let mut of_symbol = BTreeMap::new();
        for (symbol, place) in linked.read_only()? {
            of_symbol.insert(symbol, constants.ranges.len());
            constants.ranges.push(place);
        }
        constants.of_constant = vec![BTreeSet::new(); constants.ranges.len()];
        for (from, symbol) in linked.pointers_of_functions()? {
            if let Some(&constant) = of_symbol.get(&symbol) {
                let pointed = constants.of_function.entry(from.to_owned());
                pointed.or_default().insert(constant);
            }
        }
        for (from, symbol) in linked.pointers_of_data()? {
            let Some(&constant) = of_symbol.get(&symbol) else {
                continue;
            };
            let mut is_held = false;
            for (place, pointed) in constants.ranges.iter().zip(&mut constants.of_constant) {
                if place.contains(&from) {
                    pointed.insert(constant);
                    is_held = true;
                }
            }
            if !is_held {
                constants.of_others.insert(constant);
            }
        }
        Ok(constants)
    }
}

/// The data of a linked module about pointers.
#[derive(Default)]
struct LinkedPointers<'a> {
    segments: Vec<Option<Segment<'a>>>,
    segment_names: Vec<&'a str>,
    /// The symbols of defined data by their numbers: segment, offset, size.
    symbols: BTreeMap<u32, [u32; 3]>,
    imported: u32,
    names: BTreeMap<u32, &'a str>,
    bodies: Vec<FunctionBody<'a>>,
    code_at: usize,
    data_at: usize,
    relocations: Vec<(&'a str, RelocSectionReader<'a>)>,
}

impl<'a> LinkedPointers<'a> {
    fn read(bytes: &'a [u8]) -> Result<Self> {
        let mut linked = Self {
            segments: segments(bytes)?,
            ..Self::default()
        };
        for payload in Parser::new(0).parse_all(bytes) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        linked.imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionStart { range, .. } => linked.code_at = range.start,
                Payload::CodeSectionEntry(body) => linked.bodies.push(body),
                Payload::DataSection(data) => linked.data_at = data.range().start,
                Payload::CustomSection(custom) => match custom.as_known() {
                    KnownCustom::Name(names) => linked.names = function_names(names)?,
                    KnownCustom::Linking(linking) => {
                        for section in linking.subsections() {
                            linked.take(section?)?;
                        }
                    }
                    KnownCustom::Reloc(reader) => linked.relocations.push((custom.name(), reader)),
                    _ => {}
                },
                _ => {}
            }
        }
        Ok(linked)
    }

    fn take(&mut self, section: Linking<'a>) -> Result<()> {
        match section {
            Linking::SegmentInfo(segments) => {
                for segment in segments {
                    self.segment_names.push(segment?.name);
                }
            }
            Linking::SymbolTable(symbols) => {
                for (number, symbol) in (0..).zip(symbols) {
                    if let SymbolInfo::Data {
                        symbol: Some(symbol),
                        ..
                    } = symbol?
                    {
                        let place = [symbol.index, symbol.offset, symbol.size];
                        self.symbols.insert(number, place);
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns the symbols of constants with their addresses.
    fn read_only(&self) -> Result<Vec<(u32, Range<u32>)>> {
        let mut found = Vec::new();
        for (&symbol, &[segment, offset, size]) in &self.symbols {
            let segment = segment as usize;
            if self.segment_names.get(segment) != Some(&READ_ONLY) || size == 0 {
                continue;
            }
            let at = self.segments.get(segment).and_then(Option::as_ref);
            let start = at.context("constants without an address")?.address + offset;
            found.push((symbol, start..start + size));
        }
        Ok(found)
    }

    /// Returns the symbols that each function points to.
    fn pointers_of_functions(&self) -> Result<Vec<(&'a str, u32)>> {
        let mut found = Vec::new();
        for (offset, symbol) in self.pointers("reloc.CODE")? {
            let at = self.code_at + offset;
            let after = self.bodies.partition_point(|body| body.range().start <= at);
            let function = self.imported + after as u32 - 1;
            let name = self
                .names
                .get(&function)
                .context("a function has no name")?;
            found.push((*name, symbol));
        }
        Ok(found)
    }

    /// Returns the addresses of pointers in data with their symbols.
    fn pointers_of_data(&self) -> Result<Vec<(u32, u32)>> {
        let mut found = Vec::new();
        for (offset, symbol) in self.pointers("reloc.DATA")? {
            let at = self.data_at + offset;
            let mut segments = self.segments.iter().flatten();
            let segment = segments.find(|segment| segment.range.contains(&at));
            let segment = segment.context("a pointer lies in no data")?;
            found.push((segment.address + (at - segment.range.start) as u32, symbol));
        }
        Ok(found)
    }

    /// Returns the offsets in a section that contain an address, with the symbol of that address.
    fn pointers(&self, section: &str) -> Result<Vec<(usize, u32)>> {
        use RelocationType as To;
        let mut found = Vec::new();
        for (name, reader) in &self.relocations {
            for entry in reader.entries() {
                let entry = entry?;
                match entry.ty {
                    _ if *name != section => {}
                    To::MemoryAddrLeb | To::MemoryAddrSleb | To::MemoryAddrI32 => {
                        found.push((entry.offset as usize, entry.index));
                    }
                    To::FunctionIndexLeb
                    | To::TableIndexSleb
                    | To::TableIndexI32
                    | To::TypeIndexLeb
                    | To::GlobalIndexLeb
                    | To::EventIndexLeb
                    | To::TableNumberLeb
                    | To::MemoryAddrTlsSleb => {}
                    other => bail!("the linker writes a pointer of an unknown kind: {other:?}"),
                }
            }
        }
        Ok(found)
    }
}

/// Returns the data segments of a module in their order; `None` for those without an address.
pub fn segments(module: &[u8]) -> Result<Vec<Option<Segment<'_>>>> {
    let mut written = BTreeMap::new();
    let mut segments = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::CodeSectionEntry(body) => note_written(&body, &mut written)?,
            // The code comes before the data.
            Payload::DataSection(data) => {
                for (index, data) in (0..).zip(data) {
                    let data = data?;
                    let address = match data.kind {
                        DataKind::Passive => written.remove(&index),
                        DataKind::Active { offset_expr, .. } => number(&offset_expr)?,
                    };
                    let end = data.range.end;
                    segments.push(address.map(|address| Segment {
                        address,
                        bytes: data.data,
                        range: end - data.data.len()..end,
                    }));
                }
            }
            _ => {}
        }
    }
    Ok(segments)
}

/// Records the address that data are written to, which is the first of three numbers before the write.
fn note_written(body: &FunctionBody<'_>, written: &mut BTreeMap<u32, u32>) -> Result<()> {
    let mut last = [None; 3];
    for operator in body.get_operators_reader()? {
        match operator? {
            Operator::MemoryInit { data_index, .. } => {
                if let [Some(address), Some(_), Some(_)] = last {
                    written.insert(data_index, address as u32);
                }
                last = [None; 3];
            }
            Operator::I32Const { value } => last = [last[1], last[2], Some(value)],
            _ => last = [last[1], last[2], None],
        }
    }
    Ok(())
}
