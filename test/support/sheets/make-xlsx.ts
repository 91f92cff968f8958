import { strToU8, zipSync } from "fflate";

/** A cell of a made workbook: a text, a number, a day as its serial number, a formula with the value it gave, or inline. */
type MadeCell =
  | string
  | number
  | boolean
  | null
  | { serial: number; format?: number }
  | { formula: string; gave: string }
  | { inline: string };

interface MadeSheet {
  name: string;
  rows: readonly (readonly MadeCell[])[];
  merged?: readonly string[];
  isHidden?: boolean;
  /** Numbers of columns that are hidden, from 1. */
  hiddenColumns?: readonly number[];
}

interface MadeWorkbook {
  sheets: readonly MadeSheet[];
  from1904?: boolean;
  /** Further parts of the archive, or others in place of these. */
  parts?: Record<string, string>;
}

/** The style whose number is 1 shows a day; 2 a day and a time, in a format of its own; 3 an amount in euros. */
const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="171" formatCode="#,##0 &quot;dy&quot; [$€-407]"/></numFmts>
<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`;

/** Makes a workbook as Excel writes one: texts are shared, empty cells left out. */
export function makeXlsx({ sheets, from1904 = false, parts = {} }: MadeWorkbook): Buffer {
  const shared: string[] = [];
  const files: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns:r="r"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        ({ name, isHidden }, at) =>
          `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${isHidden ? ' state="hidden"' : ""}/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${sheets
      .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join("")}</Relationships>`,
    "xl/styles.xml": styles,
  };
  sheets.forEach((sheet, at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] = worksheet(sheet, shared);
  });
  files["xl/sharedStrings.xml"] =
    `<sst>${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t><rPh><t>ヨミ</t></rPh></si>`).join("")}</sst>`;
  const all = Object.entries({ ...files, ...parts }).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(all)));
}

function worksheet({ rows, merged = [], hiddenColumns = [] }: MadeSheet, shared: string[]): string {
  const columns = hiddenColumns.map((at) => `<col min="${at}" max="${at}" hidden="1"/>`).join("");
  const data = rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, at) => written(cell, `${letters(at)}${row + 1}`, shared)).join("")}</row>`,
    )
    .join("");
  const merges = merged.map((reference) => `<mergeCell ref="${reference}"/>`).join("");
  return `<worksheet><cols>${columns}</cols><sheetData>${data}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`;
}

function written(cell: MadeCell, place: string, shared: string[]): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === "boolean") return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === "string") return `<c r="${place}" t="s"><v>${shared.push(cell) - 1}</v></c>`;
  if ("serial" in cell) return `<c r="${place}" s="${cell.format ?? 1}"><v>${cell.serial}</v></c>`;
  if ("inline" in cell) return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell.inline)}</t></is></c>`;
  return `<c r="${place}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.gave)}</v></c>`;
}

/** The letters of a column, counted from 0. */
export function letters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${letters(Math.floor(at / 26) - 1)}${last}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The serial number of a day in Excel's 1900 system. */
export function serialOf(iso: string): number {
  return (Date.parse(iso.includes("T") ? `${iso}Z` : iso) - Date.UTC(1899, 11, 30)) / 86_400_000;
}
