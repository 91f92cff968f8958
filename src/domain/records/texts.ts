import { shortened } from "../../shared/text/words.ts";
import type { Claim } from "../resume/schema.ts";

const LONGEST_TITLE = 120;

/** A title on one line. */
export function titleOf(text: string): string {
  return shortened(text.replace(/\s+/g, " ").trim(), LONGEST_TITLE);
}

/** Prepares the text of a claim: its own, with the claims below it in the resume. */
export function claimTexts(claims: readonly Claim[]): (claim: Claim) => string {
  const below = new Map<string, string[]>();
  for (const { path, text } of claims)
    for (const above of pathsAbove(path)) {
      const known = below.get(above);
      if (known) known.push(`- ${text}`);
      else below.set(above, [`- ${text}`]);
    }
  return ({ path, text }) => [text, ...(below.get(path) ?? [])].join("\n");
}

/** `work.0` and `work` of `work.0.highlights`… cut at each point. */
function pathsAbove(path: string): string[] {
  return Array.from(path.matchAll(/\./g), ({ index }) => path.slice(0, index));
}
