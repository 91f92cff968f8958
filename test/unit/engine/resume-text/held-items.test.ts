import { expect, test } from "vitest";
import { parseResumeText } from "../../../../src/engine/resume/text/parse.ts";

function skillsOf(line: string): string[] {
  const read = parseResumeText(`Ann Lee\n\nSkills\n${line}\n`, "text");
  if ("error" in read) throw new Error(read.error);
  return (read.document.skills ?? []).map(({ name }) => String(name));
}

test.each([
  "PDS - never used",
  "Kubernetes: none",
  "no Excel",
  "Go – want to learn",
  "Swift - would like to learn",
  "Docker (planned)",
  "Terraform (not yet)",
  "Haskell (no)",
  "SAP keine Kenntnisse",
  "Photoshop (nie benutzt)",
  "Perl - nunca usado",
  "Tableau (jamais utilisé)",
  "Spark – geplant",
])("%s is no skill, in a line or a list", (item) => {
  expect(skillsOf(`Python, ${item.replace(":", " -")}, Excel VBA`)).toEqual(["Python", "Excel VBA"]);
  expect(skillsOf(`- Python\n- ${item}\n- Excel VBA`)).toEqual(["Python", "Excel VBA"]);
});

test.each([
  "No-code tools",
  "Zero-based budgeting",
  "Non-destructive testing",
  "Nicht-lineare Regression",
  "Not-for-profit accounting",
  "Planned maintenance",
  "Node.js (some)",
  "Kotlin (basic)",
])("%s stays a skill", (item) => {
  const name = item.replace(/ \((?:basic|some)\)$/, "");
  expect(skillsOf(`Python, ${item}, Excel VBA`)).toEqual(["Python", name, "Excel VBA"]);
});

test("a visa beside the contact details is listed as unread", () => {
  const head =
    "Ada Finch\nManchester, UK (Graduate visa until Sept 2027, will need sponsorship) | ada@example.org\n";
  const read = parseResumeText(`${head}\nSkills\n- Python\n`, "text");
  if ("error" in read) throw new Error(read.error);
  expect(read.unread.map(({ text }) => text).join()).toContain("will need sponsorship");
});
