/** How a made CSV is written. */
interface CsvForm {
  delimiter?: string;
  newline?: string;
  encoding?: "utf-8" | "utf-8-bom" | "utf-16le" | "utf-16le-bare" | "utf-16be" | "windows-1252";
}

/** Makes a CSV; cells with a delimiter, a quotation mark or a line break are quoted. */
export function makeCsv(
  rows: readonly (readonly string[])[],
  { delimiter = ",", newline = "\n", encoding = "utf-8" }: CsvForm = {},
): Buffer {
  const quoted = (cell: string) =>
    cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const text = rows.map((cells) => `${cells.map(quoted).join(delimiter)}${newline}`).join("");
  return encoded(text, encoding);
}

function encoded(text: string, encoding: CsvForm["encoding"]): Buffer {
  switch (encoding) {
    case "utf-8-bom":
      return Buffer.from(`\uFEFF${text}`);
    case "utf-16le":
      return Buffer.from(`\uFEFF${text}`, "utf16le");
    case "utf-16le-bare":
      return Buffer.from(text, "utf16le");
    case "utf-16be":
      return Buffer.from(`\uFEFF${text}`, "utf16le").swap16();
    case "windows-1252":
      return Buffer.from([...text].map(windows1252));
    default:
      return Buffer.from(text);
  }
}

function windows1252(sign: string): number {
  const special: Record<string, number> = { "€": 0x80, "–": 0x96, "’": 0x92 };
  return special[sign] ?? sign.charCodeAt(0);
}
