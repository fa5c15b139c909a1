//! Reads the triangles of a COLLADA geometry: triangles, strips, fans, and polygons, which are triangulated.

use super::corners::{self, Corners};
use super::document::{Node, XmlDocument, child, children, words};
use super::positions;
use crate::error::{Result, damaged_at, invalid_at};
use crate::hull::hull;
use crate::job::Job;
use crate::palette::Palette;
use crate::polygon::{MAX_CORNERS, Triangulator, refusal};
use crate::text::quoted;
use nearpoint_geometry::{Vector, shape::Soup};
use nearpoint_message::{Message, message};
use roxmltree::NodeId;
use std::collections::HashMap;
use std::ops::Range;

/// The number of polygons between two progress reports.
const STRIDE: usize = 1 << 13;

/// Returns the triangles, and the symbol of the material that covers most of them.
pub(super) fn soup<'a>(
    job: &mut Job,
    document: &XmlDocument<'a>,
    geometry: Node<'a>,
) -> Result<(Soup, Option<&'a str>)> {
    let mut reader = TriangleReader {
        page: document,
        soup: Soup::default(),
        sources: HashMap::new(),
        cutter: Triangulator::default(),
        done: 0,
    };
    let mut palette = Palette::new();
    let convex = child(geometry, "convex_mesh");
    if let Some(convex) = convex.filter(|convex| convex.has_attribute("convex_hull_of")) {
        let of = document.target(convex, "convex_hull_of", "geometry")?;
        let mesh = child(of, "mesh")
            .ok_or_else(|| document.error_at(convex, message!("dae-hull-geometry-no")))?;
        let hull = reader.hull(job, mesh)?;
        return Ok((hull, None));
    }
    let Some(mesh) = child(geometry, "mesh").or(convex) else {
        let kind = geometry.first_element_child();
        let kind = kind.map_or("nothing", |kind| kind.tag_name().name());
        let warning = message!(
            "dae-geometry-no-mesh",
            geometry = document.line(geometry),
            kind
        );
        job.warn(warning);
        return Ok((Soup::default(), None));
    };
    for element in mesh.children().filter(Node::is_element) {
        let before = reader.soup.triangles.len();
        reader.append(job, element)?;
        let added = reader.soup.triangles.len() - before;
        if added > 0 {
            palette.add(&reader.soup, added, element.attribute("material"));
        }
    }
    // A convex mesh may leave out its faces.
    if convex == Some(mesh) && reader.soup.triangles.is_empty() {
        let hull = reader.hull(job, mesh)?;
        return Ok((hull, None));
    }
    Ok((reader.soup, palette.largest().flatten()))
}

struct TriangleReader<'p, 'a> {
    page: &'p XmlDocument<'a>,
    soup: Soup,
    /// The range of the soup's positions that belongs to each source.
    sources: HashMap<NodeId, Range<u32>>,
    cutter: Triangulator,
    done: usize,
}

impl<'a> TriangleReader<'_, 'a> {
    /// Adds an element of the mesh; lines and sources add no triangles.
    fn append(&mut self, job: &mut Job, element: Node<'a>) -> Result<()> {
        let kind = element.tag_name().name();
        if !["triangles", "polylist", "polygons", "trifans", "tristrips"].contains(&kind) {
            return Ok(());
        }
        // An empty element may leave out its list.
        if child(element, "p").is_none() && child(element, "ph").is_none() {
            return Ok(());
        }
        let corners = Corners::of(self.page, element)?;
        let positions = self.positions(job, corners.source)?;
        let mut list = Vec::new();
        for with_holes in children(element, "ph") {
            list.clear();
            let mut starts = Vec::new();
            let rings = child(with_holes, "p").into_iter();
            for ring in rings.chain(children(with_holes, "h")) {
                if ring.has_tag_name("h") {
                    job.push(&mut starts, list.len())?;
                }
                let before = list.len();
                corners.read(job, self.page, ring, &positions, &mut list)?;
                let count = list.len() - before;
                if count < 3 {
                    let problem = message!("dae-ring-corners-least", count);
                    return Err(self.page.error_at(ring, problem));
                }
            }
            self.polygon(job, element, &list, &starts)?;
        }
        for p in children(element, "p") {
            if kind != "polylist" {
                list.clear();
            }
            corners.read(job, self.page, p, &positions, &mut list)?;
            match kind {
                "triangles" => self.triangles(job, element, &list)?,
                "polygons" => self.polygon(job, element, &list, &[])?,
                "trifans" => self.fan(job, &list)?,
                "tristrips" => self.strip(job, &list)?,
                _ => {}
            }
        }
        if kind == "polylist" {
            self.polygons(job, element, &list)?;
        }
        Ok(())
    }

    fn hull(&mut self, job: &Job, mesh: Node<'a>) -> Result<Soup> {
        let vertices = child(mesh, "vertices")
            .ok_or_else(|| self.page.error_at(mesh, message!("dae-convex-mesh-no")))?;
        let source = corners::positions(self.page, vertices)?;
        let numbers = self.positions(job, source)?;
        let positions = &self.soup.positions[numbers.start as usize..numbers.end as usize];
        hull(positions).map_err(|problem| self.page.error_at(mesh, problem))
    }

    /// Returns the range of the soup's positions that belongs to a source.
    fn positions(&mut self, job: &Job, source: Node<'a>) -> Result<Range<u32>> {
        if let Some(known) = self.sources.get(&source.id()) {
            return Ok(known.clone());
        }
        let first = self.soup.positions.len() as u32;
        let positions = &mut self.soup.positions;
        let count = positions::append(job, self.page, source, positions)?;
        let Some(end) = first.checked_add(count) else {
            let problem = message!("dae-more-positions-numbered");
            return Err(self.page.error_at(source, problem));
        };
        self.sources.insert(source.id(), first..end);
        Ok(first..end)
    }

    fn triangles(&mut self, job: &mut Job, element: Node, list: &[u32]) -> Result<()> {
        let rest = list.len() % 3;
        if rest != 0 {
            let line = self.page.line(element);
            job.warn(message!("dae-last-corners-make", line, rest));
        }
        list.chunks_exact(3)
            .try_for_each(|t| self.push(job, [t[0], t[1], t[2]]))
    }

    fn fan(&mut self, job: &mut Job, list: &[u32]) -> Result<()> {
        let pairs = list.windows(2).skip(1);
        pairs
            .into_iter()
            .try_for_each(|pair| self.push(job, [list[0], pair[0], pair[1]]))
    }

    fn strip(&mut self, job: &mut Job, list: &[u32]) -> Result<()> {
        for (number, t) in list.windows(3).enumerate() {
            let odd = number % 2;
            self.push(job, [t[0], t[1 + odd], t[2 - odd]])?;
        }
        Ok(())
    }

    /// Reads the polygons of a list, whose `vcount` has the corner count of each.
    fn polygons(&mut self, job: &mut Job, element: Node<'a>, list: &[u32]) -> Result<()> {
        let bad = |page: &XmlDocument, problem: Message| Err(page.error_at(element, problem));
        let mut rest = list;
        let mut counts = Vec::new();
        for word in child(element, "vcount").into_iter().flat_map(words) {
            match word.parse::<usize>() {
                Ok(count) => job.push(&mut counts, count)?,
                Err(_) => {
                    let shown = quoted(word.as_bytes());
                    return bad(self.page, message!("dae-no-number-corners", shown));
                }
            }
        }
        let wanted = counts.iter().fold(0usize, |all, &n| all.saturating_add(n));
        if wanted != list.len() {
            let found = list.len();
            let problem = message!("dae-polygons-should-corners", wanted, found);
            return bad(self.page, problem);
        }
        for count in counts {
            let (polygon, others) = rest.split_at(count);
            self.polygon(job, element, polygon, &[])?;
            rest = others;
        }
        Ok(())
    }

    /// Reads a polygon, whose holes begin at `starts`.
    fn polygon(
        &mut self,
        job: &mut Job,
        element: Node,
        polygon: &[u32],
        starts: &[usize],
    ) -> Result<()> {
        let line = || self.page.line(element);
        if let (&[a, b, c], []) = (polygon, starts) {
            return self.push(job, [a, b, c]);
        }
        let count = polygon.len();
        if count < 3 {
            let problem = message!("dae-polygon-corners-least", count);
            return Err(damaged_at(line(), problem));
        }
        let remedy = message!("export-mesh-triangles");
        if count > MAX_CORNERS {
            let problem = message!("dae-polygon-more-corners", most_corners = MAX_CORNERS);
            return Err(invalid_at(line(), problem, remedy));
        }
        let position = |&vertex: &u32| Vector::from(self.soup.positions[vertex as usize]);
        let corners: Vec<Vector> = polygon.iter().map(position).collect();
        let rim = starts.first().copied().unwrap_or(corners.len());
        if rim == 0 {
            return Err(damaged_at(line(), message!("dae-polygon-holes-no")));
        }
        let mut rest = &corners[..];
        for at in starts.iter().rev().chain([&0]) {
            let (before, ring) = rest.split_at(*at);
            if let Some(problem) = refusal(ring) {
                return Err(invalid_at(line(), problem, remedy));
            }
            rest = before;
        }
        let mut cutter = std::mem::take(&mut self.cutter);
        let triangles = match starts {
            [] => cutter.triangulate(&corners),
            _ => cutter.triangulate_with_holes(&corners, starts),
        };
        for t in triangles.chunks_exact(3) {
            self.push(job, [0, 1, 2].map(|k| polygon[t[k] as usize]))?;
        }
        self.cutter = cutter;
        Ok(())
    }

    fn push(&mut self, job: &mut Job, triangle: [u32; 3]) -> Result<()> {
        if self.done.is_multiple_of(STRIDE) {
            // The remaining amount is unknown; this call only allows the caller to cancel.
            job.tick(0, 1)?;
        }
        self.done += 1;
        job.push(&mut self.soup.triangles, triangle)
    }
}
