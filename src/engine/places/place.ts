import furtherPlaces from "../../../db/lexicon/places/further-places.json" with { type: "json" };
import { once } from "../../shared/lazy-module.ts";
import { regions } from "../lexicon/places/countries.ts";
import { createTerms } from "../text/names/terms.ts";
import { isTownAbroad } from "../text/names/towns.ts";
import { wordsOf } from "../text/words.ts";
import { countriesIn, countryOf } from "./countries.ts";

/**
 * Countries that the text readers do not look for, because many names are also words or first names. Only a
 * place's own part names them.
 */
const furtherCountries: Readonly<Record<string, string>> = furtherPlaces.furtherCountries;

/** Towns by folded name that are identified by a word after a shared name, and their countries. */
const namesakes: Readonly<Record<string, string>> = furtherPlaces.namesakes;

/** States, provinces and counties without a code, by country. */
const provinces: Readonly<Record<string, string>> = furtherPlaces.provinces;

/** Cities that a name alone identifies, by their own and English names, and their countries. */
const famous: Readonly<Record<string, string>> = furtherPlaces.famous;

/** Cities by their own names, with names in other languages or abbreviations, without accents. */
const exonyms: Readonly<Record<string, string>> = furtherPlaces.exonyms;

/** A place as far as its words say: a city by folded words, a region by code, a country by ISO code. */
export interface Place {
  city?: string;
  region?: string;
  country?: string;
}

interface Region {
  code: string;
  country: string;
}

const byRegion = new Map<string, Region>();
for (const [country, list] of Object.entries(regions)) {
  for (const line of list.split("|")) {
    const [code = "", ...name] = line.split(" ");
    byRegion.set(code, { code, country });
    byRegion.set(name.join(" "), { code, country });
  }
}
// Alone they mean the city.
const citiesFirst = new Set(["new york", "washington", "victoria"]);

const further = byName(furtherCountries);
const provinceOf = byName(provinces);
const famousOf = byName(famous);

/** The country that a city's name alone implies. */
export function countryOfFamous(city: string): string | undefined {
  return famousOf.get(city);
}

/** Country codes by each name in a list. */
function byName(lists: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([code, names]) =>
      names.split("|").map((name): [string, string] => [name, code]),
    ),
  );
}

/** The countries that the words of a place name: one for a place, or each of "Germany or Austria". */
export function countriesAt(text: string): string[] {
  const country = readPlace(text).country ?? countryOf(text);
  return country === undefined ? countriesIn(text) : [country];
}

/** The place in a text, such as "Duluth, MN" or "Berlin, Germany". */
export function readPlace(text: string): Place {
  const parts = text
    .slice(0, 200)
    // Brackets after a town's name may be part of it: "Frankfurt (Oder)".
    .replace(/ \((Oder|Saale|Westf|Main|Havel|Spree|Elbe)\.?\)/giu, " $1")
    .split(/[,;/|()，]|\s[-–—]\s/)
    .map((part) => part.replace(/\b\d[\d-]{3,}\b/g, "").trim())
    .filter((part) => part !== "");
  const place: Place = {};
  for (const [at, part] of parts.entries()) {
    const isTown = at === 0 && isNamedLikeRegion(part, parts.at(1));
    if (isTown === undefined) return {};
    const region = isTown ? undefined : regionOf(part, at, parts);
    const country = region || isTown ? undefined : countryNamed(part);
    if (region) {
      place.region ??= region.code;
      place.country ??= region.country;
    } else if (country) place.country = country;
    else if (at === 0) place.city = ownName(folded(part));
    else place.region ??= folded(part);
  }
  const country =
    (place.city === undefined ? undefined : namesakes[place.city]) ?? provinceOf.get(place.region ?? "");
  if (country === "GE" && place.country === "US") return { city: place.city, country };
  return { ...place, ...(country && !place.country && { country }) };
}

/** The country that a part names completely. A name that only starts with it is a town: "Mexico City". */
function countryNamed(part: string): string | undefined {
  const name = folded(part);
  return further.get(name) ?? (/ (?:city|ville|stadt)$/.test(name) ? undefined : countryOf(part));
}

/**
 * True if a name shared by a town and a state or country means the town, because a state follows it ("Nevada,
 * MO"). Undefined if it is unclear: "Ontario, CA" is in California or in Canada.
 */
function isNamedLikeRegion(part: string, next: string | undefined): boolean | undefined {
  const within = next && /^\p{Lu}{2,3}$/u.test(next) ? byRegion.get(next) : undefined;
  if (!within) return false;
  const own = byRegion.get(folded(part));
  if (!own) return countryNamed(part) !== undefined;
  if (own.code === within.code || citiesFirst.has(folded(part))) return false;
  return countryOf(next ?? "") === own.country ? undefined : true;
}

const findRegions = createTerms(
  Object.fromEntries(
    Object.entries(regions).map(([country, list]) => [
      country,
      list
        .split("|")
        .map((line) => line.slice(line.indexOf(" ") + 1))
        // They are also first names, or words in names.
        .filter((name) => !/^(?:georgia|victoria|virginia|washington|new york)$/.test(name))
        .join("|"),
    ]),
  ),
);

/** The ISO codes of the countries whose states or provinces a text spells out. */
export function regionsIn(text: string): string[] {
  return [...new Set(findRegions(text).map(({ tag }) => tag))];
}

function regionOf(part: string, at: number, parts: readonly string[]): Region | undefined {
  const name = folded(part);
  if (at === 0 && citiesFirst.has(name)) return undefined;
  if (!/^\p{Lu}{2,3}$/u.test(part)) return byRegion.get(name);
  const [city = ""] = parts;
  if (at > 0 && part === "WA" && westernAustralia.has(folded(city))) return byRegion.get("western australia");
  // State codes are also country codes: no town in Delaware is called Stuttgart.
  return at > 0 && countryOf(part) !== undefined && isTownAbroad(city, part) ? undefined : byRegion.get(part);
}

const westernAustralia = new Set("perth|fremantle|bunbury|mandurah|joondalup|kalgoorlie|broome".split("|"));

/** True if a region is in the list. */
export function isKnownRegion(region: string): boolean {
  return byRegion.has(region);
}

/** The region with the name of a city, or undefined. */
export function regionOfCity(city: string): string | undefined {
  return citiesFirst.has(city) ? byRegion.get(city)?.code : undefined;
}

const ownNames = once(
  () =>
    new Map(
      Object.entries(exonyms).flatMap(([own, others]) =>
        others.split("|").map((other): [string, string] => [folded(other), own]),
      ),
    ),
);

/** "Munich" is München, Manhattan is in New York, and 北京市朝阳区 is in Beijing. */
function ownName(city: string): string {
  const own = ownNames().get(city);
  if (own !== undefined || !/\p{Script=Han}/u.test(city)) return own ?? city;
  return [...ownNames()].find(([name]) => city.startsWith(name))?.[1] ?? city;
}

function folded(text: string): string {
  return wordsOf(text)
    .map(({ key }) => key)
    .join(" ");
}
