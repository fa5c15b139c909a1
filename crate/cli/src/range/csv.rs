//! Writes the cells of the chosen joints as CSV: a row for each, with the ends of each joint, the class and the pair.

use nearpoint_review::report::csv::field;

use super::report::{CellRow, RangeOutput};

/// Returns the table. Values of turning joints are in degrees, all others in the scene's unit. The page's table of the map
/// of two joints has the same columns.
pub fn text(output: &RangeOutput<'_>) -> String {
    let mut table = String::new();
    for joint in &output.joints {
        for end in ["lower", "upper"] {
            let unit = if joint.turns { "°" } else { output.unit };
            let name = format!("{}/{} {end} ({unit})", joint.robot, joint.joint);
            field(&name, &mut table);
            table.push(',');
        }
    }
    table.push_str("class,everywhere,part a,part b\r\n");
    for cell in &output.cells {
        write_row(output, cell, &mut table);
    }
    table
}

fn write_row(output: &RangeOutput<'_>, cell: &CellRow, table: &mut String) {
    for (lower, upper) in cell.lower.iter().zip(&cell.upper) {
        table.push_str(&format!("{lower},{upper},"));
    }
    table.push_str(&format!("{},{}", cell.class.as_str(), cell.everywhere));
    let pair = cell.pair.map(|pair| &output.pairs[pair]);
    for name in [pair.map(|pair| &pair.a), pair.map(|pair| &pair.b)] {
        table.push(',');
        field(name.map_or("", String::as_str), table);
    }
    table.push_str("\r\n");
}
