//! Loads models and scene files from the disk into a scene.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nearpoint_geometry::executor::map_costly_first;
use nearpoint_geometry::shape::{Mesh, Shape, diagnose};
use nearpoint_geometry::unit::Unit;
use nearpoint_import::{File, Import, ImportOptions};
use nearpoint_message::message;
use nearpoint_scene::file::{MaxDistanceEntry, Model, ModelFile, SceneFile, SceneFileError};
use nearpoint_scene::{
    Command, GREY, MaxDistance, NewLinkPart, NewPart, NewRobot, Part, Scene, ThreadPool,
};

use crate::clock::clock;
use crate::error::Error;
use crate::input::{AllowedFolders, Input, LoadedFile};
use crate::progress::Progress;
use crate::verify::Solids;
use crate::{input, kernel};

/// The distance limit of commands that need no clearances.
pub const CONTACTS_ONLY: Option<MaxDistance> = Some(MaxDistance::Distance(0.0));

/// A loaded scene and the notes from reading its files.
#[derive(Debug)]
pub struct LoadedScene {
    /// The scene with all parts, before any check.
    pub scene: Scene,
    /// Sentences for the user.
    pub notes: Vec<String>,
    /// The time to read the files and build the shapes, in milliseconds.
    pub read_ms: f64,
    /// The time to add the parts to the scene, in milliseconds.
    pub build_ms: f64,
    /// The solids of each model, by its number.
    pub(crate) solids: Vec<Solids>,
    /// The origin of each model, by its number.
    pub models: Vec<Origin>,
}

/// The files that a model was read from.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Origin {
    /// The paths of its files, relative to the current folder; for a model inside a scene file, that file.
    pub files: Vec<String>,
    /// The index in `files` for each of its parts.
    pub file_of_part: Vec<usize>,
}

/// Reads files and folders, or one scene file, into a scene whose results are still pending. `max_distance` overrides
/// the scene file, and applies before pairs are counted. Files that a scene file names may be in any folder.
pub fn load(
    paths: &[PathBuf],
    options: ImportOptions,
    within: Option<MaxDistance>,
    pool: ThreadPool,
) -> Result<LoadedScene, Error> {
    let input = Input::unrestricted(paths);
    load_with(&input, options, within, pool, &Progress::default())
}

/// Loads an input with its own restrictions on files.
pub(crate) fn load_with(
    input: &Input,
    options: ImportOptions,
    within: Option<MaxDistance>,
    pool: ThreadPool,
    progress: &Progress,
) -> Result<LoadedScene, Error> {
    load_into(Scene::new(pool, clock), input, options, within, progress)
}

/// Loads an input into an empty scene.
pub(crate) fn load_into(
    scene: Scene,
    input: &Input,
    options: ImportOptions,
    within: Option<MaxDistance>,
    progress: &Progress,
) -> Result<LoadedScene, Error> {
    let mut loaded = LoadedScene {
        scene,
        notes: Vec::new(),
        read_ms: 0.0,
        build_ms: 0.0,
        solids: Vec::new(),
        models: Vec::new(),
    };
    let options = ImportOptions {
        link_shapes: input.link_shapes,
        ..options
    };
    if let Some(path) = input.scene() {
        loaded.open(path, input, options, within, progress)?;
        return Ok(loaded);
    }
    set_max_distance(&mut loaded.scene, within)?;
    progress.show(|| "reading".to_owned());
    let files = input.read_all()?;
    let (unit, up) = loaded.add_model(files, options, 0, progress)?;
    loaded.scene.set_unit_and_up(unit, up);
    Ok(loaded)
}

impl Origin {
    /// Returns the file that a part of this model came from.
    pub fn file(&self, part: &Part) -> Option<&str> {
        Some(self.files.get(self.file_of(part)?)?)
    }

    /// Returns the index of that file.
    pub(crate) fn file_of(&self, part: &Part) -> Option<usize> {
        self.file_of_part.get(part.index_in_model).copied()
    }

    /// Returns the files that parts came from, in their order.
    pub(crate) fn files_with_parts(&self) -> impl Iterator<Item = &String> {
        let is_read = |place: &usize| self.file_of_part.contains(place);
        let files = self.files.iter().enumerate();
        files.filter_map(move |(place, file)| is_read(&place).then_some(file))
    }
}

impl LoadedScene {
    /// Returns the file that a part came from.
    pub(crate) fn file(&self, part: &Part) -> Option<&str> {
        self.models.get(part.model)?.file(part)
    }

    /// Returns the index of that file among those of its model.
    pub(crate) fn file_of(&self, part: &Part) -> Option<usize> {
        self.models.get(part.model)?.file_of(part)
    }

    fn open(
        &mut self,
        path: &Path,
        input: &Input,
        options: ImportOptions,
        within: Option<MaxDistance>,
        progress: &Progress,
    ) -> Result<(), Error> {
        let refused = |error: SceneFileError| Error::in_file(path, error.message());
        let text = input::text(input.read_one(path)?, path)?;
        let mut file = SceneFile::from_json(&text).map_err(refused)?;
        file.max_distance = within.map_or(file.max_distance, MaxDistanceEntry::new);
        set_max_distance(&mut self.scene, file.max_distance.map(MaxDistance::from))?;
        let reach = AllowedFolders::new(path, input);
        for (source, model) in file.models.iter().enumerate() {
            let files = model_files(&reach, model)?;
            let options = ImportOptions {
                accuracy: options.accuracy.or(model.accuracy),
                accuracies: file.accuracies(source),
                ..options.clone()
            };
            let before = (source > 0).then(|| (self.scene.unit(), self.scene.up()));
            let converted = model.conversion.map(|to| (to.unit, to.up));
            let options = options.for_scene_file(file.unit, file.up, converted, before);
            let (unit, up) = self.add_model(files, options, source, progress)?;
            self.scene.set_unit_and_up(unit, up);
        }
        self.scene.restore(&file).map_err(refused)?;
        match options.unit {
            Some(unit) if options.ignores_file_units => {
                self.scene.apply(Command::SetUnit { unit })?
            }
            Some(unit) if file.unit.is_some_and(|own| own != unit) => self
                .notes
                .push(nearpoint_import::unused_unit_warning(unit).to_string()),
            _ => {}
        }
        Ok(())
    }

    /// Adds the parts in these files, and returns the unit and the upward axis.
    fn add_model(
        &mut self,
        files: Vec<LoadedFile>,
        options: ImportOptions,
        source: usize,
        progress: &Progress,
    ) -> Result<(Unit, nearpoint_geometry::unit::Up), Error> {
        let begin = clock();
        let given: Vec<File> = files
            .iter()
            .map(|LoadedFile { name, bytes, .. }| File { path: name, bytes })
            .collect();
        let read = &mut |done: f32, file: &str| {
            progress.show(|| format!("reading {file}, {:.0} %", done * 100.0));
            ControlFlow::Continue(())
        };
        let (pool, kernel) = (self.scene.pool(), &mut kernel::BundledKernel);
        let import = nearpoint_import::read_with(pool, &given, &options, kernel, read)?;
        let notes = import.warnings.iter().chain(&import.unit_guess);
        self.notes.extend(notes.map(ToString::to_string));
        let meanings = (import.unit, import.up);
        let built = clock();
        progress.show(|| format!("building {} parts", import.parts.len()));
        let robots = new_robots(&import, source);
        let rules = import.rules.clone();
        self.models.push(Origin {
            files: files.iter().map(|file| file.path.clone()).collect(),
            file_of_part: import.parts.iter().map(|part| part.file).collect(),
        });
        let ids: Vec<_> = import.parts.iter().map(|part| part.solid).collect();
        let mut solids = Solids { files, ids };
        if solids.ids.iter().all(Option::is_none) {
            // Frees the files: nothing reads them again, and more models follow.
            solids.files = Vec::new();
        }
        self.solids.push(solids);
        let parts = new_parts(import, source, self.scene.pool());
        self.scene.add_model(parts, robots, &rules)?;
        self.read_ms += built - begin;
        self.build_ms += clock() - built;
        Ok(meanings)
    }
}

/// Sets the largest distance of pairs that are checked, if one is given.
pub fn set_max_distance(scene: &mut Scene, within: Option<MaxDistance>) -> Result<(), Error> {
    let max_distance = match within {
        None | Some(MaxDistance::Automatic) => return Ok(()),
        Some(MaxDistance::Unlimited) => None,
        Some(MaxDistance::Distance(distance)) => Some(distance),
    };
    Ok(scene.apply(Command::SetMaxDistance { max_distance })?)
}

/// Builds the shapes of an import, and returns its parts for a scene.
pub fn new_parts(import: Import, source: usize, pool: &ThreadPool) -> Vec<NewPart> {
    let triangles = |mesh: &Mesh| mesh.triangles().len();
    let shapes = map_costly_first(pool, import.meshes, triangles, |mesh| {
        let diagnostics = Arc::new(diagnose(&mesh));
        (Arc::new(Shape::build(mesh, pool)), diagnostics)
    });
    let parts = import.parts.into_iter().enumerate().map(|(index, part)| {
        let (shape, diagnostics) = shapes[part.mesh].clone();
        NewPart {
            group: part.group,
            is_exact: part.is_model,
            colour: part.colour.unwrap_or(GREY),
            model: source,
            index_in_model: index,
            ..NewPart::new(part.name, shape, diagnostics, part.pose)
        }
    });
    parts.collect()
}

/// Returns the robots of an import, which carry some of its parts.
pub fn new_robots(import: &Import, source: usize) -> Vec<NewRobot> {
    let robots = import.robots.iter().enumerate();
    let robots = robots.map(|(index, imported)| NewRobot {
        robot: Arc::new(imported.robot.clone()),
        parts: imported
            .parts
            .iter()
            .map(|own| NewLinkPart {
                part: own.part,
                link: own.link,
                in_link: own.in_link,
            })
            .collect(),
        model: source,
        index_in_model: index,
    });
    robots.collect()
}

fn model_files(folders: &AllowedFolders, model: &Model) -> Result<Vec<LoadedFile>, Error> {
    let each = model.files.iter().map(|file| match file {
        ModelFile::Embedded { name, bytes } => Ok(folders.inside(name, bytes)),
        ModelFile::Url { url } if url.contains("://") => {
            Err(Error::usage(message!("cli-no-fetching", url)))
        }
        ModelFile::Url { url } => folders.read(url),
    });
    each.collect()
}
