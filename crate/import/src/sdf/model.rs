//! Reads models and their content: links, joints and frames, nested models, and models in other files.

use super::graph::{Frame, FrameParent, Graph, Reference, Scope};
use super::include;
use super::pose::{is_true, pose};
use super::scene::{Joint, Link, Scene};
use crate::dropped_files::DroppedFiles;
use crate::error::Result;
use crate::job::Job;
use crate::names::sanitize_name;
use crate::robot::{Element, RobotDocument};
use crate::sniff::Language;
use nearpoint_message::message;
use std::collections::BTreeMap;

/// The largest depth of nested models.
const MAX_DEPTH: usize = 32;

/// The largest number of models, more than any world has: files that include others twice at each level grow
/// exponentially.
const MAX_MODELS: usize = 10_000;

/// The context of a model's content.
#[derive(Clone)]
struct ModelContext {
    scope: usize,
    /// The outermost model; none in the world.
    root: Option<usize>,
    is_static: bool,
    /// The chain of including files, the innermost last; models within a file are listed, too.
    files: Vec<usize>,
    depth: usize,
}

pub(super) struct Reader<'a, 'd> {
    files: &'d DroppedFiles<'d>,
    pages: &'a BTreeMap<usize, RobotDocument<'a>>,
    file_name: String,
    models: usize,
    pub(super) scene: Scene<'a>,
}

impl<'a, 'd> Reader<'a, 'd> {
    pub(super) fn new(
        dropped_files: &'d DroppedFiles<'d>,
        pages: &'a BTreeMap<usize, RobotDocument<'a>>,
        file_name: String,
    ) -> Self {
        Self {
            files: dropped_files,
            pages,
            file_name,
            models: 0,
            scene: Scene {
                graph: Graph::new(),
                links: Vec::new(),
                joints: Vec::new(),
                root_models: Vec::new(),
            },
        }
    }

    /// Reads the models of a file, in its world if it has one.
    pub(super) fn file(&mut self, job: &mut Job, number: usize) -> Result<()> {
        let root = self.pages[&number].root_of(Language::Sdf)?;
        let world = ModelContext {
            scope: 0,
            root: None,
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
            return Err(second.error_at(problem, message!("sdf-keep-one")));
        }
        self.contents(job, root, &world)
    }

    fn contents(&mut self, job: &mut Job, of: Element<'a>, context: &ModelContext) -> Result<()> {
        for element in of.children() {
            match (element.kind(), context.root) {
                ("model", _) => self.model(job, element, None, context)?,
                ("include", _) => self.include(job, element, context)?,
                ("link", Some(top)) => self.link(job, element, context, top)?,
                ("joint", _) => self.joint(job, element, context)?,
                ("frame", _) => self.frame(job, element, context)?,
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
        context: &ModelContext,
    ) -> Result<()> {
        job.tick(0, 1)?;
        self.models += 1;
        if context.depth == MAX_DEPTH || self.models > MAX_MODELS {
            let problem = match context.depth == MAX_DEPTH {
                true => message!("sdf-models-lie-one", deepest = MAX_DEPTH),
                false => message!("sdf-more-models", most_models = MAX_MODELS),
            };
            return Err(by
                .unwrap_or(element)
                .error_at(problem, message!("make-simpler")));
        }
        let stated = |kind: &str| by?.child(kind)?.content();
        let name = stated("name").or_else(|| element.attribute("name"));
        let name = name
            .filter(|name| !name.is_empty())
            .unwrap_or(&self.file_name)
            .to_owned();
        let merged = by.is_some_and(|by| is_true(by.attribute("merge"))) && context.root.is_some();
        let graph = &mut self.scene.graph;
        let outer = graph.scopes[context.scope].frame;
        let placed = by
            .filter(|by| by.child("pose").is_some())
            .unwrap_or(element);
        let frame = Frame {
            element: Some(by.unwrap_or(element)),
            ..model_frame(placed, context, Reference::Frame(outer), FrameParent::World)?
        };
        let frame = match merged {
            true => graph.add(job, &format!("__merged__{name}"), frame, false)?,
            false => graph.add(job, &name, frame, false)?,
        };
        let prefix = &graph.scopes[context.scope].prefix;
        let prefix = match merged {
            true => prefix.clone(),
            false => format!("{prefix}{name}::"),
        };
        graph.scopes.push(Scope { prefix, frame });
        let scope = graph.scopes.len() - 1;
        let top = context.root.unwrap_or_else(|| {
            let name = sanitize_name(&name).unwrap_or_else(|| self.file_name.clone());
            self.scene.root_models.push(name);
            self.scene.root_models.len() - 1
        });
        let own = element.child("static").and_then(Element::content);
        let inside = ModelContext {
            scope,
            root: Some(top),
            is_static: context.is_static || is_true(stated("static").or(own)),
            files: context.files.clone(),
            depth: context.depth + 1,
        };
        let first = self.scene.links.len();
        self.contents(job, element, &inside)?;
        self.resolve_placement(element, by, frame, (scope, first))
    }

    /// Resolves the link of a model's frame, and the frame of its pose, after the content is read.
    fn resolve_placement(
        &mut self,
        element: Element<'a>,
        by: Option<Element<'a>>,
        frame: usize,
        (scope, first): (usize, usize),
    ) -> Result<()> {
        let graph = &mut self.scene.graph;
        let canonical = element.attribute_text("canonical_link");
        graph.frames[frame].parent = match canonical {
            Some(name) => {
                let found = graph.find(element, scope, Reference::Named(name))?;
                FrameParent::Other(Reference::Frame(found))
            }
            None if first < self.scene.links.len() => FrameParent::Link(first),
            None => FrameParent::World,
        };
        let placement = by.and_then(|by| by.child("placement_frame")?.content());
        let placement = placement.or_else(|| element.attribute("placement_frame"));
        let Some(name) = placement.filter(|name| !name.is_empty()) else {
            return Ok(());
        };
        let inner = graph.find(element, scope, Reference::Named(name))?;
        let inner = graph.pose_in(inner, frame)?;
        graph.frames[frame].pose *= inner.inverse();
        Ok(())
    }

    fn include(
        &mut self,
        job: &mut Job,
        element: Element<'a>,
        context: &ModelContext,
    ) -> Result<()> {
        let from = context.files.last().copied().unwrap_or_default();
        let Some(number) = include::number(self.files, from, element)? else {
            return Ok(());
        };
        let Some(page) = self
            .pages
            .get(&number)
            .filter(|_| !context.files.contains(&number))
        else {
            let problem = message!("sdf-includes-itself", number = self.files.title(number));
            return Err(element.invalid(problem));
        };
        let mut inside = context.clone();
        inside.files.push(number);
        // A file without a model contains a light or an actor.
        match page.root_of(Language::Sdf)?.child("model") {
            Some(model) => self.model(job, model, Some(element), &inside),
            None => Ok(()),
        }
    }

    fn link(
        &mut self,
        job: &Job,
        element: Element<'a>,
        context: &ModelContext,
        root: usize,
    ) -> Result<()> {
        let name = element.text("name")?;
        let number = self.scene.links.len();
        let model = Reference::Frame(self.scene.graph.scopes[context.scope].frame);
        let frame = model_frame(element, context, model, FrameParent::Link(number))?;
        let frame = self.scene.graph.add(job, name, frame, false)?;
        let prefix = &self.scene.graph.scopes[context.scope].prefix;
        let inner = prefix.split_once("::").map_or("", |(_, inner)| inner);
        let full = sanitize_name(&format!("{inner}{name}"));
        let link = Link {
            element,
            name: full.unwrap_or_else(|| "link".to_owned()),
            frame,
            root,
        };
        job.push(&mut self.scene.links, link)
    }

    fn frame(&mut self, job: &Job, element: Element<'a>, context: &ModelContext) -> Result<()> {
        let name = element.text("name")?;
        let model = Reference::Frame(self.scene.graph.scopes[context.scope].frame);
        let attached = element.attribute_text("attached_to");
        let attached = attached.map_or(model, Reference::Named);
        let frame = model_frame(element, context, attached, FrameParent::Other(attached))?;
        self.scene.graph.add(job, name, frame, false)?;
        Ok(())
    }

    fn joint(&mut self, job: &Job, element: Element<'a>, context: &ModelContext) -> Result<()> {
        let prefix = &self.scene.graph.scopes[context.scope].prefix;
        let inner = prefix.split_once("::").map_or("", |(_, inner)| inner);
        let name = format!("{inner}{}", element.name("name")?);
        let name = sanitize_name(&name).unwrap_or(name);
        let Some(child) = element.child("child").and_then(Element::content) else {
            return Err(element.invalid(message!("sdf-joint-no-child", name)));
        };
        let child = Reference::Named(child);
        let frame = model_frame(element, context, child, FrameParent::Other(child))?;
        let raw = element.text("name")?;
        let frame = self.scene.graph.add(job, raw, frame, true)?;
        let joint = Joint {
            element,
            is_static: context.is_static,
            name,
            frame,
            scope: context.scope,
        };
        job.push(&mut self.scene.joints, joint)
    }
}

/// Adds the frame of an element; by default, its pose is relative to `otherwise`.
fn model_frame<'a>(
    element: Element<'a>,
    context: &ModelContext,
    otherwise: Reference<'a>,
    parent: FrameParent<'a>,
) -> Result<Frame<'a>> {
    let (pose, relative_to) = pose(element, otherwise)?;
    Ok(Frame {
        element: Some(element),
        scope: context.scope,
        pose,
        relative_to,
        parent,
    })
}
