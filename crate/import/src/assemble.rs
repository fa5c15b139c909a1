//! Puts the content of all files together: unique names, one unit, one up axis, and nothing that no part can be.

use crate::dropped::folders;
use crate::error::ImportError;
use crate::job::{EXPORT_AGAIN, Job};
use crate::model::{Model, Mounted, Origin, Part};
use crate::names::{cleaned, make_unique, stem};
use crate::unit_guess::guess;
use crate::{File, Import, ImportedPart, ImportedRobot, LinkPart, SolidId, Wish};
use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::tolerance::{LARGEST_COORDINATE, SMALLEST_PART};
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Point, Pose};

/// A model, and the number of its file.
pub(crate) struct Read {
    pub(crate) file: usize,
    pub(crate) model: Model,
    pub(crate) bounds: Bounds,
    /// The robots that are in it.
    pub(crate) mounted: Vec<Mounted>,
}

/// The smallest box around some points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bounds {
    low: Point,
    high: Point,
}

impl Bounds {
    fn empty() -> Self {
        Self {
            low: Point::from([f64::INFINITY; 3]),
            high: Point::from([f64::NEG_INFINITY; 3]),
        }
    }

    fn of(mesh: &Mesh, pose: &Pose) -> Self {
        let mut bounds = Self::empty();
        for vertex in mesh.vertices() {
            let point = pose * vertex;
            bounds.low = bounds.low.inf(&point);
            bounds.high = bounds.high.sup(&point);
        }
        bounds
    }

    fn with(&self, other: &Self) -> Self {
        Self {
            low: self.low.inf(&other.low),
            high: self.high.sup(&other.high),
        }
    }

    /// The length of the longest side.
    fn extent(&self) -> f64 {
        (self.high - self.low).max()
    }

    fn largest_coordinate(&self) -> f64 {
        self.low.coords.amax().max(self.high.coords.amax())
    }
}

/// Refuses what no part can be; the file at hand in `job` is the model's.
pub(crate) fn bounds_checked(job: &mut Job, model: &Model) -> Result<Bounds, ImportError> {
    let mut all = Bounds::empty();
    let mut flat = 0;
    for part in &model.parts {
        let mesh = &model.meshes[part.mesh];
        let bounds = Bounds::of(mesh, &part.pose);
        all = all.with(&bounds);
        let place = || match &part.name {
            Some(name) => format!("part “{name}”"),
            None => "its mesh".to_owned(),
        };
        // A pose that is too far may be cancelled by the mesh's own coordinates, and then both have lost their digits.
        let away = part.pose.translation.vector.amax();
        let large = bounds.largest_coordinate().max(away);
        if large.is_nan() || large > LARGEST_COORDINATE {
            let problem =
                format!("a coordinate of {large:e} is too large for any part in any unit");
            let remedy = "Check the scale at export, or get the file again if it is damaged";
            return Err(job.bad(place(), problem, remedy));
        }
        let extent = bounds.extent();
        if extent > 0.0 && extent < SMALLEST_PART {
            let problem =
                format!("it is only {extent:e} large, too small for any part in any unit");
            let remedy = "Check the scale at export, or get the file again if it is damaged";
            return Err(job.bad(place(), problem, remedy));
        }
        if !has_area(mesh) {
            flat += 1;
            job.warn(format_args!(
                "{} has no area: all its triangles are degenerate",
                place()
            ));
        }
    }
    if flat == model.parts.len() {
        let problem = "all its triangles are degenerate: there is no surface";
        return Err(job.bad_file(problem, EXPORT_AGAIN));
    }
    Ok(all)
}

fn has_area(mesh: &Mesh) -> bool {
    (0..mesh.triangles().len() as u32).any(|t| {
        let [a, b, c] = mesh.corners(t);
        (b - a).cross(&(c - a)).amax() > 0.0
    })
}

pub(crate) fn assemble(job: &mut Job, files: &[File], models: Vec<Read>, wish: &Wish) -> Import {
    let (guessed, why) = unit(job, &models);
    let up = up(job, &models, wish);
    let several = models.len() > 1;
    let is_building = (models.iter()).any(|read| matches!(read.model.origin, Origin::Ifc { .. }));
    let mut parts = Vec::new();
    let mut meshes = Vec::new();
    let mut robots = Vec::new();
    for read in models {
        let Read {
            file,
            model,
            mounted,
            ..
        } = read;
        let path = files[file].path;
        let file_name = cleaned(stem(path)).unwrap_or_else(|| "part".to_owned());
        let mut above = folders(path);
        if matches!(model.origin, Origin::Robot(_)) {
            // The robot's name says enough.
            above.clear();
        } else if several && model.parts.len() > 1 {
            above.push(file_name.clone());
        }
        let first = parts.len();
        robots.extend(mounted.into_iter().map(|mounted| robot(mounted, first)));
        let first = meshes.len();
        let is_model = model.origin.is_printed();
        let is_solid = model.origin == Origin::Step;
        parts.extend(
            model
                .parts
                .into_iter()
                .enumerate()
                .map(|(instance, part): (usize, Part)| ImportedPart {
                    name: part.name.unwrap_or_else(|| file_name.clone()),
                    group: above.iter().cloned().chain(part.group).collect(),
                    mesh: first + part.mesh,
                    pose: part.pose,
                    colour: part.colour,
                    is_model,
                    solid: is_solid.then_some(SolidId { file, instance }),
                    file,
                }),
        );
        meshes.extend(model.meshes);
    }
    make_unique(parts.iter_mut().map(|part| &mut part.name));
    Import {
        parts,
        meshes,
        robots,
        unit: wish.unit.unwrap_or(guessed),
        unit_guess: why.filter(|_| wish.unit.is_none()),
        up,
        is_building,
        warnings: Vec::new(),
    }
}

/// A robot of a model whose first part has this number.
fn robot(mounted: Mounted, first: usize) -> ImportedRobot {
    let parts = mounted.parts.into_iter().map(|part| LinkPart {
        part: first + part.part,
        ..part
    });
    ImportedRobot {
        robot: mounted.robot,
        parts: parts.collect(),
    }
}

/// What says the unit of a model: the surest first.
#[derive(Clone, Copy, PartialEq)]
enum Family {
    Robots,
    Stating(Unit),
    Gltf,
    Others,
}

impl Family {
    fn of(read: &Read) -> Self {
        match read.model.origin {
            Origin::Robot(_) => Self::Robots,
            Origin::Collada { unit, .. } | Origin::Ifc { unit } | Origin::ThreeMf { unit } => {
                Self::Stating(unit)
            }
            Origin::Step => Self::Stating(Unit::Mm),
            Origin::Gltf { .. } => Self::Gltf,
            Origin::Unitless(_) => Self::Others,
        }
    }

    /// The lower the surer.
    fn doubt(self) -> u8 {
        match self {
            Self::Robots => 0,
            Self::Stating(_) => 1,
            Self::Gltf | Self::Others => 2,
        }
    }
}

impl std::fmt::Display for Family {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Robots => f.write_str("robots"),
            Self::Stating(unit) => write!(f, "files in {unit}"),
            Self::Gltf => f.write_str("glTF files"),
            Self::Others => f.write_str("others"),
        }
    }
}

/// The robots' unit if there are any, whose joints' lengths would be wrong in another; or else what the larger of those
/// say that say it; or else the guess for the larger of what is glTF and what is not. And a warning if those would be in
/// different units.
fn unit(job: &mut Job, models: &[Read]) -> (Unit, Option<String>) {
    let mut families: Vec<Family> = Vec::new();
    for family in models.iter().map(Family::of) {
        if !families.contains(&family) {
            families.push(family);
        }
    }
    let found = |family: Family| {
        let mut group = models.iter().filter(|read| Family::of(read) == family);
        let first = group.next()?;
        let bounds = group.fold(first.bounds, |all, read| all.with(&read.bounds));
        let extent = bounds.extent();
        let stated = first.model.origin.stated_unit();
        let size = extent * stated.map_or(1.0, Unit::metres_per_unit);
        Some((family, size, guess(&first.model.origin, extent)))
    };
    let mut found: Vec<_> = families.into_iter().filter_map(found).collect();
    found.sort_by(|a, b| a.0.doubt().cmp(&b.0.doubt()).then(b.1.total_cmp(&a.1)));
    let (first, _, (one, _)) = &found[0];
    if let Some((second, _, (other, _))) = found[1..].iter().find(|f| f.2.0 != *one) {
        job.warn_of_all(format!(
            "The {first} and the {second} seem to be in different units ({one} and {other}), but coordinates are taken as they are. Open them one after another, or scale them at export."
        ));
    }
    found.swap_remove(0).2
}

fn up(job: &mut Job, models: &[Read], wish: &Wish) -> Up {
    let first = models[0].model.origin.up();
    if wish.up.is_none() && models.iter().any(|read| read.model.origin.up() != first) {
        job.warn_of_all(
            "Some files have Y up, as all glTF has, and the others mostly Z, but coordinates are taken as they are. Open them one after another if some lie on their side.".to_owned(),
        );
    }
    wish.up.unwrap_or(first)
}
