//! Describes flat areas in one plane, which are painted over each other in their order. They have no depth, so that
//! adjacent contours never compete for a pixel.

use crate::style::Colour;
use crate::surface::DrawingFrame;

/// The flat coloured areas of one picture.
#[derive(Debug, Clone)]
pub struct Areas {
    /// The frame of their coordinates.
    pub frame: DrawingFrame,
    /// The layers, the lowest first.
    pub layers: Vec<Layer>,
}

/// Areas of one style, drawn at once, and lines along their borders.
#[derive(Debug, Clone)]
pub struct Layer {
    /// The colour of the fill, or of the stripes.
    pub fill: Colour,
    /// The distance between stripes, in CSS pixels; 0 for plain.
    pub hatch: f32,
    /// The corners, in drawing coordinates.
    pub corners: Vec<[f32; 3]>,
    /// The triangles, as three indices of corners.
    pub triangles: Vec<u32>,
    /// The colour of the lines along the borders.
    pub line: Colour,
    /// The width of these lines, in CSS pixels.
    pub width: f32,
    /// The lines along the borders, in drawing coordinates.
    pub borders: Vec<[[f32; 3]; 2]>,
}

impl Layer {
    /// Makes a layer without areas, with this fill and hatching, and this colour and width of the lines along
    /// borders.
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
