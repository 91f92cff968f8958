import { countryOfFamous, isKnownRegion, type Place, regionOfCity } from "./place.ts";

/** True if a place is inside the wanted one; undefined if the data cannot tell. */
export function isWithin(place: Place, wanted: Place): boolean | undefined {
  const { city, region, country } = wanted;
  if (country && place.country && country !== place.country) return false;
  if (region && place.region && region !== place.region)
    return isKnownRegion(region) && isKnownRegion(place.region) ? false : undefined;
  if (city && place.city) return isSameTown(place, wanted);
  if (city) return undefined;
  if (region) return place.region ? true : undefined;
  return country ? (place.country ? true : undefined) : undefined;
}

function isSameTown(place: Place, wanted: Place): boolean | undefined {
  const { city = "", country } = wanted;
  // "Seattle, WA" for a person who wants "Washington", who may mean the state.
  if (place.city !== city && place.region !== undefined && place.region === regionOfCity(city))
    return undefined;
  const isSame = isSameCity(city, place.city ?? "");
  if (isSame && isElsewhere(place, wanted)) return undefined;
  const isOfOneCountry = country !== undefined && country === place.country;
  // An unknown region may be a country or a river: "Valencia, Carabobo" and "Valencia, Spain" differ.
  const unknown = [wanted.region, place.region].some((name) => name !== undefined && !isKnownRegion(name));
  const isBare = [place, wanted].some((one) => one.region === undefined && one.country === undefined);
  return isSame && unknown && !isOfOneCountry && !isBare && wanted.region !== place.region
    ? undefined
    : isSame;
}

/** True if one is a famous name alone and the other is in another country: "Barcelona" and "Barcelona, Venezuela". */
function isElsewhere(place: Place, wanted: Place): boolean {
  const [left, right] = [place, wanted].map((one) => one.country ?? countryOfFamous(one.city ?? ""));
  return left !== undefined && right !== undefined && left !== right;
}

/** Words before a city's name that mean the same city, and words that mean a part of it or another town. */
const around =
  /^(?:greater|central|inner|downtown|metro|metropolitan|city of|ciudad de|ville de|stadt|cidade de) $/;
const towards = /^(?:north|south|east|west|outer|upper|lower|nord|sud|ost|norte|sur|sul) $/;
/** Words between a name and what separates it from its namesakes. */
const telling = /^(?:de|del|da|do|am|an|upon|under|on|ob|im|in|bei|sur|sous|oder|saale|westf) /;
const principal = new Set([
  "frankfurt am main",
  "newcastle upon tyne",
  "santiago de chile",
  "palma de mallorca",
]);

/**
 * "New York City" is New York, and "Frankfurt am Main" is Frankfurt. East London may be London. York is not New
 * York.
 */
function isSameCity(left: string, right: string): boolean | undefined {
  const [short = "", long = ""] = [left, right].toSorted((one, other) => one.length - other.length);
  if (short === long) return true;
  if (long.startsWith(`${short} `)) {
    const isTold = telling.test(`${long.slice(short.length + 1)} `);
    return isTold && !principal.has(long) ? undefined : true;
  }
  if (!long.endsWith(` ${short}`)) return false;
  const before = long.slice(0, -short.length);
  if (around.test(before)) return true;
  return towards.test(before) ? undefined : false;
}
