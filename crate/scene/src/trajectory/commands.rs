//! Carries out the commands about the taught motion, and reads and writes its files.

use std::sync::Arc;

use nearpoint_motion::robot::Robot;
use nearpoint_motion::trajectory::file::{from_csv, from_json, names, to_csv, to_json};
use nearpoint_motion::trajectory::{Interpolation, SpeedViolation, Trajectory};

use super::{MotionFormat, TrajectorySpec};
use crate::document::Document;
use crate::error::SceneError;
use crate::scene::Scene;

impl TrajectorySpec {
    /// Returns the motion, if the document's robots can follow it apart from their speed limits.
    pub(crate) fn checked_for(self, document: &Document) -> Result<Trajectory, SceneError> {
        let trajectory =
            Trajectory::new(self.interpolation, self.keyframes).map_err(SceneError::Motion)?;
        let robots = trees(document);
        trajectory
            .check_limits(&robots)
            .map_err(SceneError::Motion)?;
        Ok(trajectory)
    }
}

impl Scene {
    /// Returns the taught motion, if there is one.
    pub fn trajectory(&self) -> Option<&Arc<Trajectory>> {
        self.editor.document.trajectory()
    }

    /// Returns the names of the taught motion's values: robot/joint.
    pub fn joint_names(&self) -> Vec<String> {
        names(&trees(&self.editor.document))
    }

    /// Returns the time of the taught motion that is shown; `None` if robots were moved since.
    pub fn motion_time(&self) -> Option<f64> {
        self.editor.motion_time
    }

    /// Returns the joints whose speed limits the taught motion exceeds.
    pub fn speed_violations(&self) -> Vec<SpeedViolation> {
        let found = self
            .trajectory()
            .map(|taught| taught.speed_violations(&trees(&self.editor.document)));
        found.and_then(Result::ok).unwrap_or_default()
    }

    /// Returns the taught motion as a file.
    pub fn export_trajectory(&self, format: MotionFormat) -> Result<String, SceneError> {
        let taught = self.trajectory().ok_or(SceneError::NoMotion)?;
        let names = self.joint_names();
        let text = match format {
            MotionFormat::Csv => to_csv(taught, &names),
            MotionFormat::Json => to_json(taught, &names),
        };
        text.map_err(SceneError::MotionFile)
    }

    /// Reads a motion for this scene's robots from a file: JSON, or a table, whose lines are the keyframes of a motion
    /// with this interpolation.
    pub fn import_trajectory(
        &self,
        text: &str,
        interpolation: Interpolation,
    ) -> Result<TrajectorySpec, SceneError> {
        let names = self.joint_names();
        let read = match text.trim_start().starts_with('{') {
            true => from_json(text.as_bytes(), &names),
            false => from_csv(text.as_bytes(), &names, interpolation),
        };
        read.map(|trajectory| TrajectorySpec::from(&trajectory))
            .map_err(SceneError::MotionFile)
    }

    pub(crate) fn set_motion(&mut self, motion: Option<TrajectorySpec>) -> Result<(), SceneError> {
        let document = &self.editor.document;
        let taught = motion.map(|motion| motion.checked_for(document));
        let taught = taught.transpose()?.map(Arc::new);
        let (values, time) = (document.values(), self.editor.motion_time);
        self.change(&|document| document.set_trajectory(taught.clone()))?;
        // The robots have not moved, and the new motion may have the same values at that time.
        let at = |time: &f64| {
            taught
                .as_ref()
                .is_some_and(|taught| taught.at(*time) == values)
        };
        self.editor.motion_time = time.filter(at);
        Ok(())
    }

    /// Moves the robots to the taught motion's values at a time, without an undo entry.
    pub(crate) fn set_motion_time(&mut self, time: f64) -> Result<(), SceneError> {
        if !time.is_finite() {
            return Err(SceneError::BadTime);
        }
        let values = self.trajectory().ok_or(SceneError::NoMotion)?.at(time);
        self.end_drag();
        let mut document = self.editor.document.clone();
        document.set_values(&values)?;
        self.adopt(document, self.editor.settings)?;
        self.editor.motion_time = Some(time);
        Ok(())
    }
}

fn trees(document: &Document) -> Vec<&Robot> {
    document.robots().iter().map(|own| &*own.robot).collect()
}
