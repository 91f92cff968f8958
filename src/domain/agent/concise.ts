import type { z } from "zod";
import { conciseExplanation } from "../match/concise.ts";
import type { ExploreData } from "./schema.ts";

/** An exploration with the sentences that say most of each direction. */
export function conciseExplore(data: z.output<typeof ExploreData>) {
  const directions = data.directions.map(({ explanation, ...rest }) => ({
    ...rest,
    explanation: conciseExplanation(explanation),
  }));
  return { ...data, directions };
}
