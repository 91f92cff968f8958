import { randomInt } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

// Without the letter that marks begin with: a mark within somebody else's word would be taken for a trace.
const LETTERS = "bcdfghjklmnpqrstvwx";

/** Makes words that begin with `mark`, which begins with z, are in no language, and that a stemmer leaves as they are. */
export function wordsMarked(mark: string): () => string {
  return () => `${mark}${Array.from({ length: 9 }, () => LETTERS[randomInt(LETTERS.length)]).join("")}x`;
}

/** Words, or beginnings of words, with the mark in the bytes of a database: its file, its log and the log's index. */
export function traces(databaseFile: string, mark: string): string[] {
  return ["", "-wal", "-shm"].flatMap((part) => {
    const file = `${databaseFile}${part}`;
    const bytes = existsSync(file) ? readFileSync(file).toString("latin1") : "";
    return [...bytes.matchAll(new RegExp(`${mark}[${LETTERS}]*`, "gi"))].map(([word]) => `${part} ${word}`);
  });
}
