//! A check's answer for people.

use std::io::{Result, Write};

use nearpoint_scene::PairKind;

use crate::report::{PairRow, Report};

/// Writes the pairs, the worst first, then what they add up to.
pub fn write(report: &Report, out: &mut impl Write) -> Result<()> {
    let mut pairs: Vec<&PairRow> = report.pairs.iter().collect();
    pairs.sort_by(|p, q| {
        severity(p)
            .cmp(&severity(q))
            .then(p.clearance.total_cmp(&q.clearance))
    });
    let width = |name: fn(&PairRow) -> &String| {
        pairs
            .iter()
            .map(|pair| name(pair).chars().count())
            .max()
            .unwrap_or(0)
    };
    let (a_width, b_width) = (width(|pair| &pair.a), width(|pair| &pair.b));
    for pair in &pairs {
        let kind = word(pair);
        writeln!(
            out,
            "{kind:<12} {:<a_width$}  {:<b_width$}  {}",
            printable(&pair.a),
            printable(&pair.b),
            detail(pair, report.unit)
        )?;
    }
    if !pairs.is_empty() {
        writeln!(out)?;
    }
    summary(report, out)
}

fn severity(pair: &PairRow) -> u8 {
    match pair.kind {
        PairKind::Contained => 0,
        PairKind::Crossing if pair.interferes => 1,
        PairKind::Crossing => 2,
        PairKind::Touching => 3,
        PairKind::Clear => 4,
    }
}

fn word(pair: &PairRow) -> &'static str {
    match pair.kind {
        PairKind::Crossing => "crossing",
        PairKind::Touching => "touching",
        PairKind::Contained => "contained",
        PairKind::Clear => "clear",
    }
}

fn detail(pair: &PairRow, unit: &str) -> String {
    let meeting = format!(
        "{} face pairs, {} + {} triangle pairs",
        pair.faces, pair.crossing, pair.touching
    );
    match pair.kind {
        PairKind::Clear => format!("{} {unit}", number(pair.clearance)),
        PairKind::Touching => format!("{meeting} (crossing + touching)"),
        PairKind::Contained => format!(
            "“{}” lies inside",
            printable(pair.inner.as_deref().unwrap_or(""))
        ),
        PairKind::Crossing => {
            let depth = pair.penetration_at_least.unwrap_or(0.0);
            let meaning = if pair.interferes {
                String::new()
            } else {
                format!(
                    ", within the meshes' ~{} {unit}",
                    number(pair.mesh_deviation)
                )
            };
            format!("at least {} {unit} deep{meaning}; {meeting}", number(depth))
        }
    }
}

fn summary(report: &Report, out: &mut impl Write) -> Result<()> {
    let count = |kind| report.pairs.iter().filter(|pair| pair.kind == kind).count();
    let triangles: usize = report.parts.iter().map(|part| part.triangles).sum();
    writeln!(
        out,
        "{} parts, {triangles} triangles, unit {}: {} crossing ({} beyond the meshes' deviation), {} touching, {} contained, {} near.",
        report.parts.len(),
        report.unit,
        count(PairKind::Crossing),
        report
            .pairs
            .iter()
            .filter(|pair| pair.kind == PairKind::Crossing && pair.interferes)
            .count(),
        count(PairKind::Touching),
        count(PairKind::Contained),
        count(PairKind::Clear),
    )?;
    writeln!(
        out,
        "read {:.0} ms, built {:.0} ms, checked {:.1} ms",
        report.ms.read, report.ms.build, report.ms.check
    )?;
    if let Some(hash) = &report.hash {
        writeln!(out, "results {hash}")?;
    }
    for part in &report.parts {
        for defect in &part.defects {
            writeln!(
                out,
                "note: {}: {}",
                printable(&part.name),
                printable(defect)
            )?;
        }
    }
    report
        .notes
        .iter()
        .try_for_each(|note| writeln!(out, "note: {}", printable(note)))
}

/// Four significant digits: enough to decide by; `--json` has all of them.
pub fn number(value: f64) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    let places = 3 - value.abs().log10().floor() as i32;
    if (0..=9).contains(&places) {
        format!("{value:.*}", places as usize)
    } else {
        format!("{value:.3e}")
    }
}

/// Without control characters, which could move the cursor of a terminal.
pub fn printable(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect()
}
