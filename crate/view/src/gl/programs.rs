//! Compiles the shaders, once per context.

use three_d::{Context, CoreError, Program};

/// The compiled shader programs, one for each way of drawing.
pub(super) struct Programs {
    /// The programs that draw parts without cuts.
    uncut: PartPrograms,
    /// The programs that draw parts with cuts; compiled when the first plane cuts the picture.
    cutting: Option<CutPrograms>,
    /// The program for flat areas, plain or hatched.
    pub areas: Program,
    /// The program for a few lines in the eye's frame, each with its own colour and widths.
    pub strokes: Program,
    /// The program for symbols of constant size.
    pub dots: Program,
    /// The program for a line around a mask.
    pub silhouette: Program,
}

/// The shader programs that draw parts.
pub(super) struct PartPrograms {
    /// The program for shaded triangles.
    pub surface: Program,
    /// The program that draws the mask of the pixels that they cover.
    pub flat: Program,
    /// The program for many lines, in one colour and width.
    pub lines: Program,
}

/// The shader programs that draw parts which section planes cut.
pub(super) struct CutPrograms {
    parts: PartPrograms,
    /// The program that sums up solids, see `sum.frag`.
    pub sum: Program,
    /// The program that draws the cap of a plane.
    pub cap: Program,
}

const PLACE: &str = include_str!("shader/place.glsl");
const SURFACE: &str = include_str!("shader/surface.vert");
const CUT: &str = include_str!("shader/cut.glsl");
const LINE: [&str; 2] = [
    include_str!("shader/line.vert"),
    include_str!("shader/line.frag"),
];

impl Programs {
    /// Compiles all programs except those that draw cuts.
    pub fn compile(context: &Context) -> Result<Self, CoreError> {
        let program =
            |vertex: &str, fragment: &str| Program::from_source(context, vertex, fragment);
        let strokes = LINE.map(|source| format!("#define STROKES\n{source}"));
        Ok(Self {
            uncut: PartPrograms::compile(context, "", "")?,
            cutting: None,
            areas: program(
                include_str!("shader/area.vert"),
                include_str!("shader/area.frag"),
            )?,
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
    /// Returns the programs that draw parts.
    pub fn part_programs(&self, is_cut: bool) -> &PartPrograms {
        let cut = self.cutting.as_ref().filter(|_| is_cut);
        cut.map_or(&self.uncut, |cutting| &cutting.parts)
    }

    /// Returns the programs that draw cuts, once they are compiled.
    pub fn cutting(&self) -> Option<&CutPrograms> {
        self.cutting.as_ref()
    }

    /// Compiles the programs that draw cuts, unless they are compiled.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first section plane.
    #[inline(never)]
    pub fn ensure_cutting(&mut self, context: &Context) -> Result<(), CoreError> {
        if self.cutting.is_some() {
            return Ok(());
        }
        let surface = format!("#define CUT\n{PLACE}{SURFACE}");
        let sum = format!("{CUT}{}", include_str!("shader/sum.frag"));
        let cap = format!("{CUT}{}", include_str!("shader/cap.frag"));
        self.cutting = Some(CutPrograms {
            parts: PartPrograms::compile(context, "#define CUT\n", CUT)?,
            sum: Program::from_source(context, &surface, &sum)?,
            cap: Program::from_source(context, include_str!("shader/cap.vert"), &cap)?,
        });
        Ok(())
    }
}

impl PartPrograms {
    fn compile(context: &Context, vertex: &str, fragment: &str) -> Result<Self, CoreError> {
        let program = |own: &str, looks: &str| {
            let (own, looks) = (
                format!("{vertex}{PLACE}{own}"),
                format!("{fragment}{looks}"),
            );
            Program::from_source(context, &own, &looks)
        };
        Ok(Self {
            surface: program(SURFACE, include_str!("shader/surface.frag"))?,
            flat: program(SURFACE, include_str!("shader/flat.frag"))?,
            lines: program(LINE[0], LINE[1])?,
        })
    }
}
