import { frameWords } from "../../../lexicon/demands/frames.ts";
import { type Piece, sliceItem } from "../../../text/piece.ts";
import { wordsOf } from "../../../text/words.ts";
import { necessityPlaces } from "../necessity.ts";

/** Where another clause may begin: behind a mark, or before a conjunction. */
const boundary =
  /(?:[,;:]|\s[–—-])\s+|\s(?=(?:so|but|and|plus|und|aber|et|mais|y|pero|e|mas|ma|en|maar|men|och|og|ale|i|ja|mutta)\s)/giu;
const opens = new RegExp(
  `(?:(?:so|but|and|plus|also|because|und|aber|daher|deshalb|et|mais|donc|y|pero|así que|e|mas|ma|quindi|en|maar|dus|men|och|og|så|ale|i|ja|mutta),?\\s)?(?:${frameWords("asked")}|${frameWords("conditions")}|${frameWords("unless")})(?=[\\s'’])`,
  "iuy",
);
/** Right behind a mark, a new subject begins a clause of its own. */
const subject =
  /(?:(?:so|but|and|because|as|since|und|aber|denn|daher|deshalb|et|mais|donc|car|y|pero|e|ma|mas|en|maar|dus|men|och|og|ale),?\s)?(?:you|we|they|applicants|candidates|du|wir|vous|nous|wij|jij|je|vi)(?=[\s'’])/iuy;
/** "If you know Medialog, you will save time": what follows says that it is wished. */
const condition = new RegExp(`^(?:${frameWords("conditions")})(?=[\\s'’])[^,;:]*$`, "iu");
/** "As we look after children, a clean record is a must": the reason comes first. */
const reason = new RegExp(`^(?:${frameWords("since")})\\s[^,;:]{3,90},\\s`, "iu");
const joining =
  /^(?:so|but|and|plus|also|because|und|aber|as|since|denn|daher|deshalb|et|mais|donc|car|y|pero|así que|e|mas|ma|quindi|en|maar|dus|men|och|og|så|ale|i|ja|mutta),?\s/iu;
const LONGEST = 600;

/**
 * A sentence's clauses, cut where one begins that asks something of a person: "It is full on, so you need to be fit".
 */
export function clausesOf(sentence: Piece, isInList = false): Piece[] {
  const { text } = sentence;
  if (text.length > LONGEST) return [sentence];
  const led = reason.exec(text)?.[0].length;
  const cuts: number[] = led === undefined ? [] : [led];
  for (const mark of text.matchAll(boundary)) {
    const at = mark.index + mark[0].length;
    if (at <= (cuts.at(-1) ?? 0)) continue;
    opens.lastIndex = at;
    subject.lastIndex = at;
    const isSubject =
      !isInList &&
      !condition.test(text.slice(cuts.at(-1) ?? 0, mark.index)) &&
      wordsOf(text.slice(cuts.at(-1) ?? 0, mark.index)).length >= LEAST_WORDS &&
      /^[,;:]|^\s[–—-]/u.test(mark[0]) &&
      subject.test(text);
    if (
      isSubject ||
      opens.test(text) ||
      echoOf(text.slice(at)) > 0 ||
      isBetweenDemands(text, cuts.at(-1) ?? 0, mark.index, at)
    )
      cuts.push(at);
  }
  if (cuts.length === 0) return [sentence];
  return [0, ...cuts].flatMap((from, place) => {
    const clause = sliceItem(sentence, from, cuts[place]);
    const isJoined = place > 0 && echoOf(clause.text) === 0;
    const joined = isJoined ? (joining.exec(clause.text)?.[0].length ?? 0) : 0;
    const piece = joined === 0 ? clause : sliceItem(clause, joined);
    return piece.text === "" ? [] : [piece];
  });
}

/** The length of the words by which a clause wants what it names as much as the one before: ", as is a first aid certificate". */
export function echoOf(clause: string): number {
  return echo.exec(clause)?.[0].length ?? 0;
}

const echo =
  /^(?:as (?:is|are|does|do|would|will)(?: be)?|de même que|ebenso(?: wie)?|genauso wie|así como|al igual que|assim como|tal como|così come|net als|evenals)\s(?=\S)/iu;

/** "Manual licence a must, tractor experience handy": what stands before the mark says how much it is wanted. */
function isBetweenDemands(text: string, from: number, mark: number, next: number): boolean {
  if (!/^[,;:]/u.test(text.slice(mark))) return false;
  const end = mark - from;
  const ends = necessityPlaces(text.slice(from, mark)).some(
    (place) => place.start > 0 && place.end === end && place.tag !== "not_needed",
  );
  if (!ends) return false;
  const last = necessityPlaces(text.slice(next)).find(({ start }) => start > 0);
  return last !== undefined && wordsOf(text.slice(next, next + last.start)).length <= MAX_NAME;
}

const MAX_NAME = 8;
/** "Idéalement, vous avez" is one clause. */
const LEAST_WORDS = 3;
