//! Stores the samples of a picture and converts them to pixels.

use crate::screen::SAMPLES_PER_SIDE;

/// The samples of a picture that is being painted.
#[derive(Debug)]
pub struct Canvas {
    /// The width and height, in samples.
    pub size: [usize; 2],
    /// The sRGB colour of each sample, each channel 0…1.
    colours: Vec<[f32; 3]>,
    /// The inverse depth of the nearest surface that hides later paint; 0 without one.
    pub inverse_depths: Vec<f32>,
}

impl Canvas {
    /// Makes a canvas of this many samples right and down, filled with a background colour (sRGB, 0…1).
    pub fn new(size: [usize; 2], background: [f32; 3]) -> Self {
        let count = size[0] * size[1];
        Self {
            size,
            colours: vec![background; count],
            inverse_depths: vec![0.0; count],
        }
    }

    /// Resets all depths, so that no surface hides later paint.
    pub fn clear_depths(&mut self) {
        self.inverse_depths.fill(0.0);
    }

    /// Blends a colour over a sample by its opacity.
    pub fn blend(&mut self, sample: usize, tone: [f32; 3], opacity: f32) {
        let below = &mut self.colours[sample];
        for (below, above) in below.iter_mut().zip(tone) {
            *below += (above.clamp(0.0, 1.0) - *below) * opacity;
        }
    }

    /// Returns red, green and blue of each pixel, row after row: the mean of its samples.
    pub fn pixels(&self) -> Vec<u8> {
        let [width, height] = self.size.map(|side| side / SAMPLES_PER_SIDE);
        let mut bytes = Vec::with_capacity(3 * width * height);
        for y in 0..height {
            for x in 0..width {
                let mut sum = [0.0f32; 3];
                for row in y * SAMPLES_PER_SIDE..(y + 1) * SAMPLES_PER_SIDE {
                    let first = row * self.size[0] + x * SAMPLES_PER_SIDE;
                    for tone in &self.colours[first..first + SAMPLES_PER_SIDE] {
                        sum.iter_mut().zip(tone).for_each(|(sum, one)| *sum += one);
                    }
                }
                let mean = |sum: f32| sum / (SAMPLES_PER_SIDE * SAMPLES_PER_SIDE) as f32;
                bytes.extend(sum.map(|sum| (mean(sum) * 255.0).round().clamp(0.0, 255.0) as u8));
            }
        }
        bytes
    }
}
