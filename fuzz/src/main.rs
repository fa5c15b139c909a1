//! Any bytes as a file of the kind that `NEARPOINT_FUZZ` names, chosen by libFuzzer for what they cover.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nearpoint_prove::files::{TARGETS, Target};
use nearpoint_testing::memory::Counted;
use std::sync::LazyLock;

#[global_allocator]
static MEMORY: Counted = Counted;

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = std::env::var("NEARPOINT_FUZZ").expect("NEARPOINT_FUZZ names a kind of file");
    let target = TARGETS.iter().find(|target| target.name == name);
    target.unwrap_or_else(|| panic!("there is no kind of file called {name}"))
});

fuzz_target!(|bytes: &[u8]| TARGET.try_bytes(bytes));
