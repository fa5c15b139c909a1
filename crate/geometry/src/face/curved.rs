//! Which regions are facets of a curved surface, and no planar faces.
//!
//! A facet of a tessellated cylinder is as flat as a wall. What tells them apart is how it goes on: a curved surface bends at
//! every edge by little, and alike. At an edge that bends by θ, at most [`SHARP_EDGE_ANGLE`], between regions of widths w and
//! v across it, the surface that both approximate has the curvature 2 θ / (w + v). The regions *continue* each other if they
//! are about as wide, and that curvature is about the largest of each of them. Three or more regions in a row are a curved
//! surface; two are two walls at a slight angle. So a wall beside a fillet stays one: it is wider than the fillet's facets,
//! and bends less towards them than they do.
//!
//! A region that is all of one or more of the mesh's faces is planar in any case: the file says so, or sharp edges do.

use super::regions::Regions;
use super::surface::{NONE, Surface};
use crate::nalgebra::ComplexField;
use crate::shape::{Disjoint, Side};
use crate::tolerance::{ALIKE_CURVATURE, ALIKE_WIDTH, SHARP_EDGE_ANGLE};

/// For each region, the curved surface that it is a facet of, named by its lowest region; [`NONE`] for a planar one.
pub(super) fn surfaces(surface: &Surface, regions: &Regions) -> Vec<u32> {
    let bends = bends(surface, regions);
    let mut most = vec![0f64; regions.list.len()];
    for bend in &bends {
        for r in bend.regions {
            most[r as usize] = most[r as usize].max(bend.curvature);
        }
    }
    let mut rows = Disjoint::new(regions.list.len());
    for Bent { regions, curvature } in bends {
        let alike = |r: u32| curvature * ALIKE_CURVATURE >= most[r as usize];
        if regions.into_iter().all(alike) {
            rows.join(regions[0], regions[1]);
        }
    }
    let row: Vec<u32> = (0..most.len() as u32).map(|r| rows.root(r)).collect();
    let mut members = vec![0u32; row.len()];
    for &r in &row {
        members[r as usize] += 1;
    }
    let whole = whole(surface, regions);
    (row.iter().zip(whole))
        .map(|(&r, whole)| {
            if whole || members[r as usize] < 3 {
                NONE
            } else {
                r
            }
        })
        .collect()
}

/// Two regions that meet at a slight angle, and are about as wide.
struct Bent {
    regions: [u32; 2],
    curvature: f64,
}

fn bends(surface: &Surface, regions: &Regions) -> Vec<Bent> {
    let limit = 2.0 * ComplexField::sin(SHARP_EDGE_ANGLE / 2.0);
    let bent = |edge: [u32; 2], [p, q]: [Side; 2]| {
        let pair = [p, q].map(|side| regions.of[side.triangle() as usize]);
        if pair.contains(&NONE) || pair[0] == pair[1] {
            return None;
        }
        let [first, second] = pair.map(|r| &regions.list[r as usize]);
        if first.is_sliver(surface) || second.is_sliver(surface) {
            return None;
        }
        let same_sense = p.runs_up(surface.mesh) != q.runs_up(surface.mesh);
        let normals = [first, second].map(|r| r.plane.normal);
        let turned = if same_sense { normals[1] } else { -normals[1] };
        let angle = (normals[0] - turned).norm();
        let along = surface.local(edge[1]) - surface.local(edge[0]);
        let widths = [first, second].map(|r| r.width(&r.plane.normal.cross(&along)));
        let alike = widths[0].max(widths[1]) <= ALIKE_WIDTH * widths[0].min(widths[1]);
        (angle <= limit && alike).then(|| Bent {
            regions: pair,
            curvature: 2.0 * angle / (widths[0] + widths[1]),
        })
    };
    (surface.edges.iter())
        .filter_map(|(edge, sides)| match *sides {
            [p, q] => bent(edge, [p, q]),
            _ => None,
        })
        .collect()
}

/// For each region, whether it is all of every face of the mesh that it has a triangle of, slivers aside.
fn whole(surface: &Surface, regions: &Regions) -> Vec<bool> {
    let faces = surface.mesh.faces();
    let mut only: Vec<Option<u32>> = vec![None; surface.mesh.face_count() as usize];
    let mut whole = vec![true; regions.list.len()];
    for (&region, &face) in regions.of.iter().zip(faces) {
        if region == NONE || regions.list[region as usize].is_sliver(surface) {
            continue;
        }
        let first = *only[face as usize].get_or_insert(region);
        if first != region {
            whole[first as usize] = false;
            whole[region as usize] = false;
        }
    }
    whole
}
