import { expect, test } from "vitest";
import { evidenceOf } from "../../../../../src/engine/fit/opening/prepare-record.ts";
import { relatedTo } from "../../../../../src/engine/fit/opening/skills/related.ts";
import type { RequirementOutcome } from "../../../../../src/engine/fit/opening/types.ts";
import { builtIn, held, nobody } from "../people.ts";

const nothing = { ...nobody };

test.each([
  [
    "Programming experience on Fanuc ArcTool (Motoman or Panasonic ok)",
    "ran the robot cell twice when Tom was out, I can't program it",
  ],
  ["Wartung von Siemens Anlagen", "Wartung und Anlagen kenne ich nur vom Zusehen"],
])("a note says what a demand with names asks for, without the names: %s", (text, note) => {
  const open: RequirementOutcome = {
    ...{ text, kind: "experience", necessity: "required", outcome: "unmet", claimIds: [] },
  };
  const found = relatedTo([open], evidenceOf(nothing, builtIn()), [{ text: note, memoryId: "mem_1" }]);
  expect(found).toEqual([{ text: note, requirements: [text], memoryId: "mem_1" }]);
});

test("a number in common relates no note to a demand", () => {
  const demand: RequirementOutcome = {
    ...{ text: "3 Jahre Erfahrung mit Förder- oder Lagertechnik", kind: "experience", necessity: "required" },
    ...{ outcome: "unknown", claimIds: [] },
  };
  const note = {
    text: "Vorstellungsgespräch am 8. Dezember bei Frau Stolte, Werk 2 Tor 3.",
    memoryId: "mem_1",
  };
  expect(relatedTo([demand], evidenceOf(nothing, builtIn()), [note])).toEqual([]);
});

test("the line in which a near skill is used is shown beside its name", () => {
  const line = { text: "Built an Excel workbook (Power Query) for 4 sites", claimIds: ["clm_line"] };
  const skill = { ...held("Power Query"), claimIds: line.claimIds };
  const near: RequirementOutcome = {
    ...{ text: "Tableau", kind: "skill", necessity: "required", outcome: "near" },
    ...{ claimIds: line.claimIds, near: "Power Query" },
  };
  const person = { ...nobody, skills: [skill], texts: [line] };
  expect(relatedTo([near], evidenceOf(person, builtIn()), [])).toEqual([
    { text: line.text, requirements: ["Tableau"], claimIds: line.claimIds },
  ]);
});

test("an unread line on the right to work is shown beside a demand about it", () => {
  const line = "Skilled Worker visa (sponsored by current employer) until Aug 2027";
  const demand: RequirementOutcome = {
    ...{ text: "This role cannot be sponsored", kind: "authorization", necessity: "required" },
    ...{ outcome: "unknown", claimIds: [] },
  };
  const unread = [
    { text: "Interests: choir", claimIds: [] },
    { text: line, claimIds: [] },
  ];
  expect(relatedTo([demand], evidenceOf({ ...nobody, unread }, builtIn()), [])).toEqual([
    { text: line, requirements: [demand.text], unread: true },
  ]);
});

test("a level in common is not shown beside a demand for a language", () => {
  const demand: RequirementOutcome = {
    ...{ text: "Inglês avançado", kind: "language", necessity: "required", outcome: "unmet", claimIds: [] },
  };
  const texts = [{ text: "Excel avançado", claimIds: ["clm_excel"] }];
  expect(relatedTo([demand], evidenceOf({ ...nobody, texts }, builtIn()), [])).toEqual([]);
});

const asked = (text: string, kind: RequirementOutcome["kind"] = "certificate"): RequirementOutcome => ({
  ...{ text, kind, necessity: "required", outcome: "unknown", claimIds: [] },
});

test.each([
  ["Own loupes", "Has own car"],
  ["Restorative certificate from an accredited program", "Recall program: got overdue recalls down from 410"],
])("small words in common are nothing near: %s", (demand, text) => {
  const person = { ...nobody, texts: [{ text, claimIds: ["clm_1"] }] };
  expect(relatedTo([asked(demand)], evidenceOf(person, builtIn()), [])).toEqual([]);
});

test.each([
  [asked("Knowledge of I.S. 10101", "skill"), "Testing and verification, NSAI I.S. 10101, 2021"],
  [asked("Valid driver's licence", "licence"), "Has own car, G licence. Flu immunized."],
])("an unread line with a standard's number or a licence to drive is shown", (demand, text) => {
  const person = { ...nobody, unread: [{ text, claimIds: [] }] };
  expect(relatedTo([demand], evidenceOf(person, builtIn()), [])).toHaveLength(1);
});
