//! Makes parts, faces and colours from the statements of an OBJ file.
//!
//! Every `o` begins a part, and its groups (`g`) are its faces if there are at least two. A file without `o` is one
//! part if its groups are sheets that together form a surface. If they are closed solids, each group is a part (see
//! `sheets`). A change of material begins no face, because materials paint a part.

use crate::accuracy::Accuracy;
use crate::error::{ImportError, Result, damaged_at};
use crate::job::Job;
use crate::material_file;
use crate::mesh_list::MeshList;
use crate::model::{Model, Origin, Part};
use crate::names::sanitize_name_bytes;
use crate::obj_statements::{Section, Statements};
use crate::polygon::{MANY_CORNERS, Triangulator};
use crate::sheets::are_sheets;
use nearpoint_geometry::shape::{Mesh, Soup};
use nearpoint_message::message;
use std::collections::HashMap;

/// The number of polygons between two progress reports.
const STRIDE: usize = 1 << 13;
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
            let meshes = weld_each(job, &found, &groups, |_| 0)?;
            if !are_sheets(&meshes) {
                for ((group, sections), mesh) in groups.iter().zip(meshes) {
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

/// A number, and the sections of the object or group with this number.
type SectionsOf<'s> = (u32, Vec<&'s Section>);

/// Makes the mesh of each piece; `face` returns the face of a section.
fn weld_each(
    job: &mut Job,
    found: &Statements,
    pieces: &[SectionsOf],
    face: impl Fn(&Section) -> u32,
) -> Result<Vec<Mesh>> {
    let mut triangulator = PolygonTriangulator::new(job, found)?;
    let mut meshes = MeshList::default();
    for (_, sections) in pieces {
        let soup = triangulator.triangulate(job, sections, &face)?;
        meshes.push(job, soup, Accuracy::Digits(found.digits))?;
    }
    meshes.finish(job)
}

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
    /// The index within the part of each position of the file.
    local: Vec<u32>,
}

impl<'s, 'a> PolygonTriangulator<'s, 'a> {
    fn new(job: &mut Job, found: &'s Statements<'a>) -> Result<Self> {
        let mut local = Vec::new();
        job.reserve(&mut local, found.positions.len())?;
        local.resize(found.positions.len(), NONE);
        Ok(Self {
            found,
            cutter: Triangulator::default(),
            local,
        })
    }

    fn triangulate(
        &mut self,
        job: &mut Job,
        sections: &[&Section],
        face: impl Fn(&Section) -> u32,
    ) -> Result<Soup> {
        let found = self.found;
        let mut soup = Soup::default();
        let mut used = Vec::new();
        let mut corners = Vec::new();
        let all: usize = sections.iter().map(|section| section.polygons.len()).sum();
        job.reserve(&mut soup.triangles, all)?;
        job.reserve(&mut soup.faces, all)?;
        let each = sections.iter().flat_map(|section| {
            let face = face(section);
            section.polygons.clone().map(move |at| (at, face))
        });
        for (done, (at, face)) in each.enumerate() {
            let polygon = &found.polygons[at];
            let begin = at
                .checked_sub(1)
                .map_or(0, |b| found.polygons[b].end as usize);
            let indices = &found.corners[begin..polygon.end as usize];
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
                if self.local[index as usize] == NONE {
                    self.local[index as usize] = soup.positions.len() as u32;
                    job.push(&mut soup.positions, *position)?;
                    job.push(&mut used, index)?;
                }
                corners.push(self.local[index as usize]);
            }
            let line = || message!("line", line = polygon.line);
            self.cutter.append(job, &mut soup, &corners, line)?;
            while soup.faces.len() < soup.triangles.len() {
                job.push(&mut soup.faces, face)?;
            }
        }
        for index in used {
            self.local[index as usize] = NONE;
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
