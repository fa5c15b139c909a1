//! Writes small COLLADA files.

use nearpoint_geometry::shape::Soup;

/// Returns a file with this in its asset, these libraries, and these nodes in its scene.
pub fn file(asset: &str, libraries: &str, nodes: &str) -> String {
    format!(
        "<?xml version='1.0' encoding='utf-8'?>
<COLLADA xmlns='http://www.collada.org/2005/11/COLLADASchema' version='1.4.1'>
<asset>{asset}</asset>
{libraries}
<library_visual_scenes><visual_scene id='scene'>
{nodes}
</visual_scene></library_visual_scenes>
<scene><instance_visual_scene url='#scene'/></scene>
</COLLADA>
"
    )
}

/// Returns a library with one geometry of these positions and elements; `V` in those is replaced by their input of
/// vertices.
pub fn geometry(id: &str, positions: &[[f64; 3]], elements: &str) -> String {
    let numbers: String = positions
        .iter()
        .map(|[x, y, z]| format!("{x} {y} {z}\n"))
        .collect();
    let elements = elements.replace(
        "<V/>",
        &format!("<input semantic='VERTEX' source='#{id}-v' offset='0'/>"),
    );
    format!(
        "<library_geometries><geometry id='{id}'><mesh>
<source id='{id}-p'><float_array id='{id}-a' count='{}'>{numbers}</float_array>
<technique_common><accessor source='#{id}-a' count='{}' stride='3'>
<param name='X' type='float'/><param name='Y' type='float'/><param name='Z' type='float'/>
</accessor></technique_common></source>
<vertices id='{id}-v'><input semantic='POSITION' source='#{id}-p'/></vertices>
{elements}
</mesh></geometry></library_geometries>",
        3 * positions.len(),
        positions.len()
    )
}

/// Returns a geometry with the triangles of a soup, in this material.
pub fn mesh(id: &str, soup: &Soup, material: &str) -> String {
    let corners: Vec<String> = soup
        .triangles
        .as_flattened()
        .iter()
        .map(u32::to_string)
        .collect();
    let count = soup.triangles.len();
    let p = corners.join(" ");
    let triangles =
        format!("<triangles material='{material}' count='{count}'><V/><p>{p}</p></triangles>");
    geometry(id, &soup.positions, &triangles)
}

pub fn node(name: &str, content: &str) -> String {
    format!("<node id='{name}-node' name='{name}'>\n{content}</node>\n")
}

pub fn instance(id: &str) -> String {
    format!("<instance_geometry url='#{id}'/>\n")
}

/// Returns a file of one node with one mesh, in metres.
pub fn of(soup: &Soup) -> String {
    let libraries = mesh("shape", soup, "steel");
    file("", &libraries, &node("thing", &instance("shape")))
}
