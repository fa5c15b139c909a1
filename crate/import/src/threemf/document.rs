//! Stores the content of one model file of a 3MF package: its objects, the items to be built, and its paints.

use super::element::Element;
use crate::digits::Digits;
use crate::error::{Result, invalid_at};
use crate::face_colours::{PaintRun, PartColours};
use crate::names::sanitize_name;
use crate::placement::Placement;
use crate::text::quoted;
use nearpoint_geometry::shape::Soup;
use nearpoint_message::message;
use std::collections::HashMap;
use std::rc::Rc;

/// The ends of the namespaces of allowed required extensions: they are read, or do not change surfaces.
const READ: [&str; 3] = [
    "/production/2015/06",
    "/material/2015/02",
    "/trianglesets/2021/07",
];

/// The largest number of required extensions, more than exist.
const MAX_EXTENSIONS: usize = 32;

/// A paint: the group, and the index within it.
pub(super) type Paint = (u32, u32);

pub(super) struct Document {
    /// The length of its unit in metres.
    pub(super) metres: f64,
    pub(super) title: Option<String>,
    /// The digits of all positions, and those of all transforms: one program wrote them.
    pub(super) digits: [Digits; 2],
    pub(super) objects: HashMap<u32, Object>,
    pub(super) items: Vec<Rc<Instance>>,
    pub(super) paints: HashMap<u32, Vec<Option<[f32; 4]>>>,
}

#[derive(Default)]
pub(super) struct Object {
    pub(super) name: Option<String>,
    pub(super) mesh: Soup,
    /// The paint of the mesh's largest area.
    pub(super) paint: Option<Paint>,
    /// The paints of the mesh's triangles, in their order.
    pub(super) runs: Vec<PaintRun<Option<Paint>>>,
    pub(super) components: Vec<Rc<Instance>>,
}

/// An object with a placement.
pub(super) struct Instance {
    pub(super) object: u32,
    /// The model that contains it, if it is another.
    pub(super) path: Option<String>,
    pub(super) placement: Placement,
    /// The digits of the placement.
    pub(super) digits: Digits,
    pub(super) name: Option<String>,
    /// The line of the element.
    pub(super) line: usize,
}

impl Document {
    /// Makes an empty document with the attributes of the outermost element.
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
                return Err(element.error_at(message!("threemf-unit-none-3mf", shown)));
            }
        };
        let required = element.text("requiredextensions")?.unwrap_or_default();
        for (number, prefix) in required.split_ascii_whitespace().enumerate() {
            let space = element.text(prefix)?.unwrap_or_default();
            let is_read = READ.iter().any(|end| space.ends_with(end));
            if !is_read || number == MAX_EXTENSIONS {
                let shown = if space.is_empty() { prefix } else { &space };
                let shown = sanitize_name(shown).unwrap_or_default();
                let problem = message!("threemf-needs-extension-not", shown);
                let place = message!("threemf-line", line = element.line, from = element.part);
                let remedy = message!("threemf-export-meshes-without");
                return Err(invalid_at(place, problem, remedy));
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

    /// Returns the colours of an object's mesh. Triangles whose paint has no colour have that of the part.
    pub(super) fn colours(&self, object: &Object) -> PartColours {
        let colour = |paint: Option<Paint>| self.colour(paint?);
        let runs = object.runs.iter();
        PartColours::new(
            colour(object.paint),
            runs.map(|&(triangles, paint)| (triangles, colour(paint))),
        )
    }

    /// Returns the colour of a paint; none for paints without a colour, such as textures.
    fn colour(&self, (group, number): Paint) -> Option<[f32; 4]> {
        *self.paints.get(&group)?.get(number as usize)?
    }
}

impl Instance {
    /// Reads the instance of an element.
    pub(super) fn of(element: &Element) -> Result<Self> {
        let (placement, digits) = element.transform()?;
        Ok(Self {
            object: element.required_index("objectid")?,
            path: element.text("path")?.map(|path| path.into_owned()),
            placement,
            digits,
            name: element
                .text("partnumber")?
                .as_deref()
                .and_then(sanitize_name),
            line: element.line,
        })
    }
}
