//! Finds the defects of a mesh and explains their effect on results.

use super::Mesh;
use super::disjoint_sets::DisjointSets;
use super::edges::{Edges, HalfEdge};
use super::normal::is_degenerate;
use nearpoint_message::{Message, message};

/// The properties and defects of a mesh. Counts are exact; only `is_inverted` is the sign of a rounded sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Diagnostics {
    /// The number of triangles, defective ones included.
    pub triangles: usize,
    /// The number of vertices, each position once.
    pub vertices: usize,
    /// The number of edges with one triangle.
    pub open_edges: usize,
    /// The number of edges with more than two triangles.
    pub non_manifold_edges: usize,
    /// The number of edges whose two triangles run along it in the same direction, so that one of them is reversed.
    pub misoriented_edges: usize,
    /// The number of triangles whose corners lie on one line.
    pub degenerate_triangles: usize,
    /// The number of triangles with the same three different vertices as an earlier one.
    pub duplicate_triangles: usize,
    /// The number of sets of triangles that are connected by edges.
    pub shells: usize,
    /// True if every edge has an even number of triangles: the surface bounds a region, and the part has an inside.
    /// Triangles with a repeated vertex have no edges.
    pub is_closed: bool,
    /// True if it is closed and of one orientation, but its triangles face inwards: the enclosed volume is negative.
    pub is_inverted: bool,
}

/// Counts the defects of a mesh, such as open edges, and finds whether it is closed.
///
/// # Examples
/// ```
/// use nearpoint_geometry::shape::{Mesh, diagnose, primitives};
///
/// let mut soup = primitives::cuboid(1.0, 1.0, 1.0);
/// soup.triangles.pop();
/// let defects = diagnose(&Mesh::weld(soup)?);
/// assert_eq!((defects.triangles, defects.open_edges), (11, 3));
/// assert!(!defects.is_closed);
/// assert!(defects.messages()[0].to_string().starts_with("3 open edges"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn diagnose(mesh: &Mesh) -> Diagnostics {
    let edges = Edges::new(mesh);
    let mut shells = DisjointSets::new(mesh.triangles().len());
    let mut found = Diagnostics {
        triangles: mesh.triangles().len(),
        vertices: mesh.vertices().len(),
        is_closed: true,
        ..Diagnostics::default()
    };
    let mut apexes = Vec::new();
    for ([_, high], sides) in edges.iter() {
        found.is_closed &= sides.len() % 2 == 0;
        match sides {
            [_] => found.open_edges += 1,
            [p, q] => {
                found.misoriented_edges += usize::from(p.is_forward(mesh) == q.is_forward(mesh));
            }
            _ => found.non_manifold_edges += 1,
        }
        for pair in sides.windows(2) {
            shells.join(pair[0].triangle(), pair[1].triangle());
        }
        found.duplicate_triangles += repeated_sides(mesh, high, sides, &mut apexes);
    }
    for t in 0..mesh.triangles().len() as u32 {
        let degenerate = is_degenerate(&mesh.corners(t));
        found.degenerate_triangles += usize::from(degenerate);
        let [a, b, c] = mesh.triangles()[t as usize];
        let has_edges = a != b && b != c && c != a;
        found.shells += usize::from(has_edges && shells.root(t) == t);
    }
    found.is_closed &= found.shells > 0;
    let oriented = found.is_closed
        && found.misoriented_edges + found.non_manifold_edges + found.duplicate_triangles == 0;
    found.is_inverted = oriented && enclosed_volume(mesh) < 0.0;
    found
}

/// Returns how many sides of an edge belong to a triangle that an earlier side's triangle repeats. Each triangle is counted
/// from one edge only, that of its two lowest vertices. `apexes` is scratch memory.
fn repeated_sides(mesh: &Mesh, high: u32, sides: &[HalfEdge], apexes: &mut Vec<u32>) -> usize {
    apexes.clear();
    let of_sides = sides.iter().map(|side| side.apex(mesh));
    apexes.extend(of_sides.filter(|&apex| apex > high));
    apexes.sort_unstable();
    let all = apexes.len();
    apexes.dedup();
    all - apexes.len()
}

/// Returns the enclosed volume, negative if the triangles face inwards, by the divergence theorem about a vertex (which
/// loses fewer digits than a far origin).
pub(super) fn enclosed_volume(mesh: &Mesh) -> f64 {
    let Some(origin) = mesh.vertices().first() else {
        return 0.0;
    };
    let size = mesh
        .vertices()
        .iter()
        .fold(f64::MIN_POSITIVE, |size, v| size.max((v - origin).amax()));
    let six_volumes: f64 = mesh
        .triangles()
        .iter()
        .map(|t| {
            let [a, b, c] = t.map(|v| (mesh.vertices()[v as usize] - origin) / size);
            a.dot(&b.cross(&c))
        })
        .sum();
    six_volumes / 6.0 * size * size * size
}

impl Diagnostics {
    /// Returns messages for the user about each defect and its effect on the results; empty if there are none.
    pub fn messages(&self) -> Vec<Message> {
        let mut stated = Vec::new();
        stated.extend(counted(
            self.open_edges,
            message!("diagnose-1-open-edge"),
            |n| message!("diagnose-open-edges", n),
            |n| message!("diagnose-surface-not-closed", n),
        ));
        if self.open_edges == 0 && !self.is_closed {
            stated.push(message!("diagnose-some-edges-odd"));
        }
        stated.extend(counted(
            self.non_manifold_edges,
            message!("diagnose-1-non-manifold"),
            |n| message!("diagnose-non-manifold-edges", n),
            |n| message!("diagnose-more-two-triangles", n),
        ));
        stated.extend(counted(
            self.misoriented_edges,
            message!("diagnose-1-edge"),
            |n| message!("diagnose-edges", n),
            |n| message!("diagnose-between-triangles-face", n),
        ));
        if self.is_inverted {
            stated.push(message!("diagnose-part-inside-out"));
        }
        let triangles = |n| message!("diagnose-triangles", n);
        stated.extend(counted(
            self.degenerate_triangles,
            message!("diagnose-1-triangle"),
            triangles,
            |n| message!("diagnose-without-area-tested", n),
        ));
        stated.extend(counted(
            self.duplicate_triangles,
            message!("diagnose-1-triangle"),
            triangles,
            |n| message!("diagnose-given-more-once", n),
        ));
        stated
    }
}

/// Returns the message for a number of defects; None if there are none.
fn counted(
    n: usize,
    one: Message,
    more: fn(usize) -> Message,
    stated: fn(Message) -> Message,
) -> Option<Message> {
    (n > 0).then(|| stated(if n == 1 { one } else { more(n) }))
}
