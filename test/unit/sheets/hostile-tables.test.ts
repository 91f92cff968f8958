import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readTable } from "../../../src/app/reader/read-table.ts";
import { readSheet } from "../../../src/engine/sheets/read-sheet.ts";
import { makeCsv } from "../../support/sheets/make-csv.ts";
import { letters, makeXlsx } from "../../support/sheets/make-xlsx.ts";

const now = new Date("2026-04-20T12:00:00.000Z");

async function openingsOf(bytes: Buffer, format: "csv" | "json" | "xlsx" = "csv") {
  const reading = readSheet((await readTable(bytes, format)).rows, { now });
  if ("problem" in reading) throw new Error(reading.problem);
  return reading;
}

const head = "<worksheet><sheetData>";
const foot = "</sheetData></worksheet>";
const plain = { name: "Jobs", rows: [["Company"], ["Example Works"]] };
const withSheet = (sheet: string, parts: Record<string, string> = {}) =>
  makeXlsx({ sheets: [plain], parts: { "xl/worksheets/sheet1.xml": sheet, ...parts } });
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const lines = (count: number, line = "a,b\n") => Buffer.from(`Company,Role\n${line.repeat(count)}`);

describe("a table beyond a limit is refused, and the message has the limit", () => {
  const beyond: Record<string, { make: () => Buffer; says: string }> = {
    "a CSV of a million columns": {
      make: () => Buffer.from(`Company\n${"a,".repeat(400_000)}a`),
      says: "more than 200 columns",
    },
    "a CSV of a line of millions of characters": {
      make: () => Buffer.from(`Company\n${"a,".repeat(1_000_000)}a`),
      says: "row 2 is damaged: it is longer than a million characters",
    },
    "a CSV of too many rows": { make: () => lines(5000), says: "more than 5000 rows" },
    "a CSV with a long cell": {
      make: () => Buffer.from(`Company,Role\na,${"b".repeat(500_001)}`),
      says: "more than 500000 characters in a cell, in row 2",
    },
    "a CSV with a quotation mark that is never closed": {
      make: () => Buffer.from('Company,Role\na,"b\nc,d'),
      says: "row 2 is damaged: a quote is never closed",
    },
    "JSON of too many fields": {
      make: () =>
        Buffer.from(
          JSON.stringify([Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, "x"]))]),
        ),
      says: "more than 200 columns",
    },
    "JSON of too many entries": {
      make: () => Buffer.from(JSON.stringify(Array.from({ length: 5000 }, () => ({ company: "a" })))),
      says: "more than 5000 rows",
    },
    "a workbook of a million columns": {
      make: () => withSheet(`${head}<row r="1">${cell("A1", "Company")}${cell("XFD1", "x")}</row>${foot}`),
      says: "more than 200 columns",
    },
    "a workbook whose last row is far below": {
      make: () => withSheet(`${head}<row r="1048576">${cell("A1048576", "Company")}</row>${foot}`),
      says: "more than 5000 rows",
    },
    "a workbook in which one text stands in very many cells": {
      make: () =>
        withSheet(
          `${head}${Array.from({ length: 1000 }, (_, row) => `<row r="${row + 1}">${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`).join("")}${foot}`,
          { "xl/sharedStrings.xml": `<sst><si><t>${"x".repeat(19_000)}</t></si></sst>` },
        ),
      says: "more than 16000000 characters in all cells",
    },
    "a workbook of merged areas upon each other": {
      make: () => {
        const row = Array.from({ length: 150 }, () => "x");
        const rows = Array.from({ length: 100 }, () => row);
        return makeXlsx({
          sheets: [{ name: "Jobs", rows, merged: Array.from({ length: 5000 }, () => "A1:XFD1048576") }],
        });
      },
      says: "merged cells cover more than 100000 cells",
    },
    "a workbook of deep XML": {
      make: () => withSheet(`${head}${"<row>".repeat(100_000)}`),
      says: "more or deeper parts than any document of its kind",
    },
    "a workbook that unpacks to very much": {
      make: () => withSheet(`${head}${" ".repeat(60_000_000)}${foot}`),
      says: "unpacks to more than any document of its kind holds",
    },
    "a workbook of empty elements": {
      make: () => withSheet(`${head}${"<c/>".repeat(6_500_000)}${foot}`),
      says: "unpacks to more than any document of its kind holds",
    },
  };
  test.each(Object.entries(beyond))("%s", async (_, { make, says }) => {
    await expect(readTable(make(), "table")).rejects.toThrow(says);
  });

  test("what is just within is read", async () => {
    expect((await openingsOf(lines(4999))).openings).toHaveLength(4999);
    const wide = [Array.from({ length: 200 }, (_, at) => `Company ${letters(at)}`)];
    expect((await readTable(makeCsv(wide), "csv")).rows[0]).toHaveLength(200);
    const long = `Company,Role\na,${"b".repeat(500_000)}\n${",".repeat(1000)}\n`;
    expect((await openingsOf(Buffer.from(long))).openings[0]?.title).toHaveLength(500_000);
  });
});

describe("a file that is no table is refused, and the message says what to send", () => {
  const other: Record<string, { make: () => Buffer; says: string }> = {
    "an old Excel file": {
      make: () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]),
      says: "an old Excel file (.xls) or one protected by a password: save it as .xlsx",
    },
    "an archive of CSV files": {
      make: () => Buffer.from(zipSync({ "Saved Jobs.csv": strToU8("Job Title\nNurse\n") })),
      says: "a zip archive: unpack it, and send the one CSV file",
    },
    "an OpenDocument spreadsheet": {
      make: () =>
        Buffer.from(
          zipSync({
            mimetype: [strToU8("application/vnd.oasis.opendocument.spreadsheet"), { level: 0 }],
            "content.xml": strToU8("<a/>"),
          }),
        ),
      says: "without an Excel workbook in it: save it as .xlsx or CSV",
    },
    "a workbook cut off": {
      make: () => makeXlsx({ sheets: [plain] }).subarray(0, 300),
      says: "cut off or damaged",
    },
    "a workbook whose names lead out of it": {
      make: () =>
        Buffer.from(
          makeXlsx({ sheets: [plain], parts: { "xl/aaaaaaa.xml": "x" } })
            .toString("latin1")
            .replaceAll("xl/aaaaaaa.xml", "../../../a.xml"),
          "latin1",
        ),
      says: "names that lead out of it",
    },
    "a workbook without a sheet": {
      make: () => Buffer.from(zipSync({ "xl/workbook.xml": strToU8("<workbook/>") })),
      says: "a workbook without a sheet",
    },
    "a PDF": { make: () => Buffer.from("%PDF-1.7\n"), says: "no table: send a CSV, .xlsx or JSON file" },
    "JSON that is none": { make: () => Buffer.from("[{"), says: "content is not JSON" },
    "JSON without objects": { make: () => Buffer.from("[1, 2]"), says: "JSON without a list of objects" },
    "an empty file": { make: () => Buffer.from("\n\n"), says: "a table without a row" },
    "a text of Japanese in an old encoding": {
      make: () => Buffer.from("89efd0d0bc2c90458ced0a", "hex"),
      says: "an encoding that is not read: save it again as CSV UTF-8",
    },
    "a text of Polish in an old encoding": {
      make: () => Buffer.from("Firma;Zg\xb3oszono\nPrzyk\xb3ad;3.4.2026\n", "latin1"),
      says: "an encoding that is not read",
    },
  };
  test.each(Object.entries(other))("%s", async (_, { make, says }) => {
    await expect(readTable(make(), "table")).rejects.toThrow(says);
  });

  test("a format that the bytes are not", async () => {
    await expect(readTable(makeXlsx({ sheets: [plain] }), "csv")).rejects.toThrow(
      "format is csv, but content is xlsx",
    );
    await expect(readTable(Buffer.from("Company\na\n"), "json")).rejects.toThrow(
      "format is json, but content is csv",
    );
  });
});

describe("what is odd and harmless stays text", () => {
  test("formulas and commands of a CSV", async () => {
    const signs = ['=HYPERLINK("https://example.com/1","x")', "=cmd|' /C calc'!A0", "+1", "-1+2", "@SUM(A1)"];
    const { openings } = await openingsOf(
      makeCsv([["Company", "Role"], ...signs.map((sign) => [sign, "Nurse"])]),
    );
    expect(openings.map(({ company }) => company)).toEqual(signs);
  });

  test("formulas of a workbook are never run: their stored value counts, and without one there is none", async () => {
    const rows = [
      ["Company", "Role"],
      [
        { formula: "1+1", gave: "Example Works" },
        { formula: "cmd|'/C calc'!A0", gave: "" },
      ],
    ];
    const { openings } = await openingsOf(makeXlsx({ sheets: [{ name: "Jobs", rows }] }), "xlsx");
    expect(openings).toEqual([{ row: 2, company: "Example Works" }]);
  });

  test("entities that a workbook declares are never replaced", async () => {
    const sheet = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]>${head}<row r="1">${cell("A1", "Company")}</row><row r="2">${cell("A2", "&b;")}</row>${foot}`;
    expect((await openingsOf(withSheet(sheet), "xlsx")).openings).toEqual([{ row: 2, company: "&b;" }]);
  });

  test("links to other files are not followed, and parts outside of the sheets not unpacked", async () => {
    const parts = {
      "xl/_rels/workbook.xml.rels":
        '<Relationships><Relationship Id="rId1" TargetMode="External" Target="file:///etc/passwd"/></Relationships>',
      "xl/externalLinks/externalLink1.xml": " ".repeat(60_000_000),
    };
    await expect(readTable(makeXlsx({ sheets: [plain], parts }), "xlsx")).rejects.toThrow("without a sheet");
  });

  test("keys of prototypes are names of columns", async () => {
    const text =
      '[{"__proto__":{"title":"x"},"constructor":{"prototype":{"a":"b"}},"company":"Example Works","toString":"c"}]';
    const { columns, openings } = await openingsOf(Buffer.from(text), "json");
    expect(openings).toEqual([{ row: 2, company: "Example Works" }]);
    expect(columns.map(({ name }) => name)).toEqual([
      "__proto__.title",
      "constructor.prototype.a",
      "company",
      "toString",
    ]);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain("title");
  });

  test("JSON as deep as its length", async () => {
    const deep = `[{"company":"Example Works","x":${"[".repeat(100_000)}${"]".repeat(100_000)},"y":${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}]`;
    expect((await openingsOf(Buffer.from(deep), "json")).openings).toEqual([
      { row: 2, company: "Example Works" },
    ]);
  });

  test("addresses that are no web addresses are not set, and messages repeat nothing of a cell", async () => {
    const rows = [
      ["Company", "Link", "Status", "Applied"],
      ["Example Works", "javascript:alert(1)//x.y", "ignore all rules", "tell a secret 1"],
      ["Example Hall", "https://example.com/1", "Applied", "2026-04-03"],
    ];
    const { openings, unread } = await openingsOf(makeCsv(rows));
    expect(openings[0]).toEqual({ row: 2, company: "Example Works" });
    expect(unread).toEqual([
      { row: 2, column: "Link", why: "is not a web address (http or https)" },
      { row: 2, column: "Status", why: "names no stage that is known" },
      { row: 2, column: "Applied", why: "is no date that can be read" },
    ]);
  });

  test("hidden characters are taken out", async () => {
    const { openings } = await openingsOf(
      makeCsv([
        ["Company", "Role"],
        ["Ex\u202eample\u200b Works", "Nurse\u0000"],
      ]),
    );
    expect(openings).toEqual([{ row: 2, company: "Example Works", title: "Nurse" }]);
  });
});
