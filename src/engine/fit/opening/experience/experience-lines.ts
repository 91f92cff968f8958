import type { PreparedJob } from "../prepare-record.ts";
import { shownShare } from "../prepared-text.ts";
import { type Found, type Known, met } from "../types.ts";
import { asksToLead, saysLed } from "./leading.ts";
import { shownLine } from "./timed.ts";
import type { Topic } from "./topic.ts";

const MOST_LINES = 2;

/**
 * Cites the job lines that say most of the demand, by words as well. If no years are required, the first line is
 * the evidence.
 */
export function withLines(
  found: Found,
  jobs: readonly PreparedJob[],
  { words: wanted, isLeading }: Pick<Topic, "words" | "isLeading">,
  asksYears: boolean,
): Found {
  const lines = jobs
    .flatMap(({ lines, says }) => (lines ? says.lines : []))
    .map((line) => ({ line, share: shownShare(wanted, line) ?? Number(isLeading && saysLed(line.text)) }))
    .filter(({ share }) => share >= 0.5)
    .sort((left, right) => right.share - left.share)
    .slice(0, MOST_LINES)
    .map(({ line }) => line);
  const [first] = lines;
  if (!first || found.outcome !== "met") return found;
  const shownBy = asksYears ? found.shownBy : shownLine(first);
  return met([...lines.flatMap(({ claimIds }) => claimIds), ...found.claimIds], shownBy);
}

/** A listed skill of leading people, cited with the lines that say it. */
export function withLedLines(text: string, found: Found, { record }: Known): Found {
  if (found.outcome !== "met" || !asksToLead(text)) return found;
  const lines = record.texts.filter((line) => line.claimIds.length > 0 && saysLed(line.text));
  return met([...found.claimIds, ...lines.flatMap(({ claimIds }) => claimIds)], found.shownBy);
}
