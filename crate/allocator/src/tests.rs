//! Tests the allocator with random requests of several threads, and at its limits.

use std::alloc::{GlobalAlloc, Layout, System};
use std::collections::VecDeque;
use std::ptr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use nearpoint_testing::Random;

use super::{CLASSES, KEPT, MAX_KEPT, MAX_SIZE, STEP, ThreadCache, block_layout, class};

/// Returns the bytes that this thread keeps.
fn kept_bytes() -> usize {
    KEPT.with(|kept| kept.lists.iter().map(|list| list.bytes.get()).sum())
}

/// Gives all blocks that this thread keeps back to the system. A thread of the page never ends, but one of a test does.
fn release() {
    KEPT.with(|kept| {
        for (class, list) in kept.lists.iter().enumerate() {
            let layout = block_layout(class);
            while let Some(block) = ptr::NonNull::new(list.pop(layout.size())) {
                // SAFETY: a kept block comes from the system's allocator, with the layout of its class.
                unsafe { System.dealloc(block.as_ptr(), layout) };
            }
        }
    });
    assert_eq!(kept_bytes(), 0);
}

/// A block with known contents.
struct Block {
    start: *mut u8,
    layout: Layout,
    first: u8,
}

// SAFETY: a block belongs to the thread that has it, and may be freed by any.
unsafe impl Send for Block {}

impl Block {
    fn new(random: &mut Random) -> Self {
        let align = 1 << random.below(7);
        let layout = Layout::from_size_align(size(random), align).expect("a small size");
        let is_zeroed = random.below(4) == 0;
        // SAFETY: the layout is not empty.
        let start = unsafe {
            match is_zeroed {
                true => ThreadCache.alloc_zeroed(layout),
                false => ThreadCache.alloc(layout),
            }
        };
        let mut block = Self {
            start,
            layout,
            first: random.below(256) as u8,
        };
        block.check_place();
        assert!(!is_zeroed || block.bytes().iter().all(|&byte| byte == 0));
        block.fill();
        block
    }

    fn check_place(&self) {
        assert!(!self.start.is_null());
        assert_eq!(
            self.start.addr() % self.layout.align(),
            0,
            "{:?}",
            self.layout
        );
    }

    fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: the block has this size. Each new block is filled or zeroed before it is read.
        unsafe { std::slice::from_raw_parts_mut(self.start, self.layout.size()) }
    }

    fn fill(&mut self) {
        // SAFETY: the block has this size.
        unsafe { self.start.write_bytes(0, self.layout.size()) };
        let first = self.first;
        for (place, byte) in self.bytes().iter_mut().enumerate() {
            *byte = first.wrapping_add(place as u8);
        }
    }

    /// Checks the contents of the first bytes.
    fn check(&mut self, count: usize) {
        let first = self.first;
        let expected = (0..count).map(|place| first.wrapping_add(place as u8));
        assert!(self.bytes()[..count].iter().copied().eq(expected));
    }

    fn resize(&mut self, size: usize) {
        let common = size.min(self.layout.size());
        // SAFETY: the block has this layout, and the new size is not 0.
        self.start = unsafe { ThreadCache.realloc(self.start, self.layout, size) };
        self.layout = Layout::from_size_align(size, self.layout.align()).expect("a small size");
        self.check_place();
        self.check(common);
        self.fill();
    }

    fn free(mut self) {
        self.check(self.layout.size());
        // SAFETY: the block has this layout and is used no more.
        unsafe { ThreadCache.dealloc(self.start, self.layout) };
    }
}

/// Draws a size: mostly small, often at the bounds of a class or of the cache.
fn size(random: &mut Random) -> usize {
    match random.below(4) {
        0 => 1 + random.index(STEP * 4),
        1 => STEP * (1 + random.index(CLASSES)) + random.index(3) - 1,
        2 => MAX_SIZE - 1 + random.index(3),
        _ => 1 + random.index(MAX_SIZE * 3),
    }
}

/// Changes blocks at random, and sends some to the next thread, which frees them.
fn change(mut random: Random, steps: usize, next: &Sender<Block>, received: &Receiver<Block>) {
    let mut blocks: VecDeque<Block> = VecDeque::new();
    for _ in 0..steps {
        let place = random.index(blocks.len().max(1));
        match (random.below(8), blocks.is_empty()) {
            (0..4, _) | (_, true) => blocks.push_back(Block::new(&mut random)),
            (4, _) => blocks[place].resize(size(&mut random)),
            (5, _) => {
                let sent = blocks.swap_remove_back(place).expect("a place");
                next.send(sent)
                    .expect("the next thread receives to the end");
            }
            _ => blocks.swap_remove_back(place).expect("a place").free(),
        }
        received.try_iter().for_each(Block::free);
    }
    blocks.into_iter().for_each(Block::free);
}

#[test]
fn blocks_of_several_threads_keep_their_contents() {
    // Miri takes a thousand times as long.
    let steps = if cfg!(miri) { 60 } else { 20_000 };
    let mut random = Random::seeded("blocks_of_several_threads_keep_their_contents", 42);
    let (mut senders, receivers): (Vec<_>, Vec<_>) = (0..4).map(|_| channel()).unzip();
    senders.rotate_left(1);
    thread::scope(|scope| {
        for (next, received) in senders.into_iter().zip(receivers) {
            let random = Random::new(random.next_u64());
            scope.spawn(move || {
                change(random, steps, &next, &received);
                drop(next);
                received.iter().for_each(Block::free);
                release();
            });
        }
    });
}

#[test]
fn classes_hold_every_request_of_theirs() {
    for size in 0..MAX_SIZE + 2 {
        for align in [1, 2, 4, 8, 16] {
            let layout = Layout::from_size_align(size, align).expect("a small size");
            let Some(class) = class(layout) else {
                assert!(size > MAX_SIZE || align > STEP, "{layout:?}");
                continue;
            };
            let block = block_layout(class);
            assert!(block.size() >= size && block.size() < size.max(1) + STEP);
            assert!(block.align() >= align && block.size() >= size_of::<*mut u8>());
        }
    }
}

#[test]
fn freed_block_is_reused_by_its_thread() {
    let [small, other] =
        [20, 24].map(|size| Layout::from_size_align(size, 4).expect("a small size"));
    // SAFETY: the layouts are not empty, they are of the same class, and each block is freed once.
    unsafe {
        let block = ThreadCache.alloc(small);
        ThreadCache.dealloc(block, small);
        assert_eq!(kept_bytes(), 24);
        assert_eq!(ThreadCache.alloc(other), block);
        assert_eq!(ThreadCache.realloc(block, other, 17), block);
        ThreadCache.dealloc(block, small);
    }
    release();
}

#[test]
#[cfg_attr(
    miri,
    ignore = "the search for blocks that are freed twice takes minutes there"
)]
fn thread_that_only_frees_keeps_a_bounded_number_of_bytes() {
    let layout = Layout::from_size_align(MAX_SIZE, STEP).expect("a small size");
    // SAFETY: the layout is not empty, and each block is freed once.
    unsafe {
        let count = 2 * MAX_KEPT / MAX_SIZE;
        let blocks: Vec<_> = (0..count).map(|_| ThreadCache.alloc(layout)).collect();
        for block in blocks {
            ThreadCache.dealloc(block, layout);
        }
    }
    assert_eq!(kept_bytes(), MAX_KEPT);
    release();
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "freed twice")]
fn block_that_is_freed_twice_is_reported() {
    let layout = Layout::new::<[u32; 4]>();
    // SAFETY: it is not. A debug build must notice it before it does harm.
    unsafe {
        let block = ThreadCache.alloc(layout);
        ThreadCache.dealloc(block, layout);
        ThreadCache.dealloc(block, layout);
    }
}
