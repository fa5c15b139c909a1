//! Writes the tables as lines of text.

use super::gains::GainRow;
use super::snail::SnailRow;
use super::speed::SpeedRow;

/// Formats the table of gains as text, a line for each task and mode, the paper's figures in brackets.
pub fn gains_text(rows: &[GainRow]) -> String {
    let mut text =
        "Gain over mode 1 in percent [published]; mean errors and times of mode 1 → the mode\n"
            .to_owned();
    text += "task   mode  trials  distance     angle        time         distance mm     angle deg     time s\n";
    for row in rows {
        let published = row.published;
        let cells = [
            with_published(row.distance, published.map(|gain| gain.distance)),
            with_published(row.angle, published.map(|gain| gain.angle)),
            with_published(row.time, published.map(|gain| gain.time)),
        ];
        let change = |from: f64, to: f64| format!("{from:.1} → {to:.1}");
        text += &format!(
            "{:<6} {:<5} {:<7} {:<12} {:<12} {:<12} {:<15} {:<13} {}\n",
            row.task.name(),
            row.mode.number(),
            row.helped.trials,
            cells[0],
            cells[1],
            cells[2],
            change(row.alone.distance_mm, row.helped.distance_mm),
            change(row.alone.angle_deg, row.helped.angle_deg),
            change(row.alone.time_s, row.helped.time_s),
        );
    }
    text
}

/// Formats the table of the speed experiment as text, a line for each task, criterion and mode.
pub fn speed_text(rows: &[SpeedRow]) -> String {
    let mut text = "Time until a mean corner distance; normalised: 0 % the run's shortest mean, 100 % its longest\n".to_owned();
    text += "task   criterion  mode  met    given up  time s   normalised %\n";
    for row in rows {
        text += &format!(
            "{:<6} {:<10} {:<5} {:<6} {:<9} {:<8} {}\n",
            row.task.name(),
            format!("{} mm", row.criterion_mm),
            row.mode.number(),
            row.trials,
            row.given_up,
            number(row.time_s, 2),
            number(row.normalised, 0),
        );
    }
    text
}

/// Formats the table of the snail as text, a line for each experiment and mode.
pub fn snail_text(rows: &[SnailRow]) -> String {
    let mut text =
        "The snail; longer than with real blocks, percent [published, best to worst subject]\n"
            .to_owned();
    text += "experiment  mode  done   given up  time s   distance mm  over real %\n";
    for row in rows {
        let published = row.published.map_or(String::new(), |[best, worst]| {
            format!(" [{best:.0} … {worst:.0}]")
        });
        text += &format!(
            "{:<11} {:<5} {:<6} {:<9} {:<8} {:<12} {}{published}\n",
            row.experiment.name(),
            row.mode.number(),
            row.trials,
            row.given_up,
            number(row.time_s, 2),
            number(row.distance_mm, 1),
            number(row.extra_over_real, 0),
        );
    }
    text
}

fn number(value: Option<f64>, digits: usize) -> String {
    value.map_or("–".to_owned(), |value| format!("{value:.digits$}"))
}

fn with_published(measured: Option<f64>, published: Option<f64>) -> String {
    let published = published.map_or("–".to_owned(), |value| format!("{value:.0}"));
    format!("{} [{published}]", number(measured, 0))
}
