import { parseResumeText } from "../../../engine/resume/text/parse.ts";
import { fail } from "../../../operation/errors.ts";
import type { ResumeRecord } from "../schema.ts";

/** Reads a resume from plain text or Markdown. Throws validation.bad_request if there is nothing to read. */
export function readTextResume(
  content: unknown,
  format: "text" | "markdown",
  parsedAt: string,
): ResumeRecord {
  if (typeof content !== "string") throw fail("validation.bad_request", "content must be the resume's text.");
  const parsed = parseResumeText(content, format);
  if ("error" in parsed) throw fail("validation.bad_request", `content: ${parsed.error}`);
  const { document, fields, confidence, warnings, unread } = parsed;
  return {
    format,
    document: { ...document },
    fields: fields.map(({ path, confidence: sure, sourceSpan }) => ({
      path,
      confidence: sure,
      sourceSpan: [...sourceSpan],
      readBy: "service" as const,
    })),
    confidence,
    warnings,
    unread: unread.map(({ text, span }) => ({ text, span: [...span] })),
    unconfirmed: [],
    parsedAt,
    imported: null,
    source: { text: content },
  };
}
