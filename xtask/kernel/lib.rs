//! Nothing: cargo wants a package to have something that could be built.
