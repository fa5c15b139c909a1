//! How near two meshes come, and where.
