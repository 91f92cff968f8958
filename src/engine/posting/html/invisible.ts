import { normalized } from "../../../shared/text/combining-marks.ts";
import { invisibleOrKept } from "../../../shared/text/invisible-characters.ts";

/**
 * Removes control, bidirectional, zero-width, tag, private-use and unassigned characters, and keeps those that
 * emoji and scripts need. Line ends become `\n`, unusual spaces plain ones, and the text NFC.
 */
export function removeInvisible(text: string): { text: string; removed: number } {
  let removed = 0;
  const plain = text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, "\n")
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F]/g, " ")
    .replace(/[\uF0A7\uF0B7\uF0D8]/g, "•")
    .replace(invisibleOrKept, (match: string, keep: string | undefined) => {
      if (keep !== undefined) return match;
      // Soft hyphens, byte order marks and icon fonts are common and need no warning.
      if (!/[\u00AD\uFEFF\uE000-\uF8FF]/.test(match)) removed += 1;
      return "";
    });
  return { text: normalized(plain, "NFC"), removed };
}
