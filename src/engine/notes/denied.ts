import { whyNotHeld } from "../held/not-held.ts";
import { stemWord } from "../skills/normalise.ts";
import { wordsOf } from "../text/words.ts";
import { sentencesOf } from "../writing/sentences.ts";

/** More words than these are no one thing that a sentence could deny. */
const MOST_WORDS = 5;
const LONGEST_NOTE = 2000;
const grammar = new Set(
  "the and for with und der die das mit ein eine para con los las les des une dos".split(" "),
);

/** What was so once, and is so no more. */
const noLonger =
  /(?<!\p{L})(?:no longer|(?:not|\p{L}+n['’]t)\s(?:\S+\s){0,4}?any(?: ?more| longer)|nicht mehr|kein\p{L}* (?:\S+\s){0,3}?mehr|ya no|n(?:e|['’])\s?(?:\S+\s){0,3}?plus|já não|não (?:\S+\s){0,3}?mais|non (?:\S+\s){0,3}?più|niet meer|geen (?:\S+\s){0,3}?meer|inte längre|już nie|už ne\p{L}*)(?!\p{L})|不再|もう.{0,12}ない/iu;

/** The sentence of a note that denies what a few words say: "licence isn't clean any more" of "Clean licence". */
export function denialOf(said: string, note: string): string | undefined {
  const wanted = stemsIn(said);
  if (wanted.length === 0 || wanted.length > MOST_WORDS) return undefined;
  return sentencesOf(note.slice(0, LONGEST_NOTE)).find((sentence) => {
    const has = new Set(stemsIn(sentence));
    if (!wanted.every((stem) => has.has(stem))) return false;
    return isNoLonger(sentence, wanted) || wanted.some((stem) => isDenied(sentence, stem));
  });
}

/** Whether the part of a sentence that names one of these words says that it is so no more. */
function isNoLonger(sentence: string, stems: readonly string[]): boolean {
  const parts = sentence.split(
    /[,;:]\s|\s(?:and|but|und|aber|et|mais|y|pero|e|mas|ma|en|maar|och|men|i|ale)\s/iu,
  );
  return parts.some((part) => noLonger.test(part) && stemsIn(part).some((stem) => stems.includes(stem)));
}

/** The things that a line says: its parts between commas, stops and dashes, of two words and more. */
export function thingsIn(line: string): string[] {
  return line.split(/[.,;:()]\s*|\s[–—-]\s/u).filter((part) => stemsIn(part).length > 1);
}

function stemsIn(text: string): string[] {
  const keys = wordsOf(text).map(({ key }) => key);
  return [...new Set(keys.filter((key) => /\p{L}{2}/u.test(key) && !grammar.has(key)).map(stemWord))];
}

function isDenied(sentence: string, stem: string): boolean {
  return wordsOf(sentence).some(
    ({ key, start, end }) =>
      stemWord(key) === stem &&
      whyNotHeld(sentence, { start, end }, undefined, ["denied", "lapsed"]) !== undefined,
  );
}
