import { readOpening } from "../../../../src/domain/agent/opening.ts";
import { limitsIn } from "../../../../src/domain/evidence/stated-limits.ts";
import { limitsWeighed } from "../../../../src/engine/fit/filters/limits-weighed.ts";
import { isOfTimes } from "../../../../src/engine/fit/opening/work-times.ts";
import type { MemoryNode } from "../../../../src/store/ports/memories.ts";
import { builtIn, nobody } from "./people.ts";

/** What an opening with one line says of a note: the most serious outcome, or "none" if the note sets no limit. */
export function saidOf(note: string, line: string): string {
  const rawText = ["Clerk", "Company: Sample Goods Ltd", line, "Requirements", "- Careful work"].join("\n");
  const read = readOpening({ inputMode: "pasted_text", rawText }, builtIn(), new Date("2026-11-30"));
  const noted = limitsIn({ id: "m", contentText: note, nodeType: "note" } as MemoryNode).map(({ text }) => ({
    ...{ text, memoryId: "m" },
    isOfTimes: isOfTimes(text),
  }));
  const { opportunity, text, times, hours } = read;
  const subject = { title: "Clerk", opportunity, text, times, hours, noted };
  const timeLimits = noted.filter((one) => one.isOfTimes);
  const said = limitsWeighed(nobody, builtIn(), { ...subject, timeLimits }).map(({ outcome }) => outcome);
  return ["fail", "unknown", "not_weighed", "pass"].find((one) => said.some((is) => is === one)) ?? "none";
}
