import { type Piece, through } from "../../../../text/piece.ts";
import type { Part } from "../../person/header.ts";
import { isProperName } from "../../sure/proper-name.ts";

/** Before an employer's name. */
const AT = /^(?:@|at|bei|chez|presso|bij|thru|through|via|über|a través de)(?!\p{L})/u;

/** True if a part has a word before it that only employers have: "at", "through". */
export function isBehindAt({ sign }: Part): boolean {
  return AT.test(sign);
}

/** If one of a pair is known, the other must look like a name, and the title must be complete. */
export function confidenceOf(title: Part, employer: Part): number {
  if (hasTerms(employer)) return 0.5;
  if (title.lean > 0 && employer.lean < 0) return 0.92;
  // "Quill (industrial valves, 140 staff)": a comma in brackets does not end the name.
  const [name = ""] = employer.piece.text.replace(/\s?\([^()]*\)/gu, "").split(",");
  const isNamed = isBehindAt(employer) || isProperName(name);
  // "Tischlergeselle, Möbelwerk Sandhagen GmbH": beside a certain employer a title needs no known word.
  const isAbove = title.piece.end <= employer.piece.start;
  if (isAbove && title.lean === 0 && employer.lean <= -2 && isPlainTitle(title.piece.text)) return 0.82;
  return employer.lean < 0 || isNamed ? 0.8 : 0.6;
}

/** True if a text has the words of a title, and no digits, quotation marks or capitals throughout. */
function isPlainTitle(text: string): boolean {
  return (
    /^\p{L}[\p{L}\p{M}\s'’/().&-]{2,59}$/u.test(text) &&
    text.split(/\s+/).length <= 5 &&
    text !== text.toUpperCase()
  );
}

/** "Teacher – Music (part-time, 14 h)": the employment type follows the title. */
function hasTerms(employer: Part): boolean {
  return (
    employer.lean === 0 &&
    /\s\([^()]{0,30}(?:time|zeit|parcial|partiel|\d\s?h\b)[^()]{0,30}\)$/i.test(employer.piece.text)
  );
}

/** In an unknown language only the order helps: title, comma, employer. */
export function byOrder(parts: readonly Part[]): { title: Piece; employer: Piece } | undefined {
  const [title, employer, ...more] = parts;
  const last = more.at(-1) ?? employer;
  if (title === undefined || employer === undefined || last === undefined) return undefined;
  const isOne = parts.every(
    ({ line, lean, label }) => line === title.line && lean === 0 && label === undefined,
  );
  const isListed = parts.slice(1).every(({ sign }) => sign === ",");
  if (!isOne || !isListed) return undefined;
  return { title: title.piece, employer: through(title.line.piece, employer.piece, last.piece) };
}
