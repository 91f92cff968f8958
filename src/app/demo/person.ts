import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { HealthDay } from "../../domain/career-health/schema.ts";
import { FreeObject } from "../../domain/common.ts";
import { HEALTH_FORMULA } from "../../engine/health/health.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { DAY_MS } from "../../shared/time.ts";

/** An event of one of the jobs, with times relative to the day of the demo. */
const DemoEvent = z.looseObject({
  job: z.int(),
  daysAgo: z.number(),
  dueInDays: z.number().optional(),
});

/** An assessment. Without days it is taken at the time of the demo. */
const DemoAssessment = z.looseObject({ moduleId: z.string(), daysAgo: z.number().optional() });

const Score = z.number().nullable().default(null);

/** Career health on a day before the demo. Missing scores were unknown. */
const DemoDay = z.strictObject({
  daysAgo: z.int(),
  overallScore: Score,
  skillFreshness: Score,
  goalProgress: Score,
  marketAlignment: Score,
  careerActivity: Score,
});

const Person = z.object({
  profile: FreeObject,
  resume: FreeObject,
  timeline: z.array(FreeObject),
  assessments: z.array(DemoAssessment),
  healthDays: z.array(DemoDay),
  memories: z.array(FreeObject),
  dataSharing: FreeObject,
  jobs: z.array(FreeObject),
  jobEvents: z.array(DemoEvent),
  applications: z.array(FreeObject),
  fork: FreeObject,
});

/** Reads the fictional person of the demo. */
export function readPerson(): z.infer<typeof Person> {
  return Person.parse(JSON.parse(readFileSync(join(packageRoot(), "db", "demo", "person.json"), "utf8")));
}

/** An event's input, if the jobs have these ids. */
export function jobEvent(jobs: readonly { id: string }[], now: Date) {
  return ({ job, daysAgo, dueInDays, ...event }: z.infer<typeof DemoEvent>) => ({
    ...event,
    id: jobs[job]?.id,
    at: inDays(now, -daysAgo),
    ...(dueInDays !== undefined && { dueAt: `${inDays(now, dueInDays).slice(0, 10)}T00:00:00.000Z` }),
  });
}

/** An assessment's input. */
export function submission(now: Date) {
  return ({ daysAgo, ...answered }: z.infer<typeof DemoAssessment>) => ({
    ...answered,
    ...(daysAgo !== undefined && { answeredAt: inDays(now, -daysAgo) }),
  });
}

/** A stored day of health. */
export function healthDay(now: Date) {
  return ({ daysAgo, overallScore, ...metrics }: z.infer<typeof DemoDay>): HealthDay => ({
    day: inDays(now, -daysAgo).slice(0, 10),
    overallScore,
    metrics,
    formula: HEALTH_FORMULA,
  });
}

function inDays(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}
