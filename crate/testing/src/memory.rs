//! Measures the peak memory and the allocations of a closure.
#![expect(
    unsafe_code,
    reason = "an allocator is unsafe by its nature; this one hands all on and counts"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The system's allocator with counters. A program that uses [`peak_allocation`] or [`count_allocations`] installs it by
/// `#[global_allocator]`.
#[derive(Debug)]
pub struct CountingAllocator;

static ALLOCATED: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);
/// The number of blocks allocated or resized so far.
static COUNT: AtomicUsize = AtomicUsize::new(0);

fn take(bytes: usize) {
    COUNT.fetch_add(1, Relaxed);
    let taken = ALLOCATED.fetch_add(bytes, Relaxed) + bytes;
    PEAK.fetch_max(taken, Relaxed);
}

// SAFETY: every call is passed to the system's allocator unchanged, and its result is returned.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        // SAFETY: the caller guarantees what the system's allocator requires.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        take(size);
        ALLOCATED.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as above.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        ALLOCATED.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as above.
        unsafe { System.dealloc(block, layout) }
    }
}

/// Runs a closure, and returns its result and the peak of additional bytes in use, by all threads together; 0 in a program
/// that does not count.
pub fn peak_allocation<T>(run: impl FnOnce() -> T) -> (T, usize) {
    let before = ALLOCATED.load(Relaxed);
    PEAK.store(before, Relaxed);
    let done = run();
    (done, PEAK.load(Relaxed).saturating_sub(before))
}

/// Runs a closure, and returns its result and how often all threads together allocated or resized a block; 0 in a program
/// that does not count.
pub fn count_allocations<T>(run: impl FnOnce() -> T) -> (T, usize) {
    let before = COUNT.load(Relaxed);
    let done = run();
    (done, COUNT.load(Relaxed) - before)
}
