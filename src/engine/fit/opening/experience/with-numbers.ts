import type { PreparedJob } from "../prepare-record.ts";
import { type Found, near } from "../types.ts";
import { isOfLeading, ledAtLeast } from "./leading.ts";
import { quantitiesIn, says } from "./quantities.ts";
import type { Topic } from "./topic.ts";

/** Jobs that do not mention the required number, such as "a crew of 10", are near. */
export function withNumbers({ text, isLeading }: Topic, found: Found, full: readonly PreparedJob[]): Found {
  const isSaid = quantitiesIn(text).every((one) =>
    full.some(
      (job) => says(job.text, one) || (isLeading && isOfLeading(one.noun) && ledMany(job, one.least)),
    ),
  );
  return found.outcome !== "met" || isSaid ? found : near(found.shownBy ?? text, found.claimIds);
}

function ledMany({ says: { lines } }: PreparedJob, least: number): boolean {
  return lines.some(({ text }) => ledAtLeast(text, least));
}
