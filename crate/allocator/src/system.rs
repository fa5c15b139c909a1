//! Lets one thread at a time into the system's allocator, and the others sleep.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::{Mutex, MutexGuard};

/// The system's allocator behind a lock.
pub struct LockedSystem;

static LOCK: Mutex<()> = Mutex::new(());

/// Waits for the lock. It is held for calls of the system's allocator only, which do not panic.
#[cfg(not(feature = "main-thread"))]
fn lock() -> Option<MutexGuard<'static, ()>> {
    LOCK.lock().ok()
}

/// Waits for the lock without sleeping, because the main thread of a page must not sleep.
#[cfg(feature = "main-thread")]
fn lock() -> Option<MutexGuard<'static, ()>> {
    loop {
        match LOCK.try_lock() {
            Err(std::sync::TryLockError::WouldBlock) => std::hint::spin_loop(),
            result => return result.ok(),
        }
    }
}

// SAFETY: every call is passed to the system's allocator unchanged, and its result is returned.
unsafe impl GlobalAlloc for LockedSystem {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _lock = lock();
        // SAFETY: the caller guarantees what the system's allocator requires.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let _lock = lock();
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let _lock = lock();
        // SAFETY: as above.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        let _lock = lock();
        // SAFETY: as above.
        unsafe { System.dealloc(block, layout) }
    }
}
