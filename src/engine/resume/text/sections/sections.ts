import type { SectionKind } from "../../../lexicon/headings/resume-headings.ts";
import type { Piece } from "../../../text/piece.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import { labelsOf } from "../entries/entry-labels.ts";
import type { Line } from "../layout/lines.ts";
import { employerScore, isSelfEmployed, roleScore } from "./classify.ts";
import {
  areSetApart,
  endsApart,
  endsList,
  isHeadingShaped,
  LABEL_WEIGHT,
  type MainStyle,
  mainStyle,
  weightOf,
} from "./heading-style.ts";
import { isDocumentTitle, kindByNoun, sectionKind } from "./headings.ts";
import { inlineHeading } from "./inline-headings.ts";
import { markHeadings } from "./marked-headings.ts";
import { isLanguageLine } from "./spoken/languages.ts";

/** The lines under a heading. The lines before any heading are the section "top". */
export type Section = {
  readonly kind: SectionKind | "top";
  readonly lines: Line[];
  /** The heading itself, if it has its own line. */
  readonly heading?: Piece;
};

/** Several sentences below a list are a separate statement: "Full driving licence. Referees on request." */
function isProse(text: string): boolean {
  return (text.match(/\p{L}{2}[.)] (?=\p{Lu})|\p{L}{2}\.$/gu) ?? []).length >= 2;
}

/** Splits lines into sections at headings of any layout. */
export function splitSections(given: readonly Line[]): Section[] {
  const lines = markHeadings(given);
  const main = mainStyle(lines);
  const isApart = areSetApart(lines);
  const sections: Section[] = [{ kind: "top", lines: [] }];
  let parent: Section | undefined;
  for (const [index, line] of lines.entries()) {
    const current = sections.at(-1);
    if (current === undefined) continue;
    const isTitle = isDocumentTitle(line.piece.text);
    if (isTitle && current.kind === "top" && current.lines.length < 3) continue;
    // Further down, a French "Résumé" is the heading of the summary.
    const kind = isTitle
      ? "summary"
      : namesColumn(line, lines[index + 1])
        ? undefined
        : (headingAt(line, main, current.kind, lines[index - 1], lines[index + 1]) ??
          // Above the jobs it may be the person's name, as in a saved LinkedIn profile.
          (sections.some((section) => section.kind === "work") &&
          // The first line below a heading starts its list.
          current.lines.length > 0 &&
          endsList(line, lines[index + 1], main.weight, current.kind)
            ? "other"
            : undefined) ??
          (isApart && current.lines.length > 0 && endsApart(line, lines[index + 1], main.weight, current.kind)
            ? "other"
            : undefined));
    if (kind !== undefined) {
      sections.push({ kind, lines: [], heading: line.piece });
      parent = undefined;
      continue;
    }
    const outer = parent ?? current;
    const inline = inlineHeading(line, outer.kind, parent !== undefined);
    if (inline !== undefined) {
      parent = outer;
      sections.push(inline);
    } else if (
      parent !== undefined &&
      (line.blankBefore ||
        line.bullet ||
        (current.kind === "languages"
          ? isLabelled(line) && !isLanguageLine(line)
          : isLabelled(line) || isLanguageLine(line)))
    ) {
      sections.push({ kind: parent.kind, lines: [line] });
      parent = undefined;
    } else if (current.kind === "skills" && line.blankBefore && !line.bullet && isProse(line.piece.text)) {
      sections.push({ kind: "other", lines: [line] });
    } else current.lines.push(line);
  }
  return mergeNeighbours(sections);
}

/** "Qualification" above "Institute" and "Year": column names that a copy put one below the other. */
function namesColumn({ piece }: Line, next: Line | undefined): boolean {
  return next?.blankBefore === false && labelsOf(piece.text).size > 0 && labelsOf(next.piece.text).size > 0;
}

const ONE_PAPER = /(?:licen[cs]e|certificate|certification|permit|card)$/i;

/** Sections whose heading may be a single word anywhere. */
const MAIN: ReadonlySet<SectionKind> = new Set(["education", "skills", "languages", "certificates"]);

function headingAt(
  line: Line,
  main: MainStyle,
  current: Section["kind"],
  previous: Line | undefined,
  next: Line | undefined,
): SectionKind | undefined {
  if (!isHeadingShaped(line)) return undefined;
  const weight = weightOf(line);
  const kind =
    sectionKind(line.piece.text) ??
    (line.blankBefore && weight === main.weight ? kindByNoun(line.piece.text) : undefined) ??
    looseKind(line, weight, main.weight, current);
  // "Freelance" among the jobs stands where an employer would.
  if (current === "work" && weight < 5 && isSelfEmployed(line.piece.text)) return undefined;
  // "Driver's License" in a list of papers is one of them.
  if (kind === "certificates" && current === kind && ONE_PAPER.test(line.piece.text)) return undefined;
  // An unknown heading of the main level still ends the previous section.
  if (kind === undefined)
    return current !== "top" && weight >= 6 && weight === main.weight ? "other" : undefined;
  const inEntries = current === "work" || current === "volunteer" || current === "projects";
  const isLoose = weight === LABEL_WEIGHT && !line.blankBefore && main.blank;
  if (weight > main.weight)
    return inEntries && (isLoose || (weight === LABEL_WEIGHT && kind === "other")) ? undefined : kind;
  // "Skills" below the bullets of the last job.
  const isAlone =
    MAIN.has(kind) &&
    ((previous?.bullet === true && /^\p{L}+$/u.test(line.piece.text)) ||
      // "Schul- und Berufsausbildung" above "2012 – 2015  Ausbildung zum …"
      (!line.bullet &&
        next !== undefined &&
        sectionKind(line.piece.text) === kind &&
        findPeriods(next.piece)[0]?.from === 0));
  if (weight === main.weight)
    return inEntries && main.blank && !line.blankBefore && weight < 5 && !isAlone ? undefined : kind;
  // Less prominent than the main headings: "### Tools" under "## Skills", "Achievements:" inside a job.
  if (line.level > 0 || current === "skills" || inEntries || kind === "other") return undefined;
  return line.blankBefore ? kind : undefined;
}

/** "TOOLS I OWN" are objects, not skills. */
const OWN = /\b(?:i|we|my|own)\b/i;

/** Capitals after a blank line, like the other headings, with one known word: "CAT TOOLS". */
function looseKind(
  line: Line,
  weight: number,
  main: number,
  current: Section["kind"],
): SectionKind | undefined {
  if (weight !== 5 || main !== 5 || !line.blankBefore || current === "top" || line.bullet) return undefined;
  // "MACHINES (hrs)"
  const text = line.piece.text.replace(/\s\([^()]{1,20}\)$/, "");
  const words = text.split(/[\s-]+/);
  if (words.length > 5 || /[\d,.(|]|:\s*[\p{L}\d]/u.test(text)) return undefined;
  // "COURT OF THE CIVIL LAW" is an employer among the jobs, "PROJECT ENGINEER" a job.
  if (current === "work" && Math.max(employerScore(text), roleScore(text)) >= 2) return undefined;
  const known =
    sectionKind(words.at(-1) ?? "") ?? (OWN.test(line.piece.text) ? undefined : sectionKind(words[0] ?? ""));
  const isList = current !== "work" && current !== "volunteer" && current !== "education";
  return known ?? (isList ? "other" : undefined);
}

function isLabelled(line: Line): boolean {
  const colon = line.piece.text.indexOf(":");
  return colon > 0 && colon < 40;
}

/** An inline heading interrupts a section, which continues after it. */
function mergeNeighbours(sections: readonly Section[]): Section[] {
  return sections.filter((section) => section.lines.length > 0);
}
