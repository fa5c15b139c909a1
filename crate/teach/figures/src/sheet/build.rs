//! Builds a draw list from a sheet.

use std::collections::{BTreeMap, BTreeSet};

use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Point, Vector};
use nearpoint_sheet::{Contour, ContourId, SelectedContour};

use crate::picture;

use super::style::{ContourStyle, palette, paper, ruling};
use super::{SheetView, along_ground, corners, on_ground};
use nearpoint_view::list::{
    Areas, Dot, DrawList, Label, LabelKind, Layer, OccludedStyle, Stroke, Symbol, Units,
    length_text, nice_step,
};
use nearpoint_view::style::{Colour, width};
use nearpoint_view::surface::DrawingFrame;

/// The least distance of lines on the sheet, CSS pixels.
const RULING: f64 = 36.0;
/// The distances of a label above the centre of its line, and beyond the tip of its arrow, CSS pixels.
const ABOVE: f64 = 14.0;
const BEYOND: f64 = 22.0;
/// The length of an arrow's head, CSS pixels.
const HEAD: f64 = 11.0;

impl SheetView {
    /// Builds the draw list of the sheet with its contours.
    pub(super) fn build(&mut self) -> DrawList {
        let frame = DrawingFrame::at(self.view.camera.target(), self.view.camera.distance());
        let mut layers = self.ground(&frame);
        layers.extend(self.contours_by_style(&frame));
        let distance = self.view.camera.distance();
        let depths = [distance / 2.0, distance * 2.0];
        let mut list = picture::empty(palette(self.view.theme), Vector::z(), depths);
        list.areas = Some(Areas { frame, layers });
        if let Some(selected) = &self.frame.selected {
            self.annotate_selected(selected, &mut list);
        }
        list
    }

    /// Returns the paper and its lines.
    fn ground(&self, frame: &DrawingFrame) -> Vec<Layer> {
        let [low, high] = self.sheet.rectangle();
        let mut paper = paper(self.view.theme);
        let rectangle = [
            low,
            Point2::new(high.x, low.y),
            high,
            Point2::new(low.x, high.y),
        ];
        paper.corners = rectangle.map(|p| frame.draw(on_ground(p))).to_vec();
        paper.triangles = vec![0, 1, 2, 0, 2, 3];
        let edges = (0..4).map(|i| [paper.corners[i], paper.corners[(i + 1) % 4]]);
        paper.borders = edges.collect();
        let mut lines = ruling(self.view.theme);
        let spacing = 10.0 * nice_step(self.pixel_size() * RULING / 5.0);
        let [seen_low, seen_high] = self.visible_corners();
        let (from, to) = (low.sup(&seen_low), high.inf(&seen_high));
        for axis in 0..2 {
            let first = (from[axis] / spacing).ceil();
            let count = ((to[axis] / spacing).floor() - first + 1.0).clamp(0.0, 400.0);
            for i in 0..count as u32 {
                let at = (first + f64::from(i)) * spacing;
                let (mut a, mut b) = (low, high);
                (a[axis], b[axis]) = (at, at);
                lines.borders.push([a, b].map(|p| frame.draw(on_ground(p))));
            }
        }
        vec![paper, lines]
    }

    /// Returns two corners of the visible area.
    fn visible_corners(&self) -> [Point2; 2] {
        let viewport = self.view.camera.viewport();
        let ends = [(0.0, viewport.height), (viewport.width, 0.0)];
        ends.map(|(x, y)| self.ground_at(x, y))
    }

    /// Returns the visible contours, by their looks.
    fn contours_by_style(&mut self, frame: &DrawingFrame) -> Vec<Layer> {
        let [low, high] = self.visible_corners();
        let seen = |contour: &Contour| {
            let corners = corners(contour);
            (0..2).all(|axis| {
                corners.iter().any(|p| p[axis] >= low[axis])
                    && corners.iter().any(|p| p[axis] <= high[axis])
            })
        };
        let looks = ContourStyles::new(self);
        let mut layers: BTreeMap<ContourStyle, Layer> = BTreeMap::new();
        for contour in self.sheet.contours().iter().filter(|contour| seen(contour)) {
            let look = looks.style_of(contour);
            let layer = layers
                .entry(look)
                .or_insert_with(|| look.layer(self.view.theme));
            self.triangles.add_contour(contour, frame, layer);
        }
        layers.into_values().collect()
    }

    /// Shows where the selected contour touches others, how far it is from the nearest, and how it can be separated from
    /// those that it overlaps.
    fn annotate_selected(&self, selected: &SelectedContour, list: &mut DrawList) {
        let palette = list.palette;
        for (_, at) in &selected.contacts {
            list.dots.push(Dot {
                at: on_ground(*at),
                symbol: Symbol::Diamond,
                radius: 5.5,
                line: 2.0,
                colour: palette.touches,
            });
        }
        if let Some(clearance) = &selected.clearance {
            let ends = [clearance.on_selected, clearance.on_other].map(on_ground);
            list.strokes
                .push(line(ends, width::CLEARANCE, palette.clear));
            list.dots.extend(ends.map(|at| Dot {
                at,
                symbol: Symbol::Disc,
                radius: 3.5,
                line: 1.5,
                colour: palette.clear,
            }));
            let middle = nearpoint_geometry::nalgebra::center(&ends[0], &ends[1]);
            let above = middle + Vector::y() * (ABOVE * self.pixel_size());
            self.label(list, above, clearance.distance, LabelKind::Clearance);
        }
        for overlap in &selected.overlaps {
            let from = on_ground(overlap.at - overlap.separation);
            self.arrow(list, from, overlap.separation, palette.interferes);
            // The label is beyond the tip, so that it covers nothing of the arrow.
            let tip = on_ground(overlap.at);
            let beyond = (tip - from).try_normalize(0.0).unwrap_or_else(Vector::y);
            let at = tip + beyond * (BEYOND * self.pixel_size());
            self.label(list, at, overlap.separation.norm(), LabelKind::Depth);
        }
    }

    fn arrow(&self, list: &mut DrawList, from: Point, by: Vector2, colour: Colour) {
        let along = along_ground(by);
        let length = along.norm();
        if !(length.is_normal() && length > 0.0) {
            return;
        }
        let tip = from + along;
        let head = along / length * (HEAD * self.pixel_size()).min(length * 0.6);
        let side = Vector::z().cross(&head) * 0.5;
        let lines = [
            [from, tip],
            [tip, tip - head + side],
            [tip, tip - head - side],
        ];
        let halo = list.palette.halo;
        list.strokes.extend(lines.map(|ends| line(ends, 6.0, halo)));
        list.strokes
            .extend(lines.map(|ends| line(ends, 2.6, colour)));
    }

    fn label(&self, list: &mut DrawList, at: Point, length: f64, kind: LabelKind) {
        let Some(seen) = self.view.camera.project(at) else {
            return;
        };
        list.labels.push(Label {
            kind,
            x: seen.x,
            y: seen.y,
            text: length_text(length, Units::same(Unit::Mm)),
            pair: None,
        });
    }
}

/// The contours that are drawn in a special style.
struct ContourStyles {
    overlapping: BTreeSet<ContourId>,
    touched: BTreeSet<ContourId>,
    selected: Option<(ContourId, ContourStyle)>,
    hovered: Option<ContourId>,
}

impl ContourStyles {
    fn new(view: &SheetView) -> Self {
        let selected = view.frame.selected.as_ref();
        let touches = selected.iter().flat_map(|selected| &selected.contacts);
        Self {
            overlapping: view.frame.overlapping.iter().flatten().copied().collect(),
            touched: touches.filter_map(|(other, _)| *other).collect(),
            selected: selected.map(|it| (it.id, ContourStyle::Selected(it.state))),
            hovered: view.hover,
        }
    }

    fn style_of(&self, contour: &Contour) -> ContourStyle {
        let id = contour.id;
        match self.selected {
            Some((selected, look)) if selected == id => look,
            _ if self.overlapping.contains(&id) => ContourStyle::Overlapping,
            _ if self.touched.contains(&id) => ContourStyle::Touched,
            _ if self.hovered == Some(id) => ContourStyle::Hovered,
            _ if contour.fixed => ContourStyle::Fixed,
            _ => ContourStyle::Dimmed,
        }
    }
}

fn line(ends: [Point; 2], width: f32, colour: Colour) -> Stroke {
    picture::stroke(ends, width, colour, OccludedStyle::OnTop)
}
