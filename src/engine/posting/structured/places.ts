import { isObject } from "../../../shared/json.ts";
import type { Node } from "./json-ld.ts";
import { names, said, texts } from "./values.ts";

/** "Remote" in place of a location. */
const noPlace =
  /^(?:(?:fully |100 ?% )?remote|anywhere|work from home|home ?office|télétravail|teletrabajo)$/i;

/** The work places of a JobPosting. */
export interface StructuredPlaces {
  places: string[];
  remote: boolean;
}

/** A JobPosting's places; for a remote one without a place, where applicants may live. */
export function structuredPlaces(node: Node): StructuredPlaces {
  const list = Array.isArray(node.jobLocation) ? node.jobLocation.slice(0, 20) : [node.jobLocation];
  const parts = list.flatMap(place);
  const remote =
    texts(node.jobLocationType).some((type) => /telecommut|remote/i.test(type)) ||
    parts.some((each) => each.some((part) => noPlace.test(part)));
  const places = parts.flatMap(lineOf);
  const all = places.length > 0 || !remote ? places : said(names(node.applicantLocationRequirements));
  return { places: [...new Set(all)].slice(0, 10), remote };
}

function lineOf(parts: readonly string[]): string[] {
  const line = [...new Set(said(parts).filter((part) => !noPlace.test(part)))].join(", ");
  return line === "" ? [] : [line];
}

/** Each place of a value by its parts. */
function place(value: unknown): string[][] {
  if (!isObject(value)) return texts(value).map((text) => [text]);
  if (value.address === undefined && value.addressLocality !== undefined) return address(value);
  const addresses = Array.isArray(value.address) ? value.address.slice(0, 10) : [value.address];
  const found = addresses.flatMap(address);
  return found.length > 0 ? found : texts(value.name).map((text) => [text]);
}

function address(value: unknown): string[][] {
  if (!isObject(value)) return texts(value).map((text) => [text]);
  const parts = [value.addressLocality, value.addressRegion, value.addressCountry].flatMap((part) =>
    names(part).slice(0, 1),
  );
  return parts.length === 0 ? [] : [parts];
}
