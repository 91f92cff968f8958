import { slice } from "../../../text/piece.ts";
import { labelsOf } from "../entries/entry-labels.ts";
import type { Line } from "../layout/lines.ts";
import type { Section } from "./sections.ts";

const LONGEST = 100;
const TWO_LABELS = /^(\s*(\p{L}+)\s?:\s?\S.*?[\s,;|])(?=(\p{L}+)\s?:\s?\S)/u;
const dated: ReadonlySet<string | undefined> = new Set(["work", "education", "volunteer", "projects"]);

/** A section in which "From: March 2018 To: February 2022" is two labelled lines. */
export function partLabelledDates(section: Section): Section {
  return dated.has(section.kind) ? { ...section, lines: section.lines.flatMap(parted) } : section;
}

function parted(line: Line): Line[] {
  const { piece } = line;
  const found = piece.text.length > LONGEST ? null : TWO_LABELS.exec(piece.text);
  const [, head = "", from = "", to = ""] = found ?? [];
  if (found === null || !labelsOf(from).has("from") || !labelsOf(to).has("to")) return [line];
  return [slice(piece, 0, head.length), slice(piece, head.length)].map((part) => ({ ...line, piece: part }));
}
