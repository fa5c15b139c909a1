//! Meshes on the GPU: uploaded once, shared by all instances of a shape, dropped when the shape is gone.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use nearpoint_geometry::shape::{Shape, feature_edges};
use three_d::{Context, ElementBuffer, InstanceBuffer, Vec3, Vector2, VertexBuffer, vec3};

use crate::surface::{DrawingFrame, Surface, draw_edges};

/// Segments in a drawing frame.
pub(super) struct Segments {
    pub starts: InstanceBuffer<Vec3>,
    pub ends: InstanceBuffer<Vec3>,
}

impl Segments {
    pub fn upload(context: &Context, segments: &[[[f32; 3]; 2]]) -> Self {
        let side = |i: usize| {
            segments
                .iter()
                .map(|s| Vec3::from(s[i]))
                .collect::<Vec<_>>()
        };
        Self {
            starts: InstanceBuffer::new_with_data(context, &side(0)),
            ends: InstanceBuffer::new_with_data(context, &side(1)),
        }
    }

    pub fn count(&self) -> u32 {
        self.starts.instance_count()
    }

    pub fn bytes(&self) -> usize {
        self.count() as usize * 24
    }
}

/// Shaded triangles on the GPU.
pub(super) struct Skin {
    pub positions: VertexBuffer<Vec3>,
    pub normals: VertexBuffer<Vector2<i16>>,
    pub triangles: ElementBuffer<u32>,
    pub frame: DrawingFrame,
}

impl Skin {
    pub fn upload(context: &Context, surface: &Surface) -> Self {
        let positions: Vec<Vec3> = surface
            .positions
            .iter()
            .map(|p| vec3(p[0], p[1], p[2]))
            .collect();
        let normals: Vec<Vector2<i16>> = surface
            .normals
            .iter()
            .map(|n| Vector2::new(n[0], n[1]))
            .collect();
        Self {
            positions: VertexBuffer::new_with_data(context, &positions),
            normals: VertexBuffer::new_with_data(context, &normals),
            triangles: ElementBuffer::new_with_data(context, surface.triangles.as_flattened()),
            frame: surface.frame(),
        }
    }
}

/// A shape on the GPU.
pub(super) struct GpuMesh {
    pub skin: Skin,
    pub edges: Segments,
    /// The drawn vertices of each triangle, to draw some of them.
    pub indices: Vec<[u32; 3]>,
    shape: Weak<Shape>,
}

impl GpuMesh {
    fn upload(context: &Context, shape: &Arc<Shape>) -> Self {
        let surface = Surface::of(shape.mesh());
        let edges = draw_edges(shape.mesh(), surface.frame(), &feature_edges(shape.mesh()));
        Self {
            skin: Skin::upload(context, &surface),
            edges: Segments::upload(context, &edges),
            indices: surface.triangles,
            shape: Arc::downgrade(shape),
        }
    }

    fn bytes(&self) -> usize {
        self.skin.positions.vertex_count() as usize * 16
            + self.indices.len() * 12
            + self.edges.bytes()
    }
}

/// All shapes that were drawn and still exist.
#[derive(Default)]
pub(super) struct Meshes(HashMap<usize, GpuMesh>);

impl Meshes {
    /// Uploads the shape unless it is there.
    pub fn need(&mut self, context: &Context, shape: &Arc<Shape>) {
        self.0
            .entry(key(shape))
            .or_insert_with(|| GpuMesh::upload(context, shape));
    }

    pub fn get(&self, shape: &Arc<Shape>) -> Option<&GpuMesh> {
        self.0.get(&key(shape))
    }

    /// Drops what no scene holds any longer; must come before a new shape may be at an old one's address.
    pub fn forget_removed(&mut self) {
        self.0.retain(|_, mesh| mesh.shape.strong_count() > 0);
    }

    pub fn bytes(&self) -> usize {
        self.0.values().map(GpuMesh::bytes).sum()
    }
}

/// A weak reference keeps the address taken, so keys stay unique until [`Meshes::forget_removed`].
fn key(shape: &Arc<Shape>) -> usize {
    Arc::as_ptr(shape) as usize
}
