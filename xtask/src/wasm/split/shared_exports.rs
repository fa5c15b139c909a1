//! Names the exports of the first module for the parts, as shortly as possible.

use std::collections::BTreeMap;

use wasm_encoder::ExportKind;

/// The parts' import name of the first module.
pub const FIRST_MODULE: &str = "0";

#[derive(Default)]
pub struct SharedExports {
    /// The exports in order of their numbers, which compresses better than the order of their use.
    kinds: BTreeMap<(u8, u32), ExportKind>,
}

impl SharedExports {
    /// Returns the name of something in the first module, by its number before the cut.
    pub fn name(&mut self, kind: ExportKind, index: u32) -> String {
        self.kinds.insert((kind as u8, index), kind);
        short(kind, index)
    }

    pub fn all(&self) -> impl Iterator<Item = (String, ExportKind, u32)> {
        let all = self.kinds.iter();
        all.map(|(&(_, index), &kind)| (short(kind, index), kind, index))
    }
}

/// Returns a short name. No export of wasm-bindgen begins with a dot.
fn short(kind: ExportKind, index: u32) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let mut number = index as usize;
    let mut name = match kind {
        ExportKind::Func => String::from("."),
        _ => format!(".{}.", kind as u8),
    };
    while number > 0 {
        name.push(char::from(DIGITS[number % DIGITS.len()]));
        number /= DIGITS.len();
    }
    name
}
