import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Service } from "../../app/service.ts";
import { applyOperation } from "../../domain/agent/operations.ts";
import { submitAssessment } from "../../domain/assessments/operations.ts";
import { forkCheckpointOperation, listCheckpoints } from "../../domain/checkpoints/operations.ts";
import { FreeObject } from "../../domain/common.ts";
import { updateDataSharing } from "../../domain/data-sharing/operations.ts";
import { createJobEvent } from "../../domain/jobs-workspace/create-job-event.ts";
import { createJobOperation, listJobs } from "../../domain/jobs-workspace/operations.ts";
import { addMemory } from "../../domain/memories/operations.ts";
import { updateProfile } from "../../domain/profile/operations.ts";
import { importResume } from "../../domain/resume/operations.ts";
import { createTimelineEvent } from "../../domain/timeline/operations.ts";
import type { Operation } from "../../operation/definition.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { DAY_MS } from "../../shared/time.ts";
import { runOperation } from "../terminal/context.ts";

/** An event of one of the jobs, its times counted from the day of the demo. */
const DemoEvent = z.looseObject({
  job: z.int(),
  daysAgo: z.number(),
  dueInDays: z.number().optional(),
});

const Person = z.object({
  profile: FreeObject,
  resume: FreeObject,
  timeline: z.array(FreeObject),
  assessments: z.array(FreeObject),
  memories: z.array(FreeObject),
  dataSharing: FreeObject,
  jobs: z.array(FreeObject),
  jobEvents: z.array(DemoEvent),
  applications: z.array(FreeObject),
  fork: FreeObject,
});

const Ids = z.array(z.object({ id: z.string() })).min(1);

/** Fills a user without a career with the fictional person, by the operations that anybody calls, and marks the user. */
export async function fillDemo(service: Service, userId: string): Promise<void> {
  const person = readPerson();
  const fill = async (operation: Operation, inputs: Record<string, unknown>[]) => {
    for (const input of inputs) await runAndLog(service, userId, operation, input);
  };
  await fill(importResume, [{ format: "json_resume", content: person.resume }]);
  await service.store.write(userId, (tx) => tx.user.markDemo(true));
  await fill(updateProfile, [person.profile]);
  await fill(createTimelineEvent, person.timeline);
  await fill(submitAssessment, person.assessments);
  await fill(addMemory, person.memories);
  await fill(updateDataSharing, [person.dataSharing]);
  await fill(createJobOperation, person.jobs);
  const jobs = Ids.parse(await runOperation(service, userId, listJobs, {})).reverse();
  await fill(createJobEvent, person.jobEvents.map(jobEvent(jobs, service.runtime.now())));
  await fill(applyOperation, person.applications);
  const [last] = Ids.parse(await runOperation(service, userId, listCheckpoints, {}));
  await fill(forkCheckpointOperation, [{ ...person.fork, ...last }]);
}

function jobEvent(jobs: z.infer<typeof Ids>, now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return ({ job, daysAgo, dueInDays, ...event }: z.infer<typeof DemoEvent>) => ({
    ...event,
    id: jobs[job]?.id,
    at: inDays(-daysAgo),
    ...(dueInDays !== undefined && { dueAt: inDays(dueInDays) }),
  });
}

function readPerson(): z.infer<typeof Person> {
  return Person.parse(JSON.parse(readFileSync(join(packageRoot(), "db", "demo", "person.json"), "utf8")));
}

/** Calls an operation, and writes the line into the access log that a client's call leaves. */
async function runAndLog(
  service: Service,
  userId: string,
  operation: Operation,
  input: Record<string, unknown>,
): Promise<void> {
  await runOperation(service, userId, operation, input);
  const { runtime, accessLog } = service;
  accessLog.append({
    id: runtime.newId("acc"),
    userId,
    time: runtime.now().toISOString(),
    client: "demo",
    operation: operation.name,
    resource: operation.http.path,
    status: operation.http.status,
  });
}
