//! Finds the regions that are facets of a curved surface, and so no planar faces.
//!
//! A facet of a tessellated cylinder is as flat as a wall. Its neighbours distinguish it: a curved surface bends by little,
//! at most [`SHARP_EDGE_ANGLE`], and its facets are about as wide as their neighbours. A region is a facet
//! - if half of its border or more bends so little, and its neighbours there are not much narrower than it is: so a
//!   wall beside fillets stays a wall, unless it is as narrow as their facets;
//! - or if it *continues* others in a row of three or more. At an edge that bends by θ, between regions of widths w and
//!   v across it, the surface that both stand for has the curvature 2 θ / (w + v). They continue each other if w and v
//!   are alike, and that curvature is about the largest of each of them. So the facets of a short cylinder are found,
//!   whose border is sharp for the most part, while two walls at a slight angle stay walls, and a wall beside a fillet,
//!   which bends less towards it than the fillet does.
//!
//! A region that is all of one or more of the mesh's faces is planar in any case: the file or its sharp edges define it.

use super::centred_mesh::{CentredMesh, NONE};
use super::regions::{INITIAL_CAPACITY, Regions};
use crate::nalgebra::ComplexField;
use crate::shape::{DisjointSets, HalfEdge};
use crate::tolerance::{MAX_CURVATURE_RATIO, MAX_WIDTH_RATIO, SHARP_EDGE_ANGLE};

/// The classification of the regions.
#[derive(Debug)]
pub(super) struct CurvedRegions {
    /// True for each region that is a facet of a curved surface.
    is_facet: Vec<bool>,
    /// The patch of each region: the regions that are reachable over slight bends between facets of similar width, named by
    /// the lowest.
    pub(super) patch: Vec<u32>,
}

impl CurvedRegions {
    /// Classifies the regions; `round` lists triangles of cylindrical faces that are known already.
    pub(super) fn classify(surface: &CentredMesh, regions: &Regions, round: &[u32]) -> Self {
        let count = regions.list.len();
        let bends = bends(surface, regions);
        let rows = rows(count, &bends);
        let mut members = vec![0u32; count];
        for &row in &rows {
            members[row as usize] += 1;
        }
        let surrounded = surrounded(regions, &bends);
        let mut is_facet: Vec<bool> = (0..count)
            .map(|r| !regions.list[r].covers_whole_faces)
            .zip(rows.iter().zip(surrounded))
            .map(|(part, (&row, inside))| part && (inside || members[row as usize] >= 3))
            .collect();
        for r in round
            .iter()
            .map(|&t| regions.region_of_triangle[t as usize])
        {
            if let Some(facet) = is_facet.get_mut(r as usize) {
                *facet = true;
            }
        }
        let mut patches = DisjointSets::new(count);
        for [p, q] in bends
            .iter()
            .filter(|bend| bend.has_similar_widths)
            .map(|bend| bend.regions)
        {
            if is_facet[p as usize] && is_facet[q as usize] {
                patches.join(p, q);
            }
        }
        Self {
            is_facet,
            patch: (0..count as u32).map(|r| patches.root(r)).collect(),
        }
    }
}

impl CurvedRegions {
    /// Returns whether there is such a region and it is a facet.
    pub(super) fn is_facet(&self, region: u32) -> bool {
        self.is_facet.get(region as usize) == Some(&true)
    }
}

/// Returns the row of continuing regions that each belongs to, named by its lowest.
fn rows(count: usize, bends: &[BentEdge]) -> Vec<u32> {
    let mut most = vec![0f64; count];
    for bend in bends.iter().filter(|bend| bend.has_similar_widths) {
        for r in bend.regions {
            most[r as usize] = most[r as usize].max(bend.curvature);
        }
    }
    let mut rows = DisjointSets::new(count);
    for bend in bends.iter().filter(|bend| bend.has_similar_widths) {
        let alike = |r: u32| bend.curvature * MAX_CURVATURE_RATIO >= most[r as usize];
        if bend.regions.into_iter().all(alike) {
            rows.join(bend.regions[0], bend.regions[1]);
        }
    }
    (0..count as u32).map(|r| rows.root(r)).collect()
}

/// Returns whether each region bends little along half of its border or more, towards others that are not much narrower on
/// average.
fn surrounded(regions: &Regions, bends: &[BentEdge]) -> Vec<bool> {
    // The length of this border, and the integral over it of the width beyond.
    let mut border = vec![[0f64; 2]; regions.list.len()];
    for bend in bends {
        let [p, q] = bend.regions.map(|r| r as usize);
        for (r, beyond) in [(p, q), (q, p)] {
            border[r][0] += bend.length;
            border[r][1] += bend.length * regions.list[beyond].mean_width;
        }
    }
    (regions.list.iter().zip(border))
        .map(|(region, [length, widths])| {
            let all_around = 2.0 * region.area / region.mean_width;
            2.0 * length >= all_around && region.mean_width * length <= MAX_WIDTH_RATIO * widths
        })
        .collect()
}

/// An edge where two regions meet at a slight angle.
struct BentEdge {
    regions: [u32; 2],
    length: f64,
    /// True if they are of similar width across it.
    has_similar_widths: bool,
    curvature: f64,
}

fn bends(surface: &CentredMesh, regions: &Regions) -> Vec<BentEdge> {
    let limit = 2.0 * ComplexField::sin(SHARP_EDGE_ANGLE / 2.0);
    let bent = |edge: [u32; 2], [p, q]: [HalfEdge; 2]| {
        let pair = [p, q].map(|side| regions.region_of_triangle[side.triangle() as usize]);
        if pair.contains(&NONE) || pair[0] == pair[1] {
            return None;
        }
        let [first, second] = pair.map(|r| &regions.list[r as usize]);
        if first.is_sliver(surface) || second.is_sliver(surface) {
            return None;
        }
        let same_sense = p.is_forward(surface.mesh) != q.is_forward(surface.mesh);
        let normals = [first, second].map(|r| r.plane.normal);
        let turned = if same_sense { normals[1] } else { -normals[1] };
        let angle = (normals[0] - turned).norm();
        let along = surface.local(edge[1]) - surface.local(edge[0]);
        let widths = [first, second].map(|r| r.width(&r.plane.normal.cross(&along)));
        let has_similar_widths =
            widths[0].max(widths[1]) <= MAX_WIDTH_RATIO * widths[0].min(widths[1]);
        (angle <= limit).then(|| BentEdge {
            regions: pair,
            length: along.norm(),
            has_similar_widths,
            curvature: 2.0 * angle / (widths[0] + widths[1]),
        })
    };
    let mut bends = Vec::with_capacity(INITIAL_CAPACITY);
    bends.extend(
        surface
            .edges
            .iter()
            .filter_map(|(edge, sides)| match *sides {
                [p, q] => bent(edge, [p, q]),
                _ => None,
            }),
    );
    bends
}
