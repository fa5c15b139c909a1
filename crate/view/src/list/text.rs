//! Writes a draw list as text, a line for each item, for tests and for debugging.

use std::fmt::{Display, Formatter, Result};

use super::{
    Areas, Dot, DrawList, IntersectionItem, Label, MarkKind, MarkStyle, PartItem, Stroke, Tint,
    Wire,
};
use crate::section::Section;
use nearpoint_geometry::Point;
use nearpoint_geometry::collide::intersection::IntersectionFacet;

impl Display for DrawList {
    fn fmt(&self, f: &mut Formatter) -> Result {
        self.sections.iter().try_for_each(|item| section(item, f))?;
        self.parts.iter().try_for_each(|item| part(item, f))?;
        self.ghosts.iter().try_for_each(|item| ghost(item, f))?;
        self.areas.iter().try_for_each(|areas| layers(areas, f))?;
        self.marks.tints().try_for_each(|item| tint(item, f))?;
        self.marks.wires().try_for_each(|item| wire(item, f))?;
        self.intersections
            .iter()
            .try_for_each(|item| intersection(item, f))?;
        self.strokes.iter().try_for_each(|item| stroke(item, f))?;
        self.dots.iter().try_for_each(|item| dot(item, f))?;
        self.labels.iter().try_for_each(|item| label(item, f))
    }
}

fn section(item: &Section, f: &mut Formatter) -> Result {
    let normal = point(item.normal.into());
    writeln!(f, "cut beyond {:.3} along {normal}", item.offset)
}

fn part(item: &PartItem, f: &mut Formatter) -> Result {
    let triangles = item.shape.mesh().triangles().len();
    write!(
        f,
        "part {} triangles {triangles} at {}",
        item.part.0,
        point(item.pose.translation.vector.into())
    )?;
    for (word, holds) in [
        ("selected", item.selected),
        ("hovered", item.hovered),
        ("translucent", item.colour[3] < 1.0 && !item.dim),
        ("dim", item.dim),
        ("in face colours", item.has_face_colours),
    ] {
        if holds {
            write!(f, " {word}")?;
        }
    }
    writeln!(f)
}

fn ghost(item: &PartItem, f: &mut Formatter) -> Result {
    let at = point(item.pose.translation.vector.into());
    writeln!(f, "ghost {} at {at}", item.part.0)
}

fn layers(areas: &Areas, f: &mut Formatter) -> Result {
    areas.layers.iter().try_for_each(|layer| {
        let (triangles, lines) = (layer.triangles.len() / 3, layer.borders.len());
        writeln!(
            f,
            "layer triangles {triangles} hatch {} lines {lines}",
            layer.hatch
        )
    })
}

fn tint(item: &Tint, f: &mut Formatter) -> Result {
    let (faces, meeting) = (&item.faces, item.contact_triangles.len());
    writeln!(
        f,
        "tint {} {} faces {faces:?} triangles {} meeting {meeting}",
        item.part.0,
        style(item.style),
        item.triangles.len()
    )
}

fn wire(item: &Wire, f: &mut Formatter) -> Result {
    writeln!(
        f,
        "{:?} {} {} segments {}",
        item.kind,
        item.part.0,
        style(item.style),
        item.segments.len()
    )
}

fn intersection(item: &IntersectionItem, f: &mut Formatter) -> Result {
    let [a, b] = item.pair;
    let of = |side| move |facet: &&IntersectionFacet| facet.source.side().0 == side;
    let pieces = |side| item.mesh.facets.iter().filter(of(side)).count();
    writeln!(
        f,
        "body {} {} {} facets {} of the first, {} of the second",
        a.0,
        b.0,
        style(item.style),
        pieces(0),
        pieces(1)
    )
}

fn style(style: MarkStyle) -> String {
    let class = match style.kind {
        MarkKind::Touches => "touches",
        MarkKind::Undecided => "undecided",
        MarkKind::Interferes => "interferes",
        MarkKind::Preview => "preview",
        MarkKind::Constraint => "held",
        MarkKind::Measurement => "measured",
    };
    format!("{class} {}", if style.is_strong { "loud" } else { "quiet" })
}

fn stroke(item: &Stroke, f: &mut Formatter) -> Result {
    writeln!(
        f,
        "stroke {} to {} width {:?} {:?}",
        point(item.from),
        point(item.to),
        item.widths,
        item.occluded
    )
}

fn dot(item: &Dot, f: &mut Formatter) -> Result {
    writeln!(
        f,
        "{:?} {} radius {}",
        item.symbol,
        point(item.at),
        item.radius
    )
}

fn label(item: &Label, f: &mut Formatter) -> Result {
    writeln!(
        f,
        "label {:?} “{}” at {:.0} {:.0}",
        item.kind, item.text, item.x, item.y
    )
}

/// Formats a point with three decimals, without negative zeros.
fn point(point: Point) -> String {
    let number = |c: f64| format!("{:.3}", (c * 1000.0).round() / 1000.0 + 0.0);
    format!(
        "({}, {}, {})",
        number(point.x),
        number(point.y),
        number(point.z)
    )
}
