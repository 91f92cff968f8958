import type { DocumentLanguage } from "./types.ts";

/** Words of postings that of these languages one alone has, and marks of its firms and titles. */
const words: Record<Exclude<DocumentLanguage, "zh">, RegExp> = {
  en: /(?<!\p{L})(?:experience|skills?|knowledge|with|and|the|required|requirements?|must|years?|degree|fluent|licen[cs]e|working|ability)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:\p{L}*erfahrung(?:en)?|\p{L}*kenntnisse|mit|und|oder|sowie|als|im|abgeschlossene\p{L}*|ausbildung|mindestens|jahre|deutsch|führerschein|sicherer?|mehrjährige|gesucht)(?!\p{L})|[(/][mwd]\/[mwd]/giu,
  fr: /(?<!\p{L})(?:expérience|connaissances?|maîtrise|avec|et|ou|des|du|pour|ans|français|permis|diplôme|exigée?|recherchons|souhaitée?)(?!\p{L})|\b[hf]\/[hf]\b/giu,
  es: /(?<!\p{L})(?:experiencia|conocimientos?|con|y|años|como|título|inglés|español|carnet?|carné|se busca|imprescindible|mínim[oa]|manejo)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:experiência|conhecimentos?|com|e|anos|inglês|português|formação|carteira|desejável|mínim[oa]|vaga|em)(?!\p{L})/giu,
};
const FEWEST = 2;

/** The language of a posting of a few lines, in which too few words are common to tell by; undefined if none leads. */
export function shortLanguage(text: string): DocumentLanguage | undefined {
  if (/\p{Script=Han}{4}/u.test(text)) return "zh";
  const found = Object.entries(words)
    .map(([language, form]) => ({
      language,
      count: new Set(text.toLowerCase().match(form) ?? []).size,
    }))
    .sort((left, right) => right.count - left.count);
  const [first, second] = found;
  if (!first || first.count < FEWEST || first.count === second?.count) return undefined;
  return isLanguage(first.language) ? first.language : undefined;
}

function isLanguage(name: string): name is Exclude<DocumentLanguage, "zh"> {
  return name in words;
}
