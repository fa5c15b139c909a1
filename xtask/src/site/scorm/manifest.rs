//! Writes `imsmanifest.xml`, which a learning platform reads before it shows a package.

use super::chapter::Chapter;

/// The name that platforms look for.
pub const NAME: &str = "imsmanifest.xml";
/// The page that a platform opens.
pub const PAGE: &str = "index.html";

/// Returns the manifest of a chapter: one course of one item with these files.
pub fn manifest_xml<'a>(chapter: &Chapter, files: impl Iterator<Item = &'a String>) -> String {
    let title = escaped(&chapter.title);
    let name = &chapter.name;
    let version = env!("CARGO_PKG_VERSION");
    let files: String = files
        .map(|path| format!("      <file href=\"{}\"/>\n", escaped(path)))
        .collect();
    format!(
        r#"<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<manifest identifier="nearpoint-{name}" version="{version}"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>{title}</title>
      <item identifier="chapter" identifierref="page" isvisible="true">
        <title>{title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="{PAGE}">
{files}    </resource>
  </resources>
</manifest>
"#
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The specification requires this of a package that is one course: each reference has a target.
    #[test]
    fn names_one_item_its_page_and_every_file() {
        let chapter = Chapter {
            name: "ways".into(),
            title: "Ways & <walls>".into(),
            entries: Vec::new(),
            models: Vec::new(),
        };
        let files = [PAGE.to_owned(), "assets/a \"b\".js".to_owned()];
        let text = manifest_xml(&chapter, files.iter());
        let manifest = roxmltree::Document::parse(&text).unwrap();
        let only = |name: &str| {
            let mut found = (manifest.descendants()).filter(|node| node.tag_name().name() == name);
            let one = found.next().unwrap();
            assert!(name == "title" || found.next().is_none(), "two {name}");
            one
        };
        assert_eq!(only("schemaversion").text(), Some("1.2"));
        assert_eq!(
            only("organizations").attribute("default"),
            only("organization").attribute("identifier")
        );
        assert_eq!(only("title").text(), Some("Ways & <walls>"));
        let page = only("resource");
        assert_eq!(
            only("item").attribute("identifierref"),
            page.attribute("identifier")
        );
        let scorm = ("http://www.adlnet.org/xsd/adlcp_rootv1p2", "scormtype");
        assert_eq!(page.attribute(scorm), Some("sco"));
        assert_eq!(page.attribute("href"), Some(PAGE));
        let named: Vec<_> = (page.children())
            .filter_map(|file| file.attribute("href"))
            .collect();
        assert_eq!(named, files);
    }
}
