import type { CatalogBase } from "./baseline.ts";
import { blendProfiles, type ProfileVector, profileVector } from "./occupation-vectors.ts";
import type { PersonEvidence } from "./types.ts";
import { blend, type WordVector } from "./vector-space.ts";

/** An occupation that a person's history names, and how much of the person's profile it makes, 0..1. */
interface HistoryPart {
  position: number;
  weight: number;
  /** The place of the job title that names it; absent where only a list or a text does. */
  title?: number;
}

/** A person as occupations are: what is absent is not known. */
export interface PersonProfile {
  history: readonly HistoryPart[];
  interests?: ProfileVector;
  /** Whether the interests are those of the occupations in the history, because no assessment was taken. */
  areInterestsInferred: boolean;
  knowledge?: ProfileVector;
  words?: WordVector;
  /** The mean job zone, 1..5. */
  jobZone?: number;
  values?: ProfileVector;
  styles?: ProfileVector;
}

const MAX_TITLES = 12;
/** Each earlier job title counts this much less than the next one, down to `MIN_TITLE_FACTOR`. */
const TITLE_FADE = 0.1;
const MIN_TITLE_FACTOR = 0.5;
/** Below it a title shares a word with an occupation and names none. */
const MIN_RELEVANCE = 0.4;
/** More occupations than a title names in earnest. */
const SEARCHED = 200;
/** What an occupation that no title names is worth beside one that a title names by 1. */
const UNNAMED = 0.3;
/** Number of occupations that make the profile. */
const MAX_PARTS = 10;
/** How much nearer titles outweigh others: weight = (relevance / best) ^ POWER. */
const POWER = 8;
/** How much listed tools and skills re-weigh the occupations: × exp(LISTED × likeness). */
const LISTED = 10;

/** The person's profile, blended from the occupations that the history names. Source: docs/methods.md, Profile. */
export function personProfile(person: PersonEvidence, base: CatalogBase): PersonProfile {
  const history = historyOf(person, base);
  const isTitled = history.some(({ title }) => title !== undefined);
  const own = person.interests && profileVector(person.interests);
  // A list of skills tells what somebody knows; it says little of what they like or how they were prepared.
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

/** By tools and skills, and without a job title by the words of the person's texts as well. */
function likenessOf(
  { skills, titles, texts }: PersonEvidence,
  base: CatalogBase,
): (position: number) => number {
  const listed = base.listed.of(skills);
  if (titles.length > 0 || texts.length === 0) return listed;
  const cosines = base.words.cosines(base.words.vector(texts.map(({ text }) => text).join(" . ")));
  return (position) => listed(position) + (cosines[position] ?? 0);
}

/** The occupations that job titles name, each with its best relevance × fade and the title that has it. */
function namedByTitles(
  { titles }: PersonEvidence,
  base: CatalogBase,
): ReadonlyMap<number, { value: number; title?: number }> {
  const named = new Map<number, { value: number; title: number }>();
  for (const [title, { text }] of titles.slice(0, MAX_TITLES).entries()) {
    const fade = Math.max(MIN_TITLE_FACTOR, 1 - TITLE_FADE * title);
    for (const { code, relevance } of base.titles.search(text, SEARCHED)) {
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
