import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** Two letters for each number below 1,024. */
const pairs = Array.from(ALPHABET, (first) => Array.from(ALPHABET, (second) => first + second)).flat();
const TIME_LETTERS = 10;
const RANDOM_LETTERS = 12;
/** Four letters, which count. */
const COUNTER_END = 2 ** 20;

/**
 * Creates a source of ULIDs in lower case, each greater than the one before. Those of one millisecond have its time and
 * random letters in common and count up from a random number: drawing them for each id costs ten times as much.
 */
export function createIds(now: () => number): () => string {
  let at = 0;
  let shared = "";
  let counter = COUNTER_END;
  return () => {
    const time = now();
    counter += 1;
    if (time > at || counter >= COUNTER_END) {
      // A clock that goes back, and more ids than a millisecond has, take the next one.
      at = Math.max(time, at + 1);
      shared = timeLetters(at) + randomLetters();
      // Leaves the other half to count.
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
