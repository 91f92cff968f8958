import { titleMatches } from "../../roles/title-matches.ts";
import type { CatalogBase } from "../baseline.ts";
import { blendProfiles, type ProfileVector, profileVector } from "../space/occupation-vectors.ts";
import { blend, type WordVector } from "../space/vector-space.ts";
import type { PersonEvidence } from "../types.ts";

/** An occupation in a person's history, and its share of the person's profile, 0..1. */
interface HistoryPart {
  position: number;
  weight: number;
  /** The position of the job title that names it. Absent if only a list or a text does. */
  title?: number;
}

/** A person in the same form as an occupation. Absent means unknown. */
export interface PersonProfile {
  history: readonly HistoryPart[];
  interests?: ProfileVector;
  /** True if the interests come from past occupations because no assessment was taken. */
  areInterestsInferred: boolean;
  knowledge?: ProfileVector;
  words?: WordVector;
  /** The mean job zone, 1..5. */
  jobZone?: number;
  values?: ProfileVector;
  styles?: ProfileVector;
}

const MAX_TITLES = 12;
/** Each earlier job title counts this much less than the next, down to `MIN_TITLE_FACTOR`. */
const TITLE_FADE = 0.1;
const MIN_TITLE_FACTOR = 0.5;
/** Below this, a title only shares a word with an occupation. */
const MIN_RELEVANCE = 0.3;
/** More occupations than any title really names. */
const SEARCHED = 200;
/** The weight of an occupation without a matching title, relative to 1 for a matching title. */
const UNNAMED = 0.3;
/** Number of occupations that make the profile. */
const MAX_PARTS = 10;
/** How much nearer titles outweigh others: weight = (relevance / best) ^ POWER. */
const POWER = 8;
/** How much listed tools and skills change the occupations' weights: × exp(LISTED × likeness). */
const LISTED = 10;

/** The person's profile, blended from the occupations in the history. Source: docs/methods.md, Profile. */
export function personProfile(person: PersonEvidence, base: CatalogBase): PersonProfile {
  const history = historyOf(person, base);
  const isTitled = history.some(({ title }) => title !== undefined);
  const own = person.interests && profileVector(person.interests);
  // A list of skills shows knowledge. It says little about interests or preparation.
  const inferred = person.interests || !isTitled ? undefined : blendProfiles(base.interests, history);
  const interests = own ?? inferred;
  const knowledge = blendProfiles(base.knowledge, history);
  const jobZone = isTitled ? meanZone(history, base) : undefined;
  const values = person.values && profileVector(person.values);
  const styles = person.styles && profileVector(person.styles);
  return {
    history,
    areInterestsInferred: inferred !== undefined,
    ...(interests && { interests }),
    ...(knowledge && { knowledge }),
    ...(history.length > 0 && { words: wordsOf(history, base) }),
    ...(jobZone !== undefined && { jobZone }),
    ...(values && { values }),
    ...(styles && { styles }),
  };
}

function historyOf(person: PersonEvidence, base: CatalogBase): HistoryPart[] {
  const likeness = likenessOf(person, base);
  const named = namedByTitles(person, base);
  const best = Math.max(UNNAMED, ...[...named.values()].map(({ value }) => value));
  const weighed = base.occupations
    .flatMap((_, position): HistoryPart[] => {
      const found = named.get(position);
      const like = likeness(position);
      if (!found && like <= 0) return [];
      const { title, value } = found ?? { value: UNNAMED };
      const weight = (Math.max(UNNAMED, value) / best) ** POWER * Math.exp(LISTED * like);
      return [{ position, weight, ...(title !== undefined && { title }) }];
    })
    .sort((left, right) => right.weight - left.weight || left.position - right.position)
    .slice(0, MAX_PARTS);
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.map((part) => ({ ...part, weight: part.weight / whole }));
}

/** By tools and skills. Without a job title, also by the words of the person's texts. */
function likenessOf(
  { skills, titles, texts }: PersonEvidence,
  base: CatalogBase,
): (position: number) => number {
  const listed = base.listed.of(skills);
  if (titles.length > 0 || texts.length === 0) return listed;
  const cosines = base.words.cosines(base.words.vector(texts.map(({ text }) => text).join(" . ")));
  return (position) => listed(position) + (cosines[position] ?? 0);
}

/** The occupations that job titles name, each with its best relevance × fade and the matching title. */
function namedByTitles(
  { titles }: PersonEvidence,
  base: CatalogBase,
): ReadonlyMap<number, { value: number; title?: number }> {
  const named = new Map<number, { value: number; title: number }>();
  for (const [title, { text }] of titles.slice(0, MAX_TITLES).entries()) {
    const fade = Math.max(MIN_TITLE_FACTOR, 1 - TITLE_FADE * title);
    for (const { code, relevance } of titleMatches(text, base, SEARCHED)) {
      const position = base.positions.get(code) ?? 0;
      const value = fade * relevance;
      if (relevance >= MIN_RELEVANCE && value > (named.get(position)?.value ?? 0))
        named.set(position, { value, title });
    }
  }
  return named;
}

function wordsOf(history: readonly HistoryPart[], { words }: CatalogBase): WordVector {
  return blend(
    history.map(({ position, weight }) => ({
      vector: words.documents[position] ?? new Map(),
      factor: weight,
    })),
  );
}

function meanZone(history: readonly HistoryPart[], { occupations }: CatalogBase): number | undefined {
  const zoned = history.flatMap(({ position, weight }) => {
    const zone = occupations[position]?.entry.jobZone;
    return zone === undefined ? [] : [{ zone, weight }];
  });
  const whole = zoned.reduce((sum, { weight }) => sum + weight, 0);
  return whole === 0 ? undefined : zoned.reduce((sum, { zone, weight }) => sum + zone * weight, 0) / whole;
}
