import { decodeText, isRefused, kindOfBytes, refusalOf } from "../../engine/documents/format-of.ts";
import { asJobPosting } from "../../engine/posting/structured/json-ld.ts";
import { fail } from "../../operation/errors.ts";
import type { ReadFile } from "../../operation/handler.ts";
import { toBase64 } from "../../shared/sent-files.ts";

/** The most characters of an opening. */
const MOST_CHARACTERS = 500_000;

/** The text of a file that describes an opening, as a caller would paste it. Throws ServiceError if it has none. */
export async function openingText(bytes: Uint8Array, readFile: ReadFile): Promise<string> {
  const text = await textOf(bytes, readFile);
  if (text.trim() === "") throw refused("content is empty: give the posting's text.");
  if (text.length > MOST_CHARACTERS)
    throw refused(`content has more than ${MOST_CHARACTERS} characters: give the posting alone.`);
  return text;
}

async function textOf(bytes: Uint8Array, readFile: ReadFile): Promise<string> {
  const kind = kindOfBytes(bytes);
  if (isRefused(kind)) throw refused(refusalOf(kind));
  if (kind === "europass" || kind === "linkedin_zip") throw refused(ABOUT_A_PERSON);
  if (kind === "text" || kind === "json_resume") return plainText(decodeText(bytes));
  if (kind === "html") {
    // A page's embedded data may say more than its text. Only the posting reader uses it.
    const page = decodeText(bytes);
    if (page.length <= MOST_CHARACTERS) return page;
  }
  const { text, format } = await readFile({ content: toBase64(bytes), encoding: "base64" });
  if (format === "europass") throw refused(ABOUT_A_PERSON);
  return text;
}

const ABOUT_A_PERSON =
  "content is a CV or an export about a person, not an opening: career-context import resume takes it.";

/** A text, or the data of a JobPosting. Throws ServiceError for other data and for bytes that are not text. */
function plainText(text: string): string {
  if (/(?![\s\x80-\x9f])\p{Cc}/u.test(text))
    throw refused("content is no file of a known format: give a PDF, .docx, .odt, HTML or text.");
  if (isJson(text) && asJobPosting(text) === undefined)
    throw refused("content is JSON that is no JobPosting: give a PDF, .docx, .odt, HTML or text.");
  return text;
}

function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function refused(message: string) {
  return fail("validation.bad_request", message);
}
