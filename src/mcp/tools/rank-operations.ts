import { readQuestion } from "../../engine/retrieval/question/question.ts";
import { stemOf, stems } from "../../engine/retrieval/words/tokens.ts";
import type { ToolDefinition } from "./definitions.ts";

/** An entry's own text, as stems. */
interface Described {
  name: ReadonlySet<string>;
  phrases: readonly (readonly string[])[];
  text: ReadonlySet<string>;
}

/** A query word: its stem, and the stems of its synonyms. */
interface Asked {
  stem: string;
  synonyms: readonly string[];
}

/** The weight of a word by its place in a declaration. */
const weight = { phrase: 6, name: 3, word: 2.5, text: 1 };
/** The share of the best score below which a result only shares a word by accident. */
const FAR_BELOW = 0.15;
/** The weight of a synonym. */
const SYNONYM = 0.5;

/** The operations that fit a person's words, the best first, ties in order. */
export function rankOperations(query: string, tools: readonly ToolDefinition[]): ToolDefinition[] {
  const asked = readQuestion(query).terms.map(({ word, synonyms }) => ({
    stem: stemOf(word),
    synonyms: synonyms.flatMap(stems),
  }));
  const described = tools.map((entry) => ({ entry, says: describedBy(entry) }));
  const scored = described
    .map(({ entry, says }) => ({ entry, score: score(asked, says, rarity) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score);
  const least = FAR_BELOW * (scored[0]?.score ?? 0);
  return scored.filter(({ score }) => score >= least).map(({ entry }) => entry);

  /** A word in many operations distinguishes them less. */
  function rarity(stem: string): number {
    const having = described.filter(({ says }) => place(stem, says) > 0).length;
    return Math.log(1 + described.length / Math.max(1, having));
  }
}

// A declaration never changes.
const known = new WeakMap<ToolDefinition, Described>();

function describedBy(entry: ToolDefinition): Described {
  const found = known.get(entry) ?? describe(entry);
  known.set(entry, found);
  return found;
}

function describe({ operation, tool, title, description, words }: ToolDefinition): Described {
  const name = `${operation.replace(/[.]|(?=[A-Z])/g, " ")} ${tool.replaceAll("_", " ")} ${title}`;
  return {
    name: new Set(stems(name)),
    phrases: words.map(mattering),
    text: new Set(stems(description)),
  };
}

/** A phrase without its function words, as a question is read. */
function mattering(phrase: string): string[] {
  return readQuestion(phrase).terms.map(({ word }) => stemOf(word));
}

function place(stem: string, { name, phrases, text }: Described): number {
  if (name.has(stem)) return weight.name;
  if (phrases.some((phrase) => phrase.includes(stem))) return weight.word;
  return text.has(stem) ? weight.text : 0;
}

function score(asked: readonly Asked[], says: Described, rarity: (stem: string) => number): number {
  const stemsAsked = new Set(asked.map(({ stem }) => stem));
  const whole = says.phrases.filter(
    (phrase) => phrase.length > 0 && phrase.every((stem) => stemsAsked.has(stem)),
  );
  const single = asked.map(({ stem, synonyms }) => {
    const own = place(stem, says) * rarity(stem);
    const other = Math.max(0, ...synonyms.map((synonym) => place(synonym, says) * rarity(synonym)));
    return Math.max(own, SYNONYM * other);
  });
  const phrases = whole.map((phrase) => weight.phrase * phrase.length);
  return [...single, ...phrases].reduce((sum, part) => sum + part, 0);
}
