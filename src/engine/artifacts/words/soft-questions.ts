import file from "../../../../db/lexicon/artifacts/soft-questions.json" with { type: "json" };
import { isElsewhere } from "./letters/elsewhere.ts";
import type { DocumentLanguage } from "./types.ts";

const pattern = (source: string) => new RegExp(source, "iu");
/** Character traits in openings: the words of a demand for each, and for some the words of a line that shows it. */
const traits = (Object.keys(file.says) as (keyof typeof file.says)[]).map((trait) => ({
  trait,
  says: pattern(file.says[trait]),
}));
const shownBy: Readonly<Record<string, string>> = file.shownBy;

const [leading, led] = [pattern(file.says.leading), pattern(file.shownBy.leading)];

/** True if a text asks to lead people. */
export function asksToLead(text: string): boolean {
  return leading.test(text);
}

/** True if a line says how many people were led: "Supervised 3 site engineers and 60+ workers". */
export function showsPeopleLed(text: string): boolean {
  return led.test(text) && /(?<![\p{L}\d.,%€$£])\d{1,3}\+? \p{Ll}{3}/u.test(text);
}

/** An interviewer's question about a character trait; undefined for a demand without one. */
export function softQuestion(
  { kind, text }: { kind: string; text: string },
  language: DocumentLanguage,
): { question: string; shownBy: RegExp | undefined } | undefined {
  if (kind !== "other" && kind !== "skill") return undefined;
  const found = traits.find(({ says }) => says.test(text))?.trait;
  if (found === undefined) return undefined;
  const shown = shownBy[found];
  const own = file[isElsewhere(language) ? "en" : language];
  return { question: own[found], shownBy: shown === undefined ? undefined : pattern(shown) };
}
