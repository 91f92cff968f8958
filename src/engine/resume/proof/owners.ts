import type { Span } from "../../text/piece.ts";
import { parseResumeText } from "../text/parse.ts";

/**
 * The entries in the service's own reading, by path, whose words are at a place; undefined if none were read
 * there.
 */
export type OwnersOf = (place: Span) => ReadonlySet<string> | undefined;

interface Owned {
  entry: string;
  span: Span;
}

const entryField =
  /^((?:work|volunteer|education|projects)\[\d+\])\.(?:position|name|organization|studyType|area|institution|startDate|endDate|highlights\[\d+\]|summary)$/;

/** Returns a function that says which entries own a place of a text. The text is read at first use. */
export function createOwners(text: string): OwnersOf {
  let known: Owned[] | undefined;
  return ([start, end]) => {
    known ??= ownedIn(text);
    const there = known.filter(({ span }) => span[0] < end && start < span[1]);
    return there.length > 0 ? new Set(there.map(({ entry }) => entry)) : undefined;
  };
}

function ownedIn(text: string): Owned[] {
  const read = parseResumeText(text, "text");
  if ("error" in read) return [];
  return read.fields.flatMap(({ path, sourceSpan }) => {
    const entry = entryField.exec(path)?.[1];
    return entry === undefined ? [] : [{ entry, span: sourceSpan }];
  });
}

/** The entries common to all places; undefined if a place belongs to another entry. */
export function sharedOwners(ownersOf: OwnersOf, places: readonly Span[]): ReadonlySet<string> | undefined {
  let shared: ReadonlySet<string> | undefined;
  for (const place of places) {
    const owners = ownersOf(place);
    if (owners === undefined) continue;
    const before = shared;
    shared = before === undefined ? owners : new Set([...owners].filter((one) => before.has(one)));
    if (shared.size === 0) return undefined;
  }
  return shared ?? new Set();
}
