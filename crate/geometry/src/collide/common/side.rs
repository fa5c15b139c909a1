//! One of the two parts, as the cut sees it.

use super::orient::Spot;
use crate::bounds::Aabb;
use crate::shape::{Around, Shape, repeats};
use crate::tolerance::POSE_ROUNDING;
use crate::{Point, Rigid};

/// A part in A's frame, its triangles turned so that their normals lead out of it.
#[derive(Debug)]
pub(super) struct Side<'a> {
    pub(super) shape: &'a Shape,
    /// None for A, whose vertices move.
    pose: Option<Rigid>,
}

impl<'a> Side<'a> {
    pub(super) fn both(a: &'a Shape, b: &'a Shape, b_in_a: &Rigid) -> [Self; 2] {
        [
            Side {
                shape: a,
                pose: None,
            },
            Side {
                shape: b,
                pose: Some(*b_in_a),
            },
        ]
    }

    pub(super) fn around(&self) -> &'a Around {
        self.shape.around()
    }

    /// A box around the part.
    pub(super) fn bounds(&self) -> Aabb {
        let bounds = self.shape.bounds();
        match &self.pose {
            None => bounds,
            Some(pose) => {
                let corners: Vec<Point> = bounds.corners().map(|p| pose.point(&p)).collect();
                let around = Aabb::around(&corners);
                around.grown(POSE_ROUNDING * (bounds.reach() + around.reach()))
            }
        }
    }

    #[inline]
    pub(super) fn point(&self, vertex: u32) -> Point {
        let p = &self.shape.mesh().vertices()[vertex as usize];
        self.pose.as_ref().map_or(*p, |pose| pose.point(p))
    }

    #[inline]
    pub(super) fn spot(&self, vertex: u32) -> Spot {
        Spot {
            at: self.point(vertex),
            moves: self.pose.is_none().then_some(vertex),
        }
    }

    /// The vertices of a triangle, counterclockwise seen from outside. None when it is no part of the boundary: it repeats
    /// a vertex, or has the inside on both sides.
    #[inline]
    pub(super) fn corners(&self, triangle: u32) -> Option<[u32; 3]> {
        let corners = self.shape.mesh().triangles()[triangle as usize];
        if repeats(&corners) {
            return None;
        }
        let [a, b, c] = corners;
        match self.shape.facing().sign(triangle) {
            0 => None,
            1 => Some(corners),
            _ => Some([a, c, b]),
        }
    }
}
