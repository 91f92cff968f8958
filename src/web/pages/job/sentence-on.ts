import { shortened } from "../../../shared/text/words.ts";

/** A claim up to this length is shown whole. */
const SHORT = 200;
/** So many first letters make two forms of a word alike: "cleaned", "cleaning". */
const STEM = 5;

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** Of a long claim, the sentence with the most words of a demand, shortened if it is long itself. */
export function sentenceOn(text: string, demand: string): string {
  if (text.length <= SHORT) return text;
  const asked = stemsOf(demand);
  const parts = [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
  const shares = parts.map((part) => [...stemsOf(part)].filter((stem) => asked.has(stem)).length);
  const best = shares.indexOf(Math.max(...shares));
  const said = shortened(parts[best] ?? text, SHORT);
  return `${best > 0 ? "… " : ""}${said}${best < parts.length - 1 && !said.endsWith("…") ? " …" : ""}`;
}

function stemsOf(text: string): Set<string> {
  const found = [...words.segment(text.toLowerCase())].filter(({ isWordLike }) => isWordLike);
  return new Set(found.flatMap(({ segment }) => (segment.length > 2 ? segment.slice(0, STEM) : [])));
}
