//! Lists the solids of a document with their placements and names.

use super::colours::ProductColours;
use super::mirrors::second_axis_turned;
use super::occt::{AffinePlacement, KernelError, Label, LabelInfo, Occt, Shape};
use super::occurrences::{Occurrence, is_name_of_piece};
use crate::names::sanitize_name;
use crate::placement::Placement;
use nearpoint_geometry::Pose;
use nearpoint_geometry::nalgebra::{Matrix3, Vector3};
use nearpoint_message::{Arg, Message, ToArg, message};
use std::collections::HashMap;

/// The largest depth of an assembly; a deeper one is most likely a loop.
const MAX_DEPTH: usize = 64;

/// A part of an assembly.
#[derive(Debug)]
pub(super) struct Instance {
    /// The instance's own name, or its product's.
    pub(super) name: Option<String>,
    /// The names of its ancestor instances, outermost first.
    pub(super) group: Vec<String>,
    /// The product, as an index into [`Assembly::products`].
    pub(super) product: usize,
    /// True if it is the product's mirror image by [`mirror`].
    pub(super) is_mirrored: bool,
    pub(super) pose: Pose,
}

impl Instance {
    /// Returns its mesh. `places` has the mesh indices of each product and of its mirror image.
    pub(super) fn mesh(&self, places: &[[usize; 2]]) -> usize {
        places[self.product][usize::from(self.is_mirrored)]
    }
}

/// Returns the reflection that is applied to mirrored instances before they are placed.
pub(super) fn mirror() -> Matrix3<f64> {
    Matrix3::from_diagonal(&Vector3::new(-1.0, 1.0, 1.0))
}

/// A shape that instances share.
#[derive(Debug)]
pub(super) struct Product {
    pub(super) shape: Shape,
    pub(super) name: Option<String>,
    pub(super) colours: ProductColours,
}

impl Product {
    /// Returns the product's name in messages.
    pub(super) fn title(&self) -> Arg {
        title(self.name.as_deref())
    }
}

fn title(name: Option<&str>) -> Arg {
    match name {
        Some(name) => format!("“{name}”").to_arg(),
        None => message!("step-part").to_arg(),
    }
}

/// The content of a document, in the order of the file.
#[derive(Debug, Default)]
pub(super) struct Assembly {
    /// The instances of products that have a face.
    pub(super) instances: Vec<Instance>,
    pub(super) products: Vec<Product>,
    /// The items without a face: points, lines and empty ones.
    pub(super) skipped: Vec<SkippedItem>,
}

/// An item without a face.
#[derive(Debug)]
pub(super) struct SkippedItem {
    pub(super) name: String,
    /// True if it is a piece of the product with this name.
    pub(super) is_piece: bool,
}

/// The reasons why there is no assembly.
#[derive(Debug)]
pub(super) enum AssemblyError {
    Kernel(KernelError),
    NotRigid(Option<String>),
    TooDeep,
}

nearpoint_message::error!(AssemblyError);

impl AssemblyError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Kernel(fault) => fault.message(),
            Self::NotRigid(value) => {
                message!("step-placed-more-turn", value = title(value.as_deref()))
            }
            Self::TooDeep => message!("step-assemblies-more-deep", deepest = MAX_DEPTH),
        }
    }
}

impl From<KernelError> for AssemblyError {
    fn from(error: KernelError) -> Self {
        Self::Kernel(error)
    }
}

struct Visit {
    label: Label,
    parent_placement: Placement,
    group: Vec<String>,
}

impl Assembly {
    pub(super) fn read(occt: &mut Occt) -> Result<Self, AssemblyError> {
        let mut assembly = Self::default();
        let mut products: HashMap<Label, Option<usize>> = HashMap::new();
        let at_home = |label| Visit {
            label,
            parent_placement: Placement::identity(),
            group: Vec::new(),
        };
        let mut open: Vec<Visit> = occt.roots()?.into_iter().rev().map(at_home).collect();
        while let Some(Visit {
            label,
            parent_placement,
            mut group,
        }) = open.pop()
        {
            let own = occt.info(label)?;
            let mut place = parent_placement;
            let mut is_piece = false;
            let (name, product, info) = if own.is_component {
                let occurrence = Occurrence::from_kernel_name(&own.name);
                let mut placed = occt.placement(label)?;
                if occurrence.is_mirrored {
                    placed.rotation *= second_axis_turned();
                }
                is_piece = occurrence.is_piece;
                let product = occt.referenced(label)?;
                let info = occt.info(product)?;
                let name = occurrence_name(occurrence, &info.name, group.last());
                let below =
                    rigid_placement(&placed).and_then(|local| parent_placement.then(&local));
                place = below.ok_or_else(|| AssemblyError::NotRigid(name.clone()))?;
                (name, product, info)
            } else {
                (sanitize_name(&own.name), label, own.clone())
            };
            if info.is_assembly {
                if group.len() == MAX_DEPTH {
                    return Err(AssemblyError::TooDeep);
                }
                group.extend(name);
                let components = occt.components(product)?;
                open.extend(components.into_iter().rev().map(|label| Visit {
                    label,
                    parent_placement: place,
                    group: group.clone(),
                }));
                continue;
            }
            let known = match products.get(&product) {
                Some(known) => *known,
                None => {
                    let piece_of = name.as_ref().filter(|_| is_piece);
                    let known = assembly.add(occt, product, &info, piece_of)?;
                    products.insert(product, known);
                    known
                }
            };
            assembly.instances.extend(known.map(|product| Instance {
                name,
                group,
                product,
                is_mirrored: place.stretch != Matrix3::identity(),
                pose: place.pose(),
            }));
        }
        Ok(assembly)
    }

    /// Returns whether a product has instances, and whether it has mirrored ones.
    pub(super) fn uses(&self, product: usize) -> [bool; 2] {
        let instances = self.instances.iter();
        let own = instances.filter(|instance| instance.product == product);
        own.fold([false; 2], |[plain, mirrored], instance| {
            [
                plain || !instance.is_mirrored,
                mirrored || instance.is_mirrored,
            ]
        })
    }

    /// Returns a product's index; none if it has no face. A piece of a product has the product's name.
    fn add(
        &mut self,
        occt: &mut Occt,
        label: Label,
        info: &LabelInfo,
        piece_of: Option<&String>,
    ) -> Result<Option<usize>, KernelError> {
        let name = piece_of.cloned().or_else(|| sanitize_name(&info.name));
        if !occt.has_faces(info.shape)? {
            self.skipped.push(SkippedItem {
                name: name.unwrap_or_else(|| "a part".to_owned()),
                is_piece: piece_of.is_some(),
            });
            return Ok(None);
        }
        self.products.push(Product {
            shape: info.shape,
            name,
            colours: ProductColours::read(occt, label, info)?,
        });
        Ok(Some(self.products.len() - 1))
    }
}

/// Returns the name of an occurrence: the file's name, or else its product's; for a piece, that of the product that
/// contains it. An occurrence without any name gets its number.
fn occurrence_name(
    occurrence: Occurrence,
    product: &str,
    above: Option<&String>,
) -> Option<String> {
    let own = |name: &String| !(occurrence.is_piece && is_name_of_piece(name));
    let whole = above.filter(|_| occurrence.is_piece);
    (occurrence.name)
        .or_else(|| sanitize_name(product).filter(own))
        .or_else(|| whole.cloned())
        .or(occurrence.number)
}

/// Returns the placement; none if it is more than a rotation, a translation and a reflection.
fn rigid_placement(placed: &AffinePlacement) -> Option<Placement> {
    let column = |k: usize| {
        [
            placed.rotation[(0, k)],
            placed.rotation[(1, k)],
            placed.rotation[(2, k)],
        ]
    };
    let [x, y, z, at] = [column(0), column(1), column(2), placed.translation.into()];
    let mut matrix = [0.0; 16];
    for (four, three) in matrix.chunks_exact_mut(4).zip([x, y, z, at]) {
        four[..3].copy_from_slice(&three);
    }
    matrix[15] = 1.0;
    let placement = Placement::from_matrix(&matrix)?;
    let is_rigid = [Matrix3::identity(), mirror()].contains(&placement.stretch);
    is_rigid.then_some(placement)
}
