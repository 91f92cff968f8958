import { fail } from "../../operation/errors.ts";
import type { EditedLine } from "./edit-schema.ts";
import type { Artifact } from "./schema.ts";

type Sections = Artifact["contentData"]["sections"];
type Line = Sections[number]["lines"][number];

export interface FoundLine {
  edit: EditedLine;
  line: Line;
}

export interface Edit {
  artifact: Artifact;
  lines: readonly EditedLine[];
  /** Where the input has an edit's `was`. By default it has a list of edits. */
  pathOfWas?: (index: number) => string;
}

/** The lines that edits name by text. Throws validation.bad_request if no line or several lines have it. */
export function findLines({ artifact, lines: edits, pathOfWas = inList }: Edit): FoundLine[] {
  const { sections } = artifact.contentData;
  const taken = new Set<Line>();
  return edits.map((edit, index) => {
    const refused = (what: string) =>
      fail("validation.bad_request", `${pathOfWas(index)} ${what}`, { see: "executionArtifacts.get" });
    const lines = sections.flatMap((section, at) =>
      edit.section === undefined || edit.section === at ? section.lines : [],
    );
    const same = lines.filter(({ text }) => folded(text) === folded(edit.was));
    const [line] = same;
    if (!line) throw refused("is not a line of the document: send the exact text of a line.");
    if (same.length > 1) throw refused("is the text of several lines: give section.");
    if (taken.has(line)) throw refused("names a line that another edit names: send each line once.");
    taken.add(line);
    return { edit, line };
  });
}

const inList = (index: number) => `lines[${index}].was`;

/** A text with single spaces, because the amount of white space means nothing. */
export function folded(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

/** The sections with their new lines, by old line. A section without lines is removed. */
export function withLines(sections: Sections, changed: ReadonlyMap<Line, Line | undefined>): Sections {
  return sections.flatMap((section) => {
    const lines = section.lines.flatMap((line) => (changed.has(line) ? (changed.get(line) ?? []) : [line]));
    return lines.length === 0 && section.lines.length > 0 ? [] : [{ ...section, lines }];
  });
}

/** A line with a new text and the claims that support it. */
export function reworded({ source: _, ...line }: Line, text: string, claimIds: string[]): Line {
  // Text that needs no claim says nothing about the person.
  return { ...line, text, claimIds, ...(claimIds.length === 0 && { source: "opportunity" as const }) };
}
