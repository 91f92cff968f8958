import { normalized } from "../../shared/text/combining-marks.ts";
import { saidBy } from "../fit/opening/experience/said-by.ts";
import { heldKinds } from "../posting/types.ts";
import { durationsIn } from "../text/durations.ts";
import { wordsOf } from "../text/words.ts";
import { spaced } from "./opening-words.ts";
import type { AskedRequirement, Material, UsableClaim } from "./types.ts";
import { asksToLead, showsPeopleLed } from "./words/soft-questions.ts";

/** A content word has at least this many letters. */
const FEWEST_LETTERS = 4;
/** Words with this many first letters in common are forms of the same word. */
const STEM = 5;
/** Words in capitals such as "CRRT" are more specific than others. */
const A_NAME = 2;

/** The number of different words of a text that the opening's text contains in some form. */
function wordsIn(opening: string): (text: string) => number {
  const held = new Set([...stems(opening), ...capitals(opening)]);
  const count = (found: string[]) => new Set(found.filter((stem) => held.has(stem))).size;
  return (text) => count(stems(text)) + A_NAME * count(capitals(text));
}

function stems(text: string): string[] {
  const words = normalized(text.toLowerCase(), "NFKC").match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= FEWEST_LETTERS).map((word) => word.slice(0, STEM));
}

function capitals(text: string): string[] {
  return text.match(/\p{Lu}[\p{Lu}\p{N}+#]+(?!\p{Ll})/gu) ?? [];
}

/** The demands without those that only repeat another: "P.Eng." beside "a P.Eng. in good standing with PEO". */
export function withoutRepeats(requirements: readonly AskedRequirement[]): AskedRequirement[] {
  const isRepeated = (one: AskedRequirement, at: number) => {
    return requirements.some(
      (other, place) =>
        place !== at &&
        other.outcome === one.outcome &&
        other.isRequired >= one.isRequired &&
        isWithin(one.text, other.text) &&
        (!isWithin(other.text, one.text) || place < at),
    );
  };
  return requirements.filter((one, at) => !isRepeated(one, at));
}

function isWithin(demand: string, other: string): boolean {
  return spaced(other).includes(spaced(demand)) || saidBy(demand)(other) === 1;
}

/** Demands that no claim meets, according to the fit. */
export function gapsOf({ asked }: Pick<Material, "asked">): string[] {
  const open = withoutRepeats(asked.requirements).filter(
    ({ kind, outcome }) => heldKinds.has(kind) && outcome !== "met",
  );
  return [...new Set(open.map(({ text }) => text))];
}

/** Required demands that are no skill, paper or language, and that the stored data does not decide. */
export function undecidedIn({ asked }: Pick<Material, "asked">): AskedRequirement[] {
  return asked.requirements.filter(
    ({ kind, outcome, isRequired }) => isRequired && outcome === "unknown" && !heldKinds.has(kind),
  );
}

/** Demands about the person's circumstances. A letter does not discuss them. They belong in the interview. */
export const conditions: ReadonlySet<string> = new Set(["authorization", "place", "schedule"]);

/** Sharing words counts less than meeting a demand. */
const NEARLY = 0.9;
/** Words that the opening's text contains as well decide between claims that show equally many demands. */
const A_WORD = 0.15;
const MOST_SAID = 5;
const A_LINE_OF_YEARS = 0.5;
const A_WISH_NEARLY = 0.5;
/** How many people were led, where the opening asks to lead. */
const PEOPLE_LED = 1;

/** How much of the demands a claim shows. Required demands count twice. */
export function weigher({ asked }: Pick<Material, "asked">): (claim: UsableClaim) => number {
  const met = new Map<string, number>();
  // Years of work are shown by the job. A line that names it says what the years were about.
  const byYears = new Map<string, number>();
  for (const { text, claimIds, nearIds, related = [], isRequired } of asked.requirements) {
    const into = durationsIn(text, wordsOf(text)).length > 0 ? byYears : met;
    for (const id of claimIds) into.set(id, (into.get(id) ?? 0) + (isRequired ? 2 : 1));
    for (const id of [...nearIds, ...related.flatMap((text) => text.claimIds)])
      met.set(id, (met.get(id) ?? 0) + (isRequired ? 1 : A_WISH_NEARLY));
  }
  const alike = asked.requirements.map(({ text, isRequired }) => ({
    shareIn: saidBy(text),
    most: isRequired ? NEARLY : NEARLY / 2,
  }));
  const isToLead = [asked.text ?? "", ...asked.requirements.map(({ text }) => text)].some(asksToLead);
  const inOpening = asked.text ? wordsIn(asked.text) : () => 0;
  return (claim) => {
    const near = alike.reduce((sum, { shareIn, most }) => sum + shareIn(claim.text) * most, 0);
    const said = Math.min(inOpening(claim.text), MOST_SAID) * A_WORD;
    const years = (byYears.get(claim.id) ?? 0) * (claim.kind === "bullet" ? A_LINE_OF_YEARS : 1);
    const led = isToLead && claim.kind === "bullet" && showsPeopleLed(claim.text) ? PEOPLE_LED : 0;
    return Math.round(((met.get(claim.id) ?? 0) + years + near + said + led) * 100) / 100;
  };
}

/** Required demands before preferred ones. */
export function requiredFirst(requirements: readonly AskedRequirement[]): AskedRequirement[] {
  return requirements.toSorted((left, right) => Number(right.isRequired) - Number(left.isRequired));
}

/** Sorts claims by how much of the demands they show. Ties keep the resume's order. */
export function byWeight(
  claims: readonly UsableClaim[],
  weigh: (claim: UsableClaim) => number,
): UsableClaim[] {
  return claims
    .map((claim, index) => ({ claim, index, weight: weigh(claim) }))
    .sort((left, right) => right.weight - left.weight || left.index - right.index)
    .map(({ claim }) => claim);
}

/** The claims of one kind. */
export function ofKind(claims: readonly UsableClaim[], kind: string): UsableClaim[] {
  return claims.filter((claim) => claim.kind === kind);
}

/** The bullets of a job, volunteer work or project claim. */
export function bulletsOf(claims: readonly UsableClaim[], owner: UsableClaim): UsableClaim[] {
  return claims.filter(({ kind, path }) => kind === "bullet" && path.startsWith(`${owner.path}.`));
}
