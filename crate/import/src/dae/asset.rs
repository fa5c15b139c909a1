//! Reads the unit and the up axis of a COLLADA file.

use super::document::{XmlDocument, child};
use crate::error::Result;
use crate::job::Job;
use crate::placement::Placement;
use crate::stated_unit;
use nearpoint_geometry::nalgebra::{UnitQuaternion, Vector3};
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_message::message;
use std::f64::consts::FRAC_PI_2;

pub(super) struct Asset {
    pub(super) unit: Unit,
    pub(super) up: Up,
    /// The placement that converts coordinates to that unit.
    pub(super) scaling: Placement,
}

impl Asset {
    /// Reads the asset. The format's defaults are metres and Y.
    pub(super) fn read(job: &mut Job, document: &XmlDocument) -> Result<Self> {
        let asset = child(document.root(), "asset");
        let stated = asset.and_then(|asset| child(asset, "unit"));
        let mut metres = 1.0;
        if let Some(unit) = stated
            && let Some(text) = unit.attribute("meter")
        {
            metres = document
                .number(text.trim())
                .filter(|&metres| metres > 0.0 && metres.is_finite())
                .ok_or_else(|| {
                    let shown = crate::text::quoted(text.as_bytes());
                    document.error_at(unit, message!("dae-unit-metres-no", shown))
                })?;
        }
        let (unit, mut scaling) = stated_unit::of_metres(job, metres);
        let stated = asset.and_then(|asset| child(asset, "up_axis"));
        let up = match stated.and_then(|stated| stated.text()).map(str::trim) {
            Some("Z_UP") => Up::Z,
            Some("X_UP") => {
                job.warn(message!("dae-x-axis-up"));
                scaling.rotation = UnitQuaternion::from_axis_angle(&Vector3::z_axis(), FRAC_PI_2);
                Up::Y
            }
            _ => Up::Y,
        };
        Ok(Self { unit, up, scaling })
    }
}
