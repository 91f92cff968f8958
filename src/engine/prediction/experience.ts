import type { CatalogBase } from "../fit/baseline.ts";
import { blend, type WordVector } from "../fit/space/vector-space.ts";
import type { PersonEvidence, PersonText } from "../fit/types.ts";
import { titleMatches } from "../roles/title-matches.ts";

/** Weight of the title match in the experience value; the rest is the cosine of the words. Source: docs/methods.md, Prediction. */
const TITLE_SHARE = 0.6;
/** Each earlier job title counts this much less than the next, down to `MIN_TITLE_FACTOR`. */
const TITLE_FADE = 0.1;
const MIN_TITLE_FACTOR = 0.5;
const MAX_TITLES = 12;
/** The factor with which a recognised title's occupation adds to the person's words. */
const TITLE_WORDS_FACTOR = 0.6;

/** How close a person's titles and words are to each occupation, 0..1; NaN without titles and texts. */
export function experienceScores({ titles, texts }: PersonEvidence, base: CatalogBase): Float64Array {
  const size = base.occupations.length;
  if (titles.length === 0 && texts.length === 0) return new Float64Array(size).fill(Number.NaN);
  const byTitle = new Float64Array(size);
  const vectors: { vector: WordVector; factor: number }[] = [];
  for (const [place, { text }] of titles.slice(0, MAX_TITLES).entries()) {
    const fade = Math.max(MIN_TITLE_FACTOR, 1 - TITLE_FADE * place);
    const matches = titleMatches(text, base, size);
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
  return byTitle.map((title, index) => TITLE_SHARE * title + (1 - TITLE_SHARE) * (cosines[index] ?? 0));
}

function ownWords(titles: readonly PersonText[], texts: readonly PersonText[]): string {
  return [...titles, ...texts].map(({ text }) => text).join(" . ");
}
