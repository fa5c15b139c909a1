//! Names the exports of the first module for the parts, as shortly as possible.

use std::collections::BTreeMap;

use wasm_encoder::ExportKind;

/// The parts' import name of the first module.
pub const FIRST_MODULE: &str = "0";

#[derive(Default)]
pub struct SharedExports {
    names: BTreeMap<(u8, u32), String>,
    kinds: Vec<(String, ExportKind, u32)>,
}

impl SharedExports {
    /// Returns the name of something in the first module, by its number before the cut.
    pub fn name(&mut self, kind: ExportKind, index: u32) -> String {
        let next = self.kinds.len();
        let kinds = &mut self.kinds;
        let made = self.names.entry((kind as u8, index)).or_insert_with(|| {
            let name = short(next);
            kinds.push((name.clone(), kind, index));
            name
        });
        made.clone()
    }

    pub fn all(&self) -> impl Iterator<Item = (&str, ExportKind, u32)> {
        let all = self.kinds.iter();
        all.map(|(name, kind, index)| (name.as_str(), *kind, *index))
    }
}

/// Returns a short name. No export of wasm-bindgen begins with a dot.
fn short(mut number: usize) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let mut name = String::from(".");
    loop {
        name.push(char::from(DIGITS[number % DIGITS.len()]));
        number /= DIGITS.len();
        if number == 0 {
            return name;
        }
    }
}
