//! Writes annotations of GitHub Actions: a line for each clash, which the runner shows beside the file and in the summary.

use super::junit::FailureCriterion;
use super::texts::MACHINE_LANGUAGE;
use super::{Clash, ClashClass, Report, Status};

/// Writes a line of GitHub Actions for each relevant clash: an error if `fails` selects it, else a warning if it is
/// neither approved nor resolved.
#[must_use]
pub fn write(report: &Report, fails: FailureCriterion) -> Vec<u8> {
    let mut lines = String::new();
    for clash in &report.clashes {
        let is_settled = matches!(clash.status, Status::Approved | Status::Resolved);
        let level = match is_settled {
            _ if fails.matches(clash) => "error",
            false => "warning",
            true => continue,
        };
        lines.push_str(&line(clash, level, report));
        lines.push('\n');
    }
    lines.into_bytes()
}

fn line(clash: &Clash, level: &str, report: &Report) -> String {
    let file = clash.parts.iter().find_map(|part| part.file.as_deref());
    let file = file.map_or_else(String::new, |file| format!("file={},", property(file)));
    let title = match clash.class {
        ClashClass::Undecided => "Undecided".to_owned(),
        kind => format!("{} ({})", kind.label(MACHINE_LANGUAGE), clash.test),
    };
    let text = format!("{}: {}", clash.title(), clash.one_line(report.unit));
    format!(
        "::{level} {file}title={}::{}",
        property(&title),
        data(&text)
    )
}

/// Escapes a text so that it stays on its line.
fn data(text: &str) -> String {
    let text = text.replace('%', "%25");
    text.replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes a text so that it also stays before the second pair of colons.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
