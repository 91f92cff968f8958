import { expect, test } from "vitest";
import { certificates, read, studies } from "./reading.ts";

const head = ["Ada Quill", "ada@example.org", "", "EDUCATION & TRAINING"];
const certificate = "Certificate in Emergency Nursing, 2019";
const papers = ["Certificate in Emergency Nursing | - | 2019", "RCVS registration, current | - | -"];

function entries(...lines: string[]) {
  const { document } = read([...head, ...lines].join("\n"));
  return [studies(document), certificates(document)];
}

test("a registration below a certificate is no school of it", () => {
  const diploma = "Level 3 Diploma in Veterinary Nursing, Example College, 2016";
  const [studied, held] = entries(diploma, certificate, "RCVS registration, current");
  expect(JSON.stringify(studied)).not.toMatch(/RCVS|Emergency/);
  expect(held).toEqual(papers);
});

test("a section of papers alone is one of certificates", () => {
  expect(entries(certificate, "RCVS registration, current", "First aid at work, 2020")).toEqual([
    [],
    [...papers, "First aid at work | - | 2020"],
  ]);
});

test("certificates of schools alone stay education", () => {
  const { document } = read([...head, "Leaving Certificate, 2004", "Junior Certificate, 2001"].join("\n"));
  expect(certificates(document)).toEqual([]);
});

test("a certificate keeps the school on the next line", () => {
  const [studied, held] = entries(certificate, "Example College");
  expect(JSON.stringify(studied)).toContain("Example College");
  expect(held).toEqual([]);
});
