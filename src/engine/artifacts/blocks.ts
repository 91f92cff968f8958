import type { PrintedDocument } from "./print-job.ts";
import type { Line, Section } from "./types.ts";

export type BlockKind =
  | ("title" | "label" | "contact" | "heading" | "entry")
  | ("date" | "address" | "subject")
  | ("paragraph" | "bullet" | "line");

/** A part of a document that all formats print. */
export interface Block {
  kind: BlockKind;
  text: string;
  aside?: string | undefined;
}

/** The blocks of a document in reading order. */
export function blocksOf({ title, isLetter, sections }: PrintedDocument): Block[] {
  const blocks = sections.flatMap(({ heading, lines }): Block[] => [
    ...(heading === "" ? [] : [{ kind: "heading" as const, text: heading }]),
    ...paragraphsOf(lines).map(blockOf),
  ]);
  return isLetter || hasOwnHead(sections) ? blocks : [{ kind: "title", text: title }, ...blocks];
}

/** Lines, where continued lines are joined with the next. */
export function paragraphsOf(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  let begun: Line | undefined;
  for (const line of lines) {
    const space = begun && /\p{Script=Han}/u.test(begun.text) ? "" : " ";
    const joined: Line = begun ? { ...line, text: [begun.text, line.text].join(space) } : line;
    begun = line.runsOn ? joined : undefined;
    if (!begun) whole.push(joined);
  }
  return begun ? [...whole, begun] : whole;
}

function blockOf({ text, kind, role, aside }: Line): Block {
  // Lines stored before lines had kinds were all bullets.
  return { kind: role ?? kind ?? "bullet", text, aside };
}

/**
 * Sections without the lines at these positions, counted over all sections. A heading stays if any of its lines
 * do.
 */
export function without(sections: readonly Section[], dropped: ReadonlySet<number>): Section[] {
  let at = -1;
  return sections
    .map((section) => ({
      ...section,
      lines: section.lines.filter(() => {
        at += 1;
        return !dropped.has(at);
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** True if a document starts with lines without a heading: a person's name, or a letter. */
export function hasOwnHead([first]: readonly Section[]): boolean {
  return first?.heading === "" && first.lines.length > 0;
}
