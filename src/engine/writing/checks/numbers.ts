import type { Carried } from "../tokens/carry.ts";
import type { Token } from "../tokens/token.ts";
import type { Words } from "../words/index.ts";
import type { Checked, Fault } from "./types.ts";

const limits = ["least", "most", "about"] as const;
const REACH = 3;

/** Numbers keep their limits ("up to", "about") and, within one claim and kind, their order ("from 40 to 9"). */
export function changedNumber({ sentence, carried, words }: Checked): Fault | undefined {
  const tokens = sentence.marks.map(({ token }) => token);
  const numbers = carried.filter(({ at }) => tokens[at]?.kind === "number");
  for (const { at, source, place } of numbers) {
    for (const limit of limits) {
      const own = hasLimit(limit, tokens, at, words);
      const said = hasLimit(limit, source.tokens, place, words);
      const text = tokens[at]?.text ?? "";
      if (own && !said) return { why: `No cited claim has the limit before "${text}".`, source };
      if (said && !own && limit !== "least") {
        return { why: `The claim limits "${text}" ("about", "up to"), and the sentence does not.`, source };
      }
    }
  }
  return twice(numbers) ?? turned(tokens, numbers, words);
}

function hasLimit(
  limit: (typeof limits)[number],
  tokens: readonly Token[],
  at: number,
  words: Words,
): boolean {
  // The "to" and "from" of a range are not limits.
  const isRange = tokens.slice(Math.max(0, at - 5), at).some(({ kind }) => kind === "number");
  const before = tokens.slice(Math.max(0, at - REACH), at).reverse();
  for (const { kind, key } of before) {
    if (kind !== "word") return false;
    const isLimit = words.is(limit, key) || (words.language === "zh" && words.is(limit, key.slice(-1)));
    if (isLimit) return !(isRange && words.is("until", key));
    if (!words.is("plain", key)) return false;
  }
  return false;
}

/** A number that the claim has once is used once: "11 of 12" is not "12 of 12". */
function twice(numbers: readonly Carried[]): Fault | undefined {
  const again = numbers.find(({ source, place }, index) =>
    numbers.slice(0, index).some((other) => other.source === source && other.place === place),
  );
  return again && { why: "The sentence says a number twice that the claim has once.", source: again.source };
}

/** True if the text between two numbers makes them a start and an end. */
function isRange(between: readonly Token[], words: Words): boolean {
  const ends = new Set(["auf", "zu", "到", "para", "as"]);
  return between.some(({ key }) => words.is("until", key) || ends.has(key));
}

function turned(tokens: readonly Token[], numbers: readonly Carried[], words: Words): Fault | undefined {
  for (const [index, one] of numbers.entries()) {
    for (const other of numbers.slice(index + 1)) {
      const isSame = one.source === other.source && tokens[one.at]?.sign === tokens[other.at]?.sign;
      if (!isSame || one.place < other.place || one.place === other.place) continue;
      const between = one.source.tokens.slice(other.place + 1, one.place);
      if (between.length <= 3 && isRange(between, words))
        return { why: "The claim has the numbers in the opposite order.", source: one.source };
    }
  }
  return undefined;
}
