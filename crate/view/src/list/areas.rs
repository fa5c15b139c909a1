//! Flat areas in one plane, painted over each other in their order: no depth, so that contours side by side never fight
//! for a pixel.

use crate::style::Colour;
use crate::surface::DrawingFrame;

/// Areas of one picture.
#[derive(Debug, Clone)]
pub struct Areas {
    /// Where their coordinates are.
    pub frame: DrawingFrame,
    /// The first one lowest.
    pub layers: Vec<Layer>,
}

/// Areas of one look, drawn at once, and lines along their borders.
#[derive(Debug, Clone)]
pub struct Layer {
    /// What they are filled with, or their stripes.
    pub fill: Colour,
    /// Distance of stripes, CSS pixels; 0: plain.
    pub hatch: f32,
    /// Drawing coordinates.
    pub corners: Vec<[f32; 3]>,
    /// Three corners each.
    pub triangles: Vec<u32>,
    /// Of the lines along their borders.
    pub line: Colour,
    /// CSS pixels.
    pub width: f32,
    /// Drawing coordinates.
    pub borders: Vec<[[f32; 3]; 2]>,
}

impl Layer {
    /// Nothing yet, of this look.
    pub fn new(fill: Colour, hatch: f32, line: Colour, width: f32) -> Self {
        Self {
            fill,
            hatch,
            corners: Vec::new(),
            triangles: Vec::new(),
            line,
            width,
            borders: Vec::new(),
        }
    }
}
