//! Reads the diffuse colours of COLLADA materials. Exporters do not agree on the meaning of its transparency, so parts
//! are opaque. Colours are taken as sRGB, because nearly all exporters write sRGB.

use super::document::{Node, XmlDocument, child, children, words};
use crate::text::number;
use roxmltree::NodeId;
use std::collections::HashMap;

/// The colours looked up so far, by material.
#[derive(Default)]
pub(super) struct Colours {
    known: HashMap<NodeId, Option<[f32; 4]>>,
}

impl Colours {
    /// Returns the colour of the material that an instance binds to a symbol of its geometry. A missing or invalid
    /// colour is no reason to refuse a part.
    pub(super) fn of<'a>(
        &mut self,
        document: &XmlDocument<'a>,
        instance: Node<'a>,
        symbol: &'a str,
    ) -> Option<[f32; 4]> {
        let bound = child(instance, "bind_material")
            .and_then(|bind| child(bind, "technique_common"))
            .and_then(|bind| {
                children(bind, "instance_material").find(|m| m.attribute("symbol") == Some(symbol))
            })
            .and_then(|material| document.found(material, "target", "material"));
        // Some exporters bind nothing; then the symbol is the material's id.
        let material = bound.or_else(|| document.named("material", symbol))?;
        let known = self.known.entry(material.id());
        *known.or_insert_with(|| diffuse(document, material))
    }
}

fn diffuse<'a>(document: &XmlDocument<'a>, material: Node<'a>) -> Option<[f32; 4]> {
    let effect = document.found(child(material, "instance_effect")?, "url", "effect")?;
    let profile = child(effect, "profile_COMMON")?;
    let technique = child(profile, "technique")?;
    let mut shadings = technique.children().filter(Node::is_element);
    let colour = shadings.find_map(|shading| child(child(shading, "diffuse")?, "color"))?;
    let mut numbers = words(colour).map(|word| number(word.as_bytes()));
    let mut share = || {
        let value = numbers.next()??;
        value.is_finite().then_some(value.clamp(0.0, 1.0) as f32)
    };
    Some([share()?, share()?, share()?, 1.0])
}
