import { expect, test } from "vitest";
import { isLapsed } from "../../../../src/engine/resume/json-resume.ts";
import { read } from "./reading.ts";

const certificates = (...lines: string[]) =>
  (
    read(["Ada Quill", "ada@example.org", "", "CERTIFICATES", ...lines].join("\n")).document.certificates ??
    []
  ).map(({ name }) => name);

test.each([
  "New York, 2009 (registration: retired status since 2017)",
  "New Jersey, 2010 (active, CLE current through 2026)",
  "AWS D1.1 structural, 3G and 4G - renewed 2025-02 (continuity log kept)",
])("%j says how it stands, and keeps all its words and no guessed date", (line) => {
  const [first] = read(`Ada Quill\nada@example.org\n\nCERTIFICATES\n${line}`).document.certificates ?? [];
  expect(first).toEqual({ name: line });
});

test.each([
  [
    "ASME Sect. IX 6G pipe - GTAW root, 2014, LAPSED 2017",
    { name: "ASME Sect. IX 6G pipe - GTAW root", date: "2014", endDate: "2017", status: "LAPSED" },
  ],
  [
    "Counterbalance - RTITB, expired Jan 2024",
    { name: "Counterbalance", endDate: "2024-01", status: "expired", issuer: "RTITB" },
  ],
])("%j says since when it is over", (line, said) => {
  const [first] = read(`Ada Quill\nada@example.org\n\nCERTIFICATES\n${line}`).document.certificates ?? [];
  expect(first).toEqual(said);
});

test("a name that has such a word is no state, and keeps its date", () => {
  const line = "Active Directory Administration, Example Academy, 2019";
  const [first] = read(`Ada Quill\nada@example.org\n\nCERTIFICATES\n${line}`).document.certificates ?? [];
  expect(first).toMatchObject({ name: "Active Directory Administration", date: "2019" });
});

test("what begins small explains the first word of a list", () => {
  expect(certificates("Forklift (sit-down), employer card, Example Ltd")).toEqual([
    "Forklift (sit-down), employer card",
  ]);
  expect(certificates("First Aid, Fire Safety, Manual Handling")).toHaveLength(3);
});

test("a registration that is retired is not held", () => {
  expect(isLapsed("New York, 2009 (retired status since 2017)", {}, new Date("2026-01-01"))).toBe(true);
});

const job = ["Experience", "", "Inventory Clerk, Example Fulfilment", "May 2021 - Present"];
const bullets = ["Counted 1,200 places a week", "Built a workbook for the night shift"];

test("a bullet may be an arrow, where the text is no quoted mail", () => {
  const { document } = read(["Ada Quill", ...job, ...bullets.map((text) => ` > ${text}`)].join("\n"));
  expect(document.work?.[0]?.highlights).toEqual(bullets);
});

test("the arrows of a quoted mail are none of its words", () => {
  const lines = ["Ada Quill", ...job, ...bullets.map((text) => `- ${text}`)];
  const { document } = read(lines.map((line) => `> ${line}`).join("\n"));
  expect(document.work?.[0]?.highlights).toEqual(bullets);
});
