//! Reports the current state of a sheet.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::board::Slot;
use nearpoint_geometry::planar::{Point2, Relation, Vector2};

use crate::{ContourId, DragMode, OpenProgress, PackProgress, Sheet};

/// The state of a sheet, except the contours and their positions.
#[derive(Debug, Clone)]
pub struct Frame {
    /// The revision of the sheet in this state.
    pub revision: u64,
    /// The mode of dragging.
    pub mode: DragMode,
    /// The pairs of contours whose interiors intersect. They are exact for the points on the board's grid.
    pub overlapping: Vec<[ContourId; 2]>,
    /// The kinds in order of the first contour of each.
    pub kinds: Vec<ContourKind>,
    /// The state of the selected contour, if there is one.
    pub selected: Option<SelectedContour>,
    /// The progress of opening while it continues.
    pub open_progress: Option<OpenProgress>,
    /// The progress of packing while it continues.
    pub pack_progress: Option<PackProgress>,
    /// True if there is a change to undo.
    pub can_undo: bool,
    /// True if there is a change to redo.
    pub can_redo: bool,
}

/// A kind of contours: those of one name and one layer.
#[derive(Debug, Clone, PartialEq)]
pub struct ContourKind {
    /// The name for the user.
    pub name: Arc<str>,
    /// The layer of the drawing that they came from.
    pub layer: Option<Arc<str>>,
    /// The contours in rising order.
    pub ids: Vec<ContourId>,
    /// The number of these contours that overlap another.
    pub overlapping: usize,
    /// The number of these contours that are fixed.
    pub fixed: usize,
}

/// The state of the selected contour: apart from others, touching or overlapping.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ContourState {
    /// It touches no other contour.
    Apart,
    /// The boundaries touch, the interiors do not intersect.
    Touching,
    /// The interior intersects that of another contour.
    Overlapping,
}

/// The kind of overlap of two contours, seen from the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OverlapKind {
    /// Neither is in the other.
    Partly,
    /// The first lies within the other.
    Inside,
    /// The other lies within the first.
    Around,
}

/// The selected contour and its neighbours. Positions and vectors are the sheet's.
#[derive(Debug, Clone)]
pub struct SelectedContour {
    /// The number of the contour.
    pub id: ContourId,
    /// The state relative to all others together.
    pub state: ContourState,
    /// The overlaps, one for each contour that it overlaps.
    pub overlaps: Vec<Overlap>,
    /// The points where it touches another contour, or a wall.
    pub contacts: Vec<(Option<ContourId>, Point2)>,
    /// The clearance to the nearest other contour, if it neither overlaps nor touches any.
    pub clearance: Option<Clearance>,
}

/// The overlap of the selected contour with another one.
#[derive(Debug, Clone, Copy)]
pub struct Overlap {
    /// The contour that it overlaps.
    pub other: ContourId,
    /// The kind of the overlap: whether one is in the other.
    pub kind: OverlapKind,
    /// The shortest shift of the selected one that separates these two.
    pub separation: Vector2,
    /// True if that is exact; for contours too fine for that, it is the shortest that was found.
    pub is_exact: bool,
    /// The point where they touch after that shift.
    pub at: Point2,
}

/// The shortest connection between two contours.
#[derive(Debug, Clone, Copy)]
pub struct Clearance {
    /// The nearest contour.
    pub other: ContourId,
    /// The distance; 0 where they touch.
    pub distance: f64,
    /// The end on the selected one's border.
    pub on_selected: Point2,
    /// The end on the other's border.
    pub on_other: Point2,
}

impl Sheet {
    /// Returns the current state of the sheet, to draw and report it.
    pub fn frame(&mut self) -> Frame {
        let overlapping = self.overlapping();
        let selected = self.selected;
        Frame {
            revision: self.revision,
            mode: self.mode,
            kinds: self.kinds(&overlapping),
            selected: selected.and_then(|id| self.selected_state(id, &overlapping)),
            overlapping,
            open_progress: self.open_progress(),
            pack_progress: self.pack_progress(),
            can_undo: self.history.can_undo(),
            can_redo: self.history.can_redo(),
        }
    }

    fn overlapping(&self) -> Vec<[ContourId; 2]> {
        let pairs = self.board.overlapping();
        pairs
            .map(|(a, b)| [a, b].map(ContourId::from_slot))
            .collect()
    }

    fn kinds(&self, overlapping: &[[ContourId; 2]]) -> Vec<ContourKind> {
        let overlap: BTreeSet<ContourId> = overlapping.iter().flatten().copied().collect();
        let mut kinds: Vec<ContourKind> = Vec::new();
        let mut known: HashMap<(&str, Option<&str>), usize> = HashMap::new();
        for contour in &self.contours {
            let key = (&*contour.name, contour.layer.as_deref());
            let place = *known.entry(key).or_insert_with(|| {
                kinds.push(ContourKind {
                    name: Arc::clone(&contour.name),
                    layer: contour.layer.clone(),
                    ids: Vec::new(),
                    overlapping: 0,
                    fixed: 0,
                });
                kinds.len() - 1
            });
            let kind = &mut kinds[place];
            kind.ids.push(contour.id);
            kind.overlapping += usize::from(overlap.contains(&contour.id));
            kind.fixed += usize::from(contour.fixed);
        }
        kinds
    }

    fn selected_state(
        &mut self,
        id: ContourId,
        overlapping: &[[ContourId; 2]],
    ) -> Option<SelectedContour> {
        let slot = self.slot(id).ok()?;
        let others = overlapping.iter().filter(|pair| pair.contains(&id));
        let others = others.map(|[a, b]| if *a == id { *b } else { *a });
        let overlaps: Vec<Overlap> = others
            .filter_map(|other| self.overlap(slot, other))
            .collect();
        let contacts = self.contacts(slot);
        let state = match (overlaps.is_empty(), contacts.is_empty()) {
            (false, _) => ContourState::Overlapping,
            (true, false) => ContourState::Touching,
            (true, true) => ContourState::Apart,
        };
        let apart = state == ContourState::Apart;
        Some(SelectedContour {
            id,
            state,
            overlaps,
            contacts,
            clearance: apart.then(|| self.clearance(slot)).flatten(),
        })
    }

    fn overlap(&mut self, slot: Slot, other: ContourId) -> Option<Overlap> {
        let beside = self.slot(other).ok()?;
        let separation = self.board.separation(beside, slot);
        let kind = match self.board.relation(slot, beside)? {
            Relation::AInB => OverlapKind::Inside,
            Relation::BInA => OverlapKind::Around,
            _ => OverlapKind::Partly,
        };
        let separation = separation?;
        Some(Overlap {
            other,
            kind,
            separation: separation.translation,
            is_exact: !self.board.is_too_fine(beside, slot),
            at: separation.point,
        })
    }

    /// Returns the other contours, and walls, that are near enough to count as contact.
    fn contacts(&self, slot: Slot) -> Vec<(Option<ContourId>, Point2)> {
        let fit = self.board.contact_depth();
        let near = self.board.nearest_contours(slot, fit).into_iter();
        let beside = near.filter(|(other, _)| !self.board.collide(slot, *other));
        let beside = beside.map(|(other, gap)| (Some(ContourId::from_slot(other)), gap.on_a));
        let mut touches: Vec<_> = beside.collect();
        let (Some([low, high]), [left, right]) = (self.board.bounds(slot), self.rectangle) else {
            return touches;
        };
        let middle = nalgebra::center(&low, &high);
        let mut wall = |distance: f64, x: f64, y: f64| {
            if distance.abs() <= fit {
                touches.push((None, Point2::new(x, y)));
            }
        };
        wall(low.x - left.x, left.x, middle.y);
        wall(right.x - high.x, right.x, middle.y);
        wall(low.y - left.y, middle.x, left.y);
        wall(right.y - high.y, middle.x, right.y);
        touches
    }

    /// Returns the nearest other contour. Boxes exclude those that need no test.
    fn clearance(&self, slot: Slot) -> Option<Clearance> {
        let bounds = self.board.bounds(slot)?;
        let others = self.board.slots().filter(|other| *other != slot);
        let far = |other| Some((between(&bounds, &self.board.bounds(other)?), other));
        let mut others: Vec<(f64, Slot)> = others.filter_map(far).collect();
        others.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        let mut nearest: Option<Clearance> = None;
        for (least, beside) in others {
            if nearest.is_some_and(|found| found.distance <= least) {
                break;
            }
            let gap = self.board.gap(slot, beside)?;
            if nearest.is_none_or(|found| gap.distance < found.distance) {
                nearest = Some(Clearance {
                    other: ContourId::from_slot(beside),
                    distance: gap.distance,
                    on_selected: gap.on_a,
                    on_other: gap.on_b,
                });
            }
        }
        nearest
    }
}

/// Returns the distance of two boxes.
fn between([low, high]: &[Point2; 2], [other_low, other_high]: &[Point2; 2]) -> f64 {
    let beyond = (other_low - high).sup(&(low - other_high));
    beyond.sup(&Vector2::zeros()).norm()
}
