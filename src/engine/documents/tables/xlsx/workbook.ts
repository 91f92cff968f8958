import { openingScore } from "../../../sheets/header.ts";
import { type Table, UnreadableFile } from "../../types.ts";
import { elementAt, elementsOf, readXml, type XmlElement } from "../../xml.ts";
import { readStrings } from "./strings.ts";
import { type CellStyles, readStyles, type WorkbookParts } from "./styles.ts";
import { readWorksheet } from "./worksheet.ts";

const MOST_SHEETS = 50;

interface Sheet {
  name: string;
  part: string;
  isHidden: boolean;
}

interface ReadSheet extends Sheet {
  rows: string[][];
  score: number;
  refusal?: UnreadableFile;
}

/** The archive entries that make up a workbook. */
export function isWorkbookPart(name: string): boolean {
  return /^xl\/(?:workbook|styles|sharedStrings|worksheets\/[\w.-]{1,80})\.xml$|^xl\/_rels\/workbook\.xml\.rels$/i.test(
    name,
  );
}

/**
 * Reads the sheet of a workbook that looks most like openings, hidden sheets only if no other does. Throws
 * UnreadableFile if there is none or it exceeds a limit.
 */
export function readWorkbook(parts: WorkbookParts): Table {
  const workbook = parts.get("xl/workbook.xml");
  if (workbook === undefined)
    throw new UnreadableFile(
      "content is a spreadsheet without an Excel workbook in it: save it as .xlsx or CSV.",
    );
  const root = elementAt(readXml(workbook), "workbook");
  const sheets = sheetsOf(root, parts.get("xl/_rels/workbook.xml.rels"));
  const styles: CellStyles = {
    strings: readStrings(parts.get("xl/sharedStrings.xml")),
    shows: readStyles(parts.get("xl/styles.xml")),
    from1904: /^(?:1|true)$/.test(elementAt(root, "workbookPr")?.attributes.date1904 ?? ""),
  };
  const read = sheets.flatMap((sheet) => {
    const part = parts.get(sheet.part);
    return part === undefined ? [] : [readOne(sheet, part, styles)];
  });
  const [first, ...others] = read;
  if (!first) throw new UnreadableFile("content is a workbook without a sheet in it: save it again.");
  const best = others.reduce((found, sheet) => (isBetter(sheet, found) ? sheet : found), first);
  if (best.refusal) throw best.refusal;
  return { rows: best.rows, sheets: read.map(({ name }) => name), sheet: best.name };
}

function sheetsOf(root: XmlElement | undefined, relations: string | undefined): Sheet[] {
  const list = elementAt(root, "sheets");
  const targets = new Map(
    elementsOf(elementAt(readXml(relations ?? ""), "Relationships") ?? readXml(""), "Relationship").map(
      ({ attributes: { Id = "", Target = "" } }) => [Id, Target],
    ),
  );
  return (list ? elementsOf(list, "sheet") : []).slice(0, MOST_SHEETS).map(({ attributes }, at) => ({
    name: attributes.name ?? `${at + 1}`,
    // Some programs write the relation's id. All number the parts in order.
    part: pathOf(targets.get(attributes.id ?? "") ?? `worksheets/sheet${at + 1}.xml`),
    isHidden: attributes.state === "hidden" || attributes.state === "veryHidden",
  }));
}

function pathOf(target: string): string {
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** A sheet above the limits refuses the file only if it is the selected one. */
function readOne(sheet: Sheet, part: string, styles: CellStyles): ReadSheet {
  try {
    const rows = readWorksheet(part, styles);
    return { ...sheet, rows, score: openingScore(rows) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { ...sheet, rows: [], score: 0, refusal: error };
  }
}

function isBetter(sheet: ReadSheet, best: ReadSheet): boolean {
  const ranks = rankOf(best);
  const at = rankOf(sheet).findIndex((rank, place) => rank !== ranks[place]);
  return at >= 0 && (rankOf(sheet)[at] ?? 0) > (ranks[at] ?? 0);
}

/** A sheet above the limits may be the one with openings. It is selected if no other has any. */
function rankOf({ score, isHidden, refusal, rows }: ReadSheet): number[] {
  return [isHidden ? 0 : score, score, isHidden ? 0 : 1, refusal ? 1 : 0, rows.length];
}
