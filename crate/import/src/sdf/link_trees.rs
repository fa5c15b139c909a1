//! Groups links: connected links form one robot, and an unconnected link is a part.

use super::graph::Reference;
use super::joint::{Motion, motion};
use super::link::{LinkPoses, shapes};
use super::scene::{Joint, Scene};
use crate::error::Result;
use crate::job::Job;
use crate::names::sanitize_name;
use crate::options::LinkShapes;
use crate::robot::{Element, Finder, LinkTree, Names, fixed};
use nearpoint_geometry::{Pose, relative_pose};
use nearpoint_message::message;
use nearpoint_motion::robot::{self, JointKind, Mimic};
use std::collections::{HashMap, HashSet};

/// A joint, and the links that it connects.
struct JointEdge {
    /// The parent link; none for the world.
    parent: Option<usize>,
    child: usize,
    pose: Pose,
    motion: Motion,
    /// True if it is skipped: its child has another parent, or it would close a loop.
    is_skipped: bool,
}

/// Returns the robots and the parts of a scene.
pub(super) fn link_trees<'a>(
    job: &mut Job,
    finder: &mut Finder,
    wanted: LinkShapes,
    scene: &Scene<'a>,
) -> Result<Vec<LinkTree<'a>>> {
    let mut ties: Vec<JointEdge> = (scene.joints.iter())
        .map(|joint| joint_edge(job, scene, joint))
        .collect::<Result<_, _>>()?;
    cut_loops(job, scene, &mut ties);
    let groups = groups(scene.links.len(), &ties);
    let mut drafts = Vec::new();
    for group in &groups {
        job.tick(0, 1)?;
        drafts.push(link_tree(job, finder, wanted, scene, &ties, group)?);
    }
    warn_of_unconnected(job, scene, &ties, &groups);
    Ok(drafts)
}

/// Warns about links of a moving model without a joint to it, which is mostly a mistake.
fn warn_of_unconnected(job: &mut Job, scene: &Scene, edges: &[JointEdge], groups: &[Group]) {
    let top = |group: &Group| scene.links[group.links[0]].root;
    let moves = |group: &&Group| {
        let mut kinds = group.edges.iter().map(|&tie| edges[tie].motion.kind);
        kinds.any(|kind| kind != JointKind::Fixed)
    };
    let moving: HashSet<usize> = groups.iter().filter(moves).map(top).collect();
    let mut seen = HashSet::new();
    for group in groups {
        if seen.insert(top(group)) || !moving.contains(&top(group)) {
            continue;
        }
        let link = &scene.links[group.links[0]];
        let sentence = message!(
            "sdf-no-joint-connects",
            name = link.name,
            top = scene.root_models[link.root]
        );
        link.element.warn(job, sentence);
    }
}

fn joint_edge(job: &mut Job, scene: &Scene, joint: &Joint) -> Result<JointEdge> {
    let (graph, name) = (&scene.graph, &joint.name);
    let end = |kind: &str| {
        let Some(element) = joint.element.child(kind) else {
            return Err(joint.element.invalid(message!("sdf-joint-no", name, kind)));
        };
        let stated = element.content().unwrap_or_default();
        let frame = graph.find(element, joint.scope, Reference::Named(stated))?;
        Ok((element, graph.link(element, frame)?))
    };
    let ((_, parent), (element, child)) = (end("parent")?, end("child")?);
    let Some(child) = child else {
        let problem = message!("sdf-joint-carries-world", name);
        return Err(element.error_at(problem, message!("sdf-turn-parent-child")));
    };
    let pose = graph.world_pose(joint.frame)?;
    Ok(JointEdge {
        parent,
        child,
        motion: motion(job, graph, joint, &pose)?,
        pose,
        is_skipped: false,
    })
}

/// Skips joints until no link has two parents or is its own ancestor; earlier joints stay.
fn cut_loops(job: &mut Job, scene: &Scene, edges: &mut [JointEdge]) {
    let mut parents: HashMap<usize, Option<usize>> = HashMap::new();
    for (tie, joint) in edges.iter_mut().zip(&scene.joints) {
        let mut above = tie.parent;
        while let Some(link) = above.filter(|&link| link != tie.child) {
            above = parents.get(&link).copied().flatten();
        }
        tie.is_skipped = above.is_some() || parents.contains_key(&tie.child);
        if !tie.is_skipped {
            parents.insert(tie.child, tie.parent);
        } else if !joint.is_static {
            let sentence = message!("sdf-joint-carries-another", name = joint.name);
            joint.element.warn(job, sentence);
        }
    }
}

/// A set of connected links and their joints, both in the order of the files.
#[derive(Default)]
struct Group {
    links: Vec<usize>,
    edges: Vec<usize>,
}

impl Group {
    fn joints<'s, 'a>(
        &'s self,
        edges: &'s [JointEdge],
        joints: &'s [Joint<'a>],
    ) -> impl Iterator<Item = (&'s JointEdge, &'s Joint<'a>)> {
        let numbers = self.edges.iter();
        numbers.map(|&number| (&edges[number], &joints[number]))
    }
}

fn groups(links: usize, edges: &[JointEdge]) -> Vec<Group> {
    let mut neighbours = vec![Vec::new(); links];
    let kept = || edges.iter().enumerate().filter(|(_, tie)| !tie.is_skipped);
    for (parent, child) in kept().filter_map(|(_, tie)| Some((tie.parent?, tie.child))) {
        neighbours[parent].push(child);
        neighbours[child].push(parent);
    }
    let mut group_of = vec![None; links];
    let mut groups: Vec<Group> = Vec::new();
    for first in 0..links {
        let mut open = vec![first];
        while let Some(link) = open.pop() {
            if group_of[link].is_none() {
                group_of[link] = Some(groups.len());
                open.extend(&neighbours[link]);
            }
        }
        if group_of[first] == Some(groups.len()) {
            groups.push(Group::default());
        }
    }
    for (link, group) in group_of.iter().enumerate() {
        groups[group.unwrap_or_default()].links.push(link);
    }
    for (number, tie) in kept() {
        groups[group_of[tie.child].unwrap_or_default()]
            .edges
            .push(number);
    }
    groups
}

fn link_tree<'a>(
    job: &mut Job,
    finder: &mut Finder,
    wanted: LinkShapes,
    scene: &Scene<'a>,
    edges: &[JointEdge],
    group: &Group,
) -> Result<LinkTree<'a>> {
    let ties_here = || group.joints(edges, &scene.joints);
    // A link's frame is that of its parent joint.
    let held: HashMap<usize, Pose> = ties_here().map(|(tie, _)| (tie.child, tie.pose)).collect();
    let base = group.links.iter().find(|link| !held.contains_key(link));
    let at = match base {
        Some(&base) => scene.graph.world_pose(scene.links[base].frame)?,
        None => Pose::identity(),
    };
    let first = &scene.links[group.links[0]];
    let mut draft = LinkTree::new(scene.root_models[first.root].clone(), at);
    let is_one = (group.links.iter()).all(|&link| scene.links[link].root == first.root);
    let mut numbers = HashMap::new();
    let mut places = HashMap::new();
    for &number in &group.links {
        let link = &scene.links[number];
        let file_pose = scene.graph.world_pose(link.frame)?;
        let robot_pose = held.get(&number).copied().unwrap_or(file_pose);
        // Joints of the world connect models whose links may have the same names.
        let name = match is_one {
            true => link.name.clone(),
            false => format!("{}::{}", scene.root_models[link.root], link.name),
        };
        let here = LinkPoses {
            number: draft.link((name, link.element)),
            file_pose,
            robot_pose,
        };
        shapes(
            job,
            finder,
            wanted,
            &scene.graph,
            link,
            &here,
            &mut draft.shapes,
        )?;
        numbers.insert(Some(number), here.number);
        places.insert(Some(number), robot_pose);
    }
    if ties_here().any(|(tie, _)| tie.parent.is_none()) {
        let mut names: Names = draft.links.iter().map(|(name, _)| name.clone()).collect();
        let world = draft.link((names.unique("world"), first.element));
        numbers.insert(None, world);
        places.insert(None, Pose::identity());
    }
    joints(job, scene, edges, group, &numbers, &places, &mut draft)?;
    Ok(draft)
}

/// Adds the joints of a group. The indices in the draft and the poses are by link; none of the links is the world.
fn joints<'a>(
    job: &mut Job,
    scene: &Scene<'a>,
    edges: &[JointEdge],
    group: &Group,
    numbers: &HashMap<Option<usize>, usize>,
    places: &HashMap<Option<usize>, Pose>,
    tree: &mut LinkTree<'a>,
) -> Result<()> {
    let ties_here = || group.joints(edges, &scene.joints);
    let mut times: HashMap<&str, usize> = HashMap::new();
    for (_, joint) in ties_here() {
        *times.entry(&joint.name).or_default() += 1;
    }
    for (tie, joint) in ties_here() {
        // Joints of the world connect models whose joints may have the same names.
        let name = match times[&*joint.name] {
            1 => joint.name.clone(),
            _ => format!(
                "{}::{}",
                scene.root_models[scene.links[tie.child].root], joint.name
            ),
        };
        let origin = relative_pose(&places[&tie.parent], &tie.pose);
        let ends = [tie.parent, Some(tie.child)].map(|link| numbers[&link]);
        let made = robot::Joint {
            kind: tie.motion.kind,
            axis: tie.motion.axis,
            limits: tie.motion.limits,
            max_speed: tie.motion.speed,
            ..fixed(name.clone(), ends[0], ends[1], origin)
        };
        tree.joints.push((made, (name, joint.element)));
    }
    for (number, (_, joint)) in ties_here().enumerate() {
        tree.joints[number].0.mimic = mimic(job, scene, group, joint)?;
    }
    Ok(())
}

/// Returns the joint of the group that a joint follows.
fn mimic(job: &mut Job, scene: &Scene, group: &Group, joint: &Joint) -> Result<Option<Mimic>> {
    let axis = joint.element.child("axis");
    let Some(mimic) = axis.and_then(|axis| axis.child("mimic")) else {
        return Ok(None);
    };
    let leader = mimic.text("joint")?;
    let is_it = |&number: &usize| {
        let other = &scene.joints[number];
        scene.graph.named_joint(joint.scope, leader) == Some(other.frame)
    };
    let Some(leader) = group.edges.iter().position(is_it) else {
        let (name, leader) = (&joint.name, sanitize_name(leader).unwrap_or_default());
        mimic.warn(job, message!("sdf-joint-follows-no", name, leader));
        return Ok(None);
    };
    let value = |kind: &str, otherwise: f64| match mimic.child(kind) {
        Some(element) => Element::content_numbers::<1>(&element).map(|[value]| value),
        None => Ok(otherwise),
    };
    let multiplier = value("multiplier", 1.0)?;
    let reference = value("reference", 0.0)?;
    Ok(Some(Mimic {
        joint: leader,
        multiplier,
        offset: value("offset", 0.0)? - multiplier * reference,
    }))
}
