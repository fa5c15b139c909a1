//! Makes a solid's mesh: its faces' triangles, with each face's surface and its distance from them.

use super::assembly::mirror;
use super::brep::{Brep, Face, Location, Surface};
use super::colours::ProductColours;
use super::deviation;
use crate::mesh_cache::stretch;
use nearpoint_geometry::Point;
use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::shape::{FaceColours, FaceSurface, Soup};

/// A solid, before its vertices are welded.
pub(super) struct TessellatedSolid {
    pub(super) soup: Soup,
    /// The surface of each face, by its index in the soup.
    pub(super) surfaces: Vec<FaceSurface>,
    /// The largest distance of the surface from each triangle; empty if there are no bounds.
    pub(super) deviations: Vec<f64>,
    /// The number of each face among those of the brep, see [`Face::number`].
    pub(super) numbers: Vec<usize>,
    /// The number of all faces of the brep.
    pub(super) face_count: usize,
    /// The colours of the triangles, if the file states several.
    pub(super) face_colours: Option<FaceColours>,
    /// The distance from the surface that was requested from the kernel, which it may exceed; 0 if none was.
    pub(super) deflection: f64,
}

impl TessellatedSolid {
    /// Reads the solid; none if the tables are inconsistent.
    pub(super) fn of(brep: &Brep) -> Option<Self> {
        let (mut faces, face_count) = brep.faces()?;
        faces.retain(|face| !brep.triangulations[face.triangulation].triangles.is_empty());
        let bounds = deviation::bounds(brep, &faces);
        let mut found = Self {
            soup: Soup::default(),
            surfaces: Vec::new(),
            deviations: bounds.into_iter().flatten().flatten().collect(),
            numbers: faces.iter().map(|face| face.number).collect(),
            face_count,
            face_colours: None,
            deflection: 0.0,
        };
        for face in &faces {
            found.add(brep, face)?;
        }
        Some(found)
    }

    fn add(&mut self, brep: &Brep, face: &Face) -> Option<()> {
        let triangulation = &brep.triangulations[face.triangulation];
        let first = u32::try_from(self.soup.positions.len()).ok()?;
        let number = self.surfaces.len() as u32;
        let placed = |p: &Point| <[f64; 3]>::from(face.location.apply(p));
        let points = triangulation.points.iter().map(placed);
        self.soup.positions.extend(points);
        for corners in &triangulation.triangles {
            let [a, b, c] = corners.map(|corner| first + corner);
            let turned = if face.is_reversed {
                [a, c, b]
            } else {
                [a, b, c]
            };
            self.soup.triangles.push(turned);
            self.soup.faces.push(number);
        }
        let surface = face.surface.map(|surface| &brep.surfaces[surface]);
        self.surfaces.push(surface.map_or(FaceSurface::Other, |s| {
            face_surface(s, &face.location, face.is_reversed)
        }));
        Some(())
    }

    /// Colours its faces as those of the product, if that has as many.
    pub(super) fn set_colours(&mut self, product: &ProductColours) {
        let runs = self.soup.faces.chunk_by(|one, next| one == next);
        let runs = runs.map(|face| (self.numbers[face[0] as usize], face.len()));
        self.face_colours = product.of_mesh(self.face_count, runs);
    }

    /// Returns its mirror image by [`mirror`].
    pub(super) fn mirrored(&self) -> Self {
        let mut soup = self.soup.clone();
        stretch(&mut soup, &mirror());
        Self {
            soup,
            surfaces: self.surfaces.iter().map(mirrored).collect(),
            deviations: self.deviations.clone(),
            numbers: self.numbers.clone(),
            face_count: self.face_count,
            face_colours: self.face_colours.clone(),
            deflection: self.deflection,
        }
    }

    /// Returns the largest deviation; none if there are no bounds.
    pub(super) fn max_deviation(&self) -> Option<f64> {
        self.deviations.iter().copied().reduce(f64::max)
    }
}

/// Converts the kernel's surface, with the location of the face.
fn face_surface(surface: &Surface, location: &Location, is_reversed: bool) -> FaceSurface {
    let own = match surface {
        Surface::Plane(frame) => FaceSurface::Plane {
            normal: frame.x.cross(&frame.y),
        },
        Surface::Cylinder { frame, radius } => FaceSurface::Cylinder {
            through: frame.origin,
            axis: frame.axis,
            radius: *radius,
        },
        Surface::Cone {
            frame,
            radius,
            half_angle,
        } => FaceSurface::Cone {
            apex: frame.origin - frame.axis * (radius / ComplexField::tan(*half_angle)),
            // The cone may narrow along its axis.
            axis: frame.axis * half_angle.signum(),
            half_angle: half_angle.abs(),
        },
        Surface::Sphere { frame, radius } => FaceSurface::Sphere {
            centre: frame.origin,
            radius: *radius,
        },
        Surface::Torus {
            frame,
            major,
            minor,
        } => FaceSurface::Torus {
            centre: frame.origin,
            axis: frame.axis,
            major: *major,
            minor: *minor,
        },
        Surface::Recognized { form, .. } => return face_surface(form, location, is_reversed),
        Surface::Spline(_) => FaceSurface::Spline,
        Surface::Extrusion { .. } | Surface::Revolution { .. } | Surface::Other => {
            FaceSurface::Other
        }
    };
    let along = |vector| location.rotation * vector;
    match own.mapped(|point| location.apply(&point), along, |length| length) {
        FaceSurface::Plane { normal } if is_reversed => FaceSurface::Plane { normal: -normal },
        found => found,
    }
}

/// Returns the mirror image of a surface.
fn mirrored(surface: &FaceSurface) -> FaceSurface {
    let mirror = mirror();
    let at = |point: Point| Point::from(mirror * point.coords);
    surface.mapped(at, |vector| mirror * vector, |length| length)
}
