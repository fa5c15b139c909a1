//! Reads Wavefront OBJ files: `v` and `f` with every form of index, objects, groups, materials and their colours.
//!
//! It does not use `tobj` 4: that triangulates every polygon as a fan, which is wrong for concave ones, and its errors
//! have no line. `obj_parts` interprets the statements as parts and faces.

use crate::digits::Digits;
use crate::error::{Result, damaged_at, invalid_at, invalid_file};
use crate::job::Job;
use crate::model::Model;
use crate::names::sanitize_name_bytes;
use crate::obj_parts;
use crate::obj_statements::{Polygon, Statements};
use crate::polygon::MAX_CORNERS;
use crate::text::{Words, number, quoted};
use nearpoint_message::message;

/// The number of lines between two progress reports.
const STRIDE: usize = 1 << 13;

/// Reads an OBJ file. `material_file` finds the bytes of a dropped material file.
// Not inlined: the WebAssembly split keeps it out of the code that the first view loads.
#[inline(never)]
pub(crate) fn read<'f>(
    job: &mut Job,
    bytes: &[u8],
    material_file: &mut dyn FnMut(&str) -> Option<&'f [u8]>,
) -> Result<Model> {
    let statements = statements(job, bytes)?;
    obj_parts::assemble(job, statements, material_file)
}

fn statements<'a>(job: &mut Job, bytes: &'a [u8]) -> Result<Statements<'a>> {
    let mut found = Statements {
        objects: vec![None],
        ..Statements::default()
    };
    let (mut object, mut group, mut material) = (0, found.groups.number(b""), 0);
    found.materials.number(b"");
    let mut words = Words::new(bytes);
    let mut statements = 0;
    // The first face with fewer than three corners, and the number of such faces.
    let mut small: Option<(usize, usize)> = None;
    while let Some(word) = words.next() {
        if statements % STRIDE == 0 {
            job.tick(words.position(), 2 * bytes.len())?;
        }
        statements += 1;
        match word {
            b"v" => {
                let position = position(&mut words, &mut found.digits)?;
                job.push(&mut found.positions, position)?;
            }
            b"f" | b"fo" => {
                if !face(job, &mut words, &mut found)? {
                    let (_, count) = small.get_or_insert((words.line(), 0));
                    *count += 1;
                    words.skip_line();
                    continue;
                }
                let polygon = Polygon {
                    end: found.corners.len() as u32,
                    line: words.line() as u32,
                };
                job.push(&mut found.polygons, polygon)?;
                found.add_polygon([object, group, material]);
            }
            b"o" => {
                object = found.objects.len() as u32;
                found.objects.push(sanitize_name_bytes(words.peek_name()));
            }
            b"g" => group = found.groups.number(words.peek_name()),
            b"usemtl" => material = found.materials.number(words.peek_name()),
            b"mtllib" => found.libraries.push(lossy(words.peek_name())),
            b"curv" | b"curv2" | b"surf" => {
                job.warn(message!("obj-line-free-form", line = words.line()));
            }
            // Normals, texture coordinates, lines, points, smoothing, comments and unknown statements are skipped.
            _ => {}
        }
        words.skip_line();
    }
    if let Some((line, count)) = small {
        job.warn(message!("obj-line-faces-fewer", line, count));
    }
    if found.polygons.is_empty() {
        let problem = message!("obj-no-faces-lines");
        return Err(invalid_file(problem, message!("export-mesh-faces")));
    }
    Ok(found)
}

fn lossy(line: &[u8]) -> String {
    String::from_utf8_lossy(line.trim_ascii()).into_owned()
}

/// Reads the coordinates after `v`; a weight or a colour after them is ignored.
fn position(words: &mut Words, digits: &mut Digits) -> Result<[f64; 3]> {
    let mut position = [0.0; 3];
    for x in &mut position {
        let problem = match words.next_of_statement() {
            None => message!("obj-vertex-fewer-3"),
            Some(word) => match number(word) {
                Some(value) if value.is_finite() => {
                    *x = value;
                    digits.merge(Digits::of(word));
                    continue;
                }
                Some(_) => message!("coordinate-not-finite-2", word = quoted(word)),
                None => message!("not-number", word = quoted(word)),
            },
        };
        return Err(damaged_at(message!("line", line = words.line()), problem));
    }
    Ok(position)
}

/// Reads the corners after `f`. Returns whether there are at least three.
fn face(job: &Job, words: &mut Words, found: &mut Statements) -> Result<bool> {
    let first = found.corners.len();
    while let Some(word) = words.next_of_statement() {
        push_corner(job, words, found, word)?;
        if found.corners.len() - first > MAX_CORNERS {
            let problem = message!("obj-face-more-corners", most_corners = MAX_CORNERS);
            let remedy = message!("export-mesh-triangles");
            return Err(invalid_at(
                message!("line", line = words.line()),
                problem,
                remedy,
            ));
        }
    }
    let is_face = found.corners.len() - first >= 3;
    if !is_face {
        found.corners.truncate(first);
    }
    Ok(is_face)
}

/// Reads a corner: `i`, `i/t`, `i//n` or `i/t/n`. `i` counts from 1, or backwards from the last vertex if it is
/// negative. A vertex may be defined after its use, so the upper bound is checked at the end.
fn push_corner(job: &Job, words: &Words, found: &mut Statements, word: &[u8]) -> Result<()> {
    let digits = word.split(|&b| b == b'/').next().unwrap_or(word);
    let index: Option<i64> = std::str::from_utf8(digits)
        .ok()
        .and_then(|d| d.parse().ok());
    let known = found.positions.len() as i64;
    let index = match index {
        Some(index @ 1..) => index - 1,
        Some(index @ ..=-1) if known + index >= 0 => known + index,
        Some(index) if index < 0 => {
            let problem = message!("obj-face-uses-vertex", index, known);
            return Err(damaged_at(message!("line", line = words.line()), problem));
        }
        _ => {
            let problem = message!("obj-not-vertex-number", word = quoted(word));
            return Err(damaged_at(message!("line", line = words.line()), problem));
        }
    };
    let Ok(index) = u32::try_from(index) else {
        return Err(obj_parts::out_of_range(words.line(), index, known));
    };
    job.push(&mut found.corners, index)
}
