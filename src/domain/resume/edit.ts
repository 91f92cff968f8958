import { claimsOf } from "../../engine/resume/claims.ts";
import {
  type Place,
  pathOf,
  placeOfPath,
  placeOfPointer,
  valueAt,
  withoutValue,
  withValue,
} from "../../engine/resume/edit/places.ts";
import { fail } from "../../operation/errors.ts";
import { isObject, mergePatch } from "../../shared/json.ts";
import { fieldsFor } from "./fields.ts";
import { identified } from "./imported.ts";
import { jsonResumeSections } from "./json-resume-schema.ts";
import { readJsonResume } from "./read-json-resume.ts";
import type { ClaimRecord, ResumeRecord } from "./schema.ts";

/** What a person corrects, by claim id or JSON pointer; `add` appends an entry to a section. */
export interface Corrections {
  set: Record<string, unknown>;
  remove: readonly string[];
  add: Record<string, unknown>;
}

/** A resume with its claims, in the middle of being corrected. */
export interface Draft {
  record: ResumeRecord;
  claims: ClaimRecord[];
}

/**
 * Corrects a resume. Every claim that still says something keeps its id; what was corrected is the person's word.
 * Throws resource.not_found for an unknown claim, validation.bad_request for a place that is none.
 */
export function correct(draft: Draft, { set, remove, add }: Corrections, newId: () => string): Draft {
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
  return { record: { ...record, imported: draft.record.imported ?? identified(draft) }, claims };
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
      "A path leads nowhere in the document: use a claim id, or a JSON pointer such as /work/0/position whose entry is there (/work/0/highlights/- appends).",
      { see: "resume.get" },
    );
  }
  const claim = claims.find(({ id }) => id === path);
  if (claim) return placeOfPath(claim.path);
  throw fail("resource.not_found", "No claim of the resume has this id; a JSON pointer begins with /.", {
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
  throw fail("validation.bad_request", "remove names a place of the document where nothing stands.", {
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

/** An object is merged into an entry; a text alone is the name of a skill. */
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

/** The last item of a list goes first, so that the numbers of the others hold. */
export function lastFirst(left: Place, right: Place): number {
  for (const [at, key] of left.entries()) {
    const other = right[at];
    if (typeof key === "number" && typeof other === "number" && key !== other) return other - key;
  }
  return right.length - left.length;
}

interface Step {
  newId: () => string;
  /** Places whose claims are the person's word by now. */
  touched: readonly Place[];
}

function withClaims({ record, claims }: Draft, document: unknown, step: Step): Draft {
  const known = new Map(claims.map((claim) => [claim.identity, claim]));
  const drafts = claimsOf(isObject(document) ? document : {});
  const still = new Set(drafts.map(({ identity }) => identity));
  const replaced = new Map(
    claims
      .filter(({ identity }) => !still.has(identity))
      .map((claim) => [`${claim.kind} ${claim.path}`, claim]),
  );
  const touched = new Set(step.touched.map(pathOf));
  const next = drafts.map((draft): ClaimRecord => {
    const same = known.get(draft.identity);
    const before = same ?? replaced.get(`${draft.kind} ${draft.path}`);
    if (!before) return { ...draft, id: step.newId(), provenance: "stated" };
    const isAsRead = before.text === draft.text && !touched.has(draft.path);
    if (isAsRead) return { ...before, ...draft };
    const { sourceSpan, ...unplaced } = before;
    // What says the same still stands where it was read.
    const place = before.text === draft.text && sourceSpan ? { sourceSpan } : {};
    return { ...unplaced, ...place, ...draft, provenance: "stated" };
  });
  return { record: withFields(record, document), claims: next };
}

function withFields(record: ResumeRecord, document: unknown): ResumeRecord {
  const checked = readJsonResume(document, record.parsedAt);
  return { ...record, document: checked.document, fields: fieldsFor(record, checked.document) };
}
