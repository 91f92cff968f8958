import { isDeepStrictEqual } from "node:util";
import { at, isObject, type Json } from "../../support/json.ts";
import { hiddenIn, markersIn } from "./payloads.ts";

/** Names the places of markers, and which of them are the user's own words, which need no mark. */
export interface Places {
  nameOf: (marker: string) => string | undefined;
  isOwn: (marker: string) => boolean;
}

/** What is wrong with a tool's result: words outside the marked paths, in its frame, or in an error. */
export function leaksInResult(result: Json, places: Places): string[] {
  const structured = isObject(result.structuredContent) ? result.structuredContent : {};
  const text = at(result, "content", 0, "text");
  const same = typeof text === "string" && isDeepStrictEqual(JSON.parse(text), structured);
  const { data, metadata, next, ...rest } = partsOf(result, structured);
  const { untrusted: _, untrustedBeside: __, ...own } = isObject(metadata) ? metadata : {};
  const frame = { ...result, content: [], structuredContent: rest };
  if (result.isError === true) return [...leaksIn(structured, places), ...(same ? [] : ["halves differ"])];
  const marked = textsOf(at(metadata, "untrusted"));
  return [
    ...(same ? [] : ["halves differ"]),
    ...unmarked(sightings(data), marked, places, "data"),
    ...unmarked(
      sightings({ next, metadata: own }),
      textsOf(at(metadata, "untrustedBeside")),
      strangersAll(places),
      "beside",
    ),
    ...leaksIn(frame, places),
    ...hiddenIn(JSON.stringify(result)).map((character) => `hidden ${codeOf(character)}`),
  ];
}

/** The parts of an answer; bare data have what is said of them in the result's own metadata. */
function partsOf(result: Json, structured: Json): Json {
  const beside = at(result, "_meta", "io.github.career-context/metadata");
  return beside === undefined ? structured : { data: structured, metadata: beside };
}

/** Where there may be no such words at all: errors, lists, headers, logs. */
export function leaksIn(value: unknown, { nameOf }: Places): string[] {
  const found = sightings(value).flatMap(({ marker, path }) => told(nameOf(marker), path));
  const hidden = hiddenIn(JSON.stringify(value) ?? "").map((character) => `hidden ${codeOf(character)}`);
  return [...new Set([...found, ...hidden])];
}

/** What a client says of an error that was thrown. */
export function partsOfError(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  return { message, code: at(error, "code"), data: at(error, "data") };
}

interface Sighting {
  marker: string;
  path: string;
}

/** Each marker with its path, as `metadata.untrusted` writes paths; a name of a field stands at its object's path. */
function sightings(value: unknown, path = ""): Sighting[] {
  if (typeof value === "string") return markersIn(value).map((marker) => ({ marker, path }));
  if (Array.isArray(value)) return value.flatMap((item) => sightings(item, `${path}[]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...markersIn(key).map((marker) => ({ marker, path })),
    ...sightings(item, path === "" ? key : `${path}.${key}`),
  ]);
}

function unmarked(
  found: Sighting[],
  marked: readonly string[],
  { nameOf, isOwn }: Places,
  what: string,
): string[] {
  const open = found.filter(
    ({ marker, path }) => !isOwn(marker) && !marked.some((mark) => isUnder(path, mark)),
  );
  return [...new Set(open.flatMap(({ marker, path }) => told(nameOf(marker), `${path} in ${what}`)))];
}

/** A random secret may look like a marker, but names no place. */
function told(place: string | undefined, path: string): string[] {
  return place === undefined ? [] : [`${place} at ${path}`];
}

/** What is the user's own in data is no more theirs where it becomes part of a call to make. */
function strangersAll(places: Places): Places {
  return { ...places, isOwn: () => false };
}

function isUnder(path: string, mark: string): boolean {
  return path === mark || path.startsWith(`${mark}.`) || path.startsWith(`${mark}[]`);
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];
}

function codeOf(character: string): string {
  return character.length > 2 ? character : `U+${character.codePointAt(0)?.toString(16)}`;
}
