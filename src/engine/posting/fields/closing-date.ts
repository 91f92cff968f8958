import { type Doc, spanAt, wordPattern } from "../doc.ts";
import type { Labelled } from "../labelled.ts";
import type { Extraction, PostingLanguage } from "../types.ts";

const months: Record<string, number> = {};
[
  "january|jan|januar|jänner|janvier|janv|enero|ene",
  "february|feb|februar|février|févr|fevrier|febrero",
  "march|mar|märz|mär|mrz|mars|marzo",
  "april|apr|avril|avr|abril|abr",
  "may|mai|mayo",
  "june|jun|juni|juin|junio",
  "july|jul|juli|juillet|juil|julio",
  "august|aug|août|aout|agosto|ago",
  "september|sep|sept|septembre|septiembre|setiembre",
  "october|oct|oktober|okt|octobre|octubre",
  "november|nov|novembre|noviembre",
  "december|dec|dezember|dez|décembre|déc|diciembre|dic",
].forEach((names, index) => {
  for (const name of names.split("|")) months[name] = index + 1;
});
const month = `(${Object.keys(months).join("|")})\\.?`;
const lead = wordPattern(
  "closing date|closes(?: on)?|apply (?:by|before|no later than)|applications? (?:deadline|close|closes|closing|are due|due|accepted (?:until|through))|deadline|open until|accepting applications (?:until|through)|posting (?:closes|ends|expires)|valid (?:through|until)|" +
    "bewerbungsfrist|bewerbungsschluss|bewerb(?:en|ung|ungen) (?:\\p{L}{1,15} ){0,5}bis(?: zum| spätestens)?|bis (?:spätestens|zum)|date limite|clôture|avant le|jusqu'au|au plus tard le|" +
    "fecha límite|fecha de cierre|plazo|hasta el(?: día)?|antes del",
  "截止",
);
const forms: { pattern: RegExp; order: "ymd" | "dMy" | "Mdy" | "dots" | "slashes" }[] = [
  { pattern: /(?<!\d)(\d{4})[-/.年] ?(\d{1,2})[-/.月] ?(\d{1,2})(?!\d)/, order: "ymd" },
  {
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?,? (?:of |de )?${month}(?:,| de| del)? (\\d{4})(?!\\d)`,
      "iu",
    ),
    order: "dMy",
  },
  {
    pattern: new RegExp(`(?<!\\p{L})${month} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`, "iu"),
    order: "Mdy",
  },
  { pattern: /(?<!\d)(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)/, order: "dots" },
  { pattern: /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/, order: "slashes" },
];

/** The last day to apply as an ISO date; a date without year, or one whose day and month are ambiguous, has none. */
export function findClosingDate(
  doc: Doc,
  labelled: Labelled,
  language: PostingLanguage | undefined,
): Extraction<string> | undefined {
  const pieces = [...(labelled.get("closingDate") ?? [])];
  for (const match of doc.folded.matchAll(lead)) {
    if (pieces.length >= 100) break;
    const start = match.index + match[0].length;
    const stop = doc.folded.indexOf("\n", start);
    pieces.push(spanAt(doc, start, Math.min(start + 60, stop === -1 ? doc.folded.length : stop)));
  }
  for (const piece of pieces) {
    const date = readDate(piece.text.slice(0, 100), language);
    if (date !== undefined)
      return { value: date.iso, span: [piece.start + date.start, piece.start + date.end] };
  }
  return undefined;
}

/** The first whole date of a short text. */
export function readDate(
  text: string,
  language: PostingLanguage | undefined,
): { iso: string; start: number; end: number } | undefined {
  for (const { pattern, order } of forms) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const iso = toIso(match, order, language);
    if (iso !== undefined) return { iso, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

function toIso(
  match: RegExpExecArray,
  order: string,
  language: PostingLanguage | undefined,
): string | undefined {
  const [first = "", second = "", third = ""] = match.slice(1);
  if (order === "ymd") return isoDate(Number(first), Number(second), Number(third));
  if (order === "dMy") return isoDate(Number(third), months[second.toLowerCase()] ?? 0, Number(first));
  if (order === "Mdy") return isoDate(Number(third), months[first.toLowerCase()] ?? 0, Number(second));
  const [left, right] = [Number(first), Number(second)];
  const dayFirst =
    order === "dots" || left > 12 || (language !== undefined && language !== "en" && language !== "zh");
  if (!dayFirst && right <= 12 && left !== right) return undefined;
  return dayFirst ? isoDate(Number(third), right, left) : isoDate(Number(third), left, right);
}

function isoDate(year: number, monthOfYear: number, day: number): string | undefined {
  if (year < 1990 || year > 2100 || monthOfYear < 1 || monthOfYear > 12 || day < 1) return undefined;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][monthOfYear - 1] ?? 0;
  if (day > length) return undefined;
  return `${year}-${String(monthOfYear).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
