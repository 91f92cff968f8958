import { namesLanguage } from "../../../languages.ts";
import type { SectionKind } from "../../../lexicon/resume-headings.ts";
import { isCapitals } from "../../../text/fold.ts";
import type { Line } from "../layout/lines.ts";
import { isDocumentTitle, kindByNoun, sectionKind } from "./headings.ts";
import { inlineHeading } from "./inline-headings.ts";
import { markHeadings } from "./marked-headings.ts";

/** The lines under one heading; the lines before any heading are the section "top". */
export type Section = { readonly kind: SectionKind | "top"; readonly lines: Line[] };

/** Splits the lines into sections at headings, whatever way the headings are set. */
export function splitSections(given: readonly Line[]): Section[] {
  const lines = markHeadings(given);
  const main = mainStyle(lines);
  const sections: Section[] = [{ kind: "top", lines: [] }];
  let parent: Section | undefined;
  for (const [index, line] of lines.entries()) {
    const current = sections.at(-1);
    if (current === undefined) continue;
    const isTitle = isDocumentTitle(line.piece.text);
    if (isTitle && current.kind === "top" && current.lines.length < 3) continue;
    // Lower down, a French "Résumé" heads the summary.
    const kind = isTitle
      ? "summary"
      : (headingAt(line, main, current.kind) ??
        // Above the jobs it may be the person's name, as in a profile saved from LinkedIn.
        (sections.some((section) => section.kind === "work") &&
        // The first line below a heading opens its list.
        current.lines.length > 0 &&
        endsList(line, lines[index + 1], main.weight, current.kind)
          ? "other"
          : undefined));
    if (kind !== undefined) {
      sections.push({ kind, lines: [] });
      parent = undefined;
      continue;
    }
    const outer = parent ?? current;
    const inline = inlineHeading(line, outer.kind);
    if (inline !== undefined) {
      parent = outer;
      sections.push(inline);
    } else if (parent !== undefined && (line.blankBefore || line.bullet || isLabelled(line))) {
      sections.push({ kind: parent.kind, lines: [line] });
      parent = undefined;
    } else current.lines.push(line);
  }
  return mergeNeighbours(sections);
}

const LISTS: ReadonlySet<string> = new Set([
  "skills",
  "languages",
  "certificates",
  "interests",
  "references",
]);

/** A short line set as the main headings are, above further lines, ends a list though no word of it is known. */
function endsList(line: Line, next: Line | undefined, main: number, current: Section["kind"]): boolean {
  return (
    LISTS.has(current) &&
    line.blankBefore &&
    next?.blankBefore === false &&
    !next.bullet &&
    !line.bullet &&
    line.level === 0 &&
    weightOf(line) === main &&
    /^\p{Lu}[\p{L}'’ ]{3,29}$/u.test(line.piece.text) &&
    line.piece.text.split(" ").length <= 3 &&
    !namesLanguage(line.piece.text)
  );
}

const LABEL_WEIGHT = 4;

/** How a heading is set, as a number: the higher, the more it stands out. */
function weightOf(line: Line): number {
  if (line.level > 0) return 20 - line.level;
  if (line.underlined) return 6;
  if (line.strong || isCapitals(line.piece.text.replace(/\s\([^()]{1,20}\)$/, ""))) return 5;
  return line.piece.text.endsWith(":") ? LABEL_WEIGHT : 2;
}

function mainStyle(lines: readonly Line[]): { weight: number; blank: boolean } {
  const heads = lines.filter((line) => isHeadingShaped(line) && sectionKind(line.piece.text) !== undefined);
  const kinds = ["work", "education", "skills"];
  for (const wanted of kinds) {
    const head = heads.find((line) => sectionKind(line.piece.text) === wanted);
    if (head !== undefined) return { weight: weightOf(head), blank: head.blankBefore };
  }
  return { weight: heads[0] === undefined ? 0 : weightOf(heads[0]), blank: false };
}

function isHeadingShaped(line: Line): boolean {
  const text = line.piece.text;
  if (line.cells.length > 0) return false;
  if (line.bullet) return isCapitals(text);
  return line.level > 0 || line.strong || line.underlined || /^[^\p{L}]*[\p{Lu}\p{Script=Han}]/u.test(text);
}

function headingAt(
  line: Line,
  main: { weight: number; blank: boolean },
  current: Section["kind"],
): SectionKind | undefined {
  if (!isHeadingShaped(line)) return undefined;
  const weight = weightOf(line);
  const kind =
    sectionKind(line.piece.text) ??
    (line.blankBefore && weight === main.weight ? kindByNoun(line.piece.text) : undefined) ??
    looseKind(line, weight, main.weight, current);
  // An unknown heading of the main rank still ends the section before it.
  if (kind === undefined)
    return current !== "top" && weight >= 6 && weight === main.weight ? "other" : undefined;
  const inEntries = current === "work" || current === "volunteer" || current === "projects";
  const isLoose = weight === LABEL_WEIGHT && !line.blankBefore && main.blank;
  if (weight > main.weight)
    return inEntries && (isLoose || (weight === LABEL_WEIGHT && kind === "other")) ? undefined : kind;
  if (weight === main.weight)
    return inEntries && main.blank && !line.blankBefore && weight < 5 ? undefined : kind;
  // Weaker than the main headings: "### Tools" under "## Skills", "Achievements:" inside a job.
  if (line.level > 0 || current === "skills" || inEntries || kind === "other") return undefined;
  return line.blankBefore ? kind : undefined;
}

/** "TOOLS I OWN" are things, no skills. */
const OWN = /\b(?:i|we|my|own)\b/i;

/** Capitals after a blank line, as the other headings are set, of which one word is known: "CAT TOOLS". */
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
  if (words.length > 5 || /[\d,.(|]/.test(text)) return undefined;
  const known =
    sectionKind(words.at(-1) ?? "") ?? (OWN.test(line.piece.text) ? undefined : sectionKind(words[0] ?? ""));
  const isList = current !== "work" && current !== "volunteer" && current !== "education";
  return known ?? (isList ? "other" : undefined);
}

function isLabelled(line: Line): boolean {
  const colon = line.piece.text.indexOf(":");
  return colon > 0 && colon < 40;
}

/** An inline heading interrupts a section; what follows it belongs to the same section again. */
function mergeNeighbours(sections: readonly Section[]): Section[] {
  return sections.filter((section) => section.lines.length > 0);
}
