//! A report in English.

use super::list::{Asked, Because, Checked, Facts, Page, Tables, Words};

pub(super) const WORDS: Words = Words {
    kinds: [
        [
            "Interferes",
            "The two parts have a body in common, whatever the true surfaces within the stated accuracy are.",
        ],
        [
            "Duplicate",
            "The two parts are the same thing in the same place.",
        ],
        [
            "Undecided",
            "Within the stated accuracy it cannot be told whether they have a body in common.",
        ],
        [
            "Too near",
            "The two parts are nearer to each other than the test allows.",
        ],
        [
            "Touches",
            "The two parts touch, which the test does not allow.",
        ],
    ],
    statuses: ["New", "Active", "Reviewed", "Approved", "Resolved"],
    priorities: ["Low", "Normal", "High", "Critical"],
    units: [
        ["millimetres", "mm"],
        ["centimetres", "cm"],
        ["metres", "m"],
        ["inches", "in"],
    ],

    not_known: "not known",
    between: |low, high, unit| format!("{low} to {high} {unit}"),
    at_most: |high, unit| format!("at most {high} {unit}"),
    at_least: |low, unit| format!("at least {low} {unit}"),
    deep: |depth| format!("{depth} deep"),
    in_common: |volume| format!("{volume} in common"),
    apart: |clearance| format!("{clearance} apart"),
    of_the_mesh: |number| format!("{number} (of the mesh)"),
    bounds_of: ["solids", "meshes"],
    worse_since: |status| format!("{status}, worse since"),
    yes: "yes",

    facts: Facts {
        depth: "Depth",
        volume: "Volume in common",
        clearance: "Clearance",
        why: "Why",
        place: "Place",
        part_a: "Part A",
        part_b: "Part B",
        status: "Status",
        priority: "Priority",
        assignee: "Assignee",
        group: "Group",
        test: "Test",
        id: "Id",
        picture: |number| format!("Clash {number} as it is seen"),
    },
    because: Because {
        within_deviation: |off| {
            format!("Facets may be off by {off}: a finer mesh or the true surfaces would tell.")
        },
        nearer_than_deviation: |off| {
            format!(
                "They are apart, but facets may be off by {off}: a finer mesh or the true surfaces would tell."
            )
        },
        open: |part| format!("{part} is open and has no inside: close it."),
        both_open: "Both are open and have no inside: close them.",
        self_overlap: |part| format!("{part} passes through itself: mend it."),
        unoriented: |part| format!("Some triangles of {part} are inside out: turn them."),
        coarse: "The coordinates have too few digits to tell a contact from a gap or an overlap: export closer to the origin, or with more digits.",
    },
    asked: Asked {
        all_parts: "all parts",
        chosen_parts: "chosen parts",
        interference: "parts that are in each other",
        clearance: |distance| format!("parts nearer than {distance}"),
        contact: "parts that touch",
        duplicates: "parts in the same place",
        tolerance: |tolerance| format!("tolerance {tolerance}"),
        count: |count, what| format!("{count} {what}"),
        pairs: "pairs that meet or are near",
        undecided: "undecided",
        left_out: "left out by rules",
    },
    checked: Checked {
        all: |parts, pairs| format!("{parts} parts, {pairs} pairs of them."),
        not_all: "Not all of them were answered when this was written.",
        within: |within| format!("Distances were looked for up to {within}."),
        bound: |off| format!("Where a file states its surfaces, facets are off by at most {off}."),
        estimate: |off| {
            format!(
                "Where a file has triangles alone, these may be off by about {off}, as the angles between them tell."
            )
        },
    },
    page: Page {
        title: |title| format!("{title} – clash report"),
        what: "Clash report",
        none: "No clashes are reported.",
        verdict: |all, new, worse| {
            let all = match all {
                1 => "1 clash".to_owned(),
                all => format!("{all} clashes"),
            };
            let worse = match worse {
                0 => String::new(),
                worse => format!(", {worse} worse than when it was decided"),
            };
            format!("{all}: {new} new{worse}.")
        },
        all: "All",
        tests: ["Test", "Asks", "Clashes", "And"],
        exactness: "What was checked, and how exactly",
        numbers: |unit| {
            format!(
                "Lengths are in {unit}. What is written as “0.11 to 0.12” is proven to lie between the two, which are rounded outwards. That holds for the solids; where “of the mesh” stands beside a number, it holds for the meshes only."
            )
        },
        list: "All clashes",
        columns: ["No.", "Parts", "Found", "Measured", "Status"],
    },
    tables: Tables {
        columns: [
            "Number",
            "Test",
            "Kind",
            "Status",
            "Worse since",
            "Priority",
            "Assignee",
            "Group",
            "Part A",
            "Part B",
            "Depth at least",
            "Depth at most",
            "Volume at least",
            "Volume at most",
            "Clearance",
            "Clearance at least",
            "Clearance at most",
            "Bounds of",
            "X",
            "Y",
            "Z",
            "Because",
            "Path A",
            "Path B",
            "GUID A",
            "GUID B",
            "Comments",
            "Id",
            "File A",
            "File B",
        ],
        sheets: ["Clashes", "Comments", "About"],
        comments: ["Number", "Clash", "When", "Author", "Comment"],
        report: "Report",
        made: "Made",
        lengths_in: "Lengths in",
        clashes: "Clashes",
        asks: "Asks",
        files: "Source file",
        checked: "Checked",
    },
};
