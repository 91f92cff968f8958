import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Written } from "./types.ts";

const kinds = [
  "fit",
  "letter",
  "interview",
  "compare",
  "role",
  "question",
  "next",
  "edit",
  "cannot",
  "forget",
] as const;
const texts = z.array(z.string());

/** A person by an author who has not seen this program: what they have, what they ask for, and what is true. */
const Person = z.object({
  resumeText: z.string(),
  limits: texts,
  goals: texts,
  minSalary: z.number(),
  currency: z.string(),
  /** Each begins with its day. */
  notes: texts,
  openings: z.array(
    z.object({
      title: z.string(),
      employer: z.string(),
      closing: z.string(),
      text: z.string(),
      facts: z.object({ met: texts, near: texts, unmet: texts, unknown: texts }),
    }),
  ),
  tasks: z.array(
    z.object({
      kind: z.enum(kinds),
      says: z.string(),
      opening: z.number().optional(),
      /** The words that an agent looks for. */
      words: z.string().optional(),
      facts: texts,
      never: texts.optional(),
      /** What is not true, of a task that asks to write it. */
      sentence: z.string().optional(),
      topic: z.string().optional(),
      /** Of a task to forget: what may stand nowhere afterwards, and what must. */
      gone: texts.optional(),
      kept: texts.optional(),
    }),
  ),
});
export type Person = z.infer<typeof Person>;

/** The ten people of people/. */
export const written: readonly Written[] = [
  ...(["altenpflegerin", "chef", "ksiegowa", "lawyer-returning", "lorry-driver"] as const),
  ...(["nurse-manila", "profesor-mates", "translator-finnish", "warehouse-analyst", "welder"] as const),
].map((name) => `people/${name}` as const);

/** One of them. */
export function person(who: Written): Person {
  const file = join(process.cwd(), "test", "robustness", "evals", `${who}.json`);
  return Person.parse(JSON.parse(readFileSync(file, "utf8")));
}
