//! Runs the passes of a decomposition, in order.

use super::divide::Run;
use super::element::sorted;
use super::element_hull::{ElementHull, is_bent};
use super::patch::Patch;
use super::surface::Surface;
use super::{
    DecomposeError, DecomposeMethod, DecomposeSettings, DecomposeStep, Decomposition,
    DecompositionCounts, Element, Holes,
};
use nearpoint_geometry::executor::Executor;
use nearpoint_geometry::hull::HullError;
use nearpoint_geometry::hull::is_in_range;
use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::trace::Trace;

/// Decomposes a mesh into convex elements. The mesh may be open, not manifold, flat or defective: every triangle is in
/// exactly one element, and every element is convex as a whole. The order of the triangles decides which of several
/// decompositions is found. Everything runs on the calling thread; `executor` is only polled for a stop.
///
/// After JP 3316092 B2, sections (F) to (K); departures are listed in the module documentation.
pub fn decompose(
    mesh: &Mesh,
    settings: &DecomposeSettings,
    executor: &impl Executor,
    trace: &mut impl Trace<DecomposeStep>,
) -> Result<Decomposition, DecomposeError> {
    let flatness = settings.flatness;
    if !(flatness >= 0.0 && flatness.is_finite()) {
        return Err(DecomposeError::Flatness { flatness });
    }
    if let Some(vertex) = mesh.vertices().iter().position(|p| !is_in_range(p)) {
        return Err(DecomposeError::OutOfRange { vertex });
    }
    let mut counts = DecompositionCounts::default();
    let mut rest: Vec<u32> = (0..mesh.triangles().len() as u32).collect();
    let mut negative = Vec::new();
    if settings.holes != Holes::Ignored {
        let surface = Surface::new(mesh, true, flatness);
        let mut run = Run {
            surface: &surface,
            settings,
            as_whole: false,
            executor,
            trace: &mut *trace,
            counts: &mut counts,
        };
        negative = run.holes(&rest)?;
        let is_in_hole = sorted(negative.iter().flat_map(|e: &Element| &e.triangles));
        rest.retain(|t| is_in_hole.binary_search(t).is_err());
    }
    let surface = Surface::new(mesh, false, flatness);
    let mut run = Run {
        surface: &surface,
        settings,
        as_whole: false,
        executor,
        trace,
        counts: &mut counts,
    };
    let patches = run.patches(&rest)?;
    let mut elements = run.elements(patches, false)?;
    elements.extend(negative);
    Ok(Decomposition { elements, counts })
}

impl<W: Executor, T: Trace<DecomposeStep>> Run<'_, W, T> {
    /// Returns convex patches of these triangles.
    fn patches(&mut self, triangles: &[u32]) -> Result<Vec<Patch>, DecomposeError> {
        self.trace.record(|| DecomposeStep::Begin {
            triangles: triangles.to_vec(),
        });
        let single = |&t: &u32| Patch::from_triangle(self.surface, t);
        let singles: Vec<Patch> = triangles.iter().map(single).collect();
        let basic = self.pass(singles.clone(), false)?;
        if self.settings.method == DecomposeMethod::Basic {
            return self.repaired(basic, &singles);
        }
        let best = self.repeat_passes(basic.clone(), false)?;
        if self.non_convex(&best)?.is_empty() {
            return Ok(best);
        }
        // The pieces come from the result of the basic algorithm, so that there are never more of them than there.
        let mut untraced = Run {
            surface: self.surface,
            settings: self.settings,
            as_whole: false,
            executor: self.executor,
            trace: &mut (),
            counts: self.counts,
        };
        let pieces = untraced.repaired(basic, &singles)?;
        self.repaired(best, &pieces)
    }

    /// Repeats passes until the number of elements stops falling.
    fn repeat_passes(
        &mut self,
        mut list: Vec<Patch>,
        as_whole: bool,
    ) -> Result<Vec<Patch>, DecomposeError> {
        loop {
            let before = list.len();
            list = self.pass(list, as_whole)?;
            if list.len() == before {
                return Ok(list);
            }
        }
    }

    /// Returns the patches that are not convex as a whole.
    fn non_convex(&self, list: &[Patch]) -> Result<Vec<usize>, HullError> {
        let mut broken = Vec::new();
        for (i, patch) in list.iter().enumerate() {
            let body = ElementHull::new(self.surface, &patch.triangles)?;
            if !body.is_convex(self.surface, &patch.triangles, self.settings.max_height()) {
                broken.push(i);
            }
        }
        Ok(broken)
    }

    /// Rebuilds patches that are not convex from their convex pieces in `stock`.
    fn repaired(
        &mut self,
        list: Vec<Patch>,
        stock: &[Patch],
    ) -> Result<Vec<Patch>, DecomposeError> {
        let broken = self.non_convex(&list)?;
        let mut whole = Vec::new();
        for (i, patch) in list.into_iter().enumerate() {
            if broken.binary_search(&i).is_err() {
                whole.push(patch);
                continue;
            }
            self.counts.broken += 1;
            let own = sorted(&patch.triangles);
            let mine = stock.iter().filter(|p| own.binary_search(&p.name).is_ok());
            let pieces: Vec<Patch> = mine.cloned().collect();
            self.trace.record(|| DecomposeStep::Broken {
                element: patch.name,
                pieces: pieces.iter().map(|p| p.triangles.clone()).collect(),
            });
            let mut again = self.pass(pieces, true)?;
            if self.settings.method == DecomposeMethod::Optimised {
                again = self.repeat_passes(again, true)?;
            }
            whole.extend(again);
        }
        Ok(whole)
    }

    /// Returns the negative elements, found with all normals reversed.
    fn holes(&mut self, triangles: &[u32]) -> Result<Vec<Element>, DecomposeError> {
        let patches = self.patches(triangles)?;
        let mut elements = self.elements(patches, true)?;
        let (surface, height) = (self.surface, self.settings.max_height());
        elements.retain(|element| match self.settings.holes {
            Holes::Ignored => false,
            Holes::Published => element.triangles.len() >= 2,
            Holes::NonPlanar => is_bent(surface, &element.triangles, &element.hull, height),
        });
        let names = |e: &Element| e.triangles[0];
        self.trace.record(|| DecomposeStep::Negative {
            elements: elements.iter().map(names).collect(),
        });
        Ok(elements)
    }

    /// Returns the elements of the patches, by their lowest triangles.
    fn elements(&self, mut list: Vec<Patch>, is_negative: bool) -> Result<Vec<Element>, HullError> {
        list.sort_unstable_by_key(|patch| patch.name);
        let each = list.into_iter();
        let element =
            |patch| Element::new(self.surface, patch, is_negative, self.settings.max_height());
        each.map(element).collect()
    }
}
