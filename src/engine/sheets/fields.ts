import { cutText } from "../../shared/text/words.ts";
import { tidy } from "../documents/lines.ts";
import type { SheetField } from "./types.ts";

/** A field's value from a cell, or why there is none. An empty cell gives neither. */
export type ReadField = { value?: string; why?: string };

const LONGEST_ADDRESS = 2000;
const LONGEST_PERSON = 200;
/** Words for an empty cell, in lower case without punctuation. */
const blanks = new Set(
  "na|ka|none|null|nan|undefined|tbd|tba|unknown|sindatos|nonrenseigné|なし|未定|无|暂无".split("|"),
);
const LONGEST_BLANK = 16;

/** True if a cell is empty in meaning: no letter or digit, or a word for nothing. */
export function isBlank(cell: string): boolean {
  if (cell.length > LONGEST_BLANK) return !/[\p{L}\p{N}]/u.test(cell);
  const bare = cell.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
  return bare === "" || blanks.has(bare);
}

/** Reads a field's text. Line breaks stay in notes and postings. */
export function readText(field: SheetField, cell: string): ReadField {
  if (isBlank(cell)) return {};
  if (field === "notes" || field === "posting") return { value: linesOf(cell) };
  return { value: tidy(cell) };
}

function linesOf(cell: string): string {
  return cell
    .split("\n")
    .map(tidy)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The only web address in a cell. */
export function readUrl(cell: string): ReadField {
  if (isBlank(cell)) return {};
  const found = new Set(cell.match(/https?:\/\/[^\s<>"'()[\]]+/gi) ?? []);
  const [url] = found;
  if (found.size > 1) return { why: "has more than one web address" };
  if (url !== undefined && url.length <= LONGEST_ADDRESS) return { value: url };
  const bare = tidy(cell);
  const isBare =
    /^(?:www\.[\w-]{1,100}|[\w-]{1,100}(?=\.[\w.-]{2,200}\/))\.[\w.-]{2,200}(?:\/\S{0,1500})?$/i.test(bare);
  return isBare ? { value: `https://${bare}` } : { why: "is not a web address (http or https)" };
}

const address = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;

/** The first mail address in a cell. */
export function readEmail(cell: string): ReadField {
  if (isBlank(cell)) return {};
  const [value] = address.exec(cell) ?? [];
  return value === undefined ? { why: "is no mail address" } : { value };
}

/** A person's name: a cell's first line without a mail address next to it. */
export function readName(cell: string): ReadField {
  const line = cutText(cell.split("\n")[0] ?? "", LONGEST_PERSON);
  const name = tidy(
    line
      .replace(address, "")
      .replace(/mailto:|[<>()[\]]/gi, " ")
      .replace(/[\s,;:|–-]+$/, ""),
  );
  return isBlank(name) ? {} : { value: name };
}

/** True if a cell looks like a web or mail address. */
export function isUrl(cell: string): boolean {
  return readUrl(cell).value !== undefined;
}

export function isEmail(cell: string): boolean {
  return address.test(cell);
}
