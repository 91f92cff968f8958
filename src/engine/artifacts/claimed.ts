import type { Line } from "./types.ts";

interface Cited {
  lines: readonly Pick<Line, "claimIds" | "source">[];
}

/** Whether every line of a section cites a claim or says that it is about the opening, and not both. */
export function citesClaims({ lines }: Cited): boolean {
  return lines.every(({ claimIds, source }) => (source === "opportunity") === (claimIds.length === 0));
}

/** The claims that sections cite, each once. */
export function citedBy(sections: readonly Cited[]): string[] {
  return [...new Set(sections.flatMap(({ lines }) => lines.flatMap(({ claimIds }) => claimIds)))];
}
