//! Provides short functions for commands.

use std::sync::atomic::{AtomicUsize, Ordering};

use nearpoint_geometry::Pose;
use nearpoint_scene::file::SceneFile;
use nearpoint_scene::{
    Colour, Command, DragMode, Frame, JointMapRequest, PartId, Placement, RobotId, Scene,
    SceneError,
};

/// The actions on a scene.
pub trait Run {
    fn run(&mut self, command: Command);
    /// Carries out a command and runs all pending queries.
    fn finish_after(&mut self, command: Command) -> &Frame;
    /// Returns the pose of a part.
    fn pose_of(&self, part: PartId) -> Pose;
    /// Returns the reason why a command is refused.
    fn refuses(&mut self, command: Command) -> SceneError;
    /// Restores the scene of a scene file's text.
    fn read(&mut self, text: &str);
    /// Continues for `polls` polls. Returns whether that changed the frame.
    fn slice(&mut self, polls: usize) -> bool;
}

impl Run for Scene {
    #[track_caller]
    fn run(&mut self, command: Command) {
        self.apply(command).unwrap();
    }

    #[track_caller]
    fn finish_after(&mut self, command: Command) -> &Frame {
        self.run(command);
        self.finish()
    }

    #[track_caller]
    fn pose_of(&self, part: PartId) -> Pose {
        self.part(part).unwrap().pose
    }

    #[track_caller]
    fn refuses(&mut self, command: Command) -> SceneError {
        self.apply(command).unwrap_err()
    }

    #[track_caller]
    fn read(&mut self, text: &str) {
        self.restore(&SceneFile::from_json(text).unwrap()).unwrap();
    }

    fn slice(&mut self, polls: usize) -> bool {
        let asked = AtomicUsize::new(0);
        self.step(&|| asked.fetch_add(1, Ordering::Relaxed) >= polls)
    }
}

/// Makes a function of each command: its arguments, and its fields.
macro_rules! commands {
    ($($name:ident($($argument:ident: $kind:ty),*) $variant:ident { $($field:ident: $value:expr),* };)*) => {
        $(pub fn $name($($argument: $kind),*) -> Command {
            Command::$variant { $($field: $value),* }
        })*
    };
}

commands! {
    set_pose(part: PartId, pose: Pose) SetPose { part: part, pose: pose };
    rename(part: PartId, name: &str) Rename { part: part, name: name.to_owned() };
    remove(parts: &[PartId]) Remove { parts: parts.to_vec() };
    select(parts: &[PartId]) Select { parts: parts.to_vec() };
    isolate(parts: &[PartId]) Isolate { parts: parts.to_vec() };
    set_visible(parts: &[PartId], visible: bool) SetVisible { parts: parts.to_vec(), visible: visible };
    set_fixed(parts: &[PartId], fixed: bool) SetFixed { parts: parts.to_vec(), fixed: fixed };
    set_colour(parts: &[PartId], colour: Colour) SetColour { parts: parts.to_vec(), colour: colour };
    set_opacity(parts: &[PartId], opacity: f32) SetOpacity { parts: parts.to_vec(), opacity: opacity };
    set_within(max_distance: Option<f64>) SetMaxDistance { max_distance: max_distance };
    set_limit(limit: f64) SetLimit { limit: limit };
    set_drag_mode(mode: DragMode) SetDragMode { mode: mode };
    begin_drag(parts: &[PartId]) BeginDrag { parts: parts.to_vec() };
    drag_to(poses: &[Placement]) DragTo { poses: poses.to_vec() };
    to_first_contact(a: PartId, b: PartId) MoveToFirstContact { a: a, b: b };
    allow(a: PartId, b: PartId, why: &str) Allow { a: a, b: b, reason: why.to_owned() };
    forbid(a: PartId, b: PartId) Forbid { a: a, b: b };
    set_base(pose: Pose) SetBase { robot: RobotId(0), pose: pose };
    set_joints(robot: RobotId, values: Vec<f64>) SetJoints { robot: robot, values: values };
    show_joint_ranges(robot: Option<RobotId>) ShowJointRanges { robot: robot };
    show_joint_map(map: Option<JointMapRequest>) ShowJointMap { map: map };
    show_spheres(accuracy: Option<f64>) ShowSpheres { accuracy: accuracy };
}
