// The plain baseline: BM25 (k1 1.2, b .75) over Porter stems without English function words.
import { importSource } from "../import-source.mjs";

const K1 = 1.2;
const B = 0.75;
const { isStopWord, stemOf, words } = await importSource(`
export { isStopWord } from "./engine/retrieval/words/stop-words.ts";
export { stemOf, words } from "./engine/retrieval/words/tokens.ts";
`);

/** Prepares a search over texts: the places of those that hold a word of the query, best first. */
export function bm25(texts) {
  const documents = texts.map((text) => termsOf(text));
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const postings = new Map();
  for (const [place, terms] of documents.entries())
    for (const [term, count] of counted(terms)) {
      const list = postings.get(term) ?? [];
      list.push([place, count]);
      postings.set(term, list);
    }
  return (query) => {
    const scores = new Map();
    for (const term of new Set(termsOf(query))) {
      const list = postings.get(term) ?? [];
      const idf = Math.log(1 + (texts.length - list.length + 0.5) / (list.length + 0.5));
      for (const [place, count] of list) {
        const norm = K1 * (1 - B + (B * documents[place].length) / average);
        scores.set(place, (scores.get(place) ?? 0) + (idf * count * (K1 + 1)) / (count + norm));
      }
    }
    return [...scores].sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([place]) => place);
  };
}

function termsOf(text) {
  return words(text).flatMap(({ token }) => (isStopWord(token, "en") ? [] : [stemOf(token)]));
}

function counted(terms) {
  const counts = new Map();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
