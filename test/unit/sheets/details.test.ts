import { describe, expect, test } from "vitest";
import { readDateCell } from "../../../src/engine/sheets/dates/date-column.ts";
import { nameMeaning } from "../../../src/engine/sheets/names.ts";
import { readSheet } from "../../../src/engine/sheets/read-sheet.ts";
import { stageOf } from "../../../src/engine/sheets/stages.ts";
import type { DateField, SheetStage } from "../../../src/engine/sheets/types.ts";

const now = new Date("2026-04-20T12:00:00.000Z");

describe("days", () => {
  const read = (cell: string, field: DateField = "appliedAt", order?: "day" | "month") =>
    readDateCell(cell, { order, field, today: "2026-04-20" });

  test.each([
    ["2026-04-03", "2026-04-03"],
    ["2026/4/3", "2026-04-03"],
    ["2026-04-03 00:00:00", "2026-04-03"],
    ["2026-04-03T08:15:00.000Z", "2026-04-03"],
    ["3. April 2026", "2026-04-03"],
    ["3 avril 2026", "2026-04-03"],
    ["3-Apr-26", "2026-04-03"],
    ["Fri Apr 03 2026 10:00:00 GMT+0200 (Central European Summer Time)", "2026-04-03"],
    ["Freitag, 3. April 2026", "2026-04-03"],
    ["2026年4月3日", "2026-04-03"],
    ["4月3日", "2026-04-03"],
    ["3.4.", "2026-04-03"],
    ["Dec 24", "2025-12-24"],
    ["mar 31 mar 2026", "2026-03-31"],
    ["1775174400000", "2026-04-03"],
    ["46115.5", "2026-04-03"],
    ["April 3, 2026 10:00 AM (GMT+1)", "2026-04-03"],
    ["April 3, 2026 10:00 AM (UTC)", "2026-04-03"],
    ["April 3, 2026 → April 5, 2026", "2026-04-03"],
    ["03/04/2026 9:30 AM (GMT+5:30) → 10:30 AM", "2026-04-03"],
  ])("%s is %s", (cell, day) => {
    expect(read(cell, "appliedAt", "day")).toMatchObject({ day });
  });

  test.each([
    "3",
    "2026",
    "April 2026",
    "100000",
    "3/4",
    "3.4",
    "before Apr 3",
    "1/2/3/4",
    "2026-13-01",
    "2026-02-29",
    "31/31/2026",
    "3 Apr 2026 or later",
    "around Apr 3",
    "Week 14, 2026",
    "3/4/2026 - 5/4/2026",
    "26/04/03",
    "Aug 1",
  ])("%s is none that is sure", (cell) => {
    expect(read(cell, "appliedAt", "day")).toHaveProperty("why");
  });

  test("without a year, what is to come is near today", () => {
    expect(read("May 3", "closingAt")).toEqual({ day: "2026-05-03" });
    expect(read("Mar 3", "followUpAt")).toEqual({ day: "2026-03-03" });
    expect(read("Oct 3", "interviewAt")).toEqual({ why: "has no year, and none is sure" });
  });

  test.each([
    ["2026-04-10 14:30", "14:30"],
    ["April 10, 2026 2:30 PM (EDT)", "14:30"],
    ["10.4.2026, 14:30 Uhr", "14:30"],
    ["2026-04-10T14:30:00Z", "14:30Z"],
    ["2026-04-10T14:30:00+0200", "14:30+02:00"],
    ["10/4/2026 12:00 AM", undefined],
    ["10/4/2026 12:15 AM", "00:15"],
  ])("%s has the time %s", (cell, time) => {
    expect(read(cell, "interviewAt", "day")).toEqual({ day: "2026-04-10", ...(time && { time }) });
  });
});

describe("words of stages", () => {
  const words: Record<SheetStage, string[]> = {
    saved: ["Wishlist", "Bookmarked", "Not yet applied", "Gespeichert", "À postuler", "待投递", "応募予定"],
    applied: [
      "APPLIED",
      "Application submitted ✅",
      "Bewerbung verschickt",
      "Candidature envoyée",
      "Solicitado",
      "Ansökt",
      "Başvuruldu",
    ],
    screen: ["Phone Screen", "Telefoninterview", "Colloquio telefonico", "Preselekcja", "电话面试"],
    interview: [
      "3. Interview",
      "2nd interview",
      "Vorstellungsgespräch",
      "Gesprek gepland",
      "Pohovor",
      "一次面接",
      "二面",
      "Interview – Final round",
    ],
    offer: ["Offer received", "Zusage", "Proposta ricevuta", "Tilbud", "内定"],
    accepted: ["Offer accepted", "Vertrag unterschrieben", "Contratada", "已入职"],
    rejected: ["Rejected", "Not selected", "Absage", "Refusée", "Odrzucono", "Avslag", "お見送り"],
    withdrawn: ["Withdrawn", "Offer declined", "Zurückgezogen", "Candidature retirée", "辞退"],
    ghosted: [
      "Ghosted",
      "No response",
      "Keine Antwort",
      "Sans réponse",
      "Brak odpowiedzi",
      "Intet svar",
      "无回复",
    ],
  };
  test.each(Object.entries(words))("%s", (stage, all) => {
    expect(all.map((word) => [word, stageOf(word)])).toEqual(all.map((word) => [word, stage]));
  });

  test.each([
    "Declined",
    "Pending",
    "Closed",
    "Archived",
    "Applied / Rejected",
    "never applied here",
    "yes",
    "3",
  ])("%s names none that is sure", (word) => expect(stageOf(word)).toBeUndefined());
});

describe("names of columns", () => {
  test.each([
    ["companyName", "company"],
    ["COMPANY_NAME", "company"],
    ["Company / Organization", "company"],
    ["Job Title (required)", "title"],
    ["Firma/Unternehmen", "company"],
    ["job.title", "title"],
    ["data.attributes.location", "location"],
    ["ＵＲＬ", "url"],
    ["Follow-up?", "followUpAt"],
    ["BAŞVURU TARİHİ", "appliedAt"],
  ])("%s is %s", (name, field) => {
    expect(nameMeaning(name)?.meaning).toBe(field);
  });

  test.each(["contact.title", "resume.title", "user.name", "Company website", "Salary min", "Date posted"])(
    "%s is no field of an opening",
    (name) => expect(["other", undefined]).toContain(nameMeaning(name)?.meaning),
  );
});

describe("content against a name", () => {
  const fieldsOf = (...rows: string[][]) => {
    const reading = readSheet(rows, { now });
    return "problem" in reading ? {} : reading.mapping;
  };

  test("a tick under Applied is no day, and a link under Job no title", () => {
    expect(fieldsOf(["Company", "Applied"], ["Example Works", "TRUE"])).toEqual({ company: "Company" });
    expect(fieldsOf(["Company", "Job"], ["Example Works", "https://example.com/1"])).toEqual({
      company: "Company",
    });
  });

  test("an address that is the same in all rows is no contact", () => {
    const row = ["Example Works", "me@example.org"];
    expect(fieldsOf(["Company", "Email"], row, row, row)).toEqual({ company: "Company" });
  });

  test("of two columns of days without a name neither is taken", () => {
    const row = ["Example Works", "2026-04-03", "2026-04-04"];
    expect(fieldsOf(["Company", "First", "Second"], row)).toEqual({ company: "Company" });
  });

  test("numbers that may be serial numbers of days need a name", () => {
    expect(fieldsOf(["Company", "Points"], ["Example Works", "46115"])).toEqual({ company: "Company" });
  });
});

describe("a mapping that names what there is not", () => {
  const rows = [
    ["Company", "Role"],
    ["Example Works", "Nurse"],
  ];

  test("an unknown field", () => {
    const mapping = JSON.parse('{"employer":"Company"}');
    expect(readSheet(rows, { mapping, now })).toEqual({
      problem:
        "mapping has an unknown field: the fields are title, company, location, url, stage, appliedAt, savedAt, interviewAt, closingAt, followUpAt, salary, notes, contactName, contactEmail, posting, externalId.",
    });
  });

  test("an unknown column", () => {
    expect(readSheet(rows, { mapping: { title: "Job" }, now })).toEqual({
      problem: "mapping.title must be a column of the sheet. A preview without mapping lists its columns.",
    });
  });
});

describe("a sheet", () => {
  const openings = (rows: string[][]) => {
    const read = readSheet(rows, { now });
    return "problem" in read ? [] : read.openings;
  };

  test("has one order of day and month in all its columns", () => {
    const rows = [
      ["Company", "Job position", "Date applied", "Follow up"],
      ["Moss Dairy", "Cheese Maker", "11/13/2025", "03/01/2026"],
    ];
    expect(openings(rows)).toMatchObject([{ appliedAt: "2025-11-13", followUpAt: "2026-03-01" }]);
  });

  test("leaves a date open where two of its columns have two orders", () => {
    const rows = [
      ["Company", "Job position", "Date applied", "Deadline", "Follow up"],
      ["Moss Dairy", "Cheese Maker", "11/13/2025", "24/12/2025", "03/01/2026"],
    ];
    expect(openings(rows)[0]).not.toHaveProperty("followUpAt");
  });

  test.each([
    [["Max. Salary"], ["60000"], "up to 60000"],
    [["Min. Salary", "Max. Salary"], ["50000", "60000"], "50000 - 60000"],
    [["Min. Salary", "Max. Salary"], ["", "60000"], "up to 60000"],
  ])("with the columns %j reads the pay", (names, cells, salary) => {
    const rows = [
      ["Company", "Job position", ...names],
      ["Moss Dairy", "Cheese Maker", ...cells],
    ];
    expect(openings(rows)).toMatchObject([{ salary }]);
  });

  test("keeps the zone of an interview", () => {
    const rows = [
      ["Company", "Job position", "Interview date"],
      ["Moss Dairy", "Cheese Maker", "May 9, 2026 10:00 AM (GMT+1)"],
    ];
    expect(openings(rows)).toMatchObject([{ interviewAt: "2026-05-09T10:00+01:00" }]);
  });
});
