//! Writes and reads cases as scene files.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use nearpoint_geometry::shape::Soup;
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::file::{ModelFile, SceneFile};
use nearpoint_scene::pose::to_numbers;
use serde_json::json;
use std::fmt::Write;

/// A part of a case: its triangles and its pose.
#[derive(Debug, Clone)]
pub struct Part {
    /// The triangles.
    pub soup: Soup,
    /// The pose in the scene.
    pub pose: Pose,
}

impl Part {
    /// Makes a part with the identity as its pose.
    pub fn at_rest(soup: Soup) -> Self {
        let pose = Pose::identity();
        Self { soup, pose }
    }

    /// Makes a part of one triangle with the identity as its pose.
    pub fn triangle(corners: &[Point; 3]) -> Self {
        Self::at_rest(Soup {
            positions: corners.iter().map(|corner| (*corner).into()).collect(),
            triangles: vec![[0, 1, 2]],
            faces: Vec::new(),
        })
    }

    /// Returns the corners of its first triangle; a file stores equal corners once.
    ///
    /// # Errors
    /// The part has no triangle.
    pub fn corners(&self) -> Result<[Point; 3], String> {
        let triangle = self.soup.triangles.first();
        let triangle = triangle.ok_or("a part has no triangle")?;
        Ok(triangle.map(|corner| self.soup.positions[corner as usize].into()))
    }
}

/// Writes a scene of these parts, with a note about the wrong answer.
pub fn write(note: &str, parts: &[(&str, &Part)]) -> String {
    let models = parts.iter().map(|(name, part)| {
        let data = STANDARD.encode(obj(&part.soup));
        json!({"name": format!("{name}.obj"), "data": format!("data:model/obj;base64,{data}")})
    });
    let entries = parts.iter().enumerate().map(|(model, (name, part))| {
        json!({"model": model, "part": 0, "name": name, "pose": to_numbers(&part.pose)})
    });
    let scene = json!({
        "version": 1,
        "title": "A wrong answer",
        "description": note,
        "unit": "mm",
        "models": models.collect::<Vec<_>>(),
        "parts": entries.collect::<Vec<_>>(),
    });
    format!("{scene:#}\n")
}

/// Reads a scene's note about the wrong answer, and its parts.
///
/// # Errors
/// The file itself is invalid.
pub fn read(text: &str) -> Result<(String, Vec<Part>), String> {
    let file = SceneFile::from_json(text).map_err(|error| error.to_string())?;
    let mut parts = Vec::new();
    for (place, model) in file.models.iter().enumerate() {
        let [ModelFile::Embedded { bytes, .. }] = model.files.as_slice() else {
            return Err("a model is not in the scene file".to_owned());
        };
        let entry = file.parts.get(place).and_then(|entry| entry.pose);
        let pose = entry.unwrap_or_else(Pose::identity);
        let soup = soup(bytes)?;
        parts.push(Part { soup, pose });
    }
    Ok((file.description.unwrap_or_default(), parts))
}

fn obj(soup: &Soup) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    for [x, y, z] in &soup.positions {
        let _ = writeln!(text, "v {x:e} {y:e} {z:e}");
    }
    for [a, b, c] in soup.triangles.iter().map(|t| t.map(|v| v + 1)) {
        let _ = writeln!(text, "f {a} {b} {c}");
    }
    text
}

/// Reads the output of [`obj`]. A reader of models would refuse triangles without area, which cases have.
fn soup(bytes: &[u8]) -> Result<Soup, String> {
    let text = std::str::from_utf8(bytes).map_err(|error| error.to_string())?;
    let mut soup = Soup::default();
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let [kind, a, b, c] = words[..] else {
            return Err(format!("{line} is neither a vertex nor a triangle"));
        };
        let wrong = || format!("{line} has no three numbers");
        if kind == "v" {
            let number = |word: &str| word.parse::<f64>().map_err(|_| wrong());
            soup.positions.push([number(a)?, number(b)?, number(c)?]);
        } else {
            let corner = |word: &str| word.parse::<u32>().ok().and_then(|v| v.checked_sub(1));
            let corner = |word: &str| corner(word).ok_or_else(wrong);
            soup.triangles.push([corner(a)?, corner(b)?, corner(c)?]);
        }
    }
    Ok(soup)
}
