import { slice, trimSeparators } from "../../../../text/piece.ts";
import type { Line } from "../../layout/lines.ts";
import { periodOf } from "../dates/line-period.ts";

/** "various - ", "verschiedene Jobs: ", "divers petits boulots : " before a list of employers. */
const SEVERAL =
  /^(?:various|several|misc(?:ellaneous)?\.?|different|odd|verschiedene|diverse|div\.|divers(?:es)?|plusieurs|varios|varias|vários|várias|diversos|vari|diversi|différents|różne|olika)(?: \p{L}+){0,3}\s?(?::|\s[–-])\s(?=.{3,200}(?:[,;/&]|\s(?:and|und|et|y|e|en|i|och)\s))/iu;

/** True if one dated line lists several jobs: "2006-2011: various - Asda, Costa Coffee, temping at Weetabix". */
export function namesSeveral(line: Line): boolean {
  const period = periodOf(line);
  if (period === undefined) return false;
  const { piece } = line;
  const beside = period.from === 0 ? slice(piece, period.to) : slice(piece, 0, period.from);
  return SEVERAL.test(trimSeparators(beside).text);
}
