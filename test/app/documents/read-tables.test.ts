import { expect, test } from "vitest";
import { createFileReader } from "../../../src/app/reader/file-reader.ts";
import { createSystemTimers } from "../../../src/platform/runtime.ts";
import { makeCsv } from "../../support/sheets/make-csv.ts";
import { makeXlsx } from "../../support/sheets/make-xlsx.ts";

const script = new URL("../../../dist/reader.js", import.meta.url);
const read = createFileReader({ script, timers: createSystemTimers() });
const rows = [
  ["Company", "Role"],
  ["Example Works", "Nurse"],
];

test("a table is read in the process of files, as base64 and as a text", async () => {
  const workbook = makeXlsx({ sheets: [{ name: "Jobs", rows }] }).toString("base64");
  expect(await read({ content: workbook, encoding: "base64", format: "table" })).toEqual({
    ...{ format: "text", text: "", warnings: [] },
    table: { rows, sheet: "Jobs", sheets: ["Jobs"] },
  });
  const csv = makeCsv(rows, { delimiter: ";" }).toString();
  expect(await read({ content: csv, encoding: "text", format: "csv" })).toMatchObject({ table: { rows } });
});

test("a table that is refused says why", async () => {
  const content = makeCsv(Array.from({ length: 5001 }, () => ["Example Works"])).toString("base64");
  await expect(read({ content, encoding: "base64", format: "table" })).rejects.toMatchObject({
    type: "validation.bad_request",
    message:
      "content is a table with more than 5000 rows, which is the most that is read: send a part of it.",
  });
});

test("a file of more than 7 MB is refused", async () => {
  const content = Buffer.alloc(7_100_000, "a,").toString("base64");
  await expect(read({ content, encoding: "base64", format: "csv" })).rejects.toMatchObject({ status: 413 });
});
