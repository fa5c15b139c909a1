//! Prepares a body for the pipeline: convex elements, the hull around all, and their envelope spheres.

use super::Part;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::closest::convex::{
    ConvexWarmStart, PointCloud, ProximitySettings, proximity,
};
use nearpoint_geometry::hull::{CompressedLists, Hull, HullError};
use nearpoint_geometry::{Point, Pose};

/// A body of convex elements, prepared for distance queries. All results are about the union of its elements.
#[derive(Debug, Clone)]
pub struct Compound<'a> {
    elements: &'a [Hull],
    hull: Hull,
    /// The envelope of the whole body, then each element's.
    envelopes: Vec<Sphere>,
    /// The elements that have each vertex of the hull.
    vertex_elements: CompressedLists,
}

impl<'a> Compound<'a> {
    /// Makes a body of convex elements, at least one, and builds the hull around them.
    pub fn new(elements: &'a [Hull]) -> Result<Self, HullError> {
        let points = || elements.iter().flat_map(Hull::vertices);
        let hull = Hull::build(&points().copied().collect::<Vec<_>>())?;
        let mut envelopes = vec![envelope(hull.vertices())];
        envelopes.extend(elements.iter().map(|element| envelope(element.vertices())));
        Ok(Self {
            elements,
            vertex_elements: vertex_elements(&hull, elements),
            hull,
            envelopes,
        })
    }

    /// Returns the convex elements, as they were given.
    pub fn elements(&self) -> &'a [Hull] {
        self.elements
    }

    /// Returns the convex hull of all elements.
    pub fn hull(&self) -> &Hull {
        &self.hull
    }

    /// Returns the hull of a part: of the whole body or of one element.
    pub fn part(&self, part: Part) -> &Hull {
        match part {
            Part::Whole => &self.hull,
            Part::Element(i) => &self.elements[i as usize],
        }
    }

    /// Returns the envelope sphere of a part (section 1.5, step 1), in the body's frame. Its centre is the centre of the
    /// bounding box, P = (max + min) / 2; its radius is half the diagonal, R = |max − min| / 2.
    pub fn envelope(&self, part: Part) -> &Sphere {
        match part {
            Part::Whole => &self.envelopes[0],
            Part::Element(i) => &self.envelopes[i as usize + 1],
        }
    }

    /// Returns the numbers of the elements, as parts.
    pub(super) fn parts(&self) -> impl Iterator<Item = Part> + use<> {
        (0..self.elements.len() as u32).map(Part::Element)
    }

    /// Returns an element that has all of these vertices of a part's hull, and so contains their hull.
    pub(super) fn containing_element(
        &self,
        part: Part,
        mut vertices: impl Iterator<Item = u32>,
    ) -> Option<u32> {
        if let Part::Element(i) = part {
            return Some(i);
        }
        let first = vertices.next()?;
        let others: Vec<u32> = vertices.collect();
        let has_all = |element: &&u32| {
            let has = |&vertex: &u32| self.vertex_elements.get(vertex).contains(element);
            others.iter().all(has)
        };
        self.vertex_elements
            .get(first)
            .iter()
            .find(has_all)
            .copied()
    }

    /// Returns an element that has a point between these vertices of the whole hull, to within `noise`. The point is in the
    /// body's frame.
    pub(super) fn element_at_point(
        &self,
        point: Point,
        vertices: impl Iterator<Item = u32>,
        noise: f64,
    ) -> Option<u32> {
        let mut near: Vec<u32> = vertices
            .flat_map(|vertex| self.vertex_elements.get(vertex).iter().copied())
            .collect();
        near.sort_unstable();
        near.dedup();
        near.into_iter().find(|&element| {
            let element = &self.elements[element as usize];
            let (settings, here) = (ProximitySettings::default(), Pose::identity());
            let start = &mut ConvexWarmStart::default();
            let found = proximity(
                &PointCloud(&[point]),
                element,
                &here,
                &settings,
                start,
                &mut (),
            );
            found.upper <= noise
        })
    }

    /// Returns an upper bound of the distance of the body's points from the origin of its frame.
    pub(super) fn bounding_radius(&self) -> f64 {
        self.envelopes[0].centre.coords.norm() + self.envelopes[0].radius
    }
}

fn envelope(points: &[Point]) -> Sphere {
    let bounds = Aabb::from_points(points);
    Sphere {
        centre: bounds.centre(),
        radius: bounds.diagonal() / 2.0,
    }
}

fn vertex_elements(hull: &Hull, elements: &[Hull]) -> CompressedLists {
    // Adding 0 makes −0 the same as 0.
    let key = |p: &Point| [p.x, p.y, p.z].map(|x| x + 0.0);
    let order = |p: &[f64; 3], q: &[f64; 3]| {
        let axis = |i: usize| p[i].total_cmp(&q[i]);
        axis(0).then(axis(1)).then(axis(2))
    };
    let mut known: Vec<([f64; 3], u32)> = Vec::new();
    for (i, element) in (0..).zip(elements) {
        known.extend(element.vertices().iter().map(|p| (key(p), i)));
    }
    known.sort_unstable_by(|x, y| order(&x.0, &y.0).then(x.1.cmp(&y.1)));
    let mut holders = CompressedLists::with_capacity(hull.vertices().len(), known.len());
    for p in hull.vertices() {
        let begin = known.partition_point(|entry| order(&entry.0, &key(p)).is_lt());
        let same = known[begin..].iter().take_while(|entry| entry.0 == key(p));
        holders.push(same.map(|entry| entry.1));
    }
    holders
}
