import { wordsIn } from "../../../engine/resume/unconfirmed/words.ts";
import type { Consent, OpenQuestion } from "../../../operation/elicitation.ts";
import { isObject } from "../../../shared/json.ts";
import { readJsonResume } from "./read-json-resume.ts";

/** Asks the person to confirm what the resume's text does not support. */
export const askUnproved: Consent = {
  field: "accept",
  message:
    "The text of your resume does not say these. Tick what is true anyway: it is stored as your statement. The rest stays unconfirmed and is not used.",
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
    const wordsAt = wordsIn(readJsonResume(content, "").document);
    return paths.map((path): OpenQuestion => ({ key: path, text: wordsAt(path) }));
  },
  byHand:
    "Only the user can say what of unproved is true. What they say yes to counts: update_resume with confirm, by the ids of unconfirmed, or career-context import resume FILE --source-text TEXT_FILE --accept.",
};

function isYes(value: unknown): boolean {
  return value === true || value === "true";
}
