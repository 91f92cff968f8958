import type { SectionKind } from "../../../lexicon/headings/resume-headings.ts";
import { sectionKind } from "./headings.ts";

const LONGEST_HEADING = 50;
const MOST_LINES = 60;
const REACH = 5000;

/** The kind of the section in which a place is: by the label of its line, or else by the nearest heading above. */
export function sectionAt(text: string, at: number): SectionKind | undefined {
  const from = text.lastIndexOf("\n", at - 1) + 1;
  const label = /^[^\p{L}\n]{0,4}(\p{L}[^:：\n]{1,40})[:：]/u.exec(text.slice(from, at))?.[1];
  const own = label && sectionKind(label.trim());
  if (own) return own;
  const above = text
    .slice(Math.max(0, from - REACH), from)
    .split("\n")
    .slice(-MOST_LINES - 1, -1);
  for (const line of above.toReversed()) {
    if (line.length > LONGEST_HEADING + 20) continue;
    const heading = line.replace(/^[\s#*_=–—-]+|[\s:：*_=–—-]+$/gu, "");
    const kind = heading.length <= LONGEST_HEADING ? sectionKind(heading) : undefined;
    if (kind) return kind;
  }
  return undefined;
}
