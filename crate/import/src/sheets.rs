//! Decides whether meshes are the faces of one part or parts of their own.
//!
//! CAD systems export a solid as one mesh, or as one mesh for each of its faces. A face is a sheet: it has a rim, at
//! which its neighbours continue. A solid has none. Some pieces are ambiguous: unnamed or numbered children of a node,
//! and groups of a file without objects. They are the faces of one part if most have a rim, and parts if most are
//! closed. A whole sphere or torus is a closed face, hence "most".

use nearpoint_geometry::shape::{Mesh, is_closed};

/// Returns whether the pieces are faces of one part.
pub(crate) fn are_sheets(pieces: &[Mesh]) -> bool {
    let open = pieces.iter().filter(|piece| !is_closed(piece)).count();
    2 * open > pieces.len()
}

/// The names that exporters generate for unnamed pieces of a part.
const WORDS: [&str; 12] = [
    "face",
    "faces",
    "mesh",
    "primitive",
    "surface",
    "sheet",
    "shell",
    "geometry",
    "geom",
    "shape",
    "object",
    "node",
];

/// Returns whether a child's name only identifies a piece of its parent: it is missing, the parent's, or one of the
/// [`WORDS`], with or without a number.
pub(crate) fn is_numbered(child: Option<&str>, parent: Option<&str>) -> bool {
    let child = stem(child.unwrap_or_default());
    let parent = stem(parent.unwrap_or_default());
    let rest = child.strip_prefix(parent.as_str()).unwrap_or(&child);
    rest.is_empty() || WORDS.contains(&rest)
}

/// Returns the name's letters in lower case. Digits are dropped, so "M8 bolt_2" and "M8 bolt" are equal. So is
/// punctuation that distinguishes "gear wheel" from "gear_wheel", since some programs replace spaces.
fn stem(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphabetic());
    letters.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbered_names_count_as_unnamed() {
        for (child, parent) in [
            (None, None),
            (Some(""), Some("housing base")),
            (Some("housing_base_12"), Some("housing base")),
            (Some("Housing Base"), Some("housing base")),
            (Some("housing base face 7"), Some("housing base")),
            (Some("Mesh_3"), Some("housing base")),
            (Some("face.004"), None),
            (Some("17"), Some("x")),
        ] {
            assert!(is_numbered(child, parent), "{child:?} in {parent:?}");
        }
        for (child, parent) in [
            (Some("ball 1"), Some("bearing")),
            (Some("pinion"), None),
            (Some("bearing ball"), Some("bearing")),
        ] {
            assert!(!is_numbered(child, parent), "{child:?} in {parent:?}");
        }
    }
}
