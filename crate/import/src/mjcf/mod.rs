//! Reads robots in MuJoCo's XML (mujoco.readthedocs.io, “XML Reference”): nested bodies with their joints, and visual
//! and colliding geoms.

mod asset;
mod body;
mod class;
mod compiler;
mod contact;
mod equality;
mod geom;
mod joint;
mod model;
mod placement;
mod tree;

use crate::dropped_files::{DroppedFiles, NotFound};
use crate::error::{Result, invalid_file};
use crate::job::Job;
use crate::names::{sanitize_name, stem};
use crate::options::LinkShapes;
use crate::robot::{Element, Finder, RobotDocument, RobotModel, documents, pages, texts};
use crate::sniff::Language;
use asset::Assets;
use class::Classes;
use compiler::Compiler;
use model::Model;
use nearpoint_message::message;
use tree::Tree;

pub(crate) use tree::included;

/// Returns the mesh paths that an unread model names, relative to its file.
pub(crate) fn mesh_files(root: Element) -> Vec<String> {
    let of_kind = |kind: &'static str| root.descendants().filter(move |e| e.kind() == kind);
    let folder = |of: Element<'_>| {
        let stated = ["meshdir", "assetdir"]
            .into_iter()
            .find_map(|name| of.attribute(name));
        stated.map(str::to_owned)
    };
    let folder = of_kind("compiler").find_map(folder);
    let files = of_kind("mesh").filter_map(|mesh| mesh.attribute("file").map(str::to_owned));
    files
        .map(|file| match &folder {
            Some(folder) => format!("{folder}/{file}"),
            None => file,
        })
        .collect()
}

/// Reads the file with this index, which is the current file of `job`, and those that it includes.
pub(crate) fn parse(
    job: &mut Job,
    dropped_files: &DroppedFiles,
    number: usize,
    wanted: LinkShapes,
) -> Result<RobotModel> {
    let texts = texts(
        job,
        dropped_files,
        number,
        Language::Mjcf,
        |file, page, files| add_included(dropped_files, file, page, files),
    )?;
    let documents = documents(Language::Mjcf, &texts)?;
    let pages = pages(dropped_files, &documents);
    let root = pages[&number].root_of(Language::Mjcf)?;
    let tree = Tree::new(job, dropped_files, number, &pages)?;
    let compiler = Compiler::read(&tree)?;
    let classes = Classes::read(&tree)?;
    let assets = Assets::read(job, &tree, &classes)?;
    let model = Model {
        tree: &tree,
        compiler,
        classes,
        assets,
    };
    let mut finder = Finder::new(dropped_files, number, Language::Mjcf);
    let named = root.attribute("model").and_then(sanitize_name);
    let named = named.or_else(|| sanitize_name(stem(dropped_files.files()[number].path)));
    let name = named.unwrap_or_else(|| "robot".to_owned());
    let mut bodies = body::Bodies::new(&model, &mut finder, wanted, name);
    bodies.read(job)?;
    let body::Bodies {
        trees: mut drafts,
        contacts,
        ..
    } = bodies;
    equality::read(job, &model, &mut drafts)?;
    let rules = contacts.rules(job, &model, &drafts)?;
    let mut blueprint = RobotModel::new(Language::Mjcf);
    for draft in drafts {
        draft.finish(job, &mut blueprint)?;
    }
    blueprint.rule(rules);
    for element in tree.inside_sections("deformable") {
        let kind = element.kind();
        element.warn(job, message!("mjcf-left-out-no-rigid", kind));
    }
    if !blueprint.has_shapes() {
        let problem = message!("mjcf-no-body-model");
        return Err(invalid_file(problem, message!("mjcf-give-bodies-geoms")));
    }
    finder.warn(job);
    Ok(blueprint.with_folders(&finder))
}

/// Adds the indices of the files that a page includes. Each file may occur once; the paths are relative to the main
/// file.
fn add_included(
    dropped_files: &DroppedFiles,
    main: usize,
    document: &RobotDocument,
    files: &mut Vec<usize>,
) -> Result<()> {
    for include in document
        .root()
        .descendants()
        .filter(|e| e.kind() == "include")
    {
        let path = include.text("file")?;
        let found = dropped_files.find(main, path).map_err(|error| {
            let shown = sanitize_name(path).unwrap_or_default();
            let problem = match error {
                NotFound::Missing => message!("mjcf-file-not-opened", shown),
                NotFound::Ambiguous(one, other) => message!(
                    "mjcf-file-could",
                    shown,
                    one = dropped_files.title(one),
                    other = dropped_files.title(other)
                ),
            };
            let remedy = message!("mjcf-drop-folder-contains");
            include.error_at(problem, remedy)
        })?;
        if files.contains(&found.number) {
            let problem = message!(
                "mjcf-included-twice",
                number = dropped_files.title(found.number)
            );
            return Err(include.invalid(problem));
        }
        files.push(found.number);
    }
    Ok(())
}
