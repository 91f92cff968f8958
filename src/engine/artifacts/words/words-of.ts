import { findLanguage, findUnreadLanguage } from "../../text/text-language.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { portuguese } from "./pt.ts";
import { shortLanguage } from "./short-language.ts";
import type { DocumentLanguage, DocumentWords } from "./types.ts";
import { chinese } from "./zh.ts";

const all: Record<DocumentLanguage, DocumentWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
};

/** With fewer characters, a language without words here cannot be detected. */
const SHORT = 400;

interface Opening {
  text?: string | undefined;
  language?: DocumentLanguage | undefined;
}

/** The words of a document, in the language of the resume or of its opening; English if neither has words here. */
export function wordsOf(
  texts: readonly string[],
  { text = "", language }: Opening,
  from: "resume" | "opening",
): DocumentWords {
  const said = texts.join("\n");
  const isElsewhere = findUnreadLanguage(text) !== undefined;
  const asked = isElsewhere ? undefined : (language ?? shortLanguage(text));
  // The few words read from a resume in such a language look like any other.
  const own =
    findUnreadLanguage(said) || (isElsewhere && said.length < SHORT) ? undefined : findLanguage(said);
  return all[(from === "resume" ? (own ?? asked) : (asked ?? own)) ?? "en"];
}
