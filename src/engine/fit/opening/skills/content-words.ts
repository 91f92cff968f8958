import file from "../../../../../db/lexicon/fit/content-words.json" with { type: "json" };
import { dataFile } from "../../../lexicon/data-file.ts";
import { irregularForms, verbStems } from "../../../lexicon/words/irregular-words.ts";
import { inflectedStem } from "../../../skills/inflections.ts";
import { wordsOf } from "../../../text/words.ts";

const read = dataFile("fit/content-words", file);

/** Words that say nothing about the demand: grammar, necessity, and words for kinds of requirements. */
const plain = read.wordSet("plain");

/** The stems of a text's content words, each once. */
export function contentWords(text: string, ignored: ReadonlySet<string> = plain): string[] {
  const keys = wordsOf(inOneForm(text)).flatMap(({ key }) =>
    plain.has(key) || ignored.has(key) ? [] : [stemOf(key)],
  );
  return [...new Set(keys)];
}

/** The stems of all words of a text. */
export function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(inOneForm(text)).map(({ key }) => stemOf(key)));
}

const LEAST_GERMAN = 7;

/** A word's stem, also without the plural or case of German nouns: "Nutzfahrzeugen", "Nutzfahrzeug". */
function stemOf(word: string): string {
  // "Preceptorship" is what a preceptor does. An apprenticeship is more than being an apprentice.
  const doer = word.replace(/(?<=\p{L}{3}(?:or|er))ships?$/u, "");
  const plainStem = inflectedStem(irregularForms.get(doer) ?? doer);
  const stem = verbStems.get(plainStem) ?? plainStem;
  return stem.length >= LEAST_GERMAN && stem.endsWith("en") ? stem.slice(0, -2) : stem;
}

const stemsByText = new WeakMap<{ text: string }, ReadonlySet<string>>();

/** The stems of a claim's words, computed once for all requirements. */
export function stemsOfClaim(claim: { text: string }): ReadonlySet<string> {
  const known = stemsByText.get(claim);
  if (known) return known;
  const stems = stemsOf(claim.text);
  stemsByText.set(claim, stems);
  return stems;
}

/**
 * Words in one form, mainly names of trades: "Pfleger/in", "Pflegerin"; "vendedor(a)", "vendedora"; "infirmière",
 * "technicienne".
 */
function inOneForm(text: string): string {
  return (
    text
      // "d'expérience" has one word.
      .replace(/(?<!\p{L})(?:[dlnsjmtc]|qu)['’](?=\p{L})/giu, "")
      // A paper "up to date" is the paper. "De jour" are working hours.
      .replace(
        /(?<!\p{L})(?:à jour|up[- ]to[- ]date|en cours de validité|en vigor|vigente|em dia)(?!\p{L})/giu,
        " ",
      )
      .replace(/(?<!\p{L})(?:after[- ]school|extra[- ]?curricular)(?!\p{L})/giu, "extracurricular")
      // "In-house" is one word and has nothing to do with houses.
      .replace(/(?<!\p{L})in[- ]house(?!\p{L})/giu, "inhouse")
      .replace(
        /(\p{L}{2}(?:er|ant|ent|ist|or|oge|eur))(?:[/:*_]-?in(?:nen)?|\(in(?:nen)?\)|in(?:nen)?)(?!\p{L})/giu,
        "$1",
      )
      .replace(/(\p{L}{2}(?:dor|tor|sor))(?:\/a|\(a\)|a)(?!\p{L})/giu, "$1")
      .replace(/(\p{L}{3})(?:o\/a|o\(a\)|a\/o)(?!\p{L})/giu, "$1o")
      // Adjectives of a trade: "expérience commerciale", "experiencia administrativa", "kaufmännische Erfahrung".
      .replace(/(\p{L}{4}(?:ci|ti|tu))(?:ales?|aux)(?!\p{L})/giu, "$1al")
      .replace(/(\p{L}{4}tiv)[ao]s?(?!\p{L})/giu, "$1o")
      .replace(/kauf(?:männisch\p{L}{0,2}|frau(?:en)?|leuten?)(?!\p{L})/giu, "kaufmann")
      .replace(/(\p{L}{2}i)ère(?!\p{L})/giu, "$1er")
      .replace(/(\p{L}{2}ie)nne(?!\p{L})/giu, "$1n")
  );
}

/** The share, 0..1, of content words that a text or its stems contain; undefined without any. */
export function shareOf(wanted: readonly string[], text: string | ReadonlySet<string>): number | undefined {
  if (wanted.length === 0) return undefined;
  const said = typeof text === "string" ? stemsOf(text) : text;
  return wanted.filter((word) => said.has(word)).length / wanted.length;
}
