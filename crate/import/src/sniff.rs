//! Detects the kind of a file from its content; the extension decides only where the content is ambiguous.

use crate::names::extension;
use crate::{ifc, threemf};
use nearpoint_message::{Arg, Message, ToArg, message};
use std::ops::Range;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    StlBinary,
    StlText,
    Obj,
    Off,
    Ply,
    Glb,
    GltfJson,
    Step,
    Ifc,
    Dae,
    ThreeMf,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum FileKind {
    Model(Format),
    Robot(Language),
    /// A zip archive, to be opened.
    Archive,
    /// A file that belongs to a model: a buffer, a material, a picture, or a document about a robot.
    Companion,
    /// An unsupported model or archive: its description and advice.
    Unsupported(Message, Message),
    Unknown,
}

impl Format {
    /// The formats that the extension alone identifies.
    const BY_NAME: [Self; 7] = [
        Self::Obj,
        Self::Off,
        Self::Ply,
        Self::Step,
        Self::Ifc,
        Self::Dae,
        Self::ThreeMf,
    ];

    /// Returns the format's name, and its valid extensions.
    fn row(self) -> (Arg, &'static [&'static str]) {
        match self {
            Self::StlBinary => (message!("sniff-binary-stl").to_arg(), STL),
            Self::StlText => (message!("sniff-ascii-stl").to_arg(), STL),
            Self::Obj => ("OBJ".to_arg(), &["obj"]),
            Self::Off => ("OFF".to_arg(), &["off", "coff", "noff"]),
            Self::Ply => ("PLY".to_arg(), &["ply"]),
            Self::Glb => (message!("sniff-binary-gltf").to_arg(), &["glb", "gltf"]),
            Self::GltfJson => ("glTF".to_arg(), &["gltf", "json"]),
            Self::Step => ("STEP".to_arg(), &["step", "stp", "p21"]),
            Self::Ifc => ("IFC".to_arg(), &["ifc"]),
            Self::Dae => ("COLLADA".to_arg(), &["dae"]),
            Self::ThreeMf => ("3MF".to_arg(), &["3mf"]),
        }
    }

    pub(crate) fn name(self) -> Arg {
        self.row().0
    }

    pub(crate) fn may_be_called(self, extension: &str) -> bool {
        self.row().1.contains(&extension)
    }
}

const STL: &[&str] = &["stl", "stla", "stlb"];

/// A language that describes robots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Language {
    Urdf,
    Sdf,
    Mjcf,
}

impl Language {
    /// Returns the language's name, the root element of its documents, and its valid extensions.
    fn row(self) -> (&'static str, &'static str, &'static [&'static str]) {
        match self {
            Self::Urdf => ("URDF", "robot", &["urdf", "xml"]),
            Self::Sdf => ("SDF", "sdf", &["sdf", "world", "xml"]),
            Self::Mjcf => ("MJCF", "mujoco", &["xml", "mjcf"]),
        }
    }

    pub(crate) fn name(self) -> &'static str {
        self.row().0
    }

    /// Returns the root element of its documents.
    pub(crate) fn root(self) -> &'static str {
        self.row().1
    }

    pub(crate) fn may_be_called(self, extension: &str) -> bool {
        self.row().2.contains(&extension)
    }
}

const EXPORT_MESH: Message = message!("sniff-export-cad-system");

/// The advice for xacro.
pub(crate) const EXPAND_XACRO_ADVICE: Message = message!("sniff-expand-xacro-robot");

/// The first bytes of a zip archive.
const ZIP: &[u8] = b"PK\x03\x04";

pub(crate) fn sniff(path: &str, bytes: &[u8]) -> FileKind {
    let extension = extension(path);
    // Both look like URDF, but are not. A semantic description belongs to its robot.
    match extension.as_str() {
        "xacro" => {
            return FileKind::Unsupported(message!("sniff-xacro-file-urdf"), EXPAND_XACRO_ADVICE);
        }
        "srdf" => return FileKind::Companion,
        _ => {}
    }
    if bytes.starts_with(ZIP) && threemf::is_package(bytes) {
        return FileKind::Model(Format::ThreeMf);
    }
    if matches!(extension.as_str(), "zip" | "ifczip") && bytes.starts_with(b"PK") {
        return FileKind::Archive;
    }
    // IFC has the syntax of STEP.
    if ifc::is_ifc(bytes, extension == "ifc") {
        return FileKind::Model(Format::Ifc);
    }
    if let Some(kind) = by_content(bytes) {
        return kind;
    }
    let is_it = |format: &Format| format.may_be_called(&extension);
    if let Some(format) = Format::BY_NAME.into_iter().find(is_it) {
        return FileKind::Model(format);
    }
    match extension.as_str() {
        "stl" | "stla" | "stlb" if is_text(bytes) => FileKind::Model(Format::StlText),
        "stl" | "stla" | "stlb" => FileKind::Model(Format::StlBinary),
        "glb" => FileKind::Model(Format::Glb),
        "gltf" => FileKind::Model(Format::GltfJson),
        "bin" | "mtl" | "png" | "jpg" | "jpeg" | "webp" | "ktx2" => FileKind::Companion,
        "ifcxml" => FileKind::Unsupported(
            message!("sniff-ifc-written-xml"),
            message!("sniff-export-ifc-ifc"),
        ),
        "iges" | "igs" => FileKind::Unsupported(message!("sniff-iges-file"), EXPORT_MESH),
        "fbx" | "msh" | "3ds" | "blend" | "wrl" | "amf" | "usdz" | "x3d" => {
            FileKind::Unsupported(message!("sniff-mesh-format-not"), EXPORT_MESH)
        }
        "sldprt" | "sldasm" | "ipt" | "iam" | "prt" | "catpart" | "catproduct" | "f3d"
        | "fcstd" | "x_t" | "x_b" | "sat" | "brep" => {
            FileKind::Unsupported(message!("sniff-cad-file"), EXPORT_MESH)
        }
        "urdf" => FileKind::Robot(Language::Urdf),
        "sdf" | "world" => FileKind::Robot(Language::Sdf),
        "mjcf" => FileKind::Robot(Language::Mjcf),
        "zip" | "ifczip" => FileKind::Archive,
        _ if bytes.starts_with(ZIP) => FileKind::Unsupported(
            message!("sniff-zip-archive-another"),
            message!("sniff-let-name-end"),
        ),
        _ => FileKind::Unknown,
    }
}

fn by_content(bytes: &[u8]) -> Option<FileKind> {
    if bytes.starts_with(b"glTF") {
        return Some(FileKind::Model(Format::Glb));
    }
    if bytes.starts_with(b"ply\n") || bytes.starts_with(b"ply\r") {
        return Some(FileKind::Model(Format::Ply));
    }
    if crate::off::is_off(bytes) {
        return Some(FileKind::Model(Format::Off));
    }
    if bytes.starts_with(b"\x1f\x8b") {
        return Some(FileKind::Unsupported(
            message!("sniff-gzip-archive"),
            message!("unpack-open"),
        ));
    }
    if bytes.trim_ascii_start().starts_with(b"ISO-10303-21") {
        return Some(FileKind::Model(Format::Step));
    }
    // Some exporters begin a binary STL with "solid"; its length identifies it.
    if crate::stl::claimed_length(bytes) == Some(bytes.len() as u64) {
        return Some(FileKind::Model(Format::StlBinary));
    }
    let start = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let start = start.trim_ascii_start();
    let head = &start[..start.len().min(4096)];
    if starts_with_word(head, b"solid") && is_text(head) && contains(head, b"facet") {
        return Some(FileKind::Model(Format::StlText));
    }
    if head.first() == Some(&b'{') && contains(start, b"\"asset\"") {
        return Some(FileKind::Model(Format::GltfJson));
    }
    match root_name(start).map(|name| &start[name]) {
        Some(b"robot") => return Some(FileKind::Robot(Language::Urdf)),
        Some(b"sdf") => return Some(FileKind::Robot(Language::Sdf)),
        Some(b"COLLADA") => return Some(FileKind::Model(Format::Dae)),
        Some(b"mujoco") => return Some(FileKind::Robot(Language::Mjcf)),
        // This file has the common elements of several models.
        Some(b"mujocoinclude") => return Some(FileKind::Companion),
        _ => {}
    }
    (is_text(head) && looks_like_obj(head)).then_some(FileKind::Model(Format::Obj))
}

/// Returns whether the first lines after comments are statements of an OBJ file, one of them with geometry.
fn looks_like_obj(head: &[u8]) -> bool {
    let mut geometry = false;
    for line in head.split(|b| matches!(b, b'\n' | b'\r')) {
        match line.split(u8::is_ascii_whitespace).find(|w| !w.is_empty()) {
            None => {}
            Some(word) if word.starts_with(b"#") => {}
            Some(b"v" | b"f") => geometry = true,
            Some(b"vn" | b"vt" | b"vp" | b"o" | b"g" | b"s" | b"mtllib" | b"usemtl") => {}
            Some(_) => return geometry,
        }
    }
    geometry
}

fn starts_with_word(text: &[u8], word: &[u8]) -> bool {
    text.len() >= word.len()
        && text[..word.len()].eq_ignore_ascii_case(word)
        && text.get(word.len()).is_none_or(u8::is_ascii_whitespace)
}

/// Returns the range of the root element's name in an XML text, after the prolog.
pub(crate) fn root_name(text: &[u8]) -> Option<Range<usize>> {
    let mut rest = text;
    loop {
        rest = rest.trim_ascii_start().strip_prefix(b"<")?;
        let end: &[u8] = match rest {
            [b'?', ..] => b"?>",
            [b'!', b'-', b'-', ..] => b"-->",
            [b'!', ..] => b">",
            _ => break,
        };
        let at = rest.windows(end.len()).position(|bytes| bytes == end)?;
        rest = &rest[at + end.len()..];
    }
    let ends = |b: &u8| b.is_ascii_whitespace() || matches!(b, b'>' | b'/');
    let start = text.len() - rest.len();
    Some(start..start + rest.iter().position(ends)?)
}

fn contains(text: &[u8], part: &[u8]) -> bool {
    text.windows(part.len())
        .any(|window| window.eq_ignore_ascii_case(part))
}

/// Returns whether all bytes are valid in a text.
fn is_text(bytes: &[u8]) -> bool {
    let odd = |b: &u8| *b < 9 || (14..32).contains(b) || *b == 127;
    let head = &bytes[..bytes.len().min(4096)];
    !crate::text::trim_line_end(head).iter().any(odd)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model(format: Format) -> FileKind {
        FileKind::Model(format)
    }

    #[test]
    fn content_goes_before_the_name() {
        let mut lying = vec![b' '; 84 + 50];
        lying[..5].copy_from_slice(b"solid");
        lying[80..84].copy_from_slice(&1u32.to_le_bytes());
        assert_eq!(sniff("a.obj", &lying), model(Format::StlBinary));
        let text = b"\xef\xbb\xbf\n SOLID x\nFacet normal 0 0 1";
        assert_eq!(sniff("a.ply", text), model(Format::StlText));
        assert_eq!(
            sniff("a.txt", b"# c\nv 0 0 0\nf 1 1 1\n"),
            model(Format::Obj)
        );
        assert_eq!(sniff("a", b" {\"asset\":{}}"), model(Format::GltfJson));
        assert_eq!(sniff("a.stl", b"glTF"), model(Format::Glb));
        let dae = b"<?xml version='1.0'?>\n<COLLADA version='1.4.1'>";
        assert_eq!(sniff("a.xml", dae), model(Format::Dae));
    }

    #[test]
    fn without_a_sign_the_name_decides() {
        assert_eq!(sniff("a.STL", b"solid"), model(Format::StlText));
        assert_eq!(sniff("a.stl", &[0, 1, 2]), model(Format::StlBinary));
        assert_eq!(sniff("notes.txt", b"vertices are fun"), FileKind::Unknown);
        assert_eq!(sniff("a/scene.bin", &[0; 9]), FileKind::Companion);
        assert_eq!(sniff("x.txt", b"\nISO-10303-21;"), model(Format::Step));
        assert_eq!(sniff("x.P21", b"HEADER;"), model(Format::Step));
        let ifc = b"ISO-10303-21;HEADER;FILE_SCHEMA(('IFC4'));";
        assert_eq!(sniff("x.stp", ifc), model(Format::Ifc));
        let step = b"ISO-10303-21;HEADER;FILE_SCHEMA(('CONFIG_CONTROL_DESIGN'));";
        assert_eq!(sniff("x.ifc", step), model(Format::Step));
        assert_eq!(sniff("x.ifc", b"ISO-10303-21;"), model(Format::Ifc));
        assert_eq!(sniff("x.IFC", b"what?"), model(Format::Ifc));
        assert_eq!(sniff("x.ifczip", b"PK\x03\x04"), FileKind::Archive);
        assert!(matches!(sniff("x.iges", b""), FileKind::Unsupported(..)));
        assert!(matches!(
            sniff("a.docx", b"PK\x03\x04"),
            FileKind::Unsupported(..)
        ));
        assert_eq!(sniff("a.3mf", b"PK\x03\x04"), model(Format::ThreeMf));
        assert_eq!(sniff("a.dae", b"<collada"), model(Format::Dae));
        assert_eq!(sniff("a.ZIP", b"PK\x03\x04"), FileKind::Archive);
    }

    #[test]
    fn robots_are_distinguished_from_similar_files() {
        let text = b"<?xml version='1.0'?>\n<!-- an arm -->\n<robot name='a'/>";
        assert_eq!(sniff("arm.xml", text), FileKind::Robot(Language::Urdf));
        assert_eq!(sniff("arm.urdf", b"hello"), FileKind::Robot(Language::Urdf));
        assert!(matches!(
            sniff("arm.urdf.xacro", text),
            FileKind::Unsupported(..)
        ));
        assert_eq!(sniff("arm.srdf", text), FileKind::Companion);
        assert_eq!(
            sniff("a.xml", b"<robots><robotics/></robots>"),
            FileKind::Unknown
        );
    }
}
