//! The integration tests of this crate, as one program: it is linked once.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod assemblies;
mod body;
mod common;
mod contour_dxf;
mod contour_files;
mod contour_hostile;
mod contour_svg;
mod dae;
mod dae_errors;
mod damage;
mod decompose;
#[path = "../../examples/demo_models.rs"]
mod demo_models;
mod features;
mod files;
mod gltf;
mod gltf_compressed;
mod gltf_damage;
mod gltf_instances;
mod mjcf;
mod obj;
mod ply;
mod real;
mod robot_hostile;
mod robot_languages;
mod sdf;
mod so101_pairs;
mod stl;
mod threemf;
mod threemf_errors;
mod urdf;
mod urdf_damage;
mod urdf_errors;
mod urdf_meshes;
mod zip;
