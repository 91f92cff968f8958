import { normalized } from "../../shared/text/combining-marks.ts";

/** The subjects of claims. */
export const claimKinds = [
  "contact",
  "summary",
  "job",
  "bullet",
  "volunteering",
  "degree",
  "course",
  "certificate",
  "skill",
  "project",
  "award",
  "publication",
  "language",
  "interest",
  "reference",
] as const;

export type ClaimKind = (typeof claimKinds)[number];

/** Longer than any title, employer or school. The claims of bullets and keywords repeat it. */
const LONGEST_OWNER = 300;

/** The part of an entry that its claims repeat, which separates them from those of other entries. */
export function ownerOf(...parts: string[]): string[] {
  return parts.map((part) => part.slice(0, LONGEST_OWNER));
}

/** The identity of a claim's text: equal for other spellings of the same words. */
export function identityOf(...parts: string[]): string {
  return parts.map(normal).join("|");
}

function normal(part: string): string {
  return normalized(part, "NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
