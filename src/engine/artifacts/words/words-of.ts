import { findLanguage } from "../../text/text-language.ts";
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

/** The words of the language that texts are in; of `otherwise` where they say too little, and English at last. */
export function wordsOf(texts: readonly string[], otherwise?: DocumentLanguage): DocumentWords {
  return all[findLanguage(texts.join("\n")) ?? otherwise ?? "en"];
}
