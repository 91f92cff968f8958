import { isObject } from "../../../shared/json.ts";

/** A position in a document: field names and list indexes. */
export type Place = (string | number)[];

/** A position in the form of claims and fields: `work[0].highlights[2]`. */
export function placeOfPath(path: string): Place {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) =>
    index === undefined ? part : Number(index),
  );
}

/** A position written in the form of claims and fields. */
export function pathOf(place: Place): string {
  return place.reduce<string>((path, key) => {
    if (typeof key === "number") return `${path}[${key}]`;
    return path === "" ? key : `${path}.${key}`;
  }, "");
}

/** A position as a JSON pointer (RFC 6901). */
export function pointerOf(place: Place): string {
  return place.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** A position from a JSON pointer into a document. `-` is after the last item of a list. Undefined if invalid. */
export function placeOfPointer(document: unknown, pointer: string): Place | undefined {
  if (!pointer.startsWith("/")) return undefined;
  const keys = pointer.slice(1).split("/");
  const place: Place = [];
  let at = document;
  for (const written of keys) {
    const key = written.replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(at)) {
      if (key !== "-" && !/^(0|[1-9]\d{0,5})$/.test(key)) return undefined;
      place.push(key === "-" ? at.length : Number(key));
    } else place.push(key);
    at = childOf(at, place.at(-1) ?? "");
  }
  return place;
}

export function valueAt(document: unknown, place: Place): unknown {
  return place.reduce(childOf, document);
}

function childOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return typeof key === "number" ? value[key] : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The document with another value at a position. Missing parents are created. */
export function withValue(document: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  if (Array.isArray(document) || (typeof key === "number" && !isObject(document))) {
    const list: unknown[] = Array.isArray(document) ? [...document] : [];
    list[Number(key)] = withValue(list[Number(key)], rest, value);
    return list;
  }
  const fields = isObject(document) ? document : {};
  return withField(fields, String(key), withValue(childOf(fields, key), rest, value));
}

/** The document without the value at a position. Later list items move up. */
export function withoutValue(document: unknown, place: Place): unknown {
  const parentPlace = place.slice(0, -1);
  const parent = valueAt(document, parentPlace);
  const key = place.at(-1);
  if (key === undefined) return undefined;
  if (Array.isArray(parent))
    return withValue(
      document,
      parentPlace,
      parent.filter((_, index) => index !== key),
    );
  if (!isObject(parent)) return document;
  const left = Object.fromEntries(Object.entries(parent).filter(([name]) => name !== key));
  return withValue(document, parentPlace, left);
}

function withField(fields: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  // Entries keep a key such as __proto__ as an ordinary key.
  const others = Object.entries(fields).map(([name, own]) => [name, name === key ? value : own] as const);
  return Object.fromEntries(Object.hasOwn(fields, key) ? others : [...others, [key, value] as const]);
}
