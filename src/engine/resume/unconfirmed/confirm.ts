import { isObject, sameJson } from "../../../shared/json.ts";
import { type Place, placeOfPath, valueAt, withValue } from "../edit/places.ts";
import { entryKey } from "../entry-key.ts";
import { entries, type ResumeDocument, textOf } from "../json-resume.ts";

/** A part to confirm: its path in the document as sent, and its value. */
interface Part {
  path: string;
  value: unknown;
}

/** True if it is an entry, not part of one. It may change where other entries are. */
export function isWhole({ path }: Part): boolean {
  return /^(?!skills\[)\w+\[\d+\]$/.test(path);
}

/** The position for an entry: before the first one with an earlier start, or else at the end. */
export function placeForEntry(document: ResumeDocument, { path, value }: Part): Place {
  const [section = ""] = placeOfPath(path);
  const there = entries(document, String(section));
  const start = isObject(value) ? textOf(value.startDate) : "";
  const earlier = there.findIndex(({ startDate }) => start !== "" && isBefore(textOf(startDate), start));
  return [section, earlier < 0 ? there.length : earlier];
}

function isBefore(date: string, other: string): boolean {
  return date !== "" && date < other;
}

/** The document with an inserted entry. */
export function withEntry(document: ResumeDocument, [section = "", at = 0]: Place, entry: unknown): unknown {
  const there = document[section];
  return withValue(document, [section], (Array.isArray(there) ? there : []).toSpliced(Number(at), 0, entry));
}

/** The position of a part, inside its entry if it belongs to one. Undefined if the entry is missing. */
export function placeForPart(
  document: ResumeDocument,
  { path, value }: Part,
  owner: Place,
): Place | undefined {
  const sent = placeOfPath(path);
  if (sent[0] === "skills") return placeForSkill(document, value);
  if (sent[0] === "basics") return sent[1] === "profiles" ? placeForProfile(document, value) : sent;
  if (!isObject(valueAt(document, owner))) return undefined;
  const [field = "", at] = sent.slice(2);
  if (at === undefined) return [...owner, field];
  return [...owner, field, placeInList(valueAt(document, [...owner, field]), value)];
}

/** The value to put at a part's position. */
export function valueForPart({ path, value }: Part, place: Place): unknown {
  if (!path.startsWith("skills[") || place.length === 2) return value;
  return isObject(value) && Array.isArray(value.keywords) ? value.keywords[0] : value;
}

/** True if a document already contains it. */
export function isStored(document: ResumeDocument, part: Part, owner: Place): boolean {
  const place = placeForPart(document, part, owner);
  if (!place) return false;
  const there = valueAt(document, place);
  const value = valueForPart(part, place);
  // For a profile, another field may be proved.
  if (isObject(there) && isObject(value))
    return Object.entries(value).every(([field, own]) => sameJson(there[field] ?? null, own ?? null));
  return there !== undefined && there !== null && there !== "";
}

function placeForSkill(document: ResumeDocument, group: unknown): Place {
  const groups = entries(document, "skills");
  const keywords = isObject(group) && Array.isArray(group.keywords) ? group.keywords : [];
  const key = entryKey("skills", group);
  const at = groups.findIndex((one) => key !== undefined && entryKey("skills", one) === key);
  if (at < 0) return ["skills", groups.length];
  if (keywords.length === 0) return ["skills", at];
  return ["skills", at, "keywords", placeInList(groups[at]?.keywords, keywords[0])];
}

function placeForProfile(document: ResumeDocument, profile: unknown): Place {
  const there = valueAt(document, ["basics", "profiles"]);
  const list = Array.isArray(there) ? there.filter(isObject) : [];
  const same = (field: string) =>
    list.findIndex(
      (one) =>
        isObject(profile) && textOf(one[field]) !== "" && textOf(one[field]) === textOf(profile[field]),
    );
  const at = ["url", "network", "username"].map(same).find((found) => found >= 0) ?? list.length;
  return ["basics", "profiles", at];
}

function placeInList(list: unknown, value: unknown): number {
  const items = Array.isArray(list) ? list : [];
  const at = items.findIndex((item) => sameJson(item, value));
  return at < 0 ? items.length : at;
}
