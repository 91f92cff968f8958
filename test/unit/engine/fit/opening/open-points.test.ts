import { expect, test } from "vitest";
import { filterResult } from "../../../../../src/engine/fit/filters/result.ts";
import { knownShare, openPoints } from "../../../../../src/engine/fit/opening/open-points.ts";
import { firstToDo } from "../../../../../src/engine/fit/opening/order.ts";
import type { RequirementOutcome } from "../../../../../src/engine/fit/opening/types.ts";

function outcome(text: string, more: Partial<RequirementOutcome> = {}): RequirementOutcome {
  return { text, kind: "skill", necessity: "required", outcome: "unmet", claimIds: [], ...more };
}

test("a demand is open although the reason of a filter has its words", () => {
  const licence = outcome("Forklift driving licence", { kind: "licence" });
  const skill = outcome("Forklift driving");
  const filter = filterResult("licence", false, `The opening asks for: ${licence.text}.`, licence);
  expect(openPoints([filter], [licence, skill], [])).toEqual([
    { kind: "failed", text: "The opening asks for: Forklift driving licence." },
    { kind: "unmet", text: "Forklift driving" },
  ]);
});

test("the share that is known counts what is required alone", () => {
  const known = outcome("A", { outcome: "met" });
  const unknown = outcome("B", { outcome: "unknown" });
  const wish = outcome("C", { outcome: "unknown", necessity: "preferred" });
  expect(knownShare([known, unknown, wish])).toBe(0.5);
  expect(knownShare([wish])).toBe(1);
});

test("what is due soonest comes first, then what fits, and what a filter rules out last", () => {
  const rows = [
    { name: "out", isOut: true, dueAt: "2026-01-01", score: 99 },
    { name: "dateless", isOut: false, score: 99 },
    { name: "later", isOut: false, dueAt: "2026-03-01", score: 99 },
    { name: "soon, fits less", isOut: false, dueAt: "2026-02-01", score: 10 },
    { name: "soon, fits", isOut: false, dueAt: "2026-02-01", score: 20 },
  ];
  expect(rows.toSorted(firstToDo).map(({ name }) => name)).toEqual([
    "soon, fits",
    "soon, fits less",
    "later",
    "dateless",
    "out",
  ]);
});

test("what is asked for by name and not known is open; a trait is not", () => {
  const ask = (text: string) => outcome(text, { kind: "other", outcome: "unknown" });
  const asked = [
    ask("NPS (neonatal/pediatric specialist)"),
    ask("Reads isometric drawings"),
    ask("Reliable"),
  ];
  expect(openPoints([], asked, []).map(({ text }) => text)).toEqual([
    "NPS (neonatal/pediatric specialist)",
    "Reads isometric drawings",
  ]);
});
