import { closesBrackets } from "../../../../text/cuts.ts";
import { foldText } from "../../../../text/fold.ts";
import { type Piece, slice } from "../../../../text/piece.ts";
import type { SkillDraft } from "../../draft.ts";
import { type Extraction, extract } from "../../extraction.ts";
import type { Line } from "../../layout/lines.ts";
import { separatorsIn } from "../../layout/lists.ts";
import { isPlaceAndDate } from "../../layout/noise.ts";
import { isStatus } from "../../layout/status-lines.ts";
import { createDenials, heldItems, isHeld, isOfNoneHeld } from "./held-items.ts";
import { unframed } from "./skill-frames.ts";
import { isLevel, withoutLevel } from "./skill-levels.ts";

const MAX_WORDS = 7;
const MOST_OF_PHRASE = 12;
const MAX_SKILL_LENGTH = 70;

/** A section's skills: groups with keywords, and single skills, each once. */
export function readSkills(lines: readonly Line[]): SkillDraft[] {
  const skills: SkillDraft[] = [];
  let group: SkillDraft | undefined;
  let isOpen = false;
  const parted = new Set<SkillDraft>();
  const isDenied = createDenials(lines);
  const part = (from: SkillDraft, piece: Piece, line: Piece) => {
    const own = skills.includes(from) ? levelled(piece, (item) => isDenied(item, line)) : [];
    if (own.length > 0) parted.add(from);
    skills.push(...own);
  };
  for (const [index, line] of lines.entries()) {
    if (line.tableHead || isPlaceAndDate(line.piece.text) || isStatus(line.piece.text)) continue;
    if (line.cells.length > 1) {
      skills.push(...tableRow(line));
      continue;
    }
    const label = labelOf(line, lines[index + 1]);
    if (label !== undefined) {
      group = { name: label.name, keywords: label.rest === undefined ? [] : keywordsOf(label.rest) };
      isOpen = label.rest === undefined || goesOnBelow(line);
      if (!isOfNoneHeld(label.name.value)) skills.push(group);
      if (label.rest) part(group, label.rest, label.rest);
      continue;
    }
    const goesOn = group !== undefined && isOpen && belongsTo(group, line);
    if (group !== undefined && goesOn) {
      group.keywords.push(...keywordsOf(line.piece, (item) => isDenied(item, line.piece)));
      part(group, line.piece, line.piece);
    } else {
      group = undefined;
      // A line above bullets says what they are about.
      if (!line.bullet && lines[index + 1]?.bullet === true) continue;
      const items = isPhrase(line) ? [line.piece] : itemsOf(line.piece);
      const isListed = line.bullet || items.length > 1;
      skills.push(...items.flatMap((item) => (isDenied(item, line.piece) ? [] : skillsOf(item, isListed))));
    }
  }
  const isOne = (skill: SkillDraft) => isSkillName(skill.name.value) && !parted.has(skill);
  return unique(skills.filter((skill) => skill.keywords.length > 0 || isOne(skill)));
}

/** "Supporting children with ASD, ADHD and speech needs": a verb's objects are no skills of their own. */
const PHRASE =
  /^\p{Lu}\p{Ll}+ing (?:\p{Ll}+ ){1,3}(?:with|of|for|on|in|to|by|from|using|including) [^,;:.]{2,40}(?:, [^,;:.]{2,40}){1,3},? (?:and|or|&) [^,;:.]{2,40}$/u;

function isPhrase({ piece, bullet }: Line): boolean {
  return bullet && PHRASE.test(piece.text);
}

/** True if a list continues on the next line: the line ends with a comma, or was long enough to wrap. */
function goesOnBelow(line: Line): boolean {
  return line.piece.text.endsWith(",") || line.piece.text.length >= 60;
}

type Label = { readonly name: Extraction; readonly rest?: Piece };

/** "Tools: Excel, SAP", "Tools – Excel, SAP", or a heading "### Tools" above a list. */
function labelOf(line: Line, next: Line | undefined): Label | undefined {
  const text = line.piece.text;
  if (!isHeld(text)) return undefined;
  const colon = text.search(/[:：]/);
  if (
    closesBrackets(text.slice(0, colon)) &&
    colon > 1 &&
    colon <= 50 &&
    !/^https?$/i.test(text.slice(0, colon)) &&
    (text[colon] === "：" || /^\s|^$/.test(text.slice(colon + 1)))
  ) {
    return labelWith(slice(line.piece, 0, colon), slice(line.piece, colon + 1), line, next);
  }
  const gap = /^\p{Lu}[\p{L}'’ /&-]{2,30}?(?:\t| {3,})(?=\S)/u.exec(text)?.[0].length ?? 0;
  if (gap > 0 && text.includes(",", gap) && !/\t| {3,}/.test(text.slice(gap)))
    return labelWith(slice(line.piece, 0, gap), slice(line.piece, gap), line, next);
  const dash = / [–—-] /.exec(text);
  if (dash !== null && dash.index <= 40) {
    const rest = slice(line.piece, dash.index + dash[0].length);
    const name = slice(line.piece, 0, dash.index);
    if (separatorsIn(rest) >= 1 && separatorsIn(name) === 0 && !isLevel(rest.text))
      return labelWith(name, rest, line, next);
  }
  const isHeading = (line.level > 0 || line.strong || line.underlined) && separatorsIn(line.piece) === 0;
  if (!isHeading || next === undefined || next.level > 0 || (line.strong && next.strong)) return undefined;
  return labelWith(line.piece, undefined, line, next);
}

function labelWith(
  piece: Piece,
  rest: Piece | undefined,
  line: Line,
  next: Line | undefined,
): Label | undefined {
  const name = extract(piece, 0.9);
  if (name === undefined || name.value.length > 50 || separatorsIn(piece) > 2) return undefined;
  const hasRest = rest !== undefined && rest.text !== "";
  if (hasRest && isLevel(rest.text)) return undefined;
  if (!hasRest && (next === undefined || (next.blankBefore && line.level === 0 && !line.strong)))
    return undefined;
  return hasRest ? { name, rest } : { name };
}

function belongsTo(group: SkillDraft, line: Line): boolean {
  if (line.level > 0 || line.strong) return false;
  return group.keywords.length === 0 || !line.blankBefore || line.bullet;
}

function itemsOf(piece: Piece): Piece[] {
  return heldItems(piece).flatMap(unframed);
}

type Test = (item: Piece) => boolean;
const never: Test = () => false;

/** Members of a group with their own level, which keywords cannot have. */
function levelled(piece: Piece, isDenied: Test): SkillDraft[] {
  return itemsOf(piece).flatMap((item) =>
    withoutLevel(item).level && !isDenied(item) ? skillsOf(item, true) : [],
  );
}

function keywordsOf(piece: Piece, isDenied: Test = never): Extraction[] {
  return itemsOf(piece).flatMap((item) => {
    const { name, level } = withoutLevel(item);
    const keyword = level ? undefined : extract(name, 0.9);
    return keyword !== undefined && isSkillName(keyword.value) && !isDenied(item) ? [keyword] : [];
  });
}

/** The skill that an item names, with its level, and what the item lists in brackets behind that level. */
function skillsOf(item: Piece, isListed: boolean): SkillDraft[] {
  const { name, level, parts } = withoutLevel(item);
  const skill = extract(name, isListed ? 0.9 : 0.7);
  if (skill === undefined || !isSkillName(skill.value)) return [];
  const own: SkillDraft = { name: skill, level: extract(level, 0.85), keywords: [] };
  const keywords = parts === undefined ? [] : keywordsOf(parts);
  return keywords.length === 0 ? [own] : [own, { name: skill, keywords }];
}

/** Skills are short. Sentences about oneself are not skills. */
function isSkillName(text: string): boolean {
  const most = PHRASE.test(text) ? MOST_OF_PHRASE : MAX_WORDS;
  if (text.length > MAX_SKILL_LENGTH || text.split(/\s+/).length > most) return false;
  return (
    /\p{L}|^\d/u.test(text) &&
    !/^(?:etc\.?|and more|and|u\.\s?a\.|usw\.?)$/i.test(text) &&
    !/@|https?:/.test(text)
  );
}

/** A row is "skill | level" or "group | skills". Other cells with levels or years do not count. */
function tableRow(line: Line): SkillDraft[] {
  const [first, second] = line.cells;
  const name = first === undefined ? undefined : extract(first, 0.9);
  if (name === undefined || second === undefined) return [];
  const level = line.cells.slice(1).find((cell) => isLevel(cell.text));
  if (level !== undefined) return [{ name, level: extract(level, 0.9), keywords: [] }];
  const keywords = line.cells.slice(1).flatMap((cell) => keywordsOf(cell));
  return [{ name, keywords }];
}

function unique(skills: readonly SkillDraft[]): SkillDraft[] {
  const seen = new Set<string>();
  const isNew = (value: string): boolean => !seen.has(foldText(value)) && seen.add(foldText(value)).size > 0;
  const kept: SkillDraft[] = [];
  for (const skill of skills) {
    if (skill.keywords.length > 0) {
      const keywords = skill.keywords.filter((keyword) => isNew(keyword.value));
      if (keywords.length > 0) kept.push({ ...skill, keywords });
    } else if (isNew(skill.name.value)) kept.push(skill);
  }
  return kept;
}
