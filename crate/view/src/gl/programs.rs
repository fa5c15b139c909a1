//! The shaders, compiled once for a context.

use three_d::{Context, CoreError, Program};

/// One program for each way of drawing.
pub(super) struct Programs {
    /// Shaded triangles of parts.
    pub surface: Program,
    /// Flat areas, plain or hatched.
    pub areas: Program,
    /// Which pixels parts cover.
    pub flat: Program,
    /// Many lines of parts, in one colour and width.
    pub lines: Program,
    /// A few lines in the eye's frame, each with its own colour and widths.
    pub strokes: Program,
    /// Symbols of constant size.
    pub dots: Program,
    /// A line around what a mask covers.
    pub silhouette: Program,
}

const PLACE: &str = include_str!("shader/place.glsl");
const SURFACE: &str = include_str!("shader/surface.vert");
const LINE: [&str; 2] = [
    include_str!("shader/line.vert"),
    include_str!("shader/line.frag"),
];

impl Programs {
    pub fn compile(context: &Context) -> Result<Self, CoreError> {
        let program =
            |vertex: &str, fragment: &str| Program::from_source(context, vertex, fragment);
        let surface = format!("{PLACE}{SURFACE}");
        let lines = format!("{PLACE}{}", LINE[0]);
        let strokes = LINE.map(|source| format!("#define STROKES\n{source}"));
        Ok(Self {
            surface: program(&surface, include_str!("shader/surface.frag"))?,
            areas: program(
                include_str!("shader/area.vert"),
                include_str!("shader/area.frag"),
            )?,
            flat: program(&surface, include_str!("shader/flat.frag"))?,
            lines: program(&lines, LINE[1])?,
            strokes: program(&strokes[0], &strokes[1])?,
            dots: program(
                include_str!("shader/dot.vert"),
                include_str!("shader/dot.frag"),
            )?,
            silhouette: program(
                include_str!("shader/screen.vert"),
                include_str!("shader/silhouette.frag"),
            )?,
        })
    }
}
