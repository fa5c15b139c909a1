//! The files around the worksheets: what there is, what belongs to what, and how cells look.

use super::sheet::Sheet;
use crate::report::figures::Measure;
use crate::report::markup::Markup;
use crate::report::model::PROGRAM;
use crate::report::moment::is_moment;
use crate::report::zip::Zip;
use crate::report::{Report, ReportError};

const TYPE: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const CORE_TYPE: &str = "application/vnd.openxmlformats-package.core-properties+xml";
const RELATION: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const CORE_RELATION: &str =
    "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties";
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

pub(super) fn write(report: &Report, sheets: &[Sheet]) -> Result<Vec<u8>, ReportError> {
    let mut zip = Zip::new("XLSX");
    zip.pack("[Content_Types].xml", &types(sheets.len()))?;
    let workbook = ("officeDocument".to_owned(), "xl/workbook.xml".to_owned());
    zip.pack("_rels/.rels", &relations([workbook].into_iter(), true))?;
    zip.pack("docProps/core.xml", &properties(report))?;
    zip.pack("xl/workbook.xml", &self::workbook(sheets))?;
    let parts = (1..=sheets.len())
        .map(|number| {
            (
                "worksheet".to_owned(),
                format!("worksheets/sheet{number}.xml"),
            )
        })
        .chain([("styles".to_owned(), "styles.xml".to_owned())]);
    zip.pack("xl/_rels/workbook.xml.rels", &relations(parts, false))?;
    zip.pack("xl/styles.xml", &styles(report))?;
    for (number, sheet) in (1..).zip(sheets) {
        let path = format!("xl/worksheets/sheet{number}.xml");
        zip.pack(&path, &sheet.document())?;
    }
    zip.bytes()
}

fn types(sheets: usize) -> Vec<u8> {
    let mut document = Markup::xml();
    let namespace = "http://schemas.openxmlformats.org/package/2006/content-types";
    document.element("Types", &[("xmlns", namespace)], |types| {
        for (extension, content) in [
            (
                "rels",
                "application/vnd.openxmlformats-package.relationships+xml",
            ),
            ("xml", "application/xml"),
        ] {
            types.empty(
                "Default",
                &[("Extension", extension), ("ContentType", content)],
            );
        }
        let mut part = |path: &str, content: &str| {
            types.empty("Override", &[("PartName", path), ("ContentType", content)]);
        };
        part("/docProps/core.xml", CORE_TYPE);
        part("/xl/workbook.xml", &format!("{TYPE}.sheet.main+xml"));
        part("/xl/styles.xml", &format!("{TYPE}.styles+xml"));
        for number in 1..=sheets {
            let path = format!("/xl/worksheets/sheet{number}.xml");
            part(&path, &format!("{TYPE}.worksheet+xml"));
        }
    });
    document.bytes()
}

/// What belongs to a file: kinds and paths, numbered from 1.
fn relations(parts: impl Iterator<Item = (String, String)>, has_core: bool) -> Vec<u8> {
    let mut document = Markup::xml();
    let namespace = "http://schemas.openxmlformats.org/package/2006/relationships";
    document.element("Relationships", &[("xmlns", namespace)], |relations| {
        let mut relation = |id: &str, kind: &str, target: &str| {
            let attributes = [("Id", id), ("Type", kind), ("Target", target)];
            relations.empty("Relationship", &attributes);
        };
        for (number, (kind, target)) in (1..).zip(parts) {
            relation(
                &format!("rId{number}"),
                &format!("{RELATION}/{kind}"),
                &target,
            );
        }
        if has_core {
            relation("core", CORE_RELATION, "docProps/core.xml");
        }
    });
    document.bytes()
}

fn properties(report: &Report) -> Vec<u8> {
    let mut document = Markup::xml();
    let namespaces = [
        (
            "xmlns:cp",
            "http://schemas.openxmlformats.org/package/2006/metadata/core-properties",
        ),
        ("xmlns:dc", "http://purl.org/dc/elements/1.1/"),
        ("xmlns:dcterms", "http://purl.org/dc/terms/"),
        ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
    ];
    document.element("cp:coreProperties", &namespaces, |core| {
        core.leaf("dc:title", &[], &report.title);
        core.leaf(
            "dc:creator",
            &[],
            report.made.who.as_deref().unwrap_or(PROGRAM),
        );
        let when = &report.made.when;
        if is_moment(when) {
            core.leaf("dcterms:created", &[("xsi:type", "dcterms:W3CDTF")], when);
        }
    });
    document.bytes()
}

fn workbook(sheets: &[Sheet]) -> Vec<u8> {
    let mut document = Markup::xml();
    let namespaces = [("xmlns", MAIN), ("xmlns:r", RELATION)];
    document.element("workbook", &namespaces, |workbook| {
        workbook.element("sheets", &[], |list| {
            for (number, sheet) in (1..).zip(sheets) {
                let (id, relation) = (number.to_string(), format!("rId{number}"));
                let attributes = [("name", sheet.name), ("sheetId", &id), ("r:id", &relation)];
                list.empty("sheet", &attributes);
            }
        });
        // Programs look here for what is filtered, and for the rows that every printed page has.
        workbook.element("definedNames", &[], |names| {
            for (number, sheet) in sheets
                .iter()
                .enumerate()
                .filter(|(_, sheet)| sheet.has_head)
            {
                let (id, name) = (number.to_string(), sheet.name);
                let range = sheet.range();
                let (from, to) = range.split_once(':').unwrap_or((&range, &range));
                let absolute = [from, to].map(absolute).join(":");
                let filter = [
                    ("name", "_xlnm._FilterDatabase"),
                    ("localSheetId", &*id),
                    ("hidden", "1"),
                ];
                names.leaf("definedName", &filter, &format!("{name}!{absolute}"));
                let titles = [("name", "_xlnm.Print_Titles"), ("localSheetId", &*id)];
                names.leaf("definedName", &titles, &format!("{name}!$1:$1"));
            }
        });
    });
    document.bytes()
}

/// `AB12` as `$AB$12`.
fn absolute(cell: &str) -> String {
    let split = cell
        .find(|c: char| c.is_ascii_digit())
        .unwrap_or(cell.len());
    let (column, row) = cell.split_at(split);
    format!("${column}${row}")
}

/// The looks: as it is, the titles, text that wraps, lengths and volumes with the decimals that matter.
fn styles(report: &Report) -> Vec<u8> {
    let formats = [Measure::Length, Measure::Volume].map(|measure| {
        let decimals = usize::try_from(measure.decimals(report.unit)).unwrap_or(0);
        format!("0.0{}", "#".repeat(decimals.saturating_sub(1)))
    });
    let mut document = Markup::xml();
    document.element("styleSheet", &[("xmlns", MAIN)], |sheet| {
        sheet.element("numFmts", &[("count", "2")], |list| {
            // Numbers below 164 are known ones.
            for (id, format) in ["164", "165"].into_iter().zip(&formats) {
                list.empty("numFmt", &[("numFmtId", id), ("formatCode", format)]);
            }
        });
        sheet.verbatim(LOOKS);
    });
    document.bytes()
}

const LOOKS: &str = concat!(
    r#"<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>"#,
    r#"<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>"#,
    r#"<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>"#,
    r#"<fill><patternFill patternType="solid"><fgColor rgb="FFE8EBEF"/></patternFill></fill></fills>"#,
    r#"<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>"#,
    r#"<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>"#,
    r#"<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf>"#,
    r#"<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>"#,
    r#"<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>"#,
    r#"<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf>"#,
    r#"<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf></cellXfs>"#,
    r#"<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>"#,
);
