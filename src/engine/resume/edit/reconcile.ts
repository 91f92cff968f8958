import { isObject, sameJson } from "../../../shared/json.ts";
import { entryKey } from "../entry-key.ts";
import type { ResumeDocument } from "../json-resume.ts";
import { jobKey } from "../retitled-jobs.ts";
import { type Place, pathOf, placeOfPath, pointerOf, valueAt, withoutValue, withValue } from "./places.ts";
import type { Edit, Identified } from "./types.ts";

/** A conflict between an import and a person's correction. */
interface Conflict {
  path: string;
  kept: unknown;
  offered: unknown;
}

export interface Reconciled {
  document: ResumeDocument;
  conflicts: Conflict[];
  /** The claims of entries in the imported document, found through their corrections. */
  entries: Record<string, string>;
}

/**
 * Applies a person's corrections to a document that is imported again, and lists the conflicts. `claims` are
 * those of the corrected entries, by key.
 */
export function reconcile(
  document: ResumeDocument,
  edits: readonly Edit[],
  claims: ReadonlyMap<string, string>,
): Reconciled {
  const conflicts: Conflict[] = [];
  let corrected: unknown = document;
  // Whole entries last, because adding and removing them moves others.
  const ordered = [...edits].sort((left, right) => right.path.length - left.path.length);
  const places = ordered.map((edit) => entryPlace(document, edit));
  for (const [at, edit] of ordered.entries()) {
    const place = edit.path.length === 0 ? entryPlace(corrected, edit) : places[at];
    const made = edit.path.length === 0 ? wholeEntry(corrected, edit, place) : part(corrected, edit, place);
    if (!made) continue;
    corrected = made.document;
    conflicts.push(made.conflict);
  }
  const entries = ordered.flatMap(({ section, now = "" }, at): [string, string][] => {
    const [place, claim] = [places[at], claims.get(`${section} ${now}`)];
    return place?.length === 2 && claim !== undefined ? [[pathOf(place), claim]] : [];
  });
  return { document: isObject(corrected) ? corrected : {}, conflicts, entries: Object.fromEntries(entries) };
}

/**
 * Where the entry of an edit is in a document: by its key as imported or corrected, or else as the only matching
 * job.
 */
function entryPlace(document: unknown, { section, entry, now, job }: Edit): Place | undefined {
  const list = isObject(document) ? document[section] : undefined;
  if (!Array.isArray(list)) return entry === undefined && isObject(list) ? [section] : undefined;
  const keys = list.map((item) => entryKey(section, item));
  const index = [entry, now].map((key) => (key === undefined ? -1 : keys.indexOf(key))).find((at) => at >= 0);
  if (index !== undefined) return [section, index];
  const jobs = list.flatMap((item, at) => (job !== undefined && jobKey(section, item) === job ? [at] : []));
  return jobs[0] === undefined || jobs.length > 1 ? undefined : [section, jobs[0]];
}

type Made = { document: unknown; conflict: Conflict } | undefined;

function wholeEntry(document: unknown, { section, kept, offered }: Edit, place: Place | undefined): Made {
  if (kept === undefined) {
    if (!place) return undefined;
    const there = valueAt(document, place);
    const conflict = { path: pointerOf(place), kept: null, offered: there ?? offered ?? null };
    return { document: withoutValue(document, place), conflict };
  }
  if (place) return undefined;
  const list = isObject(document) ? document[section] : undefined;
  const added: Place = [section, Array.isArray(list) ? list.length : 0];
  const grown = Array.isArray(list) ? [...list, kept] : [kept];
  return {
    document: withValue(document, [section], grown),
    conflict: { path: pointerOf(added), kept, offered: null },
  };
}

function part(document: unknown, { path, kept, offered }: Edit, entry: Place | undefined): Made {
  if (!entry) return undefined;
  const parent = [...entry, ...path.slice(0, -1)];
  const list = valueAt(document, parent);
  if (Array.isArray(list)) return item(document, { list, place: parent, kept, offered });
  const place = [...entry, ...path];
  const there = valueAt(document, place);
  if (sameJson(there ?? null, kept ?? null)) return undefined;
  return {
    document: kept === undefined ? withoutValue(document, place) : withValue(document, place, kept),
    conflict: { path: pointerOf(place), kept: kept ?? null, offered: there ?? null },
  };
}

/** List items are identified by their text, at any position. */
function item(
  document: unknown,
  { list, place, kept, offered }: { list: unknown[]; place: Place; kept: unknown; offered: unknown },
): Made {
  const index = list.findIndex((each) => offered !== undefined && sameJson(each, offered));
  const has = kept !== undefined && list.some((each) => sameJson(each, kept));
  if (index < 0 && (has || kept === undefined)) return undefined;
  const at: Place = [...place, index < 0 ? list.length : index];
  const conflict = { path: pointerOf(at), kept: kept ?? null, offered: index < 0 ? null : offered };
  if (kept === undefined || has) return { document: withoutValue(document, at), conflict };
  return { document: withValue(document, at, kept), conflict };
}

/** The claims of a document's entries, by section and key. */
export function claimsByKey({ document, entries }: Identified): Map<string, string> {
  const keyed = Object.entries(entries).flatMap(([path, claim]): [string, string][] => {
    const place = placeOfPath(path);
    const key = entryKey(String(place[0]), valueAt(document, place));
    return key === undefined ? [] : [[`${place[0]} ${key}`, claim]];
  });
  return new Map(keyed);
}
