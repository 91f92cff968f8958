import { describe, expect, test } from "vitest";
import { readTable } from "../../../src/app/reader/read-table.ts";
import { readSheet } from "../../../src/engine/sheets/read-sheet.ts";
import { csvForms } from "./made/csv-forms.ts";
import { languages } from "./made/languages.ts";
import { trackers } from "./made/trackers.ts";
import type { MadeTable } from "./made/types.ts";
import { workbooks } from "./made/workbooks.ts";

const now = new Date("2026-04-20T12:00:00.000Z");
const kinds = { csvForms, workbooks, languages, trackers };

async function readMade({ make, format, mapping }: MadeTable) {
  const table = await readTable(make(), format);
  const reading = readSheet(table.rows, { mapping, now });
  if ("problem" in reading) throw new Error(reading.problem);
  return { table, reading };
}

describe.each(Object.entries(kinds))("%s", (_, made) => {
  test.each(Object.entries(made))("%s", async (_, one) => {
    const { table, reading } = await readMade(one);
    expect(reading.mapping).toEqual(one.fields);
    expect(reading.openings).toEqual(one.openings);
    expect(Object.fromEntries(reading.skipped.map(({ row, why }) => [row, why]))).toEqual(one.skipped);
    expect(reading.unread).toEqual(one.unread ?? []);
    expect(table.sheet).toBe(one.sheet);
  });

  test.each(Object.entries(made))("%s: each row is read or skipped, once", async (_, one) => {
    const { table, reading } = await readMade(one);
    const rows = [...reading.openings, ...reading.skipped].map(({ row }) => row).sort((a, b) => a - b);
    expect(rows).toEqual(table.rows.map((_, at) => at + 1));
    expect(reading.skipped.every(({ why }) => why !== "")).toBe(true);
  });

  test.each(Object.entries(made))(
    "%s: the mapping of an answer, sent back, gives the same",
    async (_, one) => {
      const { table, reading } = await readMade(one);
      const again = readSheet(table.rows, { mapping: reading.mapping, now });
      expect(again).toMatchObject({ openings: reading.openings, skipped: reading.skipped });
    },
  );
});

test("a column Name beside the companies has the titles, and beside the titles the companies", () => {
  const read = (rows: string[][]) => {
    const reading = readSheet(rows, { now });
    if ("problem" in reading) throw new Error(reading.problem);
    return reading.openings.map(({ title, company, stage }) => [title, company, stage]);
  };
  expect(
    read([
      ["Name", "Company", "Status"],
      ["Platform Engineer", "Sample Two", "Not started"],
    ]),
  ).toEqual([["Platform Engineer", "Sample Two", "saved"]]);
  expect(
    read([
      ["Name", "Position"],
      ["Sample Two", "Platform Engineer"],
    ]),
  ).toMatchObject([["Platform Engineer", "Sample Two", undefined]]);
});
