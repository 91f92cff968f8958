import { resolveRole } from "./resolve-role.ts";

/** The occupations near a job title, the nearest first. `relevance` is 0..1. */
export interface TitleMatch {
  code: string;
  relevance: number;
}

type Titles = Parameters<typeof resolveRole>[1];

/** From here the words of a title name its occupation. */
const NAMED = 0.9;
/** The relevance of an occupation that a title is understood as, although its words alone do not find it. */
const UNDERSTOOD = 0.95;
/** A less certain name is a guess by words. */
const LEAST_CONFIDENCE = 0.7;

/**
 * The occupations near a job title: by its words, and before them the one that it is understood as, such as "avocate
 * collaboratrice" or "Staff Nurse, Intensive Care Unit".
 */
export function titleMatches(text: string, index: Titles, limit: number): TitleMatch[] {
  const found = index.titles.search(text, limit);
  if ((found[0]?.relevance ?? 0) >= NAMED) return found;
  const role = resolveRole(text, index).understoodAs;
  // A rank is certain of its base: a "contadora sênior" is an accountant.
  const isRank = role?.step !== undefined && role.step.kind !== "entry";
  if (!role || (role.confidence < LEAST_CONFIDENCE && !isRank)) return found;
  const others = found.filter(({ code }) => code !== role.code);
  return [{ code: role.code, relevance: UNDERSTOOD }, ...others].slice(0, limit);
}
