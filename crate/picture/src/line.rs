//! Draws lines of constant width on the screen, with round ends and soft borders, as `line.frag` of the view does.

use nearpoint_geometry::Point;
use nearpoint_view::appearance::LineVisibility;

use crate::canvas::Canvas;
use crate::screen::{SAMPLES_PER_SIDE, Screen, ScreenPoint};

/// The style of a line.
#[derive(Debug, Clone, Copy)]
pub struct StrokeStyle {
    /// The sRGB colour and the opacity.
    pub srgb: [f32; 4],
    /// The factor on the opacity at both ends.
    pub fade: [f32; 2],
    /// The widths at both ends, in pixels.
    pub widths: [f32; 2],
    /// The length of dashes, in pixels; 0 for a solid line.
    pub dash: f32,
    pub visibility: LineVisibility,
    /// The number of pixel sizes by which the line is drawn nearer to the eye than it is.
    pub depth_offset: f32,
}

/// A line on the screen.
struct ScreenLine {
    from: ScreenPoint,
    to: ScreenPoint,
    /// The direction along the line, of length 1.
    direction: [f64; 2],
    length: f64,
    /// The distance from the line beyond which the opacity is 0.
    half_width: f64,
}

/// Draws a line between two points of the eye's frame.
pub fn draw(canvas: &mut Canvas, screen: &Screen, ends: [Point; 2], style: &StrokeStyle) {
    let widths = style.widths.map(|width| width * SAMPLES_PER_SIDE as f32);
    let Some(track) = clip_near(ends, screen).and_then(|[p, q]| {
        Some(ScreenLine::between(
            screen.project(&p)?,
            screen.project(&q)?,
            widths,
        ))
    }) else {
        return;
    };
    let [width, height] = canvas.size;
    let nearer = 1.0 / (1.0 - f64::from(style.depth_offset) * screen.pixel);
    let dash = style.dash * SAMPLES_PER_SIDE as f32;
    let is_steep = track.direction[0].abs() <= track.direction[1].abs();
    for y in track.rows(height) {
        for x in track.samples(y, width) {
            let at = [x as f64 + 0.5, y as f64 + 0.5];
            let (share, away) = track.coordinates(at);
            let [begin, end] = widths;
            let breadth = begin + (end - begin) * share as f32;
            let cover = (breadth / 2.0 + 0.5 - away as f32).clamp(0.0, 1.0) * breadth.min(1.0);
            // The dashes are counted along the screen, so that the dashes of a curve's pieces join.
            let counted = if is_steep {
                height as f64 - at[1]
            } else {
                at[0]
            } as f32;
            let is_gap = dash > 0.0 && (counted / dash) - (counted / dash).floor() > 0.55;
            let nearness = track.from.inverse_depth
                + (track.to.inverse_depth - track.from.inverse_depth) * share;
            let sample = y * width + x;
            let is_hidden = ((nearness * nearer) as f32) < canvas.inverse_depths[sample];
            let is_meant = match style.visibility {
                LineVisibility::Visible => !is_hidden,
                LineVisibility::Hidden => is_hidden,
                LineVisibility::Always => true,
            };
            if cover > 0.0 && is_meant && !is_gap {
                let [red, green, blue, opacity] = style.srgb;
                let fade = style.fade[0] + (style.fade[1] - style.fade[0]) * share as f32;
                canvas.blend(sample, [red, green, blue], opacity * fade * cover);
            }
        }
    }
}

/// Returns the piece of a line that is in front of the eye.
fn clip_near([p, q]: [Point; 2], screen: &Screen) -> Option<[Point; 2]> {
    let depth = |point: &Point| -point.z - screen.near;
    let (at_p, at_q) = (depth(&p), depth(&q));
    let between = |inner: &Point, outer: &Point, share: f64| inner + (outer - inner) * share;
    match (at_p >= 0.0, at_q >= 0.0) {
        (true, true) => Some([p, q]),
        (true, false) => Some([p, between(&p, &q, at_p / (at_p - at_q))]),
        (false, true) => Some([between(&q, &p, at_q / (at_q - at_p)), q]),
        (false, false) => None,
    }
}

impl ScreenLine {
    fn between(from: ScreenPoint, to: ScreenPoint, widths: [f32; 2]) -> Self {
        let [right, down] = [0, 1].map(|axis| to.at[axis] - from.at[axis]);
        let length = (right * right + down * down).sqrt();
        let direction = match length > 0.0 && length.is_finite() {
            true => [right / length, down / length],
            false => [1.0, 0.0],
        };
        Self {
            from,
            to,
            direction,
            length,
            half_width: f64::from(widths[0].max(widths[1])) / 2.0 + 1.0,
        }
    }

    /// Returns the whole samples between two positions, limited to `count` samples.
    fn between_samples(from: f64, to: f64, count: usize) -> std::ops::Range<usize> {
        let inside = |x: f64| x.clamp(0.0, count as f64) as usize;
        inside(from.floor())..inside(to.ceil())
    }

    fn rows(&self, height: usize) -> std::ops::Range<usize> {
        let [p, q] = [self.from.at[1], self.to.at[1]];
        Self::between_samples(
            p.min(q) - self.half_width,
            p.max(q) + self.half_width,
            height,
        )
    }

    /// Returns the samples of a row that may be within the line's width.
    fn samples(&self, y: usize, width: usize) -> std::ops::Range<usize> {
        let [p, q] = [self.from.at[0], self.to.at[0]];
        let (mut low, mut high) = (p.min(q) - self.half_width, p.max(q) + self.half_width);
        let [right, down] = self.direction;
        if down != 0.0 {
            let middle = p + (y as f64 + 0.5 - self.from.at[1]) * (right / down);
            let around = self.half_width / down.abs();
            (low, high) = (low.max(middle - around), high.min(middle + around));
        }
        match low < high {
            true => Self::between_samples(low, high, width),
            false => 0..0,
        }
    }

    /// Returns the position along the line, as a fraction of its length, and the distance from the line.
    fn coordinates(&self, at: [f64; 2]) -> (f64, f64) {
        let [x, y] = [0, 1].map(|axis| at[axis] - self.from.at[axis]);
        let along = x * self.direction[0] + y * self.direction[1];
        let across = x * self.direction[1] - y * self.direction[0];
        let beyond = (-along).max(along - self.length).max(0.0);
        let share = match self.length > 0.0 {
            true => (along / self.length).clamp(0.0, 1.0),
            false => 0.0,
        };
        (share, (beyond * beyond + across * across).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use nearpoint_geometry::Pose;
    use nearpoint_testing::Random;

    use super::*;

    const SIZE: [usize; 2] = [60, 40];

    fn screen() -> Screen {
        Screen {
            size: SIZE,
            scale: 40.0,
            near: 0.1,
            distance: 1.0,
            pixel: 0.05,
            eye_from_scene: Pose::identity(),
        }
    }

    const STYLE: StrokeStyle = StrokeStyle {
        srgb: [1.0, 0.0, 0.0, 1.0],
        fade: [1.0; 2],
        widths: [1.5; 2],
        dash: 0.0,
        visibility: LineVisibility::Visible,
        depth_offset: 0.0,
    };

    fn drawn(ends: [Point; 2], nib: &StrokeStyle, nearness: f32) -> Vec<u8> {
        let mut canvas = Canvas::new(SIZE, [0.0; 3]);
        canvas.inverse_depths.fill(nearness);
        draw(&mut canvas, &screen(), ends, nib);
        canvas.pixels().chunks(3).map(|pixel| pixel[0]).collect()
    }

    #[test]
    fn a_line_is_painted_by_its_distance_alone() {
        let mut random = Random::seeded("line", 0x11e);
        for _ in 0..200 {
            let ends = [(); 2].map(|()| {
                let p = random.point();
                Point::new(p.x, p.y, -1.0 - p.z.abs())
            });
            let seen = ends.map(|p| screen().project(&p).unwrap());
            let track = ScreenLine::between(seen[0], seen[1], [3.0; 2]);
            let mut canvas = Canvas::new(SIZE, [0.0; 3]);
            draw(&mut canvas, &screen(), ends, &STYLE);
            // The same line, computed at each sample.
            let mut slow = Canvas::new(SIZE, [0.0; 3]);
            for sample in 0..SIZE[0] * SIZE[1] {
                let at = [sample % SIZE[0], sample / SIZE[0]].map(|x| x as f64 + 0.5);
                let (_, away) = track.coordinates(at);
                let cover = (3.0 / 2.0 + 0.5 - away as f32).clamp(0.0, 1.0);
                slow.blend(sample, [1.0, 0.0, 0.0], cover);
            }
            assert_eq!(canvas.pixels(), slow.pixels(), "{ends:?}");
        }
    }

    #[test]
    fn what_hides_a_line_decides_where_it_is() {
        let ends = [Point::new(-0.5, 0.0, -2.0), Point::new(0.5, 0.0, -2.0)];
        let is_there =
            |nib: &StrokeStyle, nearness| drawn(ends, nib, nearness).iter().any(|&red| red > 0);
        let [seen, hidden, over] = [
            LineVisibility::Visible,
            LineVisibility::Hidden,
            LineVisibility::Always,
        ]
        .map(|visibility| StrokeStyle {
            visibility,
            ..STYLE
        });
        assert!(is_there(&seen, 0.4) && !is_there(&seen, 0.6));
        assert!(!is_there(&hidden, 0.4) && is_there(&hidden, 0.6));
        assert!(is_there(&over, 0.4) && is_there(&over, 0.6));
        // A surface on which the line lies does not hide it.
        let lifted = StrokeStyle {
            depth_offset: 2.0,
            ..seen
        };
        assert!(is_there(&lifted, 0.5001) && !is_there(&seen, 0.5001));
    }

    #[test]
    fn a_line_that_begins_behind_the_eye_is_drawn_as_far_as_it_is_seen() {
        let ends = [Point::new(0.0, -0.5, 3.0), Point::new(0.0, -0.5, -3.0)];
        let red = drawn(ends, &STYLE, 0.0);
        assert!(red.iter().any(|&red| red > 0));
        assert!(drawn([ends[0]; 2], &STYLE, 0.0).iter().all(|&red| red == 0));
        let bad = Point::new(f64::NAN, 0.0, -1.0);
        assert!(
            drawn([bad, ends[1]], &STYLE, 0.0)
                .iter()
                .all(|&red| red == 0)
        );
    }

    #[test]
    fn dashes_leave_gaps() {
        let ends = [Point::new(-0.5, 0.0, -1.0), Point::new(0.5, 0.0, -1.0)];
        let count = |nib: &StrokeStyle| {
            drawn(ends, nib, 0.0)
                .iter()
                .filter(|&&red| red > 100)
                .count()
        };
        let dashed = StrokeStyle { dash: 5.0, ..STYLE };
        let (all, some) = (count(&STYLE), count(&dashed));
        assert!(some * 3 > all && some * 3 < 2 * all, "{some} of {all}");
    }
}
