//! Flat contours from JSON, SVG and DXF, and back.
//!
//! [`read_contours`] decides by content what a file is. All y point up; where a file says what its unit is, coordinates
//! become millimetres. Curves are cut into chords whose ends lie on the curve. A contour that is none is left out and
//! named in [`ContourFile::left_out`]; what has no outline, such as text, in [`ContourFile::notes`].

mod affine;
mod boxes;
mod chain;
mod dxf;
mod error;
mod group;
mod json;
mod line;
mod pen;
mod region;
mod svg;
mod write;

pub use error::ContourError;
pub use write::{Placed, write_dxf, write_json, write_svg};

use chain::Loose;
use group::Shape;
use nearpoint_geometry::planar::{self, At, Point2, Polygon, Repair, Vector2};
use nearpoint_geometry::tolerance::{LARGEST_COORDINATE, SMALLEST_PART};
use nearpoint_geometry::unit::Unit;
use std::collections::HashSet;

/// A contour of a file.
#[derive(Debug, Clone, PartialEq)]
pub struct Contour {
    /// As in the file, so it is text and not markup; made up where the file gives none.
    pub name: String,
    /// In its own frame, y up, in the drawing's unit.
    pub polygon: Polygon,
    /// How many are wanted.
    pub count: u32,
    /// The turns that are allowed, degrees; any if there are none.
    pub turns: Vec<f64>,
    /// As in the file, where it has layers.
    pub layer: Option<String>,
    /// Where it lies, in a file of a sheet.
    pub placement: Option<Placement>,
    /// What was mended in its rings.
    pub repairs: Vec<Repair>,
}

/// Where a contour lies on a sheet: turned about its origin, then moved.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placement {
    /// Degrees, counter-clockwise.
    pub turn: f64,
    /// Where its origin is on the sheet, in the drawing's unit.
    pub at: Vector2,
}

/// What was found in a file.
#[derive(Debug, Clone, PartialEq)]
pub struct ContourFile {
    /// In the order of the file; never empty.
    pub contours: Vec<Contour>,
    /// The file's unit, if it gives one: then all coordinates are in millimetres. Units that [`Unit`] lacks, such as
    /// feet, count as millimetres, which they are converted to.
    pub unit: Option<Unit>,
    /// Contours that are none, and why; each once.
    pub left_out: Vec<ContourError>,
    /// What has no outline or was taken for granted, a sentence each.
    pub notes: Vec<String>,
}

/// What the user says about a file.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ContourOptions {
    /// How far the chords of a curve may be from it: in millimetres, or the file's own unit if it gives none. No curve
    /// has more than 4096 chords, though: one that is so large, hundreds of metres, is drawn coarser.
    pub flatness: f64,
    /// How far apart loose ends may be to be joined, as a share of the size of the drawing.
    pub joint: f64,
}

impl Default for ContourOptions {
    fn default() -> Self {
        Self {
            flatness: 0.05,
            joint: nearpoint_geometry::tolerance::LOOSE_END,
        }
    }
}

/// Longer names are cut, characters.
const LONGEST_NAME: usize = 120;
/// Longer files are refused, bytes.
const LONGEST: usize = 64 << 20;
/// More vertices than any sheet has.
const MOST_VERTICES: usize = 1_000_000;
/// More closed lines than any sheet has, holes included.
const MOST_OUTLINES: usize = 20_000;
/// More copies of blocks, groups and shapes than any sheet has. A few bytes can ask for very many.
const MOST_COPIES: u64 = 20_000;

/// Reads all contours of a file; `name` is for its extension and for errors.
pub fn read_contours(
    name: &str,
    bytes: &[u8],
    options: &ContourOptions,
) -> Result<ContourFile, ContourError> {
    let file = || crate::names::harmless(name, LONGEST_NAME);
    if bytes.is_empty() {
        return Err(ContourError::Empty { file: file() });
    }
    if bytes.len() > LONGEST {
        return Err(ContourError::TooLong {
            file: file(),
            bytes: bytes.len(),
            limit: LONGEST,
        });
    }
    let options = &sound(options);
    let text = text(bytes).ok_or_else(|| ContourError::NotText { file: file() })?;
    let (format, extension) = (Format::of(&text), crate::names::extension(name));
    let read = match format {
        Some(Format::Svg) => svg::read(&text, options),
        Some(Format::Json) => json::read(&text),
        Some(Format::Dxf) => dxf::read(&text, options),
        None => return Err(ContourError::UnknownFormat { file: file() }),
    };
    let by_extension = Format::by_extension(&extension);
    let drawing = read.map_err(|problem| problem.in_file(file()))?;
    let mut contours = drawing.finished(&file())?;
    if by_extension.is_some() && by_extension != format {
        let sentence = format!(
            "It is named .{extension}, but was read by its content as {}",
            format.map_or("", Format::name)
        );
        contours.notes.insert(0, sentence + ".");
    }
    Ok(contours)
}

/// Options that make sense: lengths above 0.
fn sound(options: &ContourOptions) -> ContourOptions {
    let default = ContourOptions::default();
    let or = |value: f64, default: f64| {
        if value.is_finite() && value > 0.0 {
            value
        } else {
            default
        }
    };
    ContourOptions {
        flatness: or(options.flatness, default.flatness),
        joint: or(options.joint, default.joint),
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Svg,
    Dxf,
    Json,
}

impl Format {
    /// By how the text begins: markup, an object or a list, or a number on a line of its own.
    fn of(text: &str) -> Option<Self> {
        let text = text.trim_start();
        let first = text.lines().next()?.trim();
        match text.as_bytes().first()? {
            b'<' => Some(Self::Svg),
            b'{' | b'[' => Some(Self::Json),
            _ if first.parse::<u16>().is_ok() => Some(Self::Dxf),
            _ => None,
        }
    }

    fn by_extension(extension: &str) -> Option<Self> {
        match extension {
            "svg" => Some(Self::Svg),
            "dxf" => Some(Self::Dxf),
            "json" => Some(Self::Json),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Svg => "SVG",
            Self::Dxf => "DXF",
            Self::Json => "JSON",
        }
    }
}

/// The text of a file: UTF-8 or UTF-16 by its first bytes, otherwise Latin letters, as old drawings have. None for a
/// binary file.
fn text(bytes: &[u8]) -> Option<String> {
    let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        String::from_utf16(&units.collect::<Vec<_>>()).ok()
    };
    let plain = crate::text::without_end(bytes);
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
        _ if plain.contains(&0) || plain.starts_with(b"AutoCAD Binary DXF") => None,
        _ => {
            let rest = plain.strip_prefix(&[0xef, 0xbb, 0xbf]).unwrap_or(plain);
            let latin = || rest.iter().map(|byte| char::from(*byte)).collect();
            Some(std::str::from_utf8(rest).map_or_else(|_| latin(), str::to_owned))
        }
    };
    // Old Macintosh programs end lines so.
    text.map(|text| match text.contains('\n') {
        true => text,
        false => text.replace('\r', "\n"),
    })
}

/// What a reader has found so far.
#[derive(Debug, Default)]
struct Drawing {
    contours: Vec<Contour>,
    unit: Option<Unit>,
    notes: Vec<String>,
    /// Closed shapes that become contours once they are nested, and what is wrong with those that were left out.
    shapes: Vec<Result<Shape, Problem>>,
    /// Open pieces, to be joined.
    loose: Vec<Loose>,
    /// How far apart ends may be to be joined, as a share of the drawing.
    joint: f64,
    vertices: usize,
    outlines: usize,
    copies: u64,
}

impl Drawing {
    /// Counts vertices, or things that stand for some; refuses more than any sheet has.
    fn count(&mut self, vertices: usize) -> Result<(), Problem> {
        self.vertices = self.vertices.saturating_add(vertices);
        match self.vertices > MOST_VERTICES {
            true => Err(Problem::TooMuch {
                what: format!("more than {MOST_VERTICES} vertices"),
            }),
            false => Ok(()),
        }
    }

    /// Counts closed lines, likewise.
    fn count_outlines(&mut self, outlines: usize) -> Result<(), Problem> {
        self.outlines = self.outlines.saturating_add(outlines);
        match self.outlines > MOST_OUTLINES {
            true => Err(Problem::TooMuch {
                what: format!("more than {MOST_OUTLINES} closed outlines"),
            }),
            false => Ok(()),
        }
    }

    /// Counts copies before they are drawn: copies of copies are soon too many to draw, even if each is empty.
    fn count_copies(&mut self, copies: u64) -> Result<(), Problem> {
        self.copies = self.copies.saturating_add(copies);
        match self.copies > MOST_COPIES {
            true => Err(Problem::TooMuch {
                what: format!("more than {MOST_COPIES} copies of blocks or shapes"),
            }),
            false => Ok(()),
        }
    }

    /// The number of the next shape, of those that are left out too.
    fn next(&self) -> usize {
        self.shapes.len() + 1
    }

    /// Goes on without a contour that is none.
    fn pass<T>(&mut self, done: Result<T, Problem>) -> Result<Option<T>, Problem> {
        match done {
            Ok(value) => Ok(Some(value)),
            Err(problem) if problem.is_of_one() => {
                self.shapes.push(Err(problem));
                Ok(None)
            }
            Err(problem) => Err(problem),
        }
    }

    /// Adds a contour of these rings, mended where that is safe. `place` says where it is in the file, if that is known.
    fn add(
        &mut self,
        place: Option<&str>,
        name: String,
        layer: Option<String>,
        rings: Vec<Vec<Point2>>,
    ) -> Result<&mut Contour, Problem> {
        let place = place.map_or_else(String::new, |place| format!("{place}, "));
        let what = format!("{place}contour \"{name}\"");
        check_size(&what, &rings)?;
        let refused = |error| Problem::Polygon { what, error };
        let mended = planar::repair(rings).map_err(refused)?;
        self.contours.push(Contour {
            name,
            polygon: mended.polygon,
            count: 1,
            turns: Vec::new(),
            layer,
            placement: None,
            repairs: mended.repairs,
        });
        let last = self.contours.len() - 1;
        Ok(&mut self.contours[last])
    }

    /// Joins what is loose, and nests it together with what was drawn whole; at least one contour must be there then.
    fn finished(mut self, file: &str) -> Result<ContourFile, ContourError> {
        let in_file = |problem: Problem| problem.in_file(file.to_owned());
        self.join().map_err(in_file)?;
        let mut problems = self.bound().map_err(in_file)?;
        let mut left_out: Vec<ContourError> = Vec::new();
        let mut told = HashSet::new();
        for problem in problems.drain(..).map(in_file) {
            // Those of a block come as often as it is inserted.
            if told.insert(problem.to_string()) {
                left_out.push(problem);
            }
        }
        if self.contours.is_empty() {
            return Err(match left_out.pop() {
                None => in_file(Problem::NoContour { notes: self.notes }),
                Some(only) if left_out.is_empty() => only,
                Some(last) => {
                    left_out.push(last);
                    ContourError::NoneSound {
                        file: file.to_owned(),
                        problems: left_out,
                    }
                }
            });
        }
        Ok(ContourFile {
            contours: self.contours,
            unit: self.unit,
            left_out,
            notes: self.notes,
        })
    }

    /// Adds the rings that loose lines make as shapes.
    fn join(&mut self) -> Result<(), Problem> {
        let loose = std::mem::take(&mut self.loose);
        let joined = chain::joined(loose, self.joint);
        self.notes.extend(joined.notes);
        for (layer, rings) in joined.rings {
            self.count_outlines(rings.len())?;
            let shape = |ring| Shape::outline(layer.clone(), ring);
            self.shapes.extend(rings.into_iter().map(shape).map(Ok));
        }
        Ok(())
    }

    /// Adds the contours that the shapes are once they are nested. Returns what is wrong with those that are none.
    fn bound(&mut self) -> Result<Vec<Problem>, Problem> {
        let mut shapes = std::mem::take(&mut self.shapes);
        let points = shapes
            .iter_mut()
            .flatten()
            .flat_map(|shape| &mut shape.rings);
        self.notes
            .extend(move_to_origin(points.flatten().collect()));
        group::nest(shapes.iter_mut().flatten(), self.joint)?;
        let mut problems = Vec::new();
        for shape in shapes {
            let added = shape.and_then(|shape| {
                if shape.rings.is_empty() {
                    return Ok(());
                }
                let name = shape.name.unwrap_or_else(|| {
                    let kind = shape.layer.as_deref().unwrap_or("contour");
                    let number = self.contours.len() + problems.len() + 1;
                    format!("{kind} {number}")
                });
                let place = shape.place.as_deref();
                self.add(place, name, shape.layer, shape.rings).map(drop)
            });
            match added {
                Err(problem) if !problem.is_of_one() => return Err(problem),
                added => problems.extend(added.err()),
            }
        }
        Ok(problems)
    }
}

/// Moves what is farther from the origin than any part is to it, by whole numbers: that is exact. Says by how much.
fn move_to_origin(points: Vec<&mut Point2>) -> Option<String> {
    let [low, high] = boxes::bounds(points.iter().map(|p| **p));
    let is_far = low.coords.amax().max(high.coords.amax()) > LARGEST_COORDINATE;
    let from = low.coords.map(f64::floor);
    let is_exact = from.amax() <= 2.0_f64.powi(53);
    // What is far apart, too, is refused.
    if !is_far || !is_exact || (high - low).amax() > LARGEST_COORDINATE {
        return None;
    }
    points.into_iter().for_each(|p| *p -= from);
    let (x, y) = (-from.x, -from.y);
    Some(format!(
        "The drawing is far from the origin, and was moved there by ({x}, {y})."
    ))
}

/// Refuses sizes that no part can have.
fn check_size(what: &str, rings: &[Vec<Point2>]) -> Result<(), Problem> {
    let points = || rings.iter().flatten();
    let Some(first) = points().next() else {
        return Ok(());
    };
    let is_huge = |p: &&Point2| p.iter().any(|x| x.is_nan() || x.abs() > LARGEST_COORDINATE);
    let is_far = |p: &Point2| {
        p.iter()
            .zip(first.iter())
            .any(|(x, y)| (x - y).abs() >= SMALLEST_PART)
    };
    let problem = match points().find(is_huge) {
        Some(p) => format!("has a vertex at {}, beyond {LARGEST_COORDINATE:e}", At(p)),
        None if !points().any(is_far) => {
            format!("is smaller than {SMALLEST_PART:e} at {}", At(first))
        }
        None => return Ok(()),
    };
    Err(Problem::Size {
        what: what.to_owned(),
        problem,
    })
}

use error::Problem;

/// Millimetres in a unit.
fn millimetres(unit: Unit) -> f64 {
    match unit {
        Unit::Mm => 1.0,
        Unit::Cm => 10.0,
        Unit::M => 1000.0,
        Unit::In => 25.4,
    }
}
