//! Decides what pointers do to parts and to the view: a click, a drag of parts, or a move of the camera.

use nearpoint_geometry::Point;
use nearpoint_scene::{Command, PartId, Placement};

use super::swing::handle_of;
use super::{Drag, Frame, Hit, Interact, Outcome, Pickable, Tool};
use crate::camera::Camera;
use crate::gestures::{Intent, Pixels};
use crate::input::{Button, Modifiers, Pointer};
use crate::list::{Handle, Units};

/// The present interaction of the pointer.
#[derive(Debug, Default)]
pub(super) enum Hand {
    /// No interaction.
    #[default]
    Free,
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
    /// A rectangle around what is to be selected.
    Frame(Frame),
    /// A drag of parts: while the pointer is pressed or, if modal, without a button until a click.
    Drag {
        drag: Drag,
        modal: bool,
    },
}

impl Hand {
    pub fn drag(&self) -> Option<&Drag> {
        match self {
            Self::Drag { drag, .. } => Some(drag),
            _ => None,
        }
    }

    pub fn moving_view(&self) -> Option<&'static str> {
        match self {
            Self::Orbit(_) => Some("orbit"),
            Self::Pan(_) => Some("pan"),
            Self::Pinch(_) => Some("pinch"),
            _ => None,
        }
    }
}

impl Interact {
    /// Handles a pointer event.
    pub fn pointer(
        &mut self,
        pointer: Pointer,
        camera: &mut Camera,
        scene: &impl Pickable,
    ) -> Outcome {
        match self.gestures.pointer(&pointer) {
            Some(intent) => self.mean(intent, &pointer, camera, scene),
            None => Outcome::default(),
        }
    }

    /// Handles a pointer event that was recognised as this intent.
    pub fn mean(
        &mut self,
        intent: Intent,
        pointer: &Pointer,
        camera: &mut Camera,
        scene: &impl Pickable,
    ) -> Outcome {
        match intent {
            Intent::Hover { .. } if self.drag().is_some() => self.dragged(pointer, scene, camera),
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
            Intent::Tap | Intent::Drop => self.lifted(pointer, camera, scene),
            Intent::Cancel => self.give_up(),
            Intent::Pinch { from, to } => {
                if let Hand::Pinch(depth) = &mut self.hand {
                    *depth = camera.pinch(from, to, *depth);
                    return Outcome::consumed(Vec::new());
                }
                let outcome = self.put_back();
                let [a, b] = to;
                let (x, y) = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
                let depth = camera.depth_of(self.point_under(x, y, camera, scene));
                self.hand = Hand::Pinch(depth);
                Outcome::consumed(outcome.commands)
            }
        }
    }

    fn press(&mut self, pointer: &Pointer, camera: &Camera, scene: &impl Pickable) -> Outcome {
        let left = pointer.button == Button::Left;
        if self.drag().is_some() {
            return if left {
                self.finish_modal()
            } else {
                self.give_up()
            };
        }
        let hit = scene.pick(&camera.ray(pointer.x, pointer.y));
        self.hand = match pointer.button {
            Button::Left => Hand::Press {
                pointer: *pointer,
                hit,
                handle: self
                    .gizmo(scene)
                    .and_then(|gizmo| gizmo.hit(camera, pointer.x, pointer.y))
                    // The ball is large: with a modifier for the view one can orbit or pan over it.
                    .filter(|handle| *handle != Handle::Ball || !pointer.modifiers.for_view()),
            },
            Button::Middle | Button::Right => {
                self.gestures.grab();
                pan(hit, camera)
            }
            Button::Other => {
                self.gestures.release();
                Hand::Free
            }
        };
        Outcome::consumed(Vec::new())
    }

    fn moved(
        &mut self,
        by: Pixels,
        pointer: &Pointer,
        camera: &mut Camera,
        scene: &impl Pickable,
    ) -> Outcome {
        let selecting = self.begin(camera, scene);
        match &mut self.hand {
            Hand::Orbit(pivot) => camera.orbit(*pivot, by.0, by.1),
            Hand::Pan(depth) => camera.pan(by.0, by.1, *depth),
            Hand::Frame(frame) => frame.to = (pointer.x, pointer.y),
            _ => {}
        }
        let going = self.dragged(pointer, scene, camera);
        Outcome::consumed([selecting, going.commands].concat())
    }

    /// Moves the dragged parts with the pointer.
    fn dragged(&mut self, pointer: &Pointer, scene: &impl Pickable, camera: &Camera) -> Outcome {
        let switching = self.suspend_if(pointer.modifiers.alt, scene);
        let Hand::Drag { drag, .. } = &mut self.hand else {
            return Outcome::default();
        };
        drag.follow((pointer.x, pointer.y), camera);
        drag.snapping = pointer.modifiers.ctrl;
        Outcome::consumed([switching, update(drag, camera)].concat())
    }

    fn lifted(&mut self, pointer: &Pointer, camera: &Camera, scene: &impl Pickable) -> Outcome {
        match std::mem::take(&mut self.hand) {
            Hand::Press {
                pointer: press,
                hit,
                ..
            } => {
                self.point_at((pointer.x, pointer.y), camera, scene);
                if self.tool.picks() {
                    return Outcome {
                        picked: true,
                        ..Outcome::consumed(Vec::new())
                    };
                }
                Outcome::consumed(click(hit, press.modifiers, scene))
            }
            Hand::Drag { drag, .. } => Outcome::consumed([end(&drag), self.resume()].concat()),
            Hand::Frame(frame) => Outcome::consumed(frame.select(camera, scene)),
            Hand::Free => Outcome::default(),
            Hand::Orbit(_) | Hand::Pan(_) | Hand::Pinch(_) => Outcome::consumed(Vec::new()),
        }
    }

    /// Updates what is under the pointer when no button is down.
    fn point_at(&mut self, at: (f64, f64), camera: &Camera, scene: &impl Pickable) {
        self.hovered_handle = self
            .gizmo(scene)
            .and_then(|gizmo| gizmo.hit(camera, at.0, at.1));
        let free = matches!(self.hovered_handle, None | Some(Handle::Ball));
        self.hover = free
            .then(|| scene.pick(&camera.ray(at.0, at.1)))
            .flatten()
            .map(|hit| hit.part);
    }

    /// Decides what a press that moved far enough does. Returns the selection that it implies.
    fn begin(&mut self, camera: &Camera, scene: &impl Pickable) -> Vec<Command> {
        let Hand::Press {
            pointer,
            hit,
            handle,
        } = self.hand
        else {
            return Vec::new();
        };
        self.hand = Hand::Free;
        let selection = scene.selection();
        if let Some(handle) = handle {
            let movable = scene.movable_selection();
            if let Some(pivot) = scene.held_at(&movable, handle.turns()) {
                self.grab(&pointer, Some(handle), &movable, pivot, scene);
            }
            return Vec::new();
        }
        let grabbed = hit.filter(|hit| {
            let chosen = selection.contains(&hit.part);
            let may_move = !self.tool.picks() && !pointer.modifiers.alt;
            may_move && scene.movable(hit.part) && (chosen || !pointer.touch)
        });
        if let Some(hit) = grabbed {
            let chosen = vec![hit.part];
            let (parts, selecting) = match selection.contains(&hit.part) {
                true => (scene.movable_selection(), Vec::new()),
                false => (chosen.clone(), vec![Command::Select { parts: chosen }]),
            };
            let handle = handle_of(&parts, self.tool == Tool::Move, scene);
            self.grab(&pointer, handle, &parts, hit.point, scene);
            return selecting;
        }
        let Modifiers { shift, ctrl, .. } = pointer.modifiers;
        self.hand = if ctrl && hit.is_none() {
            let from = (pointer.x, pointer.y);
            Hand::Frame(Frame {
                from,
                to: from,
                adding: shift,
            })
        } else if shift {
            pan(hit, camera)
        } else {
            Hand::Orbit(hit.map_or(camera.target(), |hit| hit.point))
        };
        Vec::new()
    }

    fn grab(
        &mut self,
        pointer: &Pointer,
        handle: Option<Handle>,
        parts: &[PartId],
        pivot: Point,
        scene: &impl Pickable,
    ) {
        let from = (pointer.x, pointer.y);
        let drag = new_drag(handle, parts, pivot, from, self.units, scene);
        self.hover = None;
        self.hand = Hand::Drag { drag, modal: false };
    }

    /// Ends a modal drag and keeps its result.
    pub(super) fn finish_modal(&mut self) -> Outcome {
        let Hand::Drag { drag, modal: true } = &self.hand else {
            return Outcome::default();
        };
        let ending = end(drag);
        self.hand = Hand::Free;
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
    scene: &impl Pickable,
) -> Drag {
    let start = parts
        .iter()
        .filter_map(|part| Some(Placement(*part, scene.pose(*part)?)))
        .collect();
    let drag = Drag {
        handle,
        start,
        pivot,
        swing: None,
        from,
        to: from,
        keyed: 0.0,
        snapping: false,
        typed: String::new(),
        units,
        begun: false,
    };
    drag.on_hinge(scene)
}

/// Returns the commands that move the parts to the poses of the drag.
pub(super) fn update(drag: &mut Drag, camera: &Camera) -> Vec<Command> {
    let commands = drag.swing_commands(camera).unwrap_or_else(|| {
        let (parts, poses) = (drag.parts(), drag.poses(camera));
        [Command::BeginDrag { parts }, Command::DragTo { poses }]
    });
    let begun = std::mem::replace(&mut drag.begun, true);
    commands.into_iter().skip(usize::from(begun)).collect()
}

fn end(drag: &Drag) -> Vec<Command> {
    if drag.begun {
        vec![Command::EndDrag]
    } else {
        Vec::new()
    }
}

fn pan(hit: Option<Hit>, camera: &Camera) -> Hand {
    Hand::Pan(hit.map_or(camera.distance(), |hit| camera.depth_of(hit.point)))
}

/// Selects the part that was hit, or nothing; Ctrl and Shift add it or remove it.
fn click(hit: Option<Hit>, modifiers: Modifiers, scene: &impl Pickable) -> Vec<Command> {
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
