//! The profiles of the faces of two parts ([`super::face_profile`]), found on demand, and what they show of the pair.

use super::face_profile::{FaceProfile, axis_of};
use super::posed_solid::PosedSolid;
use super::solid::Solid;
use super::tolerance_zone::ZoneRelation;
use crate::executor::{DynExecutor, Interrupted};
use crate::hull::CompressedLists;
use crate::shape::{At, Curve, FaceSurface, Section};
use crate::tolerance::PARALLEL_FEATURES;
use crate::{Point, RigidTransform, Vector};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// The largest number of sections that are tried for two faces: a plate may have many holes.
const MAX_SECTIONS: usize = 8;
/// The largest number of times that a point is moved from one face to the other.
const MAX_PROJECTIONS: usize = 32;

/// The numbers of sections.
type Sections = SmallVec<[usize; MAX_SECTIONS]>;

/// The relation of two faces, and the profiles that show it, by the numbers of their sections.
struct FacePair {
    relation: ZoneRelation,
    profiles: Vec<(usize, [FaceProfile; 2])>,
}

/// A point of one part's border that is behind a face of the other part.
pub(super) struct PointBehind {
    /// The part that has the face.
    pub(super) side: usize,
    face: u32,
    section: usize,
    at: At,
    pub(super) point: Point,
    /// The distance of the face, and a little more.
    pub(super) reach: f64,
}

/// The sections of two parts, and what they show of the faces.
#[derive(Default)]
struct KnownFaces {
    sections: Vec<Section>,
    /// The sections in which a part's face may have a profile.
    sections_of_faces: HashMap<(usize, u32), Sections>,
    /// The profiles of a part's face in a section.
    profiles: HashMap<(usize, u32, usize), Option<FaceProfile>>,
    pairs: HashMap<[u32; 2], Arc<FacePair>>,
}

/// The profiles of faces of two parts, found on demand. Points are in A's frame.
pub(super) struct FaceProfiles<'a> {
    solids: [&'a Solid<'a>; 2],
    pose: RigidTransform,
    tolerance: f64,
    /// The triangles of each face of either part, found on first use.
    triangles_of_faces: [OnceLock<CompressedLists>; 2],
    known: Mutex<KnownFaces>,
    executor: &'a dyn DynExecutor,
    /// True if the executor has interrupted a comparison. What is found since then is incomplete.
    is_interrupted: AtomicBool,
}

impl<'a> FaceProfiles<'a> {
    pub(super) fn new(
        solids: [&'a Solid<'a>; 2],
        pose: RigidTransform,
        tolerance: f64,
        executor: &'a dyn DynExecutor,
    ) -> Self {
        Self {
            solids,
            pose,
            tolerance,
            triangles_of_faces: Default::default(),
            known: Mutex::default(),
            executor,
            is_interrupted: AtomicBool::new(false),
        }
    }

    /// Returns whether the executor interrupts the comparison. It then ends early with any result, and [`Self::complete`]
    /// returns the error.
    pub(super) fn stops(&self) -> bool {
        let is_known = self.is_interrupted.load(Ordering::Relaxed);
        let stops = is_known || self.executor.is_interrupted_dyn();
        if stops && !is_known {
            self.is_interrupted.store(true, Ordering::Relaxed);
        }
        stops
    }

    /// Returns [`Interrupted`] if a comparison ended early, so that no result counts.
    pub(super) fn complete(&self) -> Result<(), Interrupted> {
        match self.is_interrupted.load(Ordering::Relaxed) {
            true => Err(Interrupted),
            false => Ok(()),
        }
    }

    fn known(&self) -> MutexGuard<'_, KnownFaces> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn part(&self, side: usize) -> PosedSolid<'_> {
        let solid = self.solids[side];
        let triangles_of_faces = || {
            let mesh = solid.shape.mesh();
            let pairs = (mesh.faces().iter().zip(0..)).map(|(&face, t)| [face, t]);
            CompressedLists::from_pairs(mesh.face_count() as usize, pairs)
        };
        PosedSolid {
            solid,
            pose: [None, Some(&self.pose)][side],
            triangles_of_faces: self.triangles_of_faces[side].get_or_init(triangles_of_faces),
        }
    }

    /// Finds how a face of A lies to one of B, as far as their profiles show.
    pub(super) fn relation(&self, faces: [u32; 2]) -> ZoneRelation {
        self.pair(faces).relation
    }

    fn pair(&self, faces: [u32; 2]) -> Arc<FacePair> {
        let known = self.known().pairs.get(&faces).cloned();
        known.unwrap_or_else(|| {
            let pair = Arc::new(self.compare(faces));
            self.known().pairs.insert(faces, Arc::clone(&pair));
            pair
        })
    }

    fn section(&self, number: usize) -> Section {
        self.known().sections[number]
    }

    /// Returns the number of a section, which is that of an earlier one if the two are the same but for rounding.
    fn number_of(&self, section: Section) -> usize {
        let size = self.solids.map(|solid| solid.shape.bounds().diagonal());
        let size = size[0] + size[1];
        let sections = &mut self.known().sections;
        let same = sections
            .iter()
            .position(|known| known.is_same(&section, size, self.tolerance));
        same.unwrap_or_else(|| {
            sections.push(section);
            sections.len() - 1
        })
    }

    fn profile(&self, side: usize, face: u32, section: usize) -> Option<FaceProfile> {
        let key = (side, face, section);
        let known = self.known().profiles.get(&key).copied();
        known.unwrap_or_else(|| {
            let in_section = self.section(section);
            let noise = self.tolerance;
            let stops = &|| self.stops();
            let profile = FaceProfile::new(self.part(side), face, &in_section, noise, stops);
            self.known().profiles.insert(key, profile);
            profile
        })
    }

    /// Returns whether two faces surely share a point. Both go all around an axis of their own, or a common one. Otherwise,
    /// a point is moved to the nearest one of each in turn, from its axis and from `starts`.
    pub(super) fn is_contact(&self, faces: [u32; 2], starts: &[Point]) -> bool {
        let is_common = |[one, other]: &[FaceProfile; 2]| {
            let distance = one.piece.distance(&other.piece) + one.error + other.error;
            one.is_whole && other.is_whole && distance <= self.tolerance
        };
        if (self.pair(faces).profiles.iter()).any(|(_, profiles)| is_common(profiles)) {
            return true;
        }
        let [Some(one), Some(other)] = [0, 1].map(|side| self.whole(side, faces[side])) else {
            return false;
        };
        let nearest = |(section, profile): &(Section, FaceProfile), p: &Point| {
            section.lift(&profile.piece.nearest(&section.point(p)), p)
        };
        let axes = [&one, &other].map(|(section, profile)| {
            let [end, _] = profile.piece.ends();
            section.lift(&At::new(0.0, end.y), &Point::origin())
        });
        axes.iter().chain(starts).any(|start| {
            let mut at = *start;
            (0..MAX_PROJECTIONS).any(|_| {
                let from = nearest(&one, &at);
                at = nearest(&other, &from);
                (at - from).norm() + one.1.error + other.1.error <= self.tolerance
            })
        })
    }

    /// Returns the profile of a face that goes all around an axis.
    fn whole(&self, side: usize, face: u32) -> Option<(Section, FaceProfile)> {
        self.sections_of(side, face)
            .into_iter()
            .find_map(|section| {
                let profile = self.profile(side, face, section)?;
                profile.is_whole.then(|| (self.section(section), profile))
            })
    }

    /// Returns points of one of two faces that are behind the surface of the other. Both go all around an axis. The points
    /// are on the side of it where `beside` is.
    pub(super) fn points_behind(&self, faces: [u32; 2], beside: &Point) -> Vec<PointBehind> {
        let mut points = Vec::new();
        for (number, profiles) in &self.pair(faces).profiles {
            if !profiles.iter().all(|profile| profile.is_whole) {
                continue;
            }
            let section = self.section(*number);
            for side in 0..2 {
                let (own, other) = (profiles[1 - side], profiles[side]);
                let error = own.error + other.error + self.tolerance;
                let is_behind = |at: &At| other.piece.curve.height(at) * other.outward < -error;
                let tries = own.piece.points_near(&other.piece).into_iter();
                points.extend(tries.filter(is_behind).map(|at| PointBehind {
                    side,
                    face: faces[side],
                    section: *number,
                    at,
                    point: section.lift(&at, beside),
                    reach: other.piece.distance_to(&at) + error,
                }));
            }
        }
        points
    }

    /// Returns whether the part's border, within reach of a point behind a face, is all on the surface of that face. Then
    /// the point is inside the part: the face goes all around, so some of it is within reach. `facets` are all whose surface
    /// may be within reach.
    pub(super) fn is_alone(&self, point: &PointBehind, facets: &[u32]) -> bool {
        let solid = self.solids[point.side];
        let profile = |face: u32| self.profile(point.side, face, point.section);
        let Some(own) = profile(point.face) else {
            return false;
        };
        let is_one_sheet = match own.piece.curve {
            // A torus comes back behind its hole.
            Curve::Circle { centre, radius } if centre.x > 0.0 => point.reach < centre.x - radius,
            _ => true,
        };
        let mut faces: Vec<u32> = facets.iter().flat_map(|&t| solid.faces_over(t)).collect();
        faces.sort();
        faces.dedup();
        let is_same = |other: &FaceProfile| {
            let near = own.piece.nearest(&point.at);
            let curve = &own.piece.curve;
            other.outward == own.outward
                && other.error <= own.error
                && curve.is_same(&other.piece.curve, &near, point.reach, self.tolerance)
        };
        let is_off =
            |other: &FaceProfile| other.piece.distance_to(&point.at) > point.reach + other.error;
        let mut others = faces.into_iter().map(profile);
        is_one_sheet
            && others.all(|other| other.is_some_and(|other| is_same(&other) || is_off(&other)))
    }

    fn compare(&self, faces: [u32; 2]) -> FacePair {
        let mut relation = ZoneRelation::Overlap;
        let mut profiles = Vec::new();
        for number in self.sections(faces) {
            let both = [0, 1].map(|side| self.profile(side, faces[side], number));
            if let [Some(one), Some(other)] = both {
                relation = relation.min(one.relation_to(&other, self.tolerance));
                profiles.push((number, [one, other]));
            } else if self.is_sphere_off(faces, &self.section(number), both) {
                relation = ZoneRelation::Separated;
            }
        }
        FacePair { relation, profiles }
    }

    /// Returns whether one face lies on a sphere, which the other's profile does not reach. A half plane from an axis keeps
    /// the distances from any centre: no two points in it are farther apart than their originals.
    fn is_sphere_off(
        &self,
        faces: [u32; 2],
        section: &Section,
        profiles: [Option<FaceProfile>; 2],
    ) -> bool {
        (0..2).any(|side| {
            let Some((FaceSurface::Sphere { centre, radius }, error)) =
                self.part(side).surface(faces[side])
            else {
                return false;
            };
            profiles[1 - side].is_some_and(|other| {
                let distance = other.piece.distance_to(&section.point(&centre)) - radius;
                distance > self.tolerance + error + other.error
            })
        })
    }

    /// Returns the sections in which two faces may both have profiles.
    fn sections(&self, faces: [u32; 2]) -> Sections {
        let of_faces = [0, 1].map(|side| self.sections_of(side, faces[side]));
        let mut sections = Sections::new();
        for place in 0..MAX_SECTIONS {
            // In turn, and both or none, so that the order of the parts decides nothing.
            if sections.len() + 2 > MAX_SECTIONS {
                break;
            }
            for number in of_faces.iter().filter_map(|of_face| of_face.get(place)) {
                if !sections.contains(number) {
                    sections.push(*number);
                }
            }
        }
        sections
    }

    /// Returns the sections along the axis of a face's surface, as far as they are tried.
    fn sections_of(&self, side: usize, face: u32) -> Sections {
        let known = self.known().sections_of_faces.get(&(side, face)).cloned();
        known.unwrap_or_else(|| {
            let found = self.find_sections(side, face);
            let known = &mut self.known().sections_of_faces;
            known.insert((side, face), found.clone());
            found
        })
    }

    /// Finds the sections along the axis of a face's surface. Planes have an axis where they end at surfaces of revolution.
    fn find_sections(&self, side: usize, face: u32) -> Sections {
        let mut sections = Sections::new();
        let mut add = |section: Section| {
            let number = self.number_of(section);
            if !sections.contains(&number) {
                sections.push(number);
            }
            sections.len() < MAX_SECTIONS
        };
        let part = self.part(side);
        let Some((surface, _)) = part.surface(face) else {
            return sections;
        };
        if let Some((through, axis)) = axis_of(&surface) {
            add(Section::revolved(through, axis));
            if let FaceSurface::Cylinder { .. } = surface {
                add(Section::extruded(through, axis));
            }
        }
        if let FaceSurface::Sphere { centre, .. } = surface
            && part.borders(face).is_empty()
        {
            add(Section::revolved(centre, Vector::z()));
        }
        let FaceSurface::Plane { normal } = surface else {
            return sections;
        };
        let mut last = None;
        for border in part.borders(face) {
            let beyond = part.face(border.beyond);
            if last.replace(beyond) == Some(beyond) {
                continue;
            }
            let axis = part
                .surface(beyond)
                .and_then(|(surface, _)| axis_of(&surface));
            let is_across = |(_, axis): &(Point, Vector)| {
                axis.cross(&normal).norm() <= PARALLEL_FEATURES * axis.norm()
            };
            if let Some((through, axis)) = axis.filter(is_across)
                && !add(Section::revolved(through, axis))
            {
                break;
            }
        }
        sections
    }
}
