import type { FileContent } from "../../engine/documents/types.ts";
import { leafPaths } from "../../engine/resume/fields.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { readTextResume } from "./read-text-resume.ts";
import type { ResumeRecord } from "./schema.ts";

/** Reads a resume from a file's content. Throws validation.bad_request if there is nothing to read. */
export function readFileResume(file: FileContent, parsedAt: string): ResumeRecord {
  const { format, text, pages, warnings } = file;
  const source = { text, ...(pages && { pages }) };
  const record = file.document
    ? placedRecord(file, readJsonResume(file.document, parsedAt))
    : readTextResume(text, "text", parsedAt);
  return { ...record, format, source, warnings: [...warnings, ...record.warnings] };
}

/** Each value, with its place in the text. */
function placedRecord({ placed = [] }: FileContent, record: ResumeRecord): ResumeRecord {
  const spans = new Map(placed.map(({ path, span }) => [path, span]));
  const fields = leafPaths(record.document).map((path) => {
    const span = spans.get(path);
    return { path, confidence: 1, readBy: "service" as const, ...(span && { sourceSpan: [...span] }) };
  });
  return { ...record, fields };
}
