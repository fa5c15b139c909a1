//! Reads models and their content: links, joints and frames, nested models, and models of other files.

use super::graph::{Frame, Graph, Reference, Scope, With};
use super::include;
use super::pose::{is_true, pose};
use super::scene::{Joint, Link, Scene};
use crate::dropped::Dropped;
use crate::error::Result;
use crate::job::Job;
use crate::names::cleaned;
use crate::robot::{Element, Page};
use crate::sniff::Language;
use nearpoint_message::message;
use std::collections::BTreeMap;

/// The largest depth of nested models.
const DEEPEST: usize = 32;

/// The largest number of models, more than any world has: files that include others twice, repeatedly, grow exponentially.
const MOST_MODELS: usize = 10_000;

/// The context of a model.
#[derive(Clone)]
struct Within {
    scope: usize,
    /// The outermost model; none in the world.
    top: Option<usize>,
    is_static: bool,
    /// The chain of including files, the innermost last; models within a file count, too.
    files: Vec<usize>,
    depth: usize,
}

pub(super) struct Reader<'a, 'd> {
    dropped: &'d Dropped<'d>,
    pages: &'a BTreeMap<usize, Page<'a>>,
    file_name: String,
    models: usize,
    pub(super) scene: Scene<'a>,
}

impl<'a, 'd> Reader<'a, 'd> {
    pub(super) fn new(
        dropped: &'d Dropped<'d>,
        pages: &'a BTreeMap<usize, Page<'a>>,
        file_name: String,
    ) -> Self {
        Self {
            dropped,
            pages,
            file_name,
            models: 0,
            scene: Scene {
                graph: Graph::new(),
                links: Vec::new(),
                joints: Vec::new(),
                tops: Vec::new(),
            },
        }
    }

    /// Reads the models of a file, in its world if it has one.
    pub(super) fn file(&mut self, job: &mut Job, number: usize) -> Result<()> {
        let root = self.pages[&number].root_of(Language::Sdf)?;
        let world = Within {
            scope: 0,
            top: None,
            is_static: false,
            files: vec![number],
            depth: 0,
        };
        let mut worlds = root.all("world");
        if let Some(first) = worlds.next() {
            self.contents(job, first, &world)?;
        }
        if let Some(second) = worlds.next() {
            let problem = message!("sdf-several-worlds-only");
            return Err(second.bad(problem, message!("sdf-keep-one")));
        }
        self.contents(job, root, &world)
    }

    fn contents(&mut self, job: &mut Job, of: Element<'a>, within: &Within) -> Result<()> {
        for element in of.children() {
            match (element.kind(), within.top) {
                ("model", _) => self.model(job, element, None, within)?,
                ("include", _) => self.include(job, element, within)?,
                ("link", Some(top)) => self.link(job, element, within, top)?,
                ("joint", _) => self.joint(job, element, within)?,
                ("frame", _) => self.frame(job, element, within)?,
                (kind @ ("actor" | "population" | "road"), None) => {
                    element.warn(job, message!("sdf-left-out", kind));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Reads a model. An including element may override its name and its pose.
    fn model(
        &mut self,
        job: &mut Job,
        element: Element<'a>,
        by: Option<Element<'a>>,
        within: &Within,
    ) -> Result<()> {
        job.tick(0, 1)?;
        self.models += 1;
        if within.depth == DEEPEST || self.models > MOST_MODELS {
            let problem = match within.depth == DEEPEST {
                true => message!("sdf-models-lie-one", deepest = DEEPEST),
                false => message!("sdf-more-models", most_models = MOST_MODELS),
            };
            return Err(by.unwrap_or(element).bad(problem, message!("make-simpler")));
        }
        let said = |kind: &str| by?.child(kind)?.content();
        let name = said("name").or_else(|| element.attribute("name"));
        let name = name
            .filter(|name| !name.is_empty())
            .unwrap_or(&self.file_name)
            .to_owned();
        let merged = by.is_some_and(|by| is_true(by.attribute("merge"))) && within.top.is_some();
        let graph = &mut self.scene.graph;
        let outer = graph.scopes[within.scope].frame;
        let placed = by
            .filter(|by| by.child("pose").is_some())
            .unwrap_or(element);
        let frame = Frame {
            element: Some(by.unwrap_or(element)),
            ..framed(placed, within, Reference::Frame(outer), With::World)?
        };
        let frame = match merged {
            true => graph.add(job, &format!("__merged__{name}"), frame, false)?,
            false => graph.add(job, &name, frame, false)?,
        };
        let prefix = &graph.scopes[within.scope].prefix;
        let prefix = match merged {
            true => prefix.clone(),
            false => format!("{prefix}{name}::"),
        };
        graph.scopes.push(Scope { prefix, frame });
        let scope = graph.scopes.len() - 1;
        let top = within.top.unwrap_or_else(|| {
            let name = cleaned(&name).unwrap_or_else(|| self.file_name.clone());
            self.scene.tops.push(name);
            self.scene.tops.len() - 1
        });
        let own = element.child("static").and_then(Element::content);
        let inside = Within {
            scope,
            top: Some(top),
            is_static: within.is_static || is_true(said("static").or(own)),
            files: within.files.clone(),
            depth: within.depth + 1,
        };
        let first = self.scene.links.len();
        self.contents(job, element, &inside)?;
        self.stand(element, by, frame, (scope, first))
    }

    /// Resolves, after its content is read, the link of a model's frame, and the frame that its pose refers to.
    fn stand(
        &mut self,
        element: Element<'a>,
        by: Option<Element<'a>>,
        frame: usize,
        (scope, first): (usize, usize),
    ) -> Result<()> {
        let graph = &mut self.scene.graph;
        let canonical = element.said("canonical_link");
        graph.frames[frame].with = match canonical {
            Some(name) => {
                let found = graph.find(element, scope, Reference::Named(name))?;
                With::Other(Reference::Frame(found))
            }
            None if first < self.scene.links.len() => With::Link(first),
            None => With::World,
        };
        let placement = by.and_then(|by| by.child("placement_frame")?.content());
        let placement = placement.or_else(|| element.attribute("placement_frame"));
        let Some(name) = placement.filter(|name| !name.is_empty()) else {
            return Ok(());
        };
        let inner = graph.find(element, scope, Reference::Named(name))?;
        let inner = graph.within(inner, frame)?;
        graph.frames[frame].pose *= inner.inverse();
        Ok(())
    }

    fn include(&mut self, job: &mut Job, element: Element<'a>, within: &Within) -> Result<()> {
        let from = within.files.last().copied().unwrap_or_default();
        let Some(number) = include::number(self.dropped, from, element)? else {
            return Ok(());
        };
        let Some(page) = self
            .pages
            .get(&number)
            .filter(|_| !within.files.contains(&number))
        else {
            let problem = message!("sdf-includes-itself", number = self.dropped.title(number));
            return Err(element.wrong(problem));
        };
        let mut inside = within.clone();
        inside.files.push(number);
        // A file without a model has a light or an actor.
        match page.root_of(Language::Sdf)?.child("model") {
            Some(model) => self.model(job, model, Some(element), &inside),
            None => Ok(()),
        }
    }

    fn link(&mut self, job: &Job, element: Element<'a>, within: &Within, top: usize) -> Result<()> {
        let name = element.text("name")?;
        let number = self.scene.links.len();
        let model = Reference::Frame(self.scene.graph.scopes[within.scope].frame);
        let frame = framed(element, within, model, With::Link(number))?;
        let frame = self.scene.graph.add(job, name, frame, false)?;
        let prefix = &self.scene.graph.scopes[within.scope].prefix;
        let inner = prefix.split_once("::").map_or("", |(_, inner)| inner);
        let full = cleaned(&format!("{inner}{name}"));
        let link = Link {
            element,
            name: full.unwrap_or_else(|| "link".to_owned()),
            frame,
            top,
        };
        job.push(&mut self.scene.links, link)
    }

    fn frame(&mut self, job: &Job, element: Element<'a>, within: &Within) -> Result<()> {
        let name = element.text("name")?;
        let model = Reference::Frame(self.scene.graph.scopes[within.scope].frame);
        let attached = element.said("attached_to");
        let attached = attached.map_or(model, Reference::Named);
        let frame = framed(element, within, attached, With::Other(attached))?;
        self.scene.graph.add(job, name, frame, false)?;
        Ok(())
    }

    fn joint(&mut self, job: &Job, element: Element<'a>, within: &Within) -> Result<()> {
        let prefix = &self.scene.graph.scopes[within.scope].prefix;
        let inner = prefix.split_once("::").map_or("", |(_, inner)| inner);
        let name = format!("{inner}{}", element.name("name")?);
        let name = cleaned(&name).unwrap_or(name);
        let Some(child) = element.child("child").and_then(Element::content) else {
            return Err(element.wrong(message!("sdf-joint-no-child", name)));
        };
        let child = Reference::Named(child);
        let frame = framed(element, within, child, With::Other(child))?;
        let raw = element.text("name")?;
        let frame = self.scene.graph.add(job, raw, frame, true)?;
        let joint = Joint {
            element,
            is_still: within.is_static,
            name,
            frame,
            scope: within.scope,
        };
        job.push(&mut self.scene.joints, joint)
    }
}

/// Adds the frame of an element; its pose is relative to `otherwise` by default.
fn framed<'a>(
    element: Element<'a>,
    within: &Within,
    otherwise: Reference<'a>,
    with: With<'a>,
) -> Result<Frame<'a>> {
    let (pose, relative_to) = pose(element, otherwise)?;
    Ok(Frame {
        element: Some(element),
        scope: within.scope,
        pose,
        relative_to,
        with,
    })
}
