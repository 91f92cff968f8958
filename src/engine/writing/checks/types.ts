import type { Carried, Sentence } from "../tokens/carry.ts";
import type { Words } from "../words/index.ts";

/**
 * A sentence whose words are all supported, with the sources. Each check reports what is wrong with it
 * nevertheless.
 */
export interface Checked {
  sentence: Sentence;
  carried: readonly Carried[];
  words: Words;
  today: string;
}

/** Why a sentence says more than its sources, with the source if one is at fault; undefined if it does not. */
export interface Fault {
  why: string;
  source?: Carried["source"];
}
