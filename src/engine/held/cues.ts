import { frameWords } from "../lexicon/frames.ts";
import type { HeldLanguage, HeldWords } from "../lexicon/held/types.ts";
import { useWords } from "../lexicon/held/uses.ts";
import { heldWords } from "../lexicon/held/words.ts";
import { latin, small } from "./latin.ts";

/** How a language's sentences are judged: words of use, words of doubt, and words that cancel a doubt. */
export interface Cues {
  uses: RegExp;
  /** Use with the writer as subject, or without a subject at the start. */
  does: RegExp;
  actor: RegExp;
  /** The writer in any grammatical case. */
  self: RegExp;
  doubts: RegExp;
  /** Doubts that count only after a name. */
  behind: RegExp;
  others: RegExp;
  /** What joins the last items of a list. */
  joint: string;
  denials: RegExp;
  /** Having or knowing something. */
  knowing: RegExp;
  /** What was named before: "it". */
  it: RegExp;
  once: RegExp;
  /** What opens a clause with a subject of its own: "who". */
  opens: RegExp;
}

const never = "(?!)";
/** The writer as a subject. */
const actors: Partial<Record<HeldLanguage, string>> = {
  en: "I|we|(?:I|we)['’]\\p{L}+",
  de: "ich|wir",
  fr: "je|j['’]\\p{L}*|moi|nous",
  nl: "ik|wij|we",
  sv: "jag|vi",
};
const made: Partial<Record<HeldLanguage, Cues>> = {};

export function cuesOf(language: HeldLanguage): Cues {
  made[language] ??= makeCues(language);
  return made[language];
}

function makeCues(language: HeldLanguage): Cues {
  const { uses, does, doubts, others } = useWords[language];
  const held: HeldWords | undefined =
    language === "ja" || language === "zh" ? undefined : heldWords[language];
  const compile = held ? word : (source: string) => new RegExp(source, "giu");
  const of = (...lists: (string | undefined)[]) => compile(lists.filter((list) => list).join("|"));
  if (!held)
    return {
      uses: of(uses),
      does: of(does),
      actor: of(never),
      self: of(
        "私(?:[はがも]|の(?:仕事|担当|役目))|自分|我(?![们們的姐哥妹弟爸妈父母妻老爷奶叔舅姨嫂])|本人|自己",
      ),
      doubts: of(doubts),
      behind: of(never),
      denials: of("ません|ない|なかった|未|不|没|沒|无|無"),
      others: of(others),
      joint: "[和及与とや、]",
      knowing: of("経験|知識|経驗|经验|知识"),
      it: of("それ|これ|它|此"),
      once: of(never),
      opens: of(never),
    };
  return {
    uses: of(uses),
    does: of(does),
    actor: of(actors[language] ?? held.self),
    self: of(held.self),
    doubts: of(
      ...[doubts, held.denies, held.deniesBehind, held.deniesName, held.lacks, held.forgot],
      ...[held.planned, held.wished, held.lapsed],
    ),
    denials: of(held.denies, held.deniesBehind, held.deniesName, held.lacks, held.lacksBehind, held.forgot),
    behind: of(held.lacksBehind, held.plannedBehind, held.wishedBehind),
    joint: `\\s(?:${held.between.split("|", 2).join("|")})\\s`,
    knowing: of(held.knowing),
    it: of(held.it),
    others: of(others, held.people),
    once: of(held.once),
    opens: of(frameWords[language].opens),
  };
}

function word(alternatives: string): RegExp {
  return new RegExp(latin(small(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`)), "gu");
}

/** True if a part of a sentence has words that put the item at `◊` in doubt. */
export function isDoubtful(part: string, { doubts, behind }: Cues): boolean {
  return has(doubts, part) || (part.includes("◊") && at(behind, part, part.indexOf("◊")) >= 0);
}

/** Where a text matches a pattern of the cues, which are in lower case; -1 if it does not. */
export function at(pattern: RegExp, text: string, from = 0): number {
  pattern.lastIndex = from;
  return pattern.exec(text.toLowerCase())?.index ?? -1;
}

export function has(pattern: RegExp, text: string): boolean {
  return at(pattern, text) >= 0;
}

/** The words of a part of a sentence. */
export function wordsIn(item: string): string[] {
  return item.split(/\s+/).filter((one) => one !== "");
}
