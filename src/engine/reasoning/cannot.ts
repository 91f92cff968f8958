import type { UnderstoodRole } from "../roles/resolve-role.ts";
import type { Answer, KeyFactor, SuggestedAction, Understood } from "./types.ts";

/** The highest confidence of an answer without evidence, 0..1. */
const UNANSWERED = 0.1;

/** How an answer without evidence begins. */
export const CANNOT = "The stored data cannot answer this: ";

/** How an answer begins that has only some words of a question. */
export const MAY_NOT = "The stored data may not answer this;";

/** The answer to a question that no stored data can answer: why, and what would help. */
export function cannotBeAnswered(
  why: string,
  help: readonly SuggestedAction[],
  keyFactors: KeyFactor[] = [],
  confidence = UNANSWERED,
): Answer {
  return {
    recommendation: `${CANNOT}${why}`,
    confidence,
    keyFactors,
    suggestedActions: [...help],
  };
}

/** The answer to a question that another call answers better: a sentence that says so, and that call. */
export function answeredElsewhere(
  sentence: string,
  calls: readonly SuggestedAction[],
  keyFactors: KeyFactor[] = [],
): Answer {
  return { recommendation: sentence, confidence: UNANSWERED, keyFactors, suggestedActions: [...calls] };
}

export const importResume: SuggestedAction = {
  text: "See what is stored, and import a resume if there is none.",
  operation: "context.get",
  arguments: {},
};

export const takeInterests: SuggestedAction = {
  text: "Take the interest assessment.",
  operation: "assessments.questions",
  arguments: { moduleId: "riasec" },
};

/** An unknown, as a factor of an answer. */
export function unknown(key: string, text: string): KeyFactor {
  return { key, text, effect: "unknown", claimIds: [] };
}

const usualTitle: SuggestedAction = {
  text: "Ask the user for a usual title of the role, and ask again with it.",
  operation: "context.get",
  arguments: {},
};

/** For names without a certain occupation, next to roles that are understood. */
export function roleUnknown(
  unknownRoles: Understood["unknownRoles"],
  understood: readonly UnderstoodRole[] = [],
): Answer {
  const why = "a role of the question is no occupation that the catalogue knows by this name.";
  const factors = [
    ...unknownRoles.map(unknownRole),
    ...understood.map(({ asked, title }) =>
      unknown("role", `"${asked}" is understood as ${title}, and compared with nothing.`),
    ),
  ];
  const first = unknownRoles.flatMap(({ nearest }) => nearest)[0]?.title;
  if (!first) return cannotBeAnswered(why, [usualTitle], factors);
  const ask = {
    text: "If you mean one of these, ask with its title.",
    operation: "careerMatch.find",
    arguments: { query: first },
  };
  return cannotBeAnswered(why, [ask], factors);
}

/** A role that was not understood: its name, and what it could mean. */
export function unknownRole({ asked, nearest }: Understood["unknownRoles"][number]): KeyFactor {
  const titles = nearest.map(({ title }) => title).join("; ");
  const near = titles === "" ? "" : `; the nearest titles of the catalogue are ${titles}`;
  return unknown("role", `"${asked}" is not understood as a role${near}.`);
}
