import { readFileSync } from "node:fs";
import { z } from "zod";
import type { traitNames } from "../../../../src/engine/catalog/types.ts";
import { seniorities } from "../../../../src/engine/seniority.ts";

const Score = z.int().min(0).max(100);
const Sentence = z.string().min(3).max(120);

/** The closed shape of db/catalog/paths.json. */
export const PathFile = z.strictObject({
  version: z.string().regex(/^\d+$/),
  notice: z.string().min(1),
  paths: z.array(
    z.strictObject({
      id: z.string().regex(/^example-[a-z]+(?:-[a-z]+)*$/),
      riasecProfile: z.strictObject({ R: Score, I: Score, A: Score, S: Score, E: Score, C: Score }),
      workStyleProfile: z.strictObject({
        openness: Score,
        conscientiousness: Score,
        extraversion: Score,
        agreeableness: Score,
        emotionalStability: Score,
      } satisfies Record<(typeof traitNames)[number], typeof Score>),
      seniority: z.enum(seniorities),
      stations: z
        .array(z.strictObject({ title: Sentence, code: z.string().regex(/^\d{2}-\d{4}\.\d{2}$/) }))
        .min(2),
      transitions: z
        .array(
          z.strictObject({
            from: Sentence,
            to: Sentence,
            duration: z.int().min(1).max(180),
            success: z.boolean(),
            skillsAcquired: z.array(z.string().min(1)).min(1).optional(),
            challenges: z.array(Sentence).min(1).optional(),
            keyLessons: Sentence.optional(),
          }),
        )
        .min(1),
    }),
  ),
});

/** Reads and validates the built-in example paths. */
export function loadPaths(): z.infer<typeof PathFile> {
  const file = new URL("../../../../db/catalog/paths.json", import.meta.url);
  return PathFile.parse(JSON.parse(readFileSync(file, "utf8")));
}
