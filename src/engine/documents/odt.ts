import { createTextLines, type TextLines } from "./lines.ts";
import { withPageHeader } from "./page-header.ts";
import { elementAt, elementsOf, findElement, readXml, type XmlElement, type XmlNode } from "./xml.ts";

/** The parts of an .odt that are read, as text. */
export interface OdtParts {
  content: string;
  /** Contains the headers and footers of pages. */
  styles?: string | undefined;
}

const skipped = new Set([
  "tracked-changes",
  "annotation",
  "annotation-end",
  "note",
  "forms",
  "sequence-decls",
  "table-of-content",
  "script",
]);
const paragraphs = new Set(["p", "h"]);

/** Extracts the text of an .odt: page headers first, then the body with text boxes, lists and tables. */
export function readOdt({ content, styles }: OdtParts): string {
  const [lines, top] = [createTextLines(), createTextLines()];
  const masters = styles === undefined ? undefined : findElement(readXml(styles), "master-styles");
  const asides = (name: string) =>
    elementsOf(masters ?? readXml("")).flatMap((page) => elementsOf(page, name));
  for (const header of asides("header")) writeAside(top, header);
  const tree = readXml(content);
  const hidden = hiddenStyles(tree);
  const body = elementAt(tree, "document-content", "body", "text");
  if (body) write(lines, hidden.size > 0 ? seenOf(body, hidden) : body, 0);
  for (const footer of asides("footer")) writeAside(lines, footer);
  return withPageHeader(top.text(), lines.text());
}

/** Text styles that are never visible. */
function hiddenStyles(tree: XmlElement): ReadonlySet<string> {
  const styles = elementAt(tree, "document-content", "automatic-styles");
  return new Set(
    elementsOf(styles ?? readXml(""), "style")
      .filter((style) => elementAt(style, "text-properties")?.attributes.display === "none")
      .map(({ attributes }) => attributes["style-name"] ?? attributes.name ?? ""),
  );
}

/** An element without hidden text. */
function seenOf(element: XmlElement, hidden: ReadonlySet<string>): XmlElement {
  const children = element.children.flatMap((child): XmlNode[] => {
    if (typeof child === "string") return [child];
    return hidden.has(child.attributes["style-name"] ?? "") ? [] : [seenOf(child, hidden)];
  });
  return { ...element, children };
}

function writeAside(lines: TextLines, aside: XmlElement): void {
  // A page number is a field without content.
  if (/[\p{L}@]{3}/u.test(textOf(aside, []))) write(lines, aside, 0);
  lines.gap();
}

function write(lines: TextLines, element: XmlElement, depth: number): void {
  for (const child of elementsOf(element)) {
    if (skipped.has(child.name)) continue;
    if (paragraphs.has(child.name)) writeParagraph(lines, child, depth);
    else if (child.name === "table") writeTable(lines, child);
    else write(lines, child, child.name === "list" ? depth + 1 : depth);
  }
}

function writeParagraph(lines: TextLines, paragraph: XmlElement, depth: number): void {
  if (elementsOf(paragraph, "hidden-paragraph").some(({ attributes }) => attributes["is-hidden"] === "true"))
    return;
  const boxes: XmlElement[] = [];
  const text = textOf(paragraph, boxes);
  const isHeading = paragraph.name === "h" && depth === 0;
  if (text.trim() === "" || isHeading) lines.gap();
  for (const line of text.split("\n")) lines.add(depth > 0 ? `• ${line}` : line);
  for (const box of boxes) {
    lines.gap();
    write(lines, box, 0);
    lines.gap();
  }
}

function writeTable(lines: TextLines, table: XmlElement): void {
  lines.gap();
  for (const row of rowsIn(table)) {
    const cells = elementsOf(row, "table-cell");
    const isShort = cells.every(
      (cell) => elementsOf(cell).every(({ name }) => name === "p") && elementsOf(cell).length < 2,
    );
    if (isShort)
      lines.add(
        cells
          .map((cell) => textOf(cell, []).replace(/\s+/g, " ").trim())
          .filter(Boolean)
          .join("\t"),
      );
    else {
      for (const cell of cells) {
        write(lines, cell, 0);
        lines.gap();
      }
    }
  }
  lines.gap();
}

function rowsIn(element: XmlElement): XmlElement[] {
  return elementsOf(element).flatMap((child) =>
    child.name === "table-row"
      ? [child]
      : /^table-(?:header-)?row(?:s|-group)$/.test(child.name)
        ? rowsIn(child)
        : [],
  );
}

function textOf(element: XmlElement, boxes: XmlElement[]): string {
  return element.children.map((child) => pieceOf(child, boxes)).join("");
}

function pieceOf(node: XmlNode, boxes: XmlElement[]): string {
  if (typeof node === "string") return node.replace(/\s+/g, " ");
  if (skipped.has(node.name) || node.name === "hidden-text") return "";
  switch (node.name) {
    case "s":
      return " ";
    case "tab":
      return "\t";
    case "line-break":
      return "\n";
    case "page-number":
    case "page-count":
      return "";
    case "text-box":
      boxes.push(node);
      return "";
    default:
      return textOf(node, boxes);
  }
}
