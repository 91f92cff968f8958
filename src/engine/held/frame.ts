import { type FrameWords, frameWords } from "../lexicon/frames.ts";
import type { HeldLanguage } from "../lexicon/held/types.ts";
import { sentenceWords } from "../lexicon/held/words.ts";
import { at, type Cues, cuesOf, has, wordsIn } from "./cues.ts";
import { latin, small } from "./latin.ts";

/** Expressions that show whose clause it is. */
export type Frame = Readonly<Record<keyof FrameWords, RegExp>>;

const made: Partial<Record<HeldLanguage, Frame>> = {};

/** The frame of a language's sentences, built when one is first judged. */
export function frameOf(language: HeldLanguage): Frame {
  made[language] ??= makeFrame(language);
  return made[language];
}

function makeFrame(language: HeldLanguage): Frame {
  const {
    opens,
    writer,
    subject,
    idle,
    verbEnds,
    having,
    writerNext,
    being,
    articles,
    starts,
    moods,
    conditions,
    asides,
    nobody,
    third,
  } = frameWords[language];
  const isSpaced = language !== "ja" && language !== "zh";
  const of = (words = "(?!)", lead = "", flags = "gu") =>
    isSpaced
      ? new RegExp(latin(small(`${lead}(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`)), flags)
      : new RegExp(words, flags);
  return {
    opens: of(opens),
    writer: of(writer),
    subject: of(subject),
    idle: of(idle),
    verbEnds: of(verbEnds),
    having: of(having),
    writerNext: of(writerNext, "^\\s*"),
    being: of(being),
    articles: of(articles && `(?:${articles})(?!(?:\\s\\p{L}+){1,2},)`, isSpaced ? "^[^\\p{L}◊]{0,4}" : ""),
    starts: of(starts),
    moods: of(moods),
    conditions: of(conditions),
    asides: of(asides),
    nobody: of(nobody),
    third: of(third, "", "u"),
  };
}

/** True if a clause's statement about a thing is conditional, hypothetical, or about no one. */
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

/** Whether another than the writer is the subject where a thing stands: of a relative clause, or of the whole sentence. */
export function isOfAnotherSubject(clause: string, frame: Frame, cues: Cues): boolean {
  const said = clause.replace(frame.asides, " ");
  if (isInOtherClause(said, frame)) return true;
  return has(frame.articles, said) && !isOfWriter(said, frame, cues);
}

const joined =
  /(?:^[^\p{L}◊]*|(?<!\p{L})(?:and|while|und|während|et|y|mientras|e|enquanto|mentre|en|terwijl|och|og|medan|mens|i|a|zatímco)\s)(?:(?:[AaOo]|[Ll]a|[Dd]er|[Dd]ie)\s)?(?!(?:Bonne|Bon|Excellente?|Parfaite?|Solide|Forte|Grande|Buona|Ottima|Boa|Buena|Dobra|İyi)\s)\p{Lu}[\p{L}-]+\s/gu;

/** "I do the post and Anna does ◊": a name, and right behind it a verb of another person. */
export function isOfNamedOther(clause: string, { third, subject }: Frame): boolean {
  const before = clause.slice(0, clause.indexOf("◊"));
  return matchesOf(joined, before).some(({ 0: name, index }) => {
    const rest = before.slice(index + name.length).toLowerCase();
    const verb = third.exec(rest);
    return verb?.index === 0 && !/[,;:]/u.test(rest) && !has(subject, `${name} ${rest}`);
  });
}

/** "The alarms that they forwarded from ◊": between "that" and the thing nothing closes the clause, and nobody in it is the writer. */
function isInOtherClause(clause: string, frame: Frame): boolean {
  const place = clause.indexOf("◊");
  const before = clause.slice(0, place).toLowerCase();
  const opener = matchesOf(frame.opens, before).at(-1);
  if (!opener) return false;
  const from = opener.index + opener[0].length;
  const inner = clause.slice(from);
  if (/[,，、;:：(（–—]/u.test(inner.slice(0, place - from))) return false;
  const own = inner.split(/[,，;；]/u, 1)[0] ?? "";
  if (has(frame.writer, own) || has(frame.writerNext, own)) return false;
  const lead = before.slice(0, opener.index);
  if (has(frame.being, lead)) return false;
  return wordsIn(lead).length > 0 || opener.index === 0;
}

const FIRST_WORDS = 2;
const LONGEST_TITLE = 4;
const LONGEST_PRAISE = 2;
const LONGEST_NOUN = 3;

/** What belongs to the writer does not make the writer the subject: "my grandparents spoke ◊". */
export const possessives =
  /(?<!\p{L})(?:my|mein\p{L}*|mon|ma|mes|mi|mis|meus?|minhas?|mi[oae]|miei|mijn|min|mitt|mina|mój|moj\p{L}+|můj|mé\p{L}*|svůj)(?!\p{L})/giu;

/** Whether a part names the writer as its subject, by a pronoun, by the ending of a verb or in a phrase of use: "by me". */
function isOfWriter(part: string, frame: Frame, { uses, self }: Cues): boolean {
  if (has(frame.writer, part.replace(possessives, " "))) return true;
  return matchesOf(uses, part.toLowerCase()).some(
    ([said]) =>
      has(self, said) ||
      has(frame.writer, said) ||
      said.split(/\s+/u).some((word) => has(frame.verbEnds, word)),
  );
}

export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  pattern.lastIndex = 0;
  return [...text.matchAll(pattern)];
}

/**
 * Whether the writer is the subject of a part in which a word of use stands: by a pronoun, by the ending of a verb, or
 * left out, so that nothing else can be the subject before that word and the thing.
 */
export function hasOwnSubject(part: string, use: number, language: HeldLanguage): boolean {
  const [frame, cues] = [frameOf(language), cuesOf(language)];
  if (language === "ja") return true;
  if (language === "zh") return has(frame.starts, part) || has(frame.writer, part);
  if (isOfWriter(part, frame, cues)) return true;
  const place = part.indexOf("◊");
  const head = part
    .slice(0, Math.min(use, place))
    .toLowerCase()
    .replace(/^[^\p{L}\d]+/u, "");
  const before = wordsIn(head);
  if (before.every((word) => isFunctionWord(word, language))) return true;
  if (before.slice(0, FIRST_WORDS).some((word) => has(frame.verbEnds, word))) return true;
  if (
    use < place &&
    before.length <= LONGEST_PRAISE &&
    wordsIn(part.slice(use, place)).length <= LONGEST_NOUN &&
    (before.length === 1 || at(cues.knowing, part.slice(use)) === 0)
  )
    return true;
  const title = at(frame.having, head);
  return title > 0 && wordsIn(head.slice(0, title)).length <= LONGEST_TITLE;
}

/** Whether the writer is the subject of a part: by a pronoun, or by the ending of the verb at its start. */
export function isSubject(part: string, language: HeldLanguage): boolean {
  const frame = frameOf(language);
  return has(frame.subject, part) || has(frame.writerNext, part.replace(/^[^\p{L}◊]+/u, ""));
}

/** Whether a clause starts with the writer as its subject, behind what opens it. */
export function isSubjectFirst(clause: string, frame: Frame): boolean {
  return has(frame.writerNext, clause) || at(frame.subject, clause) === clause.search(/\S/u);
}

function isFunctionWord(word: string, language: Exclude<HeldLanguage, "ja" | "zh">): boolean {
  return (
    /\d|^\p{L}$/u.test(word) ||
    ` ${sentenceWords[language]} `.includes(` ${word.replace(/[^\p{L}]+$/u, "")} `)
  );
}
