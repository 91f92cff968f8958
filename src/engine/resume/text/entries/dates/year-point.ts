import { SEASONS } from "../../../../lexicon/dates.ts";
import { foldText } from "../../../../text/fold.ts";
import { numberAt, skipSpace, type Token } from "./date-tokens.ts";
import { century, type DatePoint, isYear, point } from "./point.ts";

/** "FY19", "FY2019": a year in a range. */
export function fiscalYear(tokens: readonly Token[], at: number): DatePoint | undefined {
  const text = tokens[at]?.text === "FY" ? (tokens[at + 1]?.text ?? "") : "";
  if (!/^(?:\d{2}|(?:19|20)\d{2})$/.test(text)) return undefined;
  const year = text.length === 2 ? century(Number(text)) : Number(text);
  return { ...point(tokens, at, at + 1, `${year}`), partial: "short" };
}

/** "'19": a year in a range. */
export function quotedYear(tokens: readonly Token[], at: number): DatePoint | undefined {
  const year = /^['’‘]$/.test(tokens[at]?.text ?? "") ? numberAt(tokens, at + 1) : Number.NaN;
  const isShort = tokens[at + 1]?.text.length === 2 && !/^[\p{L}\d'’/]/u.test(tokens[at + 2]?.text ?? "");
  if (!isShort || Number.isNaN(year)) return undefined;
  return { ...point(tokens, at, at + 1, `${century(year)}`), partial: "short" };
}

/** "Summer 2019" and "Q1 2019" give only the year, at its place. */
export function seasonYear(tokens: readonly Token[], at: number): DatePoint | undefined {
  if (!SEASONS.has(foldText(tokens[at]?.text ?? ""))) return undefined;
  const afterQuarter = /^[1-4]$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const yearAt = skipSpace(tokens, afterQuarter);
  const year = tokens[yearAt];
  if (
    year === undefined ||
    yearAt === afterQuarter ||
    !/^\d{4}$/.test(year.text) ||
    !isYear(Number(year.text))
  )
    return undefined;
  return { iso: year.text, from: year.from, to: year.to, next: yearAt + 1 };
}
