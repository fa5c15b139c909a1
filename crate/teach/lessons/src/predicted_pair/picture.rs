//! Draws the parts with some of their faces in another colour.

use nearpoint_geometry::Pose;
use nearpoint_published::predictive::FaceId;

use super::PredictedPair;
use crate::figure::{Figure, Role};
use crate::solids::solid;

impl PredictedPair {
    /// Draws both parts at their current poses, each face in the given role.
    pub fn draw(&self, figure: &mut Figure, role: impl Fn(FaceId) -> Role) {
        for part in [0, 1] {
            let corners = self.corners(part as usize);
            for (role, triangles) in self.by_role(part, &role) {
                let mut used = Vec::with_capacity(3 * triangles.len());
                for triangle in &triangles {
                    used.extend(triangle.map(|i| corners[i as usize]));
                }
                // Each face has corners of its own, so that every edge is visible.
                let own = (0..triangles.len() as u32).map(|i| [3 * i, 3 * i + 1, 3 * i + 2]);
                let faces = (0..triangles.len() as u32).collect();
                if let Some(shape) = solid(&used, own.collect(), faces) {
                    figure.solid(&shape, Pose::identity(), role);
                }
            }
        }
    }

    /// Returns the triangles of each role, in order of its first face.
    fn by_role(&self, part: u32, role: impl Fn(FaceId) -> Role) -> Vec<(Role, Vec<[u32; 3]>)> {
        let mut groups: Vec<(Role, Vec<[u32; 3]>)> = Vec::new();
        for (triangle, &corners) in (0..).zip(self.triangles(part as usize)) {
            let role = role(FaceId { part, triangle });
            match groups.iter_mut().find(|(of, _)| *of == role) {
                Some((_, group)) => group.push(corners),
                None => groups.push((role, vec![corners])),
            }
        }
        groups
    }
}

pub(crate) fn of_part(face: FaceId) -> Role {
    if face.part == 0 { Role::A } else { Role::B }
}
