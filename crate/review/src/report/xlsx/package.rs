//! Writes the files around the worksheets: their list, their relations, and the styles of cells.

use super::sheet::Sheet;
use crate::error::ReviewError;
use crate::report::Report;
use crate::report::markup::Markup;
use crate::report::model::PROGRAM;
use crate::report::number_format::Quantity;
use crate::report::zip::Zip;
use crate::stamp::is_date_time;

const RELATION: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/// The content types, which are the same for every workbook of three sheets.
const TYPES: &[u8] = include_bytes!("content_types.xml");
const RELATIONS: &[u8] = include_bytes!("package_relations.xml");
const WORKBOOK_RELATIONS: &[u8] = include_bytes!("workbook_relations.xml");
/// The cell styles, in the order of their numbers: plain, titles, text that wraps, lengths, volumes.
const STYLES: &str = include_str!("styles.xml");

pub(super) fn write(report: &Report, sheets: &[Sheet; 3]) -> Result<Vec<u8>, ReviewError> {
    let mut zip = Zip::new("XLSX");
    zip.pack("[Content_Types].xml", TYPES)?;
    zip.pack("_rels/.rels", RELATIONS)?;
    zip.pack("docProps/core.xml", &properties(report))?;
    zip.pack("xl/workbook.xml", &workbook(sheets))?;
    zip.pack("xl/_rels/workbook.xml.rels", WORKBOOK_RELATIONS)?;
    zip.pack("xl/styles.xml", styles(report).as_bytes())?;
    for (number, sheet) in (1..).zip(sheets) {
        let path = format!("xl/worksheets/sheet{number}.xml");
        zip.pack(&path, &sheet.document())?;
    }
    zip.bytes()
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
            report.created.author.as_deref().unwrap_or(PROGRAM),
        );
        let when = &report.created.time;
        if is_date_time(when) {
            core.leaf("dcterms:created", &[("xsi:type", "dcterms:W3CDTF")], when);
        }
    });
    document.bytes()
}

fn workbook(sheets: &[Sheet; 3]) -> Vec<u8> {
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
        // Programs look here for the filtered range, and for the rows that every printed page repeats.
        workbook.element("definedNames", &[], |names| {
            for (number, sheet) in sheets
                .iter()
                .enumerate()
                .filter(|(_, sheet)| sheet.has_header)
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

/// Converts `AB12` to `$AB$12`.
fn absolute(cell: &str) -> String {
    let split = cell
        .find(|c: char| c.is_ascii_digit())
        .unwrap_or(cell.len());
    let (column, row) = cell.split_at(split);
    format!("${column}${row}")
}

/// Returns the styles; lengths and volumes have the relevant decimals.
fn styles(report: &Report) -> String {
    let format = |measure: Quantity| {
        let decimals = usize::try_from(measure.decimals(report.unit)).unwrap_or(0);
        format!("0.0{}", "#".repeat(decimals.saturating_sub(1)))
    };
    let styles = STYLES.replace("{length}", &format(Quantity::Length));
    styles.replace("{volume}", &format(Quantity::Volume))
}
