import { z } from "zod";
import { type NotRead, notReadOfResume } from "../../../engine/text/not-read.ts";
import type { ResumeRecord } from "../schema.ts";

export const ResumeMetadata = z.strictObject({
  /** If the text is in a language without a reader, or little of it could be read: NotRead. */
  notRead: z.unknown().optional(),
});

const WARN_NOT_READ =
  "Little of this text was understood: all of it is kept, and what was read is listed. Read it yourself, and send a json_resume with the text as sourceText.";

/** How well the service could read the resume's text. A caller's reading is the caller's own. */
export function notReadIn(resume: ResumeRecord | undefined): {
  metadata: { notRead?: NotRead };
  warnings: string[];
} {
  const text = resume?.source?.text;
  if (!resume || text === undefined || resume.format === "json_resume") return { metadata: {}, warnings: [] };
  const taken = resume.fields.flatMap(({ sourceSpan }) => (sourceSpan ? [sourceSpan] : []));
  const notRead = notReadOfResume(text, taken);
  return notRead ? { metadata: { notRead }, warnings: [WARN_NOT_READ] } : { metadata: {}, warnings: [] };
}
