import { findLanguage } from "../../text/text-language.ts";

/** A word that was parted at the end of a full line; "Vor- und Nachteile" are two. */
const parted =
  /(?<=[^\n]{38}\p{Ll}{2})-\n(?!(?:und|oder|bzw|sowie|bis|and|or|to|et|ou|e|y|o|en|of)(?!\p{L}))(\p{Ll}[\p{L}]+[.,;:!?)]{0,2})[ \t]?/gu;

/** A text with the words whole that a mail program parted at the ends of its lines; each break comes behind its word. */
export function joinPartedWords(text: string): string {
  if (!text.includes("-\n")) return text;
  // English has few such breaks: there a hyphen at the end of a line is the word's own.
  const hyphen = findLanguage(text) === "en" ? "-" : "";
  return text.replace(parted, (_, rest: string) => `${hyphen}${rest}\n`);
}
