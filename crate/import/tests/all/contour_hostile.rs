//! Tests small drawings that request very much: each is read, or refused with an error, before the work is done.
//! Without the limits most of them take minutes.

use crate::common::contours::{lines, read};
use crate::common::has;

fn refusal(name: &str, text: &str) -> String {
    read(name, text).expect_err("it is refused").to_string()
}

/// Returns a drawing with a block of one circle, and an array of inserts of it.
fn drawing(radius: &str, columns: u64, rows: u64, entities: &str) -> String {
    let text = format!(
        "0 SECTION 2 HEADER 9 $INSUNITS 70 4 0 ENDSEC 0 SECTION 2 BLOCKS 0 BLOCK 2 B1 10 0 20 0 0 CIRCLE 8 0 10 1 20 1 40 {radius} \
         0 ENDBLK 0 ENDSEC 0 SECTION 2 ENTITIES 0 INSERT 2 B1 10 150 20 50 41 2 42 3 50 30 70 {columns} 71 {rows} 44 20 45 20 \
         {entities} 0 ENDSEC 0 EOF"
    );
    lines(&text)
}

#[test]
fn a_circle_as_large_as_the_earth_in_a_block() {
    let sentence = refusal("hang.dxf", &drawing("-2147483648", 2, 2, ""));
    assert!(sentence.contains("beyond 1e9"), "{sentence}");
}

#[test]
fn circles_as_large_as_countries_in_each_other() {
    // It may be refused or not, but it must end.
    let _ = read("large.dxf", drawing("1e8", 2, 2, ""));
    let circle = lines("0 SECTION 2 ENTITIES 0 CIRCLE 8 0 10 0 20 0 40 1e8 0 ENDSEC 0 EOF");
    let file = read("circle.dxf", &circle).expect("a circle");
    assert_eq!(file.contours[0].polygon.len(), 4096);
    let circle = "<svg xmlns='http://www.w3.org/2000/svg' width='100mm' height='100mm' viewBox='0 0 100 100'>\
                  <circle cx='0' cy='0' r='1e8'/></svg>";
    let file = read("circle.svg", circle).expect("a circle");
    assert_eq!(file.contours[0].polygon.len(), 4096);
}

#[test]
fn arrays_of_inserts_are_counted_before_they_are_drawn() {
    for (columns, rows) in [(16_000, 2), (65_535, 2), (u64::MAX / 2, 7)] {
        let sentence = refusal("array.dxf", &drawing("2", columns, rows, ""));
        has(&sentence, &["more than 20000 copies"]);
    }
    let file = read("array.dxf", drawing("2", 100, 50, "")).expect("as many as a sheet takes");
    assert_eq!(file.contours.len(), 5000);
}

#[test]
fn copies_of_copies() {
    let mut groups = "<g id='a0'><rect width='1' height='1'/></g>".to_owned();
    for depth in 1..8 {
        let copy = |x: u64| format!("<use href='#a{}' x='{}'/>", depth - 1, x * 2);
        let copies: String = (0..10).map(copy).collect();
        groups += &format!("<g id='a{depth}'>{copies}</g>");
    }
    let head = "<svg xmlns='http://www.w3.org/2000/svg' width='100mm' height='100mm' viewBox='0 0 100 100'>";
    let laughs = format!("{head}<defs>{groups}</defs><use href='#a7'/></svg>");
    let sentence = refusal("laughs.svg", &laughs);
    assert!(sentence.contains("more than 20000 copies"), "{sentence}");
    let itself = format!("{head}<g id='a'><use href='#a'/><rect width='1' height='1'/></g></svg>");
    let sentence = refusal("itself.svg", &itself);
    assert!(sentence.contains("nested more than 200 deep"), "{sentence}");
}

#[test]
fn curves_of_a_few_bytes_have_no_millions_of_chords() {
    let curve = "c 9e8 9e8 -9e8 9e8 1 1".repeat(40);
    let head = "<svg xmlns='http://www.w3.org/2000/svg' width='100mm' height='100mm' viewBox='0 0 100 100'>";
    let _ = read(
        "curves.svg",
        format!("{head}<path d='M0 0{curve}z'/></svg>"),
    );
    let arcs = "a1e8 1e8 0 1 1 1 1".repeat(10_000);
    let sentence = refusal("arcs.svg", &format!("{head}<path d='M0 0{arcs}z'/></svg>"));
    has(&sentence, &["more than 1000000 vertices"]);
}

#[test]
fn rings_in_rings_in_their_thousands() {
    let square = |k: u32| format!("M{k} {k}H{0}V{0}H{k}Z", 20_000 - k);
    let squares: String = (0..9_000).map(square).collect();
    let text = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='1mm' height='1mm' viewBox='0 0 1 1'><path d='{squares}'/></svg>"
    );
    let sentence = refusal("rings.svg", &text);
    assert!(sentence.contains("too many nested outlines"), "{sentence}");
}

#[test]
fn very_many_holes_beside_each_other_are_read() {
    let hole = |k: u32| format!("M{} {}h1v1h-1z", 2 * (k % 100) + 1, 2 * (k / 100) + 1);
    let holes: String = (0..10_000).map(hole).collect();
    let text = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='1mm' height='1mm' viewBox='0 0 1 1'>\
         <path fill-rule='evenodd' d='M0 0H202V202H0Z{holes}'/></svg>"
    );
    let file = read("holes.svg", &text).expect("a plate with holes");
    assert_eq!(file.contours[0].polygon.rings().len(), 10_001);
}
