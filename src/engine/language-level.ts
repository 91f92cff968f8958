import { languagesIn, levelsIn } from "./languages.ts";
import type { Span } from "./text/span.ts";

const NEAR = 60;
/** "fluent German and English": a level before languages joined so is that of each. */
const joined = /(?:\s|^)(?:and|und|et|y|e|or|oder|ou|o)\s|[/&]/iu;
const each =
  /(?<!\p{L})(?:both|each|jeweils|beide[sn]?|tous les deux|chacune?|ambos|ambas|均|都)(?!\p{L}(?<!\p{Script=Han}))/iu;

/** Whether a level stands with a language, and with no other one: not the native of "Spanish (native), English C1" with English. */
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
    // "basic French": before its language a level stands without a stop.
    if (!isAfter) return !/[,;|•()\n/:：、，；]|\s[-–—]\s/.test(between);
    return !/[;|•\n；]\s*\S/.test(between) && !(between.includes(",") && isBeforeLanguage(text, end));
  });
}

/** "English, fluent French": behind a comma a level is that of the language that follows it. */
function isBeforeLanguage(text: string, end: number): boolean {
  const next = text.slice(end, end + NEAR).split(/[,;|•()\n]/u, 1)[0] ?? "";
  return languagesIn(next).length > 0;
}
