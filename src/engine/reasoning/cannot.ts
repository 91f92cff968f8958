import type { Answer, KeyFactor, SuggestedAction } from "./types.ts";

/** What an answer without evidence is worth at most, 0..1. */
const UNANSWERED = 0.1;

/** The answer to what nothing stored can answer: why, and what would help. */
export function cannotBeAnswered(
  why: string,
  help: readonly SuggestedAction[],
  keyFactors: KeyFactor[] = [],
  confidence = UNANSWERED,
): Answer {
  return {
    recommendation: `This cannot be answered from what is stored: ${why}`,
    confidence,
    keyFactors,
    suggestedActions: [...help],
  };
}

export const importResume: SuggestedAction = {
  text: "Look at what is stored, and import a resume if none is.",
  operation: "context.get",
  arguments: {},
};

export const takeInterests: SuggestedAction = {
  text: "Take the interest assessment.",
  operation: "assessments.questions",
  arguments: { moduleId: "riasec" },
};

/** An unknown, as one of an answer's factors. */
export function unknown(key: string, text: string): KeyFactor {
  return { key, text, effect: "unknown", claimIds: [] };
}

const usualTitle: SuggestedAction = {
  text: "Ask the user for a usual title of the role, and ask again with it.",
  operation: "context.get",
  arguments: {},
};

/** For a name that no occupation is sure enough for. */
export function roleUnknown(nearest: readonly { title: string }[]): Answer {
  const why = "a role of the question is no occupation that the catalogue knows by this name.";
  const titles = nearest.map(({ title }) => title);
  const [first] = titles;
  if (!first) return cannotBeAnswered(why, [usualTitle]);
  const ask = {
    text: "If one of these is meant, ask with its title.",
    operation: "careerMatch.find",
    arguments: { query: first },
  };
  const near = `The nearest titles of the catalogue are ${titles.join("; ")}.`;
  return cannotBeAnswered(why, [ask], [unknown("role", near)]);
}
