//! Brings all models into one frame: one unit and one up axis, taken from a file that states them if any does. Moves models
//! that are far from the origin near it; their poses keep the original place.

use crate::file::File;
use crate::job::Job;
use crate::model::{Model, Origin, Read};
use crate::options::Wish;
use crate::unit_guess::{guess, guess_beside, is_small_in_metres};
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Quaternion, Translation3, UnitQuaternion};
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_message::{Message, ToArg, message};
use std::cmp::Ordering;

/// The unit and the up axis of all numbers from now on.
pub(crate) struct Frame {
    pub(crate) unit: Unit,
    /// A sentence that explains the choice of unit, unless a file or the user states it.
    pub(crate) why: Option<Message>,
    pub(crate) up: Up,
    pub(crate) is_converted: bool,
}

/// Converts models whose unit or up axis differs from the scene's, and warns about it.
pub(crate) fn bring_together(
    job: &mut Job,
    files: &[File],
    models: &mut [Read],
    wish: &Wish,
) -> Frame {
    let units = Units::of(models, wish);
    let unit = match (wish.scene, wish.is_forced, wish.unit) {
        (Some((unit, _)), ..) | (None, true, Some(unit)) => unit,
        _ => units.first().unit,
    };
    let common_up = match wish.scene {
        Some((_, up)) => up,
        None => common_up(models, wish),
    };
    let mut frame = Frame {
        unit,
        why: units.first().why.clone().filter(|_| wish.scene.is_none()),
        up: wish
            .up
            .filter(|_| wish.scene.is_none())
            .unwrap_or(common_up),
        is_converted: false,
    };
    if wish.is_forced && wish.unit.is_some() {
        frame.why = None;
    }
    if !wish.is_forced {
        let names: Vec<String> = models
            .iter()
            .map(|read| job.title_of(files, read.file))
            .collect();
        let mut changes: Vec<(Change, Vec<&str>)> = Vec::new();
        for (read, name) in models.iter_mut().zip(&names) {
            let change = Change {
                unit: [units.of_model(read).unit, unit],
                up: [read.model.origin.up().unwrap_or(common_up), common_up],
            };
            if change.is_none() {
                continue;
            }
            if !read.mounted.is_empty() {
                job.warn_of_all(message!(
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
        units.warn(job, wish, unit);
    }
    if !wish.keeps_frames {
        for read in models {
            frame.is_converted |= move_near_origin(job, files, read, unit);
        }
    }
    frame
}

/// A unit and an up axis, each before and after.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Change {
    unit: [Unit; 2],
    up: [Up; 2],
}

impl Change {
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
        job.warn_of_all(match (unit == to, up == to_up) {
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

/// Returns the up axis of the first model whose file or format states it. Robots cannot be turned.
fn common_up(models: &[Read], wish: &Wish) -> Up {
    let of = |read: &Read| read.model.origin.up();
    let first = match wish.is_forced {
        true => models.first().and_then(of),
        false => {
            let mounted = models.iter().find(|read| !read.mounted.is_empty());
            mounted.and_then(of).or_else(|| models.iter().find_map(of))
        }
    };
    first.unwrap_or(Up::Z)
}

/// The sources of a model's unit, the most reliable first.
#[derive(Clone, Copy, PartialEq)]
enum Family {
    Robots,
    Stating(Unit),
    Gltf,
    Others,
}

impl Family {
    fn of(read: &Read) -> Self {
        match &read.model.origin {
            Origin::Robot(_) => Self::Robots,
            Origin::Gltf { .. } => Self::Gltf,
            Origin::Unitless(_) => Self::Others,
            stating => stating.stated_unit().map_or(Self::Others, Self::Stating),
        }
    }

    /// Returns the rank of the source: the lower, the more reliable.
    fn doubt(self) -> u8 {
        match self {
            Self::Robots => 0,
            Self::Stating(_) => 1,
            Self::Gltf | Self::Others => 2,
        }
    }
}

/// The unit of the models of a family.
struct Known {
    family: Family,
    unit: Unit,
    why: Option<Message>,
    /// The largest extent, in the file's numbers.
    size: f64,
}

/// The units of all families that are present. Robots' come first, because another unit would make their joints' lengths
/// wrong. Then come those of files that state theirs, in file order; then the guess for the larger of glTF and the rest.
struct Units(Vec<Known>);

impl Units {
    fn of(models: &[Read], wish: &Wish) -> Self {
        let mut families: Vec<Family> = Vec::new();
        for family in models.iter().map(Family::of) {
            if !families.contains(&family) {
                families.push(family);
            }
        }
        // Models beside files that state their unit most likely share it, if their size allows.
        let stated = families.iter().find_map(|family| match family {
            Family::Stating(unit) => Some(*unit),
            Family::Robots | Family::Gltf | Family::Others => None,
        });
        let stated = match (wish.scene, families.contains(&Family::Robots)) {
            (Some((unit, _)), _) => Some(unit),
            (None, true) => Some(Unit::M),
            (None, false) => stated,
        };
        let known = |family: Family| {
            let mut group = models.iter().filter(|read| Family::of(read) == family);
            let first = group.next()?;
            let bounds = group.fold(first.bounds, |all, read| all.with(&read.bounds));
            let extent = bounds.extent();
            let (unit, why) = match (family, wish.unit) {
                (Family::Others, Some(unit)) => (unit, None),
                (Family::Gltf, Some(unit)) if !is_small_in_metres(extent) => (unit, None),
                (Family::Others | Family::Gltf, _) => {
                    guess_beside(&first.model.origin, extent, stated)
                }
                _ => guess(&first.model.origin, extent),
            };
            Some(Known {
                family,
                unit,
                why,
                size: extent,
            })
        };
        let mut all: Vec<Known> = families.into_iter().filter_map(known).collect();
        all.sort_by(|a, b| {
            let sizes = match a.family.doubt() {
                2 => b.size.total_cmp(&a.size),
                _ => Ordering::Equal,
            };
            a.family.doubt().cmp(&b.family.doubt()).then(sizes)
        });
        Self(all)
    }

    /// Returns the most reliable unit. There is always a model.
    fn first(&self) -> &Known {
        &self.0[0]
    }

    fn of_model(&self, read: &Read) -> &Known {
        let family = Family::of(read);
        let known = self.0.iter().find(|known| known.family == family);
        known.unwrap_or_else(|| self.first())
    }

    /// Warns about a unit that was guessed beside stated ones, and about a user's choice that was not used.
    fn warn(&self, job: &mut Job, wish: &Wish, unit: Unit) {
        let others = self.0.iter().find(|known| known.family == Family::Others);
        match (others, wish.unit) {
            (Some(others), None) if self.0.len() > 1 || wish.scene.is_some() => {
                job.warn_of_all(message!("files-do-not", unit = others.unit));
            }
            (None, Some(said)) if said != unit => job.warn_of_all(unit_in_vain(said)),
            _ => {}
        }
    }
}

/// Returns the message that the user's unit was not used.
pub fn unit_in_vain(said: Unit) -> Message {
    message!("unit-not-used", said)
}

/// Moves a model that is far from the origin near it, and stores the original place in its parts' poses. Returns whether
/// anything moved.
fn move_near_origin(job: &mut Job, files: &[File], read: &mut Read, unit: Unit) -> bool {
    let model = &mut read.model;
    let moved: Vec<_> = model
        .meshes
        .iter_mut()
        .map(|mesh| {
            let (near, from) = mesh.near_origin()?;
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
    for own in read.mounted.iter_mut().flat_map(|robot| &mut robot.parts) {
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
        job.warn_of_all(message!(
            "up-origin-parts",
            name,
            distance = format!("{:.3e}", poses.fold(0.0, f64::max)),
            unit
        ));
    }
    true
}
