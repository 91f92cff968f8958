import {
  type Place,
  placeOfPath,
  placeOfPointer,
  valueAt,
  withoutValue,
  withValue,
} from "../../engine/resume/edit/places.ts";
import { fail } from "../../operation/errors.ts";
import { isObject, mergePatch, sameJson } from "../../shared/json.ts";
import { confirmed } from "./confirm.ts";
import { type Draft, withClaims } from "./draft.ts";
import { identified } from "./identified.ts";
import { jsonResumeSections } from "./import/json-resume-schema.ts";
import { withSuperseded } from "./superseded.ts";
import { settled } from "./unconfirmed.ts";

/** A person's corrections, by claim id or JSON pointer. `add` appends an entry to a section. */
export interface Corrections {
  set: Record<string, unknown>;
  remove: readonly string[];
  add: Record<string, unknown>;
  /** Ids of unconfirmed claims. `set` and `remove` in the same call may use them. */
  confirm: readonly string[];
}

/**
 * Corrects a resume after adding the confirmed claims. Every claim with the same text keeps its id; corrected
 * claims become the person's statements. Throws resource.not_found for an unknown claim, validation.bad_request
 * for a place that does not exist.
 */
export function correct(
  stored: Draft,
  { set, remove: all, add, confirm }: Corrections,
  newId: () => string,
): Draft {
  const draft = confirmed(stored, confirm, newId);
  const apart = new Set(draft.record.unconfirmed.map(({ claimId }) => claimId));
  const remove = all.filter((path) => !apart.has(path));
  const at = Object.keys(set).map((path) => [path, placeFor(draft, path)] as const);
  const gone = remove.map((path) => existing(draft, placeFor(draft, path)));
  let document: unknown = draft.record.document;
  for (const [path, place] of at) document = withValue(document, place, newValue(document, place, set[path]));
  const changed = withClaims(draft, document, { newId, touched: at.map(([, place]) => place) });
  for (const place of [...gone].sort(lastFirst)) document = withoutValue(document, place);
  const lessened = withClaims(changed, document, { newId, touched: [] });
  for (const [section, added] of Object.entries(add)) {
    for (const entry of Array.isArray(added) ? added : [added]) {
      const place = placeToAdd(document, section);
      document = withValue(document, place, newValue(document, place, entry));
    }
  }
  const { record, claims } = withClaims(lessened, document, { newId, touched: [] });
  const left = record.unconfirmed.filter(({ claimId }) => !all.includes(claimId));
  const isAsImported = sameJson(record.document, stored.record.document);
  const imported = stored.record.imported ?? (isAsImported ? null : identified(stored));
  const source = withSuperseded(record.source, stored.claims, claims);
  return { record: { ...record, source, imported, unconfirmed: settled(left, claims) }, claims };
}

function placeFor({ record, claims }: Draft, path: string): Place {
  if (path.startsWith("/")) {
    const place = placeOfPointer(record.document, path);
    const parent = place && valueAt(record.document, place.slice(0, -1));
    const isRoom =
      place?.length === 1 || isObject(parent) || (Array.isArray(parent) && isWithin(parent, place));
    if (place && isRoom && isSection(place[0])) return place;
    throw fail(
      "validation.bad_request",
      "A path does not exist in the document: use a claim id, or a JSON pointer such as /work/0/position to an existing entry (/work/0/highlights/- appends).",
      { see: "resume.get" },
    );
  }
  const claim = claims.find(({ id }) => id === path);
  if (claim) return placeOfPath(claim.path);
  if (record.unconfirmed.some(({ claimId }) => claimId === path)) {
    throw fail(
      "validation.bad_request",
      "set names a claim that is unconfirmed: name it in confirm, too, and the correction holds.",
    );
  }
  throw fail("resource.not_found", "No claim of the resume has this id. A JSON pointer starts with /.", {
    see: "resume.get",
  });
}

function isWithin(list: unknown[], place: Place | undefined): boolean {
  return Number(place?.at(-1)) <= list.length;
}

function isSection(name: unknown): boolean {
  return jsonResumeSections.some((section) => section === name);
}

function existing({ record }: Draft, place: Place): Place {
  if (valueAt(record.document, place) !== undefined) return place;
  throw fail("validation.bad_request", "remove names a place where the document is empty.", {
    see: "resume.get",
  });
}

function placeToAdd(document: unknown, section: string): Place {
  if (!isSection(section) || section === "basics") {
    const known = jsonResumeSections.filter((name) => name !== "basics").join(", ");
    throw fail("validation.bad_request", `add takes entries of ${known}; basics are changed by set.`);
  }
  const list = valueAt(document, [section]);
  return [section, Array.isArray(list) ? list.length : 0];
}

/** An object is merged into an entry; a string is the name of a skill. */
function newValue(document: unknown, place: Place, value: unknown): unknown {
  const there = valueAt(document, place);
  const isSkill = place[0] === "skills" && place.length === 2;
  if (isSkill && typeof value === "string") return mergePatch(there, { name: value });
  if (isObject(there) && !isObject(value)) {
    throw fail(
      "validation.bad_request",
      "A job, degree or other entry is set by an object with its changed fields, such as { position: ... }; only a bullet, a skill or a single field is set by a text.",
    );
  }
  if (typeof there === "string" && isObject(value)) {
    throw fail("validation.bad_request", "A bullet, a skill or a single field is set by a text.");
  }
  return isObject(there) ? mergePatch(there, value) : value;
}

/** Removes the last item of a list first, so that the other indexes stay valid. */
export function lastFirst(left: Place, right: Place): number {
  for (const [at, key] of left.entries()) {
    const other = right[at];
    if (typeof key === "number" && typeof other === "number" && key !== other) return other - key;
  }
  return right.length - left.length;
}
