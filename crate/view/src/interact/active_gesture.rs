//! Decides the effect of pointers on parts and on the view: a click, a drag of parts, or a move of the camera.

use nearpoint_geometry::Point;
use nearpoint_scene::{Command, PartId, Placement};

use super::hinge_drag::rotation_handle;
use super::{Drag, Hit, InputState, Outcome, PickScene, SelectionFrame, Tool};
use crate::camera::Camera;
use crate::gestures::{Intent, Pixels};
use crate::input::{Button, Modifiers, Pointer};
use crate::list::{Handle, Units};

/// The gesture that pointers perform now: a click, a drag of parts, or a move of the camera.
#[derive(Debug, Default)]
pub(super) enum ActiveGesture {
    /// No interaction.
    #[default]
    Idle,
    /// A press that has not moved far enough to be decided.
    Press {
        pointer: Pointer,
        hit: Option<Hit>,
        handle: Option<Handle>,
    },
    /// An orbit around this point.
    Orbit(Point),
    /// A pan in which points at this depth follow the pointer, or two fingers, exactly.
    Pan(f64),
    Pinch(f64),
    /// A rectangle that selects the parts in it.
    Frame(SelectionFrame),
    /// A drag of parts: while the pointer is pressed or, if modal, without a button until a click.
    Drag {
        drag: Drag,
        modal: bool,
    },
}

impl ActiveGesture {
    /// Returns the drag of parts in progress, if there is one.
    pub fn drag(&self) -> Option<&Drag> {
        match self {
            Self::Drag { drag, .. } => Some(drag),
            _ => None,
        }
    }

    /// Returns how the gesture moves the view: `"orbit"`, `"pan"` or `"pinch"`; none if it does not move it.
    pub fn moving_view(&self) -> Option<&'static str> {
        match self {
            Self::Orbit(_) => Some("orbit"),
            Self::Pan(_) => Some("pan"),
            Self::Pinch(_) => Some("pinch"),
            _ => None,
        }
    }
}

impl InputState {
    /// Handles a pointer event in the picture.
    pub fn pointer(
        &mut self,
        pointer: Pointer,
        camera: &mut Camera,
        scene: &impl PickScene,
    ) -> Outcome {
        match self.gestures.pointer(&pointer) {
            Some(intent) => self.handle_intent(intent, &pointer, camera, scene),
            None => Outcome::default(),
        }
    }

    /// Handles a pointer event with its recognised intent.
    pub fn handle_intent(
        &mut self,
        intent: Intent,
        pointer: &Pointer,
        camera: &mut Camera,
        scene: &impl PickScene,
    ) -> Outcome {
        match intent {
            Intent::Hover { .. } if self.drag().is_some() => self.drag_to(pointer, scene, camera),
            Intent::Hover { .. } => {
                self.point_at((pointer.x, pointer.y), camera, scene);
                Outcome::default()
            }
            Intent::Leave => {
                self.hover = None;
                self.hovered_handle = None;
                Outcome::default()
            }
            Intent::Press => self.press(pointer, camera, scene),
            Intent::Drag { by } => self.moved(by, pointer, camera, scene),
            Intent::Tap | Intent::Drop => self.finish_press(pointer, camera, scene),
            Intent::Cancel => self.cancel(),
            Intent::Pinch { from, to } => {
                if let ActiveGesture::Pinch(depth) = &mut self.active_gesture {
                    *depth = camera.pinch(from, to, *depth);
                    return Outcome::consumed(Vec::new());
                }
                let outcome = self.cancel_drag();
                let [a, b] = to;
                let (x, y) = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
                let depth = camera.depth_of(self.point_under(x, y, camera, scene));
                self.active_gesture = ActiveGesture::Pinch(depth);
                Outcome::consumed(outcome.commands)
            }
        }
    }

    fn press(&mut self, pointer: &Pointer, camera: &Camera, scene: &impl PickScene) -> Outcome {
        let left = pointer.button == Button::Left;
        if self.drag().is_some() {
            return if left {
                self.finish_modal()
            } else {
                self.cancel()
            };
        }
        let hit = scene.pick(&camera.ray(pointer.x, pointer.y));
        self.active_gesture = match pointer.button {
            Button::Left => ActiveGesture::Press {
                pointer: *pointer,
                hit,
                handle: self
                    .gizmo(scene)
                    .and_then(|gizmo| gizmo.hit(camera, pointer.x, pointer.y))
                    // The ball is large: with a modifier for the view, a drag over it orbits or pans.
                    .filter(|handle| *handle != Handle::Ball || !pointer.modifiers.moves_view()),
            },
            Button::Middle | Button::Right => {
                self.gestures.grab();
                begin_pan(hit, camera)
            }
            Button::Other => {
                self.gestures.release();
                ActiveGesture::Idle
            }
        };
        Outcome::consumed(Vec::new())
    }

    fn moved(
        &mut self,
        by: Pixels,
        pointer: &Pointer,
        camera: &mut Camera,
        scene: &impl PickScene,
    ) -> Outcome {
        let selecting = self.begin(camera, scene);
        match &mut self.active_gesture {
            ActiveGesture::Orbit(pivot) => camera.orbit(*pivot, by.0, by.1),
            ActiveGesture::Pan(depth) => camera.pan(by.0, by.1, *depth),
            ActiveGesture::Frame(frame) => frame.to = (pointer.x, pointer.y),
            _ => {}
        }
        let going = self.drag_to(pointer, scene, camera);
        Outcome::consumed([selecting, going.commands].concat())
    }

    /// Moves the dragged parts with the pointer.
    fn drag_to(&mut self, pointer: &Pointer, scene: &impl PickScene, camera: &Camera) -> Outcome {
        let switching = self.suspend_if(pointer.modifiers.alt, scene);
        let ActiveGesture::Drag { drag, .. } = &mut self.active_gesture else {
            return Outcome::default();
        };
        drag.follow((pointer.x, pointer.y), camera);
        drag.is_snapping = pointer.modifiers.ctrl;
        Outcome::consumed([switching, update(drag, camera)].concat())
    }

    fn finish_press(
        &mut self,
        pointer: &Pointer,
        camera: &Camera,
        scene: &impl PickScene,
    ) -> Outcome {
        match std::mem::take(&mut self.active_gesture) {
            ActiveGesture::Press {
                pointer: press,
                hit,
                ..
            } => {
                self.point_at((pointer.x, pointer.y), camera, scene);
                if self.tool.picks_features() {
                    return Outcome {
                        is_pick: true,
                        ..Outcome::consumed(Vec::new())
                    };
                }
                Outcome::consumed(click(hit, press.modifiers, scene))
            }
            ActiveGesture::Drag { drag, .. } => {
                Outcome::consumed([end(&drag), self.resume()].concat())
            }
            ActiveGesture::Frame(frame) => Outcome::consumed(frame.select(camera, scene)),
            ActiveGesture::Idle => Outcome::default(),
            ActiveGesture::Orbit(_) | ActiveGesture::Pan(_) | ActiveGesture::Pinch(_) => {
                Outcome::consumed(Vec::new())
            }
        }
    }

    /// Updates the hovered part and handle, when no button is down.
    fn point_at(&mut self, at: (f64, f64), camera: &Camera, scene: &impl PickScene) {
        self.hovered_handle = self
            .gizmo(scene)
            .and_then(|gizmo| gizmo.hit(camera, at.0, at.1));
        let free = matches!(self.hovered_handle, None | Some(Handle::Ball));
        self.hover = free
            .then(|| scene.pick(&camera.ray(at.0, at.1)))
            .flatten()
            .map(|hit| hit.part);
    }

    /// Decides the gesture of a press that moved far enough. Returns the commands of the selection that it implies.
    fn begin(&mut self, camera: &Camera, scene: &impl PickScene) -> Vec<Command> {
        let ActiveGesture::Press {
            pointer,
            hit,
            handle,
        } = self.active_gesture
        else {
            return Vec::new();
        };
        self.active_gesture = ActiveGesture::Idle;
        let selection = scene.selection();
        if let Some(handle) = handle {
            let movable = scene.movable_selection();
            if let Some(pivot) = scene.drag_anchor(&movable, handle.is_rotation()) {
                self.grab(&pointer, Some(handle), &movable, pivot, scene);
            }
            return Vec::new();
        }
        let grabbed = hit.filter(|hit| {
            let chosen = selection.contains(&hit.part);
            let may_move = !self.tool.picks_features() && !pointer.modifiers.alt;
            may_move && scene.is_movable(hit.part) && (chosen || !pointer.touch)
        });
        if let Some(hit) = grabbed {
            let chosen = vec![hit.part];
            let (parts, selecting) = match selection.contains(&hit.part) {
                true => (scene.movable_selection(), Vec::new()),
                false => (chosen.clone(), vec![Command::Select { parts: chosen }]),
            };
            let handle = rotation_handle(&parts, self.tool == Tool::Move, scene);
            self.grab(&pointer, handle, &parts, hit.point, scene);
            return selecting;
        }
        let Modifiers { shift, ctrl, .. } = pointer.modifiers;
        self.active_gesture = if ctrl && hit.is_none() {
            let from = (pointer.x, pointer.y);
            ActiveGesture::Frame(SelectionFrame {
                from,
                to: from,
                adding: shift,
            })
        } else if shift {
            begin_pan(hit, camera)
        } else {
            ActiveGesture::Orbit(hit.map_or(camera.target(), |hit| hit.point))
        };
        Vec::new()
    }

    fn grab(
        &mut self,
        pointer: &Pointer,
        handle: Option<Handle>,
        parts: &[PartId],
        pivot: Point,
        scene: &impl PickScene,
    ) {
        let from = (pointer.x, pointer.y);
        let drag = new_drag(handle, parts, pivot, from, self.units, scene);
        self.hover = None;
        self.active_gesture = ActiveGesture::Drag { drag, modal: false };
    }

    /// Ends a modal drag; the parts stay where they are.
    pub(super) fn finish_modal(&mut self) -> Outcome {
        let ActiveGesture::Drag { drag, modal: true } = &self.active_gesture else {
            return Outcome::default();
        };
        let ending = end(drag);
        self.active_gesture = ActiveGesture::Idle;
        self.gestures.release();
        Outcome::consumed([ending, self.resume()].concat())
    }
}

/// Makes a drag that has not moved yet.
pub(super) fn new_drag(
    handle: Option<Handle>,
    parts: &[PartId],
    pivot: Point,
    from: (f64, f64),
    units: Units,
    scene: &impl PickScene,
) -> Drag {
    let start = parts
        .iter()
        .filter_map(|part| Some(Placement(*part, scene.pose(*part)?)))
        .collect();
    let drag = Drag {
        handle,
        start_poses: start,
        pivot,
        hinge: None,
        start_cursor: from,
        cursor: from,
        key_rotation: 0.0,
        is_snapping: false,
        typed: String::new(),
        units,
        has_begun: false,
    };
    drag.on_hinge(scene)
}

/// Returns the commands that move the parts to the poses of the drag.
pub(super) fn update(drag: &mut Drag, camera: &Camera) -> Vec<Command> {
    let commands = drag.hinge_commands(camera).unwrap_or_else(|| {
        let (parts, poses) = (drag.parts(), drag.poses(camera));
        [Command::BeginDrag { parts }, Command::DragTo { poses }]
    });
    let begun = std::mem::replace(&mut drag.has_begun, true);
    commands.into_iter().skip(usize::from(begun)).collect()
}

fn end(drag: &Drag) -> Vec<Command> {
    if drag.has_begun {
        vec![Command::EndDrag]
    } else {
        Vec::new()
    }
}

fn begin_pan(hit: Option<Hit>, camera: &Camera) -> ActiveGesture {
    ActiveGesture::Pan(hit.map_or(camera.distance(), |hit| camera.depth_of(hit.point)))
}

/// Selects the part that was hit, or nothing; Ctrl and Shift add it or remove it.
fn click(hit: Option<Hit>, modifiers: Modifiers, scene: &impl PickScene) -> Vec<Command> {
    let before = scene.selection();
    let adding = modifiers.ctrl || modifiers.shift;
    let mut parts = if adding { before.clone() } else { Vec::new() };
    if let Some(Hit { part, .. }) = hit {
        match parts.iter().position(|p| *p == part) {
            Some(at) => drop(parts.remove(at)),
            None => parts.push(part),
        }
    }
    if parts == before {
        Vec::new()
    } else {
        vec![Command::Select { parts }]
    }
}
