//! A check's answer for people.

use std::io::{Result, Write};

use nearpoint_scene::{Class, PairKind, verdict};

use crate::report::{PairRow, Report};
use crate::verify::KernelRow;

/// Writes the pairs, the worst first, then what they add up to.
pub fn write(report: &Report, out: &mut impl Write) -> Result<()> {
    let mut pairs: Vec<&PairRow> = report.pairs.iter().collect();
    pairs.sort_by(|p, q| {
        severity(p)
            .cmp(&severity(q))
            .then(gap(p).total_cmp(&gap(q)))
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
    match pair.class {
        _ if pair.duplicate.is_some() => 1,
        Class::Interferes => 0,
        Class::Undecided => 2,
        Class::Touches => 3,
        Class::Clear => 4,
    }
}

fn gap(pair: &PairRow) -> f64 {
    pair.clearance.unwrap_or(0.0)
}

fn word(pair: &PairRow) -> &'static str {
    match pair.duplicate {
        Some(_) => "duplicate",
        None => verdict::class(pair.class),
    }
}

fn detail(pair: &PairRow, unit: &str) -> String {
    let meeting = format!(
        "{} face pairs, {} + {} triangle pairs (crossing + touching)",
        pair.faces, pair.crossing, pair.touching
    );
    let mut facts = match pair.class {
        Class::Clear => vec![format!("{} {unit}", number(gap(pair)))],
        Class::Touches => vec![meeting],
        Class::Undecided => vec![doubt(pair, unit), meeting],
        Class::Interferes => vec![overlap(pair, unit), meeting],
    };
    facts.extend(pair.kernel.as_ref().map(|said| by_kernel(said, unit)));
    facts.join("; ")
}

fn by_kernel(said: &KernelRow, unit: &str) -> String {
    match said {
        KernelRow::Says { volume, distance } => format!(
            "by the CAD kernel {} {unit}³ in common, {} {unit} apart",
            number(*volume),
            number(*distance)
        ),
        KernelRow::Refuses { why } => format!("the CAD kernel cannot tell: {}", printable(why)),
    }
}

/// What two parts that overlap share.
fn overlap(pair: &PairRow, unit: &str) -> String {
    let inner = printable(pair.inner.as_deref().unwrap_or(""));
    let how = match (pair.duplicate, pair.kind) {
        (Some("same"), _) => "in the same place".to_owned(),
        (Some(_), _) => "nearly in the same place".to_owned(),
        (None, PairKind::Contained) => format!("“{inner}” lies inside"),
        _ => depth(pair, unit),
    };
    let Some(body) = &pair.body else { return how };
    let pieces = match body.pieces {
        0 | 1 => String::new(),
        several => format!(" in {several} pieces"),
    };
    format!("{how}, {} {unit}³ in common{pieces}", number(body.volume))
}

/// Of a part whose inside nobody can tell.
const DISAGREE: &str = "the triangles disagree on which side is outside, of";

/// Why it cannot be told whether two parts overlap.
fn doubt(pair: &PairRow, unit: &str) -> String {
    let about = match pair.basis {
        "bounded" => "up to ",
        _ => "~",
    };
    let off = format!(
        "the true surfaces may be {about}{} {unit} off",
        number(pair.deviation)
    );
    match pair.because {
        Some("nearerThanDeviation") => match pair.clearance {
            Some(gap) => format!("{} {unit} apart, and {off}", number(gap)),
            None => off,
        },
        Some("unorientedA") => format!("{} “{}”", DISAGREE, printable(&pair.a)),
        Some("unorientedB") => format!("{} “{}”", DISAGREE, printable(&pair.b)),
        Some("openA") => format!("“{}” is open and has no inside", printable(&pair.a)),
        Some("openB") => format!("“{}” is open and has no inside", printable(&pair.b)),
        Some("openBoth") => "both are open and have no inside".to_owned(),
        Some("selfOverlapA") => format!(
            "the surface of “{}” passes through itself",
            printable(&pair.a)
        ),
        Some("selfOverlapB") => format!(
            "the surface of “{}” passes through itself",
            printable(&pair.b)
        ),
        _ => format!("{}, and {off}", depth(pair, unit)),
    }
}

fn depth(pair: &PairRow, unit: &str) -> String {
    let Some([lower, upper]) = pair.depth else {
        return "in each other".to_owned();
    };
    let [low, high] = [lower, upper].map(number);
    if low == high {
        format!("{low} {unit} deep")
    } else {
        format!("{low} to {high} {unit} deep")
    }
}

fn summary(report: &Report, out: &mut impl Write) -> Result<()> {
    let count = |level| {
        report
            .pairs
            .iter()
            .filter(|pair| severity(pair) == level)
            .count()
    };
    let triangles: usize = report.parts.iter().map(|part| part.triangles).sum();
    let duplicates = match count(1) {
        0 => String::new(),
        some => format!("{some} in the same place, "),
    };
    writeln!(
        out,
        "{} parts, {triangles} triangles, unit {}: {} interfering, {duplicates}{} undecided, {} touching, {} near.",
        report.parts.len(),
        report.unit,
        count(0),
        count(2),
        count(3),
        count(4),
    )?;
    if count(2) > 0 {
        writeln!(
            out,
            "Undecided pairs: a finer mesh, closed parts or the true surfaces would tell."
        )?;
    }
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
