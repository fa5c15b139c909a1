//! What a pressed pointer becomes: a click, a drag of parts, or a move of the view.

use nearpoint_geometry::Point;
use nearpoint_scene::{Command, PartId, Placement};

use super::touch::middle_and_spread;
use super::{Drag, Hit, Interact, Motion, Outcome, World};
use crate::camera::Camera;
use crate::input::{Button, Modifiers, Pointer, PointerKind};
use crate::list::Handle;

/// A press that moves less than this is a click, CSS pixels.
const CLICK: f64 = 4.0;

/// What is going on.
#[derive(Debug, Default)]
pub(super) enum Gesture {
    #[default]
    None,
    /// Pressed, and not yet clear what it will be.
    Press {
        pointer: Pointer,
        hit: Option<Hit>,
        handle: Option<Handle>,
    },
    Orbit {
        id: i32,
        pivot: Point,
        last: (f64, f64),
    },
    Pan {
        id: i32,
        depth: f64,
        last: (f64, f64),
    },
    Pinch {
        last: [(f64, f64); 2],
        depth: f64,
    },
    /// Parts follow a pressed pointer.
    Drag {
        id: i32,
        drag: Drag,
    },
    /// Parts follow the pointer without a button, until it is clicked.
    Modal {
        drag: Drag,
    },
}

impl Gesture {
    pub fn drag(&self) -> Option<&Drag> {
        match self {
            Self::Drag { drag, .. } | Self::Modal { drag } => Some(drag),
            _ => None,
        }
    }

    pub fn moving_view(&self) -> Option<&'static str> {
        match self {
            Self::Orbit { .. } => Some("orbit"),
            Self::Pan { .. } => Some("pan"),
            Self::Pinch { .. } => Some("pinch"),
            _ => None,
        }
    }
}

impl Interact {
    /// A pointer event.
    pub fn pointer(
        &mut self,
        pointer: Pointer,
        camera: &mut Camera,
        world: &impl World,
    ) -> Outcome {
        match pointer.kind {
            PointerKind::Down => self.down(pointer, camera, world),
            PointerKind::Move => self.moved(pointer, camera, world),
            PointerKind::Up => self.up(pointer, camera, world),
            PointerKind::Cancel => {
                self.fingers.lift(pointer.id);
                self.give_up()
            }
            PointerKind::Leave => {
                self.hover = None;
                self.hovered_handle = None;
                Outcome::default()
            }
        }
    }

    fn down(&mut self, pointer: Pointer, camera: &Camera, world: &impl World) -> Outcome {
        let at = (pointer.x, pointer.y);
        self.cursor = Some(at);
        if pointer.touch {
            self.fingers.put(pointer.id, at);
            if let Some(pair) = self.fingers.pair() {
                let outcome = self.give_up();
                let (middle, _) = middle_and_spread(pair);
                let depth = camera.depth_of(self.point_under(middle.0, middle.1, camera, world));
                self.gesture = Gesture::Pinch { last: pair, depth };
                return Outcome::consumed(outcome.commands);
            }
        }
        match (&self.gesture, pointer.button) {
            (Gesture::Modal { .. }, Button::Left) => return self.finish_modal(),
            (Gesture::Modal { .. }, _) => return self.give_up(),
            (Gesture::None, _) => {}
            // A second button during a gesture gives it up, as Esc does.
            _ => return self.give_up(),
        }
        let hit = world.pick(&camera.ray(pointer.x, pointer.y));
        let left = pointer.button == Button::Left;
        let handle = self
            .gizmo(world)
            .filter(|_| left)
            .and_then(|gizmo| gizmo.hit(camera, pointer.x, pointer.y))
            // The ball is large: who wants to orbit or pan over it can.
            .filter(|handle| *handle != Handle::Ball || !pointer.modifiers.for_view());
        self.gesture = match pointer.button {
            Button::Left => Gesture::Press {
                pointer,
                hit,
                handle,
            },
            Button::Middle | Button::Right => pan(&pointer, hit, camera),
            Button::Other => Gesture::None,
        };
        Outcome::consumed(Vec::new())
    }

    fn moved(&mut self, pointer: Pointer, camera: &mut Camera, world: &impl World) -> Outcome {
        let at = (pointer.x, pointer.y);
        self.cursor = Some(at);
        if pointer.touch {
            self.fingers.put(pointer.id, at);
        }
        if let Gesture::Press { pointer: press, .. } = &self.gesture
            && press.id == pointer.id
            && (press.x - at.0).hypot(press.y - at.1) >= CLICK
        {
            let selecting = self.begin(camera, world);
            let mut outcome = self.moved(pointer, camera, world);
            outcome.commands.splice(0..0, selecting);
            return outcome;
        }
        let switching = self.suspend_if(pointer.modifiers.alt, world);
        match &mut self.gesture {
            Gesture::None => {
                self.point_at(at, camera, world);
                Outcome::default()
            }
            Gesture::Orbit { id, pivot, last } if *id == pointer.id => {
                camera.orbit(*pivot, at.0 - last.0, at.1 - last.1);
                *last = at;
                Outcome::consumed(Vec::new())
            }
            Gesture::Pan { id, depth, last } if *id == pointer.id => {
                camera.pan(at.0 - last.0, at.1 - last.1, *depth);
                *last = at;
                Outcome::consumed(Vec::new())
            }
            Gesture::Pinch { last, depth } => {
                if let Some(pair) = self.fingers.pair() {
                    pinch(*last, pair, depth, camera);
                    *last = pair;
                }
                Outcome::consumed(Vec::new())
            }
            Gesture::Drag { id, drag } if *id == pointer.id => {
                let going = follow(drag, at, pointer.modifiers, camera);
                Outcome::consumed([switching, going].concat())
            }
            Gesture::Modal { drag } => {
                let going = follow(drag, at, pointer.modifiers, camera);
                Outcome::consumed([switching, going].concat())
            }
            _ => Outcome {
                commands: switching,
                consumed: false,
            },
        }
    }

    fn up(&mut self, pointer: Pointer, camera: &mut Camera, world: &impl World) -> Outcome {
        self.fingers.lift(pointer.id);
        match std::mem::take(&mut self.gesture) {
            Gesture::Press {
                pointer: press,
                hit,
                ..
            } if press.id == pointer.id => {
                self.point_at((pointer.x, pointer.y), camera, world);
                Outcome::consumed(click(hit, press.modifiers, world))
            }
            Gesture::Drag { id, drag } if id == pointer.id => {
                Outcome::consumed([end(&drag), self.resume()].concat())
            }
            Gesture::Orbit { id, .. } | Gesture::Pan { id, .. } if id == pointer.id => {
                Outcome::consumed(Vec::new())
            }
            // One finger of two is left: it does nothing until it is lifted, too.
            Gesture::Pinch { .. } => Outcome::consumed(Vec::new()),
            other => {
                self.gesture = other;
                Outcome::default()
            }
        }
    }

    /// What is under the pointer when no button is down.
    fn point_at(&mut self, at: (f64, f64), camera: &Camera, world: &impl World) {
        self.hovered_handle = self
            .gizmo(world)
            .and_then(|gizmo| gizmo.hit(camera, at.0, at.1));
        let free = matches!(self.hovered_handle, None | Some(Handle::Ball));
        self.hover = free
            .then(|| world.pick(&camera.ray(at.0, at.1)))
            .flatten()
            .map(|hit| hit.part);
    }

    /// A press moved far enough: what does it do? Returns the selection that it implies.
    fn begin(&mut self, camera: &Camera, world: &impl World) -> Vec<Command> {
        let Gesture::Press {
            pointer,
            hit,
            handle,
        } = std::mem::take(&mut self.gesture)
        else {
            return Vec::new();
        };
        let selection = world.selection();
        if let Some(handle) = handle {
            let movable: Vec<PartId> = selection
                .into_iter()
                .filter(|part| world.movable(*part))
                .collect();
            if let Some(pivot) = world.middle(&movable) {
                self.grab(&pointer, Motion::of(handle), &movable, pivot, world);
            }
            return Vec::new();
        }
        let grabbed = hit.filter(|hit| {
            let chosen = selection.contains(&hit.part);
            !pointer.modifiers.alt && world.movable(hit.part) && (chosen || !pointer.touch)
        });
        if let Some(hit) = grabbed {
            let (parts, selecting) = if selection.contains(&hit.part) {
                (
                    selection
                        .into_iter()
                        .filter(|part| world.movable(*part))
                        .collect(),
                    Vec::new(),
                )
            } else {
                (
                    vec![hit.part],
                    vec![Command::Select {
                        parts: vec![hit.part],
                    }],
                )
            };
            self.grab(&pointer, Motion::View, &parts, hit.point, world);
            return selecting;
        }
        self.gesture = if pointer.modifiers.shift {
            pan(&pointer, hit, camera)
        } else {
            let pivot = hit.map_or(camera.target(), |hit| hit.point);
            Gesture::Orbit {
                id: pointer.id,
                pivot,
                last: (pointer.x, pointer.y),
            }
        };
        Vec::new()
    }

    fn grab(
        &mut self,
        pointer: &Pointer,
        motion: Motion,
        parts: &[PartId],
        pivot: Point,
        world: &impl World,
    ) {
        let drag = new_drag(motion, parts, pivot, (pointer.x, pointer.y), world);
        self.hover = None;
        self.gesture = Gesture::Drag {
            id: pointer.id,
            drag,
        };
    }

    /// Keeps what a modal drag did.
    pub(super) fn finish_modal(&mut self) -> Outcome {
        match std::mem::take(&mut self.gesture) {
            Gesture::Modal { drag } => Outcome::consumed([end(&drag), self.resume()].concat()),
            other => {
                self.gesture = other;
                Outcome::default()
            }
        }
    }
}

/// A drag that has not moved yet.
pub(super) fn new_drag(
    motion: Motion,
    parts: &[PartId],
    pivot: Point,
    from: (f64, f64),
    world: &impl World,
) -> Drag {
    let start = parts
        .iter()
        .filter_map(|part| Some(Placement(*part, world.pose(*part)?)))
        .collect();
    Drag {
        motion,
        start,
        pivot,
        from,
        to: from,
        keyed: 0.0,
        snapping: false,
        typed: String::new(),
        begun: false,
    }
}

fn follow(drag: &mut Drag, to: (f64, f64), modifiers: Modifiers, camera: &Camera) -> Vec<Command> {
    drag.to = to;
    drag.snapping = modifiers.ctrl;
    update(drag, camera)
}

/// The commands that put the parts where the drag has them.
pub(super) fn update(drag: &mut Drag, camera: &Camera) -> Vec<Command> {
    let mut commands = Vec::new();
    if !drag.begun {
        drag.begun = true;
        commands.push(Command::BeginDrag {
            parts: drag.parts(),
        });
    }
    commands.push(Command::DragTo {
        poses: drag.poses(camera),
    });
    commands
}

fn end(drag: &Drag) -> Vec<Command> {
    if drag.begun {
        vec![Command::EndDrag]
    } else {
        Vec::new()
    }
}

fn pan(pointer: &Pointer, hit: Option<Hit>, camera: &Camera) -> Gesture {
    let depth = hit.map_or(camera.distance(), |hit| camera.depth_of(hit.point));
    Gesture::Pan {
        id: pointer.id,
        depth,
        last: (pointer.x, pointer.y),
    }
}

/// Selects what is hit, or nothing; Ctrl and Shift add and take away.
fn click(hit: Option<Hit>, modifiers: Modifiers, world: &impl World) -> Vec<Command> {
    let before = world.selection();
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

/// Moves and scales the picture as two fingers do.
fn pinch(from: [(f64, f64); 2], to: [(f64, f64); 2], depth: &mut f64, camera: &mut Camera) {
    let ((before, spread), (after, now)) = (middle_and_spread(from), middle_and_spread(to));
    camera.pan(after.0 - before.0, after.1 - before.1, *depth);
    if spread > 0.0 && now > 0.0 {
        let factor = spread / now;
        camera.zoom(camera.unproject(after.0, after.1, *depth), factor);
        *depth *= factor;
    }
}
