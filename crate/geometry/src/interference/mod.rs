//! Classifies pairs of parts as interfering, touching, clear or undecided, each by proof.
//!
//! A mesh stands for a solid whose surface may deviate from it: a facet of a cylinder is off by its sagitta. The meshes of
//! a shaft and its bearing may cross although the two fit. So the relation of two meshes is exact ([`crate::collide`]), but
//! the relation of the parts is known only if it is the same for every pair of solids within the stated deviations.
//! Otherwise the class is undecided.

mod class;
mod convex_piece;
mod depth;
mod enclosed;
mod face_profile;
mod face_profiles;
mod interference_proof;
mod overlap;
mod piece;
mod posed_solid;
mod reaching_facets;
mod refinement;
mod solid;
mod solids;
mod surface_facet;
mod surface_witness;
mod tolerance_zone;
mod touching_facets;
mod trimmed_plane;
mod worst_facets;

pub use self::depth::{Depth, RecordedDepthStep};
pub use class::{MeshRelation, PairClass, UndecidedReason};
pub use overlap::{Duplicate, Overlap};
pub use refinement::{Precision, RefinedResult, refine};
pub use solid::{DeviationSource, Solid};
pub use solids::{BoundsScope, clearance_bounds};

use crate::closest::{WarmStart, clearance, common_point};
use crate::collide::intersection::{Intersection, UnclassifiableReason, intersection};
use crate::collide::{Containment, TrianglePair, containment};
use crate::executor::{Executor, Interrupted, SequentialAdapter};
use crate::shape::area;
use crate::tolerance::{NEGLIGIBLE_FRACTION, NEGLIGIBLE_ROUNDING};
use crate::trace::Trace;
use crate::unit::Unit;
use crate::{Pose, RigidTransform};
use depth::Effort;
use interference_proof::PosedPair;
use surface_witness::Nesting;
use tolerance_zone::ZoneRelation;
use worst_facets::{SurfaceUse, worst_facets};

/// Returns the largest length that counts as zero between two parts. Files round positions, so faces that coincide in
/// CAD may be this far apart or in each other.
pub fn contact_tolerance(a: &Solid, b: &Solid) -> f64 {
    a.shape.rounding() + b.shape.rounding()
}

/// Returns whether the files round positions finely enough that the parts can touch. A micrometre is fine, and so is a
/// millionth of the smaller part. Parts with coarser positions may overlap or be apart.
fn is_fine(solids: [&Solid; 2]) -> bool {
    let tolerance: f64 = solids
        .map(|solid| solid.shape.mesh().rounding())
        .iter()
        .sum();
    let micrometre = Unit::M.to(solids[0].unit, NEGLIGIBLE_ROUNDING);
    let [a, b] = solids.map(|solid| solid.shape.bounds().diagonal());
    tolerance <= micrometre.max(NEGLIGIBLE_FRACTION * a.min(b))
}

/// The class, depth, intersection and overlap of two parts at one relative pose. Points are in A's frame.
#[derive(Debug, Clone)]
pub struct InterferenceResult {
    /// The relation of the two parts.
    pub class: PairClass,
    /// The reason if the class is undecided.
    pub undecided_reason: Option<UndecidedReason>,
    /// The largest distance of both surfaces together from the facets, at the point that determines the class.
    pub deviation: f64,
    /// The source of that deviation.
    pub deviation_source: DeviationSource,
    /// The penetration depth, between bounds that hold in the scope of `bounds_scope`; None if they do not meet, or if
    /// neither has an inside.
    pub depth: Option<Depth>,
    /// The parts of the surfaces inside each other; for two closed parts, the surface of their intersection.
    pub intersection: Result<Intersection, UnclassifiableReason>,
    /// The volume shared by both parts, as numbers.
    pub overlap: Overlap,
    /// The scope of the bounds of the depth and of the volume.
    pub bounds_scope: BoundsScope,
}

/// The finest useful width of a depth interval, in units of the positions' rounding.
const MIN_DEPTH_WIDTH: f64 = 8.0;

/// Classifies two parts as interfering, undecided, touching or clear, and measures their depth and overlap; `pairs` are
/// all pairs of triangles that meet.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_geometry::collide::colliding_pairs;
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_geometry::interference::{PairClass, Solid, examine};
/// use nearpoint_geometry::shape::{Mesh, Shape, primitives};
/// use nearpoint_geometry::unit::Unit;
///
/// let block = Shape::build(Mesh::weld(primitives::cuboid(10.0, 10.0, 10.0))?, &SequentialExecutor);
/// let peg = Shape::build(Mesh::weld(primitives::cuboid(4.0, 4.0, 4.0))?, &SequentialExecutor);
/// let solid = |shape| Solid { shape, is_exact_mesh: true, unit: Unit::Mm };
/// // The peg is 1 mm deep in the block.
/// let b_in_a = Pose::translation(6.0, 0.0, 0.0);
/// let pairs = colliding_pairs(&block, &peg, &b_in_a, &SequentialExecutor)?;
/// let found = examine(&solid(&block), &solid(&peg), &b_in_a, &pairs, &SequentialExecutor)?;
/// assert_eq!(found.class, PairClass::Interferes);
/// assert!((found.overlap.volume - 16.0).abs() < 1e-9);
/// let depth = found.depth.ok_or("both are closed")?;
/// assert!(depth.lower <= 1.0 && 1.0 <= depth.upper);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn examine(
    a: &Solid,
    b: &Solid,
    b_in_a: &Pose,
    pairs: &[TrianglePair],
    executor: &impl Executor,
) -> Result<InterferenceResult, Interrupted> {
    examine_with(a, b, b_in_a, pairs, Effort::USUAL, executor)
}

fn examine_with(
    a: &Solid,
    b: &Solid,
    b_in_a: &Pose,
    pairs: &[TrianglePair],
    effort: Effort,
    executor: &impl Executor,
) -> Result<InterferenceResult, Interrupted> {
    for solid in [a, b] {
        solid.prepare(executor)?;
    }
    let intersection = intersection(a.shape, b.shape, b_in_a, pairs, executor)?;
    let tolerance = contact_tolerance(a, b);
    let mut deep = match &intersection {
        Ok(common) => {
            let finest = MIN_DEPTH_WIDTH * tolerance;
            let effort = (finest, effort);
            depth::depth(a.shape, b.shape, b_in_a, common, effort, executor, &mut ())?
        }
        Err(_) => None,
    };
    let has_inside = a.shape.is_closed() || b.shape.is_closed();
    if let Some(pair) = pairs
        .first()
        .filter(|_| deep.is_none() && has_inside && intersection.is_ok())
    {
        let corners = b.shape.posed_triangle(pair.b, &RigidTransform::new(b_in_a));
        deep = Some(Depth::zero(common_point(
            &a.shape.triangle(pair.a),
            &corners,
        )));
    }
    let pair = PosedPair::new([a, b], b_in_a, tolerance, executor);
    let (class, undecided_reason, deviation) =
        classify(&pair, b_in_a, pairs, &intersection, deep.as_ref(), executor)?;
    let are_closed = matches!(&intersection, Ok(common) if common.is_closed);
    if class == PairClass::Interferes && deep.is_none() && are_closed {
        // Only the surfaces overlap, so that the meshes are apart by no more than both deviate.
        let limit = 2.0 * (a.max_deviation() + b.max_deviation()) + tolerance;
        let mut warm = WarmStart::default();
        let apart = clearance(a.shape, b.shape, b_in_a, limit, &mut warm, executor)?;
        deep = apart.map(|apart| Depth {
            on_b: apart.on_b,
            ..Depth::zero(apart.on_a)
        });
    }
    let mut overlap = Overlap::measure(a.shape, b.shape, b_in_a, intersection.as_ref().ok());
    if class == PairClass::Clear {
        // The meshes may overlap where the solids do not.
        deep = None;
        overlap.volume_bounds = [0.0; 2];
    } else if solids::may_differ_from_meshes([a, b]) {
        if let Some(deep) = &mut deep {
            [deep.lower, deep.upper] = match class {
                PairClass::Touches => [0.0, tolerance],
                _ => solids::depth(&pair, b_in_a, deep, intersection.as_ref().ok(), executor)?,
            };
        }
        if let Ok(common) = &intersection
            && (overlap.component_count > 0 || class == PairClass::Interferes && are_closed)
        {
            overlap.volume_bounds = match class {
                // The true surfaces may lie on each other where the meshes share nothing.
                PairClass::Touches => [0.0, tolerance * largest_contact([a, b])],
                _ => solids::volume(&pair, b_in_a, common, executor)?,
            };
        }
    }
    Ok(InterferenceResult {
        class,
        undecided_reason,
        deviation,
        deviation_source: DeviationSource::from_solids([a, b], deviation),
        depth: deep,
        intersection,
        overlap,
        bounds_scope: BoundsScope::from_solids(a, b),
    })
}

/// Returns an area that two parts in contact cannot lie on each other with: twice that of the facets of the smaller one, as
/// the surface over a facet is larger than the facet.
fn largest_contact(solids: [&Solid; 2]) -> f64 {
    let area_of = |solid: &Solid| {
        let triangles = 0..solid.shape.mesh().triangles().len() as u32;
        triangles
            .map(|t| area(&solid.shape.triangle(t)))
            .sum::<f64>()
    };
    2.0 * area_of(solids[0]).min(area_of(solids[1]))
}

/// Finds the penetration depth as [`examine`] does, given the parts of the surfaces inside each other, and traces the
/// search. Returns None if there are no such parts.
///
/// # Errors
/// [`Interrupted`] if `executor` interrupts the query.
pub fn depth_with_trace(
    a: &Solid,
    b: &Solid,
    b_in_a: &Pose,
    intersection: &Intersection,
    executor: &impl Executor,
    trace: &mut impl Trace<RecordedDepthStep>,
) -> Result<Option<Depth>, Interrupted> {
    let finest = MIN_DEPTH_WIDTH * contact_tolerance(a, b);
    depth::depth(
        a.shape,
        b.shape,
        b_in_a,
        intersection,
        (finest, Effort::USUAL),
        executor,
        trace,
    )
}

/// A class, the reason if it is undecided, and the deviation at the point that determines it.
type Classification = (PairClass, Option<UndecidedReason>, f64);

/// Classifies two parts; `pairs` are all triangles that meet, and `intersection` are the parts of the surfaces inside each
/// other. `deepest` is their deepest point, if known; it is tried first.
///
/// *Interferes* is proven by a point that is inside both and farther from every triangle than that triangle's deviation, so
/// that no surface within the deviations separates it from the inside. For an open part, a point of its surface that is so
/// far inside the other proves it. So does a point of one known surface behind the only other one near it
/// ([`surface_witness`]). *Touches* and *clear* are proven for each pair of facets: the surface over a facet lies in its
/// [`tolerance_zone::ToleranceZone`], and no two zones share more than the [`contact_tolerance`]. Two parts with rims must
/// not alternate around an edge either ([`touching_facets::may_cross`]). Zones may touch where the surfaces do not, so
/// parts that *touch* have a point that is surely on both ([`PosedPair::is_certain_contact`]).
///
/// For closed parts whose zones share more, the known surfaces may decide ([`surface_facet::SurfaceFacet`]), if a vertex of
/// each shell is surely outside the other. They are *clear* if all surfaces are separated. They *touch* if a point of one
/// surface is on the other, and of every two facets that are not separated, one is outside the other's surface. The
/// proof: if the insides shared a point, the border of A would leave the inside of B at some point p of both borders.
/// - If p is inside a face of B, the facet of A that comes from the inside is behind that face near p, which is excluded.
///   Likewise for a face of A. Where both touch along a tangent and face the same way, no concave edge may be near.
/// - If p is on an edge of both, their sections there are sectors, and that of the overlap is between a face of A and one of
///   B. In less than half a turn, each of the two is behind the other, which is excluded. In more, both edges are concave.
///
/// Of a planar facet only the part beside the other facet counts there, cut where the other's surface continues without an
/// edge and far behind it ([`surface_facet`]). If it went behind the surface beyond a cut, the next facet would show it.
///
/// So facets are no proof where concave edges meet ([`surface_facet::SurfaceFacet::may_overlap_around_edge`]). All other
/// pairs are undecided.
fn classify(
    pair: &PosedPair,
    b_in_a: &Pose,
    pairs: &[TrianglePair],
    intersection: &Result<Intersection, UnclassifiableReason>,
    deepest: Option<&Depth>,
    executor: &impl Executor,
) -> Result<Classification, Interrupted> {
    let executor = &SequentialAdapter(executor);
    let ([a, b], tolerance) = (pair.solids, pair.tolerance);
    if let Some(deviation) =
        pair.find_proof(pairs, intersection.as_ref().ok(), deepest, executor)?
    {
        return Ok((PairClass::Interferes, None, deviation));
    }
    let is_open = [a, b].map(|solid| !solid.shape.is_closed());
    let asks_surfaces = is_open == [false; 2]
        && intersection.is_ok()
        && BoundsScope::from_solids(a, b) == BoundsScope::Solids;
    let facets = |surfaces| worst_facets(pair, b_in_a, pairs, surfaces, executor);
    let worst = facets(match asks_surfaces {
        true => SurfaceUse::Deciding,
        false => SurfaceUse::Ignored,
    })?;
    let (meeting, deviation) = (worst.relation, worst.deviation);
    if is_open == [true; 2]
        && meeting == ZoneRelation::Overlap
        && deviation == 0.0
        && pairs
            .iter()
            .any(|crossing| pair.is_certain_crossing(crossing))
    {
        // Two sheets whose surfaces are known pass through each other.
        return Ok((PairClass::Interferes, None, 0.0));
    }
    let is_coarse = deviation <= tolerance && !is_fine([a, b]);
    let reason = match (intersection, is_open) {
        (Err(why), _) => UndecidedReason::from(*why),
        (Ok(_), [true, true]) => UndecidedReason::OpenBoth,
        (Ok(_), [true, false]) => UndecidedReason::OpenA,
        (Ok(_), [false, true]) => UndecidedReason::OpenB,
        (Ok(_), [false, false]) if is_coarse => UndecidedReason::CoordinatesTooCoarse,
        (Ok(_), [false, false]) if pairs.is_empty() => UndecidedReason::NearerThanDeviation,
        (Ok(_), [false, false]) => UndecidedReason::WithinDeviation,
    };
    let undecided = |cause| (PairClass::Undecided, Some(cause), deviation);
    let may_pass = || {
        let counts = [a, b].map(|solid| solid.shape.mesh().triangles().len());
        touching_facets::may_cross(&worst.touching, counts)
    };
    if meeting == ZoneRelation::Overlap && asks_surfaces {
        let near = facets(SurfaceUse::Overlaps)?;
        if pair.is_overlap_witnessed(&near, executor)? {
            return Ok((PairClass::Interferes, None, deviation));
        }
    }
    if meeting == ZoneRelation::Overlap || is_open == [true; 2] && may_pass() {
        return Ok(undecided(reason));
    }
    if worst.is_decided_by_surfaces {
        // The meshes may cross where the surfaces do not, so they prove nothing about the inside of the other.
        let contacts = match meeting {
            ZoneRelation::Separated => worst,
            _ => facets(SurfaceUse::Contacts)?,
        };
        let class = match contacts.relation {
            ZoneRelation::Separated => Some(PairClass::Clear),
            ZoneRelation::Touch if pair.is_contact_witnessed(&contacts, executor)? => {
                Some(PairClass::Touches)
            }
            _ => None,
        };
        return Ok(match class {
            Some(PairClass::Touches) if !is_fine([a, b]) => {
                undecided(UndecidedReason::CoordinatesTooCoarse)
            }
            Some(class) => match pair.nesting(executor)? {
                Nesting::Beside => (class, None, deviation.max(contacts.deviation)),
                Nesting::Overlapping => (PairClass::Interferes, None, deviation),
                Nesting::Unknown => undecided(reason),
            },
            None => undecided(reason),
        });
    }
    // If facets only touch, or nothing meets, one part may still be inside the other, and share its faces.
    let may_share = match intersection {
        Ok(common) => common.volume() > tolerance * common.area(),
        Err(_) => {
            !pairs.is_empty() || containment(a.shape, b.shape, b_in_a) != Containment::Neither
        }
    };
    Ok(match (pair.enclosing_open_part(), meeting) {
        _ if may_share => undecided(match intersection {
            Ok(_) if is_coarse => UndecidedReason::CoordinatesTooCoarse,
            Ok(_) => UndecidedReason::WithinDeviation,
            Err(why) => UndecidedReason::from(*why),
        }),
        (Some(0), _) => undecided(UndecidedReason::OpenA),
        (Some(_), _) => undecided(UndecidedReason::OpenB),
        (None, ZoneRelation::Touch) if !is_fine([a, b]) => {
            undecided(UndecidedReason::CoordinatesTooCoarse)
        }
        (None, ZoneRelation::Touch) => {
            let touching = facets(SurfaceUse::Touching)?;
            let is_contact = pair.is_certain_contact(&touching.facets, executor)?
                || asks_surfaces && pair.is_contact_witnessed(&touching, executor)?;
            match is_contact {
                true => (PairClass::Touches, None, deviation),
                // Zones may touch in a plane in which the faces are apart.
                false
                    if asks_surfaces
                        && facets(SurfaceUse::Contacts)?.relation == ZoneRelation::Separated =>
                {
                    (PairClass::Clear, None, deviation)
                }
                false if pairs.is_empty() => undecided(UndecidedReason::NearerThanDeviation),
                false => undecided(UndecidedReason::WithinDeviation),
            }
        }
        (None, _) => (PairClass::Clear, None, deviation),
    })
}
