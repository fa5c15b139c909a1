//! Reads one model file of a 3MF package as a stream of elements; the open elements determine the meaning of the next
//! one.

use super::document::{Document, Instance, Object, Paint};
use super::element::Element;
use crate::digits::Digits;
use crate::error::{EXPORT_AGAIN, ImportError, Result, damaged_at, invalid_at};
use crate::face_colours::add_run;
use crate::job::Job;
use crate::names::sanitize_name;
use crate::palette::Palette;
use nearpoint_message::{Message, message};
use quick_xml::Reader;
use quick_xml::escape::unescape;
use quick_xml::events::{BytesStart, Event};
use std::fmt::Display;
use std::rc::Rc;

/// The number of events between two progress reports.
const STRIDE: usize = 1 << 15;
/// The largest length of a title; a longer one is cut.
const MAX_TITLE_LENGTH: usize = 1000;

/// The kinds of elements that are read, identified by their parents, because extensions have elements of the same
/// names.
#[derive(Clone, Copy, PartialEq)]
enum ElementKind {
    Model,
    Title,
    Resources,
    Paints,
    Object,
    Mesh,
    Vertices,
    Triangles,
    Components,
    Build,
    Other,
}

/// Reads the text of a model; `part` is its name.
pub(super) fn parse(job: &mut Job, text: &str, part: &str) -> Result<Document> {
    let mut reader = Reader::from_str(text);
    reader.config_mut().expand_empty_elements = true;
    let mut parser = Parser::new(part);
    let mut counted = 0;
    for step in 0.. {
        let at = reader.buffer_position() as usize;
        if step % STRIDE == 0 {
            job.tick(at, text.len())?;
        }
        // This is a range of bytes: the reader does not count a skipped byte order mark, so it may begin within a
        // character.
        let read = &text.as_bytes()[counted..at];
        parser.line += read.iter().filter(|&&b| b == b'\n').count();
        counted = at;
        let event = reader.read_event();
        match event.map_err(|error| parser.not_well_formed(&error))? {
            Event::Start(start) => parser.start(job, &start)?,
            Event::End(_) => parser.end()?,
            Event::Text(text) => parser.add_title(&text.xml10_content()),
            Event::CData(text) => parser.add_title(&text.xml10_content()),
            Event::GeneralRef(name) => {
                let text = format!("&{};", &*name);
                let text = unescape(&text).map_err(|error| parser.not_well_formed(&error))?;
                parser.add_title(&text);
            }
            Event::DocType(_) => {
                return Err(parser.error_here(message!("document-type-doctype")));
            }
            Event::Eof => break,
            _ => {}
        }
    }
    parser.finish(job)
}

struct Parser<'p> {
    part: &'p str,
    line: usize,
    /// The open elements, the innermost last.
    open: Vec<ElementKind>,
    title: String,
    document: Option<Document>,
    /// The digits of all positions.
    digits: Digits,
    object: Object,
    id: u32,
    /// The paint of triangles that state none.
    paint: Option<Paint>,
    palette: Palette<Option<Paint>>,
    /// The current group of paints.
    group: u32,
    /// True if the model has beams, which are not read.
    has_beams: bool,
}

impl<'p> Parser<'p> {
    fn new(part: &'p str) -> Self {
        Self {
            part,
            line: 1,
            open: Vec::new(),
            title: String::new(),
            document: None,
            digits: Digits::default(),
            object: Object::default(),
            id: 0,
            paint: None,
            palette: Palette::new(),
            group: 0,
            has_beams: false,
        }
    }

    /// Makes an error at the current line.
    fn error_here(&self, problem: Message) -> ImportError {
        let place = message!("threemf-line", line = self.line, from = self.part);
        damaged_at(place, problem)
    }

    fn not_well_formed(&self, error: &dyn Display) -> ImportError {
        let problem = message!("threemf-xml-not-well", error = Message::from_text(error));
        self.error_here(problem)
    }

    fn start(&mut self, job: &Job, start: &BytesStart) -> Result<()> {
        let element = Element {
            job,
            start,
            part: self.part,
            line: self.line,
        };
        let inside = self.open.last().copied();
        let at = match (inside, element.name()) {
            (Some(ElementKind::Vertices), "vertex") => {
                self.vertex(&element)?;
                ElementKind::Other
            }
            (Some(ElementKind::Triangles), "triangle") => {
                self.triangle(&element)?;
                ElementKind::Other
            }
            (Some(ElementKind::Mesh), "beamlattice") => {
                self.has_beams = true;
                ElementKind::Other
            }
            (Some(ElementKind::Mesh), "vertices") => ElementKind::Vertices,
            (Some(ElementKind::Mesh), "triangles") => ElementKind::Triangles,
            (Some(ElementKind::Object), "mesh") => ElementKind::Mesh,
            (Some(ElementKind::Object), "components") => ElementKind::Components,
            (None, _) if self.document.is_some() => {
                return Err(element.error_at(message!("threemf-something-comes-after")));
            }
            (None, "model") => {
                self.document = Some(Document::begin(&element)?);
                ElementKind::Model
            }
            (None, name) => {
                return Err(element.error_at(message!("threemf-begins-instead-model", name)));
            }
            (Some(ElementKind::Model), "resources") => ElementKind::Resources,
            (Some(ElementKind::Model), "build") => ElementKind::Build,
            (Some(ElementKind::Model), "metadata")
                if element.text("name")?.as_deref() == Some("Title") =>
            {
                ElementKind::Title
            }
            (Some(ElementKind::Resources), "object") => {
                self.begin_object(&element)?;
                ElementKind::Object
            }
            (Some(ElementKind::Resources), "basematerials" | "colorgroup") => {
                self.group = element.required_index("id")?;
                ElementKind::Paints
            }
            (
                Some(at @ (ElementKind::Paints | ElementKind::Components | ElementKind::Build)),
                name,
            ) => {
                self.item(&element, at, name)?;
                ElementKind::Other
            }
            _ => ElementKind::Other,
        };
        job.push(&mut self.open, at)
    }

    fn begin_object(&mut self, element: &Element) -> Result<()> {
        self.id = element.required_index("id")?;
        let name = element.text("name")?;
        let name = name.as_deref().and_then(sanitize_name);
        let number = || {
            Ok(element
                .text("partnumber")?
                .as_deref()
                .and_then(sanitize_name))
        };
        self.object = Object {
            name: match name {
                Some(name) => Some(name),
                None => number()?,
            },
            ..Object::default()
        };
        let index = element.index("pindex")?.unwrap_or(0);
        self.paint = element.index("pid")?.map(|group| (group, index));
        self.palette = Palette::new();
        Ok(())
    }

    /// Reads a paint of a group, a component of an object, or an item to be built.
    fn item(&mut self, element: &Element, at: ElementKind, name: &str) -> Result<()> {
        let Some(document) = &mut self.document else {
            return Ok(());
        };
        let job = element.job;
        match (at, name) {
            (ElementKind::Paints, "base" | "color") => {
                let attribute = if name == "base" {
                    "displaycolor"
                } else {
                    "color"
                };
                let colour = element.colour(attribute)?;
                job.push(document.paints.entry(self.group).or_default(), colour)
            }
            (ElementKind::Components, "component") => {
                let instance = Instance::of(element)?;
                document.digits[1].merge(instance.digits);
                job.push(&mut self.object.components, Rc::new(instance))
            }
            (ElementKind::Build, "item") => {
                let instance = Instance::of(element)?;
                document.digits[1].merge(instance.digits);
                job.push(&mut document.items, Rc::new(instance))
            }
            _ => Ok(()),
        }
    }

    fn vertex(&mut self, element: &Element) -> Result<()> {
        let mut position = [0.0; 3];
        for (x, name) in position.iter_mut().zip(["x", "y", "z"]) {
            let (value, digits) = element.coordinate(name)?;
            *x = value;
            self.digits.merge(digits);
        }
        element.job.push(&mut self.object.mesh.positions, position)
    }

    fn triangle(&mut self, element: &Element) -> Result<()> {
        let mesh = &mut self.object.mesh;
        let mut corners = [0; 3];
        for (corner, name) in corners.iter_mut().zip(["v1", "v2", "v3"]) {
            *corner = element.required_index(name)?;
            if *corner as usize >= mesh.positions.len() {
                let known = mesh.positions.len();
                let problem = message!("threemf-triangle-uses-vertex", corner = *corner, known);
                return Err(element.error_at(problem));
            }
        }
        element.job.push(&mut mesh.triangles, corners)?;
        // A colour may change from corner to corner (`p1`, `p2`, `p3`). The triangle is shown in that of its first corner.
        let paint = match (element.index("pid")?, element.index("p1")?, self.paint) {
            (Some(group), Some(number), _) => Some((group, number)),
            (None, Some(number), Some((group, _))) => Some((group, number)),
            (_, _, paint) => paint,
        };
        self.palette.add(mesh, 1, paint);
        add_run(element.job, &mut self.object.runs, 1, paint)
    }

    fn end(&mut self) -> Result<()> {
        if self.open.pop() != Some(ElementKind::Object) {
            return Ok(());
        }
        let mut object = std::mem::take(&mut self.object);
        let palette = std::mem::replace(&mut self.palette, Palette::new());
        object.paint = palette.largest().flatten();
        let Some(document) = &mut self.document else {
            return Ok(());
        };
        if document.objects.insert(self.id, object).is_some() {
            return Err(self.error_here(message!("threemf-two-objects-id", id = self.id)));
        }
        Ok(())
    }

    fn add_title(&mut self, text: &str) {
        if self.open.last() == Some(&ElementKind::Title) && self.title.len() < MAX_TITLE_LENGTH {
            self.title.extend(text.chars().take(MAX_TITLE_LENGTH));
        }
    }

    fn finish(self, job: &mut Job) -> Result<Document> {
        if self.has_beams {
            let part = self.part;
            job.warn(message!("threemf-lattice-beams-not", part));
        }
        let bad = |problem: Message, remedy| invalid_at(self.part, problem, remedy);
        if !self.open.is_empty() {
            let remedy = message!("get-file-again");
            return Err(bad(message!("threemf-ends-before-model"), remedy));
        }
        let mut document =
            (self.document).ok_or_else(|| bad(message!("threemf-no-model"), EXPORT_AGAIN))?;
        document.title = sanitize_name(&self.title);
        document.digits[0] = self.digits;
        Ok(document)
    }
}
