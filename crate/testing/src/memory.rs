//! How much memory is taken, at most, while something is done.
#![expect(
    unsafe_code,
    reason = "an allocator is unsafe by its nature; this one hands all on and counts"
)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The system's allocator, counted. A program that wants [`most_taken`] makes it its own by `#[global_allocator]`.
#[derive(Debug)]
pub struct Counted;

static TAKEN: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

fn take(bytes: usize) {
    let taken = TAKEN.fetch_add(bytes, Relaxed) + bytes;
    MOST.fetch_max(taken, Relaxed);
}

// SAFETY: every call goes to the system's allocator as it came, and what that answers is handed back.
unsafe impl GlobalAlloc for Counted {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        // SAFETY: the caller's promises are those that the system's allocator asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        take(size);
        TAKEN.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as above.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        TAKEN.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as above.
        unsafe { System.dealloc(block, layout) }
    }
}

/// So many bytes more than before were taken at one time while something was done, by all threads together; 0 in a
/// program that does not count.
pub fn most_taken<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = TAKEN.load(Relaxed);
    MOST.store(before, Relaxed);
    let done = work();
    (done, MOST.load(Relaxed).saturating_sub(before))
}
