import { isObject } from "../../shared/json.ts";
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
    ...{ id, kind, text: withRest(kind, text, path, entry, document), path, owner },
    ...(title && { title }),
    ...(where && { employer: where }),
    ...(start && { start }),
    ...(end && { end }),
  };
}

/** A skill with its level, and a home with its whole address: a sentence may name them, and must not hide a low level. */
function withRest(
  kind: string,
  text: string,
  path: string,
  entry: Record<string, unknown>,
  document: ResumeDocument,
): string {
  if (path === "basics.location") {
    const { basics } = document;
    const location = isObject(basics) && isObject(basics.location) ? basics.location : {};
    const address = textOf(location.address);
    return address.includes(text) ? address : text;
  }
  const level = kind === "skill" ? textOf(entry.level) : "";
  return /^\p{L}[\p{L} -]{1,30}$/u.test(level) && !text.includes(level) ? `${text} (${level})` : text;
}
