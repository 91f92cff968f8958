import { contentOfPaste, isTableName } from "../../../domain/jobs-import/format-of-file.ts";
import { openingText } from "../../../domain/jobs-workspace/opening-file.ts";
import { decodeText, kindOfBytes } from "../../../engine/documents/format-of.ts";
import { asJobPosting } from "../../../engine/posting/structured/json-ld.ts";
import { fail, ServiceError } from "../../../operation/errors.ts";
import type { ReadFile } from "../../../operation/handler.ts";
import type { SentFile } from "../../files/held-files.ts";
import { readBefore } from "../../notices/applied.ts";
import type { Shown } from "../../page.ts";
import type { Person } from "../../person.ts";
import { ReadOpening } from "../add/read-opening.tsx";

/** True if a file has one posting. False for a table or a mail. */
export function isPosting({ name, bytes }: SentFile): boolean {
  if (!isTableName(name)) return true;
  if (/\.json$/i.test(name)) return asJobPosting(decodeText(bytes)) !== undefined;
  const text = plainTextIn({ name, bytes });
  if (text === undefined) return false;
  const { format } = contentOfPaste(text);
  return format === "eml" && !/^(?:subject|betreff|objet|asunto)\s*:/im.test(text);
}

/** The text of a file that says by its name that it is one; undefined for any other. */
export function plainTextIn({ name, bytes }: SentFile): string | undefined {
  return /\.txt$/i.test(name) && kindOfBytes(bytes) === "text" ? decodeText(bytes) : undefined;
}

/** What was read of a file with one posting, before it is stored. Throws ServiceError, naming the form's field. */
export async function readPosting(person: Person, file: SentFile, readFile: ReadFile): Promise<Shown> {
  const rawText = await openingText(file.bytes, readFile).catch((error: unknown) => {
    throw error instanceof ServiceError ? ofFile(error) : error;
  });
  const opportunity = { inputMode: "pasted_text" as const, rawText };
  const read = await readBefore(person, opportunity);
  return {
    title: "Add this opening?",
    lead: "Nothing is stored yet.",
    back: { href: "/jobs", name: "Openings" },
    body: <ReadOpening {...read} opportunity={opportunity} place={0} path="/add" />,
  };
}

/** The same problem in the words of the page: its field, and where a resume goes. */
function ofFile({ type, message, status }: ServiceError): ServiceError {
  const words = message
    .replace(/^content/, "file")
    .replace(/career-context import resume takes it/, "add it under Add, Resume");
  return fail(type, words, { status });
}
