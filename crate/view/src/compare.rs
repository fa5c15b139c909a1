//! Shows the changes of a model by another revision: parts coloured by their change, and their earlier poses.

use std::collections::HashMap;
use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{PartId, Scene};

use crate::camera::{Camera, Projection};
use crate::list::{
    DEPTH_RATIO, Dot, DrawList, Marks, OccludedStyle, PartItem, Stroke, Symbol, WipeOverlay,
    box_of, corners, widened,
};
use crate::style::{Colour, Palette, faded, width};

/// The change of a part between two revisions of a model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartChange {
    /// The part is unchanged, or has another name.
    Same,
    /// The part is elsewhere.
    Moved,
    /// The part has another shape.
    Changed,
    /// The part is new.
    Added,
    /// The part no longer exists.
    Removed,
}

/// A part as it was in the earlier revision of a model.
#[derive(Debug, Clone)]
pub struct EarlierPart {
    /// The part; for a removed part its old id.
    pub part: PartId,
    /// The earlier shape.
    pub shape: Arc<Shape>,
    /// The earlier pose: part coordinates to the scene.
    pub pose: Pose,
    /// The earlier colour.
    pub colour: Colour,
}

/// The revision of a model that is shown: the earlier one, the current one, both, or a wipe between them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum RevisionView {
    /// The model as it was.
    Earlier,
    /// The model as it is.
    Current,
    /// The model as it is, with transparent parts at their earlier poses.
    Both,
    /// The model as it was, over this fraction of the canvas's width from the left, and the model as it is beyond.
    Wipe(f64),
}

/// The comparison of two revisions of a model in one picture.
#[derive(Debug, Clone)]
pub struct Comparison {
    /// The change of each existing part.
    pub changes: HashMap<PartId, PartChange>,
    /// The earlier state of moved, changed and removed parts.
    pub earlier_parts: Vec<EarlierPart>,
    /// The revision that is shown.
    pub view: RevisionView,
}

/// The opacity of a part at its earlier pose.
const GHOST_OPACITY: f32 = 0.22;
/// The fraction of their own colour that unchanged parts keep.
const UNCHANGED_COLOUR_FRACTION: f32 = 0.25;
/// The number of parts above which symbols are left out, because they would hide the picture.
const MAX_SYMBOLS: usize = 80;

impl Comparison {
    /// Changes the picture of a scene so that it shows both revisions.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first revision.
    #[inline(never)]
    pub(crate) fn draw(&self, list: &mut DrawList, scene: &Scene, camera: &Camera) {
        let palette = list.palette;
        match self.view {
            RevisionView::Earlier => *list = self.earlier_list(list),
            RevisionView::Current => {}
            RevisionView::Both => self.draw_ghosts(list, scene, &palette),
            RevisionView::Wipe(share) => {
                let before = self.earlier_list(list);
                let fraction = share.clamp(0.0, 1.0);
                list.wipe = Some(Box::new(WipeOverlay {
                    list: before,
                    fraction,
                }));
            }
        }
        if let Some(beside) = &mut list.wipe {
            self.colour_parts(&mut beside.list);
            widen_depth_range(&mut beside.list, camera);
        }
        self.colour_parts(list);
        if self.view != RevisionView::Earlier {
            self.draw_symbols(list, scene);
        }
        widen_depth_range(list, camera);
    }

    fn change_of(&self, part: PartId) -> PartChange {
        let known = self.changes.get(&part).copied();
        known.unwrap_or(
            match self.earlier_parts.iter().any(|was| was.part == part) {
                true => PartChange::Removed,
                false => PartChange::Same,
            },
        )
    }

    /// Returns the picture of the earlier revision, without marks: present results do not hold for it.
    fn earlier_list(&self, list: &DrawList) -> DrawList {
        let stayed = |item: &&PartItem| self.change_of(item.part) == PartChange::Same;
        let stayed = list.parts.iter().filter(stayed).cloned();
        let was = self.earlier_parts.iter().map(|was| item(was, was.colour));
        DrawList {
            parts: stayed.chain(was).collect(),
            ghosts: Vec::new(),
            marks: Arc::new(Marks::default()),
            intersections: Vec::new(),
            dots: Vec::new(),
            labels: list.labels.clone(),
            ..list.clone()
        }
    }

    /// Colours parts by their change; unchanged parts are grey.
    fn colour_parts(&self, list: &mut DrawList) {
        let palette = list.palette;
        for part in list.parts.iter_mut().filter(|part| !part.dim) {
            part.has_face_colours = false;
            let [red, green, blue, opacity] = part.colour;
            part.colour = match colour(self.change_of(part.part), &palette) {
                Some([red, green, blue, _]) => [red, green, blue, opacity],
                None => {
                    let grey = palette.grid_major;
                    let mixed =
                        |own: f32, grey: f32| grey + (own - grey) * UNCHANGED_COLOUR_FRACTION;
                    let [r, g, b, _] = grey;
                    [mixed(red, r), mixed(green, g), mixed(blue, b), opacity]
                }
            };
        }
    }

    /// Draws parts at their earlier poses, and lines to the present ones.
    fn draw_ghosts(&self, list: &mut DrawList, scene: &Scene, palette: &Palette) {
        for was in &self.earlier_parts {
            let became = self.change_of(was.part);
            let Some(colour) = colour(became, palette) else {
                continue;
            };
            list.ghosts.push(item(was, faded(colour, GHOST_OPACITY)));
            let part = scene.part(was.part).filter(|_| became == PartChange::Moved);
            if let Some(part) = part.filter(|_| self.earlier_parts.len() <= MAX_SYMBOLS) {
                list.strokes.push(Stroke::new(
                    [
                        centre(&was.shape, &was.pose),
                        centre(&part.shape, &part.pose),
                    ],
                    [width::REMOVAL; 2],
                    colour,
                    OccludedStyle::OnTop,
                ));
            }
        }
    }

    /// Draws a symbol on each part that changed, so that colours need not be distinguished.
    fn draw_symbols(&self, list: &mut DrawList, scene: &Scene) {
        let reported = self
            .changes
            .iter()
            .filter(|(_, became)| **became != PartChange::Same);
        let mut places: Vec<(PartId, Point, PartChange)> = reported
            .filter_map(|(&id, &became)| {
                let part = scene.part(id).filter(|part| part.visible)?;
                Some((id, centre(&part.shape, &part.pose), became))
            })
            .collect();
        if self.view == RevisionView::Both {
            let gone = self
                .earlier_parts
                .iter()
                .filter(|was| self.change_of(was.part) == PartChange::Removed);
            let gone =
                gone.map(|was| (was.part, centre(&was.shape, &was.pose), PartChange::Removed));
            places.extend(gone);
        }
        if places.len() > MAX_SYMBOLS {
            return;
        }
        places.sort_by_key(|(id, ..)| *id);
        for (_, at, became) in places {
            let Some(colour) = colour(became, &list.palette) else {
                continue;
            };
            list.dots
                .push(Dot::new(at, symbol(became), 6.0, 2.5, colour));
        }
    }
}

fn item(was: &EarlierPart, colour: Colour) -> PartItem {
    PartItem::plain(was.part, &was.shape, was.pose, colour)
}

/// Returns the colour of a change; none for an unchanged part, whose own colour is greyed.
fn colour(change: PartChange, palette: &Palette) -> Option<Colour> {
    match change {
        PartChange::Same => None,
        PartChange::Moved => Some(palette.accent),
        PartChange::Changed => Some(palette.touches),
        PartChange::Added => Some(palette.axes[1]),
        PartChange::Removed => Some(palette.interferes),
    }
}

fn symbol(change: PartChange) -> Symbol {
    match change {
        PartChange::Same | PartChange::Moved => Symbol::Disc,
        PartChange::Changed => Symbol::Diamond,
        PartChange::Added => Symbol::Square,
        PartChange::Removed => Symbol::Ring,
    }
}

fn centre(shape: &Shape, pose: &Pose) -> Point {
    pose * shape.bounds().centre()
}

/// Widens the depth range: a part at its earlier pose may be nearer or farther than all present parts.
fn widen_depth_range(list: &mut DrawList, camera: &Camera) {
    let items = list.parts.iter().chain(&list.ghosts);
    let depths = items.flat_map(|item| corners(&box_of(item)));
    let depths = depths.map(|corner| camera.depth_of(corner));
    if camera.projection() == Projection::Orthographic {
        let (nearest, farthest) = depths.fold((list.near, list.far), |(near, far), depth| {
            (near.min(depth), far.max(depth))
        });
        (list.near, list.far) = widened(camera, nearest, farthest);
        return;
    }
    let (nearest, farthest) = depths.fold((list.near, list.far), |(near, far), depth| {
        (near.min(depth * 0.99), far.max(depth * 1.01))
    });
    list.near = nearest.max(farthest / DEPTH_RATIO * 0.99);
    list.far = farthest;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::tests::{draw, front, scene};
    use nearpoint_geometry::shape::primitives;
    use nearpoint_scene::PartId;

    const ALL: [PartChange; 4] = [
        PartChange::Same,
        PartChange::Moved,
        PartChange::Changed,
        PartChange::Added,
    ];

    /// Makes four cubes in a row: one was moved, and one was a ball before. A fifth, far away, was removed.
    fn compared(view: RevisionView) -> (DrawList, Comparison) {
        let at = |x: f64| Pose::translation(x, 0.0, 0.0);
        let cube = primitives::cuboid(1.0, 1.0, 1.0);
        let scene = scene(&[0.0, 2.0, 4.0, 6.0].map(|x| (cube.clone(), at(x))));
        let shapes: Vec<_> = scene
            .parts()
            .iter()
            .map(|part| part.shape.clone())
            .collect();
        let was = |part: u32, x: f64| EarlierPart {
            part: PartId(part),
            shape: shapes[0].clone(),
            pose: at(x),
            colour: [0.1, 0.2, 0.3, 1.0],
        };
        let became = scene.parts().iter().map(|part| part.id).zip(ALL);
        let compared = Comparison {
            changes: became.collect(),
            earlier_parts: vec![was(1, 3.0), was(2, 4.0), was(9, 500.0)],
            view,
        };
        let camera = front(&scene);
        let mut list = draw(&scene, &camera, None);
        compared.draw(&mut list, &scene, &camera);
        (list, compared)
    }

    fn positions(parts: &[PartItem]) -> Vec<(u32, f64)> {
        let place = |item: &PartItem| (item.part.0, item.pose.translation.x);
        parts.iter().map(place).collect()
    }

    #[test]
    fn both_revisions_are_drawn_with_ghosts_and_each_alone_without() {
        let (now, _) = compared(RevisionView::Current);
        assert_eq!(
            positions(&now.parts),
            [(0, 0.0), (1, 2.0), (2, 4.0), (3, 6.0)]
        );
        let (before, _) = compared(RevisionView::Earlier);
        assert_eq!(
            positions(&before.parts),
            [(0, 0.0), (1, 3.0), (2, 4.0), (9, 500.0)]
        );
        assert!(
            before.intersections.is_empty() && before.dots.is_empty() && before.ghosts.is_empty()
        );
        let (both, _) = compared(RevisionView::Both);
        assert_eq!(positions(&both.parts), positions(&now.parts));
        assert_eq!(positions(&both.ghosts), [(1, 3.0), (2, 4.0), (9, 500.0)]);
        assert!(both.far > now.far, "{} {}", both.far, now.far);
        let (wiped, _) = compared(RevisionView::Wipe(2.0));
        let beside = wiped.wipe.unwrap();
        assert_eq!(
            (beside.fraction, positions(&beside.list.parts)),
            (1.0, positions(&before.parts))
        );
        assert_eq!(positions(&wiped.parts), positions(&now.parts));
    }

    #[test]
    fn part_change_is_shown_by_colour_and_by_symbol() {
        let (both, compared) = compared(RevisionView::Both);
        let colours: Vec<Colour> = both.parts.iter().map(|part| part.colour).collect();
        for (i, colour) in colours.iter().enumerate() {
            assert!(!colours[..i].contains(colour), "{colours:?}");
        }
        let symbols: Vec<Symbol> = both.dots.iter().map(|dot| dot.symbol).collect();
        let reported = [Symbol::Disc, Symbol::Diamond, Symbol::Square, Symbol::Ring];
        assert_eq!(symbols, reported);
        assert_eq!(compared.change_of(PartId(9)), PartChange::Removed);
        assert_eq!(compared.change_of(PartId(77)), PartChange::Same);
    }
}
