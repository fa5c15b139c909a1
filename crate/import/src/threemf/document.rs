//! What one model file of a 3MF package has: its objects, what is to be built of them, and its paints.

use super::element::Element;
use crate::digits::Digits;
use crate::error::{Result, bad_at};
use crate::names::cleaned;
use crate::placement::Placement;
use crate::text::quoted;
use nearpoint_geometry::shape::Soup;
use nearpoint_message::message;
use std::collections::HashMap;
use std::rc::Rc;

/// What extensions may be required because they are read, or do not change where surfaces are: their namespaces end so.
const READ: [&str; 3] = [
    "/production/2015/06",
    "/material/2015/02",
    "/trianglesets/2021/07",
];

/// More than there are.
const MOST_EXTENSIONS: usize = 32;

/// A paint: a group of them, and which of it.
pub(super) type Paint = (u32, u32);

pub(super) struct Document {
    /// How long its unit is.
    pub(super) metres: f64,
    pub(super) title: Option<String>,
    /// Of all positions, and of all transforms: one program wrote them.
    pub(super) digits: [Digits; 2],
    pub(super) objects: HashMap<u32, Object>,
    /// What is to be built.
    pub(super) items: Vec<Rc<Instance>>,
    pub(super) paints: HashMap<u32, Vec<Option<[f32; 4]>>>,
}

#[derive(Default)]
pub(super) struct Object {
    pub(super) name: Option<String>,
    pub(super) mesh: Soup,
    /// The paint that covers most of the mesh.
    pub(super) paint: Option<Paint>,
    pub(super) components: Vec<Rc<Instance>>,
}

/// An object that is put somewhere.
pub(super) struct Instance {
    pub(super) object: u32,
    /// The model that it is in, if it is another.
    pub(super) path: Option<String>,
    pub(super) placement: Placement,
    /// Of the placement.
    pub(super) digits: Digits,
    pub(super) name: Option<String>,
    /// Where this is said.
    pub(super) line: usize,
}

impl Document {
    /// One that has nothing yet but what the outermost element says.
    pub(super) fn begin(element: &Element) -> Result<Self> {
        let unit = element.text("unit")?;
        let metres = match unit.as_deref().map(str::trim) {
            Some("micron") => 1.0 / 1_000_000.0,
            None | Some("millimeter") => 0.001,
            Some("centimeter") => 0.01,
            Some("inch") => 0.0254,
            Some("foot") => 0.3048,
            Some("meter") => 1.0,
            Some(other) => {
                let shown = quoted(other.as_bytes());
                return Err(element.bad(message!("threemf-unit-none-3mf", shown)));
            }
        };
        let required = element.text("requiredextensions")?.unwrap_or_default();
        for (number, prefix) in required.split_ascii_whitespace().enumerate() {
            let space = element.text(prefix)?.unwrap_or_default();
            let is_read = READ.iter().any(|end| space.ends_with(end));
            if !is_read || number == MOST_EXTENSIONS {
                let shown = if space.is_empty() { prefix } else { &space };
                let shown = cleaned(shown).unwrap_or_default();
                let problem = message!("threemf-needs-extension-not", shown);
                let place = message!("threemf-line", line = element.line, from = element.part);
                let remedy = message!("threemf-export-meshes-without");
                return Err(bad_at(place, problem, remedy));
            }
        }
        Ok(Self {
            metres,
            title: None,
            digits: [Digits::default(); 2],
            objects: HashMap::new(),
            items: Vec::new(),
            paints: HashMap::new(),
        })
    }

    /// The colour of a paint; none for what is no colour, as textures are.
    pub(super) fn colour(&self, (group, number): Paint) -> Option<[f32; 4]> {
        *self.paints.get(&group)?.get(number as usize)?
    }
}

impl Instance {
    /// The one that an element says.
    pub(super) fn of(element: &Element) -> Result<Self> {
        let (placement, digits) = element.transform()?;
        Ok(Self {
            object: element.needed_index("objectid")?,
            path: element.text("path")?.map(|path| path.into_owned()),
            placement,
            digits,
            name: element.text("partnumber")?.as_deref().and_then(cleaned),
            line: element.line,
        })
    }
}
