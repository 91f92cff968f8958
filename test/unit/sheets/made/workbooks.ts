import { makeXlsx, serialOf } from "../../../support/sheets/make-xlsx.ts";
import { type MadeTable, names, neither } from "./types.ts";

const day = serialOf("2026-04-03");

export const workbooks: Record<string, MadeTable> = {
  "days, amounts, truth values and formulas": {
    format: "xlsx",
    make: () =>
      makeXlsx({
        sheets: [
          {
            name: "Jobs",
            rows: [
              [
                "Company",
                "Job Title",
                "Date Applied",
                "Interview Date",
                "Deadline",
                "Salary",
                "Remote",
                "Link",
              ],
              [
                ...["Example Works", { inline: "Nurse" }, { serial: day }],
                ...[{ serial: serialOf("2026-04-10T14:30"), format: 2 }, day + 10],
                ...[
                  { serial: 40_000, format: 3 },
                  true,
                  { formula: 'HYPERLINK("https://example.com/1")', gave: "https://example.com/1" },
                ],
              ],
            ],
          },
        ],
      }),
    fields: {
      ...{ company: "Company", title: "Job Title", appliedAt: "Date Applied", interviewAt: "Interview Date" },
      ...{ closingAt: "Deadline", salary: "Salary", url: "Link" },
    },
    openings: [
      {
        ...{ row: 2, company: "Example Works", title: "Nurse", appliedAt: "2026-04-03" },
        ...{
          interviewAt: "2026-04-10T14:30",
          closingAt: "2026-04-13",
          salary: "40000",
          url: "https://example.com/1",
        },
      },
    ],
    skipped: { 1: names },
    sheet: "Jobs",
  },
  "days from 1904 on": {
    format: "table",
    make: () =>
      makeXlsx({
        from1904: true,
        sheets: [
          {
            name: "Jobs",
            rows: [
              ["Company", "Applied"],
              ["Example Works", { serial: day - 1462 }],
            ],
          },
        ],
      }),
    fields: { company: "Company", appliedAt: "Applied" },
    openings: [{ row: 2, company: "Example Works", appliedAt: "2026-04-03" }],
    skipped: { 1: names },
    sheet: "Jobs",
  },
  "merged names in two lines, merged rows, and gaps": {
    format: "xlsx",
    make: () =>
      makeXlsx({
        sheets: [
          {
            name: "Search",
            rows: [
              ["My search"],
              [],
              ["Company", "Role", "Contact", null, "Applied"],
              [null, null, "Name", "E-mail", null],
              ["Example Works", "Nurse", "Alex Example", "alex@example.org", { serial: day }],
              [null, "Cook"],
              [],
              ["Example Hall", "Clerk"],
            ],
            merged: ["A1:E1", "A3:A4", "B3:B4", "C3:D3", "E3:E4", "A5:A6"],
          },
        ],
      }),
    fields: {
      ...{ company: "Company", title: "Role", contactName: "Contact Name", contactEmail: "E-mail" },
      appliedAt: "Applied",
    },
    openings: [
      {
        ...{ row: 5, company: "Example Works", title: "Nurse", contactName: "Alex Example" },
        ...{ contactEmail: "alex@example.org", appliedAt: "2026-04-03" },
      },
      { row: 6, company: "Example Works", title: "Cook" },
      { row: 8, company: "Example Hall", title: "Clerk" },
    ],
    skipped: {
      ...{ 1: "is above the column names", 2: "empty", 3: "is above the column names", 4: names },
      7: "empty",
    },
    sheet: "Search",
  },
  "several sheets, a hidden one, and hidden columns": {
    format: "xlsx",
    make: () =>
      makeXlsx({
        sheets: [
          { name: "Lists", rows: [["Status"], ["Applied"], ["Interview"], ["Offer"]] },
          {
            name: "Old",
            isHidden: true,
            rows: [
              ["Company", "Role", "Status", "Link"],
              ["Example Hall", "Cook", "Offer", "https://example.com/9"],
            ],
          },
          {
            name: "Contacts",
            rows: [
              ["Company", "Phone"],
              ["Example Hall", "555"],
            ],
          },
          {
            name: "Openings & more",
            hiddenColumns: [3],
            rows: [
              ["Company", "Role", "Job ID"],
              ["Example Works", "Nurse", 17],
              [null, null, 18],
            ],
          },
        ],
      }),
    fields: { company: "Company", title: "Role", externalId: "Job ID" },
    openings: [{ row: 2, company: "Example Works", title: "Nurse", externalId: "17" }],
    skipped: { 1: names, 3: neither },
    sheet: "Openings & more",
  },
};
