import { type Level, levelsIn } from "../levels.ts";
import type { Checked, Fault } from "./types.ts";

const low = new Set<Level>(["a1", "a2", "b1"]);

/** A language known only a little may not be stated without saying so. */
export function hiddenLevel({ sentence, carried }: Checked): Fault | undefined {
  for (const { source } of carried) {
    if (source.claim?.kind !== "language") continue;
    const level = levelsIn(source.claim.text)[0];
    if (level === undefined || !low.has(level)) continue;
    if (levelsIn(sentence.text).includes(level)) continue;
    return { why: "The claim limits how well the language is known, which the sentence leaves out.", source };
  }
  return undefined;
}
