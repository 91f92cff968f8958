import type { FileText } from "../../engine/artifacts/check/place-in-file.ts";
import type { Paper } from "../../engine/artifacts/print-job.ts";
import type { ResumeDocument } from "../../engine/resume/json-resume.ts";
import { parseResumeText } from "../../engine/resume/text/parse.ts";
import { ServiceError } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { toBase64 } from "../../shared/sent-files.ts";
import { printedDocument } from "./printed.ts";
import type { Artifact } from "./schema.ts";

/** A file of a document, and what an importer reads from it. */
export interface PrintedBack extends FileText {
  format: string;
  document: ResumeDocument;
  /** Claims for which the file had no room. */
  omitted: readonly string[];
}

const formats = ["pdf", "docx"] as const;

/**
 * Prints a document in the formats that people send and reads each file as an import would. This is slow, so it
 * runs only for a result's `later` part. Throws ServiceError if too many files are waiting.
 */
export function printAndRead(
  { print, readFile }: Pick<HandlerContext, "print" | "readFile">,
  artifact: Artifact,
  paper: Paper,
): Promise<PrintedBack[]> {
  const document = printedDocument(artifact);
  return Promise.all(
    formats.map(async (format) => {
      const { content, omitted } = await print({ format, paper, look: "plain", pages: 2, document });
      const sent = { content: toBase64(content), encoding: "base64", format } as const;
      const file = await readFile(sent).catch(unreadable);
      const parsed = parseResumeText(file.text, "text");
      return {
        ...{ format, omitted, text: file.text },
        ...(file.pages && { pages: file.pages }),
        document: "error" in parsed ? {} : { ...parsed.document },
      };
    }),
  );
}

/** A file that our own reader refuses is useless to any program. */
function unreadable(error: unknown): { text: string; pages?: number[] } {
  if (error instanceof ServiceError && error.status === 400) return { text: "" };
  throw error;
}
