import type { ResumeDocument } from "../../resume/json-resume.ts";
import { parseResumeText } from "../../resume/text/parse.ts";

/** A file as a program that takes applications gets it: its bytes alone. */
interface SentFile {
  format: string;
  bytes: Uint8Array;
}

/** Reads a resume's file; undefined where nothing can be read of it. */
export type ReadFile = (file: SentFile) => ResumeDocument | undefined;

/** Reads the formats that are text with this program's own importer. */
export const readTextFile: ReadFile = ({ format, bytes }) => {
  const text = new TextDecoder().decode(bytes);
  if (format === "json_resume") {
    const document: unknown = JSON.parse(text);
    return typeof document === "object" && document !== null ? { ...document } : undefined;
  }
  const parsed = parseResumeText(text, format === "md" ? "markdown" : "text");
  return "error" in parsed ? undefined : { ...parsed.document };
};
