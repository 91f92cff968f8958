import { isHan } from "../../../text/chinese.ts";
import { periodOf } from "../entries/dates/line-period.ts";
import { isDegree, isSchool } from "../entries/studies/degrees.ts";
import type { Line } from "../layout/lines.ts";
import { employerScore, roleScore } from "./classify.ts";

/** Lines of a resume without headings, sorted by subject. */
export type LinesWithoutHeading = { readonly top: Line[]; readonly work: Line[]; readonly education: Line[] };

/** Sorts the lines above the first heading if no heading leads to the jobs. Blocks with dates are jobs or studies. */
export function sortLinesWithoutHeading(
  lines: readonly Line[],
  read: readonly Line[] = [],
): LinesWithoutHeading {
  const known = new Set(read);
  const sorted: LinesWithoutHeading = { top: [], work: [], education: [] };
  let kind: keyof LinesWithoutHeading = "top";
  for (const block of blocksOf(lines, known)) {
    if (block.some((line) => known.has(line))) {
      sorted.top.push(...block);
      continue;
    }
    kind = kindOf(block, kind);
    sorted[kind].push(...block);
  }
  return sorted;
}

/** Lines that were read as sentences are separate blocks. */
function blocksOf(lines: readonly Line[], known: ReadonlySet<Line>): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const afterBullet = !line.bullet && last?.at(-1)?.bullet === true && /^\p{Lu}|^\d/u.test(line.piece.text);
    const opens = line.blankBefore || afterBullet || known.has(line) !== known.has(last?.at(-1) ?? line);
    if (last === undefined || opens) blocks.push([line]);
    else last.push(line);
  }
  return blocks;
}

/** A first-person text is not an entry. */
const FIRST_PERSON =
  /(?:^|[\s(])(?:I|I['’](?:m|ve|d)|[Ww]e|[Ii]ch|[Ww]ir|[Jj]e|[Jj]['’](?:ai|étais)|[Yy]o|[Ee]u|me llamo)\s\p{Ll}/u;

function kindOf(block: readonly Line[], before: keyof LinesWithoutHeading): keyof LinesWithoutHeading {
  const heads = block.filter((line) => !line.bullet).slice(0, 4);
  const text = heads.map((line) => line.piece.text.slice(0, 200));
  if (text.some((part) => FIRST_PERSON.test(part))) return "top";
  const isDated = heads.some((line) => periodOf(line) !== undefined);
  const words = text.flatMap((part) =>
    part.split(isHan(part) ? /[\s,，|]+/ : /[,|–—\t]| {2,}| - |(?<=\p{Ll}{3})\. /u),
  );
  const degree = text.some((part) => isDegree(part)) || words.some((word) => isHan(word) && isDegree(word));
  const isJob = heads.some((line) => (periodOf(line)?.kind ?? "single") !== "single");
  if (isDated && degree && (!isJob || [...text, ...words].some((part) => isSchool(part)))) return "education";
  if (isJob && words.some((word) => roleScore(word) >= 2 || employerScore(word) >= 2)) return "work";
  // Bullets and paragraphs continue the previous block.
  return block.every((line) => line.bullet) && before === "work" ? "work" : "top";
}
