import { describe, expect, test } from "vitest";
import { mutantsOf } from "./mutants.ts";
import { asideWriters, openWriters } from "./people.ts";
import { claimsFor, linesOf, pathOf, refusedOf } from "./prove.ts";
import type { Writer } from "./types.ts";

/** A sentence is honest whether its claims are cited alone or among all others. */
function refusedHonest(writer: Writer): string[] {
  const every = claimsFor(writer).map(({ id }) => id);
  return linesOf(writer.honest).flatMap(({ head, text }) => {
    const cited = head === "-" ? [] : head.split(" ").map(pathOf);
    expect(every).toEqual(expect.arrayContaining(cited));
    const [refused] = [...refusedOf(writer, text, cited), ...refusedOf(writer, text, every)];
    return refused ? [`${text} (${refused.why})`] : [];
  });
}

function passedFabrications(writer: Writer): string[] {
  const every = claimsFor(writer).map(({ id }) => id);
  return linesOf(writer.fabricated)
    .filter(({ text }) => refusedOf(writer, text, every).length === 0)
    .map(({ head, text }) => `${head}: ${text}`);
}

function passedMutants(writer: Writer): string[] {
  const every = claimsFor(writer).map(({ id }) => id);
  return mutantsOf(writer)
    .filter(({ text }) => refusedOf(writer, text, every).length === 0)
    .map(({ kind, text }) => `${kind}: ${text}`);
}

const count = (writers: readonly Writer[], of: "honest" | "fabricated") =>
  writers.reduce((sum, writer) => sum + linesOf(writer[of]).length, 0);

describe.each(openWriters.map((writer) => [writer.name, writer] as const))("%s", (_name, writer) => {
  test("no fabrication passes", () => expect(passedFabrications(writer)).toEqual([]));
  test("no honest sentence is refused", () => expect(refusedHonest(writer)).toEqual([]));
  test("no honest sentence passes with one thing changed", () => expect(passedMutants(writer)).toEqual([]));
});

test("both batteries are as large as they are said to be, and a third is kept aside", () => {
  expect(count(openWriters, "fabricated")).toBeGreaterThanOrEqual(150);
  expect(count(openWriters, "honest")).toBeGreaterThanOrEqual(150);
  expect(count(asideWriters, "fabricated")).toBeGreaterThanOrEqual(70);
  expect(count(asideWriters, "honest")).toBeGreaterThanOrEqual(70);
});
