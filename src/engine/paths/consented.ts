import { RIASEC } from "../assessment/riasec.ts";
import { traitNames } from "../catalog/types.ts";

/** Another user's data as plain values. Only data that a sharing flag allows is read. */
export interface Sharer {
  shareCareerPath: boolean;
  shareAssessmentResults: boolean;
  shareSkillProgression: boolean;
  transitions: readonly SharedMove[];
  /** Six scores 0..100 in the order R I A S E C. */
  riasec?: readonly number[];
  /** 0..100 by dimension. */
  workStyle?: Readonly<Record<string, number>>;
}

/** A user's move as recorded; `months` from the start at the one title to the start at the other. */
interface SharedMove {
  from: string;
  to: string;
  months: number;
  success: boolean;
  skillsAcquired?: readonly string[];
}

/** Maps a user's words to words that many users share, or drops them. */
export interface Vocabulary {
  /** A title's family (SOC minor group or a cleaned title); undefined excludes the move. */
  family: (title: string) => string | undefined;
  /** A skill's canonical name. Undefined excludes the skill. */
  skill: (name: string) => string | undefined;
}

/** One person's move, generalised so that it contains no exact values. */
export interface ConsentedMove {
  from: string;
  to: string;
  /** Bands of six months, 0 for less than six. */
  band: number;
  success: boolean;
  skills: readonly string[];
  /** Ordered interest letters such as "IR"; absent without the flag or without spread. */
  letters?: string;
  /** Steps of 20; absent without the flag or without any known dimension. */
  style?: Readonly<Record<string, number>>;
}

/** Months in a band of durations. */
export const BAND_MONTHS = 6;
const STYLE_STEP = 20;

/**
 * The moves that a user's flags allow, generalised. Each pair of families occurs once, so that no one counts
 * twice.
 */
export function consentedMoves(sharer: Sharer, words: Vocabulary, letterCount: number): ConsentedMove[] {
  if (!sharer.shareCareerPath) return [];
  const profile = sharer.shareAssessmentResults ? generalProfile(sharer, letterCount) : {};
  const byPair = new Map<string, ConsentedMove>();
  for (const move of sharer.transitions) {
    const admitted = generalMove(move, words, sharer.shareSkillProgression);
    if (admitted === undefined) continue;
    const pair = JSON.stringify([admitted.from, admitted.to]);
    if (!byPair.has(pair)) byPair.set(pair, { ...admitted, ...profile });
  }
  return [...byPair.values()];
}

function generalMove(move: SharedMove, words: Vocabulary, withSkills: boolean): ConsentedMove | undefined {
  const [from, to] = [words.family(move.from), words.family(move.to)];
  if (!from || !to || !(move.months >= 0 && move.months < Infinity)) return undefined;
  const names = withSkills ? (move.skillsAcquired ?? []).map(words.skill) : [];
  const skills = [...new Set(names.flatMap((name) => (name ? [name] : [])))];
  return { from, to, band: Math.floor(move.months / BAND_MONTHS), success: move.success, skills };
}

function generalProfile(sharer: Sharer, letterCount: number): Pick<ConsentedMove, "letters" | "style"> {
  const letters = lettersOf(sharer.riasec ?? [], letterCount);
  const style = steps(sharer.workStyle ?? {});
  return { ...(letters === undefined ? {} : { letters }), ...(style === undefined ? {} : { style }) };
}

/** The highest areas in order, ties in R-I-A-S-E-C order. Undefined for six equal scores, which have no order. */
function lettersOf(scores: readonly number[], count: number): string | undefined {
  if (scores.length !== RIASEC.length || !scores.every(Number.isFinite)) return undefined;
  if (scores.every((score) => score === scores[0])) return undefined;
  const ranked = RIASEC.map((letter, place) => ({ letter, score: scores[place] ?? 0 }));
  ranked.sort((a, b) => b.score - a.score);
  return ranked
    .slice(0, count)
    .map(({ letter }) => letter)
    .join("");
}

function steps(workStyle: Readonly<Record<string, number>>): Record<string, number> | undefined {
  const known = traitNames.flatMap((dimension) => {
    const value = Object.hasOwn(workStyle, dimension) ? workStyle[dimension] : undefined;
    if (value === undefined || !Number.isFinite(value)) return [];
    return [[dimension, STYLE_STEP * Math.round(Math.max(0, Math.min(100, value)) / STYLE_STEP)] as const];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
