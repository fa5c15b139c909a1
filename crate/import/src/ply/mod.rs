//! Reads PLY files: vertices and polygons in ASCII or binary of either byte order, with properties in any order.
//!
//! It uses neither `ply-rs`, which is unmaintained, nor its fork `ply-rs-bw`: they make a map for every vertex, and
//! allocate memory by the header's counts.

mod header;
mod values;

use crate::accuracy::Accuracy;
use crate::digits::Digits;
use crate::error::{Result, damaged_at, invalid_file};
use crate::job::Job;
use crate::model::{Model, Origin};
use crate::polygon::{MANY_CORNERS, MAX_CORNERS, Triangulator};
use header::{Element, Header, Property, Scalar};
use nearpoint_geometry::shape::Soup;
use nearpoint_message::message;
use values::Values;

/// The number of rows between two progress reports.
const STRIDE: usize = 1 << 13;

// Not inlined: the WebAssembly split keeps it out of the code that the first view loads.
#[inline(never)]
pub(crate) fn read(job: &mut Job, bytes: &[u8]) -> Result<Model> {
    let header = Header::read(bytes)?;
    let mut body = Values::new(bytes, &header);
    let mut found = PlyContent::default();
    for element in &header.elements {
        body.check_claim(element)?;
        match element.name {
            b"vertex" => vertices(job, &mut body, element, &mut found)?,
            b"face" => faces(job, &mut body, element, &mut found, false)?,
            b"tristrips" => faces(job, &mut body, element, &mut found, true)?,
            _ => rows(job, &mut body, element, |_, _, _, _, _| Ok(()))?,
        }
    }
    if body.rest() > 0 {
        job.warn(message!(
            "ply-after-last-element",
            u64 = crate::error::size(body.rest() as u64)
        ));
    }
    if found.soup.triangles.is_empty() {
        let problem = message!("ply-no-faces-only");
        return Err(invalid_file(problem, message!("export-mesh-faces")));
    }
    let colour = found.colour();
    let mesh = job.weld(found.soup, Accuracy::Digits(found.digits))?;
    let mesh = match found.are_singles {
        true => mesh.with_single_precision_rounding(),
        false => mesh,
    };
    Ok(Model::of_mesh(mesh, colour, Origin::Unitless("PLY")))
}

#[derive(Default)]
struct PlyContent {
    soup: Soup,
    digits: Digits,
    /// True if positions are binary numbers of f32.
    are_singles: bool,
    colour_sum: [f64; 3],
    coloured: usize,
}

impl PlyContent {
    /// Returns the mean of the vertices' colours.
    fn colour(&self) -> Option<[f32; 4]> {
        if self.coloured == 0 {
            return None;
        }
        let [r, g, b] = self
            .colour_sum
            .map(|sum| (sum / self.coloured as f64) as f32);
        Some([r, g, b, 1.0].map(|x| x.clamp(0.0, 1.0)))
    }
}

/// Reads all rows of an element and passes each property's values to `take`: row, index of the property, values.
fn rows(
    job: &mut Job,
    body: &mut Values,
    element: &Element,
    mut take: impl FnMut(&Job, usize, usize, &[f64], Digits) -> Result<()>,
) -> Result<()> {
    let mut values: Vec<f64> = Vec::new();
    if element.properties.is_empty() {
        return Ok(());
    }
    for row in 0..element.count {
        if row % STRIDE == 0 || values.len() > MANY_CORNERS {
            job.tick(body.position(), 2 * body.length())?;
        }
        for (number, property) in element.properties.iter().enumerate() {
            body.values(job, element, row, property, &mut values)?;
            take(job, row, number, &values, body.digits())?;
        }
    }
    Ok(())
}

fn vertices(
    job: &mut Job,
    body: &mut Values,
    element: &Element,
    found: &mut PlyContent,
) -> Result<()> {
    let axes = [&b"x"[..], b"y", b"z"].map(|axis| element.property(axis));
    let [Some(_), Some(_), Some(_)] = axes else {
        let problem = message!("ply-vertices-no-x");
        return Err(damaged_at(message!("ply-header"), problem));
    };
    let channels = [&b"red"[..], b"green", b"blue"].map(|name| element.property(name));
    let whole = channels[0].map_or(1.0, |p| element.properties[p].scalar.white());
    let is_single = |axis: &Option<usize>| {
        axis.is_some_and(|axis| element.properties[axis].scalar == Scalar::F32)
    };
    found.are_singles = !body.is_text() && axes.iter().any(is_single);
    let mut positions = Vec::new();
    job.reserve(&mut positions, element.count)?;
    let mut position = [0.0; 3];
    let last = element.properties.len() - 1;
    rows(job, body, element, |_, row, number, values, digits| {
        let value = values.first().copied().unwrap_or_default();
        if let Some(axis) = axes.iter().position(|a| *a == Some(number)) {
            if !value.is_finite() {
                let problem = message!("coordinate-not-finite");
                return Err(damaged_at(message!("ply-vertex", row), problem));
            }
            position[axis] = value;
            found.digits.merge(digits);
        } else if let Some(channel) = channels.iter().position(|c| *c == Some(number)) {
            found.colour_sum[channel] += value / whole;
        }
        if number == last {
            positions.push(position);
        }
        Ok(())
    })?;
    if channels.iter().all(Option::is_some) {
        found.coloured = element.count;
    }
    found.soup.positions = positions;
    Ok(())
}

fn faces(
    job: &mut Job,
    body: &mut Values,
    element: &Element,
    found: &mut PlyContent,
    strips: bool,
) -> Result<()> {
    let list =
        |p: &Property| p.length.is_some() && matches!(p.name, b"vertex_indices" | b"vertex_index");
    let Some(indices) = element.properties.iter().position(list) else {
        let problem = message!("ply-faces-no-list");
        return Err(damaged_at(message!("ply-header"), problem));
    };
    if !strips {
        let PlyContent { soup, .. } = found;
        job.reserve(&mut soup.triangles, element.count)?;
    }
    let mut cutter = Triangulator::default();
    let mut corners = Vec::new();
    rows(job, body, element, |job, row, number, values, _| {
        if number != indices {
            return Ok(());
        }
        if strips {
            for strip in values.split(|&v| v < 0.0) {
                for (turn, three) in strip.windows(3).enumerate() {
                    let [a, b, c] = [0, 1 + turn % 2, 2 - turn % 2].map(|k| three[k]);
                    let triangle = checked(&found.soup, row, [a, b, c])?;
                    job.push(&mut found.soup.triangles, triangle)?;
                }
            }
            return Ok(());
        }
        if let &[a, b, c] = values {
            let triangle = checked(&found.soup, row, [a, b, c])?;
            return job.push(&mut found.soup.triangles, triangle);
        }
        if !(3..=MAX_CORNERS).contains(&values.len()) {
            let problem = message!(
                "ply-corners-not-3",
                values = values.len(),
                most_corners = MAX_CORNERS
            );
            return Err(damaged_at(message!("ply-face", row), problem));
        }
        corners.clear();
        for &value in values {
            let [index, ..] = checked(&found.soup, row, [value; 3])?;
            corners.push(index);
        }
        cutter.append(job, &mut found.soup, &corners, || message!("ply-face", row))
    })
}

/// Returns the corners, if their vertices exist.
fn checked(soup: &Soup, row: usize, indices: [f64; 3]) -> Result<[u32; 3]> {
    let known = soup.positions.len();
    match indices.iter().find(|&&i| !(i >= 0.0 && i < known as f64)) {
        None => Ok(indices.map(|i| i as u32)),
        Some(index) => {
            let problem = message!("ply-uses-vertex-before", index, known);
            Err(damaged_at(message!("ply-face", row), problem))
        }
    }
}
