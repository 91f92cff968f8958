import file from "../../../../db/lexicon/held/sentence-words.json" with { type: "json" };
import type { HeldLanguage } from "./types.ts";

/** Frequent words in sentences about one's work, by language. A word in several languages counts for each. */
export const sentenceWords: Readonly<Record<Exclude<HeldLanguage, "ja" | "zh">, string>> = file;

/** Endings that few other languages here have. */
export const sentenceEndings: Readonly<Record<Exclude<HeldLanguage, "ja" | "zh">, RegExp>> = {
  en: /(?:ing|tion|ness|ed|ly)$/,
  de: /(?:ung|ungen|keit|lich|isch|[äöüß]\p{L}*)$/u,
  fr: /(?:é|ée|és|ées|ais|eur|eux|ment|œ\p{L}*|ç\p{L}*)$/u,
  es: /(?:ción|ciones|ando|iendo|ñ\p{L}*|dad|ito|é)$/u,
  pt: /(?:ção|ções|[áêâ]n?[rc]i[ao]s?|ei|ã\p{L}*|õ\p{L}*|dade|ndo)$/u,
  it: /(?:zione|zioni|tà|ato|ata|ere|ò)$/,
  nl: /(?:ij\p{L}*|heid|aa\p{L}+|oo\p{L}+|gen)$/u,
  sv: /(?:å\p{L}*|het|ade|arna|ningen)$/u,
  pl: /(?:[ąęłśźżń]\p{L}*|ów|ość|ałam|ałem|anie)$/u,
  cs: /(?:[řůěž]\p{L}*|ní|ost|oval|ovala|ých)$/u,
};
