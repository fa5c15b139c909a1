//! What does one see?
