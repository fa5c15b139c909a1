//! Numbers the parts and the groups that they are merged into.

use super::MergeError;

/// A member of an object: a part, or several members merged under one hull.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Member {
    /// A part, by its number.
    Part(u32),
    /// A group of at least two members, each a part or a group.
    Group(Vec<Member>),
}

/// Parts and groups as numbered nodes: first the parts, then the groups, inner ones before outer ones.
#[derive(Debug, Clone)]
pub(super) struct Tree {
    parts: u32,
    groups: Vec<Group>,
    /// The node of each object.
    pub(super) objects: Vec<u32>,
}

#[derive(Debug, Clone)]
struct Group {
    children: Vec<u32>,
    /// All parts of the group. The first one's frame is the group's.
    parts: Vec<u32>,
    object: usize,
}

impl Tree {
    /// Numbers the parts and groups of all objects.
    pub(super) fn new(parts: usize, objects: &[Member]) -> Result<Self, MergeError> {
        let mut tree = Self {
            parts: parts as u32,
            groups: Vec::new(),
            objects: Vec::new(),
        };
        let mut is_taken = vec![false; parts];
        for (object, member) in objects.iter().enumerate() {
            let node = tree.add(object, member, &mut is_taken)?;
            tree.objects.push(node);
        }
        Ok(tree)
    }

    fn add(
        &mut self,
        object: usize,
        member: &Member,
        is_taken: &mut [bool],
    ) -> Result<u32, MergeError> {
        let members = match member {
            &Member::Part(part) => {
                let parts = is_taken.len();
                let Some(is_taken) = is_taken.get_mut(part as usize) else {
                    return Err(MergeError::UnknownPart { part, parts });
                };
                if std::mem::replace(is_taken, true) {
                    return Err(MergeError::PartTwice { part });
                }
                return Ok(part);
            }
            Member::Group(members) if members.is_empty() => {
                return Err(MergeError::EmptyGroup { object });
            }
            Member::Group(members) => members,
        };
        let each = members.iter().map(|m| self.add(object, m, is_taken));
        let children: Vec<u32> = each.collect::<Result<_, _>>()?;
        let parts = children
            .iter()
            .flat_map(|&child| self.parts_of(child).to_vec());
        let parts = parts.collect();
        self.groups.push(Group {
            children,
            parts,
            object,
        });
        Ok(self.parts + self.groups.len() as u32 - 1)
    }

    /// Returns the number of groups.
    pub(super) fn group_count(&self) -> usize {
        self.groups.len()
    }

    /// Returns the node number of a group.
    pub(super) fn node(&self, group: usize) -> u32 {
        self.parts + group as u32
    }

    /// Returns the number of the group that a node is; None for a part.
    pub(super) fn group(&self, node: u32) -> Option<usize> {
        node.checked_sub(self.parts).map(|group| group as usize)
    }

    /// Returns the nodes that are the members of a group.
    pub(super) fn children(&self, group: usize) -> &[u32] {
        &self.groups[group].children
    }

    /// Returns the object that a group belongs to.
    pub(super) fn object_of(&self, group: usize) -> usize {
        self.groups[group].object
    }

    /// Returns the part whose frame is the node's.
    pub(super) fn first_part(&self, node: u32) -> u32 {
        self.group(node)
            .map_or(node, |group| self.groups[group].parts[0])
    }

    /// Returns the parts of a node.
    pub(super) fn parts_of(&self, node: u32) -> Vec<u32> {
        match self.group(node) {
            Some(group) => self.groups[group].parts.clone(),
            None => vec![node],
        }
    }
}
