import type { Carried, Sentence } from "../carry.ts";
import type { Words } from "../words/index.ts";

/** A sentence whose words are all carried, and by what; each check says what is wrong with it all the same. */
export interface Checked {
  sentence: Sentence;
  carried: readonly Carried[];
  words: Words;
  today: string;
}

/** Why a sentence says more than its sources do, with the source where it is one's fault; undefined where it does not. */
export interface Fault {
  why: string;
  source?: Carried["source"];
}
