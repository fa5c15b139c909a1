//! Allocates memory for threads that do not wait for each other: each thread keeps the small blocks that it frees, and
//! reuses them without a lock.
//!
//! On wasm, all threads share one lock of the system's allocator, and a thread that waits for it does not sleep. With more
//! threads than cores, it takes the time of the thread that has the lock. Here a waiting thread sleeps. Few threads wait,
//! because nearly all blocks of a check are small, and most are freed by the thread that allocated them.
//!
//! The blocks of a thread that ends are lost, so this is for programs whose threads do not end.
#![expect(
    unsafe_code,
    reason = "an allocator is unsafe by its nature; this one reuses blocks of the system's"
)]

mod system;
#[cfg(test)]
mod tests;

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;
use std::ptr;

use system::LockedSystem;

/// The sizes of small blocks are multiples of this. It is also their alignment, and an address fits.
const STEP: usize = 8;
/// The number of sizes of small blocks.
const CLASSES: usize = 32;
/// The size of the largest small blocks.
const MAX_SIZE: usize = STEP * CLASSES;
/// The bytes of one size that a thread keeps at most, in case that others allocate what it frees.
const MAX_KEPT: usize = 256 << 10;

/// An allocator that keeps small freed blocks in the thread that freed them. All other requests go to the system's.
#[derive(Debug)]
pub struct ThreadCache;

/// The blocks that a thread keeps.
struct Kept {
    lists: [FreeList; CLASSES],
    /// It makes a thread's own data larger than a small block. A thread allocates these data before they can be used.
    _larger_than_small: usize,
}

/// Freed blocks of one size. Each starts with the address of the next.
struct FreeList {
    first: Cell<*mut u8>,
    bytes: Cell<usize>,
}

const _: () = assert!(size_of::<Kept>() > MAX_SIZE);

thread_local! {
    /// It needs no destructor, so that it works for as long as the thread.
    static KEPT: Kept = const {
        Kept { lists: [const { FreeList::new() }; CLASSES], _larger_than_small: 0 }
    };
}

/// Returns the class of a request for a small block.
fn class(layout: Layout) -> Option<usize> {
    let is_small = layout.size() <= MAX_SIZE && layout.align() <= STEP;
    is_small.then(|| layout.size().saturating_sub(1) / STEP)
}

/// Returns the layout of the blocks of a class, which have room for every request of that class.
fn block_layout(class: usize) -> Layout {
    Layout::from_size_align((class + 1) * STEP, STEP).expect("a small block")
}

impl FreeList {
    const fn new() -> Self {
        Self {
            first: Cell::new(ptr::null_mut()),
            bytes: Cell::new(0),
        }
    }

    /// Takes a block of this size out; null if there is none.
    fn pop(&self, size: usize) -> *mut u8 {
        let block = self.first.get();
        if !block.is_null() {
            // SAFETY: `push` has put the block here and has written the next address to it. Nobody has used it since.
            self.first.set(unsafe { block.cast::<*mut u8>().read() });
            self.bytes.set(self.bytes.get() - size);
        }
        block
    }

    /// Keeps a block of this size, or returns false if there are too many.
    ///
    /// # Safety
    ///
    /// The block belongs to the caller, who uses it no more if it is kept. It is aligned to an address and has room for one.
    unsafe fn push(&self, block: *mut u8, size: usize) -> bool {
        debug_assert!(!self.contains(block), "a block is freed twice");
        let bytes = self.bytes.get() + size;
        if bytes > MAX_KEPT {
            return false;
        }
        // SAFETY: the caller guarantees the room and the alignment.
        unsafe { block.cast::<*mut u8>().write(self.first.get()) };
        self.first.set(block);
        self.bytes.set(bytes);
        true
    }

    fn contains(&self, block: *mut u8) -> bool {
        let mut kept = self.first.get();
        while !kept.is_null() && kept != block {
            // SAFETY: as in `pop`.
            kept = unsafe { kept.cast::<*mut u8>().read() };
        }
        !kept.is_null()
    }
}

// SAFETY: a block comes from the system's allocator, with the layout of its class, or with the requested layout if it has no
// class. A layout has the same class whenever it is passed. A kept block is in one list of one thread.
unsafe impl GlobalAlloc for ThreadCache {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let Some(class) = class(layout) else {
            // SAFETY: the caller guarantees what the system's allocator requires.
            return unsafe { LockedSystem.alloc(layout) };
        };
        let small = block_layout(class);
        let kept = KEPT.with(|kept| kept.lists[class].pop(small.size()));
        match kept.is_null() {
            // SAFETY: the layout of a class is not empty.
            true => unsafe { LockedSystem.alloc(small) },
            false => kept,
        }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if class(layout).is_none() {
            // SAFETY: as in `alloc`.
            return unsafe { LockedSystem.alloc_zeroed(layout) };
        }
        // SAFETY: as in `alloc`.
        let block = unsafe { self.alloc(layout) };
        if !block.is_null() {
            // SAFETY: the block is new and has room for this size.
            unsafe { block.write_bytes(0, layout.size()) };
        }
        block
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        let Some(class) = class(layout) else {
            // SAFETY: a block without a class comes from the system's allocator, with this layout.
            return unsafe { LockedSystem.dealloc(block, layout) };
        };
        let small = block_layout(class);
        // SAFETY: the caller gives the block away. It has the layout of its class, which has room for an address.
        let is_kept = KEPT.with(|kept| unsafe { kept.lists[class].push(block, small.size()) });
        if !is_kept {
            // SAFETY: it comes from the system's allocator, with the layout of its class.
            unsafe { LockedSystem.dealloc(block, small) };
        }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller guarantees that the size is valid for the alignment.
        let new = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        match (class(layout), class(new)) {
            // SAFETY: a block without a class comes from the system's allocator, with this layout.
            (None, None) => unsafe { LockedSystem.realloc(block, layout, size) },
            (old, new) if old == new => block,
            _ => {
                // SAFETY: as in `alloc`.
                let moved = unsafe { self.alloc(new) };
                if !moved.is_null() {
                    let common = layout.size().min(size);
                    // SAFETY: both blocks have these bytes, and they are different blocks.
                    unsafe { ptr::copy_nonoverlapping(block, moved, common) };
                    // SAFETY: the caller gives the old block away.
                    unsafe { self.dealloc(block, layout) };
                }
                moved
            }
        }
    }
}
