import type { Carried } from "../tokens/carry.ts";
import type { Checked, Fault } from "./types.ts";

/** Facts from several jobs in one sentence: each part names its employer and states something about it. */
export function mixedJobs({ sentence, carried, words }: Checked): Fault | undefined {
  const stretches: Carried[][] = [];
  for (const each of carried) {
    const { bundle } = each.source;
    const last = stretches.at(-1);
    if (last && (bundle === undefined || last.some(({ source }) => source.bundle === bundle)))
      last.push(each);
    else if (last?.every(({ source }) => source.bundle === undefined)) last.push(each);
    else stretches.push([each]);
  }
  if (new Set(carried.flatMap(({ source }) => source.bundle ?? [])).size < 2) return undefined;
  for (const stretch of stretches) {
    const employer = stretch.filter(({ source, place }) =>
      source.employer.has(source.tokens[place]?.lemma ?? ""),
    );
    const rest = stretch.length - employer.length;
    const first = stretch[0]?.at ?? 0;
    const isBefore = sentence.marks
      .slice(Math.max(0, first - 3), first)
      .some(({ token }) => words.is("before", token.key));
    if (employer.length === 0 || (rest === 0 && !isBefore)) {
      return {
        why: "The facts are of different jobs; name the employer with each, or write two sentences.",
        source: stretch[0]?.source ?? (carried[0]?.source as Carried["source"]),
      };
    }
  }
  return undefined;
}

/** A skill without a claim in a job may not be said to have been used there. */
export function skillElsewhere({ sentence, carried, words }: Checked): Fault | undefined {
  const bundle = carried.find(({ source }) => source.bundle !== undefined);
  if (!bundle) return undefined;
  for (const { at, source } of carried) {
    if (source.claim?.kind !== "skill") continue;
    const before = sentence.marks
      .slice(0, at)
      .findLastIndex(
        ({ isContent }, place) =>
          isContent && !carried.some((each) => each.at === place && each.source.claim?.kind === "skill"),
      );
    const between = sentence.marks.slice(before + 1, at);
    const isHeld = between.some(
      ({ token: { key } }) =>
        (words.is("held", key) && key !== "with" && key !== "as") ||
        words.is("me", key) ||
        key === "familiar",
    );
    if (isHeld || before < 0) continue;
    return { why: "No claim says that this skill was used in this job; say apart that you have it.", source };
  }
  return undefined;
}
