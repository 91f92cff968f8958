import { languagesIn, levelsIn } from "./languages.ts";
import type { Span } from "./text/piece.ts";

const NEAR = 60;
/** "fluent German and English": the level applies to both languages. */
const joined = /(?:\s|^)(?:and|und|et|y|e|or|oder|ou|o)\s|[/&]/iu;
const each =
  /(?<!\p{L})(?:both|each|jeweils|beide[sn]?|tous les deux|chacune?|ambos|ambas|均|都)(?!\p{L}(?<!\p{Script=Han}))/iu;

/**
 * True if a level belongs to a language and to no other: "native" in "Spanish (native), English C1" is not for
 * English.
 */
export function isLevelOf(text: string, languages: readonly Span[], [start, end]: Span): boolean {
  return languages.some(([from, to]) => {
    if (start >= from && end <= to) return true;
    const isAfter = start >= to;
    const between = isAfter ? text.slice(to, start) : text.slice(end, from);
    if (between.length > NEAR || levelsIn(between).length > 0) return false;
    if (languagesIn(between).length > 0) {
      const isShared = isAfter
        ? each.test(text.slice(to, end + NEAR).split(/[;\n]/u, 1)[0] ?? "")
        : joined.test(between);
      return isShared && !/[,;|•()\n]/.test(between);
    }
    // "Native language: Polish".
    if (!isAfter && /^(?:\s+\p{L}+)?\s*[:：]\s*$/u.test(between)) return true;
    // "basic French": a level before its language, without punctuation between.
    if (!isAfter) return !/[,;|•()\n/:：、，；]|\s[-–—]\s/.test(between);
    return !/[;|•\n；]\s*\S/.test(between) && !(between.includes(",") && isBeforeLanguage(text, end));
  });
}

/** "English, fluent French": after a comma the level belongs to the language that follows. */
function isBeforeLanguage(text: string, end: number): boolean {
  const next = text.slice(end, end + NEAR).split(/[,;|•()\n]/u, 1)[0] ?? "";
  return languagesIn(next).length > 0;
}
