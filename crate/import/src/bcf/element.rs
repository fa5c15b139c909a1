//! Finds elements of a BCF document and reads their content.

use roxmltree::Node;

pub(super) fn children<'a, 'i>(
    node: Node<'a, 'i>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'i>> + use<'a, 'i> {
    node.children()
        .filter(move |child| child.is_element() && child.tag_name().name() == name)
}

pub(super) fn child<'a, 'i>(node: Node<'a, 'i>, name: &'static str) -> Option<Node<'a, 'i>> {
    children(node, name).next()
}

pub(super) fn text(node: Node) -> String {
    let texts = node.children().filter_map(|child| child.text());
    texts.collect()
}

/// Returns the text of a child element, if there is any.
pub(super) fn child_text(node: Node, name: &'static str) -> Option<String> {
    child(node, name).map(text).filter(|text| !text.is_empty())
}

/// Returns an element's identifier.
pub(super) fn guid(node: Node) -> Option<String> {
    node.attribute("Guid").map(str::to_ascii_lowercase)
}
