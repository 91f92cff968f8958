import { charactersIn, hasMoreValuesThan, leafPaths } from "../../../engine/resume/fields.ts";
import { fail } from "../../../operation/errors.ts";
import { jsonProblem, jsonTextProblem } from "../../../operation/input/json-limits.ts";
import { validationMessage } from "../../../operation/input/validation-message.ts";
import { isObject } from "../../../shared/json.ts";
import { stripInvisibleDeep } from "../../../shared/text/invisible-characters.ts";
import type { ResumeRecord } from "../schema.ts";
import { JsonResume, jsonResumeSections } from "./json-resume-schema.ts";

/** Each is checked, and listed with its path. */
const MOST_VALUES = 50_000;
/** More than three hundred pages. A picture may be larger, because it is stored but not read. */
const MOST_CHARACTERS = 1_000_000;

/** Reads a JSON Resume, as an object or as text. Throws validation.bad_request that says what is wrong and where. */
export function readJsonResume(content: unknown, parsedAt: string): ResumeRecord {
  const document = typeof content === "string" ? parse(content) : content;
  if (!isObject(document))
    throw fail("validation.bad_request", "content must be a JSON Resume object or its JSON text.");
  const problem = jsonProblem(document);
  if (problem) throw fail("validation.bad_request", problem.replace("The body", "content"));
  if (hasMoreValuesThan(document, MOST_VALUES)) {
    throw fail("validation.bad_request", `content holds more than ${MOST_VALUES} values; no resume does.`);
  }
  const checked = JsonResume.safeParse(document);
  if (!checked.success)
    throw fail(
      "validation.bad_request",
      `content: ${validationMessage(checked.error.issues[0], [JsonResume])}`,
    );
  if (textIn(document) > MOST_CHARACTERS) {
    throw fail(
      "validation.bad_request",
      `content holds more than ${MOST_CHARACTERS} characters of text; no resume does.`,
    );
  }
  const sections = jsonResumeSections.filter((name) => leafPaths(document[name]).length > 0);
  if (sections.length === 0) {
    throw fail(
      "validation.bad_request",
      `content is not a JSON Resume: at least one of ${jsonResumeSections.join(", ")} must not be empty.`,
    );
  }
  return {
    format: "json_resume",
    document,
    fields: sections
      .flatMap((name) => leafPaths(document[name], name))
      .map((path) => ({ path, confidence: 1, readBy: "caller" as const })),
    confidence: 1,
    warnings: dateWarnings(document),
    unread: [],
    unconfirmed: [],
    parsedAt,
    imported: null,
    source: null,
  };
}

function parse(content: string): unknown {
  if (content.trim() === "")
    throw fail("validation.bad_request", "content is empty: send the JSON Resume itself.");
  const unfit = jsonTextProblem(content);
  if (unfit) throw fail("validation.bad_request", unfit.replace("The body", "content"));
  try {
    // An escaped \u202E in the text was not a hidden character before parsing.
    return stripInvisibleDeep(JSON.parse(content.replace(/^\uFEFF/, "")));
  } catch {
    throw fail("validation.bad_request", "content is not valid JSON.");
  }
}

/** The number of characters that are read; `basics.image` and sections unknown to JSON Resume are not. */
function textIn(document: Record<string, unknown>): number {
  const { image: _, ...basics } = isObject(document.basics) ? document.basics : {};
  return charactersIn([
    basics,
    ...jsonResumeSections.map((name) => (name === "basics" ? "" : document[name])),
  ]);
}

const isoDate = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** Dates not in ISO form stay as they are and are ignored in calculations. */
function dateWarnings(document: Record<string, unknown>): string[] {
  return ["work", "volunteer", "education", "projects"].flatMap((section) => {
    const list = document[section];
    if (!Array.isArray(list)) return [];
    return list.flatMap((entry, index) =>
      ["startDate", "endDate"]
        .filter((field) => isObject(entry) && typeof entry[field] === "string" && entry[field] !== "")
        .filter((field) => !isoDate.test(String(entry[field])))
        .map(
          (field) =>
            `${section}[${index}].${field} is no ISO date (YYYY, YYYY-MM or YYYY-MM-DD); it is kept as written.`,
        ),
    );
  });
}
