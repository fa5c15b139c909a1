//! Prints all keys that a catalogue of texts must contain, one a line, each followed by its holes.

#![allow(clippy::print_stdout)]

fn main() {
    for key in nearpoint_lesson::keys::all_keys(|| 0.0) {
        println!("{key}");
    }
}
