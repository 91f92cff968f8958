import type { CatalogBase } from "./baseline.ts";
import { pearson } from "./numbers.ts";
import { createOwnedSkills, type OwnedSkills } from "./owned-skills.ts";
import type { FactorKey, PersonEvidence, PersonSkill, PersonText } from "./types.ts";
import { blend, type WordVector } from "./vector-space.ts";

/** For each factor a value per occupation, in the catalogue's order; NaN where there is no data. */
export type RawScores = Record<FactorKey, Float64Array>;

/** Weight of the title match in the experience value; the rest is the cosine of the words. Source: docs/methods.md, Raw values. */
const TITLE_SHARE = 0.6;
/** Each earlier job title counts this much less than the next one, down to `MIN_TITLE_FACTOR`. */
const TITLE_FADE = 0.1;
const MIN_TITLE_FACTOR = 0.5;
const MAX_TITLES = 12;
/** Factor with which the occupation of a recognised title adds to the person's words. */
const TITLE_WORDS_FACTOR = 0.6;

/** The values of every factor for every occupation, before conversion to percentiles. */
export function rawScores(person: PersonEvidence, base: CatalogBase): RawScores {
  const holdings = createOwnedSkills(person.skills, base.skills);
  const hasSkills = person.skills.length > 0;
  const profile = (mine: number[] | undefined, theirs: (index: number) => number[] | undefined) =>
    fill(base, (index) => correlation(mine, theirs(index)));
  return {
    skills: fill(base, (index) => (hasSkills ? skillCoverage(base, index, holdings) : undefined)),
    knowledge: knowledgeScores(person.skills, holdings, base),
    experience: experienceScores(person, base),
    interests: profile(person.interests, (index) => base.occupations[index]?.entry.interests),
    values: profile(person.values, (index) => base.occupations[index]?.entry.values),
    styles: profile(person.styles, (index) => base.occupations[index]?.entry.styles),
  };
}

/** Σ weight × covered / (Σ weight + allowance) over an occupation's skills and tools, 0..1; undefined without any. */
export function skillCoverage(base: CatalogBase, index: number, holdings: OwnedSkills): number | undefined {
  const occupation = base.occupations[index];
  if (occupation === undefined || occupation.needTotal === 0) return undefined;
  let covered = 0;
  for (const { skill, level, weight } of occupation.needs) covered += weight * holdings.covered(skill, level);
  return covered / (occupation.needTotal + base.allowance.skills);
}

function fill(base: CatalogBase, valueAt: (index: number) => number | undefined): Float64Array {
  return Float64Array.from(base.occupations, (_, index) => valueAt(index) ?? Number.NaN);
}

function correlation(mine: number[] | undefined, theirs: number[] | undefined): number | undefined {
  return mine === undefined || theirs === undefined ? undefined : pearson(mine, theirs);
}

/** Coverage like that of skills; a knowledge counts as far as it is held, or usual where a held skill is used. */
function knowledgeScores(
  skills: readonly PersonSkill[],
  holdings: OwnedSkills,
  base: CatalogBase,
): Float64Array {
  const usual = new Map<string, number>();
  for (const { id } of skills)
    for (const [knowledge, share] of base.usualKnowledge(id))
      if (share > (usual.get(knowledge) ?? 0)) usual.set(knowledge, share);
  return fill(base, (index) => {
    const occupation = base.occupations[index];
    if (skills.length === 0 || occupation === undefined || occupation.knowledgeTotal === 0) return undefined;
    let covered = 0;
    for (const { skill, weight } of occupation.knowledge)
      covered += weight * Math.max(holdings.covered(skill, 0), usual.get(skill) ?? 0);
    return covered / (occupation.knowledgeTotal + base.allowance.knowledge);
  });
}

/** TITLE_SHARE × best title match + (1 − TITLE_SHARE) × cosine of the words; NaN without titles and texts. */
function experienceScores({ titles, texts }: PersonEvidence, base: CatalogBase): Float64Array {
  if (titles.length === 0 && texts.length === 0) return fill(base, () => undefined);
  const byTitle = new Float64Array(base.occupations.length);
  const vectors: { vector: WordVector; factor: number }[] = [];
  for (const [place, { text }] of titles.slice(0, MAX_TITLES).entries()) {
    const fade = Math.max(MIN_TITLE_FACTOR, 1 - TITLE_FADE * place);
    const matches = base.titles.search(text, base.occupations.length);
    for (const { code, relevance } of matches) {
      const index = base.positions.get(code) ?? 0;
      byTitle[index] = Math.max(byTitle[index] ?? 0, fade * relevance);
    }
    const best = matches[0];
    const document = base.words.documents[base.positions.get(best?.code ?? "") ?? -1];
    if (best !== undefined && document !== undefined)
      vectors.push({ vector: document, factor: TITLE_WORDS_FACTOR * fade * best.relevance });
  }
  vectors.push({ vector: base.words.vector(ownWords(titles, texts)), factor: 1 });
  const cosines = base.words.cosines(blend(vectors));
  return fill(
    base,
    (index) => TITLE_SHARE * (byTitle[index] ?? 0) + (1 - TITLE_SHARE) * (cosines[index] ?? 0),
  );
}

function ownWords(titles: readonly PersonText[], texts: readonly PersonText[]): string {
  return [...titles, ...texts].map(({ text }) => text).join(" . ");
}
