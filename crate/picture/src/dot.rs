//! Draws symbols of constant size by their distance functions, each with a halo, as `dot.frag` of the view does.

use nearpoint_view::list::{Dot, Symbol};
use nearpoint_view::style::Colour;

use crate::canvas::Canvas;
use crate::screen::{SAMPLES_PER_SIDE, Screen};

/// Draws a dot's symbol over everything.
pub fn draw(canvas: &mut Canvas, screen: &Screen, dot: &Dot, halo: Colour) {
    let eye = screen.eye_from_scene * dot.at;
    let Some(seen) = screen.project(&eye).filter(|_| eye.z < -screen.near) else {
        return;
    };
    let scale = SAMPLES_PER_SIDE as f32;
    let (radius, line) = (dot.radius * scale, dot.line * scale);
    let reach = f64::from(radius + line) + 3.0;
    let [width, height] = canvas.size;
    let span = |middle: f64, count: usize| {
        let inside = |x: f64| x.clamp(0.0, count as f64) as usize;
        inside((middle - reach).floor())..inside((middle + reach).ceil())
    };
    let [red, green, blue, opacity] = dot.colour;
    for y in span(seen.at[1], height) {
        for x in span(seen.at[0], width) {
            let place = [x as f64 - seen.at[0], y as f64 - seen.at[1]].map(|d| d as f32 + 0.5);
            let away = distance(dot.symbol, place, radius, line);
            let inside = (0.5 - away).clamp(0.0, 1.0) * opacity;
            let around = (0.5 - (away - line * 0.6)).clamp(0.0, 1.0) * halo[3] * opacity;
            let sample = y * width + x;
            canvas.blend(sample, [halo[0], halo[1], halo[2]], around);
            canvas.blend(sample, [red, green, blue], inside);
        }
    }
}

/// Returns the distance from the symbol's border, negative inside.
fn distance(symbol: Symbol, [x, y]: [f32; 2], radius: f32, line: f32) -> f32 {
    /// The factor that gives a unit step along both axes a length of 1.
    const DIAGONAL: f32 = std::f32::consts::FRAC_1_SQRT_2;
    let away = (x * x + y * y).sqrt();
    match symbol {
        Symbol::Disc => away - radius,
        Symbol::Ring => (away - radius).abs() - line / 2.0,
        Symbol::Diamond => ((x.abs() + y.abs()) * DIAGONAL - radius * 0.85).abs() - line / 2.0,
        Symbol::Square => x.abs().max(y.abs()) - radius,
    }
}

#[cfg(test)]
mod tests {
    use nearpoint_geometry::{Point, Pose};

    use super::*;

    #[test]
    fn a_disc_has_its_radius_and_its_halo() {
        let screen = Screen {
            size: [80, 80],
            scale: 80.0,
            near: 0.1,
            distance: 1.0,
            pixel: 0.025,
            eye_from_scene: Pose::identity(),
        };
        let dot = Dot::new(
            Point::new(0.0, 0.0, -1.0),
            Symbol::Disc,
            10.0,
            6.0,
            [1.0, 0.0, 0.0, 1.0],
        );
        let mut canvas = Canvas::new(screen.size, [0.0; 3]);
        draw(&mut canvas, &screen, &dot, [1.0; 4]);
        let pixels = canvas.pixels();
        let count =
            |requested: [u8; 3]| pixels.chunks(3).filter(|pixel| *pixel == requested).count();
        // π·10² pixels, less those on the border.
        assert!(
            (270..=314).contains(&count([255, 0, 0])),
            "{}",
            count([255, 0, 0])
        );
        assert!(count([255; 3]) > 20);
        let behind = Dot {
            at: Point::new(0.0, 0.0, 1.0),
            ..dot
        };
        let mut empty = Canvas::new(screen.size, [0.0; 3]);
        draw(&mut empty, &screen, &behind, [1.0; 4]);
        assert!(empty.pixels().iter().all(|&byte| byte == 0));
    }
}
