import { findLanguage, findUnreadLanguage } from "../../text/text-language.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { portuguese } from "./pt.ts";
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

/** Of fewer characters nobody can tell a language that has no words here. */
const SHORT = 400;

interface Opening {
  text?: string | undefined;
  language?: DocumentLanguage | undefined;
}

/** The words of a document, in the resume's language or in that of its opening; English where neither has words here. */
export function wordsOf(
  texts: readonly string[],
  { text = "", language }: Opening,
  from: "resume" | "opening",
): DocumentWords {
  const said = texts.join("\n");
  const isElsewhere = findUnreadLanguage(text) !== undefined;
  const asked = isElsewhere ? undefined : language;
  // The little that was taken from a resume in such a language looks like any other.
  const own =
    findUnreadLanguage(said) || (isElsewhere && said.length < SHORT) ? undefined : findLanguage(said);
  return all[(from === "resume" ? (own ?? asked) : (asked ?? own)) ?? "en"];
}
