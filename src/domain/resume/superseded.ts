import type { ClaimRecord, ResumeSource } from "./schema.ts";

type Placed = Pick<ClaimRecord, "text" | "sourceSpan">;

/** A source with the parts that only claims of `before` had: what was corrected or removed no longer holds. */
export function withSuperseded(
  source: ResumeSource | null,
  before: readonly Placed[],
  after: readonly Placed[],
): ResumeSource | null {
  if (source === null) return null;
  const still = new Set(after.map(({ text }) => text));
  const gone = before.flatMap(({ text, sourceSpan }) => (sourceSpan && !still.has(text) ? [sourceSpan] : []));
  if (gone.length === 0) return source;
  return { ...source, superseded: [...(source.superseded ?? []), ...gone] };
}

/** The lines of a resume's text that still hold: those without a part that was corrected or removed. */
export function linesThatHold({ text, superseded = [] }: ResumeSource): string[] {
  let end = -1;
  return text.split("\n").filter((line) => {
    const start = end + 1;
    end = start + line.length;
    return !superseded.some(([from = 0, to = 0]) => from < end && to > start);
  });
}
