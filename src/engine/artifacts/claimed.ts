import type { Line } from "./types.ts";

interface Cited {
  lines: readonly Pick<Line, "claimIds" | "source">[];
}

/** True if every line of a section either cites a claim or is marked as about the opening, and not both. */
export function citesClaims({ lines }: Cited): boolean {
  return lines.every(({ claimIds, source }) => (source === "opportunity") === (claimIds.length === 0));
}

/** The distinct ids of the claims cited by sections. */
export function citedBy(sections: readonly Cited[]): string[] {
  return [...new Set(sections.flatMap(({ lines }) => lines.flatMap(({ claimIds }) => claimIds)))];
}
