//! Reads the settings of the whole model: the unit of angles, the order of Euler angles, the folder of meshes, and
//! whether a range is a limit. If a setting is repeated, the last one applies.

use super::tree::Tree;
use crate::error::Result;
use crate::robot::Element;
use nearpoint_message::message;

pub(super) struct Compiler<'a> {
    degrees: bool,
    /// The axes of successive rotations: `x`, `y` or `z` of the rotated frame, capitals for the fixed one.
    pub(super) euler: [u8; 3],
    /// The folder in front of the names of mesh files; empty if there is none.
    mesh_folder: &'a str,
    strip_path: bool,
    /// True if a range is a limit by default.
    pub(super) range_limits: bool,
}

impl<'a> Compiler<'a> {
    pub(super) fn read(tree: &Tree<'a>) -> Result<Self> {
        let mut compiler = Self {
            degrees: true,
            euler: *b"xyz",
            mesh_folder: "",
            strip_path: false,
            range_limits: true,
        };
        for element in tree.section("compiler") {
            compiler.apply(element)?;
        }
        Ok(compiler)
    }

    fn apply(&mut self, element: Element<'a>) -> Result<()> {
        match element.attribute("angle") {
            None => {}
            Some("degree") => self.degrees = true,
            Some("radian") => self.degrees = false,
            Some(other) => {
                return Err(element.invalid(message!("mjcf-angle-neither-degree", other)));
            }
        }
        if let Some(sequence) = element.attribute("eulerseq") {
            let axes = <[u8; 3]>::try_from(sequence.as_bytes()).ok();
            let axes = axes.filter(|axes| axes.iter().all(|a| b"xyzXYZ".contains(a)));
            self.euler = axes.ok_or_else(|| {
                let problem = message!("mjcf-eulerseq-not-three", sequence);
                element.invalid(problem)
            })?;
        }
        if element.attribute("coordinate") == Some("global") {
            let problem = message!("mjcf-coordinates-global-mujoco");
            return Err(element.error_at(problem, message!("mjcf-save-local-mujoco")));
        }
        if let Some(folder) = element.attribute("assetdir") {
            self.mesh_folder = folder;
        }
        if let Some(folder) = element.attribute("meshdir") {
            self.mesh_folder = folder;
        }
        let flag = |name: &str, before: bool| match element.attribute(name) {
            Some(stated) => stated == "true",
            None => before,
        };
        self.strip_path = flag("strippath", self.strip_path);
        self.range_limits = flag("autolimits", self.range_limits);
        Ok(())
    }

    pub(super) fn radians(&self, angle: f64) -> f64 {
        match self.degrees {
            true => angle.to_radians(),
            false => angle,
        }
    }

    /// Returns the path of a mesh file from the model's own.
    pub(super) fn mesh_path(&self, file: &str) -> String {
        let name = match self.strip_path {
            true => file.rsplit(['/', '\\']).next().unwrap_or(file),
            false => file,
        };
        match self.mesh_folder.is_empty() || name.starts_with('/') {
            true => name.to_owned(),
            false => format!("{}/{name}", self.mesh_folder.trim_end_matches('/')),
        }
    }
}
