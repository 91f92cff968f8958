import type { Line, Section } from "../../engine/artifacts/types.ts";

/** Whose document it is and how to reach them always stays. */
const kept = new Set<Line["role"]>(["title", "label", "contact"]);

/**
 * The places of lines, the first to be left out first: bullets that show least of what is asked for, the later before
 * the earlier; then entries and paragraphs from the end.
 */
export function dropOrder(sections: readonly Section[]): number[] {
  const lines = sections.flatMap((section) => section.lines).map((line, at) => ({ line, at }));
  const may = lines.filter(({ line }) => !kept.has(line.role));
  const bullets = may.filter(({ line }) => line.kind === "bullet");
  const others = may.filter(({ line }) => line.kind !== "bullet");
  return [
    ...bullets.toSorted(
      (left, right) => (left.line.weight ?? 0) - (right.line.weight ?? 0) || right.at - left.at,
    ),
    ...others.toReversed(),
  ].map(({ at }) => at);
}

/** The claims that only lines at these places cite. */
export function claimsOf(sections: readonly Section[], places: ReadonlySet<number>): string[] {
  const lines = sections.flatMap((section) => section.lines);
  const left = new Set(lines.filter((_, at) => !places.has(at)).flatMap(({ claimIds }) => claimIds));
  const gone = lines.filter((_, at) => places.has(at)).flatMap(({ claimIds }) => claimIds);
  return [...new Set(gone.filter((id) => !left.has(id)))];
}
