import { type FrameWords, frameWords } from "../lexicon/frames.ts";
import type { HeldLanguage } from "../lexicon/held/types.ts";
import { at, type Cues, has, wordsIn } from "./cues.ts";
import { latin, small } from "./latin.ts";

/** What shows whose a clause is, as expressions. */
export type Frame = Readonly<Record<keyof FrameWords, RegExp>>;

const made: Partial<Record<HeldLanguage, Frame>> = {};

/** The frame of a language's sentences; made when a sentence of it is first judged. */
export function frameOf(language: HeldLanguage): Frame {
  made[language] ??= makeFrame(language);
  return made[language];
}

function makeFrame(language: HeldLanguage): Frame {
  const { opens, writer, writerNext, being, articles, moods, conditions, nouns, asides, nobody } =
    frameWords[language];
  const isSpaced = language !== "ja" && language !== "zh";
  const of = (words = "(?!)", lead = "", flags = "gu") =>
    isSpaced
      ? new RegExp(latin(small(`${lead}(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`)), flags)
      : new RegExp(words, flags);
  return {
    opens: of(opens),
    writer: of(writer),
    writerNext: of(writerNext, "^\\s*"),
    being: of(being),
    articles: of(articles && `(?:${articles})(?!(?:\\s\\p{L}+){1,2},)`, isSpaced ? "^[^\\p{L}◊]{0,4}" : ""),
    moods: of(moods),
    conditions: of(conditions),
    nouns: of(nouns && `(?:${articlesBeforeNouns})\\s(?:\\p{L}+\\s)?(?:${nouns})`),
    asides: of(asides),
    nobody: of(nobody),
  };
}

const articlesBeforeNouns = "the|an?|het|de|een|der|die|das|le|la|l['’]|un|una|el|il|lo|o|uma?|um|ett?|den|det";

/** Whether what a clause says of a thing is only so on a condition, would be so, or is so of nobody. */
export function isUncertain(clause: string, frame: Frame, { once }: Cues): boolean {
  if (has(frame.conditions, clause) || isOfNobody(clause, frame)) return true;
  return has(frame.moods, clause) && !has(once, clause);
}

/** Nobody is the subject of the sentence, and not of what only compares: "nobody knows ◊ as I do". */
function isOfNobody(clause: string, frame: Frame): boolean {
  const nobody = at(frame.nobody, clause);
  if (nobody < 0 || has(frame.writer, clause.slice(clause.indexOf("◊")))) return false;
  return !has(frame.opens, clause.slice(0, nobody));
}

const LONGEST_LEAD = 3;

/** Whether another than the writer is the subject where a thing stands: of a relative clause, or of the whole sentence. */
export function isOfAnotherSubject(clause: string, frame: Frame): boolean {
  const said = clause.replace(frame.asides, " ");
  return isInOtherClause(said, frame) || (has(frame.articles, said) && !has(frame.writer, said));
}

/** "The alarms that they forwarded from ◊": between "that" and the thing nothing closes the clause, and nobody in it is the writer. */
function isInOtherClause(clause: string, frame: Frame): boolean {
  const place = clause.indexOf("◊");
  const before = clause.slice(0, place).toLowerCase();
  const opener = [...before.matchAll(frame.opens)].at(-1);
  if (!opener) return false;
  const from = opener.index + opener[0].length;
  const inner = clause.slice(from);
  if (/[,，、;:：(（–—]/u.test(inner.slice(0, place - from))) return false;
  const own = inner.split(/[,，;；]/u, 1)[0] ?? "";
  if (has(frame.writer, own) || has(frame.writerNext, own)) return false;
  const lead = before.slice(0, opener.index);
  if (has(frame.being, lead)) return false;
  return wordsIn(lead).length > LONGEST_LEAD || has(frame.articles, lead) || at(frame.opens, before) === 0;
}
