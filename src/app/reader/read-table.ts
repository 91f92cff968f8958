import { decodeText, kindOfBytes } from "../../engine/documents/format-of.ts";
import { readCsv } from "../../engine/documents/tables/csv.ts";
import { readJsonTable } from "../../engine/documents/tables/json.ts";
import { isWorkbookPart, readWorkbook } from "../../engine/documents/tables/xlsx/workbook.ts";
import { type Table, type TableFormat, UnreadableFile } from "../../engine/documents/types.ts";
import { unzip } from "./zip.ts";

/** Reads a file as a table. Throws UnreadableFile if it is not one, has another format, or exceeds a limit. */
export async function readTable(bytes: Buffer, format: TableFormat): Promise<Table> {
  const kind = kindOfTable(bytes);
  if (format !== "table" && format !== kind)
    throw new UnreadableFile(`format is ${format}, but content is ${kind}: send the format that it is.`);
  const table = await tableOf(bytes, kind);
  if (table.rows.length === 0)
    throw new UnreadableFile("content is a table without a row: send one with openings.");
  return table;
}

async function tableOf(bytes: Buffer, kind: Exclude<TableFormat, "table">): Promise<Table> {
  if (kind === "xlsx") return workbookOf(bytes);
  return kind === "json" ? { rows: readJsonTable(bytes), isList: true } : { rows: readCsv(bytes) };
}

/** A file's type by its bytes. Other text is a CSV. */
function kindOfTable(bytes: Buffer): Exclude<TableFormat, "table"> {
  const kind = kindOfBytes(bytes);
  switch (kind) {
    case "text":
      return "csv";
    case "json_resume":
      return "json";
    case "spreadsheet":
      return "xlsx";
    case "doc":
      throw refused(
        "an old Excel file (.xls) or one protected by a password: save it as .xlsx without a password",
      );
    case "linkedin_zip":
      throw refused("a zip archive: unpack it, and send the one CSV file that has the openings");
    case "cut_zip":
      throw refused("a zip archive (which .xlsx is) that is cut off or damaged: save or download it again");
    default:
      throw refused("no table: send a CSV, .xlsx or JSON file");
  }
}

async function workbookOf(bytes: Buffer): Promise<Table> {
  const parts = await unzip(bytes, isWorkbookPart);
  return readWorkbook(new Map([...parts].map(([name, part]) => [name, decodeText(part)])));
}

function refused(what: string): UnreadableFile {
  return new UnreadableFile(`content is ${what}.`);
}
