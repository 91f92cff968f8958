import type { Line } from "../layout/lines.ts";
import { readHeader } from "../person/header.ts";
import { splitPlaceTail } from "../person/places.ts";
import { employerScore, endsInLegalForm, opensLikeAchievement, roleScore } from "../sections/classify.ts";
import { isProperName } from "../sure/proper-name.ts";
import { isEntryLabel } from "./entry-labels.ts";
import { isListOfTasks } from "./jobs/head-shapes.ts";

const MAX_HEAD_LENGTH = 160;
const MAX_WORDS = 16;
/** An employer, school or job alone on its line. A sentence is longer or has punctuation. */
const HAN_HEAD = /^\p{Script=Han}[^，。；、！？：,;:!?]{1,28}$/u;

/** True if a line starts with a label that is not one of an entry. */
export function isLabel(line: Line): boolean {
  return /^\p{Lu}[\p{L} ]{2,30}:\s/u.test(line.piece.text) && !isEntryLabel(line.piece.text);
}

/** True if a line may be the head of an entry: a title, an employer, a school. */
export function isHead(line: Line): boolean {
  const text = line.piece.text;
  if (line.level > 0 || line.strong) return !text.endsWith(":") || line.level > 0;
  if (text.length > MAX_HEAD_LENGTH || text.split(/\s+/).length > MAX_WORDS || text.endsWith(":"))
    return false;
  if (isEntryLabel(text)) return true;
  // "Consolidation of six units, yearly budget, external audit" lists what was done.
  if (isListOfTasks(text)) return false;
  if (HAN_HEAD.test(text)) return true;
  const isNamed = line.blankBefore && employerScore(text.slice(text.indexOf(":") + 1).trim()) >= 2;
  if (!/^["'“(]?[\p{Lu}\d]/u.test(text) || (isLabel(line) && !isNamed) || opensLikeAchievement(text))
    return false;
  return (
    !/[.!?;]$/.test(text) ||
    endsInLegalForm(text) ||
    /\b(?:inc|co|ltd|corp|jr|sr|st|e\.v|s\.a|s\.l|u\.s|bros|dept|univ|\p{Lu})\.$/iu.test(text)
  );
}

/** True if a line has a title, a name and their place between commas: "Bookkeeper, Kessler Hardware, Toledo, OH". */
export function isPlacedTitle({ piece }: Line): boolean {
  const { rest, place } = splitPlaceTail(piece);
  const [title, name] = rest;
  return (
    place !== undefined &&
    rest.length === 2 &&
    roleScore(title?.text ?? "") >= 2 &&
    isProperName(name?.text ?? "")
  );
}

/** True if a line names a title, an employer and their place. */
export function isWholeHead(line: Line): boolean {
  const { parts, place } = readHeader([line]);
  return place !== undefined && parts.some(({ lean }) => lean >= 2) && parts.some(({ lean }) => lean <= -1);
}
