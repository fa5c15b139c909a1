//! Makes parts, faces and colours from the statements of an OBJ file.
//!
//! Every `o` begins a part, and its groups (`g`) are its faces if there are at least two. A file without `o` is one
//! part if its groups are sheets that together form a surface. If they are closed solids, each group is a part (see
//! `sheets`). A change of material begins no face, because materials paint a part.

use crate::accuracy::Accuracy;
use crate::error::{ImportError, Result, damaged_at, invalid_at};
use crate::job::Job;
use crate::material_file;
use crate::model::{Model, Origin, Part};
use crate::names::sanitize_name_bytes;
use crate::obj_statements::{Section, Statements};
use crate::polygon::{MANY_CORNERS, Triangulator, refusal};
use crate::sheets::are_sheets;
use nearpoint_geometry::Vector;
use nearpoint_geometry::shape::{Mesh, Soup};
use nearpoint_message::message;
use std::collections::HashMap;

/// The number of polygons between two progress reports.
const STRIDE: usize = 1 << 13;
/// The number of polygons of a thread's share, if there are enough.
const MIN_SHARE: usize = 1 << 12;
/// The number of shares of a large file.
const MAX_SHARES: usize = 64;
const NONE: u32 = u32::MAX;

pub(crate) fn assemble<'f>(
    job: &mut Job,
    found: Statements,
    material_file: &mut dyn FnMut(&str) -> Option<&'f [u8]>,
) -> Result<Model> {
    let colours = colours(job, &found, material_file);
    let has_objects = found.sections.iter().any(|s| s.object > 0);
    let mut model = Model {
        parts: Vec::new(),
        meshes: Vec::new(),
        origin: Origin::Unitless("OBJ"),
    };
    let mut add = |job: &mut Job, name, sections: &[&Section], mesh| {
        let colour = most_used(sections).and_then(|m| colours[m as usize]);
        let part = Part::unmoved(name, model.meshes.len());
        model.parts.push(Part { colour, ..part });
        model.meshes.push(mesh);
        job.tick(3, 4)
    };
    if !has_objects {
        let groups = split(&found, |s| s.group);
        if groups.len() > 1 {
            let pieces = weld_each(job, &found, &groups, |_| 0)?;
            if !are_sheets(&pieces) {
                for ((group, sections), mesh) in groups.iter().zip(pieces) {
                    let name = sanitize_name_bytes(found.groups.names[*group as usize]);
                    add(job, name, sections, mesh)?;
                }
                return Ok(model);
            }
        }
    }
    let objects = split(&found, |s| s.object);
    let meshes = weld_each(job, &found, &objects, |s| s.group)?;
    for ((object, sections), mesh) in objects.iter().zip(meshes) {
        add(job, found.objects[*object as usize].clone(), sections, mesh)?;
    }
    Ok(model)
}

/// Makes the mesh of each piece, on all threads; `face` returns the face of a section.
fn weld_each(
    job: &mut Job,
    found: &Statements,
    pieces: &[SectionsOf],
    face: impl Fn(&Section) -> u32 + Copy + Sync,
) -> Result<Vec<Mesh>> {
    let weld_all = |job: &mut Job, pieces: &[SectionsOf]| {
        let mut triangulator = PolygonTriangulator::new(found);
        let mut meshes = Vec::new();
        for (_, sections) in pieces {
            let soup = triangulator.triangulate(job, sections, face)?;
            meshes.push(job.weld(soup, Accuracy::Digits(found.digits))?);
        }
        Ok(meshes)
    };
    if !job.is_parallel() {
        return weld_all(job, pieces);
    }
    let cost = |(_, sections): &SectionsOf| -> usize {
        sections.iter().map(|section| section.polygons.len()).sum()
    };
    // Each share may take a number for each vertex of the file.
    let enough = MIN_SHARE.max(found.polygons.len() / MAX_SHARES);
    let mut shares = Vec::new();
    let mut rest = pieces;
    while !rest.is_empty() {
        let mut polygons = 0;
        let is_enough = |piece| {
            polygons += cost(piece);
            polygons >= enough
        };
        let end = rest.iter().position(is_enough);
        let (share, after) = rest.split_at(end.map_or(rest.len(), |last| last + 1));
        shares.push(share);
        rest = after;
    }
    let cost = |share: &&[SectionsOf]| share.iter().map(cost).sum();
    let mut meshes = Vec::new();
    for share in job.fork(shares, cost, weld_all) {
        meshes.extend(job.absorb(share)?);
        job.tick(3, 4)?;
    }
    Ok(meshes)
}

/// A number, and the sections of the object or group with this number.
type SectionsOf<'s> = (u32, Vec<&'s Section>);

/// Returns the sections of each value of a key, in order of its first polygon.
fn split<'s>(found: &'s Statements, key: impl Fn(&Section) -> u32) -> Vec<SectionsOf<'s>> {
    let mut places = HashMap::new();
    let mut pieces: Vec<SectionsOf> = Vec::new();
    for section in &found.sections {
        let value = key(section);
        let place = *places.entry(value).or_insert_with(|| {
            pieces.push((value, Vec::new()));
            pieces.len() - 1
        });
        pieces[place].1.push(section);
    }
    pieces
}

/// A triangulation of a part's polygons, which copies only the used positions.
struct PolygonTriangulator<'s, 'a> {
    found: &'s Statements<'a>,
    cutter: Triangulator,
    /// The index within the part of each position of the file, from the part's first on.
    local: Vec<u32>,
}

impl<'s, 'a> PolygonTriangulator<'s, 'a> {
    fn new(found: &'s Statements<'a>) -> Self {
        Self {
            found,
            cutter: Triangulator::default(),
            local: Vec::new(),
        }
    }

    /// Returns the first position that these sections use; `local` has room for all that they use.
    fn first_position(&mut self, job: &mut Job, sections: &[&Section]) -> Result<usize> {
        let found = self.found;
        let (mut first, mut end) = (found.positions.len(), 0);
        for section in sections {
            let [from, to] = [section.polygons.start, section.polygons.end];
            for &index in &found.corners[found.first_corner(from)..found.first_corner(to)] {
                // One that does not exist is refused later.
                if (index as usize) < found.positions.len() {
                    first = first.min(index as usize);
                    end = end.max(index as usize + 1);
                }
            }
        }
        let more = end.saturating_sub(first).saturating_sub(self.local.len());
        job.reserve(&mut self.local, more)?;
        self.local.resize(self.local.len() + more, NONE);
        Ok(first)
    }

    fn triangulate(
        &mut self,
        job: &mut Job,
        sections: &[&Section],
        face: impl Fn(&Section) -> u32,
    ) -> Result<Soup> {
        let found = self.found;
        let first = self.first_position(job, sections)?;
        let mut soup = Soup::default();
        let mut used = Vec::new();
        let mut corners: Vec<Vector> = Vec::new();
        let all: usize = sections.iter().map(|section| section.polygons.len()).sum();
        job.reserve(&mut soup.triangles, all)?;
        job.reserve(&mut soup.faces, all)?;
        let each = sections.iter().flat_map(|section| {
            let face = face(section);
            section.polygons.clone().map(move |at| (at, face))
        });
        for (done, (at, face)) in each.enumerate() {
            let polygon = &found.polygons[at];
            let indices = &found.corners[found.first_corner(at)..polygon.end as usize];
            if done % STRIDE == 0 || indices.len() > MANY_CORNERS {
                // Reading takes half of the time; triangulation is quick, and most of the rest is welding.
                job.tick(4 * all + done, 8 * all)?;
            }
            corners.clear();
            for &index in indices {
                let Some(position) = found.positions.get(index as usize) else {
                    let known = found.positions.len() as i64;
                    let line = polygon.line as usize;
                    return Err(out_of_range(line, i64::from(index), known));
                };
                let local = &mut self.local[index as usize - first];
                if *local == NONE {
                    *local = soup.positions.len() as u32;
                    job.push(&mut soup.positions, *position)?;
                    job.push(&mut used, index)?;
                }
                corners.push(Vector::from(*position));
            }
            if let Some(problem) = refusal(&corners) {
                let remedy = message!("export-mesh-triangles");
                return Err(invalid_at(
                    message!("line", line = polygon.line),
                    problem,
                    remedy,
                ));
            }
            for triangle in self.cutter.triangulate(&corners).chunks_exact(3) {
                let corner = |k: usize| self.local[indices[triangle[k] as usize] as usize - first];
                job.push(&mut soup.triangles, [corner(0), corner(1), corner(2)])?;
                job.push(&mut soup.faces, face)?;
            }
        }
        for index in used {
            self.local[index as usize - first] = NONE;
        }
        // A single group divides nothing; then faces are the regions between sharp edges.
        if soup.faces.iter().all(|f| Some(f) == soup.faces.first()) {
            soup.faces = Vec::new();
        }
        Ok(soup)
    }
}

pub(crate) fn out_of_range(line: usize, index: i64, known: i64) -> ImportError {
    let number = index.saturating_add(1);
    let problem = message!("obj-face-uses-vertex-only", number, known);
    damaged_at(message!("line", line), problem)
}

/// Returns the colour of each material whose material file was dropped.
fn colours<'f>(
    job: &mut Job,
    found: &Statements,
    material_file: &mut dyn FnMut(&str) -> Option<&'f [u8]>,
) -> Vec<Option<[f32; 4]>> {
    let mut known = HashMap::new();
    for library in &found.libraries {
        match material_file(library) {
            Some(bytes) => known.extend(material_file::colours(bytes)),
            None => job.warn(message!(
                "obj-colours-file-not",
                library = crate::names::sanitize_name(library).unwrap_or_default()
            )),
        }
    }
    let names = found.materials.names.iter();
    names.map(|name| known.get(*name).copied()).collect()
}

/// Returns the material of most polygons, the first of them if there are several.
fn most_used(sections: &[&Section]) -> Option<u32> {
    let mut uses: HashMap<u32, usize> = HashMap::new();
    for section in sections {
        *uses.entry(section.material).or_default() += section.polygons.len();
    }
    let most = uses
        .into_iter()
        .max_by_key(|&(material, n)| (n, std::cmp::Reverse(material)));
    most.map(|(material, _)| material)
}
