//! What the commands about the taught motion do, and what is told of it.

use std::sync::Arc;

use nearpoint_motion::robot::Robot;
use nearpoint_motion::trajectory::file::{from_csv, from_json, names, to_csv, to_json};
use nearpoint_motion::trajectory::{Form, TooFast, Trajectory};

use super::{Motion, MotionFormat};
use crate::document::Document;
use crate::error::SceneError;
use crate::scene::Scene;

impl Motion {
    /// The motion, if the document's robots can go it but for their speed.
    pub(crate) fn for_robots(self, document: &Document) -> Result<Trajectory, SceneError> {
        let trajectory = Trajectory::new(self.form, self.keys).map_err(SceneError::Motion)?;
        let robots = trees(document);
        trajectory
            .within_limits(&robots)
            .map_err(SceneError::Motion)?;
        Ok(trajectory)
    }
}

impl Scene {
    /// The taught motion, if there is one.
    pub fn taught(&self) -> Option<&Arc<Trajectory>> {
        self.editor.document.taught()
    }

    /// What the values of the taught motion are called: robot/joint.
    pub fn joint_names(&self) -> Vec<String> {
        names(&trees(&self.editor.document))
    }

    /// When the taught motion was gone to last; none if robots were moved since.
    pub fn motion_time(&self) -> Option<f64> {
        self.editor.motion_time
    }

    /// Joints that the taught motion would have move faster than they can.
    pub fn too_fast(&self) -> Vec<TooFast> {
        let found = self
            .taught()
            .map(|taught| taught.too_fast(&trees(&self.editor.document)));
        found.and_then(Result::ok).unwrap_or_default()
    }

    /// The taught motion as a file.
    pub fn motion_file(&self, format: MotionFormat) -> Result<String, SceneError> {
        let taught = self.taught().ok_or(SceneError::NoMotion)?;
        let names = self.joint_names();
        let text = match format {
            MotionFormat::Csv => to_csv(taught, &names),
            MotionFormat::Json => to_json(taught, &names),
        };
        text.map_err(SceneError::MotionFile)
    }

    /// The motion in a file for this scene's robots: JSON, or a table, whose lines are the keys of a motion of this
    /// form.
    pub fn read_motion(&self, text: &str, form: Form) -> Result<Motion, SceneError> {
        let names = self.joint_names();
        let read = match text.trim_start().starts_with('{') {
            true => from_json(text.as_bytes(), &names),
            false => from_csv(text.as_bytes(), &names, form),
        };
        read.map(|trajectory| Motion::from(&trajectory))
            .map_err(SceneError::MotionFile)
    }

    pub(crate) fn set_motion(&mut self, motion: Option<Motion>) -> Result<(), SceneError> {
        let document = &self.editor.document;
        let taught = motion.map(|motion| motion.for_robots(document));
        let taught = taught.transpose()?.map(Arc::new);
        let (values, time) = (document.values(), self.editor.motion_time);
        self.change(&|document| document.set_taught(taught.clone()))?;
        // The robots are where they were, and that may still be where the motion has them then.
        let at = |time: &f64| {
            taught
                .as_ref()
                .is_some_and(|taught| taught.at(*time) == values)
        };
        self.editor.motion_time = time.filter(at);
        Ok(())
    }

    /// Puts the robots where the taught motion has them at a time. What is undone later does not come back here.
    pub(crate) fn go_to(&mut self, time: f64) -> Result<(), SceneError> {
        if !time.is_finite() {
            return Err(SceneError::BadTime);
        }
        let values = self.taught().ok_or(SceneError::NoMotion)?.at(time);
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
