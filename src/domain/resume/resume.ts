import { toResume } from "../../engine/resume/json-resume.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { ClaimRecord, ResumeData, ResumeRecord, ResumeSource } from "./schema.ts";
import { shownUnconfirmed } from "./unconfirmed.ts";

/** The stored resume with its claims, or undefined before the first import. */
export async function readResume(tx: Tx): Promise<ResumeData | undefined> {
  const record = await tx.resume.get();
  return record && shownResume(record, await tx.resume.claims());
}

/** A resume with its claims, as answers show it. */
export function shownResume(record: ResumeRecord, claims: readonly ClaimRecord[]): ResumeData {
  const { document, fields, confidence, format, warnings, unread, unconfirmed, parsedAt, source } = record;
  const placed = onPages(source);
  return {
    resume: toResume(document, parsedAt),
    document,
    claims: claims.map(({ identity: _, ...claim }) => placed(claim)),
    fields: fields.map(placed),
    confidence,
    format,
    warnings,
    ...(source && { sourceText: source.text }),
    unread,
    ...(unconfirmed.length > 0 && { unconfirmed: shownUnconfirmed(unconfirmed, source) }),
  };
}

interface Spanned {
  sourceSpan?: number[] | undefined;
}

/** Adds the page and line of a span's start, if the source has pages. */
function onPages(source: ResumeSource | null) {
  return <Value extends Spanned>(value: Value): Value & { page?: number; line?: number } => {
    const [start] = value.sourceSpan ?? [];
    if (!source?.pages || start === undefined) return value;
    const page = source.pages.filter((begin) => begin <= start).length;
    const begin = source.pages[page - 1];
    if (begin === undefined) return value;
    return { ...value, page, line: source.text.slice(begin, start).split("\n").length };
  };
}
