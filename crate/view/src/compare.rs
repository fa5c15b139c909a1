//! Shows the changes of a model by another revision: parts coloured by their change, and their earlier places.

use std::collections::HashMap;
use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{PartId, Scene};

use crate::camera::Camera;
use crate::list::{
    Beside, DEPTH_RATIO, Dot, DrawList, Hidden, Marks, PartItem, Stroke, Symbol, box_of, corners,
};
use crate::style::{Colour, Palette, faded, width};

/// The change of a part by another revision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Became {
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

/// A part in the earlier revision.
#[derive(Debug, Clone)]
pub struct Was {
    /// The part; for a removed part its old number.
    pub part: PartId,
    /// The earlier shape.
    pub shape: Arc<Shape>,
    /// The earlier pose: part coordinates to the scene.
    pub pose: Pose,
    /// The earlier colour.
    pub colour: Colour,
}

/// The revision that is shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Show {
    /// The model as it was.
    Before,
    /// The model as it is.
    Now,
    /// The model as it is, with transparent parts at earlier places.
    Both,
    /// The model as it was up to this share of the canvas's width, from the left, and as it is beyond.
    Wipe(f64),
}

/// Two revisions of a model.
#[derive(Debug, Clone)]
pub struct Compared {
    /// The change of each existing part.
    pub became: HashMap<PartId, Became>,
    /// The earlier state of moved, changed and removed parts.
    pub was: Vec<Was>,
    /// The revision that is shown.
    pub show: Show,
}

/// The opacity of a part at its earlier place.
const VEIL: f32 = 0.22;
/// The share of their own colour that unchanged parts keep.
const QUIET: f32 = 0.25;
/// The number of parts above which symbols are left out, because they would hide the picture.
const MOST_SYMBOLS: usize = 80;

impl Compared {
    /// Changes the picture of a scene to that of both revisions.
    // Never inlined: loaded with the first revision, by this name.
    #[inline(never)]
    pub(crate) fn draw(&self, list: &mut DrawList, scene: &Scene, camera: &Camera) {
        let palette = list.palette;
        match self.show {
            Show::Before => *list = self.before(list),
            Show::Now => {}
            Show::Both => self.veils(list, scene, &palette),
            Show::Wipe(share) => {
                let before = self.before(list);
                let share = share.clamp(0.0, 1.0);
                list.beside = Some(Box::new(Beside {
                    list: before,
                    share,
                }));
            }
        }
        if let Some(beside) = &mut list.beside {
            self.paint(&mut beside.list);
            deepen(&mut beside.list, camera);
        }
        self.paint(list);
        if self.show != Show::Before {
            self.symbols(list, scene);
        }
        deepen(list, camera);
    }

    fn became(&self, part: PartId) -> Became {
        let known = self.became.get(&part).copied();
        known.unwrap_or(match self.was.iter().any(|was| was.part == part) {
            true => Became::Removed,
            false => Became::Same,
        })
    }

    /// Returns the picture of the earlier revision, without marks: present results do not hold for it.
    fn before(&self, list: &DrawList) -> DrawList {
        let stayed = |item: &&PartItem| self.became(item.part) == Became::Same;
        let stayed = list.parts.iter().filter(stayed).cloned();
        let was = self.was.iter().map(|was| item(was, was.colour));
        DrawList {
            parts: stayed.chain(was).collect(),
            ghosts: Vec::new(),
            marks: Arc::new(Marks::default()),
            bodies: Vec::new(),
            dots: Vec::new(),
            labels: list.labels.clone(),
            ..list.clone()
        }
    }

    /// Colours parts by their change; unchanged parts are greyed.
    fn paint(&self, list: &mut DrawList) {
        let palette = list.palette;
        for part in list.parts.iter_mut().filter(|part| !part.dim) {
            let [red, green, blue, opacity] = part.colour;
            part.colour = match colour(self.became(part.part), &palette) {
                Some([red, green, blue, _]) => [red, green, blue, opacity],
                None => {
                    let grey = palette.grid_major;
                    let mixed = |own: f32, grey: f32| grey + (own - grey) * QUIET;
                    let [r, g, b, _] = grey;
                    [mixed(red, r), mixed(green, g), mixed(blue, b), opacity]
                }
            };
        }
    }

    /// Draws the earlier places of parts, and lines to the present ones.
    fn veils(&self, list: &mut DrawList, scene: &Scene, palette: &Palette) {
        for was in &self.was {
            let became = self.became(was.part);
            let Some(colour) = colour(became, palette) else {
                continue;
            };
            list.ghosts.push(item(was, faded(colour, VEIL)));
            let part = scene.part(was.part).filter(|_| became == Became::Moved);
            if let Some(part) = part.filter(|_| self.was.len() <= MOST_SYMBOLS) {
                list.strokes.push(Stroke::new(
                    [
                        middle(&was.shape, &was.pose),
                        middle(&part.shape, &part.pose),
                    ],
                    [width::REMOVAL; 2],
                    colour,
                    Hidden::Over,
                ));
            }
        }
    }

    /// Draws a symbol on each part that changed, so that colours alone need not be told apart.
    fn symbols(&self, list: &mut DrawList, scene: &Scene) {
        let told = self
            .became
            .iter()
            .filter(|(_, became)| **became != Became::Same);
        let mut places: Vec<(PartId, Point, Became)> = told
            .filter_map(|(&id, &became)| {
                let part = scene.part(id).filter(|part| part.visible)?;
                Some((id, middle(&part.shape, &part.pose), became))
            })
            .collect();
        if self.show == Show::Both {
            let gone = self
                .was
                .iter()
                .filter(|was| self.became(was.part) == Became::Removed);
            let gone = gone.map(|was| (was.part, middle(&was.shape, &was.pose), Became::Removed));
            places.extend(gone);
        }
        if places.len() > MOST_SYMBOLS {
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

fn item(was: &Was, colour: Colour) -> PartItem {
    PartItem::plain(was.part, &was.shape, was.pose, colour)
}

/// Returns the colour of a change; none for an unchanged part, which keeps its own, greyed.
fn colour(became: Became, palette: &Palette) -> Option<Colour> {
    match became {
        Became::Same => None,
        Became::Moved => Some(palette.accent),
        Became::Changed => Some(palette.touching),
        Became::Added => Some(palette.axes[1]),
        Became::Removed => Some(palette.crossing),
    }
}

fn symbol(became: Became) -> Symbol {
    match became {
        Became::Same | Became::Moved => Symbol::Disc,
        Became::Changed => Symbol::Diamond,
        Became::Added => Symbol::Square,
        Became::Removed => Symbol::Ring,
    }
}

fn middle(shape: &Shape, pose: &Pose) -> Point {
    pose * shape.bounds().centre()
}

/// Widens the depth range: an earlier place may be nearer or farther than all present parts.
fn deepen(list: &mut DrawList, camera: &Camera) {
    let items = list.parts.iter().chain(&list.ghosts);
    let depths = items.flat_map(|item| corners(&box_of(item)));
    let depths = depths.map(|corner| camera.depth_of(corner));
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
    use nearpoint_geometry::shape::make;
    use nearpoint_scene::PartId;

    const ALL: [Became; 4] = [Became::Same, Became::Moved, Became::Changed, Became::Added];

    /// Makes four cubes in a row, of which one was elsewhere and one was a ball; a fifth, far away, was removed.
    fn compared(show: Show) -> (DrawList, Compared) {
        let at = |x: f64| Pose::translation(x, 0.0, 0.0);
        let cube = make::cuboid(1.0, 1.0, 1.0);
        let scene = scene(&[0.0, 2.0, 4.0, 6.0].map(|x| (cube.clone(), at(x))));
        let shapes: Vec<_> = scene
            .parts()
            .iter()
            .map(|part| part.shape.clone())
            .collect();
        let was = |part: u32, x: f64| Was {
            part: PartId(part),
            shape: shapes[0].clone(),
            pose: at(x),
            colour: [0.1, 0.2, 0.3, 1.0],
        };
        let became = scene.parts().iter().map(|part| part.id).zip(ALL);
        let compared = Compared {
            became: became.collect(),
            was: vec![was(1, 3.0), was(2, 4.0), was(9, 500.0)],
            show,
        };
        let camera = front(&scene);
        let mut list = draw(&scene, &camera, None);
        compared.draw(&mut list, &scene, &camera);
        (list, compared)
    }

    fn places(parts: &[PartItem]) -> Vec<(u32, f64)> {
        let place = |item: &PartItem| (item.part.0, item.pose.translation.x);
        parts.iter().map(place).collect()
    }

    #[test]
    fn before_and_now_are_two_pictures_and_both_is_one_with_veils() {
        let (now, _) = compared(Show::Now);
        assert_eq!(places(&now.parts), [(0, 0.0), (1, 2.0), (2, 4.0), (3, 6.0)]);
        let (before, _) = compared(Show::Before);
        assert_eq!(
            places(&before.parts),
            [(0, 0.0), (1, 3.0), (2, 4.0), (9, 500.0)]
        );
        assert!(before.bodies.is_empty() && before.dots.is_empty() && before.ghosts.is_empty());
        let (both, _) = compared(Show::Both);
        assert_eq!(places(&both.parts), places(&now.parts));
        assert_eq!(places(&both.ghosts), [(1, 3.0), (2, 4.0), (9, 500.0)]);
        assert!(both.far > now.far, "{} {}", both.far, now.far);
        let (wiped, _) = compared(Show::Wipe(2.0));
        let beside = wiped.beside.unwrap();
        assert_eq!(
            (beside.share, places(&beside.list.parts)),
            (1.0, places(&before.parts))
        );
        assert_eq!(places(&wiped.parts), places(&now.parts));
    }

    #[test]
    fn what_became_of_a_part_is_told_by_a_colour_and_by_a_symbol() {
        let (both, compared) = compared(Show::Both);
        let colours: Vec<Colour> = both.parts.iter().map(|part| part.colour).collect();
        for (i, colour) in colours.iter().enumerate() {
            assert!(!colours[..i].contains(colour), "{colours:?}");
        }
        let symbols: Vec<Symbol> = both.dots.iter().map(|dot| dot.symbol).collect();
        let told = [Symbol::Disc, Symbol::Diamond, Symbol::Square, Symbol::Ring];
        assert_eq!(symbols, told);
        assert_eq!(compared.became(PartId(9)), Became::Removed);
        assert_eq!(compared.became(PartId(77)), Became::Same);
    }
}
