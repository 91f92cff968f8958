import { FLUENCY_WORDS, OTHER_ABILITY, SPOKEN } from "../../../../lexicon/words/levels.ts";
import { foldText } from "../../../../text/fold.ts";
import { type Piece, slice } from "../../../../text/piece.ts";
import { bare, beforeRemark, spokenIn, withoutTest, wordsWithPlaces } from "./level-words.ts";

/** The words next to a language if they are a level ("C1", "native", "working proficiency"). */
export function fluencyIn(given: Piece): Piece | undefined {
  const core = bare(withoutTest(spokenIn(given)));
  const levels = core.text.match(/(?<!\p{L})[ABC][12](?!\p{L})/gu) ?? [];
  // Of a table of levels for reading, writing and so on, the lowest holds for all.
  const [lowest = "", another] = [...levels].sort();
  const isTable = another !== undefined && levels.length > 3 && !/[^ABC\d\s]/.test(core.text);
  if (isTable) return slice(core, core.text.indexOf(lowest), core.text.indexOf(lowest) + 2);
  if (TWO_LEVELS.test(core.text)) return core;
  if (new Set(levels).size > 1) return undefined;
  if (/^(?:DELE |DELF |DALF |IELTS |TOEFL |Goethe )?[ABC][12][+*]?(?:,?\s.{0,30})?$/.test(core.text))
    return core;
  if (/^(?:IELTS|TOEFL|TOEIC|DELE|DELF|DALF)\b.{0,20}$/.test(core.text)) return core;
  if (/^\d{1,3} ?%$/.test(core.text)) return core;
  const words = wordsWithPlaces(core.text).map((word) => foldText(word.text));
  const isLevel =
    words.length > 0 &&
    words.length <= 6 &&
    words.every((word) => FLUENCY_WORDS.has(word) || /^[abc]$/.test(word));
  return isLevel && (levels.length > 0 || words.some((word) => word.length > 3 || WHOLE_LEVEL.test(word)))
    ? core
    : undefined;
}

const TWO_LEVELS = /^[ABC][12]\+?\s?[/–-]\s?[ABC][12]\+?$/u;
const ABILITY =
  /^(?:read|writ|les|schr|lu$|écrit|leí|lect|escri|lido|leit|lett|scritt|lez|unders|compr|czyt|pis)/iu;

/** The level before words that explain it: "intermediário (leitura boa, conversação básica)". */
export function explained(given: Piece): Piece | undefined {
  const head = beforeRemark(given);
  const isOfAbility = wordsWithPlaces(head?.text ?? "").some(({ text }) => ABILITY.test(text));
  return head === undefined || isOfAbility ? undefined : fluencyIn(head);
}

/** Short words that are a level alone. */
const WHOLE_LEVEL = /^(?:gut|bon|bom|boa|alto)$/u;

const LONGEST_LEVEL = 6;
const TEST_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** Words in brackets, or after a dash or colon, next to a language in a list are its level. */
export function setApart(given: Piece): Piece | undefined {
  if (!/^\s?(?:[(（:：]|[–—-]\s)/.test(given.text)) return undefined;
  if (OTHER_ABILITY.test(given.text) && !SPOKEN.test(given.text)) return undefined;
  const core = bare(withoutTest(spokenIn(given)));
  const isShort = core.text.split(/\s+/).length <= LONGEST_LEVEL && core.text.length <= 50;
  const isWords = /^[\p{L}\d]/u.test(core.text) && !/[;:.()（），；]|,(?! )/.test(core.text);
  // Only text that starts with a known level word may have a comma.
  if (core.text.includes(",") && !FLUENCY_WORDS.has(foldText(/^\p{L}+/u.exec(core.text)?.[0] ?? "")))
    return undefined;
  return isShort && isWords && !TEST_YEAR.test(core.text) ? core : undefined;
}
