import { hasOwnHead } from "./markdown.ts";
import type { PrintedDocument } from "./print-job.ts";
import type { Line, Section } from "./types.ts";

export type BlockKind = "title" | "label" | "contact" | "heading" | "entry" | "paragraph" | "bullet" | "line";

/** A piece of a document as all formats set it. */
export interface Block {
  kind: BlockKind;
  text: string;
  aside?: string | undefined;
}

/** The blocks of a document, in the order in which it is read. */
export function blocksOf({ title, isLetter, sections }: PrintedDocument): Block[] {
  const blocks = sections.flatMap(({ heading, lines }): Block[] => [
    ...(heading === "" ? [] : [{ kind: "heading" as const, text: heading }]),
    ...lines.map(blockOf),
  ]);
  return isLetter || hasOwnHead(sections) ? blocks : [{ kind: "title", text: title }, ...blocks];
}

function blockOf({ text, kind, role, aside }: Line): Block {
  // Lines stored before lines had kinds were all bullets.
  return { kind: role ?? kind ?? "bullet", text, aside };
}

/** Sections without the lines at some places, counted over all; a heading stays where lines stay. */
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
