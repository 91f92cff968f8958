import { splitAt, splitCommas } from "../../../../text/cuts.ts";
import { type Piece, slice, through, trimSeparators } from "../../../../text/piece.ts";
import type { AwardDraft, CertificateDraft } from "../../draft.ts";
import { type Extraction, extract } from "../../extraction.ts";
import type { Line } from "../../layout/lines.ts";
import { partMarks } from "../../layout/marks.ts";
import { placeOf } from "../../person/places.ts";
import { isHeld, isNotHeldLine, SENTENCE } from "../../sections/lists/held-items.ts";
import { isPersonal } from "../../sections/lists/sentences-in-lists.ts";
import { findPeriods } from "../dates/dates.ts";
import { datedColumns, isHeadOfDates } from "./issued-papers.ts";
import {
  bracketIssuer,
  insideBracket,
  isClean,
  isOwnSentence,
  isPaper,
  isReversed,
  issuerAmong,
  issuerTail,
  namesIssuer,
} from "./issuers.ts";
import { deniesPaper, isNotYetHeld, PASSED } from "./not-yet-held.ts";
import {
  beforeNumber,
  endAmong,
  endIn,
  openBracket,
  renewedIn,
  withLevel,
  withoutHours,
  withoutNumber,
} from "./paper-ends.ts";
import { isPlacedName, isPlaceOnly, saysState } from "./placed-licences.ts";
import { areCodes, severalIn } from "./several-papers.ts";

/** An item with a date and issuer. */
type Granted = Omit<CertificateDraft, "heading" | "url" | "issuer"> & { readonly by?: Extraction };

const SIGNS = new RegExp(
  String.raw`${partMarks}|(?<=[\p{L})]{3})(?<!(?<!\p{L})(?:[Kk]at|[Cc]at|[Ss]ect?|art))\. (?=\p{Lu})| (?:issued by|awarded by|by|from|durch|par|por) (?=\p{Lu})`,
  "gu",
);
const SHORT = /^[A-Z][A-Z\d/+-]{1,7}(?: \([^()]{2,40}\))?$/;
const MOST_CHARACTERS = 250;

/** The certificates of a section, one per line, or several if a line only lists short names. */
export function readCertificates(lines: readonly Line[]): CertificateDraft[] {
  return lines.flatMap((line) => {
    const url = extract(line.links[0], 0.8);
    return grantsIn(line).map(({ by, ...grant }) => ({ ...grant, issuer: by, url }));
  });
}

/** The awards of a section, one per line. */
export function readAwards(lines: readonly Line[]): AwardDraft[] {
  return lines.flatMap((line) =>
    grantsIn(line).map(({ name, date, by }) => ({ title: name, date, awarder: by })),
  );
}

function grantsIn(line: Line): Granted[] {
  const { text } = line.piece;
  if (line.tableHead || text.length > MOST_CHARACTERS || isOwnSentence(text) || isHeadOfDates(text))
    return [];
  const several = severalIn(line.piece) ?? [line.piece];
  if (several.some((piece) => deniesPaper(piece.text))) return [];
  return several
    .map(beforeDenial)
    .filter((piece) => !isNotYetHeld(piece.text) && !isOfNobody(piece))
    .flatMap(grantsOf);
}

/** A paper without the sentence behind it that denies another: "CDL Class A. No hazmat (let it lapse in 2022)". */
function beforeDenial(piece: Piece): Piece {
  const [own, behind] = splitAt(piece, SENTENCE);
  const isDenial = behind !== undefined && (!isHeld(behind.text) || isNotHeldLine(behind));
  return isDenial && own !== undefined ? own : piece;
}

/** A sentence about a person, or a paper that is denied; "revoked" behind a name stays with it. */
function isOfNobody(piece: Piece): boolean {
  if (isPersonal(piece.text)) return true;
  if (isClean(piece.text)) return false;
  return !saysState(piece.text) && (isNotHeldLine(piece) || !isHeld(piece.text));
}

function grantsOf(piece: Piece): Granted[] {
  const columns = datedColumns(piece);
  if (columns !== undefined)
    return granted(columns.name, columns.from, undefined, 0.85).map((grant) => ({
      ...grant,
      endDate: columns.to,
    }));
  const end = endIn(piece) ?? endAmong(piece);
  const own = grantsBefore(piece, end?.index);
  const grants = end?.status ? wholeUnless(own, slice(piece, 0, end.index)) : own;
  return grants.map((grant) => ({ ...grant, endDate: end?.endDate, status: end?.status }));
}

/** A paper that is over keeps all its words: "ASME Sect. IX, 6G pipe, 2014, lapsed 2017". */
function wholeUnless(grants: Granted[], before: Piece): Granted[] {
  const period = findPeriods(before).at(-1);
  const name = trimSeparators(period ? slice(before, 0, period.from) : before);
  const said = grants.flatMap((grant) => [grant.name.value, grant.by?.value ?? ""]);
  const left = said.reduce((rest, text) => rest.replace(text, " "), name.text);
  const isSure = grants.every(({ by }) => !by || namesIssuer(by.value) || /^\p{Lu}{2,8}$/u.test(by.value));
  return !isSure || /\p{L}{2}/u.test(left) ? granted(name, grants[0]?.date, undefined, 0.7) : grants;
}

function grantsBefore(piece: Piece, expiry: number | undefined): Granted[] {
  const passed = PASSED.exec(piece.text)?.[1];
  if (passed !== undefined)
    return granted(slice(piece, 0, passed.length), findPeriods(piece)[0]?.start, undefined, 0.85);
  const numbered = beforeNumber(piece);
  if (numbered !== undefined) return granted(numbered, findPeriods(piece)[0]?.start, undefined, 0.8);
  const whole = expiry === undefined ? piece : trimSeparators(slice(piece, 0, expiry));
  const renewed = renewedIn(whole);
  if (renewed !== undefined) return granted(renewed.name, renewed.date, undefined, 0.85);
  const isOfOne = splitCommas(whole).length === 1 || /\d/.test(whole.text);
  if (saysState(whole.text) && isOfOne) return granted(whole, undefined, undefined, 0.7);
  const period = findPeriods(whole).at(-1);
  const date = period?.kind === "range" ? (period.start ?? period.end) : period?.start;
  const around =
    period === undefined
      ? [whole]
      : [slice(whole, 0, period.from), slice(whole, period.to)].map(trimSeparators);
  const parts = withLevel(
    whole,
    around
      .map(withoutHours)
      .flatMap(openBracket)
      .flatMap((piece) => splitAt(piece, SIGNS).map(trimSeparators))
      .filter(
        (part, at) =>
          part.text !== "" &&
          (placeOf(part) === undefined || (at === 0 && (isPlacedName(part.text) || isPaper(part.text)))),
      ),
  );
  const isList = parts.length === 1 && date === undefined && expiry === undefined;
  const commas = parts.flatMap(splitCommas);
  if (isList && commas.length > 1 && areCodes(commas.slice(1)))
    return granted(whole, undefined, undefined, 0.7);
  if (
    isList &&
    !OF_SUBJECTS.test(whole.text) &&
    commas.length > 1 &&
    !commas.some(({ text }) => isPlaceOnly(text)) &&
    commas.every(
      (part) =>
        part.text.length <= 40 &&
        // "Forklift (sit-down), employer card": lower-case text explains the first part.
        (/^\p{Lu}|^\d/u.test(part.text) || !/^\p{Lu}/u.test(whole.text) || commas.length > 3) &&
        (commas.length > 3 || !namesIssuer(part.text) || /\s\d{1,3}$/.test(part.text)) &&
        !/^(?:level|class|grade|no\b|#|\d)/i.test(part.text),
    )
  ) {
    return commas.flatMap((part) => granted(part, undefined, undefined, 0.7));
  }
  // "BLS, ACLS (AHA), exp. 09/2026" names two.
  if (commas.length > 1 && parts.length === 1 && commas.every(({ text }) => SHORT.test(text)))
    return commas.flatMap((part) => granted(part, date, bracketIssuer(part), 0.7));
  const [first, ...others] = parts.length > 1 || OF_SUBJECTS.test(parts[0]?.text ?? "") ? parts : commas;
  if (first === undefined) return [];
  const short = parts.length > 1 ? splitCommas(first) : [];
  if (short.length > 1 && short.every(({ text }) => /^[A-Z][A-Z\d/+-]{1,7}$/.test(text)))
    return short.flatMap((part) => granted(part, date, issuerAmong(others, false), 0.7));
  const tail = parts.length > 1 ? issuerTail(others) : undefined;
  if (tail !== undefined) return granted(through(whole, first, tail.before), date, tail.issuer, 0.8);
  const last = others.length === 1 ? others[0] : undefined;
  if (last !== undefined && isReversed(first.text, last.text)) {
    return granted(withoutNumber(last), date, first, 0.75);
  }
  const issuer = issuerAmong(others, parts.length > 1 || date !== undefined);
  // Text between the name and the issuer belongs to the name: "Forklift, employer card, Example Ltd".
  const between = parts.length === 1 && others.at(-1) === issuer ? others.at(-2) : undefined;
  const name =
    issuer === undefined && parts.length === 1 ? parts[0] : between ? through(whole, first, between) : first;
  return granted(name, date, issuer ?? bracketIssuer(first), 0.85);
}

/** "Certified in Logistics, Transportation and Distribution": subjects of one certificate. */
const OF_SUBJECTS =
  /^(?:certified|certificate|certification|diploma|qualified|licen[cs]ed|zertifikat|certificat|certificado) (?:in|en|em)\s/i;

function granted(
  piece: Piece | undefined,
  date: Extraction | undefined,
  by: Piece | undefined,
  confidence: number,
): Granted[] {
  if (piece === undefined) return [];
  const open = by === undefined ? -1 : by.start - piece.start - 1;
  const isInside = open > 0 && open < piece.text.length && piece.text[open] === "(";
  const name = extract(isInside ? slice(piece, 0, open) : piece, confidence);
  if (name === undefined || !/\p{L}{2}/u.test(name.value)) return [];
  return [{ name, date, by: extract(by && insideBracket(by), 0.75) }];
}
