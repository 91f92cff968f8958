import { claimsOf } from "../../engine/resume/claims.ts";
import { type Place, pathOf, placeOfPath, valueAt, withValue } from "../../engine/resume/edit/places.ts";
import type { ResumeDocument } from "../../engine/resume/json-resume.ts";
import {
  isWhole,
  placeForEntry,
  placeForPart,
  valueForPart,
  withEntry,
} from "../../engine/resume/unconfirmed/confirm.ts";
import { fail } from "../../operation/errors.ts";
import { isObject, mergePatch } from "../../shared/json.ts";
import { type Draft, withClaims } from "./draft.ts";
import type { UnconfirmedRecord } from "./import/unproved-schema.ts";

/**
 * A resume with unconfirmed claims added as the person's statements, each under its id. Entries come first, then
 * their parts. Throws resource.not_found for an unknown claim, validation.bad_request for a part of an
 * unconfirmed entry.
 */
export function confirmed(draft: Draft, ids: readonly string[], newId: () => string): Draft {
  if (ids.length === 0) return draft;
  const rows = [...new Set(ids)].map((id) => rowOf(draft, id)).filter((row) => row !== undefined);
  const entered = withEntries(draft, rows.filter(isWhole), newId);
  const made = withParts(
    entered,
    rows.filter((row) => !isWhole(row)),
    newId,
  );
  const moved = new Set(rows.map(({ claimId }) => claimId));
  const unconfirmed = made.record.unconfirmed.filter(({ claimId }) => !moved.has(claimId));
  return { ...made, record: { ...made.record, unconfirmed } };
}

/** The resume after confirming everything unconfirmed. Claims that no longer have a place are omitted. */
export function ifAllConfirmed(draft: Draft): Draft {
  let made = 0;
  const newId = () => `unconfirmed_${++made}`;
  const { unconfirmed } = draft.record;
  const entered = withEntries(draft, unconfirmed.filter(isWhole), newId);
  return unconfirmed
    .filter((row) => !isWhole(row))
    .reduce((before, row) => (placed(before, row) ? withParts(before, [row], newId) : before), entered);
}

/** A confirmed claim needs nothing more. */
function rowOf({ record, claims }: Draft, id: string): UnconfirmedRecord | undefined {
  const row = record.unconfirmed.find(({ claimId }) => claimId === id);
  if (row || claims.some((claim) => claim.id === id)) return row;
  throw fail("resource.not_found", "confirm names a claim that is not among the unconfirmed ones.", {
    see: "resume.get",
  });
}

function withEntries(draft: Draft, rows: readonly UnconfirmedRecord[], newId: () => string): Draft {
  if (rows.length === 0) return draft;
  const ids = new Map<string, string>();
  let document: ResumeDocument = draft.record.document;
  for (const row of rows) {
    const place = placeForEntry(document, row);
    document = objectOf(withEntry(document, place, row.value));
    ids.set(row.identity, row.claimId);
  }
  return withClaims(draft, document, { newId, touched: [], idOf: ({ identity }) => ids.get(identity) });
}

function withParts(draft: Draft, rows: readonly UnconfirmedRecord[], newId: () => string): Draft {
  if (rows.length === 0) return draft;
  const ids = new Map<string, string>();
  const touched: Place[] = [];
  let document: ResumeDocument = draft.record.document;
  for (const row of rows) {
    const place = placed({ ...draft, record: { ...draft.record, document } }, row);
    if (!place) throw partOfUnconfirmed();
    document = objectOf(withValue(document, place, joined(document, place, valueForPart(row, place))));
    ids.set(claimPath(document, place), row.claimId);
    touched.push(place);
  }
  return withClaims(draft, document, { newId, touched, idOf: ({ path }) => ids.get(path) });
}

/** The position of a part in the document, or undefined if its entry is missing. */
function placed({ record, claims }: Draft, row: UnconfirmedRecord): Place | undefined {
  const owner = row.owner === undefined ? "" : claims.find(({ id }) => id === row.owner)?.path;
  return owner === undefined
    ? undefined
    : placeForPart(record.document, row, owner === "" ? [] : placeOfPath(owner));
}

function partOfUnconfirmed() {
  return fail(
    "validation.bad_request",
    "confirm names a part of an entry that is itself unconfirmed. Confirm the entry too (its claimId is in unconfirmed).",
    { see: "resume.get" },
  );
}

/** A profile keeps its proved fields. */
function joined(document: ResumeDocument, place: Place, value: unknown): unknown {
  return isObject(value) ? mergePatch(valueAt(document, place), value) : value;
}

/** The path of the claim at a position. In a group of one skill, the skill has the claim. */
function claimPath(document: ResumeDocument, place: Place): string {
  const path = pathOf(place);
  if (place[0] !== "skills" || place.length !== 2) return path;
  const group = { skills: [valueAt(document, place)] };
  const at = claimsOf(group)[0]?.path.slice("skills[0]".length) ?? "";
  return `${path}${at}`;
}

function objectOf(value: unknown): ResumeDocument {
  return isObject(value) ? value : {};
}
