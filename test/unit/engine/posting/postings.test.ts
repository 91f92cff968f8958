import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import type { Case } from "./cases/case.ts";
import { chinese } from "./cases/chinese.ts";
import { english } from "./cases/english.ts";
import { englishTerms } from "./cases/english-terms.ts";
import { french } from "./cases/french.ts";
import { german } from "./cases/german.ts";
import { headers } from "./cases/headers.ts";
import { mixed } from "./cases/mixed.ts";
import { spanish } from "./cases/spanish.ts";
import { finder } from "./finder.ts";

const languages: [string, Case[]][] = [
  ["English", [...english, ...englishTerms]],
  ["German", german],
  ["French", french],
  ["Spanish", spanish],
  ["Chinese", chinese],
  ["Mixed", [...mixed, ...headers]],
];

describe.each(languages)("%s postings", (_language, cases) => {
  test.each(cases)("$name is read as written", ({ text, expected, evidence = {}, absent = [] }) => {
    const posting = normalisePosting({ text }, finder);
    const { opportunity } = posting;
    for (const [field, value] of Object.entries(expected)) {
      expect({ [field]: Reflect.get(opportunity, field) }).toEqual({ [field]: value });
    }
    for (const field of absent) expect(opportunity).not.toHaveProperty(field);
    for (const [field, words] of Object.entries(evidence)) {
      const [start, end] = opportunity.spans[field] ?? [0, 0];
      expect({ [field]: posting.text.slice(start, end) }).toEqual({ [field]: words });
    }
  });

  test.each(cases)("$name has evidence in the text for every field", ({ text }) => {
    const { opportunity, text: clean } = normalisePosting({ text }, finder);
    const { spans, ...fields } = opportunity;
    for (const field of Object.keys(fields).filter(
      (name) => !["skills", "requirements", "unread"].includes(name),
    ))
      expect(spans).toHaveProperty([field]);
    for (const [start, end] of Object.values(spans)) {
      expect(clean.slice(start, end).trim()).not.toBe("");
      expect(end).toBeLessThanOrEqual(clean.length);
    }
    for (const need of ["required", "preferred"] as const) {
      opportunity.skills?.[need].forEach((skill, index) => {
        const [start, end] = spans[`skills.${need}[${index}]`] ?? [0, 0];
        expect(clean.slice(start, end)).toBe(skill);
      });
    }
    for (const { text: words, span } of [
      ...(opportunity.requirements ?? []),
      ...(opportunity.unread ?? []),
    ]) {
      expect(clean.slice(...span).replace(/[\u2010-\u2015]/g, "-")).toBe(words);
    }
    opportunity.locations?.forEach((place, index) => {
      const [start, end] = spans[`locations[${index}]`] ?? [0, 0];
      expect(clean.slice(start, end)).toBe(place);
    });
  });
});
