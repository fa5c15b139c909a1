//! Bodies in common on the GPU: uploaded when they are new, dropped when no frame holds them any longer.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use nearpoint_geometry::collide::common::Common;
use three_d::Context;

use super::meshes::Skin;
use crate::list::{BodyItem, Class, MarkStyle};
use crate::style::{Colour, Palette, faded};
use crate::surface::Surface;

/// All bodies that were drawn and still exist.
#[derive(Default)]
pub(super) struct Bodies(HashMap<usize, (Skin, Weak<Common>)>);

impl Bodies {
    /// Uploads those that are new. A weak reference keeps the address taken, so keys stay unique until those that are
    /// gone are dropped, which comes first.
    pub fn need(&mut self, context: &Context, items: &[BodyItem]) {
        self.0.retain(|_, (_, common)| common.strong_count() > 0);
        for item in items {
            self.0.entry(key(&item.common)).or_insert_with(|| {
                let triangles: Vec<[u32; 3]> =
                    item.common.facets.iter().map(|f| f.corners).collect();
                let surface = Surface::around(&item.common.points, &triangles);
                (
                    Skin::upload(context, &surface),
                    Arc::downgrade(&item.common),
                )
            });
        }
    }

    pub fn get(&self, common: &Arc<Common>) -> Option<&Skin> {
        self.0.get(&key(common)).map(|(skin, _)| skin)
    }
}

fn key(common: &Arc<Common>) -> usize {
    Arc::as_ptr(common) as usize
}

/// How a body is painted.
#[derive(Debug, Clone, Copy)]
pub(super) struct BodyLook {
    pub colour: Colour,
    /// Distance of stripes, CSS pixels; 0: plain.
    pub hatch: f32,
    /// 0: lit, 1: the colour as it is.
    pub glow: f32,
}

impl BodyLook {
    /// What is certain is solid and red, what is not is striped and amber.
    pub fn of(style: MarkStyle, palette: &Palette) -> Self {
        let (colour, opacity, hatch) = match style.class {
            Class::Interferes => (palette.crossing, 0.92, 0.0),
            _ => (palette.touching, 0.85, 10.0),
        };
        let hushed = if style.loud { 1.0 } else { 0.25 };
        Self {
            colour: faded(colour, opacity * hushed),
            hatch,
            glow: 0.35,
        }
    }
}
