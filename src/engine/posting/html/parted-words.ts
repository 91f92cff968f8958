import { findLanguage } from "../../text/text-language.ts";

/** A word divided at the end of a full line, but not two words such as "Vor- und Nachteile". */
const parted =
  /(?<=[^\n]{38}\p{Ll}{2})-\n(?!(?:und|oder|bzw|sowie|bis|and|or|to|et|ou|e|y|o|en|of)(?!\p{L}))(\p{Ll}[\p{L}]+[.,;:!?)]{0,2})[ \t]?/gu;

/** Joins words that a mail program divided at the ends of lines. Each line break moves after its word. */
export function joinPartedWords(text: string): string {
  if (!text.includes("-\n")) return text;
  // English text rarely divides words. There, a hyphen at the end of a line belongs to the word.
  const hyphen = findLanguage(text) === "en" ? "-" : "";
  return text.replace(parted, (_, rest: string) => `${hyphen}${rest}\n`);
}
