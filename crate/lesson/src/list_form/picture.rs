//! The solid with its vertices by number, and what each step points out on it.

use std::sync::Arc;

use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose, Vector};

use super::climb::{Climb, Patch};
use super::file::Lines;
use crate::figure::{Caption, Figure, Fill, Hidden, Item, Role, Symbol, Weight};
use crate::solids;

/// What stays the same from step to step.
#[derive(Debug)]
pub(super) struct Stage {
    shape: Option<Arc<Shape>>,
    vertices: Vec<Point>,
}

impl Stage {
    pub fn of(hull: &Hull) -> Self {
        Self {
            shape: solids::of_hull(hull),
            vertices: hull.vertices().to_vec(),
        }
    }

    fn at(&self, vertex: u32) -> Point {
        self.vertices[vertex as usize]
    }

    /// The solid, and the numbers of these vertices.
    fn numbered(&self, role: impl Fn(u32) -> Role) -> Figure {
        let mut figure = Figure {
            up: Up::Z,
            items: Vec::new(),
        };
        if let Some(shape) = &self.shape {
            figure.solid(shape, Pose::identity(), Role::Difference);
        }
        for (number, at) in (0_u32..).zip(&self.vertices) {
            figure.dot(*at, role(number), Symbol::Disc);
            let text = Caption::Signs(format!("v{number}"));
            figure.label(*at, text, role(number));
        }
        figure
    }

    pub fn begin(&self) -> Figure {
        self.numbered(|_| Role::Difference).told()
    }

    /// The vertices in the order in which the chain has them.
    pub fn chain(&self, order: &[u32]) -> Figure {
        let mut figure = self.numbered(|_| Role::Simplex);
        let points: Vec<Point> = order.iter().map(|&vertex| self.at(vertex)).collect();
        figure.line(&points, Role::Simplex, Weight::Strong, Hidden::Over);
        figure
    }

    /// A vertex, its branch and the direction that is asked for next.
    pub fn branch(&self, vertex: u32, branch: &[u32], direction: &Vector) -> Figure {
        let mut figure = self.numbered(|number| match number {
            _ if number == vertex => Role::Witness,
            _ if branch.contains(&number) => Role::Simplex,
            _ => Role::Difference,
        });
        for &other in branch {
            let ends = [self.at(vertex), self.at(other)];
            figure.line(&ends, Role::Simplex, Weight::Strong, Hidden::Over);
        }
        self.arrow(&mut figure, direction);
        figure.told()
    }

    pub fn climb(&self, climb: &Climb, direction: &Vector) -> Figure {
        let mut figure = self.numbered(|number| match climb.path.contains(&number) {
            true => Role::Witness,
            false => Role::Difference,
        });
        let points: Vec<Point> = climb.path.iter().map(|&vertex| self.at(vertex)).collect();
        figure.line(&points, Role::Witness, Weight::Strong, Hidden::Over);
        figure.dot(points[0], Role::Witness, Symbol::Ring);
        self.arrow(&mut figure, direction);
        figure.told()
    }

    /// The faces that are missing, the edge between them, and where the climb ends.
    pub fn patch(&self, hull: &Hull, patch: &Patch) -> Figure {
        let mut figure = self.numbered(|number| match number {
            _ if number == patch.climb.top() => Role::Upper,
            _ if number == patch.whole.top() => Role::Lower,
            _ => Role::Difference,
        });
        let around = |face: u32| hull.polygons().get(face).iter().map(|&v| self.at(v));
        figure.items.push(Item::Faces {
            polygons: patch.missing.map(|face| around(face).collect()).to_vec(),
            role: Role::Removed,
            fill: Fill::Hatched,
        });
        let edge = patch.edge.map(|vertex| self.at(vertex));
        figure.line(&edge, Role::Virtual, Weight::Strong, Hidden::Over);
        self.arrow(&mut figure, &patch.direction);
        figure.told()
    }

    /// The file's lines beside the solid: its vertices, then its faces.
    pub fn file(&self, lines: &Lines) -> Figure {
        self.lines(lines, [None, None])
    }

    /// Of which the end of the last face is lost.
    pub fn cut_file(&self, lines: &Lines) -> Figure {
        let last = (lines.head.len() + lines.faces.len()).checked_sub(1);
        self.lines(lines, [last, None])
    }

    /// Of which the first vertex is not where it was.
    pub fn moved_file(&self, lines: &Lines) -> Figure {
        let mut figure = self.lines(lines, [None, Some(0)]);
        let ends = [self.at(0), lines.first];
        figure.line(&ends, Role::Upper, Weight::Normal, Hidden::Over);
        figure.dot(lines.first, Role::Upper, Symbol::Ring);
        figure
    }

    /// With a line of each column marked.
    fn lines(&self, lines: &Lines, marked: [Option<usize>; 2]) -> Figure {
        const ROW: f64 = 0.4;
        const COLUMN: f64 = 1.9;
        let at = |column: f64, row: usize| {
            Point::new(1.4 + COLUMN * column, 0.0, 1.5 - ROW * row as f64)
        };
        let mut figure = self.numbered(|_| Role::Difference);
        let mut rows = |column: f64, rows: &mut dyn Iterator<Item = &String>, marked, role| {
            for (i, row) in rows.enumerate() {
                let role = match marked == Some(i) {
                    true => Role::Upper,
                    false => role,
                };
                figure.label(at(column, i), Caption::Signs(row.clone()), role);
            }
        };
        let mut faces = lines.head.iter().chain(&lines.faces);
        rows(0.5, &mut faces, marked[0], Role::Simplex);
        rows(1.5, &mut lines.vertices.iter(), marked[1], Role::B);
        // The longest line is half a column wide on either side.
        let mut about = figure.extent();
        about.extend([at(0.0, 0), at(2.1, 0)]);
        figure.items.push(Item::About(about));
        figure
    }

    /// The solid as it was read.
    pub fn read(&self) -> Figure {
        self.numbered(|_| Role::Simplex)
    }

    /// From the middle on, with its letter at the tip.
    fn arrow(&self, figure: &mut Figure, direction: &Vector) {
        let sum: Vector = self.vertices.iter().map(|point| point.coords).sum();
        let middle = Point::from(sum / self.vertices.len() as f64);
        let tip = middle + direction * 1.8;
        figure.line(&[middle, tip], Role::Lower, Weight::Strong, Hidden::Dashed);
        figure.dot(tip, Role::Lower, Symbol::Diamond);
        figure.label(tip, Caption::Math("η".to_owned()), Role::Lower);
    }
}
