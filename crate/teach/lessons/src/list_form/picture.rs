//! Draws the solid with its vertices by number, and the items that each step points out.

use std::sync::Arc;

use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};

use super::climb::{Climb, Patch};
use super::file::Lines;
use crate::figure::{Caption, Figure, Fill, Hidden, Item, Role, Symbol, Weight};
use crate::solids;

/// The parts of the picture that stay the same from step to step.
#[derive(Debug)]
pub(super) struct FigureBase {
    shape: Option<Arc<Shape>>,
    vertices: Vec<Point>,
}

impl FigureBase {
    /// Makes the solid of a hull, and keeps the vertices.
    pub fn new(hull: &Hull) -> Self {
        Self {
            shape: solids::of_hull(hull),
            vertices: hull.vertices().to_vec(),
        }
    }

    fn at(&self, vertex: u32) -> Point {
        self.vertices[vertex as usize]
    }

    /// Draws the solid, and the numbers of its vertices in these roles.
    fn numbered(&self, role: impl Fn(u32) -> Role) -> Figure {
        let mut figure = Figure::empty();
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

    /// Draws the solid with the numbers of its vertices.
    pub fn begin(&self) -> Figure {
        self.numbered(|_| Role::Difference).about_everything()
    }

    /// Draws the vertices in the order of the chain.
    pub fn chain(&self, order: &[u32]) -> Figure {
        let mut figure = self.numbered(|_| Role::Simplex);
        let points: Vec<Point> = order.iter().map(|&vertex| self.at(vertex)).collect();
        figure.line(&points, Role::Simplex, Weight::Strong, Hidden::Over);
        figure
    }

    /// Draws a vertex, its branch and the direction of the next query.
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
        figure.about_everything()
    }

    /// Draws the climb from vertex to vertex towards the support point in a direction.
    pub fn climb(&self, climb: &Climb, direction: &Vector) -> Figure {
        let mut figure = self.numbered(|number| match climb.path.contains(&number) {
            true => Role::Witness,
            false => Role::Difference,
        });
        let points: Vec<Point> = climb.path.iter().map(|&vertex| self.at(vertex)).collect();
        figure.line(&points, Role::Witness, Weight::Strong, Hidden::Over);
        figure.dot(points[0], Role::Witness, Symbol::Ring);
        self.arrow(&mut figure, direction);
        figure.about_everything()
    }

    /// Draws the missing faces, the edge between them, and the end of the climb.
    pub fn patch(&self, hull: &Hull, patch: &Patch) -> Figure {
        let mut figure = self.numbered(|number| match number {
            _ if number == patch.climb.top() => Role::Upper,
            _ if number == patch.whole.top() => Role::Lower,
            _ => Role::Difference,
        });
        let around = |face: u32| hull.polygons().get(face).iter().map(|&v| self.at(v));
        figure.faces(
            patch.missing.map(|face| around(face).collect()).to_vec(),
            Role::Removed,
            Fill::Hatched,
        );
        let edge = patch.edge.map(|vertex| self.at(vertex));
        figure.line(&edge, Role::Virtual, Weight::Strong, Hidden::Over);
        self.arrow(&mut figure, &patch.direction);
        figure.about_everything()
    }

    /// Draws the file's lines beside the solid: its vertices, then its faces.
    pub fn file(&self, lines: &Lines) -> Figure {
        self.lines(lines, [None, None])
    }

    /// Draws a file that lost the end of its last face.
    pub fn cut_file(&self, lines: &Lines) -> Figure {
        let last = (lines.head.len() + lines.faces.len()).checked_sub(1);
        self.lines(lines, [last, None])
    }

    /// Draws a file whose first vertex was moved.
    pub fn moved_file(&self, lines: &Lines) -> Figure {
        let mut figure = self.lines(lines, [None, Some(0)]);
        let ends = [self.at(0), lines.first];
        figure.line(&ends, Role::Upper, Weight::Normal, Hidden::Over);
        figure.dot(lines.first, Role::Upper, Symbol::Ring);
        figure
    }

    /// Draws the file's lines, with a line of each column marked.
    fn lines(&self, lines: &Lines, marked: [Option<usize>; 2]) -> Figure {
        let mut figure = self.numbered(|_| Role::Difference);
        let faces: Vec<&String> = lines.head.iter().chain(&lines.faces).collect();
        let vertices: Vec<&String> = lines.vertices.iter().collect();
        let mut about = figure.extent();
        let mut left = COLUMNS;
        for ((all, marked), role) in [faces, vertices]
            .into_iter()
            .zip(marked)
            .zip([Role::Simplex, Role::B])
        {
            let longest = all.iter().map(|line| line.chars().count()).max();
            let width = LETTER * (longest.unwrap_or(0) + 2) as f64;
            for (row, (number, text)) in visible_lines(&all).into_iter().enumerate() {
                let at = Point::new(left + width / 2.0, 0.0, TOP - ROW * row as f64);
                let role = match marked == number && number.is_some() {
                    true => Role::Upper,
                    false => role,
                };
                figure.label(at, Caption::Signs(text), role);
            }
            left += width;
            about.push(Point::new(left, 0.0, TOP));
        }
        figure.items.push(Item::Focus(about));
        figure
    }

    /// Draws the solid as it was read.
    pub fn read(&self) -> Figure {
        self.numbered(|_| Role::Simplex)
    }

    /// Draws an arrow from the centre, with its letter at the tip.
    fn arrow(&self, figure: &mut Figure, direction: &Vector) {
        let sum: Vector = self.vertices.iter().map(|point| point.coords).sum();
        let middle = Point::from(sum / self.vertices.len() as f64);
        let tip = middle + direction * 1.8;
        figure.line(&[middle, tip], Role::Lower, Weight::Strong, Hidden::Dashed);
        figure.dot(tip, Role::Lower, Symbol::Diamond);
        figure.label(tip, Caption::Math("η".to_owned()), Role::Lower);
    }
}

/// The x at which the columns begin beside the solid, and the height of the first row.
const COLUMNS: f64 = 1.3;
const TOP: f64 = 1.8;
/// The distance from one row to the next, and from one letter to the next. On a picture as wide as a phone, lines stand
/// clear.
const ROW: f64 = 0.46;
const LETTER: f64 = 0.15;
/// The number of rows above which some in the middle are left out.
const ROWS: usize = 9;

/// Returns the lines with their numbers; dots without a number stand for lines that are left out.
fn visible_lines(lines: &[&String]) -> Vec<(Option<usize>, String)> {
    let all = lines.iter().map(|&line| line.clone()).enumerate();
    let all = all.map(|(number, line)| (Some(number), line));
    if lines.len() <= ROWS {
        return all.collect();
    }
    let last = lines.len() - 1;
    let mut rows: Vec<_> = all.clone().take(ROWS - 2).collect();
    rows.push((None, "⋮".to_owned()));
    rows.extend(all.skip(last));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_lines_the_first_and_the_last_are_shown() {
        let lines: Vec<String> = (0..26).map(|i| format!("f{i}")).collect();
        let all: Vec<&String> = lines.iter().collect();
        assert_eq!(visible_lines(&all[..ROWS]).len(), ROWS);
        let rows = visible_lines(&all);
        assert_eq!(rows.len(), ROWS);
        assert_eq!(rows[0], (Some(0), "f0".to_owned()));
        assert_eq!(rows[ROWS - 2], (None, "⋮".to_owned()));
        assert_eq!(rows[ROWS - 1], (Some(25), "f25".to_owned()));
    }
}
