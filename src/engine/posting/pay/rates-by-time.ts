import type { Doc } from "../../text/doc.ts";
import type { Piece } from "../../text/piece.ts";
import type { Extraction, Salary } from "../types.ts";
import { currencyCode } from "./currency.ts";

const times =
  "days?|nights?|weekdays?|weekends?|saturdays?|sundays?|evenings?|earl(?:y|ies)|lates?|tag(?:s|schicht)?|nachts?|nachtschicht|wochenende|jour|nuit|día|noche|dia|noite|giorno|notte|overdag|nachtdienst";
const amount =
  "([€£$]) ?(\\d{1,2}(?:[.,]\\d{2})?)(?: ?(?:p\\/?h|per hour|an hour|\\/ ?hr?|pro stunde|de l'heure|all'ora|por hora))?";
const twoRates = new RegExp(
  `(?<![\\d.,])${amount}(?: on| for| am| in der| de| le| la)? (?:${times})(?!\\p{L})\\s?(?:[,;/&|]|and|und|et|y|e|en)\\s?(?:and )?${amount}(?: on| for| am| in der| de| le| la)? (?:${times})(?!\\p{L})`,
  "iu",
);
const MOST = 150;

/** "€14.80 days, €16.90 nights": two rates by the time of work are an hour's pay, from the lower to the higher. */
export function ratesByTime(doc: Doc, piece: Piece): Extraction<Salary> | undefined {
  const match = twoRates.exec(piece.text);
  const [whole = "", sign = "", one = "", other = "", second = ""] = match ?? [];
  const [from, to] = [one, second].map((written) => Number(written.replace(",", ".")));
  if (match === null || sign !== other || from === undefined || to === undefined) return undefined;
  const currency = currencyCode(sign, doc);
  if (Math.max(from, to) > MOST || Math.min(from, to) < 5) return undefined;
  const start = piece.start + match.index;
  return {
    value: {
      min: Math.min(from, to),
      max: Math.max(from, to),
      ...(currency === undefined ? {} : { currency }),
      period: "hour",
      periodInferred: true,
    },
    span: [start, start + whole.length],
  };
}
