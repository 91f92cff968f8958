import { expect, test } from "vitest";
import { claimsFor, refusedOf } from "./prove.ts";
import type { Writer } from "./types.ts";

/** A person with one bullet. */
function writerOf(bullet: string): Writer {
  return {
    name: "someone",
    resume: {
      basics: { name: "Ottilie Brandvold" },
      work: [{ position: "Trainer", name: "Quenby Hotels", startDate: "2020-01", highlights: [bullet] }],
    },
    opening: {
      title: "Trainer",
      company: "Tarn Inn",
      text: "Tarn Inn asks for a driving licence and patience.",
    },
    honest: "",
    fabricated: "",
  };
}

function refusals(bullet: string, text: string): string[] {
  const writer = writerOf(bullet);
  const every = claimsFor(writer).map(({ id }) => id);
  return refusedOf(writer, text, every).map(({ why }) => why);
}

test.each(["I have it.", "I have had it and I have it now.", "It is mine."])(
  "%s names nothing that a claim could carry",
  (text) => {
    expect(refusals("Taught the new cooks", text)).toEqual([
      "The sentence says something of the person without naming it.",
    ]);
  },
);

test.each([
  ["Trained 4 cooks and 9 waiters", "I trained 9 cooks.", "I trained 9 waiters."],
  ["Trained 4 cooks and 9 waiters", "I trained 4 waiters.", "I trained 4 cooks."],
  ["Bildete 4 Köche und 9 Kellner aus", "Ich bildete 9 Köche aus.", "Ich bildete 9 Kellner aus."],
  ["Formé a 4 cocineros y 9 camareros", "Formé a 9 cocineros.", "Formé a 9 camareros."],
  ["培训了4名厨师和9个门店", "我培训了4个门店。", "我培训了9个门店。"],
])("a number of %s counts what the claim counts with it", (bullet, changed, same) => {
  expect(refusals(bullet, changed)).not.toEqual([]);
  expect(refusals(bullet, same)).toEqual([]);
});
