import type { Part } from "../../person/header.ts";
import { isProperName } from "../../sure/proper-name.ts";

/** Before an employer's name. */
const AT = /^(?:@|at|bei|chez|presso|bij)(?!\p{L})/u;

/** If one of a pair is known, the other must look like a name, and the title must be complete. */
export function confidenceOf(title: Part, employer: Part): number {
  if (hasTerms(employer)) return 0.5;
  if (title.lean > 0 && employer.lean < 0) return 0.92;
  const isNamed = AT.test(employer.sign) || isProperName(employer.piece.text.split(",")[0] ?? "");
  return employer.lean < 0 || isNamed ? 0.8 : 0.6;
}

/** "Teacher – Music (part-time, 14 h)": the employment type follows the title. */
function hasTerms(employer: Part): boolean {
  return (
    employer.lean === 0 &&
    /\s\([^()]{0,30}(?:time|zeit|parcial|partiel|\d\s?h\b)[^()]{0,30}\)$/i.test(employer.piece.text)
  );
}
