import { cutText } from "../../shared/cut-text.ts";
import { tidy } from "../documents/lines.ts";
import type { SheetField } from "./types.ts";

/** What a cell gives a field; or why it gives nothing. Where the cell is empty, it gives neither. */
export type ReadField = { value?: string; why?: string };

const LONGEST_ADDRESS = 2000;
const LONGEST_PERSON = 200;
/** Words for an empty cell, in small letters and without signs. */
const blanks = new Set(
  "na|ka|none|null|nan|undefined|tbd|tba|unknown|sindatos|nonrenseigné|なし|未定|无|暂无".split("|"),
);
const LONGEST_BLANK = 16;

/** Whether a cell says nothing: no letter or digit, or a word for that. */
export function isBlank(cell: string): boolean {
  if (cell.length > LONGEST_BLANK) return !/[\p{L}\p{N}]/u.test(cell);
  const bare = cell.replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
  return bare === "" || blanks.has(bare);
}

/** Reads the text of a field; line breaks stay in notes and in a posting. */
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

/** The one web address in a cell. */
export function readUrl(cell: string): ReadField {
  if (isBlank(cell)) return {};
  const found = new Set(cell.match(/https?:\/\/[^\s<>"'()[\]]+/gi) ?? []);
  const [url] = found;
  if (found.size > 1) return { why: "has more than one web address" };
  if (url !== undefined && url.length <= LONGEST_ADDRESS) return { value: url };
  const bare = tidy(cell);
  const isBare =
    /^(?:www\.[\w-]{1,100}|[\w-]{1,100}(?=\.[\w.-]{2,200}\/))\.[\w.-]{2,200}(?:\/\S{0,1500})?$/i.test(bare);
  return isBare ? { value: `https://${bare}` } : { why: "is no web address (http or https)" };
}

const address = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;

/** The first mail address in a cell. */
export function readEmail(cell: string): ReadField {
  if (isBlank(cell)) return {};
  const [value] = address.exec(cell) ?? [];
  return value === undefined ? { why: "is no mail address" } : { value };
}

/** A person's name: the first line of a cell without the mail address that may stand beside it. */
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

/** Whether a cell looks like a web address, or a mail address. */
export function isUrl(cell: string): boolean {
  return readUrl(cell).value !== undefined;
}

export function isEmail(cell: string): boolean {
  return address.test(cell);
}
