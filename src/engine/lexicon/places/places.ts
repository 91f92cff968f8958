import file from "../../../../db/lexicon/places/places.json" with { type: "json" };
import { phraseSet } from "../../text/fold.ts";
import { dataFile } from "../data-file.ts";

const read = dataFile("places/places", file);

/** A pattern alternation, longer names first because they may start with shorter ones. */
function alternation(list: readonly string[]): string {
  return list
    .toSorted((left, right) => right.length - left.length)
    .map((name) => name.replaceAll(/[.()]/g, "\\$&"))
    .join("|");
}

const regionCodes = read.words("regionCodes");

const regions = read.names("regions");

const countries = read.names("countries");

const cities = read.names("cities");

/** Chinese cities as an alternation. */
export const chineseCities = file.chineseCities;

/** Postal abbreviations of states and provinces in the United States, Canada and Australia, in capitals. */
export const REGION_CODES: ReadonlySet<string> = new Set(regionCodes);

/** Postal abbreviations of states that are only certain behind a town and a slash: "São Paulo/SP". */
export const STATES_BEHIND_SLASH: ReadonlySet<string> = new Set(read.words("statesBehindSlash"));

/** The same as an alternation. */
export const stateCodes = regionCodes.join("|");

/** Names of states, provinces and regions, folded. */
export const REGIONS = phraseSet(regions.join(","));

/** Names of countries in English, German, French, Spanish and Portuguese, folded. */
export const COUNTRIES = phraseSet(countries.join(","));

/** Names of states, countries and other regions as an alternation, as written after a city. */
export const regionNames = alternation([...regions, ...countries]);

/** Well-known cities, folded, which are places even without other evidence. */
export const CITIES = phraseSet(cities.join(","));

/** The same as an alternation, with Chinese cities. */
export const knownCities = `${alternation(cities)}|(?:${chineseCities}|香港|台北)市?`;

/** Large regions that a remote job may be open to. */
export const scopeNames = file.scopeNames;

/** Two-letter country codes used in capitals that are not postal state codes. */
export const COUNTRY_CODES: ReadonlySet<string> = read.wordSet("countryCodes");

/** Words in place of a location. */
export const REMOTE = phraseSet(file.remote);

/** Lower-case words inside city names. */
export const PLACE_PARTICLES = read.wordSet("placeParticles");
