import { type Piece, pieceOf } from "../../text/piece.ts";
import type { Span } from "../../text/span.ts";
import { findPeriods } from "../text/entries/dates.ts";
import type { Period } from "../text/entries/period.ts";

const begins =
  /^\s*(?:from|start(?:ed)?(?: date)?|begin(?:n|ning)?|von|seit|eintritt|de|du|début|desde|inicio|início|da|inizio|van|start(?:datum)?|från|od|početek|začátek|początek|開始|入社|开始(?:时间|日期)?|入[职職](?:时间|日期|時間)?|起始(?:时间|日期))\s?[:：]\s*/iu;
const ends =
  /^\s*(?:to|until|till|end(?:ed)?(?: date)?|ende|bis|austritt|à|au|fin|hasta|até|fim|a|al|fine|tot|einde|till|slut|do|koniec|konec|終了|退社|结束(?:时间|日期)?|[离離][职職](?:时间|日期|時間)?|终止(?:时间|日期))\s?[:：]\s*/iu;

/** Periods with both ends on consecutive labelled lines: "From: 2015" above "To: 2018". */
export function labelledPeriods(lines: readonly Piece[]): { period: Period; span: Span }[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const [first, last] = [begins.exec(line.text)?.[0], next && ends.exec(next.text)?.[0]];
    if (next === undefined || first === undefined || last === undefined) return [];
    const both = `${line.text.slice(first.length).trim()} – ${next.text.slice(last.length).trim()}`;
    const [period] = findPeriods(pieceOf(both));
    if (period === undefined || period.kind === "single" || period.from > 0) return [];
    return [{ period, span: [line.start + first.length, next.end] satisfies Span }];
  });
}
