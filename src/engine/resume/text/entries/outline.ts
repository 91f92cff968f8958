import type { Line } from "../layout/lines.ts";
import { employerScore, roleScore } from "../sections/classify.ts";
import { isOnlyDated } from "./dates-first.ts";

const MOST_NESTED_HEADS = 3;

/** The lines of an outline, of which the outer bullets head entries and the first inner ones may name them, without those bullets. */
export function withoutOutline(lines: readonly Line[]): readonly Line[] {
  const outer = lines.reduce((least, { indent }) => Math.min(least, indent), Number.POSITIVE_INFINITY);
  const isOutline =
    lines.filter(({ indent }) => indent === outer).every(({ bullet }) => bullet) &&
    lines.some(({ bullet, indent }) => bullet && indent > outer) &&
    lines.some((line) => line.bullet && isOnlyDated(line));
  if (!isOutline) return lines;
  let inner = 0;
  return lines.map((line) => {
    const isOuter = line.indent === outer;
    inner = isOuter ? 0 : inner + 1;
    const isHead = isOuter || (inner <= MOST_NESTED_HEADS && (isOnlyDated(line) || isTold(line)));
    return isHead ? { ...line, bullet: false, blankBefore: isOuter } : line;
  });
}

function isTold({ piece: { text } }: Line): boolean {
  return text.length < 80 && !/[.;]$/.test(text) && (roleScore(text) >= 2 || employerScore(text) >= 2);
}
