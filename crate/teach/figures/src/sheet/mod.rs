//! Shows a sheet from straight above, and handles the input that moves its contours.
//!
//! Left drag on a contour moves it, with Shift it turns. Left drag on empty ground pans, as do the middle and the right
//! button. The wheel zooms to the cursor, with Alt it turns the selected contour. One finger moves a contour or pans, two
//! pan and pinch.

mod build;
mod input;
mod keys;
mod style;
#[cfg(test)]
mod tests;
mod triangles;

use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Vector};
use nearpoint_sheet::{Command, Contour, ContourId, Frame, NewContour, Sheet, SheetError};

use input::PointerAction;
use nearpoint_view::camera::{Camera, StandardView, Viewport};
use nearpoint_view::gestures::Gestures;
use nearpoint_view::input::{Key, Pointer, Wheel};
use nearpoint_view::list::DrawList;
use nearpoint_view::stage::{Stage, View};
use nearpoint_view::style::Theme;
use triangles::TriangleCache;

/// A view of a sheet with its contours, which draws it and handles input.
#[derive(Debug)]
pub struct SheetView {
    sheet: Sheet,
    frame: Frame,
    view: View,
    triangles: TriangleCache,
    action: PointerAction,
    gestures: Gestures,
    hover: Option<ContourId>,
}

impl SheetView {
    /// Makes a view of all of a sheet, from straight above.
    pub fn new(mut sheet: Sheet, viewport: Viewport, theme: Theme) -> Self {
        let mut camera = Camera::new(Up::Z, viewport);
        camera.look_from(StandardView::Top);
        let frame = sheet.frame();
        let mut view = Self {
            sheet,
            frame,
            view: View::new(camera, theme),
            triangles: TriangleCache::default(),
            action: PointerAction::Free,
            gestures: Gestures::default(),
            hover: None,
        };
        view.fit();
        view
    }

    /// Returns the sheet.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Returns the current state of the sheet.
    pub fn frame(&self) -> &Frame {
        &self.frame
    }

    /// Runs a command on the sheet; a newly opened sheet is shown as a whole.
    pub fn command(&mut self, command: Command) -> Result<(), SheetError> {
        let opens = matches!(command, Command::Open { .. });
        let done = self.sheet.apply(command);
        if opens && done.is_ok() {
            self.reset_view();
        }
        self.update_frame();
        done
    }

    /// Resets the view for another sheet.
    fn reset_view(&mut self) {
        self.end_cancelled_drag();
        self.hover = None;
        self.triangles = TriangleCache::default();
        self.fit();
    }

    /// Ends the current action, because the sheet has cancelled it.
    fn end_cancelled_drag(&mut self) {
        self.action = PointerAction::Free;
        self.gestures.release();
    }

    /// Begins to open contours in slices; a drag is cancelled.
    pub fn begin_open(
        &mut self,
        title: &str,
        sheet: [Point2; 2],
        contours: Vec<NewContour>,
    ) -> Result<(), SheetError> {
        self.change(|it| it.begin_open(title.into(), sheet, contours))?;
        self.end_cancelled_drag();
        Ok(())
    }

    /// Changes the sheet and updates the picture, for operations that take time.
    pub fn change<T>(&mut self, change: impl FnOnce(&mut Sheet) -> T) -> T {
        let done = change(&mut self.sheet);
        self.update_frame();
        done
    }

    fn update_frame(&mut self) {
        if self.frame.revision != self.sheet.revision() {
            self.frame = self.sheet.frame();
            self.view.dirty = true;
        }
    }

    /// Fits the view to the whole sheet, and the contours beside it.
    pub fn fit(&mut self) {
        let rectangle = self.sheet.rectangle();
        let beside = self.sheet.contours().iter().flat_map(corners);
        let points: Vec<Point> = rectangle.into_iter().chain(beside).map(on_ground).collect();
        self.view.camera.fit(&points);
        self.view.dirty = true;
    }

    /// Fits the view to one contour.
    pub fn focus(&mut self, id: ContourId) {
        let Some(contour) = self.sheet.contour(id) else {
            return;
        };
        let corners = corners(contour);
        let middle = nearpoint_geometry::nalgebra::center(&corners[0], &corners[2]);
        // The margin around it is as large as the contour.
        let points = corners.map(|corner| on_ground(middle + (corner - middle) * 2.0));
        self.view.camera.fit(&points);
        self.view.dirty = true;
    }

    /// Returns the point of the sheet under a canvas position in CSS pixels.
    pub fn ground_at(&self, x: f64, y: f64) -> Point2 {
        let ground = self
            .view
            .camera
            .unproject(x, y, self.view.camera.distance());
        Point2::new(ground.x, ground.y)
    }

    /// Returns the canvas position of a point of the sheet, CSS pixels.
    pub fn canvas_position(&self, at: Point2) -> Option<(f64, f64)> {
        let seen = self.view.camera.project(on_ground(at));
        seen.map(|seen| (seen.x, seen.y))
    }

    /// Returns the length of a CSS pixel on the sheet.
    fn pixel_size(&self) -> f64 {
        self.view.camera.pixel_at(self.view.camera.distance())
    }

    fn selected(&self) -> Option<&Contour> {
        self.sheet.selected().and_then(|id| self.sheet.contour(id))
    }
}

impl Stage for SheetView {
    type Error = SheetError;

    fn view(&self) -> &View {
        &self.view
    }

    fn view_mut(&mut self) -> &mut View {
        &mut self.view
    }

    fn draw_list(&mut self, _now: f64) -> DrawList {
        self.view.dirty = false;
        self.build()
    }

    fn cursor_name(&self) -> &'static str {
        match (self.action.is_drag(), self.hover) {
            (true, _) => "grabbing",
            (false, Some(_)) => "grab",
            (false, None) => "default",
        }
    }

    fn pointer(&mut self, pointer: Pointer) -> Result<bool, SheetError> {
        self.point(&pointer).map(|()| true)
    }

    fn wheel(&mut self, wheel: Wheel) -> Result<bool, SheetError> {
        self.turn_wheel(&wheel).map(|()| true)
    }

    /// Frames the contour there, or everything.
    fn double_click(&mut self, x: f64, y: f64) {
        match self.contour_at(x, y) {
            Some(id) => self.focus(id),
            None => self.fit(),
        }
    }

    fn key(&mut self, key: &Key) -> Result<bool, SheetError> {
        Ok(key.down && self.press_key(&key.key, key.modifiers)?)
    }

    /// Ends a drag where it is.
    fn blur(&mut self) -> Result<bool, SheetError> {
        self.end_drag().map(|()| true)
    }

    /// Continues opening or packing, or prepares the next slides.
    fn step(&mut self, stop: &(dyn Fn() -> bool + Sync)) {
        let was_opening = self.sheet.open_progress().is_some();
        self.change(|sheet| sheet.step(stop));
        if was_opening && self.sheet.open_progress().is_none() {
            self.reset_view();
        }
    }

    fn is_busy(&self) -> bool {
        self.sheet.is_busy()
    }

    /// Resizes the canvas. One that had no size before shows everything.
    fn resize(&mut self, viewport: Viewport) {
        let first = self.view.camera.viewport().width <= 1.0;
        self.view.dirty |= self.view.camera.viewport() != viewport;
        self.view.camera.set_viewport(viewport);
        if first {
            self.fit();
        }
    }
}

fn on_ground(p: Point2) -> Point {
    Point::new(p.x, p.y, 0.0)
}

fn along_ground(v: Vector2) -> Vector {
    Vector::new(v.x, v.y, 0.0)
}

/// Returns the corners of the contour's own box, on the sheet.
fn corners(contour: &Contour) -> [Point2; 4] {
    let [low, high] = contour.polygon.bounds();
    let corner = |x, y| contour.turn.point(Point2::new(x, y)) + contour.at;
    [
        corner(low.x, low.y),
        corner(high.x, low.y),
        corner(high.x, high.y),
        corner(low.x, high.y),
    ]
}
