import { normalized } from "../../shared/combining-marks.ts";

/** More than any title, employer or school has; the claims of its bullets and keywords repeat it. */
const LONGEST_OWNER = 300;

/** What an entry's claims repeat of it, to tell them from those of others. */
export function ownerOf(...parts: string[]): string[] {
  return parts.map((part) => part.slice(0, LONGEST_OWNER));
}

/** The identity of what a claim says: the same for another spelling of the same words. */
export function identityOf(...parts: string[]): string {
  return parts.map(normal).join("|");
}

function normal(part: string): string {
  return normalized(part, "NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
