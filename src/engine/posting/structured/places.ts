import { isObject } from "../../../shared/json.ts";
import type { Node } from "./json-ld.ts";
import { names, texts } from "./values.ts";

/** The places of a JobPosting; for a remote one without a place, where applicants may live. */
export function structuredPlaces(node: Node, remote: boolean): string[] {
  const list = Array.isArray(node.jobLocation) ? node.jobLocation.slice(0, 20) : [node.jobLocation];
  const places = list.flatMap(place);
  const all = places.length > 0 || !remote ? places : names(node.applicantLocationRequirements);
  return [...new Set(all)].slice(0, 10);
}

function place(value: unknown): string[] {
  if (!isObject(value)) return texts(value);
  if (value.address === undefined && value.addressLocality !== undefined) return address(value);
  const lines = Array.isArray(value.address)
    ? value.address.slice(0, 10).flatMap(address)
    : address(value.address);
  return lines.length > 0 ? lines : texts(value.name);
}

function address(value: unknown): string[] {
  if (!isObject(value)) return texts(value);
  const parts = [value.addressLocality, value.addressRegion, value.addressCountry].map(
    (part) => names(part)[0] ?? "",
  );
  const line = [...new Set(parts.filter((part) => part !== ""))].join(", ");
  return line === "" ? [] : [line];
}
