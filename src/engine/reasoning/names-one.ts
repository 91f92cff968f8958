import { stems } from "../retrieval/words/tokens.ts";
import type { KnownOpening } from "./known-opening.ts";

const LEAST_STEM = 4;

/** True if a note has a word of an employer or title of the openings that a question means, or if it means none. */
export function namesOne(note: string, openings: readonly Pick<KnownOpening, "text">[]): boolean {
  const said = new Set(stems(note));
  return (
    openings.length === 0 ||
    openings.some(({ text }) => stems(text).some((stem) => stem.length >= LEAST_STEM && said.has(stem)))
  );
}
