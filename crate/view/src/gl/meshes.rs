//! Stores meshes on the GPU: uploaded once, shared by all parts with the shape, dropped when the shape is gone. Small
//! meshes that are drawn a few times are pieces of one common mesh.

use std::any::Any;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Weak};

use nearpoint_geometry::collide::intersection::Intersection;
use nearpoint_geometry::shape::{Rgb, Shape, feature_edges};
use three_d::{Context, ElementBuffer, Vec3, Vector2, VertexBuffer};

use super::batches::MeshSlot;
use super::table::DataTexture;
use crate::surface::{DrawingFrame, Surface, drawing_edges};

/// The number of triangles, or of uses, above which a shape gets a mesh of its own.
const MAX_SHARED_TRIANGLES: usize = 1 << 14;
const MAX_SHARED_USES: usize = 32;
/// The largest number of triangles in a common mesh.
const MAX_MESH_TRIANGLES: usize = 1 << 17;
/// The number of new shapes above which the largest are uploaded first.
const MANY_SHAPES: usize = 500;
/// The number of triangles that are uploaded for a picture; the others follow with the next pictures.
const MAX_UPLOADED_TRIANGLES: usize = 1 << 20;

/// The source of a surface that is drawn: a shape or an intersection, identified by its address.
#[derive(Clone, Copy)]
pub(super) enum SurfaceSource<'a> {
    Shape(&'a Arc<Shape>),
    Intersection(&'a Arc<Intersection>),
}

impl SurfaceSource<'_> {
    /// Returns the address of the source. A weak reference keeps it taken, so keys stay unique until
    /// [`Meshes::drop_removed`].
    pub fn key(self) -> usize {
        match self {
            Self::Shape(shape) => Arc::as_ptr(shape) as usize,
            Self::Intersection(common) => Arc::as_ptr(common) as usize,
        }
    }

    fn triangles(self) -> usize {
        match self {
            Self::Shape(shape) => shape.mesh().triangles().len(),
            Self::Intersection(common) => common.facets.len(),
        }
    }

    /// Returns the size by which shapes are sorted. Intersections are drawn at any size.
    fn size(self) -> f64 {
        match self {
            Self::Shape(shape) => shape.bounds().diagonal(),
            Self::Intersection(_) => 0.0,
        }
    }

    fn owner(self) -> Weak<dyn Any + Send + Sync> {
        match self {
            Self::Shape(shape) => Arc::downgrade(shape) as _,
            Self::Intersection(common) => Arc::downgrade(common) as _,
        }
    }

    fn surface(self) -> Surface {
        match self {
            Self::Shape(shape) => Surface::new(shape.mesh()),
            Self::Intersection(common) => {
                let triangles: Vec<[u32; 3]> = common.facets.iter().map(|f| f.corners).collect();
                Surface::from_triangles(&common.points, &triangles)
            }
        }
    }

    /// Returns the colour of each triangle, if the file gives some faces another colour than the part.
    fn face_colours(self) -> Option<Vec<Rgb>> {
        match self {
            Self::Shape(shape) => {
                let colours = shape.mesh().face_colours()?;
                Some(colours.of_triangles(self.triangles()))
            }
            Self::Intersection(_) => None,
        }
    }

    /// Returns the edges. Bodies have none.
    fn edges(self, frame: DrawingFrame) -> Vec<[[f32; 3]; 2]> {
        match self {
            Self::Shape(shape) => drawing_edges(shape.mesh(), frame, &feature_edges(shape.mesh())),
            Self::Intersection(_) => Vec::new(),
        }
    }
}

/// Segments in drawing frames, each with the index of its owner within the mesh.
pub(super) struct SegmentBuffers {
    pub table: DataTexture,
    pub count: u32,
}

impl SegmentBuffers {
    /// Uploads segments to the GPU: for each its two ends, in drawing coordinates, and the index of its owner.
    pub fn upload(context: &Context, segments: &[([[f32; 3]; 2], f32)]) -> Self {
        let texel = |[x, y, z]: [f32; 3], place: f32| [x, y, z, place];
        let texels = segments
            .iter()
            .flat_map(|([start, end], place)| [texel(*start, *place), texel(*end, *place)]);
        Self {
            table: DataTexture::filled(context, None, texels.collect()),
            count: segments.len() as u32,
        }
    }
}

/// Corners of triangles on the GPU, each with the index of its owner within the mesh.
pub(super) struct CornerBuffers {
    pub positions: VertexBuffer<Vec3>,
    pub normals: VertexBuffer<Vector2<i16>>,
    pub places: VertexBuffer<f32>,
    /// The colours of faces, `0xRRGGBB` as a number; none if no owner has several.
    pub colours: Option<VertexBuffer<f32>>,
}

/// The corners of triangles that are to be uploaded.
#[derive(Default)]
pub(super) struct Corners {
    positions: Vec<Vec3>,
    normals: Vec<Vector2<i16>>,
    places: Vec<f32>,
    /// The colours of the first corners; empty if no owner has several.
    colours: Vec<f32>,
}

impl Corners {
    /// Adds a vertex of a surface as a corner; `place` is the index of the corner's owner within the mesh.
    pub fn push(&mut self, surface: &Surface, vertex: u32, place: f32) {
        let at = vertex as usize;
        self.positions.push(Vec3::from(surface.positions[at]));
        self.normals.push(Vector2::from(surface.normals[at]));
        self.places.push(place);
    }

    /// Sets the colours of the corners that were added last.
    fn colour_last(&mut self, colours: &[Rgb]) {
        self.colours.resize(self.len() - colours.len(), 0.0);
        // 24 bits are exact in f32.
        let packed = |&[r, g, b]: &Rgb| u32::from_be_bytes([0, r, g, b]) as f32;
        self.colours.extend(colours.iter().map(packed));
    }

    /// Returns the number of corners.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Uploads the corners to buffers on the GPU.
    pub fn upload(&mut self, context: &Context) -> CornerBuffers {
        if !self.colours.is_empty() {
            self.colours.resize(self.len(), 0.0);
        }
        CornerBuffers {
            positions: VertexBuffer::new_with_data(context, &self.positions),
            normals: VertexBuffer::new_with_data(context, &self.normals),
            places: VertexBuffer::new_with_data(context, &self.places),
            colours: (!self.colours.is_empty())
                .then(|| VertexBuffer::new_with_data(context, &self.colours)),
        }
    }
}

/// The range of one shape within a GPU mesh.
pub(super) struct Piece {
    pub triangles: Range<usize>,
    pub segments: Range<usize>,
    /// The surface, to draw some of its triangles. A large piece keeps only its triangles.
    pub surface: Surface,
    owner: Weak<dyn Any + Send + Sync>,
    key: usize,
}

/// A mesh on the GPU: the pieces of one or more shapes, drawn together.
pub(super) struct GpuMesh {
    pub skin: CornerBuffers,
    pub triangles: ElementBuffer<u32>,
    pub edges: SegmentBuffers,
    pub pieces: Vec<Piece>,
}

impl GpuMesh {
    fn upload(context: &Context, sources: &[SurfaceSource]) -> Self {
        let (mut corners, mut triangles, mut segments) =
            (Corners::default(), Vec::new(), Vec::new());
        let mut pieces = Vec::new();
        for (place, source) in sources.iter().enumerate() {
            let mut surface = source.surface();
            let edges = source.edges(surface.frame());
            let colours = source.face_colours();
            let colours = colours.map(|colours| surface.split_by_colour(&colours));
            let (first, from, begin) = (corners.len() as u32, triangles.len(), segments.len());
            (0..surface.positions.len())
                .for_each(|vertex| corners.push(&surface, vertex as u32, place as f32));
            if let Some(colours) = colours {
                corners.colour_last(&colours);
            }
            triangles.extend(surface.triangles.iter().map(|t| t.map(|v| first + v)));
            segments.extend(edges.into_iter().map(|ends| (ends, place as f32)));
            if surface.triangles.len() > MAX_SHARED_TRIANGLES {
                surface.drop_corners();
            }
            pieces.push(Piece {
                triangles: from..triangles.len(),
                segments: begin..segments.len(),
                surface,
                owner: source.owner(),
                key: source.key(),
            });
        }
        Self {
            skin: corners.upload(context),
            triangles: ElementBuffer::new_with_data(context, triangles.as_flattened()),
            edges: SegmentBuffers::upload(context, &segments),
            pieces,
        }
    }

    fn bytes(&self) -> usize {
        let corner = if self.skin.colours.is_some() { 24 } else { 20 };
        self.skin.positions.vertex_count() as usize * corner
            + self.triangles.count() as usize * 4
            + self.edges.table.bytes()
    }
}

/// The GPU meshes of all shapes that were drawn and still exist.
#[derive(Default)]
pub(super) struct Meshes {
    meshes: Vec<Option<GpuMesh>>,
    slots: HashMap<usize, MeshSlot>,
}

impl Meshes {
    /// Uploads missing meshes, up to a limit for one picture. Returns whether none is missing now.
    pub fn ensure_uploaded(&mut self, context: &Context, sources: &[SurfaceSource]) -> bool {
        let mut asked: HashMap<usize, usize> = HashMap::new();
        let mut new: Vec<SurfaceSource> = Vec::new();
        for source in sources {
            if self.slots.contains_key(&source.key()) {
                continue;
            }
            let times = asked.entry(source.key()).or_default();
            if *times == 0 {
                new.push(*source);
            }
            *times += 1;
        }
        // Shapes of similar size then share a mesh, so that those that are left out as too small are adjacent.
        if new.len() > MANY_SHAPES {
            new.sort_by(|p, q| q.size().total_cmp(&p.size()));
        }
        let mut together: Vec<SurfaceSource> = Vec::new();
        let (mut gathered, mut uploaded) = (0, 0);
        let mut all = true;
        for source in new {
            if uploaded > MAX_UPLOADED_TRIANGLES {
                all = false;
                break;
            }
            let triangles = source.triangles();
            uploaded += triangles;
            if triangles > MAX_SHARED_TRIANGLES || asked[&source.key()] >= MAX_SHARED_USES {
                self.add(context, &[source]);
                continue;
            }
            if gathered + triangles > MAX_MESH_TRIANGLES {
                self.add(context, &std::mem::take(&mut together));
                gathered = 0;
            }
            gathered += triangles;
            together.push(source);
        }
        if !together.is_empty() {
            self.add(context, &together);
        }
        all
    }

    fn add(&mut self, context: &Context, sources: &[SurfaceSource]) {
        let mesh = GpuMesh::upload(context, sources);
        let free = self.meshes.iter().position(Option::is_none);
        let at = free.unwrap_or_else(|| {
            self.meshes.push(None);
            self.meshes.len() - 1
        });
        for (piece, source) in sources.iter().enumerate() {
            self.slots
                .insert(source.key(), MeshSlot { mesh: at, piece });
        }
        self.meshes[at] = Some(mesh);
    }

    /// Returns the mesh and the piece in which a source was uploaded.
    pub fn slot_of(&self, source: SurfaceSource) -> Option<MeshSlot> {
        self.slots.get(&source.key()).copied()
    }

    /// Returns the mesh with this index, if it is on the GPU.
    pub fn mesh(&self, at: usize) -> Option<&GpuMesh> {
        self.meshes.get(at)?.as_ref()
    }

    /// Returns the piece in this slot, if its mesh is on the GPU.
    pub fn piece(&self, home: MeshSlot) -> Option<&Piece> {
        self.mesh(home.mesh)?.pieces.get(home.piece)
    }

    /// Drops meshes whose shapes no longer exist. It must be called before a new shape may get an old address.
    pub fn drop_removed(&mut self) {
        for place in &mut self.meshes {
            let Some(mesh) = place else { continue };
            let is_gone = |piece: &Piece| piece.owner.strong_count() == 0;
            if mesh.pieces.iter().all(is_gone) {
                for piece in &mesh.pieces {
                    self.slots.remove(&piece.key);
                }
                *place = None;
            }
        }
    }

    /// Returns the bytes that all meshes take on the GPU.
    pub fn bytes(&self) -> usize {
        self.meshes.iter().flatten().map(GpuMesh::bytes).sum()
    }
}
