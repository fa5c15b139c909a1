//! Examines one divided cell of the source tree: the faces that pass through it, and the resulting states of its children.

use std::sync::Arc;

use nearpoint_geometry::bounds::{Aabb, cube_intersects_triangle};
use nearpoint_geometry::shape::Shape;
use nearpoint_published::octree::{Cell, Cube, Octree, State};

use super::body;
use crate::cubes;
use crate::figure::{Figure, Hidden, Item, Role, Weight};
use crate::story::{LazyStep, Number};
use crate::two_stages;

#[derive(Debug)]
pub(super) struct ColouredCell {
    pub cube: Cube,
    /// The triangles that intersect the cell.
    pub faces: Vec<u32>,
    /// The children, and how many of these triangles intersect each.
    pub children: Vec<(Cell, usize)>,
}

impl ColouredCell {
    /// Counts the white, grey and black children.
    pub fn colours(&self) -> [usize; 3] {
        [State::Empty, State::Mixed, State::Full].map(|state| {
            let is_of_it = |(child, _): &&(Cell, usize)| child.state == state;
            self.children.iter().filter(is_of_it).count()
        })
    }

    /// Counts the children that no face intersects.
    pub fn without_faces(&self) -> usize {
        let is_free = |(_, faces): &&(Cell, usize)| *faces == 0;
        self.children.iter().filter(is_free).count()
    }
}

/// The edge of the examined cell, in voxels: its children are divided once more.
const EDGE: u32 = 4;

/// Returns the first cell of this size that has most children of each colour.
pub(super) fn coloured_cell(shape: &Shape, tree: &Octree) -> Option<ColouredCell> {
    let is_divided = |cell: &Cell| cell.cube.edge == EDGE && cell.state == State::Mixed;
    let all = tree.cells().filter(is_divided).map(|cell| {
        let is_child = |one: &Cell| 2 * one.cube.edge == EDGE && cell.cube.contains(one.cube.min);
        let children = tree.cells().filter(is_child).map(|child| (child, 0));
        ColouredCell {
            cube: cell.cube,
            faces: Vec::new(),
            children: children.collect(),
        }
    });
    let least = |of: &ColouredCell| of.colours().into_iter().min();
    let all: Vec<ColouredCell> = all.collect();
    let mut best = all.into_iter().rev().max_by_key(least)?;
    let meets = |cube: &Cube, triangle: u32| {
        let around = tree.cell_box(cube);
        let (centre, half) = (around.centre(), 0.5 * (around.hi.x - around.lo.x));
        let corners = shape.triangle(triangle).map(|p| body::built_pose() * p);
        cube_intersects_triangle(&centre, half, &corners)
    };
    let triangles = 0..shape.mesh().triangles().len() as u32;
    best.faces = triangles.filter(|&t| meets(&best.cube, t)).collect();
    for (child, faces) in &mut best.children {
        *faces = best
            .faces
            .iter()
            .filter(|&&t| meets(&child.cube, t))
            .count();
    }
    Some(best)
}

/// Lists the step about the cell.
pub(super) fn cell_step<'a>(coloured: Option<&ColouredCell>, shape: &Shape) -> LazyStep<'a> {
    let [white, grey, black] = coloured.map_or([0; 3], ColouredCell::colours);
    let faces = coloured.map_or(0, |of| of.faces.len());
    let free = coloured.map_or(0, ColouredCell::without_faces);
    let counts = [
        ("faces-through-cell", faces),
        ("children-without-faces", free),
        ("children-white", white),
        ("children-grey", grey),
        ("children-black", black),
    ];
    let counts = counts.into_iter().filter(|_| coloured.is_some());
    LazyStep::new("tree.coloured")
        .with_arg("of-all", shape.mesh().triangles().len())
        .with_arg("faces", faces)
        .with_arg("free", free)
        .with_arg("white", white)
        .with_arg("grey", grey)
        .with_arg("black", black)
        .numbers(counts.map(|(name, count)| Number::count(name, count)))
}

impl Figure {
    /// Draws the faces in the cell, its white children as thin edges, its grey ones as strong ones, its black ones solid.
    pub(super) fn coloured_cell(&mut self, shape: &Arc<Shape>, tree: &Octree, of: &ColouredCell) {
        let around = tree.cell_box(&of.cube);
        self.edges(&around, Role::B, Weight::Strong, Hidden::Over);
        if let Some(faces) = two_stages::faces(shape, |t| of.faces.contains(&t)) {
            self.solid(&faces, body::built_pose(), Role::A);
        }
        let mut black: Vec<Aabb> = Vec::new();
        for (child, _) in &of.children {
            let place = tree.cell_box(&child.cube);
            match child.state {
                State::Empty => self.edges(&place, Role::Quiet, Weight::Thin, Hidden::Dashed),
                State::Mixed => self.edges(&place, Role::Upper, Weight::Normal, Hidden::Dashed),
                State::Full => black.push(place),
            }
        }
        if let Some(solid) = cubes::of_boxes(&black) {
            self.solid(&solid, nearpoint_geometry::Pose::identity(), Role::Witness);
        }
        self.items.push(Item::Focus(around.corners().collect()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that a child that no face intersects is all inside or all outside, and that a face intersects each mixed one.
    #[test]
    fn faces_tell_which_children_are_divided() {
        let shape = body::shape().unwrap();
        for level in [4, 5, 6] {
            let tree = body::tree(&shape, level).unwrap();
            let found = coloured_cell(&shape, &tree).unwrap();
            assert_eq!(found.children.len(), 8, "level {level}");
            assert!(found.colours().iter().all(|&n| n > 0), "{found:?}");
            assert!(
                !found.faces.is_empty() && found.without_faces() > 0,
                "{found:?}"
            );
            for (child, faces) in &found.children {
                assert!(*faces > 0 || child.state != State::Mixed, "{child:?}");
                assert!(*faces <= found.faces.len());
            }
        }
    }
}
