import { mean, round4, sum } from "../assessment/numbers.ts";
import { pearsonCongruence, type RiasecProfile } from "../assessment/riasec.ts";
import { seniorities } from "../seniority.ts";
import type { CareerPath } from "./types.ts";

/** The person to compare. Missing values are ignored. */
export interface PathPerson {
  /** Six scores 0..100 in the order R I A S E C. */
  riasec?: readonly number[];
  /** 0..100 by dimension. */
  workStyle?: Readonly<Record<string, number>>;
  /** The current title first. */
  titles: readonly string[];
  /** One of `seniorities`. Other words are ignored. */
  seniority?: string;
  /** The person's target. It orders transitions and never filters paths. */
  targetRole?: string;
}

/** How close two titles are, 0..1. */
export type TitleProximity = (left: string, right: string) => number;

/** One part of a similarity: its share of the whole (the shares sum to 1) and its value, both 0..1. */
interface SimilarityPart {
  weight: number;
  value: number;
}

/** The weighted sum, the parts that both sides have, and the weight of those among all parts, all 0..1. */
export interface Similarity {
  score: number;
  coverage: number;
  parts: Partial<Record<PartName, SimilarityPart>>;
}

/** The compared parts and their weights, which sum to 1. Source: docs/methods.md, Similarity. */
const partWeights = { riasec: 0.4, workStyle: 0.2, title: 0.3, seniority: 0.1 } as const;

/** The name of a part. */
type PartName = keyof typeof partWeights;

const partNames = ["riasec", "workStyle", "title", "seniority"] as const satisfies readonly PartName[];
/** Below this coverage there is no similarity, because seniority alone is not enough. */
const MIN_COVERAGE = 0.2;
/** Factor of earlier titles, against 1 for the current one. */
const EARLIER_TITLE_FACTOR = 0.8;
/** The current title and the four before it. Older titles no longer describe the person. */
const MAX_TITLES = 5;
const ranks: readonly string[] = seniorities;

/** Compares a person with a path; undefined if too little is known about both. */
export function similarityTo(
  person: PathPerson,
  path: CareerPath,
  titleProximity: TitleProximity,
): Similarity | undefined {
  const values = {
    riasec: riasecSimilarity(person.riasec, path.riasecProfile),
    workStyle: workStyleSimilarity(person.workStyle, path.workStyleProfile),
    title: titleSimilarity(person.titles, path, titleProximity),
    seniority: senioritySimilarity(person.seniority, path.seniority),
  };
  const known = partNames.flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [{ name, value, weight: partWeights[name] }];
  });
  const coverage = sum(known.map(({ weight }) => weight));
  if (coverage < MIN_COVERAGE) return undefined;
  const score = sum(known.map(({ weight, value }) => (weight / coverage) * value));
  const parts = known.map(({ name, weight, value }) => [
    name,
    { weight: round4(weight / coverage), value: round4(value) },
  ]);
  return { score: round4(clampUnit(score)), coverage: round4(coverage), parts: Object.fromEntries(parts) };
}

/** (1 + r) / 2 over the six interest areas; undefined without six scores or without spread. */
export function riasecSimilarity(
  scores: readonly number[] | undefined,
  profile: RiasecProfile | undefined,
): number | undefined {
  const person = scores && profileOf(scores);
  if (person === undefined || profile === undefined) return undefined;
  const r = pearsonCongruence(person, profile);
  return r === null ? undefined : (1 + r) / 2;
}

function profileOf(scores: readonly number[]): RiasecProfile | undefined {
  const [R, I, A, S, E, C, ...rest] = scores;
  if (rest.length > 0 || !scores.every(Number.isFinite)) return undefined;
  if (R === undefined || I === undefined || A === undefined) return undefined;
  if (S === undefined || E === undefined || C === undefined) return undefined;
  return { R, I, A, S, E, C };
}

/** 1 − mean|Δ| / 100 over the dimensions that both have. */
function workStyleSimilarity(
  person: Readonly<Record<string, number>> | undefined,
  path: Readonly<Record<string, number>> | undefined,
): number | undefined {
  if (person === undefined || path === undefined) return undefined;
  const gaps = Object.entries(path).flatMap(([dimension, value]) => {
    const own = Object.hasOwn(person, dimension) ? person[dimension] : undefined;
    return own === undefined || !Number.isFinite(own - value) ? [] : [Math.abs(own - value)];
  });
  return gaps.length === 0 ? undefined : clampUnit(1 - mean(gaps) / 100);
}

/** The closest match of the person's titles with the path's stations, except the last, which is still ahead. */
function titleSimilarity(
  titles: readonly string[],
  path: CareerPath,
  titleProximity: TitleProximity,
): number | undefined {
  const stations = [...new Set(path.transitions.map(({ from }) => from))];
  if (titles.length === 0 || stations.length === 0) return undefined;
  const values = titles.slice(0, MAX_TITLES).flatMap((title, place) => {
    const share = place === 0 ? 1 : EARLIER_TITLE_FACTOR;
    return stations.map((station) => share * clampUnit(titleProximity(title, station)));
  });
  return Math.max(...values);
}

function senioritySimilarity(person: string | undefined, path: string | undefined): number | undefined {
  const own = ranks.indexOf(person ?? "");
  const other = ranks.indexOf(path ?? "");
  return own < 0 || other < 0 ? undefined : 1 - Math.abs(own - other) / (ranks.length - 1);
}

/** Clamps a number to 0..1; NaN becomes 0. */
export function clampUnit(value: number): number {
  return value > 0 ? Math.min(1, value) : 0;
}
