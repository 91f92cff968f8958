import { describe, expect, test } from "vitest";
import { isPlausible, type ValueKind } from "../../../../src/engine/text/plausible.ts";

describe("a value that does not look like its kind", () => {
  test.each<[ValueKind, string]>([
    ["person", "https://example.org/ada"],
    ["person", "姓名"],
    ["person", "Ada Quill 1990"],
    ["person", "Quill Software GmbH"],
    ["title", "Quillfen Limited"],
    ["title", "12/2024"],
    ["title", "We are looking for somebody"],
    ["employer", "Duration:"],
    ["employer", "January February March"],
    ["school", "2 yrs college"],
    ["subject", "Speed River Collegiate"],
    ["subject", "Honours, First Class"],
    ["place", "9:30 in the office"],
    ["skill", "have own hand tools and truck"],
    ["paper", "I have a licence and a Transit tipper"],
    ["demand", "Citizenship"],
    ["demand", "Erfahrung"],
  ])("%s %j is refused", (kind, value) => {
    expect(isPlausible(kind, value)).toBe(false);
  });

  test.each<[ValueKind, string]>([
    ["person", "Ada Quill"],
    ["title", "Asst. Swim Coach"],
    ["employer", "St. Cuthbert Secondary School"],
    ["employer", "Aceros del Topo Chico, S.A. de C.V."],
    ["school", "Govt. Boys Hr. Sec. School"],
    ["degree", "B.S."],
    ["degree", "DEC"],
    ["subject", "Mathematics"],
    ["place", "Co. Offaly"],
    ["skill", "C"],
    ["paper", "B+E"],
    ["demand", "Python"],
  ])("%s %j is kept", (kind, value) => {
    expect(isPlausible(kind, value)).toBe(true);
  });
});
