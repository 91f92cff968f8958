import { elementAt, elementsOf, readXml } from "../../xml.ts";

/** How each cell style of a workbook displays a number, in the order of the styles. */
export function readStyles(part: string | undefined): Shown[] {
  const root = part === undefined ? undefined : elementAt(readXml(part), "styleSheet");
  if (!root) return [];
  const own = elementAt(root, "numFmts");
  const formats = new Map(
    (own ? elementsOf(own, "numFmt") : []).map(({ attributes }): [string, Shown] => [
      attributes.numFmtId ?? "",
      shownBy(attributes.formatCode ?? ""),
    ]),
  );
  const styles = elementAt(root, "cellXfs");
  return (styles ? elementsOf(styles, "xf") : []).map(({ attributes: { numFmtId = "0" } }) => {
    return formats.get(numFmtId) ?? builtIn(Number(numFmtId));
  });
}

/** Built-in formats that files name only by number. 27 to 36 and 50 to 58 are East Asian dates. */
function builtIn(id: number): Shown {
  if ((id >= 14 && id <= 17) || id === 22) return "date";
  if ((id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 54) || id === 57 || id === 58) return "date";
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 55 || id === 56 || (id >= 45 && id <= 47))
    return "time";
  return "number";
}

/** What a format displays. Its letters count outside quotation marks, brackets and escapes. */
function shownBy(code: string): Shown {
  const [positive = ""] = code.split(";");
  const letters = positive
    .replace(/"[^"]*"/g, "")
    .replace(/\[[^\]]*\]/g, "")
    .replace(/[\\_*]./g, "")
    .toLowerCase();
  if (/general/.test(letters)) return "number";
  if (/[yd年日]|mmm|ge/.test(letters)) return "date";
  return /h|s(?!tandard)|am\/pm/.test(letters) ? "time" : "number";
}

/** The parts of a workbook that are read, as text, by path in the archive. */
export type WorkbookParts = ReadonlyMap<string, string>;

/** The data needed to read a workbook's cells. */
export interface CellStyles {
  strings: readonly string[];
  /** By cell style number: how its numbers are displayed. */
  shows: readonly Shown[];
  /** Days count from 1904, as in old Mac programs. */
  from1904: boolean;
}

/** How a cell's number is displayed: as a number, a day with or without a time, or a time. */
export type Shown = "number" | "date" | "time";
