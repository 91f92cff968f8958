import { type Education, educationLevels } from "../../catalog/types.ts";
import type { Doc } from "../../text/doc.ts";
import type { PostingLine } from "../requirements/headings/layout.ts";
import { educationIn } from "../requirements/kinds/kinds.ts";
import type { ReadRequirement } from "../requirements/wording.ts";
import type { Extraction, Span } from "../types.ts";
import { educationAsked } from "./education-asked.ts";
import { headPieces } from "./head.ts";

// A person preparing for a degree does not need to hold it.
const preparing =
  /enrolled|pursuing|working towards|préparation d|cursando|estudiante|currently studying|trunca|incompleta|incompleto|en curso|immatrikuliert|在读/iu;

/** The lowest sufficient education if one is required; `none` if the text says that none is needed. */
export function educationOf(
  doc: Doc,
  lines: readonly PostingLine[],
  found: readonly ReadRequirement[],
): Extraction<Education> | undefined {
  const required = found.filter(
    ({ requirement, kind }) =>
      kind.education !== undefined &&
      requirement.necessity === "required" &&
      !preparing.test(requirement.text) &&
      !isFurther(doc, requirement.span),
  );
  // All of several demands apply, so the highest decides. Alternatives inside one were read as their lowest.
  const highest = educationLevels
    .toReversed()
    .find((level) => required.some(({ kind }) => kind.education === level));
  const one = required.find(({ kind }) => kind.education === highest);
  if (highest !== undefined && one !== undefined) return { value: highest, span: placeOf(one, highest) };
  return unneeded(lines) ?? inHead(doc) ?? educationAsked(lines);
}

/** "UG: B.Sc / PG: M.Sc": boards list other accepted degrees next to the required one. */
function isFurther(doc: Doc, [start]: Span): boolean {
  const line = doc.lines.findLast((one) => one.start <= start);
  return (
    line !== undefined &&
    /^\W{0,4}(?:PG|Doctorate|Post ?-?Graduat\p{L}+)\s?:/iu.test(line.text) &&
    /^\W{0,4}UG\s?:/imu.test(doc.folded)
  );
}

function placeOf({ requirement: { text, span } }: ReadRequirement, level: Education): Span {
  const term = educationIn(text).find((one) => one.level === level);
  return term === undefined ? span : [span[0] + term.start, span[0] + term.end];
}

// "15-25K | 3-5年 | 本科": a part of a Chinese header that is only a degree.
function inHead(doc: Doc): Extraction<Education> | undefined {
  for (const { text, start, end } of headPieces(doc)) {
    const [term] = /^\p{Script=Han}{2,6}$/u.test(text) ? educationIn(text) : [];
    if (term !== undefined) return { value: term.level, span: [start, end] };
  }
  return undefined;
}

function unneeded(lines: readonly PostingLine[]): Extraction<Education> | undefined {
  for (const { piece, section } of lines) {
    if (section === "aside") continue;
    const none = educationIn(piece.text).find(({ level }) => level === "none");
    if (none !== undefined)
      return { value: "none", span: [piece.start + none.start, piece.start + none.end] };
  }
  return undefined;
}
