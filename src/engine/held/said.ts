import { bulletLength } from "../text/bullets.ts";
import { type HeldLanguage, type HeldWords } from "../lexicon/held/types.ts";
import { useWords } from "../lexicon/held/uses.ts";
import { heldWords } from "../lexicon/held/words.ts";
import { clauseAround } from "./clause.ts";
import { isDoubled, plainClause } from "./parts.ts";
import { languagesOf } from "./sentence-language.ts";

/** What a language's sentences are judged by: the words of use, those of doubt, and those that take a doubt back. */
interface Cues {
  uses: RegExp;
  /** Use with the writer as its subject, or without a subject at the beginning. */
  does: RegExp;
  self: RegExp;
  doubts: RegExp;
  once: RegExp;
}

const never = "(?!)";
const made: Partial<Record<HeldLanguage, Cues>> = {};

function cuesOf(language: HeldLanguage): Cues {
  made[language] ??= makeCues(language);
  return made[language];
}

function makeCues(language: HeldLanguage): Cues {
  const { uses, does, doubts } = useWords[language];
  const held: HeldWords | undefined = language === "ja" || language === "zh" ? undefined : heldWords[language];
  const compile = held ? word : (source: string) => new RegExp(source, "giu");
  const of = (...lists: (string | undefined)[]) => compile(lists.filter((list) => list).join("|"));
  if (!held) return { uses: of(uses), does: of(does), self: of("私|我|本人|自分"), doubts: of(doubts), once: of(never) };
  return {
    uses: of(uses),
    does: of(does),
    self: of(held.self),
    doubts: of(
      ...[doubts, held.denies, held.deniesBehind, held.deniesName, held.lacks, held.lacksBehind, held.forgot],
      ...[held.planned, held.plannedBehind, held.wished, held.wishedBehind, held.lapsed, held.people],
    ),
    once: of(held.once),
  };
}

function word(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, "giu");
}

/**
 * Whether a text plainly says that its writer has what stands at a place: as an item of a list, or in a sentence with a
 * word of use and none of doubt. Where it does not, only the writer knows.
 */
export function isPlainlySaid(
  text: string,
  place: { start: number; end: number },
  prior?: HeldLanguage,
): boolean {
  const clause = plainClause(clauseAround(text, place));
  const languages = languagesOf(clause, prior);
  return languages.some((language) => {
    const cues = cuesOf(language);
    return isDoubled(clause) || has(cues.once, clause) || isSaid(clause, cues) || isListed(text, place, cues);
  });
}

const parts = /[,，、;；–—:：(（)）]|\s-\s/u;

/** The part of a clause between marks, where it says by itself that the thing is used; else the whole clause. */
function isSaid(clause: string, cues: Cues): boolean {
  const at = clause.indexOf("◊");
  const before = clause.slice(0, at).split(parts).at(-1) ?? "";
  const behind = clause.slice(at).split(parts)[0] ?? "";
  const own = before + behind;
  return [own, clause].some((part) => hasUse(part, cues, part === clause || before === clause.slice(0, at)) && !has(cues.doubts, part));
}

function hasUse(part: string, { uses, does, self }: Cues, isFirst: boolean): boolean {
  if (has(uses, part)) return true;
  if (has(self, part) && has(does, part)) return true;
  does.lastIndex = 0;
  const first = does.exec(part);
  return isFirst && first !== null && part.slice(0, first.index).trim().split(/\s+/).length <= 1;
}

function has(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

const LONGEST_ITEM = 4;
const joint = "and|und|et|y|e|en|och|i|a|oraz|sowie|ou|or|oder|of|eller|lub|nebo";
const opens = new RegExp(`(?:^|[,;:/|•·()+&、，；：（\\t\\u3000]|\\s[–—-]|\\s{2}|\\s(?:${joint})|[和及与と])\\s*$`, "iu");
const closes = new RegExp(`^\\s*(?:$|[,;:/|•·().+&、，；：。（\\t\\u3000]|[–—-]\\s|\\s{2}|(?:${joint})\\s|[和及与と])`, "iu");
const items = new RegExp(`[,;:/|•·()+&、，；：（）\\t\\u3000]|\\s[–—-]\\s|\\s{2,}|\\s(?:${joint})\\s`, "iu");

/** Whether a place is an item of a list, or a line of its own: no sentence, and nothing in it makes it doubtful. */
function isListed(text: string, { start, end }: { start: number; end: number }, { doubts }: Cues): boolean {
  const from = Math.max(text.lastIndexOf("\n", start - 1) + 1, lastSentence(text.slice(0, start)));
  const line = text.slice(from).split("\n", 1)[0] ?? "";
  const stop = line.slice(end - from).search(/[.。!?！？](?=\s|$)/u);
  const own = stop < 0 ? line : line.slice(0, end - from + stop);
  const bullet = bulletLength(own);
  if (has(doubts, own.slice(0, start - from) + own.slice(end - from))) return false;
  if (bullet > 0) return true;
  if (!opens.test(own.slice(bullet, start - from)) || !closes.test(own.slice(end - from))) return false;
  return own.split(items).every((item) => item.trim().split(/\s+/).length <= LONGEST_ITEM);
}

function lastSentence(before: string): number {
  const ends = [...before.matchAll(/[.。!?！？](?:\s|$)/gu)].at(-1);
  return ends ? ends.index + ends[0].length : 0;
}
