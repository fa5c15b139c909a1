//! Converts a tree to and from a DF expression: one symbol for each cell, depth first.

use super::node::{Builder, Subtree};
use super::{Octree, OctreeError, State, WorldCube, check_depth};
use nearpoint_message::{Message, message};

/// The reasons why a text is not a valid DF expression of an octree. Positions in the text are counted in symbols, from
/// 1.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum DfError {
    /// There is no symbol.
    Empty,
    /// A symbol is none of `(`, `B`, `W`.
    Unknown { at: usize, symbol: char },
    /// The tree is complete before this symbol.
    TooMany { at: usize },
    /// The text ends after this symbol, and `missing` cells are missing.
    TooFew { at: usize, missing: usize },
    /// This `(` divides a voxel.
    TooDeep { at: usize, depth: u32 },
    /// The tree itself is invalid.
    Octree(OctreeError),
}

nearpoint_message::error!(DfError);

impl DfError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Empty => message!("df-empty-text-no"),
            Self::Unknown { at, symbol } => {
                message!("df-symbol-only-mixed", at, symbol = format!("{symbol:?}"))
            }
            Self::TooMany { at } => message!("df-octree-complete-before", at),
            Self::TooFew { at, missing } => message!("df-text-ends-after", at, missing),
            Self::TooDeep { at, depth } => message!("df-symbol-divides-cell", at, depth),
            Self::Octree(error) => error.message(),
        }
    }
}

impl Octree {
    /// Returns the DF expression of the tree: `(` for a mixed cell, followed by its eight children, `B` for a full one,
    /// `W` for an empty one (Mäntylä 1988; Kitamura 1996, section 5.2.1). It could be packed into 2 bits a cell.
    pub fn df(&self) -> String {
        let symbol = |state| match state {
            State::Mixed => '(',
            State::Full => 'B',
            State::Empty => 'W',
        };
        self.cells().map(|cell| symbol(cell.state)).collect()
    }

    /// Builds the tree of a DF expression. Eight equal children become their parent, so [`Octree::df`] returns the same text
    /// only if no cell of the text has eight equal leaves.
    ///
    /// # Errors
    /// [`DfError`] with the position of the first symbol that is wrong.
    pub fn from_df(text: &str, world: WorldCube, depth: u32) -> Result<Self, DfError> {
        check_depth(depth).map_err(DfError::Octree)?;
        let mut builder = Builder::default();
        // The children so far, for each cell that is not finished.
        let mut open: Vec<([Subtree; 8], usize)> = Vec::new();
        let mut symbols = (1..).zip(text.chars());
        let mut last = 0;
        let root = loop {
            let Some((at, symbol)) = symbols.next() else {
                return Err(match open.len() {
                    0 => DfError::Empty,
                    _ => DfError::TooFew {
                        at: last,
                        missing: open.iter().map(|(_, n)| 8 - n).sum::<usize>() - (open.len() - 1),
                    },
                });
            };
            last = at;
            let mut done = match symbol {
                '(' if open.len() as u32 >= depth => return Err(DfError::TooDeep { at, depth }),
                '(' => {
                    open.push(([Subtree::Empty; 8], 0));
                    continue;
                }
                'B' => Subtree::Full,
                'W' => Subtree::Empty,
                _ => return Err(DfError::Unknown { at, symbol }),
            };
            // The cell may complete its parent, and the parent its own.
            while let Some((children, count)) = open.last_mut() {
                children[*count] = done;
                *count += 1;
                if *count < 8 {
                    break;
                }
                done = builder.close(*children);
                open.pop();
            }
            if open.is_empty() {
                break done;
            }
        };
        match symbols.next() {
            Some((at, _)) => Err(DfError::TooMany { at }),
            None => Ok(Self::from_parts(world, depth, root, builder)),
        }
    }
}
