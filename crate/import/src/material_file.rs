//! Reads the colours of a Wavefront material file (.mtl), and nothing else.

use crate::text::{Words, number};
use std::collections::HashMap;

/// Returns the colour (sRGB and opacity) of each material that has one. Invalid colours are skipped, because a colour
/// is no reason to refuse a part.
pub(crate) fn colours(bytes: &[u8]) -> HashMap<&[u8], [f32; 4]> {
    let mut colours = HashMap::new();
    let mut material: &[u8] = b"";
    let mut opacity = 1.0;
    let mut words = Words::new(bytes);
    while let Some(word) = words.next() {
        match word {
            b"newmtl" => {
                material = words.peek_name();
                opacity = 1.0;
            }
            b"Kd" => {
                if let [Some(r), Some(g), Some(b)] = [(); 3].map(|()| fraction(&mut words)) {
                    colours.insert(material, [r, g, b, opacity]);
                }
            }
            b"d" | b"Tr" => {
                if let Some(share) = fraction(&mut words) {
                    opacity = if word == b"d" { share } else { 1.0 - share };
                    colours
                        .entry(material)
                        .and_modify(|c: &mut [f32; 4]| c[3] = opacity);
                }
            }
            _ => {}
        }
        words.skip_line();
    }
    colours
}

fn fraction(words: &mut Words) -> Option<f32> {
    let value = number(words.next_on_line()?)?;
    value.is_finite().then_some(value.clamp(0.0, 1.0) as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_and_opacities_in_any_order() {
        let file = b"# c\nnewmtl steel blue\nNs 10\nKd 0.5 0.25 1\nd 0.5\nnewmtl glass\nTr 0.75\nKd 0 0 2\nnewmtl odd\nKd xyz 1 1\n";
        let colours = colours(file);
        assert_eq!(colours[&b"steel blue"[..]], [0.5, 0.25, 1.0, 0.5]);
        assert_eq!(colours[&b"glass"[..]], [0.0, 0.0, 1.0, 0.25]);
        assert_eq!(colours.len(), 2);
    }
}
