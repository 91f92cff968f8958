import type { CareerMatch, CareerMatchResult, Explanation } from "./schema.ts";

const NAMED_GAPS = 3;

/** A match with one line of reasons. Factors, the explanation and the name of its list are omitted. */
function conciseMatch({ title, occupationCode, matchScore, ...rest }: CareerMatch) {
  return {
    title,
    occupationCode,
    matchScore,
    coverage: rest.coverage,
    reasoningText: rest.reasoningText,
    skillGaps: rest.skillGaps.slice(0, NAMED_GAPS).map(({ skill }) => ({ skill })),
  };
}

/** The three lists, one line per match. */
export function conciseMatches(data: CareerMatchResult) {
  return {
    ...data,
    highFit: data.highFit.map(conciseMatch),
    worthExploring: data.worthExploring.map(conciseMatch),
    riskyMismatch: data.riskyMismatch.map(conciseMatch),
  };
}

/** The most telling sentences of an explanation. */
export function conciseExplanation({ whyFit, possibleFriction, missingRequirements }: Explanation) {
  return {
    whyFit: whyFit.slice(0, 2).map(({ text }) => ({ text })),
    possibleFriction: possibleFriction.slice(0, 2).map(({ text }) => ({ text })),
    missingRequirements: missingRequirements.slice(0, NAMED_GAPS).map(({ labelText }) => ({ labelText })),
  };
}
