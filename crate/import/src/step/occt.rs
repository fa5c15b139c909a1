//! Calls OpenCASCADE through its C interface, as the crate `occt-wasm` 7.0.0 exports it, with types and errors.
//!
//! Shapes, documents and labels are numbers from the kernel. A result of more than a number stays in the kernel's
//! memory until the next call. It is copied at once, because the memory may move when it grows.

use crate::kernel::{Kernel, KernelCrash, READING_CALL};
use nearpoint_geometry::nalgebra::{Matrix3, Vector3};
use nearpoint_message::{Message, message};

/// The reasons why a call of the kernel failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum KernelError {
    /// The kernel refused this call, but accepts others.
    Rejected(Message),
    /// The kernel cannot be called any more.
    Crashed(KernelCrash),
}

nearpoint_message::error!(KernelError);

impl KernelError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Rejected(why) => why.clone(),
            Self::Crashed(kernel_died) => kernel_died.message(),
        }
    }
}

impl From<KernelCrash> for KernelError {
    fn from(error: KernelCrash) -> Self {
        Self::Crashed(error)
    }
}

/// A shape: a solid, an assembly of solids, or a face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Shape(u32);

/// A label: a node in the tree of a document's products and their instances.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Label(i32);

/// The properties of a label.
#[derive(Debug, Clone)]
pub(super) struct LabelInfo {
    pub(super) name: String,
    /// The colour in sRGB.
    pub(super) colour: Option<[f32; 3]>,
    pub(super) is_assembly: bool,
    /// True if it is an instance of another label.
    pub(super) is_component: bool,
    pub(super) shape: Shape,
}

/// A placement as in the file: `rotation · p + translation`, which need not be rigid.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct AffinePlacement {
    pub(super) rotation: Matrix3<f64>,
    pub(super) translation: Vector3<f64>,
}

/// The running kernel, with its single document.
pub(super) struct Occt {
    kernel: Box<dyn Kernel>,
    document: f64,
}

impl Occt {
    pub(super) fn open(kernel: Box<dyn Kernel>, step: &[u8]) -> Result<Self, KernelError> {
        let mut occt = Self {
            kernel,
            document: 0.0,
        };
        let (at, length) = occt.copy_in(step)?;
        occt.document = occt.call(READING_CALL, &[at, length])?;
        occt.call("occt_free", &[at])?;
        Ok(occt)
    }

    /// Returns the outermost labels.
    pub(super) fn roots(&mut self) -> Result<Vec<Label>, KernelError> {
        self.call("occt_xcaf_get_root_labels", &[self.document])?;
        self.labels()
    }

    pub(super) fn components(&mut self, assembly: Label) -> Result<Vec<Label>, KernelError> {
        self.call(
            "occt_xcaf_get_child_labels",
            &[self.document, assembly.0.into()],
        )?;
        self.labels()
    }

    /// Returns the labels of a shape's faces and solids that have properties of their own.
    pub(super) fn details(&mut self, of: Label) -> Result<Vec<Label>, KernelError> {
        self.call(
            "occt_xcaf_get_sub_shape_labels",
            &[self.document, of.0.into()],
        )?;
        self.labels()
    }

    pub(super) fn info(&mut self, label: Label) -> Result<LabelInfo, KernelError> {
        self.call("occt_xcaf_get_label_info", &[self.document, label.0.into()])?;
        let name = self.text("occt_get_label_info_name")?;
        let is = |occt: &mut Self, what: &str| {
            Ok::<_, KernelError>(occt.call(&format!("occt_get_label_info_{what}"), &[])? != 0.0)
        };
        let colour = if is(self, "has_color")? {
            let mut colour = [0.0; 3];
            for (channel, name) in colour.iter_mut().zip(["r", "g", "b"]) {
                *channel = self.call(&format!("occt_get_label_info_{name}"), &[])? as f32;
            }
            Some(colour)
        } else {
            None
        };
        Ok(LabelInfo {
            name,
            colour,
            is_assembly: is(self, "is_assembly")?,
            is_component: is(self, "is_component")?,
            shape: Shape(unsigned(self.call("occt_get_label_info_shape_id", &[])?)),
        })
    }

    /// Returns the label that a component is an instance of.
    pub(super) fn referenced(&mut self, component: Label) -> Result<Label, KernelError> {
        let found = self.call(
            "occt_xcaf_get_referred_label",
            &[self.document, component.0.into()],
        )?;
        Ok(Label(found as i32))
    }

    /// Returns the placement of a component in its assembly.
    pub(super) fn placement(&mut self, component: Label) -> Result<AffinePlacement, KernelError> {
        self.call(
            "occt_xcaf_get_label_location",
            &[self.document, component.0.into()],
        )?;
        let rows = self.list("occt_get_vec_f64_result", f64::from_le_bytes)?;
        if rows.len() != 12 {
            return Err(KernelError::Rejected(message!("step-placement-not-twelve")));
        }
        Ok(AffinePlacement {
            rotation: Matrix3::from_fn(|i, k| rows[4 * i + k]),
            translation: Vector3::from_fn(|i, _| rows[4 * i + 3]),
        })
    }

    pub(super) fn has_faces(&mut self, shape: Shape) -> Result<bool, KernelError> {
        let (at, length) = self.copy_in(b"face")?;
        let count = self.call("occt_sub_shape_count", &[shape.0.into(), at, length]);
        self.call("occt_free", &[at])?;
        Ok(count? > 0.0)
    }

    /// Returns a hash, which two faces may share, for each face of a shape. The faces are in the order of the shape's
    /// binary form, each once. In the shapes that it contains they have the same hashes.
    pub(super) fn face_hashes(&mut self, shape: Shape) -> Result<Vec<i32>, KernelError> {
        let (at, length) = self.copy_in(b"face")?;
        let arguments = [shape.0.into(), at, length, i32::MAX.into()];
        let found = self.call("occt_sub_shape_hashes", &arguments);
        self.call("occt_free", &[at])?;
        found?;
        self.list("occt_get_vec_i32_result", i32::from_le_bytes)
    }

    /// Returns the corners of a box around a shape.
    pub(super) fn bounds(&mut self, shape: Shape) -> Result<[[f64; 3]; 2], KernelError> {
        self.call("occt_get_bounding_box", &[shape.0.into(), 0.0])?;
        let mut corners = [[0.0; 3]; 2];
        for (corner, end) in corners.iter_mut().zip(["min", "max"]) {
            for (number, axis) in corner.iter_mut().zip(["x", "y", "z"]) {
                *number = self.call(&format!("occt_get_bbox_{axis}{end}"), &[])?;
            }
        }
        Ok(corners)
    }

    /// Triangulates a shape's faces and stores the triangles in it; the result is never coarser than existing
    /// triangles.
    pub(super) fn tessellate(
        &mut self,
        shape: Shape,
        deflection: f64,
        angle: f64,
    ) -> Result<(), KernelError> {
        let arguments = [shape.0.into(), deflection, angle];
        self.call("occt_mesh_shape", &arguments).map(drop)
    }

    /// Returns the shape with its triangles, in the form that [`super::brep`] reads.
    pub(super) fn read_brep(&mut self, shape: Shape) -> Result<Vec<u8>, KernelError> {
        self.call("occt_to_brep_binary", &[shape.0.into()])?;
        self.bytes("occt_get_string_result", 1)
    }

    /// Returns the intersection of two shapes.
    pub(super) fn intersection(&mut self, a: Shape, b: Shape) -> Result<Shape, KernelError> {
        let found = self.call("occt_common", &[a.0.into(), b.0.into()])?;
        Ok(Shape(unsigned(found)))
    }

    pub(super) fn volume(&mut self, shape: Shape) -> Result<f64, KernelError> {
        self.call("occt_get_volume", &[shape.0.into()])
    }

    pub(super) fn distance(&mut self, a: Shape, b: Shape) -> Result<f64, KernelError> {
        self.call("occt_distance_between", &[a.0.into(), b.0.into()])
    }

    /// Returns the shape at another placement; both share their geometry.
    pub(super) fn transformed(
        &mut self,
        shape: Shape,
        to: &AffinePlacement,
    ) -> Result<Shape, KernelError> {
        let rows = (0..3).flat_map(|i| {
            let row = to.rotation.row(i);
            [row[0], row[1], row[2], to.translation[i]]
        });
        let bytes: Vec<u8> = rows.flat_map(f64::to_le_bytes).collect();
        let (at, _) = self.copy_in(&bytes)?;
        let moved = self.call("occt_located", &[shape.0.into(), at, 12.0])?;
        self.call("occt_free", &[at])?;
        Ok(Shape(unsigned(moved)))
    }

    /// Returns the shape's mirror image: its x becomes −x.
    pub(super) fn mirrored(&mut self, shape: Shape) -> Result<Shape, KernelError> {
        // The plane: a point and the normal.
        let mirror = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0];
        let arguments = [&[shape.0.into()], &mirror[..]].concat();
        Ok(Shape(unsigned(self.call("occt_mirror", &arguments)?)))
    }

    /// Returns a copy that shares nothing with this shape.
    pub(super) fn copied(&mut self, shape: Shape) -> Result<Shape, KernelError> {
        let copied = self.call("occt_copy", &[shape.0.into()])?;
        Ok(Shape(unsigned(copied)))
    }

    pub(super) fn release(&mut self, shape: Shape) -> Result<(), KernelError> {
        self.call("occt_release", &[shape.0.into()]).map(drop)
    }

    /// Calls an export, and checks for an error.
    fn call(&mut self, export: &str, arguments: &[f64]) -> Result<f64, KernelError> {
        let answer = self.kernel.call(export, arguments)?;
        if self.kernel.call("occt_has_error", &[])? == 0.0 {
            return Ok(answer);
        }
        let stated = self.bytes("occt_get_error", 1)?;
        self.kernel.call("occt_clear_error", &[])?;
        Err(KernelError::Rejected(Message::from_text(
            String::from_utf8_lossy(&stated),
        )))
    }

    /// Copies bytes into the kernel's memory; returns their address and number.
    fn copy_in(&mut self, bytes: &[u8]) -> Result<(f64, f64), KernelError> {
        let length = bytes.len() as f64;
        let at = unsigned(self.kernel.call("occt_alloc", &[length])?);
        if at == 0 {
            return Err(KernelCrash(message!("step-no-memory-bytes", length)).into());
        }
        self.kernel.write(at, bytes)?;
        Ok((at.into(), length))
    }

    /// Returns the bytes that an export points to, in items of this size.
    fn bytes(&mut self, export: &str, size: usize) -> Result<Vec<u8>, KernelError> {
        let at = unsigned(self.kernel.call(export, &[])?);
        let count = unsigned(self.kernel.call(&format!("{export}_len"), &[])?) as usize;
        let mut bytes = Vec::new();
        let length = count.saturating_mul(size);
        if bytes.try_reserve_exact(length).is_err() {
            return Err(KernelCrash(message!("step-no-memory-bytes-answer", length)).into());
        }
        bytes.resize(length, 0);
        self.kernel.read(at, &mut bytes)?;
        Ok(bytes)
    }

    fn text(&mut self, export: &str) -> Result<String, KernelError> {
        let bytes = self.bytes(export, 1)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn list<T, const N: usize>(
        &mut self,
        export: &str,
        read: fn([u8; N]) -> T,
    ) -> Result<Vec<T>, KernelError> {
        let bytes = self.bytes(export, N)?;
        Ok(bytes.as_chunks().0.iter().copied().map(read).collect())
    }

    fn labels(&mut self) -> Result<Vec<Label>, KernelError> {
        let all = self.list("occt_get_vec_i32_result", i32::from_le_bytes)?;
        Ok(all.into_iter().map(Label).collect())
    }
}

/// Converts a pointer or a handle, which some engines return as a signed number.
fn unsigned(number: f64) -> u32 {
    number as i64 as u32
}
