import { LEGAL_FORMS } from "../../../../lexicon/organisations.ts";
import { isElsewhere } from "../../../../lexicon/studies/degrees-elsewhere.ts";
import { EMPLOYMENT_TERMS, MILITARY_GRADE } from "../../../../lexicon/words/title-words.ts";
import { splitCommas } from "../../../../text/cuts.ts";
import { latinWords } from "../../../../text/fold.ts";
import { type Piece, through } from "../../../../text/piece.ts";
import type { Part } from "../../person/header.ts";
import { leaning } from "../../sections/classify.ts";
import { isDitto } from "../../sure/ditto.ts";

/** Splits a part at its commas if that separates a title from an employer. `left` is the previous part. */
export function expand(part: Part, isAlone: boolean, left: Part | undefined): Part[] {
  const pieces = joinUnits(part.piece, joinLegalForms(part.piece)).filter(isName);
  const [only] = pieces;
  if (only === undefined || part.label !== undefined) return [part];
  if (pieces.length === 1) return [{ ...part, piece: only, lean: leaning(only.text) }];
  const leans = pieces.map((piece) => leaning(piece.text));
  const hasBoth = leans.some((lean) => lean >= 2) && leans.some((lean) => lean <= -1);
  // A single part with commas is split unless all of it is an employer.
  const isUseful = isAlone && leans.some((lean) => lean > -1);
  if (!hasBoth && !isUseful && !startsWithUnit(part, pieces, left)) return [part];
  return pieces.map((piece, index) => ({
    ...part,
    piece,
    lean: leans[index] ?? 0,
    sign: index === 0 ? part.sign : ",",
  }));
}

/** Where somewhere is not said: "U.S. Army, various locations". */
const PLACES =
  /^(?:various|multiple|several|verschiedene|divers|varios|vários) (?:locations|duty stations|sites|places|standorte|lieux|lugares|locais)$/iu;

/** Employment type or rank names neither title nor employer. */
export function isName({ text }: Piece, index: number): boolean {
  return index === 0 || !(EMPLOYMENT_TERMS.test(text) || MILITARY_GRADE.test(text) || PLACES.test(text));
}

/**
 * "Mechanic, class 1", "HR Coordinator, Assistant to the Manager": the text after the comma is not a name, so it
 * belongs to the title.
 */
export function joinTitles(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const left = joined.at(-1);
    const isBeside = left !== undefined && left.line === part.line && part.sign === "," && left.lean >= 2;
    const { text } = part.piece;
    const isOfTitle = /^\p{Lu}/u.test(text)
      ? part.lean >= 2
      : /^\p{Ll}{3,}(?: [\p{Ll}\d]{1,8})?$/u.test(text) && part.lean === 0 && !isDitto(text);
    if (left === undefined || !isBeside || !isOfTitle) joined.push(part);
    else joined[joined.length - 1] = { ...left, piece: through(part.line.piece, left.piece, part.piece) };
  }
  return joined;
}

/** Departments that may follow a title after a comma: "Director, Marketing". */
const DEPARTMENT =
  /^(?:global |corporate |regional |digital |product |customer |field |inside |branch )?(?:marketing|sales|operations|engineering|finance|human resources|hr|it|information technology|accounting|logistics|communications|business development|quality(?: assurance)?|research(?: and development)?|r&d|legal|compliance|procurement|purchasing|customer (?:service|success|care)|public relations|security|maintenance|nursing|surgery|pediatrics|north america|emea|apac)$/i;

function joinUnits(whole: Piece, pieces: readonly Piece[]): Piece[] {
  const [first, second, ...rest] = pieces;
  if (first === undefined || second === undefined) return [...pieces];
  // "Army, 55th Engineer Regiment"
  const isNumbered = leaning(first.text) <= -1 && /^\d{1,3}(?:st|nd|rd|th|º|ª|e)\s/.test(second.text);
  return isNumbered || (leaning(first.text) >= 2 && DEPARTMENT.test(second.text))
    ? [through(whole, first, second), ...rest]
    : [...pieces];
}

const UNIT =
  /^(?:[a-z]{2,4}|(?:emergency|surgical|surgery|pediatrics?|oncology|cardiology|maternity|day|night|sales|marketing|operations|finance|backend|frontend|platform|infrastructure|maintenance|commercial|residential|industrial|payments|data)(?:\s\S{1,20})?)$/i;

/** "Registered Nurse – ICU, Lakeview Hospital": the unit after the dash belongs to the title. */
function startsWithUnit(part: Part, pieces: readonly Piece[], left: Part | undefined): boolean {
  const isTail =
    left !== undefined && left.line === part.line && left.lean >= 1 && /^[–—−-]+$/.test(part.sign);
  return isTail && UNIT.test(pieces[0]?.text ?? "");
}

const FIRM_END =
  /^\p{Lu}\p{L}+ (?:&|and) (?:co|company|partners|sons|associates|\p{Lu}\p{L}+ (?:llp|llc|pllc))\.?(?:,? (?:llp|llc|inc)\.?)?$/iu;

function joinLegalForms(whole: Piece): Piece[] {
  const joined: Piece[] = [];
  for (const piece of splitCommas(whole)) {
    const last = joined.at(-1);
    const words = latinWords(piece.text.replace(/\./g, ""));
    // "Acme, Inc." and "Smith, Jones & Co." are one name.
    const isFirm =
      last !== undefined &&
      /^\p{Lu}\p{L}+$/u.test(last.text) &&
      FIRM_END.test(piece.text) &&
      leaning(last.text) <= 0;
    // A name in another script has no known words or legal form.
    const isBare = words.length <= 2 && words.every((word) => LEGAL_FORMS.has(word));
    const isForm = isFirm || (isBare && !isElsewhere(piece.text));
    if (last === undefined || !isForm) joined.push(piece);
    else joined[joined.length - 1] = through(whole, last, piece);
  }
  return joined;
}
