//! Defines the time of a picture in which something moves.

use serde::Serialize;

use crate::figure::{Figure, Item, Role};

/// The number of poses that are drawn at other times on request.
const POSES: u32 = 8;
/// The number of times that the page's slider can be set to.
const SLIDER_TIMES: f64 = 1000.0;

/// The range of time through which bodies of a picture move.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Motion {
    /// The start.
    pub from: f64,
    /// The end.
    pub to: f64,
    /// The time that is shown first.
    pub at: f64,
    /// The unit of all times.
    pub unit: MotionUnit,
}

/// The unit of the time in a motion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "camelCase")]
pub enum MotionUnit {
    /// Seconds.
    Seconds,
    /// The completed fraction of a path or of a cycle.
    Share,
}

/// Draws the moving bodies at a time.
pub(crate) type DrawAt<'a> = Box<dyn Fn(&mut Figure, f64) + 'a>;

impl Motion {
    /// Makes a motion from 0 to 1 that is shown at a fraction first.
    pub(crate) fn share(at: f64) -> Self {
        let unit = MotionUnit::Share;
        Self {
            from: 0.0,
            to: 1.0,
            at,
            unit,
        }
    }

    /// Makes a motion in seconds that is shown at a time first.
    pub(crate) fn seconds([from, to]: [f64; 2], at: f64) -> Self {
        let unit = MotionUnit::Seconds;
        Self { from, to, at, unit }
    }

    /// Returns the nearest time within the motion. It is the one that is shown first if the slider is as near to that as it
    /// can be, or for a time that is no number.
    fn nearest(&self, time: f64) -> f64 {
        let is_first = (time - self.at).abs() <= (self.to - self.from) / (2.0 * SLIDER_TIMES);
        match is_first || time.is_nan() {
            true => self.at,
            false => time.clamp(self.from, self.to),
        }
    }

    /// Draws the moving bodies at a time, and pale poses at other times if `has_poses`.
    pub(crate) fn draw(&self, figure: &mut Figure, draw: &DrawAt, time: f64, has_poses: bool) {
        draw(figure, self.nearest(time));
        if has_poses {
            let poses = self.poses(draw);
            let is_new = |pose: &Item| !figure.items.iter().any(|item| is_same_solid(item, pose));
            let pale: Vec<Item> = poses.filter(is_new).map(paled).collect();
            figure.items.extend(pale);
        }
    }

    /// Sets the focus of a picture to what it is about and to all that moves there at any of the poses, so that little
    /// leaves the view.
    pub(crate) fn set_focus(&self, figure: &mut Figure, draw: &DrawAt) {
        let mut focus = figure.focus();
        let moving = self.poses(draw).flat_map(|item| item.extent());
        focus.extend(moving);
        figure.items.retain(|item| !matches!(item, Item::Focus(_)));
        figure.items.push(Item::Focus(focus));
    }

    /// Returns the solids that move, at even times from the start to the end.
    fn poses<'a>(&'a self, draw: &'a DrawAt) -> impl Iterator<Item = Item> + 'a {
        (0..POSES).flat_map(|i| {
            let mut figure = Figure::empty();
            let share = f64::from(i) / f64::from(POSES - 1);
            draw(&mut figure, self.from + (self.to - self.from) * share);
            let mut items = figure.items;
            items.retain(|item| matches!(item, Item::Solid { .. }));
            items
        })
    }
}

/// Returns whether two items are the same body at the same pose.
fn is_same_solid(one: &Item, other: &Item) -> bool {
    match (one, other) {
        (
            Item::Solid { shape, pose, .. },
            Item::Solid {
                shape: other_shape,
                pose: other_pose,
                ..
            },
        ) => std::sync::Arc::ptr_eq(shape, other_shape) && pose == other_pose,
        _ => false,
    }
}

fn paled(mut item: Item) -> Item {
    if let Item::Solid { role, .. } = &mut item {
        *role = Role::Quiet;
    }
    item
}
