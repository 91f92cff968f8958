import type { ResumeDocument } from "../../resume/json-resume.ts";
import { parseResumeText } from "../../resume/text/parse.ts";

/** A file as an applicant tracking system receives it: only its bytes. */
interface SentFile {
  format: string;
  bytes: Uint8Array;
}

/** Reads a resume's file; undefined if nothing can be read. */
export type ReadFile = (file: SentFile) => ResumeDocument | undefined;

/** Reads text formats with this program's own importer. */
export const readTextFile: ReadFile = ({ format, bytes }) => {
  const text = new TextDecoder().decode(bytes);
  if (format === "json_resume") {
    const document: unknown = JSON.parse(text);
    return typeof document === "object" && document !== null ? { ...document } : undefined;
  }
  const parsed = parseResumeText(text, format === "md" ? "markdown" : "text");
  return "error" in parsed ? undefined : { ...parsed.document };
};
