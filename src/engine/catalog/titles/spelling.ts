import { localKey, singularOf } from "./title-words.ts";

const SHORTEST = 5;
/** From this length one letter may be replaced. */
const LONG = 8;
/** More changes make another word: a zorbologist is not a zoologist. */
const MOST_MISTAKES = 1;
const MOST_WORDS = 6;
const MOST_CHOICES = 3;
const MOST_SPELLINGS = 12;

/**
 * Returns a function that suggests meanings of a misspelt name. An unknown word stands for known ones that differ
 * by one letter left out, inserted, swapped with its neighbour or, in long words, replaced by a similar one.
 * Short words and first letters must be right: a sailor is not a tailor. The words are indexed at first use.
 */
export function createSpelling(words: () => Iterable<string>): (name: string) => string[] {
  let known: { words: ReadonlySet<string>; byStart: ReadonlyMap<string, string[]> } | undefined;
  return (name) => {
    const asked = localKey(name).split(" ");
    if (asked.length > MOST_WORDS) return [];
    known ??= index(words());
    const { words: all, byStart } = known;
    const choices = asked.map((word) => (all.has(word) ? [word] : nearestTo(word, byStart)));
    if (choices.some((some) => some.length === 0)) return [];
    return joined(choices).filter((one) => one !== asked.join(" "));
  };
}

function index(some: Iterable<string>) {
  const words = new Set([...some].flatMap((word) => [word, singularOf(word)]));
  const byStart = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST - 1 || !isPlain(word)) continue;
    const start = word.charAt(0);
    const list = byStart.get(start);
    if (list) list.push(word);
    else byStart.set(start, [word]);
  }
  return { words, byStart };
}

function isPlain(word: string): boolean {
  return /^\p{Script=Latin}+$/u.test(word);
}

function nearestTo(word: string, byStart: ReadonlyMap<string, string[]>): string[] {
  if (word.length < SHORTEST || !isPlain(word)) return [];
  const near = (byStart.get(word.charAt(0)) ?? []).flatMap((known) => {
    if (Math.abs(known.length - word.length) > MOST_MISTAKES) return [];
    return mistakes(word, known) > MOST_MISTAKES ? [] : [known];
  });
  return near.slice(0, MOST_CHOICES);
}

/** Letters often confused. Any other replacement makes another word: a fireman is not a foreman. */
const alike = ["aeiouy", "cstkzx", "dt", "gj", "bp", "fvw", "mn"];

function costOf(left: string | undefined, right: string | undefined, length: number): number {
  if (left === right) return 0;
  const isAlike = alike.some((letters) => letters.includes(left ?? "-") && letters.includes(right ?? "-"));
  return isAlike && length >= LONG ? 1 : 2;
}

/**
 * The number of letters left out, inserted, changed or swapped with a neighbour; any number above one if there
 * are more.
 */
function mistakes(left: string, right: string): number {
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const next = [row];
    for (let column = 1; column <= right.length; column++) {
      const changed = costOf(left[row - 1], right[column - 1], left.length);
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + changed,
          row > 1 && column > 1 && isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > MOST_MISTAKES) return MOST_MISTAKES + 1;
    before = last;
    last = next;
  }
  return last[right.length] ?? 0;
}

function joined(choices: readonly (readonly string[])[]): string[] {
  return choices
    .reduce<string[]>(
      (lines, words) =>
        lines.flatMap((line) => words.map((word) => `${line} ${word}`)).slice(0, MOST_SPELLINGS),
      [""],
    )
    .map((line) => line.trim());
}
