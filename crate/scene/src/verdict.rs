//! Verdicts as words: what JSON has of them, everywhere the same.

use nearpoint_geometry::interference::{Basis, Because, BoundsOf, Class, Duplicate};

/// `interferes`, `undecided`, `touches` or `clear`.
pub fn class(class: Class) -> &'static str {
    match class {
        Class::Interferes => "interferes",
        Class::Undecided => "undecided",
        Class::Touches => "touches",
        Class::Clear => "clear",
    }
}

/// Why a pair is undecided.
pub fn because(because: Because) -> &'static str {
    match because {
        Because::WithinDeviation => "withinDeviation",
        Because::NearerThanDeviation => "nearerThanDeviation",
        Because::OpenA => "openA",
        Because::OpenB => "openB",
        Because::OpenBoth => "openBoth",
        Because::SelfOverlapA => "selfOverlapA",
        Because::SelfOverlapB => "selfOverlapB",
        Because::UnorientedA => "unorientedA",
        Because::UnorientedB => "unorientedB",
        Because::CoordinatesTooCoarse => "coordinatesTooCoarse",
    }
}

/// `exact`, `bounded` or `estimated`.
pub fn basis(basis: Basis) -> &'static str {
    match basis {
        Basis::Exact => "exact",
        Basis::Bounded => "bounded",
        Basis::Estimated => "estimated",
    }
}

/// What bounds hold for: `solids` or `meshes`.
pub fn bounds_of(of: BoundsOf) -> &'static str {
    match of {
        BoundsOf::Solids => "solids",
        BoundsOf::Meshes => "meshes",
    }
}

/// `same` or `nearly`.
pub fn duplicate(duplicate: Duplicate) -> &'static str {
    match duplicate {
        Duplicate::Same => "same",
        Duplicate::Nearly => "nearly",
    }
}
