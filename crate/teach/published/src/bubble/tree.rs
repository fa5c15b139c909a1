//! Builds a binary tree of spheres over the spheres that cover a mesh.

use super::cover::cover;
use super::error::{MAX_LEAVES, SphereTreeError};
use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::tolerance::MAX_EXACT;

/// A mesh covered with small spheres, its *leaves*, under a binary tree of bounding spheres (Quinlan, "Efficient distance
/// computation between non-convex objects", 1994). The tree keeps its own copy of the triangles. Spheres are in the mesh's
/// frame. Each contains all leaves below it; a child may reach beyond its parent where it has no leaves. The leaves of a
/// triangle together contain that triangle.
#[derive(Debug, Clone, PartialEq)]
pub struct SphereTree {
    nodes: Vec<Node>,
    triangles: Vec<[Point; 3]>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Node {
    sphere: Sphere,
    link: Link,
}

/// The contents of a sphere.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Link {
    /// A part of this triangle.
    Triangle(u32),
    /// Two spheres: the next in order, and this one.
    Children(u32),
}

impl SphereTree {
    /// Covers the triangles with spheres no larger than `leaf_radius`, and builds the tree by divide and conquer. The leaves
    /// are halved at the median along the longest side of the box of their centres. Above each half stands the smaller of
    /// two spheres: the smallest around the children, and the smallest about that box's centre around the leaves. An
    /// infinite radius makes one leaf of each triangle.
    pub fn build(mesh: &Mesh, leaf_radius: f64) -> Result<Self, SphereTreeError> {
        if leaf_radius.is_nan() || leaf_radius <= 0.0 {
            return Err(SphereTreeError::Radius {
                radius: leaf_radius,
            });
        }
        let count = mesh.triangles().len() as u32;
        let triangles: Vec<[Point; 3]> = (0..count).map(|i| mesh.corners(i)).collect();
        let mut leaves: Vec<Node> = Vec::with_capacity(triangles.len());
        for (triangle, corners) in (0..count).zip(&triangles) {
            if corners.iter().any(|p| p.coords.amax() > MAX_EXACT) {
                return Err(SphereTreeError::OutOfRange { triangle });
            }
            let link = Link::Triangle(triangle);
            let fits = cover(corners, leaf_radius, |sphere| {
                leaves.push(Node { sphere, link });
                leaves.len() <= MAX_LEAVES
            });
            if !fits {
                return Err(SphereTreeError::TooManyLeaves {
                    radius: leaf_radius,
                });
            }
        }
        let mut tree = Self {
            nodes: Vec::with_capacity(2 * leaves.len() - 1),
            triangles,
        };
        tree.build_over(&mut leaves);
        Ok(tree)
    }

    /// Returns the radius with which about `leaves` spheres would cover each triangle of the mesh if all triangles were
    /// equally large. It is infinite if none has an area.
    pub fn radius_for(mesh: &Mesh, leaves: f64) -> f64 {
        let count = mesh.triangles().len() as u32;
        let area = |i: u32| {
            let [a, b, c] = mesh.corners(i);
            (b - a).cross(&(c - a)).norm() / 2.0
        };
        let mean = (0..count).map(area).sum::<f64>() / f64::from(count);
        // A leaf of radius r holds a square of area 2 r².
        let radius = (mean / (2.0 * leaves)).sqrt();
        if radius > 0.0 { radius } else { f64::INFINITY }
    }

    /// Appends the subtree of these leaves, and returns where it begins.
    fn build_over(&mut self, leaves: &mut [Node]) -> u32 {
        let at = self.nodes.len();
        if let [leaf] = leaves {
            self.nodes.push(*leaf);
            return at as u32;
        }
        let mut bounds = Aabb::EMPTY;
        for leaf in leaves.iter() {
            bounds = bounds.with_point(&leaf.sphere.centre);
        }
        self.nodes.push(leaves[0]);
        let axis = (bounds.hi - bounds.lo).imax();
        let order = |x: &Node, y: &Node| {
            let along = |node: &Node| node.sphere.centre[axis];
            along(x).total_cmp(&along(y))
        };
        let half = leaves.len() / 2;
        leaves.select_nth_unstable_by(half, order);
        let about = Sphere::enclosing_at(bounds.centre(), leaves.iter().map(|leaf| &leaf.sphere));
        let (low, high) = leaves.split_at_mut(half);
        let children = [self.build_over(low), self.build_over(high)];
        let [low, high] = children.map(|child| &self.nodes[child as usize].sphere);
        let around = Sphere::enclosing(low, high);
        self.nodes[at] = Node {
            sphere: if about.radius < around.radius {
                about
            } else {
                around
            },
            link: Link::Children(children[1]),
        };
        at as u32
    }

    /// Returns the number of spheres, leaves included. They are numbered from 0, the root, and each comes before those
    /// in it.
    pub fn len(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// Returns false, because a mesh has at least one triangle.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns the number of spheres that are leaves.
    pub fn leaves(&self) -> u32 {
        self.len().div_ceil(2)
    }

    /// Returns the sphere with this number, in the mesh's frame.
    #[inline]
    pub fn sphere(&self, node: u32) -> &Sphere {
        &self.nodes[node as usize].sphere
    }

    /// Returns the two child spheres of this sphere; None for a leaf.
    #[inline]
    pub fn children(&self, node: u32) -> Option<[u32; 2]> {
        match self.nodes[node as usize].link {
            Link::Triangle(_) => None,
            Link::Children(second) => Some([node + 1, second]),
        }
    }

    /// Returns the triangle that a leaf covers a part of; None for an inner sphere.
    #[inline]
    pub fn triangle(&self, node: u32) -> Option<u32> {
        match self.nodes[node as usize].link {
            Link::Triangle(triangle) => Some(triangle),
            Link::Children(_) => None,
        }
    }

    /// Returns the corners of all triangles, in the mesh's frame.
    pub fn triangles(&self) -> &[[Point; 3]] {
        &self.triangles
    }

    /// Returns an upper bound of the distance of the mesh's points from the origin of its frame.
    pub(super) fn bounding_radius(&self) -> f64 {
        let root = self.sphere(0);
        root.centre.coords.norm() + root.radius
    }
}
