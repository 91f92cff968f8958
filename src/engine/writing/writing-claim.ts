import { employer, entryAt, type ResumeDocument, textOf } from "../resume/json-resume.ts";
import type { WritingClaim } from "./types.ts";

/** A claim with the title, employer and dates of its entry. */
export function writingClaim(
  { id, kind, text, path }: { id: string; kind: string; text: string; path: string },
  document: ResumeDocument,
): WritingClaim {
  const owner = /^\w+\[\d+\]/.exec(path)?.[0] ?? path;
  const entry = entryAt(document, owner);
  const [title, where, start] = [
    textOf(entry.position) || (kind === "award" ? textOf(entry.title) : ""),
    employer(entry),
    textOf(entry.startDate),
  ];
  const end = textOf(entry.endDate);
  return {
    ...{ id, kind, text, path, owner },
    ...(title && { title }),
    ...(where && { employer: where }),
    ...(start && { start }),
    ...(end && { end }),
  };
}
