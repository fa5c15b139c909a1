//! Elements of a BCF document, and what they say.

use roxmltree::Node;

/// The elements of this name in another.
pub(super) fn children<'a, 'i>(
    node: Node<'a, 'i>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'i>> + use<'a, 'i> {
    node.children()
        .filter(move |child| child.is_element() && child.tag_name().name() == name)
}

/// The first of them.
pub(super) fn child<'a, 'i>(node: Node<'a, 'i>, name: &'static str) -> Option<Node<'a, 'i>> {
    children(node, name).next()
}

/// All text in an element.
pub(super) fn text(node: Node) -> String {
    let texts = node.children().filter_map(|child| child.text());
    texts.collect()
}

/// The text of an element in another, if there is any.
pub(super) fn said(node: Node, name: &'static str) -> Option<String> {
    child(node, name).map(text).filter(|text| !text.is_empty())
}

/// What names an element.
pub(super) fn guid(node: Node) -> Option<String> {
    node.attribute("Guid").map(str::to_ascii_lowercase)
}
