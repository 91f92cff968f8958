import { isObject } from "../../../shared/json.ts";
import { countriesIn, countryOf } from "../../places/countries.ts";
import type { Span } from "../../text/piece.ts";
import { textOf } from "../json-resume.ts";
import { type ProofSource, placesOf } from "./source.ts";
import { type Accepts, type UnprovedPart, unprovedPart } from "./unproved.ts";

/** Proves each value of a resume's head separately. Returns the value as in the text, or undefined. */
export function proveBasics(
  source: ProofSource,
  value: unknown,
  path: string,
  found: { spans: Map<string, Span>; unproved: UnprovedPart[]; accepts: Accepts },
): unknown {
  if (Array.isArray(value)) {
    const kept: unknown[] = [];
    for (const [at, item] of value.entries()) {
      const proved = proveBasics(source, item, `${path}[${at}]`, found);
      if (proved !== undefined) kept.push(proved);
    }
    return kept.length > 0 ? kept : undefined;
  }
  if (isObject(value)) {
    const kept = Object.entries(value).flatMap(([key, item]) => {
      const proved = proveBasics(source, item, `${path}.${key}`, found);
      return proved === undefined ? [] : [[key, proved] as const];
    });
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  }
  const said = textOf(value);
  if (said === "") return undefined;
  const place = placeOf(source, path, said);
  if (place === undefined) {
    const part = unprovedPart(path, "not_found", found.accepts);
    found.unproved.push(part);
    return part.isAccepted && value;
  }
  if (place) found.spans.set(path, place);
  return value;
}

/** The place of a value; null if it follows from the text without being in it, such as a country code. */
function placeOf(source: ProofSource, path: string, said: string): Span | null | undefined {
  const [place] = placesOf(source, said);
  if (place) return place;
  if (path.endsWith(".countryCode")) {
    const country = countryOf(said);
    return country !== undefined && countriesIn(source.text).includes(country) ? null : undefined;
  }
  if (path.endsWith(".url")) return placesOf(source, said.replace(/^https?:\/\/(?:www\.)?|\/$/g, ""))[0];
  if (path.endsWith(".phone")) return digitsIn(source.text).includes(digitsIn(said)) ? null : undefined;
  if (path.endsWith(".network")) return source.folded.text.includes(said.toLowerCase()) ? null : undefined;
  return undefined;
}

function digitsIn(text: string): string {
  return text.replace(/[^\d\n]/g, "");
}
