//! Converts all models to one frame: one unit and one up axis, those of a file that states them if there is one. Moves
//! models that are far from the origin near it; their poses keep the original position.

use crate::file::File;
use crate::job::Job;
use crate::model::{Model, Origin, ReadModel};
use crate::options::ImportOptions;
use crate::unit_guess::{guess, guess_with_others, is_small_in_metres};
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Quaternion, Translation3, UnitQuaternion};
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_message::{Message, ToArg, message};
use std::cmp::Ordering;

/// The unit and the up axis of all numbers after the conversion.
pub(crate) struct UnitFrame {
    pub(crate) unit: Unit,
    /// A sentence that explains the choice of unit, unless a file or the user states it.
    pub(crate) reason: Option<Message>,
    pub(crate) up: Up,
    pub(crate) is_converted: bool,
}

/// Converts models whose unit or up axis differs from the scene's, and warns about it.
pub(crate) fn unify_frames(
    job: &mut Job,
    files: &[File],
    models: &mut [ReadModel],
    options: &ImportOptions,
) -> UnitFrame {
    let units = KnownUnits::of(models, options);
    let unit = match (options.scene, options.ignores_file_units, options.unit) {
        (Some((unit, _)), ..) | (None, true, Some(unit)) => unit,
        _ => units.first().unit,
    };
    let common_up = match options.scene {
        Some((_, up)) => up,
        None => common_up(models, options),
    };
    let mut frame = UnitFrame {
        unit,
        reason: units
            .first()
            .reason
            .clone()
            .filter(|_| options.scene.is_none()),
        up: options
            .up
            .filter(|_| options.scene.is_none())
            .unwrap_or(common_up),
        is_converted: false,
    };
    if options.ignores_file_units && options.unit.is_some() {
        frame.reason = None;
    }
    if !options.ignores_file_units {
        let names: Vec<String> = models
            .iter()
            .map(|read| job.title_of(files, read.file))
            .collect();
        let mut changes: Vec<(FrameConversion, Vec<&str>)> = Vec::new();
        for (read, name) in models.iter_mut().zip(&names) {
            let change = FrameConversion {
                unit: [units.of_model(read).unit, unit],
                up: [read.model.origin.up().unwrap_or(common_up), common_up],
            };
            if change.is_none() {
                continue;
            }
            if !read.robots.is_empty() {
                job.warn_globally(message!(
                    "robots-stay-metres",
                    name,
                    unit,
                    common_up = letter(common_up)
                ));
                continue;
            }
            change.apply(&mut read.model);
            read.is_as_in_file = false;
            frame.is_converted = true;
            match changes.iter_mut().find(|(known, _)| *known == change) {
                Some((_, names)) => names.push(name),
                None => changes.push((change, vec![name])),
            }
        }
        for (change, names) in &changes {
            change.warn(job, names);
        }
        units.warn(job, options, unit);
    }
    if !options.keeps_frames {
        for read in models {
            frame.is_converted |= move_near_origin(job, files, read, unit);
        }
    }
    frame
}

/// A unit and an up axis, each before and after.
#[derive(Debug, Clone, Copy, PartialEq)]
struct FrameConversion {
    unit: [Unit; 2],
    up: [Up; 2],
}

impl FrameConversion {
    fn is_none(&self) -> bool {
        self.unit[0] == self.unit[1] && self.up[0] == self.up[1]
    }

    fn warn(&self, job: &mut Job, names: &[&str]) {
        let [unit, to] = self.unit;
        let [up, to_up] = self.up.map(letter);
        let files = match names {
            [] => return,
            [name] => name.to_arg(),
            [name, rest @ ..] => message!("more-files", name, rest = rest.len()).to_arg(),
        };
        job.warn_globally(match (unit == to, up == to_up) {
            (false, false) => message!("converted-scene-unit", unit, to, up, to_up, files),
            (false, true) => {
                message!("converted-scene-unit-2", unit, to, files)
            }
            (true, _) => message!("turned-scene-up", up, to_up, files),
        });
    }

    fn apply(&self, model: &mut Model) {
        let ([unit, to], [up, to_up]) = (self.unit, self.up);
        for mesh in &mut model.meshes {
            *mesh = mesh.clone().in_unit(unit, to).with_up(up, to_up);
        }
        for part in &mut model.parts {
            part.pose = self.pose(&part.pose);
        }
    }

    fn pose(&self, pose: &Pose) -> Pose {
        let ([unit, to], [up, to_up]) = (self.unit, self.up);
        let translation = pose.translation.vector.map(|x| unit.to(to, x));
        let q = pose.rotation.quaternion();
        // Only the order of the numbers changes, so nothing is rounded.
        let turned = Quaternion::from_parts(q.scalar(), up.to(to_up, q.vector().into()));
        Pose::from_parts(
            Translation3::from(up.to(to_up, translation)),
            UnitQuaternion::new_unchecked(turned),
        )
    }
}

fn letter(up: Up) -> &'static str {
    match up {
        Up::Y => "Y",
        Up::Z => "Z",
    }
}

/// Returns the up axis of the first model whose file or format states it. Robots are not rotated.
fn common_up(models: &[ReadModel], options: &ImportOptions) -> Up {
    let of = |read: &ReadModel| read.model.origin.up();
    let first = match options.ignores_file_units {
        true => models.first().and_then(of),
        false => {
            let mounted = models.iter().find(|read| !read.robots.is_empty());
            mounted.and_then(of).or_else(|| models.iter().find_map(of))
        }
    };
    first.unwrap_or(Up::Z)
}

/// The sources of a model's unit, the most reliable first.
#[derive(Clone, Copy, PartialEq)]
enum UnitSource {
    Robots,
    Stated(Unit),
    Gltf,
    Guessed,
}

impl UnitSource {
    fn of(read: &ReadModel) -> Self {
        match &read.model.origin {
            Origin::Robot(_) => Self::Robots,
            Origin::Gltf { .. } => Self::Gltf,
            Origin::Unitless(_) => Self::Guessed,
            stating => stating.stated_unit().map_or(Self::Guessed, Self::Stated),
        }
    }

    /// Returns the rank of the source: the lower, the more reliable.
    fn rank(self) -> u8 {
        match self {
            Self::Robots => 0,
            Self::Stated(_) => 1,
            Self::Gltf | Self::Guessed => 2,
        }
    }
}

/// The unit of the models of a family.
struct KnownUnit {
    source: UnitSource,
    unit: Unit,
    reason: Option<Message>,
    /// The largest extent, in the file's numbers.
    size: f64,
}

/// The units of all families that are present. The robots' unit is first, because another one would make their joints'
/// lengths wrong. Then come those of files that state theirs, in file order; then the guess for the larger of glTF and
/// the rest.
struct KnownUnits(Vec<KnownUnit>);

impl KnownUnits {
    fn of(models: &[ReadModel], options: &ImportOptions) -> Self {
        let mut families: Vec<UnitSource> = Vec::new();
        for family in models.iter().map(UnitSource::of) {
            if !families.contains(&family) {
                families.push(family);
            }
        }
        // Models beside files that state their unit most likely share it, if their size allows.
        let stated = families.iter().find_map(|family| match family {
            UnitSource::Stated(unit) => Some(*unit),
            UnitSource::Robots | UnitSource::Gltf | UnitSource::Guessed => None,
        });
        let stated = match (options.scene, families.contains(&UnitSource::Robots)) {
            (Some((unit, _)), _) => Some(unit),
            (None, true) => Some(Unit::M),
            (None, false) => stated,
        };
        let known = |source: UnitSource| {
            let mut group = models.iter().filter(|read| UnitSource::of(read) == source);
            let first = group.next()?;
            let bounds = group.fold(first.bounds, |all, read| all.with(&read.bounds));
            let extent = bounds.extent();
            let (unit, reason) = match (source, options.unit) {
                (UnitSource::Guessed, Some(unit)) => (unit, None),
                (UnitSource::Gltf, Some(unit)) if !is_small_in_metres(extent) => (unit, None),
                (UnitSource::Guessed | UnitSource::Gltf, _) => {
                    guess_with_others(&first.model.origin, extent, stated)
                }
                _ => guess(&first.model.origin, extent),
            };
            Some(KnownUnit {
                source,
                unit,
                reason,
                size: extent,
            })
        };
        let mut all: Vec<KnownUnit> = families.into_iter().filter_map(known).collect();
        all.sort_by(|a, b| {
            let sizes = match a.source.rank() {
                2 => b.size.total_cmp(&a.size),
                _ => Ordering::Equal,
            };
            a.source.rank().cmp(&b.source.rank()).then(sizes)
        });
        Self(all)
    }

    /// Returns the most reliable unit. There is always a model.
    fn first(&self) -> &KnownUnit {
        &self.0[0]
    }

    fn of_model(&self, read: &ReadModel) -> &KnownUnit {
        let family = UnitSource::of(read);
        let known = self.0.iter().find(|known| known.source == family);
        known.unwrap_or_else(|| self.first())
    }

    /// Warns about a unit that was guessed beside stated ones, and about a user's choice that was not used.
    fn warn(&self, job: &mut Job, options: &ImportOptions, unit: Unit) {
        let others = self
            .0
            .iter()
            .find(|known| known.source == UnitSource::Guessed);
        match (others, options.unit) {
            (Some(others), None) if self.0.len() > 1 || options.scene.is_some() => {
                job.warn_globally(message!("files-do-not", unit = others.unit));
            }
            (None, Some(stated)) if stated != unit => {
                job.warn_globally(unused_unit_warning(stated))
            }
            _ => {}
        }
    }
}

/// Returns the message that the user's unit was not used.
pub fn unused_unit_warning(stated: Unit) -> Message {
    message!("unit-not-used", stated)
}

/// Moves a model that is far from the origin near it, and stores the original position in its parts' poses. Returns
/// whether anything moved.
fn move_near_origin(job: &mut Job, files: &[File], read: &mut ReadModel, unit: Unit) -> bool {
    let model = &mut read.model;
    let moved: Vec<_> = model
        .meshes
        .iter_mut()
        .map(|mesh| {
            let (near, from) = mesh.recentred()?;
            *mesh = near;
            Some(Translation3::from(from))
        })
        .collect();
    if moved.iter().all(Option::is_none) {
        return false;
    }
    read.is_as_in_file = false;
    for part in &mut model.parts {
        if let Some(from) = &moved[part.mesh] {
            part.pose *= from;
        }
    }
    for own in read.robots.iter_mut().flat_map(|robot| &mut robot.parts) {
        if let Some(from) = &moved[model.parts[own.part].mesh] {
            own.in_link *= from;
        }
    }
    if read.bounds.is_far() {
        let name = job.title_of(files, read.file);
        let poses = model
            .parts
            .iter()
            .map(|part| part.pose.translation.vector.amax());
        job.warn_globally(message!(
            "up-origin-parts",
            name,
            distance = format!("{:.3e}", poses.fold(0.0, f64::max)),
            unit
        ));
    }
    true
}
