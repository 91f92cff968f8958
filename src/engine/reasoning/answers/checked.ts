import type { EvidenceCheck } from "../known-opening.ts";
import type { KeyFactor } from "../types.ts";

const MOST_MET = 6;
const MOST_OPEN = 4;

/** What an answer checked for a role or an opening: each requirement in its words, with the claims as evidence. */
export function checkFactors(checks: readonly EvidenceCheck[], key: string): KeyFactor[] {
  const of = (outcome: EvidenceCheck["outcome"], most: number) =>
    checks.filter((check) => check.outcome === outcome).slice(0, most);
  return [...of("met", MOST_MET), ...of("near", MOST_OPEN)].map((check) => checkFactor(check, key));
}

function checkFactor({ text, outcome, by, claimIds }: EvidenceCheck, key: string): KeyFactor {
  const shown = by === undefined || by === text ? "" : `, by ${by}`;
  return outcome === "met"
    ? { key: `${key}.met`, text: `Met: ${text}${shown}`, effect: "supports", claimIds }
    : { key: `${key}.near`, text: `Near: ${text}${shown}`, effect: "gap", claimIds };
}

/** How many factors say what: the answer's summary, which repeats none of them. */
export function accountOf(factors: readonly KeyFactor[]): string {
  const counts = effects.flatMap(([effect, one, many]) => {
    const count = factors.filter((factor) => factor.effect === effect).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return counts.length === 0 ? "No stored data was used." : `Of what was checked, ${joined(counts)}.`;
}

const effects: readonly (readonly [effect: string, one: string, many: string])[] = [
  ["supports", "supports it", "support it"],
  ["speaks_against", "speaks against it", "speak against it"],
  ["gap", "is a gap", "are gaps"],
  ["unknown", "is not known", "are not known"],
  ["not_weighed", "was not weighed", "were not weighed"],
];

/** Parts as a list in a sentence: "a, b and c". */
export function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
