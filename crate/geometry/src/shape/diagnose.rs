//! What is wrong with a mesh, and what that means for the results.

use super::Mesh;
use super::disjoint::Disjoint;
use super::edges::{Edges, Side};
use super::normal::is_degenerate;
use nearpoint_message::{Message, message};

/// What a mesh is like. Counts are exact; only `inverted` is the sign of a rounded sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Diagnostics {
    /// Triangles, the defective ones included.
    pub triangles: usize,
    /// Vertices, each position once.
    pub vertices: usize,
    /// Edges with one triangle.
    pub open_edges: usize,
    /// Edges with more than two triangles.
    pub non_manifold_edges: usize,
    /// Edges with two triangles that run along it in the same direction, so that one of them is the wrong way round.
    pub misoriented_edges: usize,
    /// Triangles whose corners lie on one line.
    pub degenerate: usize,
    /// Triangles with the same three different vertices as an earlier one.
    pub duplicate: usize,
    /// Sets of triangles that hang together by edges.
    pub shells: usize,
    /// Every edge has an even number of triangles: the surface bounds a region, and the part has an inside. Triangles
    /// with a repeated vertex have no edges.
    pub closed: bool,
    /// Closed and of one orientation, but its triangles face inwards: the enclosed volume is negative.
    pub inverted: bool,
}

/// Examines a mesh.
pub fn diagnose(mesh: &Mesh) -> Diagnostics {
    let edges = Edges::of(mesh);
    let mut shells = Disjoint::new(mesh.triangles().len());
    let mut found = Diagnostics {
        triangles: mesh.triangles().len(),
        vertices: mesh.vertices().len(),
        closed: true,
        ..Diagnostics::default()
    };
    for ([_, high], sides) in edges.iter() {
        found.closed &= sides.len() % 2 == 0;
        match sides {
            [_] => found.open_edges += 1,
            [p, q] => {
                found.misoriented_edges += usize::from(p.runs_up(mesh) == q.runs_up(mesh));
            }
            _ => found.non_manifold_edges += 1,
        }
        for pair in sides.windows(2) {
            shells.join(pair[0].triangle(), pair[1].triangle());
        }
        found.duplicate += repeats(mesh, high, sides);
    }
    for t in 0..mesh.triangles().len() as u32 {
        let degenerate = is_degenerate(&mesh.corners(t));
        found.degenerate += usize::from(degenerate);
        let [a, b, c] = mesh.triangles()[t as usize];
        let has_edges = a != b && b != c && c != a;
        found.shells += usize::from(has_edges && shells.root(t) == t);
    }
    found.closed &= found.shells > 0;
    let oriented =
        found.closed && found.misoriented_edges + found.non_manifold_edges + found.duplicate == 0;
    found.inverted = oriented && enclosed_volume(mesh) < 0.0;
    found
}

/// How many sides of an edge belong to a triangle that an earlier side's triangle repeats. Each triangle is looked at
/// from one edge only, that of its two lowest vertices.
fn repeats(mesh: &Mesh, high: u32, sides: &[Side]) -> usize {
    if sides.len() < 2 {
        return 0;
    }
    let mut apexes: Vec<u32> = sides
        .iter()
        .map(|side| side.apex(mesh))
        .filter(|&apex| apex > high)
        .collect();
    apexes.sort();
    let all = apexes.len();
    apexes.dedup();
    all - apexes.len()
}

/// The enclosed volume, negative if the triangles face inwards, by the divergence theorem about a vertex (fewer digits
/// are lost than about a far origin).
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
    /// What is wrong and what each defect means for the results, for a user to read; empty if nothing is.
    pub fn messages(&self) -> Vec<Message> {
        let mut said = Vec::new();
        said.extend(counted(
            self.open_edges,
            message!("diagnose-1-open-edge"),
            |n| message!("diagnose-open-edges", n),
            |n| message!("diagnose-surface-not-closed", n),
        ));
        if self.open_edges == 0 && !self.closed {
            said.push(message!("diagnose-some-edges-odd"));
        }
        said.extend(counted(
            self.non_manifold_edges,
            message!("diagnose-1-non-manifold"),
            |n| message!("diagnose-non-manifold-edges", n),
            |n| message!("diagnose-more-two-triangles", n),
        ));
        said.extend(counted(
            self.misoriented_edges,
            message!("diagnose-1-edge"),
            |n| message!("diagnose-edges", n),
            |n| message!("diagnose-between-triangles-face", n),
        ));
        if self.inverted {
            said.push(message!("diagnose-part-inside-out"));
        }
        let triangles = |n| message!("diagnose-triangles", n);
        said.extend(counted(
            self.degenerate,
            message!("diagnose-1-triangle"),
            triangles,
            |n| message!("diagnose-without-area-tested", n),
        ));
        said.extend(counted(
            self.duplicate,
            message!("diagnose-1-triangle"),
            triangles,
            |n| message!("diagnose-given-more-once", n),
        ));
        said
    }
}

/// What is said of so many defects; nothing of none.
fn counted(
    n: usize,
    one: Message,
    more: fn(usize) -> Message,
    said: fn(Message) -> Message,
) -> Option<Message> {
    (n > 0).then(|| said(if n == 1 { one } else { more(n) }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::{Soup, make};

    fn mesh(soup: Soup) -> Mesh {
        Mesh::weld(soup).unwrap()
    }

    #[test]
    fn each_defect_is_counted_and_said() {
        let whole = make::cuboid(1.0, 1.0, 1.0);
        let found = |change: &dyn Fn(&mut Soup)| {
            let mut soup = whole.clone();
            change(&mut soup);
            diagnose(&mesh(soup))
        };
        let open = found(&|s| s.triangles.truncate(11));
        assert_eq!((open.open_edges, open.closed), (3, false));
        let double = found(&|s| s.triangles.push(s.triangles[3]));
        assert_eq!(
            (double.duplicate, double.non_manifold_edges, double.closed),
            (1, 3, false)
        );
        let turned = found(&|s| s.triangles[5].swap(0, 1));
        assert_eq!(
            (turned.misoriented_edges, turned.closed, turned.inverted),
            (3, true, false)
        );
        let inside_out = found(&|s| s.triangles.iter_mut().for_each(|t| t.swap(0, 1)));
        assert_eq!(
            (inside_out.inverted, inside_out.misoriented_edges),
            (true, 0)
        );
        let point = found(&|s| s.triangles.push([4, 4, 4]));
        assert_eq!((point.degenerate, point.closed, point.shells), (1, true, 1));
        for defect in [open, double, turned, inside_out, point] {
            let said: Vec<String> = defect.messages().iter().map(Message::to_string).collect();
            let said = said.join(" ");
            assert!(said.ends_with('.') && !said.contains("  "), "{said}");
        }
    }

    #[test]
    fn two_cubes_that_share_an_edge_are_closed_but_not_manifold() {
        let mut soup = make::cuboid(1.0, 1.0, 1.0);
        let other = make::cuboid(1.0, 1.0, 1.0);
        let first = soup.positions.len() as u32;
        soup.positions.extend(
            other
                .positions
                .iter()
                .map(|p| [p[0] + 1.0, p[1] + 1.0, p[2]]),
        );
        soup.triangles
            .extend(other.triangles.iter().map(|t| t.map(|i| i + first)));
        let found = diagnose(&mesh(soup));
        assert_eq!((found.non_manifold_edges, found.open_edges), (1, 0));
        assert!(found.closed);
        assert_eq!(found.shells, 1);
    }

    #[test]
    fn only_points_and_segments_are_not_closed() {
        let soup = Soup {
            positions: vec![[0.0; 3], [1.0; 3]],
            triangles: vec![[0, 1, 1], [0, 0, 0]],
            faces: vec![],
        };
        let mesh = mesh(soup);
        let found = diagnose(&mesh);
        assert_eq!(
            (found.degenerate, found.shells, found.closed),
            (2, 0, false)
        );
    }

    #[test]
    fn a_far_inverted_part_is_seen_as_inverted() {
        let mut soup = make::uv_sphere(12, 6, 1e-3);
        for p in &mut soup.positions {
            *p = p.map(|x| x + 1e6);
        }
        assert!(!diagnose(&mesh(soup.clone())).inverted);
        soup.triangles.iter_mut().for_each(|t| t.swap(1, 2));
        assert!(diagnose(&mesh(soup)).inverted);
    }
}
