import { LEGAL_FORMS } from "../../../lexicon/organisations.ts";
import { latinWords } from "../../../text/fold.ts";
import { type Piece, pieceOf } from "../../../text/piece.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import { joinRows } from "./wrapped.ts";

/** A shorter row was not broken for want of room. */
const LEAST = 38;
/** What is looked at on either side of a break. */
const NEAR = 48;
/** Where a row may end within a period, and how its rest may begin. */
const ENDS = /(?:\d{4}|[–—/-]|\p{L}{1,10}\.?)\s*$/u;
const BEGINS = /^\s*(?:(?:[–—/-]|\p{L}{1,12}\.?)\s?){0,3}(?:\d{2}|\p{L}{3,12}\)?$)/u;

/** Joins rows that were broken within a period, a name or a sentence, whatever the width of the text. */
export function joinBroken(rows: readonly Piece[]): readonly Piece[] {
  return joinRows(rows, (above, row) => {
    if (above === undefined || above.text.trimEnd().length < LEAST || row.text.trim() === "") return false;
    const [before, behind] = [above.text.trimEnd(), row.text.trim()];
    return isWithinPeriod(before, behind) || opensWithForm(behind) || isSentOn(before, behind);
  });
}

/** "… — Sep 2022" above "– Jun 2024", "… (Mar 2018 - Dec" above "2021)". */
function isWithinPeriod(above: string, row: string): boolean {
  if (!ENDS.test(above) || !BEGINS.test(row.slice(0, NEAR))) return false;
  const before = above.slice(-NEAR);
  const whole = pieceOf(`${before} ${row.slice(0, NEAR)}`);
  const period = findPeriods(whole).find(({ from, to }) => from < before.length && to > before.length + 1);
  if (period?.start === undefined || period.kind === "single") return false;
  // "– 2021 promoted to foreman" is an item of a list.
  return !/^[–—-]/.test(row) || /^\s*(?:$|[,;|)(–—·])/u.test(whole.text.slice(period.to));
}

/** "… – course passed," above "licence never applied for", "Harms &" above "Sohn", a row above its dates in brackets. */
function isSentOn(above: string, row: string): boolean {
  if (/\s&$/.test(above) || (/\p{L}[,(]$/u.test(above) && /^\p{Ll}{3}/u.test(row))) return true;
  return (
    BRACKETED.test(row) && /[\p{L}.)]$/u.test(above) && findPeriods(pieceOf(above.slice(-NEAR))).length === 0
  );
}

/** "(2017–2020)" */
const BRACKETED = /^\((?:\p{L}{3,12}\.? )?(?:\d{1,2}[./])?\d{4}\s?[–—-][^()]{1,20}\)$/u;

/** "GmbH, Emden" */
function opensWithForm(row: string): boolean {
  const [first = ""] = row.split(/[\s,]/, 1);
  const [word = ""] = latinWords(first.replace(/\./g, ""));
  return first.length >= 3 && /^\p{Lu}|^plc$/u.test(first) && LEGAL_FORMS.has(word);
}
