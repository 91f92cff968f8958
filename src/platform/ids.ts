import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** Two letters for each number below 1,024. */
const pairs = Array.from(ALPHABET, (first) => Array.from(ALPHABET, (second) => first + second)).flat();
const TIME_LETTERS = 10;
const RANDOM_LETTERS = 12;
/** Four letters that count up. */
const COUNTER_END = 2 ** 20;

/**
 * Creates a source of lower-case ULIDs, each greater than the last. Ids of the same millisecond share their time and
 * random letters and count up from a random number: new random letters for each id cost ten times as much.
 */
export function createIds(now: () => number): () => string {
  let at = 0;
  let shared = "";
  let counter = COUNTER_END;
  return () => {
    const time = now();
    counter += 1;
    if (time > at || counter >= COUNTER_END) {
      // If the clock goes back or a millisecond runs out of ids, use the next millisecond.
      at = Math.max(time, at + 1);
      shared = timeLetters(at) + randomLetters();
      // Leaves the other half for counting.
      counter = randomBytes(3).readUIntBE(0, 3) % (COUNTER_END / 2);
    }
    return shared + pairs[Math.floor(counter / pairs.length)] + pairs[counter % pairs.length];
  };
}

function timeLetters(time: number): string {
  let letters = "";
  for (let left = time; letters.length < TIME_LETTERS; left = Math.floor(left / 1024))
    letters = pairs[left % 1024] + letters;
  return letters;
}

function randomLetters(): string {
  return Array.from(randomBytes(RANDOM_LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
