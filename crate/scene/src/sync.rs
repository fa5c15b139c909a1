//! Provides the locks of the task queue. The model of its tests has others, which try many orders of the threads.

pub(crate) use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, TryLockError};
