import type { TextLines } from "./lines.ts";
import { elementAt, elementsOf, type XmlElement, type XmlNode } from "./xml.ts";

/** A paragraph's layout. */
export type ParagraphMark = "plain" | "heading" | "bullet" | "numbered";

/** Omitted: deleted text, text box copies for older programs, field codes, notes and names of drawings. */
const skipped = new Set([
  "del",
  "moveFrom",
  "Fallback",
  "instrText",
  "delText",
  "pPr",
  "rPr",
  "sectPr",
  "tblPr",
]);

/** Writes the paragraphs and tables of a Word part in order. A text box follows the paragraph that anchors it. */
export function readParagraphs(
  lines: TextLines,
  parent: XmlElement,
  markOf: (paragraph: XmlElement) => ParagraphMark,
): void {
  const walk = (element: XmlElement): void => {
    if (skipped.has(element.name)) return;
    if (element.name === "p") paragraph(element);
    else if (element.name === "tbl") table(element);
    else for (const child of elementsOf(element)) walk(child);
  };
  const paragraph = (element: XmlElement): void => {
    const boxes: XmlElement[] = [];
    const text = runsOf(element, boxes);
    const mark = markOf(element);
    if (text.trim() === "") lines.gap();
    if (mark === "heading") lines.gap();
    for (const line of text.split("\n")) {
      lines.add(mark === "bullet" || mark === "numbered" ? `• ${line}` : line);
    }
    for (const box of boxes) {
      lines.gap();
      walk(box);
      lines.gap();
    }
  };
  const table = (element: XmlElement): void => {
    const rows = elementsOf(element).flatMap((row) => rowsIn(row));
    lines.gap();
    for (const cells of columnsOrRows(rows)) writeRow(cells);
    lines.gap();
  };
  const writeRow = (cells: readonly XmlElement[]): void => {
    const texts = cells.map(shortText);
    if (texts.every((text) => text !== undefined)) {
      const seen = texts.map((text) => text.trim()).filter(Boolean);
      lines.add(seen.join("\t"));
    } else {
      for (const cell of cells) walkAll(cell);
    }
  };
  const walkAll = (element: XmlElement): void => {
    for (const child of elementsOf(element)) walk(child);
    lines.gap();
  };
  /** The text of a cell with a single paragraph and no list. */
  const shortText = (cell: XmlElement): string | undefined => {
    const parts = elementsOf(cell).filter(({ name }) => name === "p" || name === "tbl" || name === "sdt");
    const filled = parts.filter((part) => part.name !== "p" || runsOf(part, []).trim() !== "");
    if (filled.length === 0) return "";
    const [only] = filled;
    if (filled.length > 1 || only?.name !== "p" || markOf(only) !== "plain") return undefined;
    const boxes: XmlElement[] = [];
    const text = runsOf(only, boxes);
    return boxes.length > 0 || text.includes("\n") ? undefined : text;
  };
  walk({ ...parent, name: "" });
}

function rowsIn(element: XmlElement): XmlElement[][] {
  if (element.name === "tr") {
    const cells = elementsOf(element).flatMap((cell) => cellsIn(cell));
    return [cells];
  }
  return element.name === "sdt" || element.name === "sdtContent" ? elementsOf(element).flatMap(rowsIn) : [];
}

function cellsIn(element: XmlElement): XmlElement[] {
  if (element.name === "tc") return [element];
  return element.name === "sdt" || element.name === "sdtContent" ? elementsOf(element).flatMap(cellsIn) : [];
}

/** A table used for page layout is read column by column: its cells contain several paragraphs on both sides. */
function columnsOrRows(rows: readonly (readonly XmlElement[])[]): readonly (readonly XmlElement[])[] {
  const isLong = (cell: XmlElement) => paragraphsIn(cell) > 2;
  const wide = Math.max(0, ...rows.map((row) => row.length));
  const isLayout = wide > 1 && wide < 4 && rows.some((row) => row.filter(isLong).length > 1);
  if (!isLayout) return rows;
  return Array.from({ length: wide }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flatMap((column) =>
    column.map((cell) => [cell]),
  );
}

function paragraphsIn(cell: XmlElement): number {
  return elementsOf(cell).filter((part) => part.name === "p" && runsOf(part, []).trim() !== "").length;
}

/** Text that is visible neither on paper nor on screen. */
function isHidden(run: XmlElement): boolean {
  const properties = run.name === "r" ? elementAt(run, "rPr") : undefined;
  return elementsOf(properties ?? run, "vanish").some(
    ({ attributes }) => !/^(?:0|false|off)$/i.test(attributes.val ?? ""),
  );
}

/** The text of a paragraph's runs. Text boxes are collected separately. */
function runsOf(element: XmlElement, boxes: XmlElement[]): string {
  return element.children.map((child) => runOf(child, boxes)).join("");
}

function runOf(node: XmlNode, boxes: XmlElement[]): string {
  if (typeof node === "string" || skipped.has(node.name) || isHidden(node)) return "";
  switch (node.name) {
    case "t":
      return node.children.filter((child) => typeof child === "string").join("");
    case "tab":
    case "ptab":
      return "\t";
    case "br":
    case "cr":
      return "\n";
    case "noBreakHyphen":
      return "-";
    case "sym":
      return /^F0(?:A7|B7|D8)$/i.test(node.attributes.char ?? "") ? "•" : "";
    case "txbxContent":
      boxes.push(node);
      return "";
    default:
      return runsOf(node, boxes);
  }
}
