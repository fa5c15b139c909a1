//! Finds instances that their file mirrors. Axis placements cannot mirror, but a `CARTESIAN_TRANSFORMATION_OPERATOR_3D`
//! can; it can also scale. The kernel uses its first and third axis, makes the second orthogonal to them and
//! right-handed, and ignores a scale. So this module looks for such operators in the text.

use super::text::{Entity, arguments, entities, is_called, references};
use nearpoint_geometry::Vector;
use nearpoint_geometry::nalgebra::Matrix3;
use nearpoint_geometry::tolerance::FILE_ROTATION_NOISE;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

const OPERATOR: &str = "CARTESIAN_TRANSFORMATION_OPERATOR_3D";
const RELATION: &[u8] = b"REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION";

/// The error that the kernel cannot represent a placement: the name of the instance, if it has one.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct UnsupportedPlacement(pub(super) String);

/// Returns the mirrored usages, by the numbers of their entities.
pub(super) fn mirrored_instances(text: &[u8]) -> Result<HashSet<u64>, UnsupportedPlacement> {
    match text
        .windows(OPERATOR.len())
        .any(|part| part == OPERATOR.as_bytes())
    {
        true => Placements::read(text).mirrored(),
        false => Ok(HashSet::new()),
    }
}

/// Returns the reflection to apply before the kernel's rotation of a mirrored instance, so that the result matches the
/// file.
pub(super) fn second_axis_turned() -> Matrix3<f64> {
    Matrix3::from_diagonal(&Vector::new(1.0, -1.0, 1.0))
}

/// The effect of an operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Operator {
    Moves,
    Mirrors,
    /// The operator scales, or is invalid.
    Other,
}

/// The entities that place instances.
struct Placements<'a> {
    text: &'a [u8],
    directions: HashMap<u64, Range<usize>>,
    operators: HashMap<u64, Range<usize>>,
    /// The first representation of each relation, and the operator that places it.
    relations: HashMap<u64, (u64, u64)>,
    /// The relations that place an instance, and the shape of its usage.
    placed: Vec<(u64, u64)>,
    /// The owner of each shape.
    shapes: HashMap<u64, u64>,
    usages: HashMap<u64, Range<usize>>,
    /// The representation of each shape.
    representations: HashMap<u64, u64>,
    /// The mapped items, and the operators that place them.
    mapped: HashMap<u64, u64>,
    /// The items of shapes.
    items: Vec<u64>,
}

impl<'a> Placements<'a> {
    fn read(text: &'a [u8]) -> Self {
        let mut all = Self {
            text,
            directions: HashMap::new(),
            operators: HashMap::new(),
            relations: HashMap::new(),
            placed: Vec::new(),
            shapes: HashMap::new(),
            usages: HashMap::new(),
            representations: HashMap::new(),
            mapped: HashMap::new(),
            items: Vec::new(),
        };
        for entity in entities(text) {
            all.add(entity);
        }
        all
    }

    fn add(&mut self, Entity { id, body }: Entity) {
        let is = |name| is_called(self.text, &body, name);
        let named = || references(self.text, body.clone());
        if is("DIRECTION") {
            self.directions.insert(id, body);
        } else if is(OPERATOR) {
            self.operators.insert(id, body);
        } else if is("NEXT_ASSEMBLY_USAGE_OCCURRENCE") {
            self.usages.insert(id, body);
        } else if is("CONTEXT_DEPENDENT_SHAPE_REPRESENTATION") {
            if let [relation, shape] = named()[..] {
                self.placed.push((relation, shape));
            }
        } else if is("PRODUCT_DEFINITION_SHAPE") {
            self.shapes.extend(named().last().map(|of| (id, *of)));
        } else if is("SHAPE_DEFINITION_REPRESENTATION") {
            if let [shape, representation] = named()[..] {
                self.representations.insert(shape, representation);
            }
        } else if is("MAPPED_ITEM") {
            self.mapped.extend(named().last().map(|by| (id, *by)));
        } else if is("SHAPE_REPRESENTATION") || is("ADVANCED_BREP_SHAPE_REPRESENTATION") {
            let items = named();
            self.items.extend(items);
        } else if self.text[body.clone()]
            .windows(RELATION.len())
            .any(|part| part == RELATION)
            && let [first, _, by] = named()[..]
        {
            self.relations.insert(id, (first, by));
        }
    }

    fn mirrored(&self) -> Result<HashSet<u64>, UnsupportedPlacement> {
        let represented = self.representations.iter();
        let represented: HashSet<(u64, u64)> = represented
            .filter_map(|(shape, by)| Some((*by, *self.shapes.get(shape)?)))
            .collect();
        let mut mirrored = HashSet::new();
        for (relation, shape) in &self.placed {
            let Some((first, by)) = self.relations.get(relation) else {
                continue;
            };
            let kind = self.operator(*by);
            if matches!(kind, None | Some(Operator::Moves)) {
                continue;
            }
            let usage = self.shapes.get(shape);
            let usage = usage.and_then(|id| self.usages.get_key_value(id));
            let (id, usage) = usage.ok_or_else(|| UnsupportedPlacement(String::new()))?;
            let given = arguments(self.text, usage.clone());
            let name = given
                .get(1)
                .ok_or_else(|| UnsupportedPlacement(String::new()))?
                .clone();
            let part = references(self.text, usage.clone()).pop();
            let is_of_part = part.is_some_and(|part| represented.contains(&(*first, part)));
            if kind == Some(Operator::Other) || !is_of_part {
                return Err(UnsupportedPlacement(
                    String::from_utf8_lossy(&self.text[name])
                        .trim_matches(['\'', '$'])
                        .to_owned(),
                ));
            }
            mirrored.insert(*id);
        }
        let is_lost = |item: &u64| {
            let by = self.mapped.get(item).and_then(|by| self.operator(*by));
            !matches!(by, None | Some(Operator::Moves))
        };
        if self.items.iter().any(is_lost) {
            return Err(UnsupportedPlacement(String::new()));
        }
        Ok(mirrored)
    }

    /// Returns the effect of an operator; none for another entity.
    fn operator(&self, id: u64) -> Option<Operator> {
        let body = self.operators.get(&id)?;
        Some(self.classify_operator(body).unwrap_or(Operator::Other))
    }

    fn classify_operator(&self, body: &Range<usize>) -> Option<Operator> {
        let given = arguments(self.text, body.clone());
        // Three names and descriptions come first.
        let [_, _, _, x, y, _, scale, z] = &given[..] else {
            return None;
        };
        let scale = self.argument(scale, |word| word.parse::<f64>().ok(), 1.0)?;
        if (scale - 1.0).abs() > FILE_ROTATION_NOISE {
            return None;
        }
        let axis = |at: &Range<usize>, usual: Vector| {
            let named = |word: &str| self.direction(word.strip_prefix('#')?.parse().ok()?);
            self.argument(at, named, usual)
        };
        let (x, y) = (axis(x, Vector::x())?, axis(y, Vector::y())?);
        let handedness = x.cross(&y).dot(&axis(z, x.cross(&y))?);
        if handedness > 0.0 {
            Some(Operator::Moves)
        } else if handedness < 0.0 {
            Some(Operator::Mirrors)
        } else {
            None
        }
    }

    /// Reads an argument, or returns the default if it is left out; none if it is invalid.
    fn argument<T>(
        &self,
        at: &Range<usize>,
        read: impl Fn(&str) -> Option<T>,
        usual: T,
    ) -> Option<T> {
        match std::str::from_utf8(&self.text[at.clone()]).ok()? {
            "$" | "*" => Some(usual),
            word => read(word),
        }
    }

    fn direction(&self, id: u64) -> Option<Vector> {
        let given = arguments(self.text, self.directions.get(&id)?.clone());
        let numbers = arguments(self.text, given.get(1)?.clone());
        let number = |at: &Range<usize>| {
            let word = std::str::from_utf8(&self.text[at.clone()]).ok()?;
            word.parse().ok()
        };
        let numbers: Vec<f64> = numbers.iter().map(number).collect::<Option<_>>()?;
        <[f64; 3]>::try_from(numbers).ok().map(Vector::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a part that is placed by an operator with these axes and this scale.
    fn placed(axes: [&str; 3], scale: &str, name: &str) -> String {
        let [x, y, z] = axes;
        format!(
            "DATA;#1=DIRECTION('',(1.,0.,0.));#2=DIRECTION('',(0.,1.,0.));#3=DIRECTION('',(0.,0.,-1.E+0));\
             #4=CARTESIAN_POINT('',(0.,0.,0.));#5={OPERATOR}('','','',{x},{y},#4,{scale},{z});\
             #6=PRODUCT_DEFINITION_SHAPE('','',#7);#8=SHAPE_DEFINITION_REPRESENTATION(#6,#9);\
             #10=(REPRESENTATION_RELATIONSHIP('','',#9,#11)REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(#5)\
             SHAPE_REPRESENTATION_RELATIONSHIP());#12=CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(#10,#13);\
             #13=PRODUCT_DEFINITION_SHAPE('','',#14);\
             #14=NEXT_ASSEMBLY_USAGE_OCCURRENCE('1',{name},'',#15,#7,$);"
        )
    }

    fn count(text: &str) -> Result<usize, UnsupportedPlacement> {
        mirrored_instances(text.as_bytes()).map(|found| found.len())
    }

    #[test]
    fn mirrored_instances_are_found() {
        let text = placed(["#1", "#2", "#3"], "1.", "'left'");
        assert_eq!(mirrored_instances(text.as_bytes()), Ok(HashSet::from([14])));
        // This one has no name, no scale, and one default axis.
        assert_eq!(count(&placed(["#1", "$", "#3"], "$", "$")), Ok(1));
    }

    #[test]
    fn what_is_only_moved_is_not_mirrored() {
        assert_eq!(count(&placed(["#1", "#2", "$"], "1.", "'a'")), Ok(0));
        assert_eq!(count(&placed(["#2", "#1", "#3"], "$", "'a'")), Ok(0));
        assert_eq!(count("DATA;#1=DIRECTION('',(1.,0.,0.));"), Ok(0));
    }

    #[test]
    fn scaled_and_unknown_operators_are_errors() {
        let lost = |name: &str| Err(UnsupportedPlacement(name.to_owned()));
        assert_eq!(count(&placed(["#1", "#2", "#3"], "2.", "'a'")), lost("a"));
        assert_eq!(count(&placed(["#1", "#1", "#3"], "1.", "$")), lost(""));
        assert_eq!(count(&placed(["#1", "#2", "#4"], "1.", "'b'")), lost("b"));
        // The relation has the opposite order, from the assembly to the part.
        let text = placed(["#1", "#2", "#3"], "1.", "'c'").replace("#9,#11", "#11,#9");
        assert_eq!(count(&text), lost("c"));
        let mapped = placed(["#1", "#2", "#3"], "1.", "'d'").replace(
            "#12=CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(#10,#13)",
            "#12=MAPPED_ITEM('',#16,#5)",
        ) + "#17=SHAPE_REPRESENTATION('',(#4,#12),#18);";
        assert_eq!(count(&mapped), lost(""));
    }
}
