import { languagesIn } from "../../languages.ts";
import type { Span } from "../../text/span.ts";

const NEAR = 60;

/** Whether a level stands with a language, and with no other one: not the native of "Spanish (native), English C1" with English. */
export function isLevelOf(text: string, languages: readonly Span[], [start, end]: Span): boolean {
  return languages.some(([from, to]) => {
    if (start >= from && end <= to) return true;
    const isAfter = start >= to;
    const between = isAfter ? text.slice(to, start) : text.slice(end, from);
    if (between.length > NEAR || languagesIn(between).length > 0) return false;
    // "basic French": before its language a level stands without a stop.
    return isAfter ? !/[;|•\n]\s*\S/.test(between) : !/[,;|•()\n]/.test(between);
  });
}
