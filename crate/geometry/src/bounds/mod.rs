//! Boxes around triangles, and the tree over them: candidates only, never an exact answer.
