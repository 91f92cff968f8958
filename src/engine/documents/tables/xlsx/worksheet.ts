import { UnreadableFile } from "../../types.ts";
import { scanXml } from "../../xml.ts";
import { createTableRows, type TableRows } from "../rows.ts";
import { unescaped } from "./strings.ts";
import type { CellStyles, Shown } from "./styles.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Excel counts a 29 February 1900, so this start date is right from March 1900. */
const FROM_1900 = Date.UTC(1899, 11, 30);
const FROM_1904 = Date.UTC(1904, 0, 1);
const FIRST_DAY = 61;
const LAST_DAY = 2_958_465;

/** A number formatted as a date or time, as ISO text to the minute. The number itself if it is not a valid day. */
function dateOfSerial(serial: number, shown: Shown, from1904 = false): string {
  if (shown === "number" || !Number.isFinite(serial)) return String(serial);
  if (serial >= 0 && serial < 1) return timeOf(serial * DAY_MS);
  if (serial < (from1904 ? 1 : FIRST_DAY) || serial > LAST_DAY) return String(serial);
  const ms = (from1904 ? FROM_1904 : FROM_1900) + Math.round((serial * DAY_MS) / MINUTE_MS) * MINUTE_MS;
  const text = new Date(ms).toISOString().slice(0, 16);
  return text.endsWith("T00:00") ? text.slice(0, 10) : text;
}

function timeOf(ms: number): string {
  return new Date(Math.round(ms / MINUTE_MS) * MINUTE_MS).toISOString().slice(11, 16);
}

/** The most cells that merged areas may fill together. More is not a table of openings. */
const MOST_FILLED = 100_000;
const MOST_MERGES = 10_000;

interface OpenCell {
  row: number;
  column: number;
  type: string;
  style: number;
  value: string;
}

/** Reads a sheet's cells. Each merged area is filled with its value. Throws UnreadableFile above a limit. */
export function readWorksheet(part: string, styles: CellStyles): string[][] {
  const table = createTableRows();
  const merges: string[] = [];
  let [row, column] = [-1, -1];
  let cell: OpenCell | undefined;
  let inside = "";
  let readings = 0;
  scanXml(part, {
    open: (name, attributes) => {
      inside = name;
      if (name === "row") {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r) - 1;
        column = -1;
      } else if (name === "c") {
        const place = placeOf(attributes.r);
        column = place?.column ?? column + 1;
        const style = Number(attributes.s ?? 0);
        cell = { row: place?.row ?? row, column, type: attributes.t ?? "n", style, value: "" };
      } else if (name === "rPh") readings += 1;
      else if (name === "mergeCell" && merges.length < MOST_MERGES) merges.push(attributes.ref ?? "");
    },
    close: (name) => {
      inside = "";
      if (name === "rPh") readings -= 1;
      if (name !== "c" || !cell) return;
      if (Number.isInteger(cell.row) && cell.row >= 0) table.put(cell.row, cell.column, textOf(cell, styles));
      cell = undefined;
    },
    text: (piece) => {
      // Formulas (`f`) are skipped. `v` contains the value at the time the file was saved.
      if (cell && readings === 0 && (inside === "v" || inside === "t")) cell.value += piece;
    },
  });
  fillMerged(table, merges);
  return table.rows();
}

function textOf({ type, style, value }: OpenCell, { strings, shows, from1904 }: CellStyles): string {
  if (value === "" || type === "e") return "";
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type !== "n") return unescaped(value);
  return Number.isNaN(Number(value))
    ? value
    : dateOfSerial(Number(value), shows[style] ?? "number", from1904);
}

/** The position of a cell such as "B12", counted from 0. */
function placeOf(reference = ""): { row: number; column: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,7})\$?(\d{1,9})$/.exec(reference) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

/** Only the first cell of a merged area has text. The other cells within the used part of the sheet get the same. */
function fillMerged(table: TableRows, merges: readonly string[]): void {
  if (merges.length === 0) return;
  const rows = table.rows();
  const width = rows[0]?.length ?? 0;
  let filled = 0;
  for (const reference of merges) {
    const [from, to] = reference.split(":").map(placeOf);
    const text = from && table.at(from.row, from.column);
    if (!from || !to || !text) continue;
    for (let row = from.row; row <= Math.min(to.row, rows.length - 1); row += 1) {
      for (let column = from.column; column <= Math.min(to.column, width - 1); column += 1) {
        filled += 1;
        if (filled > MOST_FILLED)
          throw new UnreadableFile(
            `content is a workbook whose merged cells cover more than ${MOST_FILLED} cells: split them.`,
          );
        if (table.at(row, column) === "") table.put(row, column, text);
      }
    }
  }
}
