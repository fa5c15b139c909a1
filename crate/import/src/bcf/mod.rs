//! BCF, the BIM Collaboration Format, versions 2.0, 2.1 and 3.0: what others said about a model, topic by topic, and from where
//! they looked. Text is as the file has it; what it means for a clash, the reader of this decides.

mod markup;
mod viewpoint;

use crate::archive::{Archive, Entry, make_room};
use crate::error::ImportError;
use crate::file::File;
use crate::job::{EXPORT_AGAIN, Job};
use crate::names;
use crate::xml::{self, Subject};
use roxmltree::Node;
use std::collections::HashMap;
use std::ops::ControlFlow;

/// How many bytes of text may be unpacked; pictures are not.
const MOST_TEXT: u64 = 256 << 20;

const SUBJECT: Subject = Subject {
    format: "BCF",
    content: "BCF document",
    most_nodes: 1_000_000,
};

/// What a file says.
#[derive(Debug, Clone, PartialEq)]
pub struct Bcf {
    /// As the file has it: `2.0`, `2.1` or `3.0`.
    pub version: String,
    /// In the order of the file.
    pub topics: Vec<Topic>,
    /// What is not in the file although it should be: a sentence each.
    pub warnings: Vec<String>,
}

/// Something that somebody wants to be looked at.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Topic {
    /// What names it in every file, in lower case.
    pub guid: String,
    /// What it is about.
    pub title: String,
    /// A word of the other system, such as `Clash`.
    pub kind: Option<String>,
    /// A word of the other system, such as `Open`.
    pub status: Option<String>,
    /// A word of the other system.
    pub priority: Option<String>,
    /// Who is to do something about it.
    pub assignee: Option<String>,
    /// Words that it is found by.
    pub labels: Vec<String>,
    /// More about it.
    pub description: Option<String>,
    /// When it was written.
    pub created: String,
    /// Who wrote it.
    pub author: String,
    /// When and by whom it was changed last.
    pub modified: Option<(String, String)>,
    /// What was said about it, in the order of the file.
    pub comments: Vec<Comment>,
    /// From where it was looked at, in the order of the file.
    pub viewpoints: Vec<Viewpoint>,
}

/// What somebody said.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Comment {
    /// What names it in every file, in lower case.
    pub guid: String,
    /// Who said it.
    pub author: String,
    /// When, as the file has it.
    pub when: String,
    /// What was said; empty where the comment is a look only.
    pub text: String,
    /// The guid of the look that belongs to it.
    pub viewpoint: Option<String>,
}

/// A look at the model.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Viewpoint {
    /// What names it in every file, in lower case.
    pub guid: String,
    /// From where.
    pub camera: Option<Camera>,
    /// What is to be noticed.
    pub selected: Vec<Component>,
    /// What is cut away.
    pub planes: Vec<Plane>,
}

/// A plane that the model is cut along: metres, Z up.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Plane {
    /// A point in it.
    pub place: [f64; 3],
    /// Towards what is cut away, of any length.
    pub direction: [f64; 3],
}

/// Where one looks from: metres, Z up, as every BCF file has it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Camera {
    /// Where the eye is.
    pub eye: [f64; 3],
    /// Whereto one looks, of any length.
    pub direction: [f64; 3],
    /// Up on the screen.
    pub up: [f64; 3],
    /// How much is seen.
    pub lens: Lens,
}

/// How much of the model is seen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Lens {
    /// What is far is small: the vertical angle of view, degrees.
    Perspective(f64),
    /// What is far is as large as what is near: how high the picture is, metres.
    Orthogonal(f64),
}

/// A thing of the model.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Component {
    /// The GlobalId of the IFC model.
    pub ifc: Option<String>,
    /// The program that [`Component::id`] is of.
    pub system: Option<String>,
    /// What that program calls it.
    pub id: Option<String>,
}

/// Reads a file.
pub fn read(file: &File) -> Result<Bcf, ImportError> {
    let mut go_on = |_: f32, _: &str| ControlFlow::Continue(());
    let mut job = Job::new(&mut go_on);
    let title = names::cleaned(file.path).unwrap_or_else(|| "The file".to_owned());
    job.begin(title.clone(), 0.0, 1.0)?;
    let archive = Archive::open(&job, file.bytes, EXPORT_AGAIN)?;
    let entries = archive.entries(&job)?;
    let mut folder = Folder::new(&archive, &entries, title);
    folder.check(&job)?;
    let version = folder.version(&mut job)?;
    let mut topics = Vec::new();
    for entry in &entries {
        let path = key(&entry.path);
        if let Some(topic) = path.strip_suffix("/markup.bcf") {
            topics.push(markup::read(&mut job, &mut folder, topic)?);
        }
    }
    Ok(Bcf {
        version,
        topics,
        warnings: job.into_warnings(),
    })
}

/// The files of an archive by their paths.
struct Folder<'z> {
    archive: &'z Archive<'z>,
    entries: HashMap<String, &'z Entry<'z>>,
    title: String,
    /// How many bytes may still be unpacked.
    left: u64,
}

/// Some programs write the other slash.
fn key(path: &str) -> String {
    path.replace('\\', "/")
}

impl<'z> Folder<'z> {
    fn new(archive: &'z Archive<'z>, entries: &'z [Entry<'z>], title: String) -> Self {
        Self {
            archive,
            entries: (entries.iter())
                .map(|entry| (key(&entry.path), entry))
                .collect(),
            title,
            left: MOST_TEXT,
        }
    }

    /// Whether this is a BCF file, and every topic has its text.
    fn check(&self, job: &Job) -> Result<(), ImportError> {
        let mut paths: Vec<&String> = self.entries.keys().collect();
        paths.sort();
        let inner = |path: &&&String| [".bcf", ".bcfzip"].iter().any(|end| path.ends_with(end));
        let is_markup = |path: &&String| path.ends_with("/markup.bcf");
        if !self.entries.contains_key("bcf.version") {
            if let Some(inner) = paths.iter().filter(|path| !is_markup(path)).find(inner) {
                let problem = format!("it is an archive with a BCF file in it, “{inner}”");
                return Err(job.bad_file(problem, "Unpack it and open what is in it"));
            }
            let problem = "it is no BCF file: there is no “bcf.version” in it";
            return Err(job.bad_file(problem, EXPORT_AGAIN));
        }
        for path in paths {
            let Some((topic, _)) = path.rsplit_once('/').filter(|_| path.ends_with(".bcfv")) else {
                continue;
            };
            if !self.entries.contains_key(&format!("{topic}/markup.bcf")) {
                let problem = format!("“{topic}/markup.bcf” is not in it");
                return Err(job.bad_file(problem, EXPORT_AGAIN));
            }
        }
        Ok(())
    }

    fn version(&mut self, job: &mut Job) -> Result<String, ImportError> {
        let found = self.document(job, "bcf.version", |job, root| {
            let version = root.attribute("VersionId").unwrap_or_default();
            if ["2.0", "2.1", "3.0"].contains(&version) {
                return Ok(version.to_owned());
            }
            let problem =
                format!("it is BCF of version “{version}”, and 2.0, 2.1 and 3.0 are read");
            Err(job.bad_file(problem, "Export it as BCF 2.1"))
        })?;
        found.ok_or_else(|| job.bad_file("there is no “bcf.version” in it", EXPORT_AGAIN))
    }

    /// The names of the viewpoint files in a folder, in order.
    fn viewpoints_in(&self, folder: &str) -> Vec<String> {
        let names = self.entries.keys().filter_map(|path| {
            let name = path.strip_prefix(folder)?.strip_prefix('/')?;
            let is_here = name.ends_with(".bcfv") && !name.contains('/');
            is_here.then(|| name.to_owned())
        });
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    /// What `read` makes of the document at a path; none if it is not in the archive.
    fn document<T>(
        &mut self,
        job: &mut Job,
        path: &str,
        read: impl FnOnce(&Job, Node) -> Result<T, ImportError>,
    ) -> Result<Option<T>, ImportError> {
        let Some(entry) = self.entries.get(path) else {
            return Ok(None);
        };
        make_room(job, [*entry], &mut self.left)?;
        let bytes = self.archive.bytes(job, entry)?;
        job.begin(format!("{}/{path}", self.title), 0.0, 1.0)?;
        let text = xml::text(job, &bytes, SUBJECT.format)?;
        let document = xml::parse(job, &text, &SUBJECT)?;
        let found = read(job, document.root_element())?;
        job.begin(self.title.clone(), 0.0, 1.0)?;
        Ok(Some(found))
    }
}

/// The elements of this name in another.
fn children<'a, 'i>(
    node: Node<'a, 'i>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'i>> + use<'a, 'i> {
    node.children()
        .filter(move |child| child.is_element() && child.tag_name().name() == name)
}

/// The first of them.
fn child<'a, 'i>(node: Node<'a, 'i>, name: &'static str) -> Option<Node<'a, 'i>> {
    children(node, name).next()
}

/// All text in an element.
fn text(node: Node) -> String {
    let texts = node.children().filter_map(|child| child.text());
    texts.collect()
}

/// The text of an element in another, if there is any.
fn said(node: Node, name: &'static str) -> Option<String> {
    child(node, name).map(text).filter(|text| !text.is_empty())
}

/// What names an element.
fn guid(node: Node) -> Option<String> {
    node.attribute("Guid").map(str::to_ascii_lowercase)
}
