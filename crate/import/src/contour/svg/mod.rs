//! Reads contours from SVG. `roxmltree` reads the elements, `svgtypes` their numbers. The rest is done here in f64,
//! because
//! `usvg`, which would resolve more, keeps coordinates in f32.
//!
//! Each filled path or other shape is a contour: its closed subpaths are outlines and holes by the fill rule, and open
//! subpaths are closed for filling. Shapes that are not filled are outlines: open subpaths are joined end to end with
//! others of the layer, and nested rings on one layer are outlines and their holes. Transforms, units, `viewBox`,
//! `use`, and style rules for one element name, class or id are read. The y axis is flipped to point up; the origin is
//! that of the outermost user space. No script is run, and nothing is fetched.

mod fill_rule;
mod frame;
mod line_index;
mod path;
mod shape;
mod style_sheet;

use super::affine::Affine;
use super::chain::OpenChain;
use super::drawing::Drawing;
use super::error::{ContourError, Result, damaged};
use super::group::Shape;
use super::model::ContourOptions;
use line_index::LineIndex;
use nearpoint_message::{Message, ToArg, message};
use roxmltree::{Document, Node, ParsingOptions};
use std::collections::HashMap;
use style_sheet::{Style, StyleSheet};

/// The largest depth of nested elements, copies by `use` included.
const MAX_DEPTH: usize = 200;
/// The largest number of elements, more than any drawing has.
const MAX_NODES: u32 = 2_000_000;
/// The length of the longest name in characters; longer ones are cut.
const MAX_NAME_LENGTH: usize = 120;

pub(super) fn read(text: &str, options: &ContourOptions) -> Result<Drawing> {
    if text.contains("<!ENTITY") {
        let problem = message!("contour-declares-entities-not");
        return Err(damaged(message!("contour-document-type"), problem));
    }
    let parsing = ParsingOptions {
        allow_dtd: true,
        nodes_limit: MAX_NODES,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text, parsing).map_err(|error| {
        damaged(
            message!("line", line = error.pos().row),
            Message::from_text(error),
        )
    })?;
    let root = document.root_element();
    if root.tag_name().name() != "svg" {
        let problem = message!(
            "contour-outermost-element-not",
            name = root.tag_name().name()
        );
        return Err(damaged(message!("contour-line-1"), problem));
    }
    let mut reader = Reader::new(&document, options);
    let (map, note) = frame::root(&reader.lines, root)?;
    reader.drawing.unit = Some(note.unit);
    reader.drawing.notes.extend(note.note);
    let around = InheritedStyle {
        map,
        style: Style::default(),
        layer: None,
        depth: 0,
    };
    reader.children(root, &around)?;
    Ok(reader.finish())
}

/// The properties that an element inherits.
#[derive(Debug, Clone)]
struct InheritedStyle {
    map: Affine,
    style: Style,
    layer: Option<String>,
    depth: usize,
}

struct Reader<'d> {
    lines: LineIndex,
    ids: HashMap<&'d str, Node<'d, 'd>>,
    style_sheet: StyleSheet,
    flatness: f64,
    drawing: Drawing,
}

impl<'d> Reader<'d> {
    fn new(document: &'d Document<'d>, options: &ContourOptions) -> Self {
        let elements = || document.descendants().filter(Node::is_element);
        let mut ids = HashMap::new();
        for node in elements() {
            if let Some(id) = node.attribute("id") {
                ids.entry(id).or_insert(node);
            }
        }
        let styles = elements().filter(|node| node.tag_name().name() == "style");
        let rules: Vec<&str> = styles.filter_map(|node| node.text()).collect();
        Self {
            lines: LineIndex::of(document),
            ids,
            style_sheet: StyleSheet::new(&rules.concat()),
            flatness: options.flatness,
            drawing: Drawing {
                join_tolerance: options.join_tolerance,
                ..Drawing::default()
            },
        }
    }

    fn children(&mut self, node: Node<'d, 'd>, inherited: &InheritedStyle) -> Result<()> {
        for child in node.children().filter(Node::is_element) {
            let read = self.element(child, inherited);
            match is_shape(child) {
                true => drop(self.drawing.skip_invalid(read)?),
                false => read?,
            }
        }
        Ok(())
    }

    fn element(&mut self, node: Node<'d, 'd>, inherited: &InheritedStyle) -> Result<()> {
        self.drawing.count(1)?;
        if inherited.depth == MAX_DEPTH {
            let what = message!("contour-elements-nested-more", deepest = MAX_DEPTH);
            return Err(ContourError::too_large(what));
        }
        let style = self.style_sheet.style(node, &inherited.style);
        if style.is_hidden {
            self.drawing.skip(message!("contour-hidden-elements"));
            return Ok(());
        }
        let mut here = InheritedStyle {
            map: inherited.map.compose(&frame::transform(&self.lines, node)?),
            style,
            layer: inherited.layer.clone(),
            depth: inherited.depth + 1,
        };
        match node.tag_name().name() {
            "g" | "a" | "switch" => {
                here.layer = layer(node).or(here.layer);
                self.children(node, &here)
            }
            "svg" => {
                here.map = here.map.compose(&frame::inner(&self.lines, node, node)?);
                self.children(node, &here)
            }
            "use" => self.copy(node, here),
            _ if is_shape(node) && here.style.is_invisible => Ok(()),
            _ if is_shape(node) => self.shape(node, &here),
            name @ ("text" | "image" | "foreignObject" | "script" | "video" | "audio"
            | "iframe") => {
                self.drawing.skip(format!("<{name}>"));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Draws the element of this document that a `use` refers to.
    fn copy(&mut self, node: Node<'d, 'd>, mut here: InheritedStyle) -> Result<()> {
        self.drawing.count_copies(1)?;
        let href = node
            .attributes()
            .find(|attribute| attribute.name() == "href");
        let href = href.map_or("", |attribute| attribute.value().trim());
        let Some(target) = href
            .strip_prefix('#')
            .and_then(|id| self.ids.get(id))
            .copied()
        else {
            self.drawing.skip(message!("contour-absent-use"));
            return Ok(());
        };
        let [x, y] = ["x", "y"].map(|name| frame::length(&self.lines, node, name, 0.0));
        here.map = here.map.compose(&Affine::translation(x?, y?));
        if target.tag_name().name() != "symbol" {
            return self.element(target, &here);
        }
        here.map = here.map.compose(&frame::inner(&self.lines, target, node)?);
        here.style = self.style_sheet.style(target, &here.style);
        self.children(target, &here)
    }

    fn shape(&mut self, node: Node<'d, 'd>, here: &InheritedStyle) -> Result<()> {
        let lines = shape::lines(&self.lines, node, &here.map, self.flatness)?;
        self.drawing
            .count(lines.iter().map(|line| line.points.len()).sum())?;
        let own = node
            .attributes()
            .find(|attribute| attribute.name() == "data-layer");
        let own = own.and_then(|attribute| crate::names::sanitize_name(attribute.value()));
        let layer = own.or_else(|| here.layer.clone());
        let mut rings = Vec::new();
        for mut line in lines {
            let can_close =
                here.style.is_filled() && node.tag_name().name() != "line" && line.points.len() > 2;
            let closes = line.points.len() > 2 && line.points.first() == line.points.last();
            if line.is_closed || can_close || closes {
                if closes {
                    line.points.pop();
                }
                rings.push(line.points);
            } else if line.points.iter().any(|p| *p != line.points[0]) {
                self.drawing.open_chains.push(OpenChain {
                    layer: layer.clone(),
                    points: line.points,
                });
            }
        }
        if rings.is_empty() {
            return Ok(());
        }
        self.drawing.count_outlines(rings.len())?;
        let name = name(node)
            .unwrap_or_else(|| format!("{} {}", node.tag_name().name(), self.drawing.next()));
        let is_filled = here.style.is_filled();
        let (rings, within) = match is_filled {
            true => {
                fill_rule::boundary(rings, here.style.is_even_odd, self.drawing.join_tolerance)?
            }
            false => (rings, 0),
        };
        if within > 0 {
            let sentence = message!("contour-ring-within-fills", name, within);
            self.drawing.notes.push(sentence);
        }
        self.drawing.shapes.push(Ok(Shape {
            place: Some(self.lines.location(node).to_arg()),
            name: Some(name),
            layer,
            rings,
            is_filled,
        }));
        Ok(())
    }

    fn finish(mut self) -> Drawing {
        let note = |skipped| message!("contour-left-out", skipped);
        self.drawing.note_skipped(note);
        self.drawing
    }
}

/// Returns whether an element is drawn by itself.
fn is_shape(node: Node) -> bool {
    matches!(
        node.tag_name().name(),
        "path" | "rect" | "circle" | "ellipse" | "line" | "polyline" | "polygon"
    )
}

/// Returns an element's name, by a person or a program.
fn name(node: Node) -> Option<String> {
    let attribute = |name: &str| {
        let mut all = node.attributes();
        all.find(|attribute| attribute.name() == name)
            .map(|attribute| attribute.value())
    };
    let title = node
        .children()
        .find(|child| child.tag_name().name() == "title");
    let title = title.and_then(|title| title.text());
    let found = attribute("data-name")
        .or(attribute("label"))
        .or(title)
        .or(attribute("id"));
    found
        .map(|name| crate::names::sanitize(name, MAX_NAME_LENGTH))
        .filter(|name| !name.is_empty())
}

/// Returns the layer of a named group. Programs give an id to every group, so only the id of an outermost group counts.
fn layer(node: Node) -> Option<String> {
    let is_outermost = node.parent().is_some_and(|it| it.has_tag_name("svg"));
    let named = name(node)?;
    let is_id = node.attribute("id").is_some_and(|id| id == named);
    (!is_id || is_outermost || is_marked(node)).then_some(named)
}

/// Returns whether Inkscape has marked the group as a layer.
fn is_marked(node: Node) -> bool {
    let mut all = node.attributes();
    all.any(|attribute| attribute.name() == "groupmode" && attribute.value() == "layer")
}
