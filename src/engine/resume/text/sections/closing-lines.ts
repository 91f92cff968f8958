import { periodOf } from "../entries/dates/line-period.ts";
import type { Line } from "../layout/lines.ts";
import { opensLikeAchievement } from "./classify.ts";
import type { Section } from "./sections.ts";

/**
 * A volunteering section without its last block if that names no post, and that block: "Has own car, G licence." below a
 * blank line is about the person.
 */
export function closingApart(section: Section): { own: Section; closing: Section[] } {
  if (section.kind !== "volunteer") return { own: section, closing: [] };
  const { lines } = section;
  const isLoose = lines.length > 2 && lines.every(({ blankBefore }) => blankBefore);
  let at = lines.length;
  for (let from = lines.length - 1; from > 0 && !isLoose && isRemark(lines[from]); from -= 1)
    if (lines[from]?.blankBefore === true && isStatement(lines[from])) at = from;
  if (at === lines.length) return { own: section, closing: [] };
  return {
    own: { ...section, lines: lines.slice(0, at) },
    closing: [{ kind: "other", lines: lines.slice(at) }],
  };
}

function isRemark(line: Line | undefined): boolean {
  return (
    line !== undefined &&
    !line.bullet &&
    line.level === 0 &&
    (periodOf(line) === undefined || isStatement(line))
  );
}

/** In a sentence of their own people tell what they did. */
const TOLD = /^(?:I|We|Ich|Wir|Je|Nous|Yo|Eu|Io|Ik|Jag)(?!\p{L})|^J['’]/u;

/** True for a sentence, or a label and its value, that tells no work. */
function isStatement(line: Line | undefined): boolean {
  const text = line?.piece.text ?? "";
  const isForm = /[\p{L}\d]{2}[.!)]$|^\p{L}[\p{L} ]{1,30}: \S/u.test(text);
  return isForm && !TOLD.test(text) && !opensLikeAchievement(text);
}
