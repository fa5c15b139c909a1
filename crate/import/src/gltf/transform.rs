//! Reads the transform of a glTF node: a matrix, or a translation, a rotation and a scale.

use super::document::Node;
use crate::error::{Result, damaged_at};
use crate::placement::Placement;
use nearpoint_message::{Message, message};

/// Returns the node's own placement, which applies to the node and its children.
pub(super) fn placement(number: usize, node: &Node) -> Result<Placement> {
    let bad = |what: &str, problem: Message| damaged_at(format!("nodes[{number}].{what}"), problem);
    if let Some(matrix) = &node.matrix {
        return Placement::from_matrix(matrix)
            .ok_or_else(|| bad("matrix", message!("gltf-not-affine-transform")));
    }
    let rotation = node.rotation.unwrap_or([0.0, 0.0, 0.0, 1.0]);
    let (translation, scale) = (node.translation.unwrap_or_default(), node.scale);
    Placement::from_components(translation, rotation, scale.unwrap_or([1.0; 3]))
        .map_err(|what| bad(what, message!("gltf-no-finite-transform")))
}
