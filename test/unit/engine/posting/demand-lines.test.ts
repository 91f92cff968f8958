import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import type { Requirement, Span } from "../../../../src/engine/posting/types.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";
import type { Demand } from "./cases/demand-rows.ts";
import { abroad } from "./cases/demands-abroad.ts";
import { english } from "./cases/demands-english.ts";
import { said } from "./cases/demands-said.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const before = `Helper
Example Kitchen Ltd
Leeds

We are a small company by the river with a long history and many regular guests who like what we do, and we would
like to grow a little in the coming year together with the right person for this job, step by step.
`;
const after = `
We offer a friendly place to work, free parking, a pension, thirty days of holiday, a staff discount and a yearly trip
to the sea, and we answer every application that we get within a week, always in writing. We keep the doors open on
most days and close for two weeks in the summer when the town is empty.
`;

describe("in a list", () => {
  test.each([...english, ...abroad])("$line", (demand) => {
    const isChinese = /\p{Script=Han}/u.test(demand.line);
    expectAsked(
      isChinese
        ? `操作员\n示例有限公司\n\n任职要求：\n${demand.line}\n`
        : `${before}\nRequirements\n- ${demand.line}\n`,
      demand,
    );
  });
});

describe("in running text", () => {
  test.each(said)("$line", (demand) => expectAsked(`${before}\n${demand.line}\n${after}`, demand));
});

/** Each thing asked is read once with its kind, and nothing else is. */
function expectAsked(text: string, { line, asked }: Demand): void {
  const found = normalisePosting({ text }, skills).opportunity.requirements ?? [];
  const base = text.indexOf(line);
  const wanted = asked.map(({ kind, text: words }) => {
    const start = text.indexOf(words, base);
    return { kind, span: [start, start + words.length] satisfies Span };
  });
  expect(found.map(({ kind }) => kind).sort()).toEqual(wanted.map(({ kind }) => kind).sort());
  for (const one of wanted)
    expect(found.some((read) => read.kind === one.kind && overlap(read, one.span))).toBe(true);
}

function overlap({ span: [start, end] }: Requirement, [from, to]: Span): boolean {
  return Math.min(end, to) > Math.max(start, from);
}
