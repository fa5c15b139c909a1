//! A scene that is looked at and handled: the scene, the camera, the hands, and what has to be drawn anew.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_geometry::{Point, Vector};
use nearpoint_scene::file::{self, SceneFile, SceneFileError};
use nearpoint_scene::{
    Command, NewPart, NewRevision, NewRobot, PairRule, PartId, Placement, Pool, Reshaped, Scene,
    SceneError,
};

use crate::camera::{Camera, Standard, Viewport};
use crate::compare::Compared;
use crate::explode::Explosion;
use crate::flight::Flight;
use crate::focus::Focus;
use crate::glide::Glide;
use crate::input::{Key, Pointer, PointerKind, Wheel};
use crate::interact::{Hit, Interact, Outcome, Pickable, Tool, angle_text};
use crate::keys;
use crate::list::{self, Ball, DrawList, Ground, Label, LabelKind, Marker, Seen, Units};
use crate::measure::Measuring;
use crate::picking::Picking;
use crate::section::{Section, SectionHand};
use crate::stage::{Stage, View};
use crate::style::Theme;

/// Everything behind one canvas.
#[derive(Debug)]
pub struct Viewer {
    scene: Scene,
    view: View,
    interact: Interact,
    locked: bool,
    marker: Marker,
    glide: Glide,
    ball: Ball,
    focus: Option<[PartId; 2]>,
    shown: Option<Focus>,
    cuts: Vec<Section>,
    /// The view before it turned to a plane through the pair that is shown, and after that.
    cut_view: Option<Box<[Camera; 2]>>,
    explosion: Option<Explosion>,
    flight: Flight,
    section_hand: SectionHand,
    /// What lengths are told in; none: the scene's unit.
    told_in: Option<Unit>,
    ground: Option<Ground>,
    bare: bool,
    measuring: Measuring,
    /// What the next clicks are for, if they are for something.
    picking: Option<Picking>,
    compared: Option<Box<Compared>>,
    /// What the ground was laid under.
    grounded: (Vec<PartId>, Up),
}

impl Viewer {
    /// A view of a scene from the camera's first place.
    pub fn new(scene: Scene, viewport: Viewport, theme: Theme) -> Self {
        let up = scene.up();
        Self {
            scene,
            view: View::new(Camera::new(up, viewport), theme),
            interact: Interact::default(),
            locked: false,
            marker: Marker::default(),
            glide: Glide::default(),
            ball: Ball::default(),
            focus: None,
            shown: None,
            cuts: Vec::new(),
            cut_view: None,
            explosion: None,
            flight: Flight::default(),
            section_hand: SectionHand::default(),
            told_in: None,
            ground: None,
            bare: false,
            measuring: Measuring::default(),
            picking: None,
            compared: None,
            grounded: (Vec::new(), up),
        }
    }

    /// What is seen.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Queries run there from now on.
    pub fn set_pool(&mut self, pool: Pool) {
        self.scene.set_pool(pool);
    }

    /// What hands do to it.
    pub fn interact(&self) -> &Interact {
        &self.interact
    }

    /// Asks for another picture.
    pub fn mark_dirty(&mut self) {
        self.view.dirty = true;
    }

    /// Adds parts and robots; the first ones of a scene are looked at.
    pub fn add(
        &mut self,
        parts: Vec<NewPart>,
        robots: Vec<NewRobot>,
    ) -> Result<Vec<PartId>, SceneError> {
        self.add_model(parts, robots, &[])
    }

    /// Adds parts and robots likewise, and takes what their files say about pairs of the parts.
    pub fn add_model(
        &mut self,
        parts: Vec<NewPart>,
        robots: Vec<NewRobot>,
        rules: &[PairRule],
    ) -> Result<Vec<PartId>, SceneError> {
        let first = self.scene.parts().is_empty();
        let added = self.scene.add_model(parts, robots, rules)?;
        self.changed();
        if first {
            self.fit(None);
        }
        Ok(added)
    }

    /// How near pairs of interest may be, as a scene begins.
    pub fn look_within(&mut self, limit: f64) -> Result<(), SceneError> {
        self.scene.look_within(limit)?;
        self.changed();
        Ok(())
    }

    /// What the numbers mean, and which axis points up, as a scene begins.
    pub fn set_unit_and_up(&mut self, unit: Unit, up: Up) {
        self.scene.set_unit_and_up(unit, up);
        self.changed();
    }

    /// Carries out a command.
    pub fn command(&mut self, command: Command) -> Result<(), SceneError> {
        let begins = matches!(
            command,
            Command::BeginDrag { .. } | Command::BeginSwing { .. }
        );
        let goes_on = matches!(
            command,
            Command::DragTo { .. }
                | Command::SwingTo { .. }
                | Command::EndDrag
                | Command::SetDragMode { .. }
                | Command::SetSnap { .. }
                | Command::Select { .. }
        );
        if matches!(command, Command::Clear) {
            self.forget_sight();
            self.view.camera.look(Standard::Iso);
        }
        self.scene.apply(command)?;
        if begins {
            self.glide.begin(&self.scene);
        } else if !goes_on {
            self.glide.stop();
        }
        self.changed();
        Ok(())
    }

    /// Gives parts other meshes of the same surfaces.
    pub fn reshape(
        &mut self,
        part: PartId,
        anew: &[Reshaped],
        accuracy: f64,
    ) -> Result<(), SceneError> {
        self.scene.reshape(part, anew, accuracy)?;
        self.glide.stop();
        self.changed();
        Ok(())
    }

    /// Puts another revision of a model in its place.
    pub fn revise(&mut self, new: NewRevision) -> Result<Vec<PartId>, SceneError> {
        let ids = self.scene.revise(new)?;
        self.glide.stop();
        self.changed();
        Ok(ids)
    }

    /// Shows what another revision made of a model; none: the scene as it is.
    pub fn compare(&mut self, compared: Option<Box<Compared>>) {
        self.compared = compared;
        self.view.dirty = true;
    }

    /// Makes the scene what the file says, and looks from where it says.
    pub fn restore(&mut self, file: &SceneFile) -> Result<(), SceneFileError> {
        self.forget_sight();
        self.scene.restore(file)?;
        self.locked = file.locked.unwrap_or(self.locked);
        self.glide.stop();
        self.changed();
        match file.camera {
            Some(camera) if self.set_camera(&camera) => {}
            _ => self.fit(None),
        }
        Ok(())
    }

    /// Ends what belongs to the view of one scene: drags, the pair that is shown, picking, sections, parts that are drawn apart, a revision's colours.
    fn forget_sight(&mut self) {
        self.let_go();
        self.leave();
        self.stop_picking();
        self.cuts.clear();
        self.explosion = None;
        self.flight.stop();
        self.compared = None;
    }

    /// Follows the scene after any change of it.
    fn changed(&mut self) {
        self.view.dirty = true;
        self.interact.set_units(self.units());
        let up = self.scene.up();
        self.view.camera.set_up(up);
        let gone = |part: &PartId| self.scene.part(*part).is_none();
        let hover_is_gone = self.interact.hover().as_ref().is_some_and(gone);
        if self.focus.is_some_and(|pair| pair.iter().any(gone)) {
            self.leave();
            self.focus = None;
        }
        if hover_is_gone {
            self.interact.set_hover(None);
        }
        self.forget_lost_picks();
        if self.explosion.is_some() {
            self.explode_anew();
        }
        let parts: Vec<PartId> = self.scene.parts().iter().map(|part| part.id).collect();
        if self.grounded != (parts.clone(), up) {
            let corners = self.scene.extent(Some(&parts));
            let bounds = Aabb::around(&corners);
            self.ground = (!corners.is_empty()).then(|| Ground::under(bounds.lo, bounds.hi, up));
            self.grounded = (parts, up);
        }
    }

    /// How far the parts went, beside the cursor; where they stop or snap that is not how far the hand went.
    fn drag_label(&self) -> Option<Label> {
        let drag = self.interact.drag().filter(|drag| drag.begun)?;
        let (x, y) = drag.to;
        let shown = drag.start.first().and_then(|Placement(id, _)| {
            self.scene.frame().hand.as_ref()?;
            Some(self.scene.part(*id)?.pose)
        });
        let text = match drag.swing {
            Some(_) => angle_text(self.scene.hinge(&drag.parts())?.angle),
            None => drag.readout(shown.as_ref(), &self.view.camera),
        };
        Some(Label {
            kind: LabelKind::Drag,
            x,
            y,
            text,
            pair: None,
        })
    }

    /// How many degrees of freedom are left to what is held, below that; without a cursor at what holds it.
    fn freedoms_label(&self) -> Option<Label> {
        /// Below the drag's label, CSS pixels.
        const BELOW: f64 = 26.0;
        let hand = self.scene.frame().hand.as_ref()?;
        let held = hand.held.first()?;
        let drag = self.interact.drag().filter(|drag| drag.begun);
        let (x, y) = match drag {
            Some(drag) => drag.to,
            None => (self.view.camera.project(held.at)).map(|seen| (seen.x, seen.y))?,
        };
        Some(Label {
            kind: LabelKind::Freedoms,
            x,
            y: y + BELOW,
            text: format!("{} DOF", hand.freedoms.count()),
            pair: None,
        })
    }

    /// Whether parts glide when something takes hold of them or lets go, and the view where it jumps. At first they do not.
    pub fn set_glide(&mut self, on: bool) {
        self.glide.set_enabled(on);
        self.flight.set_enabled(on);
    }

    /// What the left button does from now on; whether that is a change.
    pub fn set_tool(&mut self, tool: Tool) -> Result<bool, SceneError> {
        self.measuring.stop();
        if tool.picks() {
            // What is picked is where parts are.
            self.implode();
        }
        if self.picking.take().is_some() {
            self.measuring.wish = None;
        }
        let outcome = self.interact.set_tool(tool);
        self.take(outcome)
    }

    /// Whether hands move nothing: drags in the picture turn the view, wherever they begin.
    pub fn is_locked(&self) -> bool {
        self.locked
    }

    /// Locks the scene against hands, or unlocks it. A drag that goes on is given up, and a tool that moves parts is put away;
    /// commands move parts as before.
    pub fn set_locked(&mut self, locked: bool) -> Result<bool, SceneError> {
        self.locked = locked;
        let tool = self.interact.tool();
        let kept = if tool.picks() { tool } else { Tool::Select };
        let outcome = self.interact.set_tool(if locked { kept } else { tool });
        self.take(outcome)
    }

    /// Carries out what the hands did. A refused command ends the drag that it was a part of.
    fn take(&mut self, outcome: Outcome) -> Result<bool, SceneError> {
        self.view.dirty = true;
        for command in outcome.commands {
            // Nothing to undo is no error for who presses the key once too often.
            let idle = match command {
                Command::Undo => !self.scene.can_undo(),
                Command::Redo => !self.scene.can_redo(),
                _ => false,
            };
            if idle {
                continue;
            }
            if let Err(error) = self.command(command) {
                self.let_go();
                return Err(error);
            }
        }
        Ok(outcome.consumed)
    }

    /// Ends what the hands do, of which the scene knows nothing any more; the mode of drags is again as it was chosen.
    fn let_go(&mut self) {
        let ended = self.interact.give_up().commands.into_iter();
        for mode in ended.filter(|command| matches!(command, Command::SetDragMode { .. })) {
            let known = self.scene.apply(mode);
            debug_assert!(known.is_ok(), "a mode is never refused");
        }
    }

    /// Points at a part from elsewhere.
    pub fn set_hover(&mut self, part: Option<PartId>) {
        self.view.dirty |= self.interact.hover() != part;
        self.interact.set_hover(part);
    }

    /// The pair whose marks are drawn strongest; none: all alike.
    pub fn set_focus(&mut self, pair: Option<[PartId; 2]>) {
        let pair = pair.map(|[a, b]| [a.min(b), a.max(b)]);
        self.view.dirty |= self.focus != pair;
        self.focus = pair;
    }

    /// The unit that lengths are told and typed in; none: the scene's. The scene stays as it is.
    pub fn tell_in(&mut self, unit: Option<Unit>) {
        self.view.dirty |= self.told_in != unit;
        self.told_in = unit;
        self.interact.set_units(self.units());
    }

    fn units(&self) -> Units {
        let own = self.scene.unit();
        let told = self.told_in.unwrap_or(own);
        Units { own, told }
    }

    /// Leaves clearances, bodies in common and ghosts of first contacts out of the picture: it tints the faces that
    /// collide, as the published experiments do.
    pub fn set_bare(&mut self, bare: bool) {
        self.view.dirty |= self.bare != bare;
        self.bare = bare;
    }

    /// Comes near enough to see these parts, or all that are visible, and no nearer.
    pub fn fit(&mut self, parts: Option<&[PartId]>) {
        let all = self.drawn_extent(parts);
        self.view.camera.fit(&all);
        self.view.dirty = true;
    }

    /// Comes near enough to see all that is visible and these points.
    pub fn fit_with(&mut self, points: &[Point]) {
        let mut all = self.drawn_extent(None);
        all.extend(points);
        self.view.camera.fit(&all);
        self.view.dirty = true;
    }

    /// Boxes around these parts, or all that are visible, where they are drawn. The first view asks the scene itself, and so
    /// does without what is loaded when parts are drawn apart.
    fn drawn_extent(&self, parts: Option<&[PartId]>) -> Vec<Point> {
        match self.explosion {
            None => self.scene.extent(parts),
            Some(_) => self.sight().extent(parts),
        }
    }

    /// A standard view of all that is visible.
    pub fn look(&mut self, standard: Standard) {
        self.view.camera.look(standard);
        self.fit(None);
    }

    /// Looks at where two parts meet, or come nearest, with some of their surroundings.
    pub fn fly_to(&mut self, a: PartId, b: PartId) {
        self.implode();
        self.set_focus(Some([a, b]));
        let smallest =
            [a, b].map(|part| Aabb::around(&self.scene.extent(Some(&[part]))).diagonal());
        let around = smallest[0].min(smallest[1]) / 4.0;
        let Some(pair) = self.scene.frame().pair(a, b) else {
            return self.fit(Some(&[a, b]));
        };
        let marks = self.marker.marks(&self.scene, self.mark_wish());
        let spot = marks
            .spots
            .iter()
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

    /// The view, to be stored.
    pub fn stored_camera(&self) -> file::Camera {
        self.view.camera.stored()
    }

    /// Takes a stored view; false when its numbers make none.
    pub fn set_camera(&mut self, stored: &file::Camera) -> bool {
        self.view.dirty = true;
        self.flight.stop();
        let (eye, target) = (Point::from(stored.eye), Point::from(stored.target));
        self.view
            .camera
            .set(eye, target, stored.up.into(), stored.field_of_view)
    }

    /// The part under a canvas position.
    pub fn pick(&self, x: f64, y: f64) -> Option<Hit> {
        self.sight().pick(&self.view.camera.ray(x, y))
    }
}

impl Stage for Viewer {
    type Refusal = SceneError;

    fn view(&self) -> &View {
        &self.view
    }

    fn view_mut(&mut self) -> &mut View {
        &mut self.view
    }

    fn draw_list(&mut self, now: f64) -> DrawList {
        self.go_on(now);
        let share = self.drawn_share();
        let marks = self.marker.marks(&self.scene, self.mark_wish());
        let marks = self.marks_with_measures(marks);
        let ball = self.ball.of(&self.scene).filter(|_| share == 0.0);
        let moved = match self.explosion.as_ref().filter(|_| share > 0.0) {
            Some(explosion) => explosion.placements(&self.scene, share),
            None => self.glide.placements(&self.scene, now),
        };
        self.view.dirty = self.glide.is_going() || self.flight.is_going();
        let seen = Seen {
            units: self.units(),
            camera: self.camera(),
            theme: self.view.theme,
            marks: &marks,
            hover: self.interact.hover(),
            focus: self.focus,
            shown: self.shown.as_ref(),
            cuts: (&self.cuts, self.section_hand.active()),
            handles_at: self.handles_at(),
            gizmo: (self.interact.gizmo(&self.sight())).filter(|_| self.shown.is_none()),
            ball: ball.as_ref(),
            ground: self.ground.filter(|_| self.shown.is_none()),
            moved: &moved,
            bare: self.bare || share > 0.0,
        };
        let mut list = list::build(&self.scene, &seen);
        if let Some(frame) = self.interact.frame() {
            list.strokes
                .extend(frame.draw(self.camera(), &list.palette));
        }
        if share == 0.0 {
            self.draw_measured(&mut list);
        }
        self.draw_picking(&mut list);
        list.labels.extend(self.drag_label());
        list.labels.extend(self.freedoms_label());
        if let Some(compared) = self.compared.as_ref().filter(|_| self.shown.is_none()) {
            compared.draw(&mut list, &self.scene, &self.view.camera);
        }
        list
    }

    fn cursor_name(&self) -> &'static str {
        match self.section_hand.active() {
            Some(_) => "grab",
            None => self.interact.cursor_name(),
        }
    }

    fn camera(&self) -> &Camera {
        let drawn = self.flight.drawn();
        drawn.map_or(&self.view.camera, |place| &place.camera)
    }

    fn pace(&mut self, took: f64) {
        self.flight.pace(took);
    }

    fn pointer(&mut self, pointer: Pointer) -> Result<bool, SceneError> {
        if pointer.kind == PointerKind::Down {
            self.land();
        }
        if !self.cuts.is_empty() && self.drag_cut(&pointer) {
            return Ok(true);
        }
        let (interact, camera, sight) = self.hands();
        let outcome = interact.pointer(pointer, camera, &sight);
        let picked = outcome.picked;
        let done = self.take(outcome)?;
        if self.interact.tool().picks() {
            self.measure_by(&pointer, picked)?;
        }
        Ok(done)
    }

    fn wheel(&mut self, wheel: Wheel) -> Result<bool, SceneError> {
        self.land();
        let (interact, camera, sight) = self.hands();
        interact.wheel(&wheel, camera, &sight);
        self.view.dirty = true;
        Ok(true)
    }

    fn double_click(&mut self, x: f64, y: f64) {
        if self.interact.tool().picks() {
            // Two clicks, each of which has picked something.
            return;
        }
        let from = self.place();
        let (interact, camera, sight) = self.hands();
        interact.double_click(x, y, camera, &sight);
        self.view.dirty = true;
        self.fly_from(from);
    }

    fn key(&mut self, key: &Key) -> Result<bool, SceneError> {
        let Key {
            down,
            key,
            modifiers,
        } = key;
        if !down {
            let (interact, camera, sight) = self.hands();
            let outcome = interact.key_up(key, camera, &sight);
            return self.take(outcome);
        }
        // Steps follow each other sooner than a flight is over.
        let is_step = keys::arrow(key).is_some() || keys::zoom(key).is_some();
        if is_step {
            self.land();
        }
        let from = self.place();
        let is_idle = self.interact.drag().is_none();
        if key == "Escape" && is_idle && (self.leave() || self.implode()) {
            self.fly_from(from);
            return Ok(true);
        }
        let is_measuring = self.interact.tool().picks() && self.interact.drag().is_none();
        if *down && is_measuring {
            let done = match key.as_str() {
                "Escape" => self.leave_measuring()?,
                "Enter" => self.keep_measure()?,
                _ => false,
            };
            if done {
                return Ok(true);
            }
        }
        let (interact, camera, sight) = self.hands();
        let outcome = interact.key(key, *modifiers, camera, &sight);
        if !is_step {
            self.fly_from(from);
        }
        self.take(outcome)
    }

    /// What is unfinished is given up.
    fn blur(&mut self) -> Result<bool, SceneError> {
        self.section_hand.let_go();
        let outcome = self.interact.give_up();
        self.take(outcome)
    }

    fn step(&mut self, stop: &(dyn Fn() -> bool + Sync)) {
        self.view.dirty |= self.scene.step(stop);
    }

    fn is_busy(&self) -> bool {
        self.is_answering() || self.scene.is_checking()
    }

    /// A check that goes on is no question of the moment.
    fn is_answering(&self) -> bool {
        self.scene.frame().pending > 0
    }
}

mod flying;
mod measure;
mod picking;
mod sight;
#[cfg(test)]
mod tests;
