//! Which triangles, and so which faces, of two posed meshes meet.
