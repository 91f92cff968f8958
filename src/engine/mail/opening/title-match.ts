import { latinWords, wordSet } from "../../text/fold.ts";
import { isFiller, titleWords } from "./names.ts";

const LEAST_STEM = 5;
const MOST_ENDING = 3;
/** Halves of "Bankkauffrau/-mann" and "conseiller(ère)" that are not words. */
const ENDINGS = wordSet(
  "mann frau in innen ere iere euse trice ice rice enne ne er iste ta a o e i as os es f h m w d x v",
);
/** Words that any mail may have. Alone they identify no title. */
const USUAL =
  wordSet(`office team shop store service services manager assistant assistance assistent assistenz assistente
  junior senior trainee lead leiter leitung chef chief work day night part full time teilzeit vollzeit company business people support
  customer client kunden staff worker stage praktikum ausbildung training help responsable directeur encargado adjoint
  medewerker collaboratore addetto employe empleado mitarbeiter programme program graduate apprentice`);

/** A text's words in the form for comparing title words. */
export interface TitleText {
  words: readonly string[];
  /** Abbreviations in capitals: IT, QA. */
  capitals: ReadonlySet<string>;
}

/** A text prepared for `toldTitle`. */
export function titleText(text: string): TitleText {
  return {
    words: [...new Set(latinWords(text))],
    capitals: new Set([...text.matchAll(/\b\p{Lu}{2,4}\b/gu)].map(([word]) => word.toLowerCase())),
  };
}

/** The one title that a text names in other word forms or by its distinctive half; undefined if two match. */
export function toldTitle(titles: readonly string[], text: TitleText): number | undefined {
  const telling = titles.map(tellingTitle);
  const whole = telling.map((words) => words.length > 0 && words.every((word) => has(text, word)));
  const only = onlyOne(whole);
  if (only !== undefined) return only;
  if (whole.some(Boolean)) return longest(telling, whole);
  return onlyOne(
    telling.map((words, at) => {
      const others = telling.filter((_, other) => other !== at).flat();
      const hits = words.filter((word) => has(text, word));
      const isOwn = hits.some((word) => !USUAL.has(word) && !others.some((other) => isAlike(other, word)));
      return isOwn && hits.length * 2 >= words.length;
    }),
  );
}

function tellingTitle(title: string): string[] {
  return titleWords(title).filter((word) => word.length > 1 && !ENDINGS.has(word) && !isFiller(word));
}

/**
 * Of the titles that a text names in full, the one with the words of all others and more: "Senior Analyst" next
 * to "Analyst".
 */
function longest(telling: readonly string[][], whole: readonly boolean[]): number | undefined {
  const named = telling.filter((_, at) => whole[at]);
  return onlyOne(
    telling.map(
      (words, at) =>
        whole[at] === true &&
        named.every(
          (other) =>
            other === words || (other.length < words.length && other.every((word) => words.includes(word))),
        ),
    ),
  );
}

function onlyOne(are: readonly boolean[]): number | undefined {
  const at = are.indexOf(true);
  return at >= 0 && are.lastIndexOf(true) === at ? at : undefined;
}

function has({ words, capitals }: TitleText, word: string): boolean {
  return word.length < 4 ? capitals.has(word) : words.some((other) => isAlike(word, other));
}

/** True if two words are forms of one: "educador" and "educadora", "Buchhalter" and "Buchhaltungsstelle". */
function isAlike(left: string, right: string): boolean {
  if (left === right) return true;
  const least = Math.min(left.length, right.length);
  if (least < 4) return false;
  if (left.startsWith(right) || right.startsWith(left))
    return least > LEAST_STEM || Math.abs(left.length - right.length) <= MOST_ENDING;
  const stem = Math.max(LEAST_STEM, least - 2);
  return left.slice(0, stem) === right.slice(0, stem);
}
