import { isHan } from "../../../../text/chinese.ts";
import { splitAt, splitCommas } from "../../../../text/cuts.ts";
import { type Piece, trimSeparators } from "../../../../text/piece.ts";
import { listItems } from "../../layout/lists.ts";
import { placeOf } from "../../person/places.ts";
import { endsInLegalForm } from "../../sections/classify.ts";
import { findPapers } from "../../sections/licences.ts";
import { findPeriods } from "../dates/dates.ts";
import { isIssuer, namesIssuer } from "./issuers.ts";
import { endIn } from "./paper-ends.ts";

const BARS = /(?<=\)) \/ |\s?[|¦•]\s?| · |; |；|，|(?<=\))[.,] (?=\p{Lu})/gu;
/** What ends or marks a Chinese certificate. */
const HAN_GRANT = /证|级|资格|职称|CET|TEM|N[1-5]/u;

/** A line's certificates between bars, each with its date; undefined if it names only one. */
export function severalIn(piece: Piece): Piece[] | undefined {
  if (isHan(piece.text)) {
    const items = listItems(piece);
    return items.length > 1 && items.every(({ text }) => HAN_GRANT.test(text)) ? items : undefined;
  }
  const parts = splitAt(piece, BARS).map(trimSeparators);
  const dated = parts.filter((part) =>
    findPeriods(part).some(({ from, to }) => part.text.length - (to - from) > 4),
  );
  const isList =
    Math.max(dated.length, 2 * splitAt(piece, /; (?=\p{Lu})/gu).length - 2) > 1 ||
    parts.slice(0, -1).some((part) => endIn(part) !== undefined) ||
    isOverBehind(piece, parts.at(-1)) ||
    (parts.length > 2 && !parts.some((part) => isIssuer(part.text) || /^\W*\d{4}\W*$/.test(part.text)));
  return parts.length > 1 && isList ? parts : listedIn(piece);
}

const CODE = /^(?:[A-Z]?\d{1,3}[A-Z]?|[A-DT]1?|[BCD]1?\+?E|AM)$/;

/** Whether parts are codes of one certificate, or classes of one licence: "ASE T2, T4", "Prawo jazdy kat. B, C, C+E". */
export function areCodes(parts: readonly Piece[]): boolean {
  return parts.every(({ text }) => CODE.test(text));
}

/** "Karta kierowcy; kod 95 ważny do 2028": the end is that of the last. "ADR; valid until 2028": it is that of the first. */
function isOverBehind(piece: Piece, last: Piece | undefined): boolean {
  if (last === undefined) return false;
  const isBehind = /;\s*$/u.test(piece.text.slice(0, last.start - piece.start));
  return isBehind && (endIn(last)?.index ?? 0) > 0;
}

const LONGEST = 50;
/** A number of the paper, who certifies it, or what it stands for. */
const NO_PAPER =
  /(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3}|#|\p{L}\s(?:by|por|par|durch)\s|^(?:level|class|grade|state|licen[cs]e|license) /iu;

/** An issuer in short: "Chartered Accountant, ICAN". */
const LETTERS = /^\p{Lu}{2,6}(?:\s[–-]\s.*)?$/u;

/** "Staplerschein (seit 2009), Kranschein, Hubarbeitsbühne": papers between commas, two of them by their usual names. */
function listedIn(piece: Piece): Piece[] | undefined {
  const parts = splitCommas(piece).map(trimSeparators);
  const isOther = (part: Piece) =>
    part.text.length > LONGEST ||
    endIn(part)?.index === 0 ||
    LETTERS.test(part.text) ||
    NO_PAPER.test(part.text) ||
    namesIssuer(part.text) ||
    endsInLegalForm(part.text) ||
    placeOf(part) !== undefined;
  const known = parts.filter(({ text }) => findPapers(text).length > 0);
  return parts.length > 1 && known.length > 1 && known[0] === parts[0] && !parts.some(isOther)
    ? parts
    : undefined;
}
