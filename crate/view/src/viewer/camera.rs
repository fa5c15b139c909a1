//! Controls the camera and its animation.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Vector};
use nearpoint_scene::{PartId, file};

use super::Viewer;
use crate::camera::{Projection, StandardView};
use crate::flight::ViewState;
use crate::interact::PickScene;
use crate::list;
use crate::stage::Stage;

impl Viewer {
    /// Moves the camera as near as possible with these parts, or else all visible ones, in the picture.
    pub fn fit(&mut self, parts: Option<&[PartId]>) {
        let all = self.drawn_extent(parts);
        self.view.camera.fit(&all);
        self.view.dirty = true;
    }

    /// Moves the camera as near as possible with all visible parts and these points in the picture.
    pub fn fit_with(&mut self, points: &[Point]) {
        let mut all = self.drawn_extent(None);
        all.extend(points);
        self.view.camera.fit(&all);
        self.view.dirty = true;
    }

    /// Returns boxes around these parts, or all visible ones, where they are drawn. Without an explosion it uses the
    /// scene itself, so that the first view does not load the code of explosions.
    fn drawn_extent(&self, parts: Option<&[PartId]>) -> Vec<Point> {
        match self.selection.explosion {
            None => self.scene.extent(parts),
            Some(_) => self.visible_scene().extent(parts),
        }
    }

    /// Turns the camera to a standard view of all visible parts.
    pub fn look_from(&mut self, standard: StandardView) {
        self.view.camera.look_from(standard);
        self.fit(None);
    }

    /// Points the camera at the place where two parts meet, or are nearest, with some of their surroundings.
    pub fn fly_to(&mut self, a: PartId, b: PartId) {
        self.collapse();
        self.set_focus(Some([a, b]));
        let smallest =
            [a, b].map(|part| Aabb::from_points(&self.scene.extent(Some(&[part]))).diagonal());
        let around = smallest[0].min(smallest[1]) / 4.0;
        let Some(pair) = self.scene.frame().pair(a, b) else {
            return self.fit(Some(&[a, b]));
        };
        let marks = self.picture.marker.marks(&self.scene, self.mark_options());
        let spot = marks
            .contact_regions()
            .find(|spot| spot.pair == [pair.a, pair.b]);
        let (at, radius) = match (spot, pair.clearance_in_scene()) {
            (Some(spot), _) => (pair.scene_from_a * spot.at, spot.radius),
            (None, Some([p, q])) => (
                nearpoint_geometry::nalgebra::center(&p, &q),
                (p - q).norm() / 2.0,
            ),
            (None, None) => return self.fit(Some(&[a, b])),
        };
        let reach = Vector::repeat(radius.max(around));
        self.view.camera.fit(&list::corners(&Aabb {
            lo: at - reach,
            hi: at + reach,
        }));
        self.view.dirty = true;
    }

    /// Returns the view in the form of a scene file.
    pub fn stored_camera(&self) -> file::Camera {
        self.view.camera.to_stored()
    }

    /// Sets the camera to a stored view; returns false if its numbers define none.
    pub fn set_camera(&mut self, stored: &file::Camera) -> bool {
        self.view.dirty = true;
        self.flight.stop();
        let (eye, target) = (Point::from(stored.eye), Point::from(stored.target));
        let camera = &mut self.view.camera;
        let is_view = camera.set_view(eye, target, stored.up.into(), stored.field_of_view);
        if is_view {
            camera.set_projection(Projection::orthographic(stored.orthographic));
        }
        is_view
    }

    /// Sets the projection; what is at the camera's target keeps its size.
    pub fn set_projection(&mut self, projection: Projection) {
        self.view.camera.set_projection(projection);
        self.view.dirty = true;
    }

    /// Turns the camera to look from a direction, from the target outwards; returns false for no direction.
    pub fn look_from_direction(&mut self, direction: Vector) -> bool {
        self.view.dirty = true;
        self.view.camera.look_from_direction(direction)
    }

    /// Returns the camera and the explosion of the present picture, even during an animation.
    #[inline(never)]
    pub fn view_state(&self) -> ViewState {
        ViewState {
            camera: self.camera().clone(),
            explosion: self.drawn_fraction(),
        }
    }

    /// Animates the jump of the view from an earlier state.
    #[inline(never)]
    pub fn fly_from(&mut self, from: ViewState) {
        if from.camera != self.view.camera || from.explosion != self.target_fraction() {
            self.flight.begin(from);
            self.view.dirty = true;
        }
    }

    /// Ends the animation at the view in the picture.
    pub(super) fn finish_flight(&mut self) {
        if let Some(place) = self.flight.drawn() {
            let viewport = self.view.camera.viewport();
            self.view.camera = place.camera.clone();
            self.view.camera.set_viewport(viewport);
            self.flight.stop();
            self.view.dirty = true;
        }
    }

    /// Advances the animation to this time, milliseconds, before a picture.
    pub(super) fn advance(&mut self, now: f64) {
        if self.flight.is_running() {
            let fraction = self.target_fraction();
            self.flight.advance(&self.view.camera, fraction, now);
        }
    }
}
