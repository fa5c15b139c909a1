//! Combines assemblies whose parts are in separate files into one text. The text of such an assembly names a document
//! for each product without a shape. The kernel opens no files. So the text of the named file is inserted in place of
//! the product, renumbered, and the kernel reads one text.
//!
//! The file's own product and its representation get the numbers that the assembly uses for both. So the assembly's
//! placements of the product apply to the content of the file.

use super::text::{Entity, arguments, entities, is_called, references, syntax_bytes};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

/// The largest depth of files that name each other; a deeper nesting is taken for a loop.
const MAX_DEPTH: usize = 16;

const DOCUMENT: &str = "DOCUMENT_FILE";

/// The extensions of files that can be read here.
const EXTENSIONS: [&str; 3] = [".stp", ".step", ".p21"];

/// A product with its shape in another file.
#[derive(Debug, Clone, PartialEq, Eq)]
struct ExternalProduct {
    definition: u64,
    representation: Option<u64>,
    file: String,
}

/// The reasons why a text cannot be combined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum MergeError {
    /// These files are missing.
    Files(Vec<String>),
    /// This file has no product.
    Empty(String),
    /// This file contains itself.
    Loop(String),
    /// The text would be too long.
    TooLong,
}

/// Returns the names of the files that a text needs, each once.
// Not inlined: the WebAssembly split keeps it out of the code that the first view loads.
#[inline(never)]
pub(crate) fn named_files(text: &[u8]) -> Vec<String> {
    let mut names = Vec::new();
    if !has_documents(text) {
        return names;
    }
    for missing in ProductStructure::of(text).missing() {
        if !names.contains(&missing.file) {
            names.push(missing.file);
        }
    }
    names
}

/// Returns whether the text may name documents. It is a quick check.
fn has_documents(text: &[u8]) -> bool {
    text.windows(DOCUMENT.len())
        .any(|part| part == DOCUMENT.as_bytes())
}

/// A callback that returns the index and the text of a file, by the index of the naming file and the name.
type Find<'f, 'a> = dyn FnMut(usize, &str) -> Option<(usize, &'a [u8])> + 'f;

/// Returns the text with the named files inserted; none if it names no files.
pub(super) fn merge_files<'a>(
    file: usize,
    text: &[u8],
    find: &mut Find<'_, 'a>,
) -> Result<Option<Vec<u8>>, MergeError> {
    merge(file, text, find, &mut vec![file])
}

fn merge<'a>(
    file: usize,
    text: &[u8],
    find: &mut Find<'_, 'a>,
    above: &mut Vec<usize>,
) -> Result<Option<Vec<u8>>, MergeError> {
    if !has_documents(text) {
        return Ok(None);
    }
    let outline = ProductStructure::of(text);
    let missing = outline.missing();
    if missing.is_empty() {
        return Ok(None);
    }
    let mut next = outline.max_id.checked_add(1).ok_or(MergeError::TooLong)?;
    let mut added = Vec::new();
    let mut replaced = HashSet::new();
    let mut lost = Vec::new();
    for product in missing {
        let Some((number, below)) = find(file, &product.file) else {
            if !lost.contains(&product.file) {
                lost.push(product.file);
            }
            continue;
        };
        if above.contains(&number) || above.len() == MAX_DEPTH {
            return Err(MergeError::Loop(product.file));
        }
        above.push(number);
        let inner = merge(number, below, find, above);
        above.pop();
        let inner = match inner {
            Err(MergeError::Files(names)) => {
                for name in names {
                    if !lost.contains(&name) {
                        lost.push(name);
                    }
                }
                continue;
            }
            other => other?,
        };
        let below = inner.as_deref().unwrap_or(below);
        let outline = ProductStructure::of(below);
        let root = outline.root().ok_or(MergeError::Empty(product.file))?;
        let mut numbers = HashMap::from([(root.definition, product.definition)]);
        if let Some(representation) = product.representation {
            numbers.insert(root.representation, representation);
            replaced.insert(representation);
        }
        added.extend(renumber(below, &outline, &root, &numbers, next).ok_or(MergeError::TooLong)?);
        let after = outline.max_id.checked_add(1);
        next = after
            .and_then(|count| next.checked_add(count))
            .ok_or(MergeError::TooLong)?;
    }
    if !lost.is_empty() {
        return Err(MergeError::Files(lost));
    }
    let (mut all, mut from) = (Vec::with_capacity(text.len() + added.len()), 0);
    let gone = outline
        .all
        .iter()
        .filter(|entity| replaced.contains(&entity.id));
    for entity in gone {
        all.extend(&text[from..entity.range.start]);
        from = entity.range.end;
    }
    let end = outline.all.last().map_or(from, |last| last.range.end);
    all.extend(&text[from..end]);
    all.extend(added);
    all.extend(&text[end..]);
    Ok(Some(all))
}

/// Returns the entities of a file with new numbers, without those that the assembly replaces.
fn renumber(
    text: &[u8],
    outline: &ProductStructure,
    root: &Root,
    numbers: &HashMap<u64, u64>,
    first: u64,
) -> Option<Vec<u8>> {
    let is_kept =
        |entity: &&EntityRange| ![root.definition, root.shape_definition].contains(&entity.id);
    let mut written = Vec::new();
    for entity in outline.all.iter().filter(is_kept) {
        let whole = entity.range.clone();
        let mut from = whole.start;
        let signs = syntax_bytes(text, whole.start).take_while(|at| whole.contains(at));
        for sign in signs.filter(|&at| text[at] == b'#') {
            let digits = text[sign + 1..whole.end].iter();
            let count = digits.take_while(|byte| byte.is_ascii_digit()).count();
            let end = sign + 1 + count;
            let number: u64 = std::str::from_utf8(&text[sign + 1..end])
                .ok()?
                .parse()
                .ok()?;
            let other = match numbers.get(&number) {
                Some(other) => *other,
                None => first.checked_add(number)?,
            };
            written.extend(&text[from..=sign]);
            written.extend(other.to_string().as_bytes());
            from = end;
        }
        written.extend(&text[from..whole.end]);
        written.push(b'\n');
    }
    Some(written)
}

/// An entity, with its range from its number to its end.
struct EntityRange {
    id: u64,
    range: Range<usize>,
}

/// The product that a file defines.
struct Root {
    definition: u64,
    representation: u64,
    /// The entity that connects the product with its representation.
    shape_definition: u64,
}

/// The structure of a text's products.
#[derive(Default)]
struct ProductStructure {
    all: Vec<EntityRange>,
    max_id: u64,
    /// The product definitions in their order, and the entities that each names.
    definitions: Vec<(u64, Vec<u64>)>,
    /// The owner of each product definition shape.
    shapes: BTreeMap<u64, u64>,
    /// The representation of each shape, and the entity that connects them.
    representations: HashMap<u64, (u64, u64)>,
    /// The representation of each product definition, and the entity that connects them.
    shaped: HashMap<u64, (u64, u64)>,
    /// The items of plain representations.
    plain: HashMap<u64, Vec<u64>>,
    placements: HashSet<u64>,
    /// The representations that belong to another one.
    related: HashSet<u64>,
    /// The product definitions that are part of another, and those that contain others.
    used: HashSet<u64>,
    using: HashSet<u64>,
    /// The names of files that documents have, and those that are assigned to them.
    documents: HashMap<u64, String>,
    assigned: HashMap<u64, String>,
    /// The documents, and the entities that they belong to.
    references: Vec<(u64, Vec<u64>)>,
}

impl ProductStructure {
    fn of(text: &[u8]) -> Self {
        let mut outline = Self::default();
        for entity in entities(text) {
            outline.add(text, entity);
        }
        for (shape, definition) in &outline.shapes {
            if let Some(found) = outline.representations.get(shape) {
                outline.shaped.entry(*definition).or_insert(*found);
            }
        }
        outline
    }

    fn add(&mut self, text: &[u8], Entity { id, body }: Entity) {
        let is = |name| is_called(text, &body, name);
        let named = || references(text, body.clone());
        let listed = |at: &Range<usize>| references(text, at.clone());
        let given = || arguments(text, body.clone());
        if is("PRODUCT_DEFINITION") || is("PRODUCT_DEFINITION_WITH_ASSOCIATED_DOCUMENTS") {
            self.definitions.push((id, named()));
        } else if is("PRODUCT_DEFINITION_SHAPE") {
            self.shapes.extend(named().last().map(|of| (id, *of)));
        } else if is("SHAPE_DEFINITION_REPRESENTATION") {
            if let [shape, by] = named()[..] {
                self.representations.insert(shape, (by, id));
            }
        } else if is("SHAPE_REPRESENTATION") {
            let items = given().get(1).map(listed);
            self.plain.insert(id, items.unwrap_or_default());
        } else if is("AXIS2_PLACEMENT_3D") {
            self.placements.insert(id);
        } else if is("SHAPE_REPRESENTATION_RELATIONSHIP") {
            self.related.extend(named());
        } else if is("NEXT_ASSEMBLY_USAGE_OCCURRENCE") {
            if let [above, below, ..] = named()[..] {
                self.using.insert(above);
                self.used.insert(below);
            }
        } else if is(DOCUMENT) {
            let name = given().iter().take(2).find_map(|at| file(text, at));
            self.documents.extend(name.map(|name| (id, name)));
        } else if is("APPLIED_EXTERNAL_IDENTIFICATION_ASSIGNMENT") {
            if let [name, _, _, of, ..] = &given()[..] {
                let documents = listed(of).into_iter();
                let assigned = documents.filter_map(|of| Some((of, file(text, name)?)));
                self.assigned.extend(assigned);
            }
        } else if is("APPLIED_DOCUMENT_REFERENCE")
            && let [document, _, of, ..] = &given()[..]
        {
            let documents = listed(document).into_iter();
            self.references
                .extend(documents.map(|document| (document, listed(of))));
        }
        self.max_id = self.max_id.max(id);
        let range = start_of(text, &body)..body.end + 1;
        self.all.push(EntityRange { id, range });
    }

    /// Returns the products whose shapes are in other files: those with a document, but without a shape here.
    fn missing(&self) -> Vec<ExternalProduct> {
        let missing = |(definition, named): &(u64, Vec<u64>)| {
            let is_of = |of: &u64| of == definition || named.contains(of);
            let referred = self.references.iter();
            let referred = referred.filter(|(_, of)| of.iter().any(is_of));
            let mut documents = referred.map(|(document, _)| document).chain(named);
            let name = |document| {
                let assigned = self.assigned.get(document);
                assigned.or_else(|| self.documents.get(document))
            };
            let file = documents.find_map(name)?;
            let representation = self.shaped.get(definition).map(|(by, _)| *by);
            let has_shape = representation.is_some_and(|by| !self.is_bare(by));
            let is_missing = !has_shape && !self.using.contains(definition);
            is_missing.then(|| ExternalProduct {
                definition: *definition,
                representation,
                file: file.clone(),
            })
        };
        self.definitions.iter().filter_map(missing).collect()
    }

    /// Returns whether a representation has only placements.
    fn is_bare(&self, representation: u64) -> bool {
        let items = self.plain.get(&representation);
        let is_place = |items: &Vec<u64>| items.iter().all(|item| self.placements.contains(item));
        items.is_some_and(is_place) && !self.related.contains(&representation)
    }

    /// Returns the first product with a shape that is part of no other.
    fn root(&self) -> Option<Root> {
        let unused = self.definitions.iter().map(|(definition, _)| *definition);
        let mut unused = unused.filter(|definition| !self.used.contains(definition));
        unused.find_map(|definition| {
            let (representation, shape_definition) = *self.shaped.get(&definition)?;
            Some(Root {
                definition,
                representation,
                shape_definition,
            })
        })
    }
}

/// Returns the start of an entity's number.
fn start_of(text: &[u8], body: &Range<usize>) -> usize {
    let before = text[..body.start].iter().rposition(|&byte| byte == b'#');
    before.unwrap_or(body.start)
}

/// Returns the name of a file in an argument, if it can be read here.
fn file(text: &[u8], at: &Range<usize>) -> Option<String> {
    let quoted = text[at.clone()].strip_prefix(b"'")?.strip_suffix(b"'")?;
    let name = String::from_utf8_lossy(quoted).replace("''", "'");
    let name = name.trim();
    let lower = name.to_ascii_lowercase();
    EXTENSIONS
        .iter()
        .any(|end| lower.ends_with(end))
        .then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a file whose one product has this shape, and more entities.
    fn part(shape: &str, more: &str) -> String {
        format!(
            "ISO-10303-21;HEADER;FILE_NAME('#7=A();');ENDSEC;DATA;\n#1=CARTESIAN_POINT('#3',(0.,0.,0.));\n\
             #2=AXIS2_PLACEMENT_3D('',#1,$,$);\n#3={shape};\n#4=PRODUCT_DEFINITION('design','',#90,#91);\n\
             #5=PRODUCT_DEFINITION_SHAPE('','',#4);\n#6=SHAPE_DEFINITION_REPRESENTATION(#5,#3);\n{more}ENDSEC;END-ISO-10303-21;"
        )
    }

    const BARE: &str = "SHAPE_REPRESENTATION('',(#2),#92)";
    const BODY: &str = "ADVANCED_BREP_SHAPE_REPRESENTATION('',(#2,#8),#92)";

    fn document(name: &str, assigned: &str) -> String {
        format!(
            "#20=DOCUMENT_FILE('{name}','','',#94,'',$);\n#21=APPLIED_DOCUMENT_REFERENCE(#20,'',(#4));\n\
             #22=APPLIED_EXTERNAL_IDENTIFICATION_ASSIGNMENT('{assigned}',#95,#96,(#20));\n"
        )
    }

    #[test]
    fn files_are_named_for_products_without_a_shape_alone() {
        let named = |shape: &str, more: &str| named_files(part(shape, more).as_bytes());
        assert_eq!(named(BARE, &document("a.stp", "")), ["a.stp"]);
        assert_eq!(
            named(BARE, &document("id7", "C:\\\\it''s.STEP")),
            ["C:\\\\it's.STEP"]
        );
        assert_eq!(named(BARE, &document("a.pdf", "")), [""; 0]);
        assert_eq!(named(BODY, &document("a.stp", "")), [""; 0]);
        let related = "#9=SHAPE_REPRESENTATION_RELATIONSHIP('','',#3,#8);";
        assert_eq!(named(BARE, &(document("a.stp", "") + related)), [""; 0]);
        let assembly = "#9=NEXT_ASSEMBLY_USAGE_OCCURRENCE('1','','',#4,#93,$);";
        assert_eq!(named(BARE, &(document("a.stp", "") + assembly)), [""; 0]);
        let associated = part(BARE, &document("a.stp", "").replace("(#4)", "(#93)")).replace(
            "PRODUCT_DEFINITION('design','',#90,#91)",
            "PRODUCT_DEFINITION_WITH_ASSOCIATED_DOCUMENTS('design','',#90,#91,(#20))",
        );
        assert_eq!(super::named_files(associated.as_bytes()), ["a.stp"]);
    }

    fn joined(texts: &[(&str, String)]) -> Result<Option<String>, MergeError> {
        let mut find = |_: usize, name: &str| {
            let found = texts.iter().position(|(path, _)| *path == name)?;
            Some((found, texts[found].1.as_bytes()))
        };
        let whole = merge_files(0, texts[0].1.as_bytes(), &mut find)?;
        Ok(whole.map(|text| String::from_utf8(text).unwrap()))
    }

    #[test]
    fn named_file_replaces_the_product() {
        let texts = [
            ("top.stp", part(BARE, &document("a.stp", ""))),
            (
                "a.stp",
                part(
                    BODY,
                    "#8=MANIFOLD_SOLID_BREP('#4',#9);\n#9=CLOSED_SHELL('',());\n",
                ),
            ),
        ];
        let whole = joined(&texts).unwrap().unwrap();
        let found: Vec<String> = entities(whole.as_bytes())
            .map(|entity| format!("#{}={}", entity.id, &whole[entity.body]))
            .collect();
        let first = 22 + 1;
        let requested = |text: &str| found.iter().filter(|line| *line == text).count();
        // The file's shape gets the number of the bare one, and its product that of the assembly's.
        let body = format!(
            "#3=ADVANCED_BREP_SHAPE_REPRESENTATION('',(#{},#{}),#115)",
            first + 2,
            first + 8
        );
        assert_eq!(requested(&body), 1, "{whole}");
        assert_eq!(
            requested(&format!(
                "#{}=PRODUCT_DEFINITION_SHAPE('','',#4)",
                first + 5
            )),
            1
        );
        assert_eq!(
            requested(&format!(
                "#{}=MANIFOLD_SOLID_BREP('#4',#{})",
                first + 8,
                first + 9
            )),
            1
        );
        assert_eq!(requested("#6=SHAPE_DEFINITION_REPRESENTATION(#5,#3)"), 1);
        let mut numbers: Vec<&str> = found
            .iter()
            .filter_map(|line| line.split('=').next())
            .collect();
        numbers.sort_unstable();
        let count = numbers.len();
        numbers.dedup();
        assert_eq!((numbers.len(), count), (count, 9 - 1 + 8 - 2), "{whole}");
        assert!(whole.ends_with("ENDSEC;END-ISO-10303-21;") && !whole.contains(BARE));
        // No names of files are left.
        assert!(named_files(whole.as_bytes()).is_empty());
        assert_eq!(joined(&texts[1..]), Ok(None));
    }

    #[test]
    fn missing_empty_and_recursive_files_are_errors() {
        let top = ("top.stp", part(BARE, &document("a.stp", "")));
        let lost = |texts: &[(&str, String)]| joined(texts).unwrap_err();
        let missing = |name: &str| MergeError::Files(vec![name.to_owned()]);
        assert_eq!(lost(std::slice::from_ref(&top)), missing("a.stp"));
        let middle = ("a.stp", part(BARE, &document("b.stp", "")));
        assert_eq!(lost(&[top.clone(), middle]), missing("b.stp"));
        let back = ("a.stp", part(BARE, &document("top.stp", "")));
        assert_eq!(
            lost(&[top.clone(), back]),
            MergeError::Loop("top.stp".to_owned())
        );
        for text in ["", "DATA;#1=A();ENDSEC;", "#18446744073709551615=A('"] {
            let empty = ("a.stp", text.to_owned());
            assert_eq!(
                lost(&[top.clone(), empty]),
                MergeError::Empty("a.stp".to_owned())
            );
        }
        let far = part(BODY, "#18446744073709551615=A();");
        assert_eq!(lost(&[top, ("a.stp", far)]), MergeError::TooLong);
    }
}
