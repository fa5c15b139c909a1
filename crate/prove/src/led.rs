//! Tests the inputs of libFuzzer, guided by their coverage, against the promises about one kind of file, which the
//! environment names. `cargo xtask fuzz` builds and runs it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nearpoint_prove::files::{TARGETS, Target};
use nearpoint_testing::memory::CountingAllocator;
use std::sync::OnceLock;

#[global_allocator]
static MEMORY: CountingAllocator = CountingAllocator;

static TARGET: OnceLock<Target> = OnceLock::new();

/// Returns the kind of file that `NEARPOINT_FORMAT` names.
fn target() -> Target {
    let named = std::env::var("NEARPOINT_FORMAT");
    let mut all = TARGETS.iter().copied();
    all.find(|target| named.as_deref() == Ok(target.name))
        .expect("NEARPOINT_FORMAT names a kind of file")
}

fuzz_target!(|bytes: &[u8]| TARGET.get_or_init(target).try_bytes(bytes));
