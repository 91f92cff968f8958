import { saidBy } from "../../fit/opening/said-by.ts";
import { requiredFirst } from "../evidence.ts";
import { openingWords, quotable } from "../opening-words.ts";
import type { AskedRequirement, Material } from "../types.ts";

const MOST_DEMANDS = 3;

/** The demands of an opening that the person can answer, what is required first, one of each that says the same. */
export function answerable({ asked }: Material): AskedRequirement[] {
  if (!asked.isOpening) return [];
  const answerable = asked.requirements.filter(
    ({ text, outcome, claimIds }) => outcome === "met" && claimIds.length > 0 && quotable(text).length > 0,
  );
  const met = requiredFirst(answerable.toSorted((left, right) => strengthOf(left) - strengthOf(right)));
  const kept: AskedRequirement[] = [];
  for (const demand of met) {
    const isSaid = kept.some(({ text }) => text === demand.text || saidBy(demand.text)(text) === 1);
    if (!isSaid) kept.push(demand);
  }
  return kept.slice(0, MOST_DEMANDS);
}

const strongest: readonly string[] = ["licence", "certificate", "experience", "education"];

/** Licences, and what has a number, come before duties. */
function strengthOf({ kind }: AskedRequirement): number {
  const at = strongest.indexOf(kind);
  return at === -1 ? strongest.length : at;
}

/** A demand as a sentence has it: plain where its words are the person's own too, else as the opening's, in quotes. */
export function saidDemand({ text, kind, claimIds }: AskedRequirement, { claims, words }: Material): string {
  const name = openingWords(text);
  const own = claims.filter(({ id }) => claimIds.includes(id)).map((claim) => claim.text.toLowerCase());
  const isOwn = wordsOf(name).every((word) => general.test(word) || own.some((said) => said.includes(word)));
  if (isOwn && kind === "language") return words.letter.tongue(name);
  const plain = isOwn ? words.letter.plain(name) : undefined;
  return plain ?? words.letter.quote(name);
}

/** Lengths of time, levels of a language, and the words around them, which are nobody's own. */
const general =
  /^(?:\d+|[abc][12]|years?|of|experience|jahren?|(?:berufs)?erfahrung|años?|de|experiencia|ans?|d|expérience|anos?|experiência)$/;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
