import { fail } from "../../operation/errors.ts";
import { toBase64 } from "../../shared/sent-files.ts";
import type { importFormats } from "./schema.ts";

type Format = (typeof importFormats)[number];

const byEnding: Readonly<Record<string, Format>> = {
  ...{ csv: "csv", tsv: "csv", txt: "csv", xlsx: "xlsx", json: "json", eml: "eml" },
};

/** True if a file's name ends like that of a table or a mail. */
export function isTableName(name: string): boolean {
  return byEnding[endingOf(name)] !== undefined;
}

function endingOf(name: string): string {
  return /\.(\w{1,5})$/.exec(name.toLowerCase())?.[1] ?? "";
}

/**
 * A file for an import, with its format taken from the name's extension. Throws ServiceError for other
 * extensions.
 */
export function contentOfTable({ name, bytes }: { name: string; bytes: Uint8Array }) {
  const format = byEnding[endingOf(name)];
  if (format === undefined)
    throw fail("validation.bad_request", "file must end in .csv, .tsv, .xlsx, .json or .eml.");
  return { format, content: `data:;base64,${toBase64(bytes)}` };
}

/** A pasted text for an import: rows or a mail. */
export function contentOfPaste(text: string): { format: Format; content: string } {
  const isJson = /^\s*[[{]/.test(text);
  const isMail = /^(?:from|to|subject|von|de|betreff|objet|asunto)\s*:/im.test(text);
  const isTable = !isMail && isTableText(text);
  return { format: isJson ? "json" : isTable ? "csv" : "eml", content: text };
}

/** True if the lines of a text are rows: they have columns, or as many of one separator each. */
function isTableText(text: string): boolean {
  const lines = text.split("\n", MOST_LINES).filter((line) => line.trim() !== "");
  if (lines.filter((line) => /\t|;.*;|,.*,.*,/.test(line)).length > 1) return true;
  const isSentence = (line: string) => /[.!?:,]\s*$/.test(line) || line.length > LONGEST_ROW;
  if (lines.length < 2 || lines.some(isSentence)) return false;
  return [";", "|", ","].some((separator) => {
    const rows = lines.map((line) => line.split(separator));
    // In a sentence a comma is followed by a space.
    const isProse =
      separator === "," && rows.some((cells) => cells.slice(1).some((cell) => /^\s/.test(cell)));
    const [first] = rows;
    return !isProse && (first?.length ?? 1) > 1 && rows.every(({ length }) => length === first?.length);
  });
}

const MOST_LINES = 20;
const LONGEST_ROW = 200;

/** True if the content is base64 of a file: a workbook, or encoded readable text. */
export function isEncoded(format: Format, content: string): boolean {
  if (format === "xlsx" || content.startsWith("data:")) return true;
  const letters = content.replace(/\s+/g, "");
  if (letters.length < SHORTEST || !/^[A-Za-z0-9+/]+={0,2}$/.test(letters)) return false;
  const text = Buffer.from(letters.slice(0, LOOKED_AT), "base64").toString("utf8");
  return !/\uFFFD.|(?![\t\n\r])\p{Cc}/su.test(text);
}

const SHORTEST = 40;
/** Whole groups of four letters, each for three bytes. */
const LOOKED_AT = 4000;
