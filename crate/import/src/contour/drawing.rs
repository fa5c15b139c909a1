//! Collects the shapes and loose lines that a reader finds in a drawing, and converts them to contours.

use super::chain::OpenChain;
use super::error::{ContourError, Result};
use super::group::Shape;
use super::model::{Contour, ContourFile};
use super::{boxes, chain, group};
use nearpoint_geometry::planar::{self, DisplayPoint, Point2};
use nearpoint_geometry::tolerance::{MAX_COORDINATE, MIN_PART_SIZE};
use nearpoint_geometry::unit::Unit;
use nearpoint_message::{Arg, Message, ToArg, message};
use std::collections::{BTreeMap, HashSet};

/// The largest number of vertices, more than any drawing has.
pub(super) const MAX_VERTICES: usize = 1_000_000;
/// The largest number of closed lines, holes included, more than any drawing has.
const MAX_OUTLINES: usize = 20_000;
/// The largest number of copies of blocks, groups and shapes, more than any drawing has. A few bytes can request very
/// many.
const MAX_COPIES: u64 = 20_000;

/// The content that a reader has found so far.
#[derive(Debug, Default)]
pub(super) struct Drawing {
    pub(super) contours: Vec<Contour>,
    pub(super) unit: Option<Unit>,
    pub(super) notes: Vec<Message>,
    /// The number of skipped elements of each kind: they have no outline, or an unsupported one.
    pub(super) skipped: BTreeMap<Arg, usize>,
    /// The closed shapes that become contours once they are nested, and the errors of skipped ones.
    pub(super) shapes: Vec<Result<Shape>>,
    pub(super) open_chains: Vec<OpenChain>,
    /// The largest distance of ends that are joined, as a fraction of the drawing's size.
    pub(super) join_tolerance: f64,
    pub(super) vertices: usize,
    pub(super) outlines: usize,
    pub(super) copies: u64,
}

impl Drawing {
    /// Counts vertices, or items that produce some; refuses more than any drawing has.
    pub(super) fn count(&mut self, vertices: usize) -> Result<()> {
        self.vertices = self.vertices.saturating_add(vertices);
        let problem = || message!("contour-more-vertices", most_vertices = MAX_VERTICES);
        check_limit(self.vertices > MAX_VERTICES, problem)
    }

    /// Counts closed lines; refuses more than any drawing has.
    pub(super) fn count_outlines(&mut self, outlines: usize) -> Result<()> {
        self.outlines = self.outlines.saturating_add(outlines);
        let problem = || message!("contour-more-closed-outlines", most_outlines = MAX_OUTLINES);
        check_limit(self.outlines > MAX_OUTLINES, problem)
    }

    /// Counts copies before they are drawn: nested copies quickly become too many to draw, even if each is empty.
    pub(super) fn count_copies(&mut self, copies: u64) -> Result<()> {
        self.copies = self.copies.saturating_add(copies);
        let problem = || message!("contour-more-copies-blocks", most_copies = MAX_COPIES);
        check_limit(self.copies > MAX_COPIES, problem)
    }

    /// Returns the number of the next shape; skipped shapes count, too.
    pub(super) fn next(&self) -> usize {
        self.shapes.len() + 1
    }

    /// Counts a skipped element of a kind.
    pub(super) fn skip(&mut self, what: impl ToArg) {
        *self.skipped.entry(what.to_arg()).or_default() += 1;
    }

    /// Adds a note about skipped elements, if there are any.
    pub(super) fn note_skipped(&mut self, note: fn(Vec<Message>) -> Message) {
        let counts = self.skipped.iter();
        let counts = counts.map(|(what, count)| message!("contour-times", count, what));
        let counts: Vec<Message> = counts.collect();
        if !counts.is_empty() {
            self.notes.push(note(counts));
        }
    }

    /// Records the error of an invalid contour, and continues without it.
    pub(super) fn skip_invalid<T>(&mut self, done: Result<T>) -> Result<Option<T>> {
        match done {
            Ok(value) => Ok(Some(value)),
            Err(problem) if problem.concerns_one_contour() => {
                self.shapes.push(Err(problem));
                Ok(None)
            }
            Err(problem) => Err(problem),
        }
    }

    /// Adds a contour of these rings, repaired where that is safe. `place` is its position in the file, if known.
    pub(super) fn add(
        &mut self,
        place: Option<Arg>,
        name: String,
        layer: Option<String>,
        rings: Vec<Vec<Point2>>,
    ) -> Result<&mut Contour> {
        let place = place.map(|place| message!("contour-place", place));
        let what = message!("contour-contour", place, name);
        check_size(&what, &rings)?;
        let refused = |error| ContourError::Polygon {
            file: String::new(),
            what: what.clone(),
            error,
        };
        let mended = planar::repair(rings).map_err(refused)?;
        self.contours.push(Contour {
            name,
            polygon: mended.polygon,
            count: 1,
            allowed_rotations: Vec::new(),
            layer,
            placement: None,
            repairs: mended.repairs,
        });
        let last = self.contours.len() - 1;
        Ok(&mut self.contours[last])
    }

    /// Joins the loose pieces, and nests them together with the closed shapes. Returns an error if there is no contour.
    pub(super) fn finish(mut self, file: &str) -> Result<ContourFile, ContourError> {
        let in_file = |error: ContourError| error.in_file(file);
        self.join_open_chains().map_err(in_file)?;
        let mut problems = self.add_nested().map_err(in_file)?;
        let mut skipped: Vec<ContourError> = Vec::new();
        let mut reported = HashSet::new();
        for problem in problems.drain(..).map(in_file) {
            // The problems of a block repeat with each insertion.
            if reported.insert(problem.to_string()) {
                skipped.push(problem);
            }
        }
        if self.contours.is_empty() {
            return Err(match skipped.pop() {
                None => in_file(ContourError::NoContour {
                    file: String::new(),
                    notes: self.notes,
                }),
                Some(only) if skipped.is_empty() => only,
                Some(last) => {
                    skipped.push(last);
                    ContourError::AllInvalid {
                        file: file.to_owned(),
                        problems: skipped,
                    }
                }
            });
        }
        Ok(ContourFile {
            contours: self.contours,
            unit: self.unit,
            skipped,
            notes: self.notes,
        })
    }

    /// Adds the rings of joined loose lines as shapes.
    pub(super) fn join_open_chains(&mut self) -> Result<()> {
        let loose = std::mem::take(&mut self.open_chains);
        let joined = chain::join_chains(loose, self.join_tolerance);
        self.notes.extend(joined.notes);
        for (layer, rings) in joined.rings {
            self.count_outlines(rings.len())?;
            let shape = |ring| Shape::outline(layer.clone(), ring);
            self.shapes.extend(rings.into_iter().map(shape).map(Ok));
        }
        Ok(())
    }

    /// Adds the contours of the nested shapes. Returns the errors of the invalid ones.
    pub(super) fn add_nested(&mut self) -> Result<Vec<ContourError>> {
        let mut shapes = std::mem::take(&mut self.shapes);
        let points = shapes
            .iter_mut()
            .flatten()
            .flat_map(|shape| &mut shape.rings);
        self.notes
            .extend(move_to_origin(points.flatten().collect()));
        group::nest(shapes.iter_mut().flatten(), self.join_tolerance)?;
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
                let place = shape.place;
                self.add(place, name, shape.layer, shape.rings).map(drop)
            });
            match added {
                Err(problem) if !problem.concerns_one_contour() => return Err(problem),
                added => problems.extend(added.err()),
            }
        }
        Ok(problems)
    }
}

/// Refuses content above a limit.
fn check_limit(is_more: bool, problem: impl FnOnce() -> Message) -> Result<()> {
    match is_more {
        true => Err(ContourError::too_large(problem())),
        false => Ok(()),
    }
}

/// Moves a drawing near the origin if it is farther away than a part may be. The shift is by whole numbers, which is
/// exact. Returns a note about the distance.
fn move_to_origin(points: Vec<&mut Point2>) -> Option<Message> {
    let [low, high] = boxes::bounds(points.iter().map(|p| **p));
    let is_far = low.coords.amax().max(high.coords.amax()) > MAX_COORDINATE;
    let from = low.coords.map(f64::floor);
    let is_exact = from.amax() <= 2.0_f64.powi(53);
    // A drawing that is also too large is refused.
    if !is_far || !is_exact || (high - low).amax() > MAX_COORDINATE {
        return None;
    }
    points.into_iter().for_each(|p| *p -= from);
    let (x, y) = (-from.x, -from.y);
    Some(message!("contour-drawing-far-origin", x, y))
}

/// Refuses sizes that are invalid for a part.
fn check_size(what: &Message, rings: &[Vec<Point2>]) -> Result<()> {
    let points = || rings.iter().flatten();
    let Some(first) = points().next() else {
        return Ok(());
    };
    let is_huge = |p: &&Point2| p.iter().any(|x| x.is_nan() || x.abs() > MAX_COORDINATE);
    let is_far = |p: &Point2| {
        p.iter()
            .zip(first.iter())
            .any(|(x, y)| (x - y).abs() >= MIN_PART_SIZE)
    };
    let problem = match points().find(is_huge) {
        Some(p) => message!(
            "contour-vertex-beyond",
            p = DisplayPoint(p),
            largest_coordinate = format!("{MAX_COORDINATE:e}")
        ),
        None if !points().any(is_far) => {
            message!(
                "contour-smaller",
                smallest_part = format!("{MIN_PART_SIZE:e}"),
                first = DisplayPoint(first)
            )
        }
        None => return Ok(()),
    };
    Err(ContourError::Size {
        file: String::new(),
        what: what.clone(),
        problem,
    })
}
