import { namesLanguage } from "../../../languages.ts";
import type { SectionKind } from "../../../lexicon/headings/resume-headings.ts";
import { type Piece, pieceOf, slice } from "../../../text/piece.ts";
import { isOfDriving } from "../entries/papers/placed-licences.ts";
import type { Line } from "../layout/lines.ts";
import { looksLikeName } from "../person/name.ts";
import { sectionKind } from "./headings.ts";

const INLINE: ReadonlySet<string> = new Set([
  "skills",
  "languages",
  "interests",
  "certificates",
  "summary",
  "references",
  "awards",
  "education",
  "volunteer",
]);

const NATIVE =
  /^(?:mother tongue|native language|muttersprache|langue maternelle|lengua materna|língua materna|lingua madre|madrelingua|moedertaal|język ojczysty|modersmål)$/iu;
const DRIVING_CLASSES = /^(?:AM|[A-E]1?E?)(?![\p{L}\d])/u;

/** A heading with content on the same line: "Skills: welding, soldering". */
export function inlineHeading(
  line: Line,
  current: SectionKind | "top",
  isBelowOne: boolean,
): { kind: SectionKind | "top"; lines: Line[] } | undefined {
  const split = labelAndRest(line);
  if (split === undefined || split.rest.text === "") return undefined;
  const { rest } = split;
  const kind = sectionKind(split.label);
  // "Driving licence: B, C": the label is the paper.
  if (DRIVING_CLASSES.test(rest.text) && isOfDriving(pieceOf(split.label))) return undefined;
  // "PERSONAL INFORMATION   Zuzana Horáková", in a Europass
  if (kind === "contact" && current === "top" && looksLikeName(rest.text))
    return { kind: "top", lines: [{ ...line, piece: rest }] };
  if (kind === undefined || !INLINE.has(kind) || sectionKind(rest.text) !== undefined) return undefined;
  if (
    !line.piece.text.startsWith("【") &&
    !(isBelowOne && !line.bullet) &&
    !allowedInside(kind, current, line, rest.text)
  )
    return undefined;
  // "Profil: Jo Example"
  if (kind === "summary" && looksLikeName(rest.text)) return undefined;
  // "Mother tongue    Italian": the label is the level.
  const piece = kind === "languages" && NATIVE.test(split.label) ? line.piece : rest;
  return { kind, lines: [{ ...line, piece, cells: [], strong: false, bullet: false }] };
}

/** A label ends at a colon, in Chinese brackets, at a tab or wide gap, or with the first of two cells. */
function labelAndRest(line: Line): { label: string; rest: Piece } | undefined {
  const { piece, cells } = line;
  const [first, second] = cells;
  if (first !== undefined) {
    const isPair = second !== undefined && cells.slice(2).every((cell) => cell.text === "");
    return isPair ? { label: first.text, rest: second } : undefined;
  }
  const bracketed = /^【([^【】]{2,8})】/u.exec(piece.text);
  if (bracketed !== null) return { label: bracketed[1] ?? "", rest: slice(piece, bracketed[0].length) };
  const gap = /^(?:\p{Lu}[\p{L}'’ -]{1,30}?(?:\(\p{L}{1,2}\))?(?:\t| {2,}))/u.exec(piece.text);
  if (gap !== null) return { label: gap[0].trim(), rest: slice(piece, gap[0].length) };
  // "INTERESTS Fell running"
  const capitals = /^\p{Lu}{5,20} (?=\p{Lu}?\p{Ll})/u.exec(piece.text);
  if (capitals !== null && line.blankBefore && sectionKind(capitals[0].trim()) !== undefined)
    return { label: capitals[0].trim(), rest: slice(piece, capitals[0].length) };
  // "Languages – Urdu, English"
  const dash = /^(\p{Lu}\p{L}+(?: \p{L}+)?) [–—-] /u.exec(piece.text);
  if (dash !== null && sectionKind(dash[1] ?? "") === "languages")
    return { label: dash[1] ?? "", rest: slice(piece, dash[0].length) };
  const colon = piece.text.search(/[:：]/);
  const isChinese = colon >= 2 && /^\p{Script=Han}{2,6}[:：]/u.test(piece.text);
  if (!isChinese && (colon < 2 || colon > 50 || !/^\p{Lu}/u.test(piece.text))) return undefined;
  return { label: piece.text.slice(0, colon), rest: slice(piece, colon + 1) };
}

/** Above a Europass table of levels. */
const GRID = /^\p{Lu}\s?\(|^(?:understanding|verstehen|comprens|compreen|comprendre|comprender|begrijpen)/iu;

function allowedInside(kind: SectionKind, current: SectionKind | "top", line: Line, rest: string): boolean {
  if (kind === "languages")
    return (
      (namesLanguage(rest) || GRID.test(rest)) &&
      (current === "skills" || !line.bullet || current === "other")
    );
  // "VOLUNTEER  Treasurer of the school's PTA", in the layout of the other headings.
  const isCapital =
    line.blankBefore && /^\p{Lu}[\p{Lu}'’ ]{2,30}?(?: {2,}| (?=\p{Lu}?\p{Ll}))/u.test(line.piece.text);
  if (current === "skills") return kind === "certificates" || kind === "interests" || isCapital;
  if (current === "other" || current === "top") return true;
  if (line.bullet || kind === current) return false;
  if (current === "work" || current === "volunteer" || current === "projects")
    return (
      line.blankBefore &&
      (kind === "skills" || kind === "certificates" || (kind === "education" && /(?:19|20)\d\d/.test(rest)))
    );
  return current !== "education" || (kind !== "awards" && kind !== "summary");
}
