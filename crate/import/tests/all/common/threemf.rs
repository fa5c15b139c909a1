//! Writes small 3MF packages.

use nearpoint_geometry::shape::Soup;
use nearpoint_testing::zip::{deflated, stored, zip};
use std::fmt::Write;

pub const TYPES: &str = "<?xml version='1.0'?><Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'><Default Extension='model' ContentType='application/vnd.ms-package.3dmanufacturing-3dmodel+xml'/></Types>";

/// Returns the relations that name this file as the model.
pub fn relations(model: &str) -> String {
    format!(
        "<?xml version='1.0'?><Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'><Relationship Target='/Metadata/thumbnail.png' Id='a' Type='http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail'/><Relationship Target='{model}' Id='b' Type='http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel'/></Relationships>"
    )
}

/// Returns a package with its model at the usual path, and other files.
pub fn package(model: &str, others: &[(&str, &str)]) -> Vec<u8> {
    let mut entries = vec![
        stored("[Content_Types].xml", TYPES.as_bytes()),
        stored("_rels/.rels", relations("/3D/3dmodel.model").as_bytes()),
        deflated("3D/3dmodel.model", model.as_bytes()),
    ];
    entries.extend(
        others
            .iter()
            .map(|(path, text)| deflated(path, text.as_bytes())),
    );
    zip(&entries)
}

/// Returns a model with these attributes, resources and items.
pub fn model(attributes: &str, resources: &str, items: &str) -> String {
    format!(
        "<?xml version='1.0' encoding='UTF-8'?>
<model xmlns='http://schemas.microsoft.com/3dmanufacturing/core/2015/02' xmlns:p='http://schemas.microsoft.com/3dmanufacturing/production/2015/06' xmlns:m='http://schemas.microsoft.com/3dmanufacturing/material/2015/02' xmlns:s='http://schemas.microsoft.com/3dmanufacturing/slice/2015/07' {attributes}>
<metadata name='Title'>模型 &amp; 見本</metadata>
<resources>
{resources}
</resources>
<build>
{items}
</build>
</model>
"
    )
}

/// Returns an object with a mesh; all triangles have these attributes.
pub fn object(id: u32, attributes: &str, soup: &Soup, of_triangles: &str) -> String {
    let mut text = format!("<object id='{id}' type='model' {attributes}><mesh><vertices>\n");
    for [x, y, z] in &soup.positions {
        writeln!(text, "<vertex x='{x}' y='{y}' z='{z}'/>").unwrap();
    }
    text += "</vertices><triangles>\n";
    for [a, b, c] in &soup.triangles {
        writeln!(
            text,
            "<triangle v1='{a}' v2='{b}' v3='{c}' {of_triangles}/>"
        )
        .unwrap();
    }
    text + "</triangles></mesh></object>\n"
}

/// Returns a package of one object, in metres.
pub fn of(soup: &Soup) -> Vec<u8> {
    let object = object(1, "name='thing'", soup, "");
    package(&model("unit='meter'", &object, "<item objectid='1'/>"), &[])
}
