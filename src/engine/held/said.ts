import { bulletLength } from "../text/bullets.ts";
import { type HeldLanguage, type HeldWords } from "../lexicon/held/types.ts";
import { useWords } from "../lexicon/held/uses.ts";
import { heldWords } from "../lexicon/held/words.ts";
import { clauseAround } from "./clause.ts";
import { AFFIRMED, isDoubled, plainClause, withoutPrivation } from "./parts.ts";
import { languagesOf } from "./sentence-language.ts";

/** What a language's sentences are judged by: the words of use, those of doubt, and those that take a doubt back. */
interface Cues {
  uses: RegExp;
  /** Use with the writer as its subject, or without a subject at the beginning. */
  does: RegExp;
  self: RegExp;
  doubts: RegExp;
  others: RegExp;
  once: RegExp;
}

const never = "(?!)";
const made: Partial<Record<HeldLanguage, Cues>> = {};

function cuesOf(language: HeldLanguage): Cues {
  made[language] ??= makeCues(language);
  return made[language];
}

function makeCues(language: HeldLanguage): Cues {
  const { uses, does, doubts, others } = useWords[language];
  const held: HeldWords | undefined = language === "ja" || language === "zh" ? undefined : heldWords[language];
  const compile = held ? word : (source: string) => new RegExp(source, "giu");
  const of = (...lists: (string | undefined)[]) => compile(lists.filter((list) => list).join("|"));
  if (!held) return { uses: of(uses), does: of(does), self: of("私|我|本人|自分"), doubts: of(doubts), others: of(others), once: of(never) };
  return {
    uses: of(uses),
    does: of(does),
    self: of(held.self),
    doubts: of(
      ...[doubts, held.denies, held.deniesBehind, held.deniesName, held.lacks, held.lacksBehind, held.forgot],
      ...[held.planned, held.plannedBehind, held.wished, held.wishedBehind, held.lapsed],
    ),
    others: of(others, held.people),
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
  const clause = withoutPrivation(plainClause(clauseAround(text, place)));
  return languagesOf(clause, prior).some((language) => {
    const cues = cuesOf(language);
    return isDoubled(clause) || has(cues.once, clause) || isSaid(clause, cues) || isListed(text, place, cues);
  });
}

const now =
  "now|today|these days|jetzt|heute|inzwischen|désormais|maintenant|aujourd['’]hui|ahora|hoy|hoje|agora|ora|oggi|adesso|nu|tegenwoordig|numera|teraz|dziś|nyní|dnes|teď";
const parts = new RegExp(`[,，、;；–—:：(（)）?？]|\\s-\\s|\\s(?:and|und|et|y|e|en|och|i|a)\\s(?=(?:${now})(?!\\p{L}))`, "iu");

/** By the part of a clause between marks, where it says by itself that the thing is used; else by the whole clause. */
function isSaid(clause: string, cues: Cues): boolean {
  const [before = "", behind = ""] = clause.split("◊", 2);
  const own = `${before.split(parts).at(-1) ?? ""}◊${behind.split(parts)[0] ?? ""}`;
  const isFirst = clause.startsWith(own);
  return (
    (isUsed(own, cues, isFirst) && !isOfOthers(clause, own, cues) && !has(cues.doubts, own)) ||
    (isUsed(clause, cues, true) && !isOfOthers(clause, clause, cues) && !has(cues.doubts, clause))
  );
}

function isUsed(part: string, cues: Cues, isFirst: boolean): boolean {
  return useIn(part, cues, isFirst) >= 0;
}

/** Where a part says that something is used or done by its writer; -1 where it does not. */
function useIn(part: string, { uses, does, self }: Cues, isFirst: boolean): number {
  if (part.includes(AFFIRMED)) return part.indexOf(AFFIRMED);
  const use = at(uses, part);
  if (use >= 0) return use;
  const first = at(does, part);
  if (first < 0 || has(self, part)) return first;
  return isFirst && part.slice(0, first).trim().split(/\s+/).length <= 1 ? first : -1;
}

/** Whether others are whom a clause speaks of: they stand in it before the use, and the writer does not. */
function isOfOthers(clause: string, part: string, cues: Cues): boolean {
  const other = at(cues.others, clause);
  if (other < 0 || has(cues.self, part)) return false;
  const use = useIn(part, cues, true);
  return use < 0 || other < clause.indexOf(part) + use;
}

function at(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  return pattern.exec(text)?.index ?? -1;
}

function has(pattern: RegExp, text: string): boolean {
  return at(pattern, text) >= 0;
}

const LONGEST_ITEM = 4;
const joint = "and|und|et|y|e|en|och|i|a|oraz|sowie|ou|or|oder|of|eller|lub|nebo";
const opens = new RegExp(`(?:^|[,;:/|•·()+&、，；：（\\t\\u3000]|\\s[–—-]|\\s{2}|\\s(?:${joint})|[和及与と])\\s*$`, "iu");
const closes = new RegExp(`^\\s*(?:$|[,;:/|•·().+&、，；：。（\\t\\u3000]|[–—-]\\s|\\s{2}|(?:${joint})\\s|[和及与と])`, "iu");
const items = new RegExp(`[,;:/|•·()+&、，；：（）\\t\\u3000]|\\s[–—-]\\s|\\s{2,}|\\s(?:${joint})\\s`, "iu");

/** What is said in brackets of another item. */
const asides = /(?<!◊\s?)[(（][^()（）◊]*[)）]/gu;

/** Whether a place is an item of a list, or a line of its own: no sentence, and nothing in it makes it doubtful. */
function isListed(text: string, { start, end }: { start: number; end: number }, { doubts, others }: Cues): boolean {
  const from = Math.max(text.lastIndexOf("\n", start - 1) + 1, lastSentence(text.slice(0, start)));
  const line = text.slice(from).split("\n", 1)[0] ?? "";
  const stop = line.slice(end - from).search(/[.。!?！？](?=\s|$)/u);
  const own = stop < 0 ? line : line.slice(0, end - from + stop);
  const bullet = bulletLength(own);
  const around = `${own.slice(0, start - from)}◊${own.slice(end - from).split(/[;|•·]/u)[0]}`.replace(asides, " ");
  if (has(doubts, around) || has(others, around)) return false;
  if (bullet > 0) return true;
  if (!opens.test(own.slice(bullet, start - from)) || !closes.test(own.slice(end - from))) return false;
  return own.split(items).every((item) => item.trim().split(/\s+/).length <= LONGEST_ITEM);
}

function lastSentence(before: string): number {
  const ends = [...before.matchAll(/[.。!?！？](?:\s|$)/gu)].at(-1);
  return ends ? ends.index + ends[0].length : 0;
}
