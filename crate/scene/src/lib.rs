//! What happened now? Parts with identity, poses and state; commands in, frames out.
