//! Draws the points as a sheet with a square for each; the nine points and their hulls; two triangles.

use nearpoint_geometry::planar::{Point2, Polygon, Vector2};
use nearpoint_geometry::shape::Soup;
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::signs::SignResult;

use super::grid::Grid;
use super::hull::POINTS;
use super::space::Pair;
use super::steps::Steps;
use crate::contours::at;
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Symbol, Weight};
use crate::shapes;
use crate::solids::solid;

/// The edge of a sheet of squares, and of what is drawn beside it.
const EDGE: f64 = 24.0;
const LAYER: u32 = 3;
/// The distance from the sheet down to the colours of its legend, whose words stand half as far below.
const LINE: f64 = 2.0;
/// The colour of each stage, from cheap to expensive.
const STAGES: [Role; 4] = [Role::Quiet, Role::B, Role::A, Role::Witness];
const NAMES: [&str; 9] = ["p₁", "p₂ p₃", "", "p₄", "p₅", "p₆", "p₇", "p₈", "p₉"];

fn of_sign(sign: i8) -> Role {
    match sign {
        1 => Role::A,
        -1 => Role::B,
        _ => Role::Virtual,
    }
}

impl Grid {
    /// Draws each point by one of its signs.
    pub(super) fn signs(&self, sign: impl Fn(&SignResult) -> i8) -> Figure {
        let legend = [
            (Role::A, "sign-left"),
            (Role::Virtual, "sign-on"),
            (Role::B, "sign-right"),
        ];
        sheet(self, &legend, |stated| of_sign(sign(stated)))
    }

    pub(super) fn wrong(&self) -> Figure {
        let legend = [(Role::Witness, "sign-wrong"), (Role::Quiet, "sign-fine")];
        sheet(self, &legend, |stated| match stated.is_plain_wrong() {
            true => Role::Witness,
            false => Role::Quiet,
        })
    }

    /// Draws the points for which the filter is certain of the sign.
    pub(super) fn filter(&self) -> Figure {
        let legend = [
            (Role::A, "sign-sure-left"),
            (Role::Virtual, "sign-unsure"),
            (Role::B, "sign-sure-right"),
        ];
        sheet(self, &legend, |stated| {
            match stated.plain.abs() >= stated.bound {
                true => of_sign(stated.sign),
                false => Role::Virtual,
            }
        })
    }

    pub(super) fn stages(&self) -> Figure {
        let names = [
            "sign-filter",
            "sign-differences",
            "sign-corrected",
            "sign-all",
        ];
        let legend: Vec<_> = STAGES.into_iter().zip(names).collect();
        sheet(self, &legend, |stated| STAGES[stated.stage as usize])
    }
}

impl Steps {
    /// Draws the line, the three points, and the position of the grid.
    pub(super) fn three_points(&self) -> Figure {
        let mut figure = Figure::empty();
        let line = &self.line;
        let way = (line.r - line.q).normalize();
        let ends = [line.p - way * 3.0, line.r + way * 3.0].map(|p| at(p, LAYER));
        figure.line(&ends, Role::Virtual, Weight::Strong, Hidden::Over);
        for (p, name, role) in [
            (line.p, "p", Role::Witness),
            (line.q, "q", Role::Virtual),
            (line.r, "r", Role::Virtual),
        ] {
            figure.dot(at(p, LAYER), role, Symbol::Disc);
            let beside = p + Vector2::new(1.0, -1.0);
            figure.label(at(beside, LAYER), Caption::Math(name.to_owned()), role);
        }
        let middle = line.q + (line.r - line.q) * 0.5;
        let aside = Vector2::new(-way.y, way.x) * 4.0;
        for (side, key, role) in [
            (aside, "sign-left", Role::A),
            (-aside, "sign-right", Role::B),
        ] {
            figure.label(at(middle + side, LAYER), Caption::Key(key), role);
        }
        figure
    }

    /// Draws where the exact sign changes from left to right, from square to square.
    fn border(&self, figure: &mut Figure) {
        let grid = &self.fine;
        let mut points = Vec::new();
        for x in 0..grid.side {
            let is_left = |y: &usize| grid.signs[y * grid.side + x].sign > 0;
            let lowest = (0..grid.side).find(is_left).unwrap_or(grid.side);
            points.extend([x, x + 1].map(|x| at(corner(grid, x, lowest), LAYER)));
        }
        figure.line(&points, Role::Origin, Weight::Normal, Hidden::Over);
    }

    /// Draws the points of the question, over the border.
    pub(super) fn three(&self, figure: &mut Figure) {
        self.border(figure);
        let Some((three, _)) = self.three else {
            return;
        };
        for (i, index) in three.into_iter().enumerate() {
            let [x, y] = self.fine.column_and_row(index);
            let half = Vector2::new(0.5, 0.5) * (EDGE / self.fine.side as f64);
            let middle = corner(&self.fine, x, y) + half;
            figure.dot(at(middle, LAYER + 1), Role::Origin, Symbol::Ring);
            let beside = at(middle + Vector2::new(1.0, -1.0), LAYER + 1);
            figure.label(beside, Caption::Math((i + 1).to_string()), Role::Origin);
        }
    }

    /// Draws the first three points, and the fourth far outside.
    pub(super) fn triangle(&self) -> Figure {
        let mut figure = Figure::empty();
        let corners = [0, 1, 2, 0].map(|i: usize| at(POINTS[i], LAYER));
        figure.line(&corners, Role::A, Weight::Strong, Hidden::Over);
        dots(&mut figure, |i| match i {
            0..3 => Role::A,
            3 => Role::Witness,
            _ => Role::Quiet,
        });
        figure.about_everything()
    }

    pub(super) fn hulls(&self) -> Figure {
        let mut figure = Figure::empty();
        let ring = |around: &[usize]| around.iter().map(|&i| POINTS[i]).collect::<Vec<_>>();
        if let Ok(plain) = Polygon::new(vec![ring(&self.plain_hull)]) {
            figure.contour(&plain, Vector2::zeros(), 0, Role::A);
        }
        let around = ring(&self.exact_hull);
        let closed = around.iter().chain(around.first());
        let closed: Vec<Point> = closed.map(|p| at(*p, LAYER)).collect();
        figure.line(&closed, Role::Lower, Weight::Strong, Hidden::Over);
        let lost = self.lost.map(|(lost, _)| lost);
        dots(&mut figure, |i| match Some(i) == lost {
            true => Role::Witness,
            false => Role::Origin,
        });
        figure
    }
}

fn corner(grid: &Grid, x: usize, y: usize) -> Point2 {
    let size = EDGE / grid.side as f64;
    let [x, y] = [x, y].map(|i| i as f64 * size - EDGE / 2.0);
    Point2::new(x, y)
}

/// Draws all squares, each in the colour of its sign, and the legend of the colours.
fn sheet(
    grid: &Grid,
    legend: &[(Role, &'static str)],
    role: impl Fn(&SignResult) -> Role,
) -> Figure {
    let mut figure = Figure::empty();
    let mut soups: Vec<(Role, Soup)> = Vec::new();
    for (index, stated) in grid.signs.iter().enumerate() {
        let [x, y] = grid.column_and_row(index);
        let around = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
        let around = around.map(|[x, y]| corner(grid, x, y));
        square(&mut soups, role(stated), around);
    }
    for (i, (role, name)) in legend.iter().enumerate() {
        let across = (i as f64 + 0.5) / legend.len() as f64 - 0.5;
        let middle = Point2::new(across * EDGE, -EDGE / 2.0 - LINE);
        let half = LINE / 4.0;
        let around = [[-half, -half], [half, -half], [half, half], [-half, half]];
        square(
            &mut soups,
            *role,
            around.map(|by| middle + Vector2::from(by)),
        );
        let below = middle - Vector2::new(0.0, LINE);
        figure.label(at(below, LAYER), Caption::Key(name), Role::Origin);
    }
    for (role, soup) in soups {
        if let Ok(shape) = shapes::shape(soup) {
            figure.solid(&shape, Pose::identity(), role);
        }
    }
    figure
}

fn square(soups: &mut Vec<(Role, Soup)>, role: Role, around: [Point2; 4]) {
    let known = soups.iter().position(|(known, _)| *known == role);
    let known = known.unwrap_or_else(|| {
        soups.push((role, Soup::default()));
        soups.len() - 1
    });
    let (_, soup) = &mut soups[known];
    let first = soup.positions.len() as u32;
    soup.positions.extend(around.map(|p| [p.x, p.y, 0.0]));
    soup.triangles
        .extend([[0, 1, 2], [0, 2, 3]].map(|half| half.map(|i| first + i)));
    // All squares of one colour form one face, so that no edges show between them.
    soup.faces.extend([0; 2]);
}

fn dots(figure: &mut Figure, role: impl Fn(usize) -> Role) {
    for (i, (p, name)) in POINTS.into_iter().zip(NAMES).enumerate() {
        figure.dot(at(p, LAYER), role(i), Symbol::Disc);
        let beside = at(p + Vector2::new(0.9, -0.9), LAYER);
        if !name.is_empty() {
            figure.label(beside, Caption::Math(name.to_owned()), role(i));
        }
    }
}

impl Pair {
    pub(super) fn figure(&self) -> Figure {
        let mut figure = Figure::empty();
        let seen = |p: Point| Point::from(p.coords * EDGE);
        for (corners, role) in [(self.a, Role::A), (self.b, Role::B)] {
            let corners = corners.map(seen);
            if let Some(shape) = solid(&corners, vec![[0, 1, 2]], vec![0]) {
                figure.solid(&shape, Pose::identity(), role);
            }
            figure.faces(vec![corners.to_vec()], role, Fill::Outlined);
        }
        figure.dot(seen(self.b[0]), Role::Witness, Symbol::Disc);
        for (corner, name, role) in [(self.a[0], "A", Role::A), (self.b[2], "B", Role::B)] {
            figure.label(seen(corner), Caption::Math(name.to_owned()), role);
        }
        figure
    }
}
