//! Robots in MuJoCo's XML (mujoco.readthedocs.io, “XML Reference”): bodies within bodies, with the joints that they hang
//! by, and geoms of which some are seen and some collide.

mod asset;
mod body;
mod class;
mod compiler;
mod equality;
mod geom;
mod joint;
mod placement;
mod tree;

use crate::dropped::{Dropped, NotFound};
use crate::error::ImportError;
use crate::job::Job;
use crate::names::{cleaned, stem};
use crate::robot::{Blueprint, CORRECT, Element, Finder, Page, document, text};
use crate::sniff::Language;
use crate::{LinkShapes, check_length};
use asset::Assets;
use class::Classes;
use compiler::Compiler;
use std::collections::BTreeMap;
use tree::Tree;

/// What to do about elements that stand for many others.
const SAVE: &str = "Open it in MuJoCo, save it there (File, Save xml), which writes out what stands for something else, and open the result";

/// What is known when bodies are read.
struct Model<'t> {
    tree: &'t Tree<'t>,
    compiler: Compiler<'t>,
    classes: Classes<'t>,
    assets: Assets<'t>,
}

/// The number of the file that an `include` names, if it is there.
pub(crate) fn included(dropped: &Dropped, main: usize, include: Element) -> Option<usize> {
    let path = include.attribute("file")?;
    Some(dropped.find(main, path).ok()?.number)
}

/// Reads the file of this number, which is at hand in `job`, and those that it includes.
pub(crate) fn parse(
    job: &mut Job,
    dropped: &Dropped,
    number: usize,
    wanted: LinkShapes,
) -> Result<Blueprint, ImportError> {
    let files = files(job, dropped, number)?;
    let bytes = |file: &usize| dropped.files()[*file].bytes;
    let texts: Vec<_> = (files.iter())
        .map(|file| text(job, bytes(file), Language::Mjcf.name()))
        .collect::<Result<_, _>>()?;
    let documents: Vec<_> = (texts.iter())
        .map(|text| document(job, Language::Mjcf, text))
        .collect::<Result<_, _>>()?;
    let pages: BTreeMap<usize, Page> = (files.iter().zip(&documents))
        .map(|(&file, document)| (file, Page::new(document, dropped.title(file))))
        .collect();
    job.begin(dropped.title(number), 0.0, 0.0)?;
    let root = pages[&number].root_of(job, Language::Mjcf)?;
    let tree = Tree::new(job, dropped, number, &pages)?;
    let compiler = Compiler::read(job, &tree)?;
    let classes = Classes::read(job, &tree)?;
    let assets = Assets::read(job, &tree, &classes)?;
    let model = Model {
        tree: &tree,
        compiler,
        classes,
        assets,
    };
    let mut finder = Finder::new(dropped, number, Language::Mjcf);
    let named = root.attribute("model").and_then(cleaned);
    let named = named.or_else(|| cleaned(stem(dropped.files()[number].path)));
    let name = named.unwrap_or_else(|| "robot".to_owned());
    let mut bodies = body::Bodies::new(&model, &mut finder, wanted, name);
    bodies.read(job)?;
    let body::Bodies {
        mut drafts,
        references,
        ..
    } = bodies;
    equality::read(job, &model, &mut drafts, &references)?;
    let mut blueprint = Blueprint::new(Language::Mjcf);
    for draft in drafts {
        draft.finish(job, &mut blueprint)?;
    }
    if !blueprint.has_shapes() {
        let problem = "no body of the model has a shape that is read";
        return Err(job.bad_file(problem, "Give its bodies geoms"));
    }
    finder.warn(job);
    Ok(blueprint.with_folders(&finder))
}

/// The numbers of the file and of those that it includes, each once.
fn files(job: &mut Job, dropped: &Dropped, main: usize) -> Result<Vec<usize>, ImportError> {
    let mut files = vec![main];
    let mut next = 0;
    while let Some(&file) = files.get(next) {
        next += 1;
        job.begin(dropped.title(file), 0.0, 0.0)?;
        let bytes = dropped.files()[file].bytes;
        check_length(job, bytes)?;
        let text = text(job, bytes, Language::Mjcf.name())?;
        let document = document(job, Language::Mjcf, &text)?;
        let page = Page::new(&document, dropped.title(file));
        for include in page.root().descendants().filter(|e| e.kind() == "include") {
            let path = include.text(job, "file")?;
            let found = dropped.find(main, path).map_err(|error| {
                let shown = cleaned(path).unwrap_or_default();
                let problem = match error {
                    NotFound::Missing => format!("the file “{shown}” was not opened with it"),
                    NotFound::Several(one, other) => format!(
                        "the file “{shown}” could be {} or {}",
                        dropped.title(one),
                        dropped.title(other)
                    ),
                };
                let remedy = "Drop the folder that contains all files of the model";
                include.bad(job, problem, remedy)
            })?;
            if files.contains(&found.number) {
                let problem = format!("{} is included twice", dropped.title(found.number));
                return Err(include.bad(job, problem, CORRECT));
            }
            files.push(found.number);
        }
    }
    Ok(files)
}
