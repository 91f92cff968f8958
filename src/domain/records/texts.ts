import type { Claim } from "../resume/schema.ts";

const LONGEST_TITLE = 120;

/** A title on one line. */
export function titleOf(text: string): string {
  const line = [...text.replace(/\s+/g, " ").trim()];
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1).join("")}…` : line.join("");
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
