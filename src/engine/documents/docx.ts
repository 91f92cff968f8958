import { createTextLines, type TextLines } from "./lines.ts";
import { withPageHeader } from "./page-header.ts";
import { type ParagraphMark, readParagraphs } from "./paragraphs.ts";
import { elementAt, elementsOf, readXml, type XmlElement } from "./xml.ts";

/** The parts of a .docx that are read, as text. */
export interface DocxParts {
  document: string;
  /** Page headers, which often contain names and addresses. */
  headers: readonly string[];
  footers: readonly string[];
  styles?: string | undefined;
  numbering?: string | undefined;
}

/** Extracts the text of a .docx: page headers first, then the body with text boxes, lists and tables. */
export function readDocx({ document, headers, footers, styles, numbering }: DocxParts): string {
  const [lines, top] = [createTextLines(), createTextLines()];
  const marks = { styles: stylesOf(styles), bullets: bulletsOf(numbering) };
  const seen = new Set<string>();
  for (const header of headers) writeAside(top, header, marks, seen);
  const body = elementAt(readXml(document), "document", "body");
  if (body) readParagraphs(lines, body, (paragraph) => markOf(paragraph, marks));
  for (const footer of footers) writeAside(lines, footer, marks, seen);
  return withPageHeader(top.text(), lines.text());
}

/** The headers of first, even and later pages are often the same. */
function writeAside(lines: TextLines, part: string, marks: Marks, seen: Set<string>): void {
  const aside = createTextLines();
  readParagraphs(aside, readXml(part), (paragraph) => markOf(paragraph, marks));
  for (const line of aside.text().split("\n")) {
    if (line === "" || seen.has(line) || isPageNumber(line)) continue;
    seen.add(line);
    lines.add(line);
  }
  lines.gap();
}

/** A page number and the words around it. The number itself may be a field without text. */
function isPageNumber(line: string): boolean {
  const digits = line.match(/\d+/g) ?? [];
  const isPage = /^(?:[\s\d/|.–-]|page|seite|página|pagina|pág|pag|of|von|de|di|du|sur|第|共|页)*$/iu;
  return digits.length < 3 && digits.every((number) => number.length < 4) && isPage.test(line);
}

interface Marks {
  /** Outline levels by style id. Styles for lists have level "list". */
  styles: ReadonlyMap<string, ParagraphMark>;
  /** Ids of numberings with numbered levels. */
  bullets: ReadonlySet<string>;
}

function markOf(paragraph: XmlElement, { styles, bullets }: Marks): ParagraphMark {
  const properties = elementAt(paragraph, "pPr");
  const style = styles.get(elementAt(properties, "pStyle")?.attributes.val ?? "");
  const list = elementAt(properties, "numPr", "numId")?.attributes.val;
  if (elementAt(properties, "outlineLvl")) return "heading";
  if (style === "heading") return "heading";
  if (list !== undefined && list !== "0") return bullets.has(list) ? "numbered" : "bullet";
  return style ?? "plain";
}

/** The paragraph type of a style, including the styles it is based on. */
function stylesOf(part: string | undefined): ReadonlyMap<string, ParagraphMark> {
  if (part === undefined) return new Map();
  const styles = elementsOf(elementAt(readXml(part), "styles") ?? readXml(""), "style");
  const byId = new Map(styles.map((style) => [style.attributes.styleId ?? "", style]));
  const mark = (id: string, depth = 0): ParagraphMark | undefined => {
    const style = byId.get(id);
    if (!style || depth > 10) return undefined;
    const name = elementAt(style, "name")?.attributes.val ?? "";
    const properties = elementAt(style, "pPr");
    if (/^(?:heading \d|title)$/i.test(name) || elementAt(properties, "outlineLvl")) return "heading";
    if (elementAt(properties, "numPr") || /^list (?:bullet|paragraph\b.*bullet)/i.test(name)) return "bullet";
    return mark(elementAt(style, "basedOn")?.attributes.val ?? "", depth + 1);
  };
  return new Map(
    [...byId.keys()].flatMap((id) => {
      const found = mark(id);
      return found ? [[id, found]] : [];
    }),
  );
}

/** Numberings whose first level is numbered. All others are bullets. */
function bulletsOf(part: string | undefined): ReadonlySet<string> {
  const numbering = part === undefined ? undefined : elementAt(readXml(part), "numbering");
  if (!numbering) return new Set();
  const numbered = new Set(
    elementsOf(numbering, "abstractNum")
      .filter((list) => {
        const format = elementAt(list, "lvl", "numFmt")?.attributes.val;
        return format !== undefined && format !== "bullet" && format !== "none";
      })
      .map(({ attributes }) => attributes.abstractNumId ?? ""),
  );
  return new Set(
    elementsOf(numbering, "num")
      .filter((list) => numbered.has(elementAt(list, "abstractNumId")?.attributes.val ?? ""))
      .map(({ attributes }) => attributes.numId ?? ""),
  );
}
