//! Contains no code: cargo requires a package to have a target.
