import { makeCsv } from "../../../support/sheets/make-csv.ts";
import { ambiguous, type MadeTable, names, neither } from "./types.ts";

const head = ["Company", "Position", "Status", "Date Applied", "Link", "Notes"];
const rows = [
  head,
  ["Example Works", "Nurse", "Applied", "2026-04-03", "https://example.com/1", "Two, or three\nlines"],
  ["Example Hall", "Cook", "Interview", "2026-04-13", "https://example.com/2", 'A "quoted" word'],
];
const fields = {
  company: "Company",
  title: "Position",
  stage: "Status",
  appliedAt: "Date Applied",
  url: "Link",
  notes: "Notes",
} as const;
const openings: MadeTable["openings"] = [
  {
    ...{ row: 2, company: "Example Works", title: "Nurse", stage: "applied", appliedAt: "2026-04-03" },
    ...{ url: "https://example.com/1", notes: "Two, or three\nlines" },
  },
  {
    ...{ row: 3, company: "Example Hall", title: "Cook", stage: "interview", appliedAt: "2026-04-13" },
    ...{ url: "https://example.com/2", notes: 'A "quoted" word' },
  },
];
const same = { fields, openings, skipped: { 1: names } };

const dated = (...days: string[]) =>
  makeCsv([["Company", "Applied"], ...days.map((day) => ["Example Works", day])]);
const days = (...read: (string | undefined)[]): MadeTable["openings"] =>
  read.map((day, at) => ({ row: at + 2, company: "Example Works", ...(day && { appliedAt: day }) }));
const datedFields = { company: "Company", appliedAt: "Applied" } as const;

export const csvForms: Record<string, MadeTable> = {
  "commas, UTF-8": { format: "csv", make: () => makeCsv(rows), ...same },
  "semicolons, with a mark, as Excel in Europe writes": {
    format: "csv",
    make: () => makeCsv(rows, { delimiter: ";", encoding: "utf-8-bom", newline: "\r\n" }),
    ...same,
  },
  "tabs, UTF-16, as Excel's Unicode text": {
    format: "csv",
    make: () => makeCsv(rows, { delimiter: "\t", encoding: "utf-16le", newline: "\r\n" }),
    ...same,
  },
  "bars, UTF-16 with the other order of bytes": {
    format: "table",
    make: () => makeCsv(rows, { delimiter: "|", encoding: "utf-16be" }),
    ...same,
  },
  "tabs, UTF-16 without a mark": {
    format: "csv",
    make: () => makeCsv(rows, { delimiter: "\t", encoding: "utf-16le-bare" }),
    ...same,
  },
  "lines that end as on an old Mac, and a line that names the delimiter": {
    format: "csv",
    make: () => Buffer.concat([Buffer.from("sep=;\r"), makeCsv(rows, { delimiter: ";", newline: "\r" })]),
    ...same,
  },
  "Windows-1252": {
    format: "csv",
    make: () =>
      makeCsv(
        [
          ["Firma", "Stelle", "Beworben am", "Gehalt"],
          ["Bäckerei Größe", "Bäcker", "3.4.2026", "40.000 €"],
        ],
        { delimiter: ";", encoding: "windows-1252" },
      ),
    fields: { company: "Firma", title: "Stelle", appliedAt: "Beworben am", salary: "Gehalt" },
    openings: [
      { row: 2, company: "Bäckerei Größe", title: "Bäcker", appliedAt: "2026-04-03", salary: "40.000 €" },
    ],
    skipped: { 1: names },
  },
  "a day above 12 first: all days are day first": {
    format: "csv",
    make: () => dated("3/4/2026", "13/4/2026", "1/2/26"),
    fields: datedFields,
    openings: days("2026-04-03", "2026-04-13", "2026-02-01"),
    skipped: { 1: names },
  },
  "a day above 12 second: all days are month first": {
    format: "csv",
    make: () => dated("3/4/2026", "4/13/2026", "12/31/25 9:05 PM"),
    fields: datedFields,
    openings: days("2026-03-04", "2026-04-13", "2025-12-31"),
    skipped: { 1: names },
  },
  "nothing decides the order of an English sheet": {
    format: "csv",
    make: () => dated("3/4/2026", "4/4/2026", "5/6/2026"),
    fields: datedFields,
    openings: days(undefined, "2026-04-04", undefined),
    skipped: { 1: names },
    unread: [2, 4].map((row) => ({ row, column: "Applied", why: ambiguous })),
  },
  "both orders in one column": {
    format: "csv",
    make: () => dated("13/4/2026", "4/13/2026", "3/4/2026"),
    fields: datedFields,
    openings: days("2026-04-13", "2026-04-13", undefined),
    skipped: { 1: names },
    unread: [{ row: 4, column: "Applied", why: ambiguous }],
  },
  "days in many forms, and what is none": {
    format: "csv",
    make: () =>
      dated(
        "April 3, 2026",
        "3rd Apr 2026",
        "Apr 3",
        "46115",
        "20260403",
        "Fri, Apr 3 2026",
        "soon",
        "31 Feb 2026",
        "-",
      ),
    fields: datedFields,
    openings: days(...Array<string>(6).fill("2026-04-03"), undefined, undefined, undefined),
    skipped: { 1: names },
    unread: [
      { row: 8, column: "Applied", why: "is no date that can be read" },
      { row: 9, column: "Applied", why: "is no day of the calendar" },
    ],
  },
  "a title above, empty rows, the names again, totals and half rows": {
    format: "csv",
    make: () =>
      makeCsv([
        ["My search 2026", "", ""],
        ["", "", ""],
        ["Employer", "Job Title", "Salary"],
        ["Example Works", "Nurse", "40,000"],
        ["", "", ""],
        ["Employer", "Job Title", "Salary"],
        ["", "", "50,000"],
        ["Total", "Clerk", "30,000"],
        ["Total", "", "120,000"],
        ["", "", ""],
      ]),
    fields: { company: "Employer", title: "Job Title", salary: "Salary" },
    openings: [
      { row: 4, company: "Example Works", title: "Nurse", salary: "40,000" },
      { row: 8, company: "Total", title: "Clerk", salary: "30,000" },
    ],
    skipped: {
      ...{
        1: "is above the column names",
        2: "empty",
        3: names,
        5: "empty",
        6: "repeats the column names",
      },
      ...{ 7: neither, 9: "is a line of totals" },
    },
  },
  "two lines of names": {
    format: "csv",
    make: () =>
      makeCsv([
        ["Job", "", "Contact", "", "Dates", ""],
        ["Title", "Company", "Name", "Email", "Applied", "Interview"],
        ["Nurse", "Example Works", "Alex Example", "alex@example.org", "2026-04-03", "2026-04-10 14:30"],
      ]),
    fields: {
      ...{
        title: "Title",
        company: "Company",
        contactName: "Contact Name",
        contactEmail: "Email",
      },
      ...{ appliedAt: "Applied", interviewAt: "Interview" },
    },
    openings: [
      {
        ...{ row: 3, title: "Nurse", company: "Example Works", contactName: "Alex Example" },
        ...{ contactEmail: "alex@example.org", appliedAt: "2026-04-03", interviewAt: "2026-04-10T14:30" },
      },
    ],
    skipped: { 1: "is above the column names", 2: names },
  },
  "columns known by what is in them": {
    format: "csv",
    make: () =>
      makeCsv([
        ["Employer", "Where", "How far", "When", "Who"],
        ["Example Works", "https://example.com/1", "Rejected", "3 Apr 2026", "alex@example.org"],
        ["Example Hall", "www.example.com/2", "No response", "4 Apr 2026", "kim@example.org"],
      ]),
    fields: { company: "Employer", url: "Where", stage: "How far", appliedAt: "When", contactEmail: "Who" },
    openings: [
      {
        ...{ row: 2, company: "Example Works", url: "https://example.com/1", stage: "rejected" },
        ...{ appliedAt: "2026-04-03", contactEmail: "alex@example.org" },
      },
      {
        ...{ row: 3, company: "Example Hall", url: "https://www.example.com/2", stage: "ghosted" },
        ...{ appliedAt: "2026-04-04", contactEmail: "kim@example.org" },
      },
    ],
    skipped: { 1: names },
  },
  "no names at all, and a mapping by letters": {
    format: "csv",
    make: () => makeCsv([["Nurse", "Example Works", "https://example.com/1"]]),
    mapping: { title: "A", company: "B" },
    fields: { title: "A", company: "B", url: "C" },
    openings: [{ row: 1, title: "Nurse", company: "Example Works", url: "https://example.com/1" }],
    skipped: {},
  },
  "a mapping that overrides, and takes away": {
    format: "csv",
    make: () =>
      makeCsv([
        ["Company", "Role", "Notes", "Notes", "Status"],
        ["Example Works", "Nurse", "First", "Second", "odd"],
      ]),
    mapping: { notes: "Notes (2)", posting: "Notes", stage: null },
    fields: { company: "Company", title: "Role", notes: "Notes (2)", posting: "Notes" },
    openings: [{ row: 2, company: "Example Works", title: "Nurse", notes: "Second", posting: "First" }],
    skipped: { 1: names },
  },
};
