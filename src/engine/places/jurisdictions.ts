import words from "../../../db/lexicon/places/jurisdiction-words.json" with { type: "json" };
import { regions } from "../lexicon/places/countries.ts";
import { createTerms } from "../text/names/terms.ts";
import { countriesIn } from "./countries.ts";

/** Names in a country's licences besides the country's: words for its people and its licensing bodies. */
const countriesByWord: Readonly<Record<string, string>> = words.countriesByWord;

/** Names in a state's or province's licences besides its own. */
const regionsByWord: Readonly<Record<string, string>> = words.regionsByWord;

/** Where a licence is valid: in a country, or in one of its states or provinces. */
export interface Jurisdiction {
  country: string;
  region?: string;
}

const spelled: Record<string, string> = {};
const byCode = new Map<string, Jurisdiction>();
for (const country of ["US", "CA"] as const)
  for (const line of regions[country].split("|")) {
    const [region = "", ...name] = line.split(" ");
    byCode.set(region, { country, region });
    spelled[region] = [name.join(" "), regionsByWord[region]].filter(Boolean).join("|");
  }
const findRegions = createTerms(spelled);
const findCountries = createTerms(countriesByWord);

/** State codes that are also words or abbreviations. These count only after a comma or in brackets. */
const ambiguous = new Set("IN OR ME HI OK PA MA MD LA MS CT AL ID DE CO SC SD ON NS".split(" "));
const codes = /(?<![\p{L}\d])(\p{Lu}{2})(?![\p{L}\d])/gu;

/** The jurisdictions in a licence's text. */
export function jurisdictionsIn(text: string): Jurisdiction[] {
  const states = findRegions(text).flatMap(({ tag }) => byCode.get(tag) ?? []);
  const short = [...text.matchAll(codes)].flatMap((match) => {
    const [, code = ""] = match;
    const isSet = /[,(]\s?$/.test(text.slice(0, match.index));
    return !ambiguous.has(code) || isSet ? (byCode.get(code) ?? []) : [];
  });
  const found = [...states, ...short];
  // A text that names a state does not mean a country of the same name ("Georgia"), nor separately the state's
  // country ("Texas, USA").
  const of = new Set(found.map(({ country }) => country));
  const countries = [...countriesIn(text), ...findCountries(text).map(({ tag }) => tag)];
  const whole = countries.filter((country) => !of.has(country) && !(country === "GE" && found.length > 0));
  return [...found, ...[...new Set(whole)].map((country) => ({ country }))];
}

/** A body by its letters is the name of a licence as well: "COREN ativo". */
const letters = /^\p{Lu}{3,}$/u;

/** A text without the names of jurisdictions. The letters of a licensing body stay. */
export function withoutJurisdictions(text: string): string {
  const places = [...findRegions(text), ...findCountries(text)]
    .filter(({ start, end }) => !letters.test(text.slice(start, end)))
    .toSorted((a, b) => b.start - a.start);
  return places
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
    .replace(codes, (code) => (byCode.has(code) && !ambiguous.has(code) ? "" : code));
}

/**
 * True if a licence from one of these jurisdictions is valid in another. A state's licence is not valid in its
 * neighbour.
 */
export function holdsIn(held: readonly Jurisdiction[], asked: readonly Jurisdiction[]): boolean {
  return asked.some((wanted) =>
    held.some(
      ({ country, region }) =>
        country === wanted.country && (wanted.region === undefined || wanted.region === region),
    ),
  );
}
