//! Parses a glTF document, and refuses documents that require unsupported features.

use super::document::{Asset, Document};
use super::extension::is_read;
use super::json::Reader;
use super::tree;
use crate::error::{Result, damaged_at, invalid_at};
use crate::job::Job;
use nearpoint_message::{Message, message};

/// The extensions that may be required and do not change surfaces.
const IGNORABLE_EXTENSIONS: [&str; 7] = [
    "KHR_materials_",
    "KHR_texture_",
    "KHR_lights_",
    "KHR_animation_pointer",
    "KHR_xmp",
    "EXT_texture_",
    "MSFT_texture_dds",
];

pub(super) fn parse(job: &mut Job, json: &[u8]) -> Result<Document> {
    let text = String::from_utf8_lossy(json.strip_prefix(b"\xef\xbb\xbf").unwrap_or(json));
    if matches!(text, std::borrow::Cow::Owned(_)) {
        job.warn(message!("gltf-json-not-utf"));
    }
    // Some writers pad the chunk with zeros instead of spaces.
    let text = text.trim_end_matches('\0');
    let tree = tree::parse(text).map_err(|error| {
        let place = message!(
            "gltf-line-column-json",
            line = error.line(),
            column = error.column()
        );
        damaged_at(place, Message::from_text(message(&error)))
    })?;
    let document = Document::read(&mut Reader::new(job), &tree)?;
    check(&document)?;
    Ok(document)
}

/// Returns the parser's message without the position, which the error already has.
fn message(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

fn check(document: &Document) -> Result<()> {
    let Asset {
        version,
        min_version,
        ..
    } = &document.asset;
    let version = min_version.as_ref().unwrap_or(version);
    if version.is_empty() {
        let problem = message!("gltf-no-asset-version");
        return Err(damaged_at("asset.version", problem));
    }
    if !version.starts_with("2.") {
        let shown = crate::text::quoted(version.as_bytes());
        let problem = message!("gltf-only-gltf", shown);
        let remedy = message!("gltf-convert-gltf-2");
        return Err(invalid_at("asset.version", problem, remedy));
    }
    for name in &document.extensions_required {
        if !is_read(name) && !IGNORABLE_EXTENSIONS.iter().any(|h| name.starts_with(h)) {
            let shown = crate::text::quoted(name.as_bytes());
            let problem = message!("gltf-needs-extension-not", shown);
            let remedy = message!("gltf-export-without-extension");
            return Err(invalid_at("extensionsRequired", problem, remedy));
        }
    }
    Ok(())
}
