import { claimsOf } from "../../engine/resume/claims.ts";
import { leafPaths } from "../../engine/resume/fields.ts";
import { textOf } from "../../engine/resume/json-resume.ts";
import type { Consent, OpenQuestion } from "../../operation/elicitation.ts";
import { isObject } from "../../shared/json.ts";
import { readJsonResume } from "./read-json-resume.ts";

const MOST_CHARACTERS = 200;

/** Asks the person for their word on what the text of a resume does not carry. */
export const askUnproved: Consent = {
  field: "accept",
  message:
    "The text that your resume was read from does not say these. Check what is true all the same: it is stored as your own word. The rest is left out.",
  rehearsal: ({ sourceText, preview, ...rest }) =>
    sourceText === undefined || sourceText === null || isYes(preview)
      ? undefined
      : { ...rest, sourceText, preview: true },
  waiting: (data) => {
    const unproved = isObject(data) && Array.isArray(data.unproved) ? data.unproved.filter(isObject) : [];
    return unproved.flatMap(({ path, provenance }) =>
      typeof path === "string" && provenance === undefined ? [path] : [],
    );
  },
  parts: ({ content }, paths) => {
    const { document } = readJsonResume(content, "");
    return paths.map((path): OpenQuestion => ({ key: path, text: wordsAt(document, path) }));
  },
  byHand:
    "Of unproved nothing is stored. Only the user can say that it is true all the same: career-context import resume FILE --source-text TEXT_FILE --accept, or update_resume with their own words.",
};

function isYes(value: unknown): boolean {
  return value === true || value === "true";
}

/** What stands at a path, in a person's terms, with the entry that it is of. */
function wordsAt(document: Record<string, unknown>, path: string): string {
  const claims = new Map(claimsOf(document).map((claim) => [claim.path, claim.text]));
  const owner = claims.get(path.slice(0, path.indexOf("]") + 1));
  const said = claims.get(path) ?? valueAt(document, path);
  const field = /\.(\w+)$/.exec(path)?.[1];
  const named = claims.has(path) || field === undefined ? said : `${field}: ${said}`;
  const whole = owner === undefined || owner === said ? named : `${named} (${owner})`;
  return whole.length > MOST_CHARACTERS ? `${whole.slice(0, MOST_CHARACTERS - 1)}…` : whole;
}

function valueAt(document: Record<string, unknown>, path: string): string {
  const value = path.split(/[.[\]]+/).reduce<unknown>(childOf, document);
  if (!isObject(value) && !Array.isArray(value)) return textOf(value);
  return leafPaths(value)
    .map((leaf) => textOf(leaf.split(/[.[\]]+/).reduce<unknown>(childOf, value)))
    .join(", ");
}

function childOf(value: unknown, key: string): unknown {
  if (key === "") return value;
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) ? value[key] : undefined;
}
