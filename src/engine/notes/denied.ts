import { stemsOf } from "../fit/opening/skills/content-words.ts";
import { whyNotHeld } from "../held/not-held.ts";
import { wordsOf } from "../text/words.ts";
import { sentencesOf } from "../writing/sentences.ts";

/** A longer text says more than one thing. */
const MOST_WORDS = 5;
const LONGEST_NOTE = 2000;
const grammar = new Set(
  "the and for with until und der die das mit ein eine para con los las les des une dos".split(" "),
);

/** Says that something was true before and is not now. */
const noLonger =
  /(?<!\p{L})(?:no longer|(?:not|\p{L}+n['’]t)\s(?:\S+\s){0,4}?any(?: ?more| longer)|nicht mehr|kein\p{L}* (?:\S+\s){0,3}?mehr|ya no|n(?:e|['’])\s?(?:\S+\s){0,3}?plus|já não|não (?:\S+\s){0,3}?mais|non (?:\S+\s){0,3}?più|niet meer|geen (?:\S+\s){0,3}?meer|inte längre|już nie|už ne\p{L}*)(?!\p{L})|不再|もう.{0,12}ない/iu;

/** The sentence of a note that denies a short text: "licence isn't clean any more" for "Clean licence". */
export function denialOf(said: string, note: string): string | undefined {
  const wanted = stemsIn(said);
  if (wanted.length === 0 || wanted.length > MOST_WORDS) return undefined;
  return sentencesOf(note.slice(0, LONGEST_NOTE)).find((sentence) => {
    const has = stemsOf(sentence);
    if (!wanted.every((stem) => has.has(stem))) return false;
    return isNoLonger(sentence, wanted) || wanted.some((stem) => isDenied(sentence, stem));
  });
}

/** True if the part of a sentence with one of these words says "no longer". */
function isNoLonger(sentence: string, stems: readonly string[]): boolean {
  const parts = sentence.split(
    /[,;:]\s|\s(?:and|but|und|aber|et|mais|y|pero|e|mas|ma|en|maar|och|men|i|ale)\s/iu,
  );
  return parts.some((part) => noLonger.test(part) && stemsIn(part).some((stem) => stems.includes(stem)));
}

/** The parts of a line between commas, full stops and dashes that have two words or more. */
export function thingsIn(line: string): string[] {
  return line.split(/[.,;:()]\s*|\s[–—-]\s/u).filter((part) => stemsIn(part).length > 1);
}

/** The stems of a text's words, without numbers, single letters and grammar words. */
function stemsIn(text: string): string[] {
  return [...stemsOf(text)].filter((stem) => /\p{L}{2}/u.test(stem) && !grammar.has(stem));
}

function isDenied(sentence: string, stem: string): boolean {
  return wordsOf(sentence).some(
    ({ start, end }) =>
      stemsOf(sentence.slice(start, end)).has(stem) &&
      whyNotHeld(sentence, { start, end }, undefined, ["denied", "lapsed"]) !== undefined,
  );
}
