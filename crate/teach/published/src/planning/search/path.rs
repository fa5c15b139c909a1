//! Builds the path through the nodes.

use super::nodes::Nodes;
use super::{SearchNode, Waypoint};
use crate::octree::Cube;
use crate::planning::Space;
use nearpoint_geometry::Point;

/// Returns the path from the first node to this one: through the nodes, and the centre of the face between every two cells.
pub(super) fn path_to(nodes: &Nodes, to: usize) -> Vec<Waypoint> {
    let parent = |&node: &usize| nodes.explored[node].parent.map(|p| p as usize);
    let mut chain: Vec<usize> = std::iter::successors(Some(to), parent).collect();
    chain.reverse();
    let mut path: Vec<Waypoint> = Vec::new();
    let mut before: Option<&SearchNode> = None;
    for node in chain {
        let here = &nodes.explored[node];
        let turn = nodes.states[node].turn;
        if let Some(before) = before.filter(|b| b.cell != here.cell) {
            let at = shared_centre(nodes.space(), &before.cell, &here.cell);
            let pose = nodes.robot.pose(turn, &at);
            path.push(Waypoint { at, pose });
        }
        path.push(Waypoint {
            at: nodes.robot.at(&here.pose),
            pose: here.pose,
        });
        before = Some(here);
    }
    path
}

/// Returns the centre of the region that two cells share.
fn shared_centre(space: &Space, a: &Cube, b: &Cube) -> Point {
    let [a, b] = [a, b].map(|cube| space.cell_box(cube));
    let (lo, hi) = (a.lo.coords.sup(&b.lo.coords), a.hi.coords.inf(&b.hi.coords));
    ((lo + hi) / 2.0).into()
}
