//! Reads joints that follow others. Other constraints close loops, which are not supported.

use super::model::Model;
use crate::error::Result;
use crate::job::Job;
use crate::names::sanitize_name;
use crate::robot::{Element, LinkTree};
use nearpoint_message::message;
use nearpoint_motion::robot::Mimic;
use std::collections::HashMap;

pub(super) fn read<'a>(job: &mut Job, model: &Model<'a>, trees: &mut [LinkTree<'a>]) -> Result<()> {
    let mut joints = HashMap::new();
    for (number, draft) in trees.iter().enumerate() {
        let named = draft.joints.iter().enumerate();
        joints
            .extend(named.map(|(joint, (described, _))| (described.name.clone(), (number, joint))));
    }
    for element in model.tree.inside_sections("equality") {
        let styled = model.classes.with_defaults(element, super::class::MAIN)?;
        if styled.attribute("active") == Some("false") {
            continue;
        }
        match element.kind() {
            "joint" => {
                let curve = styled.attribute_source("polycoef");
                let curve = match curve {
                    Some(source) => source.list::<5>("polycoef")?,
                    None => vec![0.0, 1.0],
                };
                add_mimic(job, trees, &joints, element, &curve)?;
            }
            kind @ ("connect" | "weld") => {
                element.warn(job, message!("mjcf-two-bodies-closes", kind))
            }
            _ => {}
        }
    }
    Ok(())
}

/// Makes the first joint follow the second one linearly. `joints` maps each joint's name to its draft and its index
/// there.
fn add_mimic(
    job: &mut Job,
    trees: &mut [LinkTree],
    joints: &HashMap<String, (usize, usize)>,
    element: Element,
    curve: &[f64],
) -> Result<()> {
    let name = element.name("joint1")?;
    let Some(leading) = element.attribute("joint2").and_then(sanitize_name) else {
        element.warn(job, message!("mjcf-joint-held-equality", name));
        return Ok(());
    };
    let is_line = curve.iter().skip(2).all(|&more| more == 0.0);
    let both = joints.get(&name).zip(joints.get(&leading));
    let together = both.filter(|((one, _), (other, _))| is_line && one == other);
    let Some((&(draft, follower), &(_, leader))) = together else {
        element.warn(job, message!("mjcf-joint-follows-way", name, leading));
        return Ok(());
    };
    let draft = &mut trees[draft];
    let at = |k: usize| curve.get(k).copied().unwrap_or(0.0);
    // MuJoCo measures both from their rest values.
    let [its, led] = [follower, leader].map(|joint| draft.joints[joint].0.default_value);
    let offset = at(0) + its - at(1) * led;
    draft.joints[follower].0.mimic = Some(Mimic {
        joint: leader,
        multiplier: at(1),
        offset,
    });
    Ok(())
}
