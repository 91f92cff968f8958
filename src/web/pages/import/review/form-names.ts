import type { Claim, ImportPreview } from "../../../../domain/resume/schema.ts";
import { claimsOf } from "../../../../engine/resume/claims.ts";
import { resumeSections } from "../../profile/sections.ts";

/** The most lines that open, so that a form keeps to the number of fields that a server reads. */
const MOST_OPEN = 250;

/** The parts of a resume that a line can be moved into. */
export const movableTo = resumeSections.filter(({ fields }) => fields.length > 0);

/** The fields of a review form, by the place of a line in its list. */
export const dropField = (place: number): string => `drop-${place}`;
export const kindField = (place: number): string => `kind-${place}`;
export const textField = (place: number): string => `text-${place}`;
export const entryField = (place: number, name: string): string => `entry-${place}-${name}`;
export const unreadField = (place: number): string => `unread-${place}`;
export const unreadPart = (place: number, name: string): string => `unread-${place}-${name}`;

/** A line that can be corrected before it is stored. */
export interface ReviewLine {
  place: number;
  kind: Claim["kind"];
  text: string;
  path: string;
  /** What it said before, if it is stored already. */
  before?: string;
}

/** The new and changed lines of an import, each with the place that its fields are named after. */
export function reviewLines({ document, added, changed }: ImportPreview): {
  added: readonly ReviewLine[];
  changed: readonly ReviewLine[];
} {
  const paths = new Map<string, string[]>();
  for (const { kind, text, path } of claimsOf(document)) {
    const key = `${kind} ${text}`;
    paths.set(key, [...(paths.get(key) ?? []), path]);
  }
  const pathOf = ({ kind, text }: (typeof added)[number]) => paths.get(`${kind} ${text}`)?.shift() ?? "";
  return {
    added: added.map((line, place) => ({ ...line, place, path: pathOf(line) })),
    changed: changed.map(({ id: _, ...line }, at) => ({
      ...line,
      place: added.length + at,
      path: pathOf(line),
    })),
  };
}

/** True if a line's fields are in the form. */
export function isOpenable({ place }: ReviewLine): boolean {
  return place < MOST_OPEN;
}
