//! Prepares a mesh for queries.

use super::closure::closure;
use super::diagnose::enclosed_volume;
use super::disjoint_sets::DisjointSets;
use super::outward_directions::OutwardDirections;
use super::rim_sagittas::RimSagittas;
use super::self_crossings::SelfCrossings;
use super::{Closure, Deviations, Mesh, TriangleOrientations, VertexTriangles};
use crate::bounds::{Aabb, BoundingDiscs, Bvh};
use crate::executor::{DynExecutor, Executor, Interrupted, SequentialExecutor};
use crate::face::{self, Features};
use crate::tolerance::FILE_POSITION_NOISE;
use crate::{Point, RigidTransform, Vector};
use std::sync::OnceLock;

/// A mesh with the bounding volume hierarchy over its triangles, prepared for queries. It is immutable: instances of a
/// part share one.
///
/// # Examples
/// ```
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_geometry::shape::{Mesh, Shape, primitives};
///
/// let (outer, inner, height) = (5.0, 3.0, 20.0);
/// let bush = Mesh::weld(primitives::tube(64, outer, inner, height))?;
/// let bush = Shape::build(bush, &SequentialExecutor);
/// assert!(bush.is_closed());
/// assert_eq!(bush.bounds().hi.z, 10.0);
/// // Facets cut off a little of the round walls: the true volume is about 1005.3.
/// assert!((bush.volume() - 1003.7).abs() < 0.01);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Shape {
    mesh: Mesh,
    bvh: Bvh,
    closure: Closure,
    /// A vertex of each shell, found on first use.
    shells: OnceLock<Vec<u32>>,
    /// The triangles around each vertex, found on first use.
    vertex_triangles: OnceLock<VertexTriangles>,
    /// The orientation of the triangles, found on first use.
    orientations: OnceLock<TriangleOrientations>,
    /// The triangles that pass through others, tested one by one on first use.
    crossings: OnceLock<SelfCrossings>,
    /// The outward directions, chosen vertex by vertex on first use.
    outward_directions: OnceLock<OutwardDirections>,
    /// The discs around the tree's nodes, made by the first distance query.
    discs: OnceLock<BoundingDiscs>,
    /// The enclosed volume, computed on first use.
    volume: OnceLock<f64>,
    /// The deviations, taken from the mesh or estimated on first use.
    deviations: OnceLock<Deviations>,
    /// The sagittas of the rims of planar faces, estimated on first use.
    rim_sagittas: OnceLock<RimSagittas>,
    /// The features, found on first use.
    features: OnceLock<Features>,
}

/// The number of triangles below which another thread is not worth waking.
const MIN_PARALLEL_TRIANGLES: usize = 4096;

impl Shape {
    /// Builds the bounding volume hierarchy over `mesh`; the triangles keep their numbers.
    pub fn build(mesh: Mesh, executor: &impl Executor) -> Self {
        Self::build_dyn(mesh, &(executor as &dyn DynExecutor))
    }

    /// Builds as [`Self::build`] does. Without a type parameter, it is compiled once, in this crate.
    fn build_dyn(mesh: Mesh, executor: &&dyn DynExecutor) -> Self {
        let tree = || Bvh::build(mesh.vertices(), mesh.triangles(), executor);
        let (bvh, closure) = match mesh.triangles().len() > MIN_PARALLEL_TRIANGLES {
            true => executor.join(tree, || closure(&mesh)),
            false => (tree(), closure(&mesh)),
        };
        Self {
            mesh,
            bvh,
            closure,
            shells: OnceLock::new(),
            vertex_triangles: OnceLock::new(),
            orientations: OnceLock::new(),
            crossings: OnceLock::new(),
            outward_directions: OnceLock::new(),
            discs: OnceLock::new(),
            volume: OnceLock::new(),
            deviations: OnceLock::new(),
            rim_sagittas: OnceLock::new(),
            features: OnceLock::new(),
        }
    }

    /// Returns the mesh: the triangles and their faces.
    pub fn mesh(&self) -> &Mesh {
        &self.mesh
    }

    /// Returns the bounding volume hierarchy over the triangles.
    pub fn bvh(&self) -> &Bvh {
        &self.bvh
    }

    /// Returns the discs around the nodes of the tree; the first call makes them.
    pub(crate) fn discs(&self) -> &BoundingDiscs {
        self.discs.get_or_init(|| {
            BoundingDiscs::build(&self.bvh, self.mesh.vertices(), self.mesh.triangles())
        })
    }

    /// Returns the volume that the triangles enclose, in the cube of the shape's unit, whichever way they face. It is
    /// meaningless if they are not closed.
    pub fn volume(&self) -> f64 {
        *self
            .volume
            .get_or_init(|| enclosed_volume(&self.mesh).abs())
    }

    /// Returns how far the surface that the mesh approximates may be from each triangle. The mesh states it
    /// ([`Mesh::deviations`]), or else it is estimated, and 0 in planar faces.
    pub fn deviations(&self) -> &Deviations {
        let compute = || self.compute_deviations(&SequentialExecutor);
        self.deviations.get_or_init(compute)
    }

    fn compute_deviations(&self, executor: &impl Executor) -> Deviations {
        let planar = || match self.features.get() {
            Some(known) => {
                let planar = known.planar.iter();
                planar.flat_map(|face| &face.triangles).copied().collect()
            }
            None => face::planar_triangles(&self.mesh),
        };
        Deviations::bounded(&self.mesh)
            .unwrap_or_else(|| Deviations::estimated(&self.mesh, planar, executor))
    }

    /// Returns how far the round rims of planar faces may be from their chords; the first call estimates it.
    pub(crate) fn rim_sagittas(
        &self,
        executor: &impl Executor,
    ) -> Result<&RimSagittas, Interrupted> {
        if let Some(known) = self.rim_sagittas.get() {
            return Ok(known);
        }
        let rims = RimSagittas::estimated(&self.mesh, self.deviations(), executor)?;
        Ok(self.rim_sagittas.get_or_init(|| rims))
    }

    /// Computes what queries about the shape and another that it meets need of this one alone. Otherwise the first query
    /// computes it, and those on other threads wait.
    ///
    /// # Errors
    /// [`Interrupted`] if `executor` interrupts it.
    pub fn prepare(&self, executor: &impl Executor) -> Result<(), Interrupted> {
        let (deviations, orientations) = executor.join(
            || {
                let is_unknown = self.deviations.get().is_none();
                is_unknown.then(|| self.compute_deviations(executor))
            },
            || self.orientations(executor).map(drop),
        );
        // They were not computed inside of the lock: a thread that waits for its second half may run a task that needs them.
        if let Some(deviations) = deviations {
            self.deviations.get_or_init(|| deviations);
        }
        orientations
    }

    /// Returns whether [`Shape::prepare`] has nothing more to do.
    pub fn is_prepared(&self) -> bool {
        self.deviations.get().is_some() && self.orientations.get().is_some()
    }

    /// Returns the planar and cylindrical faces and the straight edges, as [`face::features`] finds them.
    pub fn features(&self) -> &Features {
        self.features.get_or_init(|| face::features(&self.mesh))
    }

    /// Returns the exact box of the triangles, in the shape's frame.
    pub fn bounds(&self) -> Aabb {
        self.bvh.bounds()
    }

    /// Returns how far the vertices may be from their intended positions, in the shape's unit. Positions are rounded as
    /// in f32 for a shape of this size around the origin, or more coarsely if the mesh states it.
    pub fn rounding(&self) -> f64 {
        let bounds = self.bounds();
        let half = (bounds.hi - bounds.lo).amax() / 2.0;
        (FILE_POSITION_NOISE * half).max(self.mesh.rounding())
    }

    /// Returns the kind of volume that the triangles bound.
    pub fn closure(&self) -> Closure {
        self.closure
    }

    /// Returns whether the triangles bound a volume: every edge belongs to an even number of them.
    pub fn is_closed(&self) -> bool {
        self.closure != Closure::Open
    }

    /// Returns a vertex of each shell, in order: triangles connected by vertices are one shell.
    pub fn shell_representatives(&self) -> &[u32] {
        self.shells.get_or_init(|| shells(&self.mesh))
    }

    /// Returns the triangles around each vertex; the first call finds them.
    pub(crate) fn vertex_triangles(&self) -> &VertexTriangles {
        self.vertex_triangles
            .get_or_init(|| VertexTriangles::new(&self.mesh))
    }

    /// Returns which way the triangles face; the first call finds it.
    pub(crate) fn orientations(
        &self,
        executor: &impl Executor,
    ) -> Result<&TriangleOrientations, Interrupted> {
        if let Some(known) = self.orientations.get() {
            return Ok(known);
        }
        let orientations = match self.closure {
            Closure::Oriented => TriangleOrientations::compute(self, executor)?,
            Closure::Open | Closure::Unoriented => {
                TriangleOrientations::as_given(self.mesh.triangles().len())
            }
        };
        Ok(self.orientations.get_or_init(|| orientations))
    }

    /// Returns whether a triangle, with this orientation, passes through another of the mesh, so that the region behind it
    /// is inside twice.
    pub(crate) fn is_crossing(&self, triangle: u32, orientations: &TriangleOrientations) -> bool {
        let unknown = || SelfCrossings::unknown(self.mesh.triangles().len());
        let crossings = self.crossings.get_or_init(unknown);
        crossings.is_crossing(triangle, self, orientations)
    }

    /// Returns a direction out of the solid at a vertex, not of length one, for triangles with this orientation; it is
    /// chosen on first use.
    pub(crate) fn outward(&self, vertex: u32, orientations: &TriangleOrientations) -> Vector {
        let unknown = || OutwardDirections::unknown(self.mesh.vertices().len());
        let outward = self.outward_directions.get_or_init(unknown);
        outward.at(vertex, &self.mesh, self.vertex_triangles(), orientations)
    }

    /// Returns the corners of a triangle, in the shape's frame.
    #[inline]
    pub fn triangle(&self, index: u32) -> [Point; 3] {
        self.mesh.corners(index)
    }

    /// Returns the corners of a triangle mapped by a pose, rounded to f64.
    #[inline]
    pub fn posed_triangle(&self, index: u32, pose: &RigidTransform) -> [Point; 3] {
        let [a, b, c] = self.triangle(index);
        [pose.point(&a), pose.point(&b), pose.point(&c)]
    }

    /// Returns the bytes that the shape takes in all, including its mesh and its tree.
    pub fn memory_bytes(&self) -> usize {
        size_of::<Self>() - size_of::<Bvh>()
            + self.bvh.memory_bytes()
            + size_of_val(self.mesh.vertices())
            + size_of_val(self.mesh.triangles())
            + size_of_val(self.mesh.faces())
            + size_of_val(self.mesh.surfaces())
            + size_of_val(self.mesh.deviations())
            + self
                .shells
                .get()
                .map_or(0, |s| s.capacity() * size_of::<u32>())
            + self
                .vertex_triangles
                .get()
                .map_or(0, VertexTriangles::memory_bytes)
            + self
                .orientations
                .get()
                .map_or(0, TriangleOrientations::memory_bytes)
            + self.crossings.get().map_or(0, SelfCrossings::memory_bytes)
            + self
                .outward_directions
                .get()
                .map_or(0, OutwardDirections::memory_bytes)
            + self.discs.get().map_or(0, BoundingDiscs::memory_bytes)
            + self.deviations.get().map_or(0, Deviations::memory_bytes)
            + self.rim_sagittas.get().map_or(0, RimSagittas::memory_bytes)
            + self.features.get().map_or(0, Features::memory_bytes)
    }
}

fn shells(mesh: &Mesh) -> Vec<u32> {
    let mut sets = DisjointSets::new(mesh.vertices().len());
    for &[a, b, c] in mesh.triangles() {
        sets.join(a, b);
        sets.join(b, c);
    }
    // A set is named by its lowest vertex, and one that no triangle uses is no shell.
    let mut shells: Vec<u32> = mesh.triangles().iter().map(|t| sets.root(t[0])).collect();
    shells.sort();
    shells.dedup();
    shells.shrink_to_fit();
    shells
}
