import { regions } from "../lexicon/countries.ts";
import { exonyms } from "../lexicon/exonyms.ts";
import { createTerms } from "../text/terms.ts";
import { wordsOf } from "../text/words.ts";
import { countryOf } from "./countries.ts";

/** A place as far as its words tell: a city by its folded words, a region by its code, a country by its ISO code. */
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

/** The place that a text names, such as "Duluth, MN" or "Berlin, Germany". */
export function readPlace(text: string): Place {
  const parts = text
    .slice(0, 200)
    .split(/[,;/|()，]|\s[-–—]\s/)
    .map((part) => part.replace(/\b\d[\d-]{3,}\b/g, "").trim())
    .filter((part) => part !== "");
  const place: Place = {};
  for (const [at, part] of parts.entries()) {
    const region = regionOf(part, at);
    const country = region ? undefined : countryOf(part);
    if (region) {
      place.region ??= region.code;
      place.country ??= region.country;
    } else if (country) place.country = country;
    else if (at === 0) place.city = ownName(folded(part));
    else place.region ??= folded(part);
  }
  return place;
}

const findRegions = createTerms(
  Object.fromEntries(
    Object.entries(regions).map(([country, list]) => [
      country,
      list
        .split("|")
        .map((line) => line.slice(line.indexOf(" ") + 1))
        // They are first names or words of names, too.
        .filter((name) => !/^(?:georgia|victoria|virginia|washington|new york)$/.test(name))
        .join("|"),
    ]),
  ),
);

/** The countries, by ISO code, whose states or provinces a text spells out. */
export function regionsIn(text: string): string[] {
  return [...new Set(findRegions(text).map(({ tag }) => tag))];
}

function regionOf(part: string, at: number): Region | undefined {
  const name = folded(part);
  if (at === 0 && citiesFirst.has(name)) return undefined;
  return /^\p{Lu}{2,3}$/u.test(part) ? byRegion.get(part) : byRegion.get(name);
}

const ownNames = new Map(
  Object.entries(exonyms).flatMap(([own, others]) =>
    others.split("|").map((other): [string, string] => [folded(other), own]),
  ),
);

/** "Munich" is München, Manhattan in New York, and 北京市朝阳区 in Beijing. */
function ownName(city: string): string {
  const own = ownNames.get(city);
  if (own !== undefined || !/\p{Script=Han}/u.test(city)) return own ?? city;
  return [...ownNames].find(([name]) => city.startsWith(name))?.[1] ?? city;
}

function folded(text: string): string {
  return wordsOf(text)
    .map(({ key }) => key)
    .join(" ");
}

/** Whether a place lies in the wanted one; undefined where what is known of them cannot tell. */
export function isWithin(place: Place, wanted: Place): boolean | undefined {
  const { city, region, country } = wanted;
  if (country && place.country && country !== place.country) return false;
  if (region && place.region && region !== place.region)
    return isKnown(region) && isKnown(place.region) ? false : undefined;
  if (city) return place.city ? isSameCity(city, place.city) : undefined;
  if (region) return place.region ? true : undefined;
  return country ? (place.country ? true : undefined) : undefined;
}

function isKnown(region: string): boolean {
  return byRegion.has(region);
}

/** "New York City" is New York, and "Frankfurt am Main" Frankfurt. */
function isSameCity(left: string, right: string): boolean {
  const [short = "", long = ""] = [left, right].toSorted((one, other) => one.length - other.length);
  return ` ${long} `.includes(` ${short} `);
}
