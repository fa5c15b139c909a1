//! Limits the number of triangles if the user states no accuracy: free forms get few of them, and more near other
//! parts.

use super::assembly::{Assembly, Instance, Product};
use super::brep::{Brep, Surface};
use super::occt::Occt;
use super::open::kernel_error;
use super::solid::TessellatedSolid;
use super::tessellate::{self, add_meshes, tessellate_shape};
use crate::error::Result;
use crate::job::Job;
use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::shape::Mesh;
use nearpoint_message::{Arg, ToArg, message};

/// The approximate largest number of triangles of a product.
const MAX_TRIANGLES: usize = 30_000;
/// The approximate number of additional triangles for all products near others. Opening then takes only a few seconds
/// longer.
const EXTRA_NEAR_TRIANGLES: usize = 60_000;
/// The factors 2ⁿ by which a product with free forms is first triangulated coarser, by their exponents.
const TRIALS: [u32; 2] = [4, 2];
/// The largest number of products that a warning names.
const MAX_NAMED: usize = 5;

/// Triangulates a product: no farther from its surface than `usual`, or with the largest number of triangles of a
/// product.
pub(super) fn tessellate_product(
    occt: &mut Occt,
    product: &Product,
    usual: f64,
) -> Result<TessellatedSolid> {
    match tessellate_coarser(occt, product, usual)? {
        Some(found) => Ok(found),
        None => tessellate::tessellate_within(occt, product, usual, MAX_TRIANGLES),
    }
}

/// Triangulates a copy of a product more coarsely, if finer triangles would exceed the limit for one product. Only free
/// forms can have that many.
fn tessellate_coarser(
    occt: &mut Occt,
    product: &Product,
    usual: f64,
) -> Result<Option<TessellatedSolid>> {
    let fault = |fault| kernel_error(product.title(), &fault);
    let written = occt.read_brep(product.shape).map_err(fault)?;
    let has_free_form =
        Brep::read(&written).is_some_and(|brep| brep.surfaces.iter().any(Surface::is_free_form));
    if !has_free_form {
        return Ok(None);
    }
    let copy = occt.copied(product.shape).map_err(fault)?;
    let mut found = None;
    for halvings in TRIALS {
        let deflection = usual * f64::from(1u32 << halvings);
        let tried = tessellate_shape(occt, product, copy, deflection)?;
        let count = tried.soup.triangles.len();
        // Half the distance takes twice as many triangles if a surface bends both ways, and fewer otherwise.
        if count << halvings <= MAX_TRIANGLES {
            break;
        }
        if 4 * count > MAX_TRIANGLES {
            found = Some(tried);
            break;
        }
    }
    occt.release(copy).map_err(fault)?;
    Ok(found)
}

/// Triangulates products of `reduced` near another part again, once, as finely as their fraction of the extra triangles
/// allows. `reduced` has the earlier requested distance. It warns about those that stay farther from their surfaces
/// than
/// `usual`.
pub(super) fn refine(
    job: &mut Job,
    occt: &mut Occt,
    assembly: &Assembly,
    usual: f64,
    reduced: &[(usize, f64)],
    places: &[[usize; 2]],
    meshes: &mut [Mesh],
) -> Result<()> {
    if reduced.is_empty() {
        return Ok(());
    }
    let products = reduced.iter().map(|&(number, _)| number);
    let is_near = near(assembly, products, places, meshes);
    let mut coarse = Vec::new();
    let share =
        MAX_TRIANGLES + EXTRA_NEAR_TRIANGLES / is_near.iter().filter(|&&is| is).count().max(1);
    for (&(number, deflection), is_near) in reduced.iter().zip(is_near) {
        let product = &assembly.products[number];
        let uses = assembly.uses(number);
        let [plain, mirrored] = places[number];
        let now = &meshes[if uses[0] { plain } else { mirrored }];
        let mut off = max_deviation(now);
        let allowed = (share / now.triangles().len().max(1)).max(1).ilog2();
        let is_enough = |halvings: &u32| off / f64::from(1u32 << halvings) <= usual;
        let halvings = (0..allowed).find(is_enough).unwrap_or(allowed);
        if is_near && halvings > 0 {
            job.tick(20, 20)?;
            let finer = deflection / f64::from(1u32 << halvings);
            let found = tessellate_shape(occt, product, product.shape, finer)?;
            off = found.max_deviation().unwrap_or(off);
            let mut finer = Vec::new();
            add_meshes(job, &mut finer, found, uses, &product.title())?;
            let used = [plain, mirrored].into_iter().zip(uses);
            let used = used.filter_map(|(place, is_used)| is_used.then_some(place));
            for (place, mesh) in used.zip(finer) {
                meshes[place] = mesh;
            }
        }
        let title = product.title();
        if off > usual && !coarse.contains(&title) {
            coarse.push(title);
        }
    }
    warn(job, coarse);
    Ok(())
}

/// Adds one warning that names the products that stay coarse.
fn warn(job: &mut Job, mut titles: Vec<Arg>) {
    if titles.is_empty() {
        return;
    }
    if titles.len() > MAX_NAMED {
        titles.truncate(MAX_NAMED);
        titles.push("…".to_arg());
    }
    job.warn(message!("step-got-fewer-triangles", titles));
}

/// Returns for each of these products whether an instance is near another part. Then both have triangles in the overlap
/// of their boxes, each grown by its surface's largest distance.
fn near(
    assembly: &Assembly,
    products: impl Iterator<Item = usize>,
    places: &[[usize; 2]],
    meshes: &[Mesh],
) -> Vec<bool> {
    let placed = |instance| PlacedInstance::of(instance, &meshes[Instance::mesh(instance, places)]);
    let all: Vec<PlacedInstance> = assembly.instances.iter().map(placed).collect();
    let is_near = |product: usize| {
        let own = all.iter().enumerate();
        let mut own = own.filter(|(_, part)| part.instance.product == product);
        own.any(|(number, part)| {
            let others = all.iter().enumerate();
            let mut others = others.filter(|&(other, _)| other != number);
            others.any(|(_, other)| part.is_near(other))
        })
    };
    products.map(is_near).collect()
}

/// A part with its placement.
struct PlacedInstance<'a> {
    instance: &'a Instance,
    mesh: &'a Mesh,
    max_deviation: f64,
    bounds: Aabb,
}

impl<'a> PlacedInstance<'a> {
    fn of(instance: &'a Instance, mesh: &'a Mesh) -> Self {
        let max_deviation = max_deviation(mesh);
        let vertices = mesh.vertices().iter().map(|p| instance.pose * p);
        let bounds = vertices.fold(Aabb::EMPTY, |bounds, p| bounds.with_point(&p));
        let bounds = bounds.grown(max_deviation);
        Self {
            instance,
            mesh,
            max_deviation,
            bounds,
        }
    }

    fn is_near(&self, other: &Self) -> bool {
        let shared = Aabb {
            lo: self.bounds.lo.sup(&other.bounds.lo),
            hi: self.bounds.hi.inf(&other.bounds.hi),
        };
        !shared.is_empty() && self.reaches(&shared) && other.reaches(&shared)
    }

    /// Returns whether a triangle may overlap the box.
    fn reaches(&self, place: &Aabb) -> bool {
        let place = place.grown(self.max_deviation);
        let mut triangles = 0..self.mesh.triangles().len() as u32;
        triangles.any(|triangle| {
            let corners = self
                .mesh
                .corners(triangle)
                .map(|p: Point| self.instance.pose * p);
            Aabb::from_points(&corners).overlaps(&place)
        })
    }
}

fn max_deviation(mesh: &Mesh) -> f64 {
    let all = mesh.deviations().iter();
    f64::from(all.copied().fold(0.0, f32::max))
}
